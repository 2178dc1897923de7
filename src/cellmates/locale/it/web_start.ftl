### The start page: what the games are, what goes on in the house, one's own games.

start-lead = Due giochi sull'evasione. Nessun account, e i posti vuoti li occupano i bot.
start-welcome = Ciao di nuovo, { $name }.
start-welcome-guest = Ciao di nuovo.
start-calling = { $count ->
    [one] Un tavolo aspetta la tua mossa.
   *[other] { $count } tavoli aspettano la tua mossa.
}
start-play = Gioca subito
start-learn = È la prima volta? Dieci minuti
start-friends = Con amici
start-players = { $least }–{ $most } giocatori
start-minutes = circa { $count } min
weight-light = facile da imparare
weight-medium = si impara in una partita
weight-heavy = per chi ama le regole
blurb-room25 = Uno show in diretta, un labirinto che scorre sotto i piedi, e qualcuno al tavolo lavora per i produttori.
blurb-lockup = Otto luoghi in una fortezza alla luce delle torce. Manda la tua banda, nascondi il segnalino più forte, forgia, recluta, e lascia agli altri gli occhi delle guardie.
kind-room25 = ruoli nascosti, bluff, un tabellone che scorre
kind-lockup = piazzamento, fabbricazione, sangue freddo

start-new = Una nuova partita
start-house = Cosa succede adesso
start-nobody = Nessuno aspetta giocatori in questo momento. Apri un tavolo: gli amici arrivano con il link, i bot subito.
start-goes-on = Le tue partite
go-on = Continua
look-in = Dai un'occhiata
to-lobby = Alla sala d'attesa
join-in = Unisciti
watch-table = Guarda
table-waits = Qui aspettano: { $who }
table-empty = adesso non c'è nessuno
result-won = Vittoria
result-lost = Sconfitta
game-remove = Elimina
game-remove-really = Eliminare questa partita dal tuo elenco?
table-leave = Lascia
table-leave-really = Liberare il posto e lasciare il tavolo?
table-close = Chiudi il tavolo
table-close-really = Chiudere questo tavolo? Tutti dovranno andarsene.
table-round = round { $round } di { $rounds }
