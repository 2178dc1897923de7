### What is said around any game: menus, prompts, errors, commands.
###
### Arguments: $who, $mode, $command and the like are names, already in this language;
### $file, $option, $text, $key, $seed are printed as they are; numbers come as numbers.

## The program and small words

app-name = Cellmates
app-tagline = Giochi di prigione per un solo tavolo: con gli amici, con i bot o in solitario.
language-name = Italiano
language = Lingua
version = Cellmates { $version }
game-room25 = Room 25
    .what = Ruoli nascosti, programmi segreti e un Complesso che scorre sotto i piedi.

yes = sì
no = no
you = tu
nobody = nessuno
everybody = tutti
unknown = sconosciuto
list-and = { $first } e { $last }
player = Giocatore { $number }
bot = Bot { $number }
bot-random = casuale
    .what = Prende una qualsiasi delle opzioni offerte, tutte con la stessa probabilità.
ready = fatto
waiting-for = In attesa di { $who }
game-over = La partita è finita
log = Cronaca
talk = Chat
rules = Regole
notes = Appunti

## Counting

count-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
}
count-choices = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
count-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

## Menu

menu-new = Nuova partita
    .what = Scegli una modalità e prendete posto.
menu-quit = Esci
    .what = Chiudi il programma.
menu-no-saves = Non c'è ancora nessuna partita salvata.
menu-enter = Invio prende ciò che è segnato con *; quit esce.
menu-start = Inizia la partita
    .what = Puoi smettere quando vuoi: la partita viene salvata.
menu-question = domanda
menu-answer = risposta

## Setting up a game

setup-mode = Modalità
    .what = Che cosa bisogna fare per vincere.
    .what = Base per una prima partita, Season 2 per avere tutto.
setup-seats = Giocatori
    .what = Quanti siedono al tavolo, bot compresi.
setup-humans = Persone a questo schermo
    .what = Gli altri posti sono giocati dai bot.
setup-character = Personaggio
    .what = Con chi giochi.
setup-anybody = chiunque

## Prompts

prompt-choose = La tua scelta:
prompt-may = Puoi anche
prompt-talk = Puoi dire
prompt-tell = Vuoi dire agli altri che cosa hai visto? Invio: non dire nulla.
prompt-hint = Scrivi un numero, una lettera o la notazione; ? per l'aiuto, ! per un consiglio, quit per salvare e uscire.
prompt-help = Un numero prende quell'opzione, una lettera l'opzione che la porta; si può scrivere anche la notazione tra parentesi, e bastano gli inizi delle parole. «? 2» spiega l'opzione 2, «?» con un nome spiega un luogo, una carta o un'altra cosa del gioco. «board» mostra il tavolo, «log» che cosa è successo, «say» che cosa puoi dire, «may» che altro puoi fare, «back» torna al primo elenco, «undo» annulla una scelta da cui nessuno ha saputo niente, «quit» salva la partita ed esce.
nothing-to-may = Adesso non puoi fare nient'altro.
nothing-to-talk = Adesso nessuno può dire niente.
undone = Annullato. Scegli di nuovo.

## Keys of the full-screen table

key-help = Aiuto
    .what = Mostra o nascondi questo aiuto.
key-choose = Scegli
    .what = Prendi l'opzione sotto il cursore.
key-why = Perché
    .what = Spiega l'opzione sotto il cursore.
key-board = Tabellone
    .what = Passa da una stanza all'altra e leggi che cosa fanno.
key-talk = Parla
    .what = Di' un colore, un sospetto o un piano.
key-may = Altro
    .what = Fai qualcosa che nessuno ti chiede: metti un promemoria, riveli il ruolo.
key-type = Scrivi
    .what = Scrivi una scelta nella notazione, o una domanda come «? vortex».
key-undo = Annulla
    .what = Annulla una scelta da cui nessuno ha saputo niente.
key-back = Indietro
    .what = Di nuovo al primo elenco.
key-on = Avanti
    .what = Continua.
keys-help = Tasti: le frecce e Invio scelgono; un numero o la lettera davanti a un'opzione la prende subito. ? spiega l'opzione sotto il cursore. ! dà il consiglio dell'allenatore. Tab percorre il tabellone, e lì Invio prende l'opzione che riguarda quel luogo. t parla, m fa ciò che nessuno chiede, u annulla, / scrive una scelta o una domanda, Pag Su e Pag Giù fanno scorrere la cronaca, q salva ed esce.
page-any-key = ↑ ↓ per scorrere; ogni altro tasto riporta al tavolo.

