## Il laboratorio: esperimenti

command-lab = scopri quanto vale una regola
    .what = Esperimenti con i bot: le stesse distribuzioni con una regola e senza, e quante partite servono per saperlo.
lab-compare = gioca le stesse distribuzioni con una regola e senza, e di’ che cosa cambia
lab-power = di’ quante partite servono per esserne certi, e quanto durano qui
lab-flag-bots = chi gioca: un bot per tutti i posti, o diversi che vi si alternano
lab-flag-with = la regola da provare, come chiave=valore; si può ripetere
lab-flag-games = numero di coppie di partite
lab-flag-keep = una cartella che conserva la prova; riavviata, continua da lì
lab-flag-margin = con quale precisione va conosciuta la quota di vittorie: più o meno tanti per cento
lab-flag-share = la quota di vittorie attesa, in per cento
lab-flag-difference = la differenza di quote da scoprire, in per cento
lab-flag-differing = quante coppie di partite finiranno in modo diverso, in per cento
lab-compare-title = { $count ->
    [one] { $count } distribuzione giocata
   *[other] { $count } distribuzioni giocate
 } due volte, la seconda con { $changed }
lab-column-without = senza
lab-column-with = con
lab-column-difference = differenza
lab-column-only = vinte solo senza / solo con
lab-compare-note = p: quanto è probabile una divisione così diseguale se la regola non cambia nulla (test esatto di McNemar).
lab-seat = giocatore { $number }
lab-other-run = { $file } conserva un’altra prova: { $key } lì è { $there } e qui { $here }. Scegli un’altra cartella, o le stesse impostazioni.
lab-broken-file = Impossibile leggere { $file }. Cancellalo, e ciò che conteneva sarà rigiocato.
lab-too-much-gained = --difference non può superare --differing: si guadagna solo dove le partite finiscono in modo diverso
lab-power-margin = Una quota di vittorie a ±{ $margin } % richiede { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }: { $time } su un solo core.
lab-power-pairs = Scoprire una differenza del { $difference } % quando il { $differing } % delle coppie finisce in modo diverso richiede { $count ->
    [one] { $count } coppia
   *[other] { $count } coppie
 } di partite: { $time } su un solo core.
lab-seconds = circa { $count ->
    [one] un secondo
   *[other] { $count } secondi
 }
lab-minutes = circa { $count ->
    [one] un minuto
   *[other] { $count } minuti
 }
lab-hours = circa { $count ->
    [one] un’ora
   *[other] { $count } ore
 }
