### The playable introduction to Lockup: chapter headings and lessons.
### *Stars* are shown as emphasis; names are those of the table's own texts.

tutorial-lockup-first_night = La prima notte

tutorial-lockup-welcome =
    Guidi gli *Gnoll*, una banda rinchiusa nei sotterranei di re Taron. I Coboldi e i Bugbear vogliono le stesse cose che vuoi tu.

    Dopo sei round comanda la banda con più *stelle*. Tutti cominciano con 10.
    .title = Benvenuti a Kulbak

tutorial-lockup-prison =
    Qui i tuoi si procurano potenza, rottami, pozioni, ferro, amici, oggetti e, per ultimi, libri proibiti. I luoghi si visitano sempre in quest'ordine.

    I cubi viola con un occhio sono *sospetto*. Lo prende chi è più forte in quel luogo, e nessuno lo vuole.
    .title = Otto luoghi

tutorial-lockup-items =
    La maggior parte delle stelle viene dagli oggetti. Il *Cucchiaio affilato* costa 3 rottami e porta 8 stelle appena lo fabbrichi.

    Ti servono dunque rottami dalle Fogne e un posto nel Blocco celle. È il piano per stanotte.
    .title = Che cosa fabbrichi

tutorial-lockup-roll_call =
    Di giorno si gioca a turno. In ogni turno si mandano segnalini in *un* luogo, o si passa. Quello che hai mandato resta lì fino a notte, e non puoi aggiungere altro.

    Il segnalino primo giocatore ce l'hanno i Coboldi, che cominciano.
    .title = Appello

tutorial-lockup-tokens =
    Quattro sono forti quanto il loro numero. Il *picchiatore* è forte quanti sono i tuoi cubi potenza, per ora 1. La *vedetta* non ha nessuna forza, ma ti tiene lontano il sospetto.

    Quello che c'è nella tua cella lo vedi solo tu.
    .title = I tuoi sei segnalini

tutorial-lockup-send =
    I Coboldi stanno nelle Fogne con un 4 scoperto: vogliono i rottami anche loro. I Bugbear hanno messo il loro 5 alla Fucina.

    Un 4 lo puoi battere. Scegli le *Fogne*.
    .title = Rottami per il cucchiaio

tutorial-lockup-face_down =
    Se metti il 5 scoperto, i Coboldi vedono di aver perso e reagiscono. Allora nascondilo: in ogni round due dei tuoi segnalini possono stare *coperti*.

    Manda il *5 coperto*.
    .title = Coperto

tutorial-lockup-lookout =
    Nelle Fogne ci sono due cubi sospetto, e il più forte li prenderebbe entrambi. Non se ha con sé la vedetta: allora vanno al secondo più forte.

    Manda coperta anche la *vedetta*. Nessuno lo indovinerà.
    .title = La vedetta

tutorial-lockup-sent =
    Due dorsi, e solo tu sai che uno dei due è innocuo. Da adesso le Fogne per te sono chiuse fino alla fine del round.

    Termina il turno.
    .title = Può bastare

tutorial-lockup-yard =
    I Bugbear vogliono il Cortile e ci hanno messo un 3. Chi vince lì prende un cubo potenza *e* il segnalino primo giocatore, e chi ha il segnalino vince tutti i pareggi.

    Scegli il *Cortile*.
    .title = Potenza e segnalino

tutorial-lockup-four =
    I due segnalini coperti di questo round li hai già usati. Il 4 starà scoperto, e va bene così: dice a tutti che questo posto è preso.

    Manda il *4*.
    .title = Un 4 scoperto

tutorial-lockup-their_bluff =
    I Bugbear hanno nascosto un segnalino nelle Fogne. È più forte del tuo 5?

    Guardati intorno: il *loro* 5 è scoperto alla Fucina. Qualunque cosa sia, è al massimo un 4. I segnalini scoperti parlano di quelli coperti.
    .title = E adesso chi bluffa?

tutorial-lockup-talk =
    Al tavolo si può dire di tutto, e non è detto che sia vero. Lascia credere agli altri che nelle Fogne ci sia solo il tuo 2.

    Scegli *Dichiara*, poi le Fogne e il tuo 2.
    .title = Di' qualcosa

