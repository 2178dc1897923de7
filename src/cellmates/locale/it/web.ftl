### La pagina: ciò che dice solo il tavolo nel browser.
###
### $who, $kind sono nomi in questa lingua; $seed si stampa com'è; $count è un numero.

## La casa

skip-to-content = Vai al tavolo
page-lost = A questo indirizzo non c'è nulla.
sound = Suono
theme = Colori
theme-auto = come il sistema
theme-light = chiari
theme-dark = scuri
close = Chiudi
copy = Copia
copied = Copiato
send = Invia
to-start = Alla pagina iniziale
to-table = Al tavolo

## Pagina iniziale

home-fan-work = Un'opera non ufficiale di appassionati: regole con parole nostre, disegni nostri. I giochi appartengono ai loro editori.
home-play = A che cosa vuoi giocare?
home-open = Tavoli aperti
home-none-open = Nessuno aspetta giocatori in questo momento.
home-fair = Niente account, niente e-mail. Una partita non va mai persa: chiudi la pagina e torna quando vuoi.
table-open = aperto
table-playing = in gioco
table-over = finito
table-loading = Arrivo al tavolo
free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}

## Un nuovo tavolo

your-name = Il tuo nome
guest-name = Ospite
more-settings = Altre impostazioni
clock = Tempo
clock-none = senza limite di tempo
talk-structured = solo frasi pronte
talk-free = frasi e chat libera
pace = Ritmo dei bot
pace-fast = veloce
pace-calm = calmo
pace-slow = lento
spectators-allowed = Altri possono guardare
table-listed = Mostralo tra i tavoli aperti
play-bots = Gioca con i bot
play-alone = Gioca
open-table = Apri un tavolo per gli amici
botkind-careful = bot prudente
botkind-random = bot casuale

## Attesa e posti

seats = Posti
players = Giocatori
seat-free = libero
host = host
away = assente
relieved = gioca un bot
sit-down = Siediti
stand-up = Lascia il posto
fill-bots = Riempi con bot
kick = Allontana
invite = Link per gli amici
    .what = Chi lo apre può prendere un posto libero o guardare.
    .watch = Chi lo apre può guardare.
waiting-host = La partita la avvia l'host.
waiting-table = La partita va avanti da sola.
watching = { $count ->
    [0] nessuno guarda
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
notify = Avvisami quando tocca a me
notify-cannot = Qui il browser non permette le notifiche; un suono e il titolo della pagina ti dicono quando tocca a te.
hand-over = Fai giocare un bot per me
come-back = Sono di nuovo qui
fairness = Niente trucchi
    .what = Questo è lo SHA-256 del seme segreto. Alla fine il seme è pubblico e chiunque può controllarlo.

## Al tavolo

connection-lost = Connessione persa. Nuovo tentativo in corso; nulla va perso.
bye-kicked = L'host ti ha allontanato da questo tavolo. Puoi guardare, ma non puoi più sederti qui, a meno che l'host ti riammetta.
take-back = Ritira la scelta
may-also = Puoi anche
can-choose = Si può scegliere
cell-face-up = rivelata
cell-known = nascosta, ma l'hai vista
note-here = La tua nota su questa stanza
ready-button = Fatto
face-up = scoperto
face-down = coperto
log-all = Mostra tutto
chat = Scrivi qualcosa
say-something = Di' qualcosa …
say-claim = Dichiara
say-accuse = Accusa
say-plan = Proponi
line-started = La partita è iniziata.
line-ended = La partita è finita.
line-took_back = { $who } ha ritirato l'ultima scelta.
line-returned = { $who } gioca di nuovo.
line-relieved-clock = { $who }: tempo scaduto; continua un bot.
line-relieved-gone = { $who } non c'è più; continua un bot.
line-relieved-left = { $who } ha ceduto il posto a un bot.

## Dopo la fine

rematch = Rivincita
to-rematch = Alla rivincita
watch-replay = Replay
download-record = Scarica la partita
verify = Verifica il seme
replay-first = All'inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-play = Avvia o ferma
replay-eyes = Visto da
replay-eyes-spectator = uno spettatore
replay-speed = Velocità

## Quando qualcosa è rifiutato: che fare

refusal-unreachable = Il server non risponde. Controlla la connessione e riprova.
refusal-unknown = Qualcosa è andato storto. Ricarica la pagina.
refusal-malformed = Il server non ha capito la pagina. Ricaricala.
refusal-hello_first = La pagina ha avuto fretta. Ricaricala.
refusal-no_such_table = Questo tavolo non esiste. Controlla il link.
refusal-bad_token = Questo link non apre nessun posto. Chiedine uno nuovo.
refusal-no_spectators = Questo tavolo non si può guardare. Chiedi un posto.
refusal-not_seated = Prima prendi un posto.
refusal-not_host = Può farlo solo l'host. Chiedi all'host.
refusal-stale = Il tavolo è andato avanti. Scegli di nuovo.
refusal-no_such_option = Questa opzione non esiste. Scegline una di quelle offerte.
refusal-not_on_offer = Questo ora non si può scegliere. Prendi una delle opzioni mostrate.
refusal-not_your_decision = Adesso non tocca a te decidere. Aspetta il tuo turno.
refusal-silenced = Ora nessuno può parlare. Riprova più tardi.
refusal-no_chat = Questo tavolo ha solo frasi pronte. Scegline una.
refusal-cannot_take_back = È troppo tardi per ritirare la scelta.
refusal-wrong_state = In questo momento al tavolo non si può. Aspetta, o ricarica la pagina.
refusal-seat_taken = Lì c'è già qualcuno. Prendi un altro posto.
refusal-seats_free = Ci sono ancora posti liberi. Falli occupare o mettici dei bot.
refusal-no_such_seat = Questo posto non esiste. Prendine un altro.
refusal-no_such_bot = Questo bot non esiste. Scegline un altro.
refusal-bad_config = Queste impostazioni non vanno insieme. Cambiane una.
refusal-bad_name = Questo nome non si può usare. Scegline un altro.
refusal-slow_down = Troppo in fretta. Aspetta un momento e riprova.
refusal-too_many = Troppe connessioni, troppi tavoli o serie di carte da qui. Chiudine qualcuno o aspetta un po'.
refusal-notes_full = Non c'è posto per altre note. Prima cancellane una.
refusal-not_stored = Non è successo nulla: il server non ha potuto salvarlo. Riprova.
refusal-not_over = La registrazione è segreta fino alla fine della partita. Torna allora.
refusal-foreign_origin = Un'altra pagina non può farlo. Apri direttamente questa.

## Parole comuni ad altri tavoli

your-turn = Tocca a te
thinking = sta pensando
setup-bots = Bot
setup-memory = Aiuto alla memoria
setup-memory-events_only = solo nella tua cronaca
setup-memory-board = sul tabellone
setup-memory-none = per niente
setup-start = Inizia la partita
label-deck =
    Mazzo M.A.C.: { $left ->
        [one] { $left } carta
       *[other] { $left } carte
    }
label-discard = Scartate
label-open = Scoperte in questo round
score-total = stelle
