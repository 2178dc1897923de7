### Che cosa dice il comando `cellmates` oltre ad app.ftl.

## Uso sbagliato

error-missing-arguments = Manca: { $known }
error-one-of-arguments = Serve uno di questi: { $known }
error-not-with = { $key } non si può indicare insieme a { $other }
error-unknown-arguments = Non capito: { $text }
error-missing-value = { $key } vuole un valore.
error-no-value = { $key } non vuole valori.
error-not-a-number = «{ $text }» non è un numero.
error-argument = { $key }: { $problem }
error-unfit-weights = { $bot } non può giocare: i suoi pesi sono danneggiati o sono stati fatti per un’altra versione ({ $problem }).
error-config = Con queste impostazioni non si può giocare: { $problem }
error-too-small = { $key } deve essere almeno { $least }.
error-no-equals = { $key }: al posto di «{ $text }» ci vuole KEY=VALUE.
error-no-editions = { $game } non ha edizioni; togli --edition.
did-you-mean = Forse intendevi { $text }?
resume-passed-over = Saltato: { $problem }

## Controllo

check-unreadable = { $count ->
    [one] { $count } file non è uno scenario.
   *[other] { $count } file non sono scenari.
}

## Che cosa c'è nella scatola

argument-topic = che cosa mostrare: { $known }
argument-name = una cosa sola, con la sua notazione o il suo nome
error-unknown-name = { $topic }: non c'è «{ $text }». Ci sono: { $known }.

topic-rooms = Stanze
topic-characters = Personaggi
topic-cards = Carte M.A.C.
topic-complexes = Complessi
topic-editions = Edizioni
topic-switches = Varianti delle regole

total-rooms = tipi: { $kinds }, tessere nella scatola: { $tiles }

fact-slug = notazione
fact-name = nome
fact-colour = colore
fact-level = difficoltà
fact-tiles = tessere
fact-boxes = tessere nelle scatole
fact-source = fonte
fact-letter = lettera
fact-special = capacità speciale
fact-duo = compagno
fact-box = scatola
fact-empties = Stanze Vuote proprie
fact-locks = lucchetti propri
fact-copies = copie
fact-set = serie
fact-kind = tipo
fact-modes = modalità
fact-out = mai usate
fact-differences = letture proprie
fact-default = predefinito
fact-depends = secondo le altre impostazioni
fact-values = valori
fact-rule = regola

values-tiles = un elenco di stanze
values-complex = un complesso, o 25 stanze
values-seat = il numero di un posto

source-rulebook = regolamento
source-secondary = di seconda mano
source-reconstructed = ricostruzione
set-base = base
set-madness = follia
complex-list = elenco
    .what = 25 stanze precise, note a tutti
complex-table = tabella
    .what = alcune stanze si pescano a caso per colore; è nota solo la tabella
complex-any = a caso: { $count }

## Simulazione

flag-with-default = { $text } (predefinito: { $value })
flag-simulate-bots = chi gioca: un bot per tutti i posti, o più bot che si alternano tra i posti ({ $known })
flag-sides = chi gioca per quale parte, per esempio guard=careful,prisoner=random
column-side = parte
column-interval = intervallo al 95 %
column-count = numero
side-prisoner = prigionieri
side-guard = guardie
side-a = Squadra A
side-b = Squadra B
side-player = ogni giocatore
side-everybody = tutti insieme

## Rivedere una partita

flag-as = guarda la partita da questo posto (numero o nome), come spectator, o all: tutto scoperto a partita finita

## Il server

flag-host = indirizzo su cui ascoltare
flag-port = porta su cui ascoltare; altrimenti { $port } o, se è occupata, una libera
flag-lan = apre il server alla rete e mostra un codice per i telefoni
flag-open = apre la pagina in un browser, se c'è
flag-database = dove si conservano i tavoli: sqlite:///FILE o postgresql://USER@HOST/NAME; altrimenti un file tra i tuoi dati
flag-behind-proxy = si fida degli indirizzi indicati dal proxy che sta davanti (X-Forwarded-For, X-Forwarded-Proto)
flag-origin = un altro indirizzo da cui si può aprire la pagina; si può ripetere
flag-offered-cards = una cartella con i tuoi file di carte, con cui si può giocare ai tavoli; si può ripetere
flag-unlimited = nessun limite a messaggi, connessioni e tavoli
flag-bot-processes = numero di processi in cui pensano i bot
flag-idle = secondi in cui un tavolo fermo resta in memoria
flag-log = come si scrivono i log: text, oppure json, un oggetto per riga (predefinito: text nel terminale, json altrove)

serve-here-only = Possono entrare solo i browser di questo computer. Con --lan anche quelli della rete.
serve-network = Chiunque sia nella tua rete può aprire questo indirizzo o inquadrare il codice con il telefono.
serve-elsewhere = Anche su: { $addresses }
serve-firewall = Se un telefono non trova niente: deve essere nella stessa rete (le reti per gli ospiti spesso separano i dispositivi) e il firewall di questo computer deve lasciar passare la porta { $port }.
serve-no-network = Questo computer non è in nessuna rete: possono entrare solo i suoi browser. Collegalo e riprova.
serve-compiled = Gioca la versione compilata.
serve-interpreted = Gioca la versione interpretata.
serve-stop = Ctrl-C ferma il server; nessuna partita va persa.
serve-port-taken = La porta { $port } è occupata; eccone un'altra.
serve-port-in-use = La porta { $port } è occupata. Indicane un'altra, o nessuna: se ne troverà una libera.
serve-no-folder = Le partite non possono stare in { $folder } ({ $problem }). Indica un altro posto, per esempio --database sqlite:///partite.db
serve-already-open = Cellmates è già aperto: { $address }
serve-open-here-only = Quello non lascia entrare altri dispositivi. Chiudilo (Ctrl-C nella sua finestra) e riparti con --lan.
serve-not-built = La pagina non è ancora compilata; la compila «make web».
serve-cannot = Il server non può partire: { $problem }