tutorial-lockup-cell_block =
    Per fabbricare il cucchiaio stanotte devi essere nel Blocco celle. I Coboldi aspettano lì con un 2. Chi arriva primo sceglie per primo.

    Scegli il *Blocco celle*.
    .title = Un posto per lavorare

tutorial-lockup-enforcer =
    Il tuo picchiatore adesso vale 1. Ma il Cortile viene prima del Blocco celle: con il cubo potenza di lì varrà 2. E sul 2 a 2 decide il segnalino.

    Manda il *picchiatore*.
    .title = Uno oggi, due stanotte

tutorial-lockup-last_token =
    Il tuo 3 l'abbiamo mandato noi alla Fucina: anche il secondo posto vale 1 ferro. Gli altri hanno passato.

    Ti resta il 2. Alla Mensa non c'è nessuno, quindi anche un 2 è il più forte. Scegli la *Mensa*.
    .title = L'ultimo segnalino

tutorial-lockup-lights_out =
    È notte. Dal luogo 1 all'8 si scoprono i segnalini, si sommano le forze e ognuno ottiene un posto. Poi si distribuiscono le ricompense, dal primo posto in giù.

    Qui nel Cortile è il tuo 4 contro un 3.
    .title = Silenzio!

tutorial-lockup-strongest =
    Il primo posto è tuo: 1 cubo potenza e il segnalino. Con tre giocatori anche il secondo prende 1 cubo potenza.

    Potresti rifiutare, ma perché? *Prendi la ricompensa.*
    .title = La prima ricompensa

tutorial-lockup-marker =
    I segnalini si scoprono: il tuo 5 batte il 4 dei Coboldi, e il mistero dei Bugbear era solo un 2.

    E il sospetto? Qui hai la vedetta, perciò i due cubi li prendono i Coboldi.
    .title = Il bluff è riuscito

tutorial-lockup-scrap =
    Il primo posto vale 3 rottami, gli altri 1. Bastano per il cucchiaio.

    {"*"}Prendi la ricompensa.*
    .title = Tre rottami

tutorial-lockup-iron =
    Alla Fucina il 5 dei Bugbear prende 2 cubi di ferro, e con essi il sospetto. Il tuo 3 arriva secondo: 1 ferro e la fedina pulita.

    {"*"}Prendi la ricompensa.*
    .title = Secondo non è male

tutorial-lockup-recruit =
    Qui si reclutano *scagnozzi* da qualsiasi covo; al primo posto uno costa 1 cubo. Non hai con te la vedetta: il sospetto è tuo.

    Recluta il nano *Dorrin della forgia* e paga con il *ferro*: i rottami sono per il cucchiaio, e la sua icona porta 1 ferro appena arriva.
    .title = Un amico per un cubo

tutorial-lockup-pay =
    Andrebbe bene qualsiasi cubo, ma i rottami sono per il cucchiaio, e il ferro torna subito.

    Paga con il *ferro*.
    .title = Pagare

tutorial-lockup-tie =
    Il tuo picchiatore adesso vale 2, i Coboldi hanno un 2: pareggio. I pareggi si risolvono in senso orario dal primo giocatore, e dal Cortile in poi sei tu.

    Quindi la prima scelta è tua.
    .title = Due contro due

tutorial-lockup-craft =
    Fabbricare costa il prezzo e porta subito le stelle. Se ti mancassero cubi, potresti *prenotare* un oggetto per un cubo e fabbricarlo un'altra notte.

    Fabbrica il *Cucchiaio affilato*.
    .title = Il cucchiaio

tutorial-lockup-patrol =
    18 stelle! Nessuno è rimasto a mani vuote, e la Biblioteca è rimasta deserta. Poi sono passate le guardie: oggetti nuovi, gli scagnozzi sono andati avanti verso la Mensa, e ognuno ha portato sospetto.

    Alla ronda puoi tenere al massimo cinque cubi. Tu ne hai uno solo.
    .title = Ronda

