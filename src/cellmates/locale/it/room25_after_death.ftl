# Che cosa succede quando tutti i propri personaggi sono morti.
after-death = Sei fuori: e adesso?
after-death-watch = Guardi fino alla fine. Non ti verrà chiesto altro.
after-death-partial = Se tutti gli altri escono, è mezza vittoria. Ancora un morto, e perdono tutti.
after-death-prisoners = I prigionieri possono ancora vincere: nell'ultimo round la Stanza 25 può uscire senza uno di loro. Ancora un prigioniero morto, e vincono le guardie.
after-death-guards = Le guardie possono ancora vincere: con due prigionieri morti, o quando finisce il conto alla rovescia.
after-death-role_hidden = Nessuno vede ancora il tuo ruolo. Verrà mostrato con la prossima morte, al più tardi all'inizio dell'ultimo round.
after-death-race = Senza un personaggio vivo non puoi più vincere. Gli altri continuano la corsa verso l'uscita.
after-death-team_last_round = La tua squadra può ancora uscire senza di te, nell'ultimo round.
after-death-team_inside = Quando finisce il conto alla rovescia, vince la squadra con più persone nella Stanza 25. Una squadra che perde l'ultimo personaggio è subito sconfitta.
after-death-revival = Chi entra nella Stanza di Rigenerazione riporta tutti i morti nella Stanza Centrale.
after-death-talk = Puoi continuare a parlare: racconta che cosa hai visto.