## Mistakes in somebody's own card files; $key, $value, $known and names of cards are printed as they are

problem-place = { $file }, riga { $line }
problem-syntax = questo non è TOML: { $problem }
problem-deep = è annidato troppo in profondità.
problem-encoding = non è un testo in UTF-8.
problem-section = qui ci vogliono chiavi con valori.
problem-value = { $key } non può essere «{ $value }». Possibili: { $known }.
problem-list = { $key } deve essere una lista.
problem-number = { $key } deve essere un numero intero da 0 in su, non «{ $value }».
problem-flag = { $key } deve essere true o false, non «{ $value }».
problem-pair = { $key } elenca coppie di una cosa e un numero, non «{ $value }».
problem-key = chiave sconosciuta «{ $key }». Conosciute: { $known }.
problem-long-name = un nome è troppo lungo.
problem-most = { $key } è più di { $most }.
problem-most-entries = { $key } ha più di { $most } voci.
problem-slug = un nome tra parentesi ha solo lettere minuscole, cifre e trattini bassi.
problem-slug-taken = questo nome significa altro nella notazione.
problem-slug-twice = c'è già un'altra carta con questo nome.
problem-no-name = manca il nome in «{ $lang }».
problem-bad-name = il nome in «{ $lang }» è troppo lungo o invisibile.
problem-no-treasure = un oggetto ha almeno un tesoro.
problem-no-cost = un oggetto ha un prezzo.
problem-goal-leader = un obiettivo di maggioranza ha un minimo; le stelle sono quelle delle regole.
problem-goal-instant = un obiettivo immediato ha un minimo e delle stelle.
problem-goal-final = un obiettivo finale è una gara, oppure ha stelle e minimum o per.
problem-no-crew = questa banda non c'è. Ci sono: { $known }.
problem-no-power = questa banda comincia senza potenza.
problem-location = le regole non conoscono { $count } carte così.
problem-count = { $thing }: { $count } invece di { $wanted }.
problem-titles = { $count } titoli, al massimo { $most }.
problem-least = { $thing }: { $count }, almeno { $least }.
problem-suspicion = { $cards }: insieme più di { $most } sospetti.
problem-goal-kind = manca un obiettivo del tipo «{ $goal }».
problem-no-folder = questa cartella non esiste.
problem-no-files = nella cartella non ci sono file di carte: { $known }.
problem-no-card-file = non è un file di carte. File di carte: { $known }.
problem-too-large = più grande di { $most } KiB.
problem-line-long = la riga { $line } è troppo lunga.
problem-line-deep = la riga { $line } è annidata troppo in profondità.

## Analyse

analysis-title = Analisi: { $file }
analysis-balance = { $who }: { $start } % prima della distribuzione, distribuzione { $deal }, scelte proprie { $own }{ $others ->
    [none] {""}
   *[other] , scelte altrui { $others }
}, fortuna { $luck }, alla fine { $end } %
analysis-balance-hint = In punti di probabilità di vincere. Il costo di una scelta si calcola da ciò che si poteva sapere allora; il resto è fortuna.
analysis-where = round { $round }, scelta { $number }
analysis-person = { $who }: { $points }, scelte confrontate: { $count }
analysis-better = { $made }. Meglio: { $better }
analysis-why = Perché: «{ $reasons }»
analysis-nothing-open = Tutto ciò che conta è scoperto.
flag-analyse-as = solo ciò che questo posto può sapere ora, anche a partita in corso: il numero o il personaggio
error-no-analysis = non c'è un'analisi di { $game }
progress-analysing = scelte: { $done } su { $total }

## `cellmates puzzle`.

command-puzzle = posizioni con una sola risposta giusta
    .what = Ritaglia rompicapi dalle partite dei bot e li dimostra, elenca quelli compresi nel programma, ne propone uno nel terminale, li controlla.
puzzle-make = fai giocare i bot e cerca rompicapi
puzzle-play = risolvi un rompicapo
puzzle-list = elenca i rompicapi
puzzle-check = dimostra di nuovo i rompicapi
puzzle-argument-id = il nome breve del rompicapo; senza, uno qualsiasi
puzzle-argument-files = file di rompicapi; senza, quelli compresi nel programma
puzzle-flag-number = quanti rompicapi
puzzle-flag-kind = solo di questo tipo: { $known }
puzzle-flag-out = il file da scrivere; senza, vengono stampati
puzzle-flag-answer = il numero di una risposta, invece della domanda
puzzle-flag-seed = il seme delle partite; senza, uno qualsiasi
puzzle-progress-making = rompicapi: { $done } su { $total }
puzzle-progress-checking = rompicapi: { $done } su { $total }
puzzle-made = Rompicapi: { $count }. Partite giocate: { $games }, momenti esaminati: { $looked }. Seme: { $seed }
puzzle-row = { $id }: { $kind }, { $grade }
puzzle-which = La tua risposta (un numero, o niente per vedere la soluzione):
puzzle-holds = Tutto torna, rompicapi: { $count }.
puzzle-fails = { $id }: { $problem }
puzzle-none = non ci sono rompicapi di { $game }
puzzle-unknown = il rompicapo { $id } non esiste
puzzle-no-file = { $file } non si può leggere come rompicapi
