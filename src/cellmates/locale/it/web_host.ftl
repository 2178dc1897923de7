# What a host may do to people and seats, and games that end before their end.

host-powers = Posti e persone
mute = Togli la parola
unmute = Ridai la parola
muted = senza parola
make-host = Nomina host
make-host-really = Vuoi passare a { $who } il ruolo di host?
kick-game-really = Allontanare { $who }? Finché nessuno prende il posto gioca un bot.
seat-clear = Libera per una persona
pardon = Riammetti gli allontanati
pardon-what = Chi allontani non può più sedersi qui.
close-game = Chiudi la partita
close-game-really = Chiudere la partita per tutti, senza vincitori?
table-closed = chiusa in anticipo
table-gone = Questo tavolo è stato chiuso.
closed-host = L'host ha chiuso questa partita.
closed-house = Questa partita è stata chiusa da chi gestisce il server.
closed-rules = La partita era iniziata con regole più vecchie, che questo server non usa più: è stata chiusa.
closed-abandoned = Qui nessuno giocava da molto tempo: la partita è stata chiusa.
line-relieved-sent_away = { $who }: allontanamento deciso dall'host; continua un bot.
line-relieved-vacant = { $who }: il posto è libero; gioca un bot finché qualcuno lo prende.
line-returned-new = { $who } prende il posto.
refusal-shut_out = L'host ti ha allontanato da questo tavolo. Puoi guardare, oppure aprire un tavolo tuo.
refusal-muted = L'host ti ha tolto la parola. Le frasi pronte funzionano ancora.
refusal-own_seat = Prima passa a qualcun altro il ruolo di host.
