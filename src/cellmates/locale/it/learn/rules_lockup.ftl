### The rules of Lockup for players, in our own words: one message for each section of the page.
### A line in square brackets stands for a picture or a list that the page puts there.

rules-lockup-goal =
    Kulbak è la prigione sotterranea di re Taron, e ognuno di voi guida una banda che ci è rinchiusa. Di giorno mandate in giro i vostri; di notte si vede chi era più forte e dove. Si fabbricano oggetti, si reclutano scagnozzi, si leggono libri proibiti e si cerca di non dare nell'occhio.

    La *reputazione* si conta in stelle. Dopo sei round comanda la banda che ne ha di più. Nessuno scende mai sotto 0 stelle, e non c'è un limite massimo.

    La maggior parte delle stelle viene dagli [[items|oggetti]] che fabbrichi e dagli [[goals|obiettivi]]. Alla fine si aggiungono quelle di scagnozzi, cubi, tomi non giocati e segnalino primo giocatore. Le [[raid|retate]] tolgono stelle a chi ha attirato più sospetto.
    .title = Lo scopo

rules-lockup-components =
    Il tabellone mostra otto [[locations|luoghi]], visitati sempre nello stesso ordine, dal Cortile alla Biblioteca. I luoghi da 2 a 6 hanno ciascuno un *covo*, dove uno [[goons|scagnozzo]] aspetta di essere reclutato.

    Ogni banda ha una cella in cui guarda solo chi la possiede, una plancia per i cubi e sei segnalini. I dorsi dei segnalini di una banda sono tutti uguali.

    {"["}list tokens]

    Ci sono quattro tipi di risorsa. Dove si dice soltanto «cubo» si intende una di queste; dove un prezzo dice *qualsiasi*, il tipo lo scegli tu.

    {"["}list resources]

    Ci sono poi 22 cubi *potenza* e 12 cubi *sospetto*. Non si usano mai per pagare e non occupano posto nel deposito. La potenza rende forte il tuo picchiatore; il sospetto ti attira addosso gli occhi delle guardie.

    Di cubi non ce ne sono altri. Se la riserva non basta per tutti, vengono prima i posti migliori, e quello che manca è perso. Dove una carta contraddice le regole, ha ragione la carta.
    .title = Che cosa c'è sul tavolo

rules-lockup-setup =
    Si mescolano gli oggetti e se ne mette sul *mercato* uno più dei giocatori. In ogni covo, dalle Fogne in su, va uno scagnozzo, e nel suo luogo tanti cubi sospetto quanti ne mostra. Se dodici cubi non bastano, si distribuiscono in quest'ordine finché ce n'è; non c'è ancora nessuna retata. Nemmeno i banditi portano ancora cubi, a meno che il tavolo non preveda il contrario.

    Tutti cominciano con 10 stelle, 1 cubo potenza, i segnalini in cella e nient'altro. In cinque il «2» di ogni banda resta nella scatola.

    Si scoprono un obiettivo di maggioranza, un obiettivo immediato e un obiettivo finale. Il primo giocatore si tira a sorte.
    .title = Preparazione

rules-lockup-round =
    Un round ha tre fasi: [[roll_call|appello]], [[lights_out|silenzio]] e [[patrol|ronda]]. La partita dura sei round. Nel sesto non c'è ronda; al suo posto vengono l'ultima retata e il [[end|conteggio finale]].

    Il *primo giocatore* ha un segnalino, che non gira di round in round: cambia mano solo quando qualcuno vince il Cortile, e allora subito.

    I turni vanno in senso orario dal primo giocatore. *Nello stesso ordine si risolvono i pareggi*: il primo giocatore li vince tutti, altrimenti vince, tra le bande in parità, quella che si incontra per prima.

    {"["}round first_night]
    .title = Round, primo giocatore e pareggi

rules-lockup-roll_call =
    Si gioca a turno, cominciando dal primo giocatore. Nel tuo turno fai una di queste due cose:

    - *Mandi segnalini.* Metti uno o più segnalini dalla tua cella in uno dei luoghi da 1 a 7, ciascuno scoperto o coperto, come vuoi. C'è posto per tutti. Dopo, quel luogo per te è chiuso fino alla fine del round.
    - *Passi.* Esci da questo appello e non vi giochi più tomi. I segnalini non usati restano in cella.

    In Biblioteca non si manda nessuno. Chi non ha più segnalini deve passare al suo prossimo turno; fino ad allora può ancora giocare tomi. Quando tutti hanno passato, si spengono le luci.
    .title = Appello: mandare i segnalini

