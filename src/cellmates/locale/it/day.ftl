### The deal of a day: the same for everybody (terminal and page).

day-title = La partita del giorno
day-of-room25 = Il complesso del giorno
day-of-lockup = Il Lockup del giorno
day-what = La stessa partita per tutti e un solo tentativo che conta. Una nuova arriva a mezzanotte UTC.
day-alone = in solitario
day-with-bots = con { $count } bot
day-company = Con chi
day-streak = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
day-today = oggi
day-late = in ritardo
day-play-today = Gioca quella di oggi
day-play = Gioca questo giorno
day-go-on = Riprendi il tentativo
day-look = Guarda la tua partita
day-once = Conta un solo tentativo. Intanto l’allenatore tace.
day-no-score = Un tentativo iniziato più tardi è segnato come in ritardo, sotto quelli del giorno.
day-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
day-won = vinta
day-lost = persa
day-result = Il tuo risultato
day-share-line = Cellmates · { $name } ({ $mode }) · { $date } · { $points }
day-copy = Copia il risultato
day-copied = Copiato
day-board = Tentativi su questo server
day-nobody = Qui nessuno ha ancora tentato questa partita.
day-playing = in gioco
day-own = tu
day-days = Giorni
day-tile = { $day }: { $result }
day-untried = non tentato
day-seed = Il seme è pubblico: lo SHA-256 di «{ $text }».
day-symbols-room25 = 🟦 un round giocato, ⬜ un round rimasto; 🚪 nella Stanza 25, 🔒 altrove, 💀 morte
day-symbols-lockup = Stelle prima del punteggio finale, poi obiettivo di maggioranza, obiettivo finale, scagnozzi, cubi, tomi, segnalino: 🟩 il massimo, 🟨 qualcosa, ⬛ nulla; 🥇 il posto
day-more = Tutti i giorni e i risultati
day-to-days = Alla partita del giorno
refusal-day_closed = Questo giorno adesso non si può giocare.
refusal-day_tried = Hai già avuto il tuo tentativo per questa partita.

## The command

command-day = gioca la partita del giorno
    .what = Tutti hanno la stessa partita e un solo tentativo che conta. Se non è finita, riprende da dove era rimasta.
flag-day-date = un giorno dell’ultima settimana, AAAA-MM-GG; se manca, oggi secondo UTC
flag-day-mode = uno tra { $known }; se manca, il primo
error-day-date = { $text } adesso non si può giocare; ci sono { $known }
day-terminal-tried = Il tuo tentativo del { $date } è finito.