## The curtain between players at one screen

curtain-pass = Passa lo schermo a { $who }.
curtain-ready = { $who }: premi Invio quando nessun altro guarda.
curtain-done = Scelta fatta. Premi Invio per nascondere i tuoi segreti.

## Saving and going on

saved = La partita è salvata in { $file }.
saved-how = Per riprenderla: { $command }
resumed = La partita di { $file } riprende. { $count ->
    [one] Finora c'è stata { $count } scelta.
   *[other] Finora ci sono state { $count } scelte.
}
record-written = La registrazione della partita è in { $file }.
seed-published = Il seme era { $seed }: chiunque può rivedere la registrazione e controllare che nulla fosse truccato.

## Errors: what is wrong, and what to do next

error = Errore
error-unknown-option = L'opzione «{ $text }» non esiste. Scrivi un numero dell'elenco, o ? per l'aiuto.
error-not-offered = Adesso non si può scegliere «{ $option }». Prendi una delle opzioni in elenco.
error-ambiguous = «{ $text }» corrisponde a più opzioni: { $options }. Scrivi qualcosa in più.
error-cannot-undo = Dopo la tua ultima scelta qualcuno ha già saputo qualcosa; non si può annullare.
error-unknown-thing = Qui non c'è niente che si chiami «{ $text }». Indica un luogo, una carta o un'altra cosa del gioco.
error-no-such-file = Il file { $file } non esiste. Controlla il percorso.
error-not-readable = Impossibile leggere { $file }: { $problem }
error-cannot-write = Impossibile scrivere { $file }: { $problem }
error-record-cut-short = La registrazione { $file } è troncata: finisce a metà di una voce.
error-record-altered = La registrazione { $file } è stata alterata: la scelta { $number } («{ $option }») non era possibile.
error-record-digest = La registrazione { $file } è stata alterata: non porta alla posizione che dichiara.
error-record-version = { $file } segue le regole nella versione { $theirs }; questo programma gioca con la versione { $ours }.
error-record-unfinished = La partita in { $file } non è ancora finita.
error-unknown-key = Chiave sconosciuta: «{ $key }». Esistono: { $known }.
error-unknown-value = «{ $value }» non è un valore di { $key }. Possibili: { $known }.
error-unknown-mode = La modalità «{ $text }» non esiste. Modalità: { $known }.
error-unknown-edition = L'edizione «{ $text }» non esiste. Edizioni: { $known }.
error-unknown-game = Il gioco «{ $text }» non esiste. Giochi: { $known }.
error-unknown-bot = Il bot «{ $text }» non esiste. Bot: { $known }.
error-unknown-language = Non ci sono testi in «{ $text }». Lingue: { $known }.
error-unknown-seat = A questo tavolo non c'è il posto { $seat }.
error-unknown-command = Il comando «{ $text }» non esiste. Comandi: { $known }.
error-bad-seed = Un seme ha fino a 64 cifre esadecimali (32 byte); «{ $text }» non lo è.
error-bad-number = «{ $text }» non è un numero intero.
error-bad-range = { $key } deve stare tra { $least } e { $most }.
error-terminal-too-small = La finestra è { $width } × { $height }; serve almeno { $least_width } × { $least_height }. Ingrandiscila o usa --plain.
error-interrupted = Interrotto.
error-no-files = In { $file } non ci sono file.
error-usage = Scrivi «{ $command } --help» per sapere come si usa.

## Commands

command-play = gioca nel terminale
    .what = Si gioca in più persone a questo schermo, con i bot negli altri posti, o in solitario. Senza opzioni un menu chiede tutto.
command-serve = ospita tavoli per i browser
    .what = Avvia il server su questo computer e dice dov'è la sua pagina. Lì si gioca con amici e bot, anche dal telefono.
command-simulate = fai giocare ai bot molte partite
    .what = Gioca partite tra bot e mostra chi ha vinto, perché e quanto è durata.
command-replay = ripercorri una partita registrata
    .what = Mostra una registrazione scelta per scelta, da un posto o con tutto scoperto.