rules-lockup-bluff =
    In ogni round puoi mettere *due* segnalini coperti, con uno o due giocatori *tre*. Va bene qualsiasi segnalino, anche il picchiatore e la vedetta. Gli altri vedono solo che lì c'è qualcosa di tuo.

    Un 5 coperto vince un posto che gli altri credevano già loro. Un 2 coperto o una vedetta fa sprecare agli altri i loro elementi migliori. E anche un 5 scoperto è un messaggio: state alla larga.

    Puoi dire quello che vuoi: quale segnalino sta dove, che cosa vuoi, che sei d'accordo o che è una bugia. Nessuno controlla.
    .title = Bluffare

rules-lockup-lights_out =
    I luoghi si risolvono uno dopo l'altro, da 1 a 8, ciascuno in quattro passi.

    - *Forza.* Si scoprono i segnalini del luogo e ogni banda somma i suoi. Il picchiatore conta la potenza che hai in quel momento, perciò un cubo preso nel Cortile aiuta già nelle Fogne. Ogni banda che ha qui un segnalino ottiene un posto tutto suo, la più forte il primo. I posti poi non cambiano più, qualunque cosa accada.
    - *Sospetto.* Se qui c'è del sospetto, lo prende tutto la banda più forte tra quelle che qui non hanno la vedetta. Se tutte l'hanno, o se non è venuto nessuno, resta. Lo prendi anche se il tuo posto non dà niente.
    - *Ricompense.* Dal primo posto in giù ogni banda prende la ricompensa del suo posto, e i suoi segnalini tornano in cella. Quello che ricevi puoi usarlo subito. Oppure puoi *rifiutare*: non prendi niente, i posti degli altri non cambiano, e i tuoi segnalini vanno in Biblioteca.
    - *Ritardatari.* Va in Biblioteca anche chi non ha avuto niente.
    .title = Silenzio: luogo per luogo

rules-lockup-stragglers =
    Sei un *ritardatario* se in un luogo non ottieni niente: il tuo posto è troppo basso, rifiuti, non hai di che pagare, o la riserva è vuota. Tutti i tuoi segnalini vanno da lì in Biblioteca. Basta una cosa sola per non essere ritardatario: un cubo, il segnalino primo giocatore, uno scambio, uno scagnozzo o un oggetto.

    In Biblioteca tutti i tuoi ritardatari, da qualunque luogo arrivino, contano insieme, scoperti e con la potenza che hai a quel punto. Perdere apposta può dunque essere un piano. Dopo la Biblioteca tutti i segnalini tornano nelle celle.
    .title = I ritardatari e la Biblioteca

rules-lockup-locations =
    «Primo» e «secondo» sono i posti tra le bande presenti nel luogo. «Con tre giocatori» vale per tutta la partita.

    {"["}list locations]

    Qualche dettaglio:

    - Il Cortile sposta subito il segnalino primo giocatore: i pareggi nei luoghi successivi della stessa notte si risolvono già a favore di chi l'ha preso.
    - In Infermeria chi sta tra il primo e l'ultimo non ottiene niente. Se le bande sono due, sono il primo e l'ultimo.
    - Allo Spaccio si scambia una volta sola, e mai per un tipo che si dà.
    - Alla Mensa paghi con cubi di qualsiasi tipo e puoi prendere scagnozzi da qualsiasi covo. Due scagnozzi si pagano insieme e poi arrivano uno dopo l'altro. I loro covi restano vuoti fino alla ronda.
    - Un cubo lasciato da un bandito va al primo posto, prima del resto della ricompensa; può quindi già servire a pagare.
    .title = Gli otto luoghi

