### Che carattere hanno i bot: dopo il livello, per esempio `mastermind:liar`.

error-unknown-temperament = Nessun bot ha il carattere «{ $text }». Dopo i due punti: { $known }.
flag-temperament = { $text }; dopo i due punti un carattere ({ $known }), altrimenti quello del personaggio
flag-bot-limit = il livello più alto dei bot che possono giocare qui
