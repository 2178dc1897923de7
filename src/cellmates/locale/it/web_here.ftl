# At a house: playing in one's own browser.
here-meanwhile = Intanto gioca qui
here-browser = Stai giocando nel tuo browser.
here-back = Torna al server
here-beginning = La partita comincia appena il motore è pronto…