rules-lockup-items =
    Un oggetto ha stelle, un prezzo, uno o due *tesori* (scudo, gemma, incantesimo) e a volte un'[[icons|icona]]. Ci si arriva solo nel Blocco celle, con un'azione per visita:

    - *Fabbrica* un oggetto del mercato o uno che hai prenotato. Paghi il prezzo, lo metti davanti a te, ottieni subito le sue stelle, poi agiscono le sue icone. Quello che porta non può servire a pagarlo.
    - *Prenota* un oggetto del mercato per un cubo qualsiasi. Lo metti da parte, e solo tu potrai fabbricarlo più tardi, a prezzo pieno. Puoi prenotarne quanti vuoi, ma un oggetto prenotato non vale niente finché non lo fabbrichi.

    Il mercato si riempie solo alla ronda, ma con un oggetto più dei giocatori ce n'è per tutti.

    {"["}list items]
    .title = Oggetti: fabbricare e prenotare

rules-lockup-goons =
    Uno scagnozzo ha un tipo, a volte tesori e icone, e degli occhi: tanto sospetto attira finché è sul tabellone. Quando lo recluti alla Mensa, le sue icone agiscono una volta e i suoi tesori sono tuoi. Il sospetto che c'è già nel suo luogo resta lì. Le stelle arrivano alla fine, secondo il tipo:

    - *Bandito:* 3 stelle ciascuno. Sul tabellone porta nel suo luogo un cubo del suo tipo a ogni ronda.
    - *Cultista:* ciascuno vale tante stelle quanti oggetti hai fabbricato. Tre cultisti e quattro oggetti fanno 12.
    - *Demone:* ciascuno vale due stelle per ogni tesoro sui tuoi oggetti e scagnozzi, compresi i suoi. Un demone e otto tesori fanno 16.
    - *Nano:* insieme 1, 3, 7, 12, 18, 25 stelle da uno a sei, 30 per sette.
    - *Hobgoblin:* ciascuno vale tante stelle quanti cubi potenza hai. Tre hobgoblin e cinque cubi fanno 15.
    - *Uomo ratto:* da solo ti costa 3 stelle; due valgono 1, tre 6, quattro 13, cinque 25.
    - *Predone:* 2 stelle ciascuno.

    {"["}list goons]
    .title = Scagnozzi

rules-lockup-icons =
    Le icone di oggetti e scagnozzi agiscono una volta, nel momento in cui la carta diventa tua. Solo lo scambio è facoltativo; tutto il resto succede per quanto è possibile. Se una carta ne ha più d'una, l'ordine lo scegli tu.

    - *Una risorsa o potenza:* prendi un cubo di quel genere.
    - *Meno sospetto:* restituisci uno dei tuoi cubi sospetto.
    - *Sospetto passato:* dai uno dei tuoi cubi sospetto a un avversario, in solitario alle guardie.
    - *Tomo:* pescane uno. *Tomo tra due:* pescane due, tienine uno e metti l'altro sotto il mazzo.
    - *Deposito:* per il resto della partita puoi tenere un cubo in più.
    - *Scambio:* puoi scambiare subito uno dei tuoi cubi con uno di altro tipo.
    .title = Icone speciali

rules-lockup-tomes =
    Un *tomo* è una carta segreta che agisce una volta e poi si scarta. I tomi si pescano in Biblioteca e con certe icone; puoi averne quanti vuoi. Ognuno che non hai giocato vale 1 stella alla fine.

    «In qualsiasi momento» vuol dire tra due decisioni, mai nel mezzo di una. Per questo il tavolo apre delle *finestre*:

    - prima e dopo ogni turno dell'appello;
    - in ogni luogo prima che si scoprano i segnalini, dopo che i posti sono noti, prima di ogni ricompensa e dopo la partenza dei ritardatari;
    - prima di ogni passo della ronda, prima di una retata, e ancora una volta dopo l'ultima retata.

    Ti viene chiesto solo se un tuo tomo avrebbe effetto proprio adesso. Se aspetti, ti viene chiesto di nuovo solo quando sul tavolo è cambiato qualcosa. Se possono giocare più bande, comincia quella che sta agendo, poi si va in senso orario dal primo giocatore; ogni tomo finisce prima del successivo.

    Altri tomi hanno un momento tutto loro, scritto sulla carta. Dopo aver passato non giochi tomi fino alla fine dell'appello. Quando il mazzo finisce, si mescolano i tomi scartati.

    {"["}list tomes]
    .title = I tomi e quando giocarli

