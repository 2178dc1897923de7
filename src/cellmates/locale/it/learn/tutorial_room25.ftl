### The playable introduction to Room 25: one message for each chapter and each lesson.

tutorial-room25-first_round = Il primo round
tutorial-room25-tricks = Spingere, manovrare, richiamare
tutorial-room25-way_out = La via d'uscita

tutorial-room25-welcome =
    Sei *Jennifer*, e sei in diretta TV. Con altri tre ti sei svegliata in un Complesso di 25 stanze. Una di queste, la *Stanza 25*, porta fuori. All'inizio si trova in uno dei quattro angoli, a faccia in giù come le altre.

    Trovatela, entrateci tutti e fatela scorrere fuori dal Complesso prima che finisca il conto alla rovescia.
    .title = In onda
tutorial-room25-colours =
    Ogni stanza ha un colore e un segno:

    - ◆ blu: l'entrata e l'uscita
    - ● verde: sicura, spesso utile
    - ▲ giallo: un ostacolo
    - ✖ rosso: mortale, subito o presto

    Una stanza agisce su chiunque entri, ogni volta. Conviene quindi sapere dove si va.
    .title = Quattro colori
tutorial-room25-role =
    Sei una *prigioniera*. Tra gli altri tre c'è una *guardia*, e nessuno sa chi sia. La guardia vince se muoiono due prigionieri o se scade il tempo.

    Su queste schede vedi dove sono tutti, che cosa hanno giocato e i ruoli, quando si scoprono.
    .title = Uno di voi lavora per lo show
tutorial-room25-clue =
    Prima del primo round ognuno guarda in segreto una stanza accanto alla Stanza Centrale. Tutti vedono dove hai guardato, ma che cosa c'è lo sai solo tu.

    Guarda la stanza a nord: toccala, poi toccala di nuovo.
    .title = Il primo indizio
tutorial-room25-claim =
    Una Stanza Vuota: verde, innocua. La vedi sbiadita perché la conosci; per gli altri è ancora a faccia in giù.

    Puoi dire il *colore* di ciò che hai visto, mai il nome, e nessuno controlla. Tocca la stanza e premi il segno verde.
    .title = Dillo agli altri
tutorial-room25-heard =
    Max dice che d3 è verde, e Kevin dice lo stesso di b3. Le loro dichiarazioni restano ora su quelle stanze.

    Forse è vero. Ai prigionieri conviene dire la verità. Alla guardia conviene essere creduta.
    .title = Che cosa dicono gli altri
tutorial-room25-actions =
    Questi sono i tuoi segnalini:

    - *Osserva*: guarda una stanza nascosta accanto alla tua
    - *Muovi*: passa in una stanza accanto
    - *Spingi*: manda qualcuno dalla tua stanza in una accanto
    - *Manovra*: fai scorrere la riga o la colonna in cui ti trovi
    - *Richiama*: la capacità speciale di Jennifer; ogni personaggio ha la sua

    In ogni round ne scegli due diversi, in segreto e in ordine. Tutti lo fanno nello stesso momento.
    .title = Cinque segnalini
tutorial-room25-program =
    Conosci una stanza sicura. Vacci, e da lì guarda oltre: scegli prima *Muovi*, poi *Osserva*, e premi Fatto.

    Dopo non potrai cambiare. Ciò che hai programmato devi farlo, anche se è diventata una cattiva idea.
    .title = Programma il round
tutorial-room25-order =
    Ora tutti agiscono in ordine di turno (i volti quassù, o i numeri sulle schede): prima tutte le prime azioni, poi tutte le seconde. Max era il primo ed è andato a est; diceva la verità. Adesso tocca a te.

    Quassù vedi anche il conto alla rovescia: dieci round, poi lo show finisce.
    .title = Uno dopo l'altro
tutorial-room25-move =
    Il tuo primo segnalino è Muovi. Dove andare si decide solo adesso. La stanza in cui entri viene rivelata e agisce subito su di te.

    Vai a nord, dove sai che è sicuro.
    .title = Muovi
tutorial-room25-death =
    Sarah ha creduto a Kevin. La stanza in b3 era una *Stanza Mortale*, e Sarah è morta: è fuori dal gioco con tutto ciò che aveva programmato.

    Il ruolo del primo morto resta segreto. Se il secondo morto è un altro prigioniero, le guardie vincono subito. Allora: perché Kevin ha detto che questa stanza era verde?
    .title = Kevin ha mentito
tutorial-room25-slide =
    Max ha giocato *Manovra* e ha fatto scorrere la colonna d verso nord. Si muovono stanze intere, con chi c'è dentro. Quella che esce in alto rientra in basso.

    In questo round la stessa fila può scorrere ancora, ma solo nello stesso verso. La riga 3 e la colonna c non si muovono mai: contengono la Stanza Centrale.
    .title = Il Complesso si muove
tutorial-room25-look =
    Il tuo secondo segnalino è Osserva. Ti mostra in segreto una stanza nascosta accanto.

    Osserva c5, a nord di te.
    .title = Prima guardare