lab-run = gioca molte partite con diverse impostazioni e formazioni di bot, sempre sulle stesse distribuzioni
lab-report = scrivi un rapporto su una prova conservata, in un solo file HTML, e aprilo
lab-record = rigioca una partita di una prova e stampane la registrazione
lab-flag-lineups = chi gioca: bot che si alternano ai posti; se ripetuto, ogni formazione gioca con ogni impostazione
lab-flag-vary = un’impostazione e i valori da provare; di più impostazioni si gioca ogni combinazione
lab-flag-each = un solo cambiamento accanto alla partita concordata; si può ripetere, ognuno per sé
lab-flag-switches = ogni altro valore di ogni regola che qui conta, un cambiamento alla volta
lab-flag-talk = accanto alla partita come concordata, le stesse distribuzioni con guardie che non mentono mai e con schieramenti che non affermano nulla: quanto valgono affermazioni e bugie
lab-flag-information = misura anche che cosa ognuno poteva sapere di ruoli e stanze, round per round; richiede più tempo
lab-nobody-claims = --talk: in questa modalità nessuno dice al tavolo che cos’è una stanza.
lab-talk-alone = --talk prova modi di parlare in una sola impostazione con una sola formazione di bot: ometti --vary, --each e --switches.
lab-talk-bot = --talk richiede bot che parlano e non hanno un temperamento proprio; { $bot } non lo è.
lab-flag-run-games = numero di partite per ogni impostazione e formazione
lab-flag-folder = la cartella che conserva la prova
lab-flag-html = il file da scrivere; se manca, report.html nella cartella della prova
lab-flag-no-open = non aprire il rapporto nel browser
lab-flag-cell = il numero dell’impostazione, come li conta il rapporto
lab-flag-number = il numero della partita, da 0
lab-vary-or-each = --vary non si può usare con --each o --switches: il primo fa tutte le combinazioni, gli altri un cambiamento alla volta
lab-left-out = Tralasciato: { $name }. { $problem }
lab-run-kept = La prova è conservata. Il rapporto: cellmates lab report { $folder }
lab-no-run = In { $folder } non c’è nessuna prova: manca plan.json.
lab-other-format = { $folder } è nel formato { $there }, e questa versione legge { $here }. Nulla è stato cambiato.
lab-other-experiment = { $folder } conserva una prova di «{ $there }»; questo comando accetta: { $wanted }.
lab-not-finished = La prova in { $folder } non è finita. Avviala di nuovo allo stesso modo: continua da ciò che manca.
lab-broken-plan = Il piano in { $folder } non si capisce.
lab-broken-result = { $file } non si capisce. Cancellalo e riavvia la prova: le partite sono conservate, nulla si rigioca.
lab-no-matplotlib = I grafici richiedono matplotlib, che qui manca: pip install "cellmates[lab]". I numeri sono comunque in result.json.
lab-report-written = Scritto: { $file }
lab-report-not-opened = Qui non è stato possibile aprire un browser.
lab-flag-ray = gioca su un cluster Ray: a questo indirizzo, o senza indirizzo su quello di questa macchina
lab-flag-deadline = con --ray: dopo quanti secondi le partite senza risposta si inviano di nuovo
lab-ray-no-ray = --ray richiede Ray, che qui manca: pip install "cellmates[ray]"
lab-ray-bad-address = { $about } non è l’indirizzo di un cluster: si scrive host:porta
lab-ray-no-answer = A { $about } non risponde nessun cluster Ray. Nulla è stato giocato, e ciò che era conservato è com’era.
lab-ray-refused = Il cluster { $about } rifiuta il token di questa macchina. Dagli quello del cluster (RAY_AUTH_TOKEN o ~/.ray/auth_token).
lab-ray-other-version = Un nodo del cluster ha un’altra versione: { $about }. Ne uscirebbero altre partite; ciò che è già giocato è conservato.
lab-ray-gave-up = La parte { $about } è stata inviata più volte, e nessun nodo ha risposto. Ciò che è già giocato è conservato: riavvia la prova quando il cluster sta bene.
lab-ladder = fai incontrare ogni bot con ogni altro sulle stesse distribuzioni, e dai loro un punteggio
lab-flag-rivals = i bot della classifica; senza, i livelli veloci
lab-flag-deals = numero di distribuzioni giocate da ogni coppia di bot
lab-two-bots = Una classifica richiede almeno due bot diversi.
lab-flag-stop = fermati appena la regola fa di certo una differenza; --games è allora il massimo
lab-anytime-note = p vale in qualunque momento ci si fermi (una scommessa contro il caso, uniforme sulle quote). Gli intervalli sono quelli di una prova di lunghezza fissa: dopo un arresto precoce sono un po’ troppo lontani.
lab-tune = cerca impostazioni con cui uno schieramento vince quanto vuoi, e confermale su distribuzioni nuove
lab-flag-search = un’impostazione e i valori tra cui cercare; si può ripetere
lab-flag-side = la quota di vittorie di chi conta; se manca, del primo schieramento
lab-flag-target = la quota di vittorie voluta, in per cento
lab-flag-trials = quante impostazioni si provano
lab-flag-confirm = numero di partite nuove che confermano la migliore
lab-flag-trial-games = numero di partite con cui si giudica ogni impostazione
lab-no-optuna = La ricerca richiede Optuna, che qui manca: pip install "cellmates[lab]"
lab-tune-searched = Impostazioni diverse provate: { $count }, partite per ognuna: { $games }. La migliore di molte sembra meglio di com’è.
lab-tune-confirmed = Su distribuzioni mai viste dalla ricerca (partite: { $games }):
lab-tune-agreed = come concordato