rules-lockup-goals =
    Gli obiettivi si raggiungono da soli, appena la loro condizione è vera.

    - L'*obiettivo di maggioranza* va a chi ha più di tutti una certa cosa, e almeno un minimo. Prende la carta la prima banda che ha l'uno e l'altro, da sola in testa. Un'altra gliela toglie solo superandola; pareggiare non basta. Alla fine vale 8 stelle, con uno o due giocatori 6. I tesori degli scagnozzi contano.
    - L'*obiettivo immediato* va al primo che lo raggiunge. Le stelle arrivano subito, e poi è chiuso. Se più bande lo raggiungono nello stesso momento, va a quella che sta agendo, altrimenti in senso orario dal primo giocatore.
    - L'*obiettivo finale* si conta alla fine. Alcuni sono gare a chi ha più oggetti con un certo tesoro: 8 stelle al primo, 4 al secondo; in parità in testa 4 ciascuno e nessun secondo, in parità per il secondo posto 2 ciascuno. Con uno o due giocatori il primo prende 6 stelle e in parità nessuno prende niente. Gli scagnozzi nelle gare non contano, e senza un oggetto del genere non ottieni niente. Gli altri obiettivi finali pagano tutti per quello che hanno.

    {"["}list goals]
    .title = I tre obiettivi

rules-lockup-patrol =
    Alla fine dei round da 1 a 5, in quest'ordine:

    - *Deposito.* Chi ha più cubi di quanti ce ne stanno restituisce quelli che vuole: ce ne stanno cinque, e uno in più per ogni icona deposito. Potenza e sospetto non contano. In qualsiasi altro momento puoi averne quanti vuoi.
    - *Oggetti.* Si riempiono i posti vuoti del mercato. Quello che c'è non si sposta.
    - *Scagnozzi.* Lo scagnozzo alla Mensa se ne va per sempre, gli altri avanzano verso di essa, e nei covi vuoti ne arrivano di nuovi. Se il mazzo finisce, si mescolano gli scagnozzi scartati.
    - *Sospetto.* Ogni scagnozzo sul tabellone porta sospetto nel suo luogo, un cubo per ogni suo occhio, e un bandito porta anche un cubo del suo tipo. Se la riserva ha meno cubi sospetto di quanti ne servono a tutti gli scagnozzi insieme, prima c'è una [[raid|retata]].

    Il sospetto e i cubi dei banditi appartengono al luogo. Restano quando lo scagnozzo va avanti o viene reclutato, e si accumulano finché qualcuno non li prende.
    .title = Ronda: passano le guardie

rules-lockup-raid =
    C'è una *retata* quando alla ronda i cubi sospetto non bastano (al massimo una per ronda), e sempre dopo il sesto round. Da tre a cinque giocatori costa:

    - a chi ha più sospetto 8 stelle, al secondo 4 stelle;
    - in parità in testa: 4 stelle ciascuno, e nessuno è secondo;
    - in parità per il secondo posto: 2 stelle ciascuno.

    Con due giocatori chi ne ha di più perde 6 stelle; se siete pari, nessuno perde niente. Senza sospetto non perdi mai nulla.

    Poi tutto il sospetto torna nella riserva, dalle bande e dai luoghi. I cubi dei banditi restano.

    Si resta puliti con la vedetta, arrivando secondi dove c'è sospetto, e con le icone e i tomi che lo tolgono o lo passano ad altri.
    .title = Sospetto e retate

rules-lockup-end =
    Dopo il sesto silenzio c'è l'ultima retata, poi un'ultima occasione per giocare tomi. Quindi si contano, in quest'ordine:

    - l'obiettivo di maggioranza: 8 stelle, con uno o due giocatori 6;
    - l'obiettivo finale;
    - i tuoi scagnozzi;
    - i tuoi cubi: rottami, pozioni e ferro 1 stella ciascuno, oro 2; il limite del deposito non vale più;
    - i tomi non giocati: 1 stella ciascuno;
    - il segnalino primo giocatore: 2 stelle.

    Le stelle degli oggetti fabbricati e dell'obiettivo immediato sono già state contate. Gli oggetti prenotati non valgono niente.

    {"*"}Vince chi ha più stelle.* In parità vince chi ha fabbricato più oggetti. Se è pari anche questo, la vittoria è condivisa.
    .title = La fine della partita