command-analyse = giudica una partita registrata
    .what = Dice quanto era probabile vincere dopo ogni scelta, quanto è costata ciascuna in base a ciò che si poteva sapere, e che cosa era fortuna. Il risultato resta salvato.
command-verify = dimostra che una registrazione è autentica
    .what = Rigioca la registrazione e controlla ogni scelta, il seme e la posizione finale.
command-check = esegui gli scenari
    .what = Gioca ogni scenario e dice se tutto ciò che si aspetta è accaduto.
command-show = spiega stanze, personaggi e carte
    .what = Dice in parole semplici che cosa prevedono le regole.

usage = Uso
usage-commands = Comandi
usage-arguments = Argomenti
usage-options = Opzioni
usage-examples = Esempi

argument-game = il gioco
argument-record = la registrazione di una partita
argument-scenarios = file di scenari, o cartelle che ne contengono

flag-help = mostra questo aiuto ed esci
flag-version = mostra la versione ed esci
flag-lang = lingua di tutti i testi: { $known }
flag-mode = modalità di gioco: { $known }
flag-edition = edizione, cioè quale lettura delle regole: { $known }
flag-level = quante regole usare: { $known }
flag-madness = cooperazione o solitario a difficoltà follia
flag-seats = numero di giocatori, bot compresi
flag-guards = numero di guardie quando si gioca in cinque
flag-humans = numero di persone a questo schermo
flag-you = chi giochi; più nomi, più persone a questo schermo
flag-bots = quale bot gioca gli altri posti: { $known }
flag-seed = fino a 64 cifre esadecimali che fissano ogni casualità; se sono meno, si completano con zeri a sinistra
flag-set = una variante delle regole, come chiave=valore; si può ripetere
flag-complex = con quale insieme di stanze si costruisce il Complesso
flag-resume = riprendi questa partita salvata, o l'ultima
flag-plain = riga per riga, senza disegnare a tutto schermo
flag-no-color = senza colori; lo stesso fa la variabile d'ambiente NO_COLOR
flag-fast = i bot giocano senza pause
flag-memory = dove ti viene ricordato ciò che hai visto: board, events_only o none
flag-screen = Sullo schermo
flag-games = quante partite giocare
flag-jobs = quanti processi lavorano insieme
flag-json = stampa JSON, per i programmi
flag-at = la posizione dopo questo numero di scelte
flag-quiet = mostra solo ciò che fallisce

## Simulating

# $games and $players are count-games and count-players, spoken.
simulate-title = Simulazione: { $games }, { $mode }, { $players }
column-games = partite
column-wins = vittorie
column-share = quota
column-reason = come è finita
column-deaths = morti
column-bot = bot
column-mean = media
simulate-speed = { $games } partite e { $decisions } decisioni al secondo
simulate-seed = Seme di tutta la serie: { $seed }
simulate-stopped = Interrotta in anticipo, dopo { $count ->
    [one] { $count } partita.
   *[other] { $count } partite.
}

## Replaying, verifying, checking, showing

replay-title = Replay di { $file }
replay-position = Scelta { $number } di { $total }
replay-choice = { $who }: { $option }
replay-end = La registrazione finisce qui.
replay-open = tutto scoperto
replay-from-seat = come la vede { $who }
replay-spectator = come la vede uno spettatore

verify-ok = La registrazione è autentica. { $count ->
    [one] L'unica scelta era possibile e porta alla fine registrata.
   *[other] Tutte le { $count } scelte erano possibili e portano alla fine registrata.
}
verify-seed-ok = Il seme corrisponde allo SHA-256 pubblicato.
verify-seed-wrong = Il seme non corrisponde allo SHA-256 pubblicato.
verify-fails = La registrazione non torna: { $problem }

check-ok = ok
check-fail = NO
check-error = errore
check-summary = { $failed ->
    [0] { $passed ->
        [one] Lo scenario torna.
       *[other] Tutti e { $passed } gli scenari tornano.
    }
    [one] { $failed } scenario non torna, { $passed } sì.
   *[other] { $failed } scenari non tornano, { $passed } sì.
}

show-config = Impostazioni

## Progress

progress-playing = Partite: { $done } di { $total }
progress-checking = Controlli: { $done } di { $total }
progress-left = { $count ->
    [one] manca circa { $count } secondo
   *[other] mancano circa { $count } secondi
}