tutorial-lockup-watched = Sotto osservazione

tutorial-lockup-later =
    È il round 5, nel cuore della notte. Hai raccolto un po' di sospetto, e la riserva di dodici cubi è quasi vuota.

    Se alla ronda non basta per tutti gli scagnozzi, c'è una *retata*: chi ha più sospetto perde 8 stelle, il secondo 4.
    .title = Quattro round dopo

tutorial-lockup-decline =
    Alla Fucina sei al secondo posto, che vale 1 ferro. Ma il tuo deposito è pieno: cinque cubi, e il sesto andrebbe restituito alla ronda.

    Puoi *rifiutare*. Chi non prende niente va in Biblioteca.
    .title = No, grazie

tutorial-lockup-library =
    Qui non si manda nessuno: ci si finisce. Stanotte il tuo 3 è solo, dunque è il più forte: peschi due *tomi* e ne tieni uno.

    {"*"}Prendi la ricompensa.*
    .title = La Biblioteca

tutorial-lockup-tome =
    I tomi sono segreti e agiscono una volta. Non giocati valgono 1 stella alla fine.

    2 rottami andrebbero persi alla ronda. *Alibi di ferro* invece ti toglie due cubi sospetto, e tu ne hai proprio due. Tienilo.
    .title = Due libri

tutorial-lockup-window =
    Ti viene chiesto ogni volta che un tuo tomo potrebbe servire. Quasi tutti si possono giocare in qualsiasi momento tra due decisioni.

    Alla retata manca poco. Gioca *Alibi di ferro*.
    .title = Adesso o dopo?

tutorial-lockup-raid =
    Gli scagnozzi volevano portare più sospetto di quanto ce n'era. I Coboldi hanno perso 8 stelle, i Bugbear 4, e tu, con la fedina pulita, niente.

    Poi tutto il sospetto è tornato nella riserva, e gli scagnozzi ne hanno portato di nuovo.
    .title = Retata!

tutorial-lockup-reckoning = La resa dei conti

tutorial-lockup-last_night =
    Round 6, Blocco celle. È l'ultima occasione per fabbricare qualcosa. Poi vengono l'ultima retata e il conteggio; ronde non ce ne sono più.
    .title = L'ultima notte

tutorial-lockup-goals =
    Tre obiettivi valgono per tutti. L'*obiettivo di maggioranza* qui chiede il maggior numero di scudi, almeno tre. Tu ne hai due, come i Bugbear.

    L'obiettivo immediato dà 6 stelle alla prima banda con tre oggetti. Anche di quelli ne hai due.
    .title = Tre obiettivi

tutorial-lockup-last_item =
    La *Clava di branda* costa 4 rottami, porta 7 stelle e uno scudo, ed è il tuo terzo oggetto.

    Fabbricala.
    .title = Tutto in una volta

tutorial-lockup-count =
    Prima l'ultima retata. Poi ognuno conta obiettivi, scagnozzi, cubi, tomi e segnalino: i tuoi due nani 3 stelle in tutto, il bandito 3, l'obiettivo di maggioranza 8, e così via.

    Vince chi ha più stelle. Cioè tu.
    .title = Si conta

tutorial-lockup-guards =
    Da solo giochi contro le *guardie*. Sono una banda a sé, e vincono se alla fine hanno almeno tante stelle quante te.

    In ogni round c'è una guardia a faccia in giù in ciascuno dei primi sette luoghi. Tu e le guardie giocate a turno: nel loro ti si chiede quale guardia scoprire, e così sai quanto sono forti lì. Spesso ne arriva un'altra, a faccia in su.

    Quando si risolve un luogo, tutte le guardie presenti contano insieme come una sola banda e prendono le ricompense come chiunque.
    .title = Se giochi da solo: le guardie

tutorial-lockup-done =
    Ora sai come funziona: nascondi i forti, mostra i deboli, prendi il secondo posto dove c'è sospetto e il primo quando fabbrichi.

    Tutto il resto è nelle regole, e ogni pezzo sul tavolo si spiega da sé quando lo indichi. Buona fortuna!
    .title = Qui comandi tu