rules-lockup-advanced =
    Qui le bande sono diverse. Si girano le plance: cominci con 0 stelle e senza il solito cubo potenza, e prendi quello che mostra la tua plancia: stelle, potenza, sospetto, cubi o tomi; anche il deposito ha una sua capienza.

    {"["}list crews]

    Poi ognuno riceve due *tratti*. Cominciando dall'ultimo giocatore e andando in senso antiorario, così che il primo giocatore sceglie per ultimo, ognuno ne tiene uno, lo mostra e prende subito tutti i suoi bonus. L'altro torna nella scatola senza essere mostrato.

    Gli scagnozzi ricevuti come bonus agiscono subito, e gli obiettivi si possono raggiungere già dal primo bonus. Il sospetto iniziale si prende da quello che gli scagnozzi hanno lasciato nella riserva.

    {"["}list traits]
    .title = La partita avanzata

rules-lockup-solo =
    Una banda contro le guardie. Si prepara come per due, ma senza obiettivo immediato e senza i tomi Gran libro della furtività e Artigianato senza scrupoli. Le guardie hanno una plancia propria con 1 cubo potenza, 10 stelle e il segnalino primo giocatore; nella partita avanzata cominciano con 20 stelle. Gareggiano con te per l'obiettivo di maggioranza e per quello finale.

    Il mazzo delle guardie ha dodici carte: le sette blu e cinque del *livello* scelto.

    - *Moderato:* guardie verdi, forza da 0 a 3.
    - *Impegnativo:* guardie gialle, fino a 4; una di loro ne chiama un'altra.
    - *Esperto:* guardie rosse, fino a 5; una di loro ne chiama un'altra.

    {"*"}Appello.* In ogni luogo da 1 a 7 c'è una guardia coperta. Poi si gioca a turno, le guardie e tu; comincia chi ha il segnalino. Nel turno delle guardie scopri una guardia a tua scelta e poi una carta luogo: manda lì un'altra guardia, scoperta; «Fuori servizio» non manda nessuno. L'appello finisce appena hai messo l'ultimo segnalino o passi.

    {"*"}Silenzio.* Le guardie sono un solo avversario. La loro forza è la somma delle loro carte, e il pugno conta la loro potenza. La guardia che ne chiama un'altra lo fa se viene scoperta adesso. Prendono ricompense e sospetto come tutti e non rifiutano mai:

    - Spaccio: solo se sono prime, un cubo del tipo di cui ne hanno di meno; a parità, il più raro.
    - Mensa: solo se sono prime, gratis, i due scagnozzi con più sospetto; a parità quelli del luogo che viene prima.
    - Blocco celle: fabbricano l'oggetto con più stelle tra quelli che possono pagare; se non ce n'è, prenotano gratis quello con più stelle. A parità prendono quello più vicino al mazzo.
    - Biblioteca: il primo o il secondo posto per loro è 1 stella, e così ogni tomo che avrebbero altrove.
    - Le icone agiscono anche per loro: il deposito non dà niente, e uno scambio trasforma un cubo del tipo di cui ne hanno di più in uno di quello di cui ne hanno di meno.

    {"*"}Ronda.* Solo tu hai un limite di deposito. Alla fine si rimescolano tutte le guardie e le carte luogo.

    {"*"}Retate.* Se hai più sospetto tu, perdi 6 stelle e torna tutto nella riserva. Se ne hanno di più le guardie, ne perdono 6 loro e restituiscono il loro sospetto, ma tu tieni il tuo. In parità nessuno perde, e torna tutto. Se i cubi non bastano nemmeno dopo una retata, si mettono dalle Fogne in su finché ce n'è.

    {"*"}Fine.* Si conta come per due, ma dei cubi alle guardie vale solo l'oro, 2 stelle ciascuno, e niente tomi. Vinci solo con più stelle di loro; la parità è loro.

    {"["}list guards]
    .title = Da soli contro le guardie

rules-lockup-numbers =
    | Giocatori | 1–2 | 3 | 4 | 5
    | Oggetti sul mercato | 3 | 4 | 5 | 6
    | Segnalini a testa | 6 | 6 | 6 | 5
    | Coperti per round | 3 | 2 | 2 | 2
    | Cortile: secondo posto, potenza | – | 1 | 1 | 1
    | Fogne: primo/secondo/altri | 2/1/– | 3/1/1 | 3/2/1 | 3/2/1
    | Infermeria: primo/ultimo | 2/1 | 3/1 | 3/1 | 3/1
    | Spaccio: scambio del secondo | 2:1 | 1:1 | 1:1 | 1:1
    | Retata: perdita del primo/secondo | 6/0 | 8/4 | 8/4 | 8/4
    | Obiettivo di maggioranza | 6 | 8 | 8 | 8
    .title = Secondo il numero di giocatori