tutorial-room25-warn =
    Una *Stanza Trabocchetto*: chi è ancora dentro alla fine della sua azione successiva muore. Gli altri devono sapere che è rossa. Il nome da te non lo sapranno.

    Di' che c5 è rossa.
    .title = Un avvertimento
tutorial-room25-countdown =
    Tutti hanno agito due volte: il round è finito. C'è un round in meno, e chi era primo va in fondo alla fila, quindi ora la prima sei tu.

    Riprendi i segnalini e programmi di nuovo. Saltiamo avanti di qualche round.
    .title = Restano nove round

tutorial-room25-later =
    Restano cinque round. Kevin è nella tua stanza e aspetta l'occasione per spingerti. Max è in una *Stanza Prigione* in c5: può uscirne solo verso una stanza in cui c'è qualcuno.

    Puoi risolvere entrambe le cose.
    .title = Intanto
tutorial-room25-plan =
    Prima liberati di Kevin, poi avvicinati a Max. Scegli prima *Spingi* e poi *Manovra*.
    .title = Un piano
tutorial-room25-push =
    Chi viene spinto subisce la stanza come se ci fosse entrato da solo. A nord c'è una *Stanza Vortice*: rimanda tutti nella Stanza Centrale.

    Spingi Kevin a nord.
    .title = Spingi
tutorial-room25-pushed =
    Eccolo lì, nel mezzo. Nella Stanza Centrale si può solo osservare e muoversi, perciò lo Spingi che aveva programmato è perso.

    Anche Max non aveva nessuno da spingere: un'azione che non si può fare è persa.
    .title = Di nuovo al via
tutorial-room25-control =
    Puoi far scorrere la riga o la colonna in cui ti trovi. Se la riga 4 va di una stanza verso est, la tua finisce proprio sotto Max.

    Premi la freccia all'estremità est della riga 4.
    .title = Manovra
tutorial-room25-special =
    Ora sei accanto a Max. La capacità speciale di Jennifer è *Richiama*: porta da lei qualcuno da una stanza accanto. Ogni personaggio ne ha una diversa; tieni premuto su un personaggio, o fermaci il mouse, per leggerla.

    Scegli prima il segnalino *Richiama*, poi *Muovi*.
    .title = Ciò che sa fare solo Jennifer
tutorial-room25-call =
    Richiama Max fuori dalla prigione. Potresti richiamare anche Kevin, ma perché mai?
    .title = Richiama
tutorial-room25-step =
    Ora a ovest, nella *Stanza Tunnel*. Ti porterebbe in un altro tunnel se ce ne fosse uno rivelato; non c'è, e quindi resti lì.
    .title = Verso ovest
tutorial-room25-adrenaline =
    Max ti segue, ora si fida di te. Ancora due cose per dopo:

    - *Adrenalina*: una volta a partita aggiungi questo segnalino al programma e hai una terza azione, scelta sul momento.
    - *Promemoria*: nel tuo turno puoi posarlo su una stanza nascosta, per non dimenticarla.
    .title = Due piccoli aiuti

tutorial-room25-found =
    Eccola: la *Stanza 25*, in a4, e Max è già dentro. Scorre come ogni altra stanza. Per fuggire, qualcuno deve farla scorrere oltre il bordo del Complesso con un'azione *Manovra*.
    .title = La Stanza 25
tutorial-room25-alarm =
    Quando qualcuno entra nella Stanza 25 e restano più di cinque round, un *allarme* riduce il conto alla rovescia a cinque. Quindi non entrare troppo presto.

    Da quando è stata trovata, una guardia può anche mostrare il suo ruolo e, dal round successivo, scegliere le azioni sul momento.
    .title = Allarme
tutorial-room25-last_round =
    Questo è l'ultimo round. Tutti i morti mostrano il ruolo: Sarah era una prigioniera, come te.

    I prigionieri fuggono se non ne manca nessuno. Solo nell'ultimo round può mancarne *uno*, morto o fuori. Senza Sarah: ora o mai più.
    .title = Uno può mancare
tutorial-room25-last_program =
    Sei la prima nell'ordine, e conta. Scegli prima *Muovi*, per entrare, e poi *Manovra*, per uscire.
    .title = L'ultimo programma
tutorial-room25-enter =
    Vai a ovest, nella Stanza 25.
    .title = Dentro
tutorial-room25-danger =
    È entrato anche Kevin, e di sicuro vuole spingere fuori uno di voi. Ma nelle seconde azioni tocca prima a te.

    Una guardia dentro non cambia nulla: conta che non manchi nessun prigioniero, o uno solo nell'ultimo round.
    .title = È qui
tutorial-room25-out =
    La Stanza 25 è sul bordo ovest. Se la riga 4 scorre verso ovest, cade fuori dal tabellone: quella è la via d'uscita.

    Premi la freccia all'estremità ovest della riga 4.
    .title = Fuori!
tutorial-room25-end =
    Tu e Max siete liberi, i prigionieri hanno vinto. Ne sai abbastanza per una vera partita.

    Il resto si spiega da sé al tavolo: tieni premuto su qualsiasi cosa, o fermaci il mouse. Tutte le stanze, i personaggi e le carte sono nelle regole.
    .title = Fine della diretta