rules-lockup-secrets =
    Solo tu conosci i segnalini nella tua cella, i tuoi segnalini coperti, i tuoi tomi, gli oggetti prenotati e i due tratti ricevuti. Gli altri vedono quanti sono e dove stanno i segnalini, e hanno visto quale oggetto hai preso dal mercato.

    Tutto il resto è palese: stelle, cubi, oggetti fabbricati, scagnozzi, obiettivi, scarti e quante carte hanno i mazzi. L'ordine di un mazzo non lo sa nessuno; solo chi ci ha messo sotto un tomo conosce quella carta.
    .title = Chi sa che cosa

rules-lockup-cards =
    Il regolamento stampato non elenca le singole carte. Le regole, le ricompense, i punti degli scagnozzi e tutte le quantità lo seguono. Nomi, prezzi e icone delle carte sono una nostra ricostruzione, fatta in modo da rispettare ogni numero stampato.

    Se possiedi il gioco, puoi giocare con le tue carte vere: copia i file delle carte, scrivici quello che c'è sulle tue e sceglile dove si scelgono le carte del tavolo, oppure avvia la partita nel terminale con quella cartella. Una registrazione ricorda con quali carte si è giocato.
    .title = Altre carte

rules-lockup-words =
    {"["}list words]
    .title = Parole

## Words that the table's own texts do not explain

word-power = potenza
    .what = La forza del tuo picchiatore è il numero dei tuoi cubi potenza. Vengono dal Cortile, dalle icone e dai tomi, e li tieni fino alla fine.

word-suspicion = sospetto
    .what = Si trova nei luoghi con scagnozzi. Lo prende tutto il più forte senza vedetta, e chi ne ha di più in una retata perde stelle.

word-enforcer = picchiatore
    .what = Un segnalino forte quanti sono i tuoi cubi potenza nel momento in cui si risolve il suo luogo.

word-lookout = vedetta
    .what = Un segnalino di forza 0. Dove c'è lei, non prendi sospetto.

word-face_down = segnalino coperto
    .what = Due segnalini per round, con uno o due giocatori tre, possono stare in modo che solo tu sappia quali sono.

word-pass = passare
    .what = Sei fuori fino alla fine dell'appello: niente segnalini e niente tomi.

word-decline = rifiutare
    .what = Rinunci alla ricompensa del tuo posto; i tuoi segnalini vanno in Biblioteca.

word-craft = fabbricare
    .what = Nel Blocco celle: paga il prezzo di un oggetto, ottieni subito le sue stelle, fai agire le sue icone.

word-window = finestra
    .what = Un momento tra due decisioni in cui si possono giocare tomi.

word-fallout = conteggio finale
    .what = Dopo l'ultima retata obiettivi, scagnozzi, cubi, tomi e segnalino diventano stelle.

word-guards = guardie
    .what = In solitario il tuo unico avversario; in ogni luogo da 1 a 7 c'è una loro carta.

word-token = segnalino
    .what = Uno dei tuoi sei: 2, 3, 4, 5, il picchiatore e la vedetta. Di giorno li mandi nei luoghi, di notte tornano.

word-crew = banda
    .what = Tu e i tuoi: una cella con sei segnalini, una plancia con i cubi, quello che hai fabbricato e chi hai reclutato.

word-setup = preparazione
    .what = Nella partita avanzata, prima del primo round, si scelgono i tratti e si prendono i bonus.

word-roll_call = appello
    .what = Di giorno: a turno si mandano segnalini in un luogo o si passa.

word-lights_out = silenzio
    .what = Di notte: luogo per luogo si scoprono i segnalini, si stabiliscono i posti, si prendono sospetto e ricompense.

word-patrol = ronda
    .what = Tra due round: depositi, nuovi oggetti, nuovi scagnozzi, sospetto, forse una retata.

word-final = ultima retata
    .what = Dopo il sesto round: un'ultima retata, poi il conteggio.

word-over = fine
    .what = Ha vinto chi ha più stelle.
