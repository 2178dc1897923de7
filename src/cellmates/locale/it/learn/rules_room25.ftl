### The rules of Room 25 for players, in our own words: one message for each section of the page.
### A line in square brackets stands for a picture or a list that the page puts there.

rules-room25-goal =
    Ti svegli in un Complesso di 25 stanze, con telecamere ovunque. Una di queste, la [[room-room_25|Stanza 25]], porta fuori. Decidi in segreto che cosa farai, poi vedi che cosa hanno deciso gli altri, e solo allora scopri dove ti trovi.

    Per fuggire, chi deve uscire si raduna nella Stanza 25, e qualcuno la fa scorrere oltre il bordo del Complesso con un'azione [[token-control|Manovra]] prima che finisca il conto alla rovescia. Chi deve uscire, e chi si oppone, dipende dalla modalità:

    - [[suspicion|Sospetto]], da 4 a 8 giocatori: prigionieri contro guardie nascoste.
    - [[cooperation|Cooperazione]], da 1 a 6 giocatori: tutti contro il Complesso.
    - [[competition|Competizione e Squadre]]: ognuno, o ogni squadra, per sé.
    .title = Lo scopo

rules-room25-complex =
    Il Complesso è largo cinque stanze e alto cinque. Le colonne si chiamano da a a e, da ovest a est, le righe da 5 a 1, dall'alto in basso: la [[room-central|Stanza Centrale]] nel mezzo è quindi c3. Il nord resta nord per tutta la partita. *Accanto* vuol dire con un lato in comune, mai in diagonale e mai oltre il bordo.

    {"["}picture complex]

    Tutte le stanze tranne la Centrale iniziano a faccia in giù. La riga 3 e la colonna c non scorrono mai, perché contengono la Stanza Centrale. Le dodici caselle nei quattro angoli sono la *zona di uscita*: lì inizia sempre la Stanza 25, e con lei le Stanze della Chiave, della Visione, Mobile e dei Robot, se sono in gioco.

    Il colore di una stanza dice quanto è pericolosa:

    {"["}list colours]

    Ci sono due livelli. *Base*: quattro segnalini azione e le stanze di base, senza capacità speciali. *Season 2*: tutto. La *Follia* rende ancora più dure la Cooperazione e il Solitario.
    .title = Il Complesso

rules-room25-setup =
    - Ognuno riceve un personaggio con cinque segnalini azione (quattro al livello Base), un segnalino adrenalina e un promemoria.
    - La Stanza 25 e le altre stanze della zona di uscita si mettono da parte. Dodici delle altre vanno a faccia in giù sulle caselle interne; il resto si mescola con quelle messe da parte e va negli angoli.
    - Tutte le miniature iniziano nella Stanza Centrale.
    - In Sospetto si distribuiscono in segreto i ruoli.
    - Gli indicatori di turno si mettono in fila. L'ultimo sta sul numero dei round.

    | personaggi | Sospetto, Competizione, Squadre | Cooperazione
    | 4 | 10 round | 8 round
    | 5 | 10 round | 7 round
    | 6 | 10 round | 6 round
    | 7 | 9 round | –
    | 8 | 8 round | –

    {"*"}L'indizio iniziale.* Prima del primo round ogni giocatore guarda in segreto una delle quattro stanze accanto alla Stanza Centrale. Una per giocatore, quanti che siano i personaggi che guida. Due possono guardare la stessa. Il colore si può dire.
    .title = Preparazione

rules-room25-round =
    - *Carte.* In Cooperazione e Solitario prima vengono due [[cards|carte M.A.C.]]
    - *Programmazione.* Tutti insieme e in segreto si posano due segnalini azione diversi, un primo e un secondo. Se ne può posare uno solo; allora al primo turno si dice se usarlo subito o dopo. Non posarne nessuno non è permesso.
    - *Prime azioni.* In ordine di turno tutti rivelano il primo segnalino e lo eseguono.
    - *Seconde azioni.* Di nuovo lo stesso.
    - *Adrenalina.* Chi l'ha programmata ha una terza azione.
    - *Conto alla rovescia.* I segnalini tornano, i segnalini manovra lasciano il tabellone, il primo della fila va in fondo, e c'è un round in meno.

    {"*"}Ciò che hai programmato devi farlo*, anche se fa male. Come, si decide solo al proprio turno. Se c'è un modo permesso, ne scegli uno; se non c'è, l'azione è persa. Se funziona solo in parte, si fa quella parte.

    Il segnalino [[token-adrenaline|adrenalina]] si aggiunge durante la programmazione, una volta a partita, e non si può riprendere. La terza azione è una delle quattro di base, scelta sul momento; può ripetere un'azione di questo round. Non può essere la capacità speciale, e non si può rinunciare.

    {"["}round first_round]
    .title = Un round

rules-room25-actions =
    {"["}list tokens]

    {"["}picture slide]

    La stanza che esce dal tabellone rientra dall'altra estremità, con chi c'è dentro. Una fila (riga o colonna) che è scorsa porta una freccia per il resto del round: può scorrere ancora, ma solo in quel verso. Le file che la incrociano restano libere.

    Da a3 puoi far scorrere solo la colonna a, da c5 solo la riga 5, dalla Stanza Centrale nulla. *Nella Stanza Centrale si può solo osservare e muoversi*; Spingi, Manovra e le capacità speciali lì sono perse. Nessuno può esserne spinto fuori; dentro sì.
    .title = Le azioni

rules-room25-steps =
    Ci sono tre modi di trovarsi altrove, e quasi tutte le domande si risolvono quando si sa quale è stato.

    - Un *passo* porta accanto: Muovi, Spingi, Trasporta, Richiama, la spinta di un robot, una carta che scaccia. Agiscono sia la stanza che lasci sia quella in cui entri.
    - Un *salto* non ha bisogno di porte: tunnel, vortice, Replay, rigenerazione, illusione. Nessun lucchetto e nessun corridoio lo ferma. La stanza che lasci se ne accorge.
    - Un *viaggio* muove la stanza e te con lei: scorrimenti, lo scambio di Kevin, la Stanza Mobile. Non fa scattare nulla.

    Un passo è permesso se la meta è accanto, non porta né un segnalino Do Not Cross né un lucchetto (Emmett entra anche nelle stanze chiuse), e la stanza in cui sei ti lascia uscire. In una stanza nascosta si può sempre entrare.

    Poi, in quest'ordine: la miniatura si sposta; reagisce la stanza lasciata (lo fa solo la Frantumatrice); la nuova stanza viene rivelata; se è la Stanza 25, si controllano l'allarme e «Giù la maschera»; la stanza agisce su tutti quelli che sono entrati.

    Se una stanza chiede una scelta, la fa il giocatore del personaggio entrato, anche se è stato spinto o richiamato. Solo se è stato *trasportato* sceglie chi lo porta, una volta per entrambi.

    Una stanza agisce a ogni ingresso, non solo la prima volta. Se ti manda in un'altra, prima si risolve quella fino in fondo. Chi muore sparisce subito, con tutto ciò che aveva in programma.
    .title = Passo, salto, viaggio

rules-room25-talk =
    Dopo aver guardato una stanza (azione, indizio iniziale o Stanza della Visione) puoi dirne il *colore*, o nulla, mai il nome. Nessuno controlla; in Sospetto mentire fa parte del gioco. Per il resto parlate liberamente: piani, accuse, suppliche. Programmi e ruoli restano segreti finché una regola non li mostra.

    {"*"}Interferenze:* finché qualcuno è nella [[room-jamming|Stanza delle Interferenze]], o è scoperta una carta Interferenze, nessuno può comunicare nulla. Dichiarazioni e chat sono bloccate. I promemoria si possono ancora posare.

    {"*"}Promemoria:* in qualsiasi momento del tuo turno, senza spendere azioni, puoi posare il tuo [[mark-reminder|promemoria]] su una stanza nascosta. Si muove con lei e torna quando viene rivelata. Prima non si può spostare. Nella Follia non ci sono promemoria.
    .title = Parlare e ricordare

rules-room25-rooms =
    Una stanza agisce ogni volta che un personaggio entra, di sua volontà o no. I robot non fanno scattare nulla, salvo quanto è detto [[robots|su di loro]].

    {"["}list rooms]
    .title = Stanze

rules-room25-details =
    - *Stanza Prigione:* trattiene anche chi è spinto o trasportato. Un vicino nascosto conta, un compagno di cella no. Entrare e guardare fuori è libero.
    - *Stanza Frigorifero:* entrarci dopo non cambia nulla in questo round.
    - *Stanza Rotante:* chi entra dopo la gira per tutti quelli che sono dentro. Manovra e capacità speciali ignorano il corridoio, ma Trasporta è un movimento. Se ci salti dentro, scegli tu la direzione. Quando la stanza si sposta, il corridoio mantiene la direzione.
    - *Stanza di Manovra:* devi far scorrere una fila. Non è un'azione Manovra: l'Accelerazione non la raddoppia, e con essa nessuno fugge.
    - *Stanza Trabocchetto:* l'azione successiva è il prossimo segnalino rivelato o pescato, o l'adrenalina, in questo round o nel prossimo. Un'azione persa, nascondersi e viaggiare con la stanza non salvano; essere portati fuori, o la sostituzione della stanza, sì.
    - *Stanza Sommersa:* hai il resto di questo round e tutto il prossimo. L'adrenalina in quel round arriva tardi.
    - *Bagno d'Acido:* da soli si è al sicuro. Muore chi c'era prima, nascosto o no.
    - *Stanza Frantumatrice:* se spingi fuori qualcuno, è lui che esce, e tu resti dentro. Chi è trasportato da Max esce con lui ed entrambi vivono. Se dentro non c'era nessun altro, si chiude alle tue spalle.
    - *Stanza della Paranoia:* nella pila vanno tutti i tuoi segnalini, anche quelli giocati, ma non quelli tolti da una Punizione. Finisce con una programmazione, se la stanza è stata lasciata o la pila è vuota. L'adrenalina si sceglie ancora liberamente.
    - *Stanza del Timer:* l'ordine non cambia. Nell'ultimo round invece uccide.
    - *Stanza dell'Illusione:* poi si trova altrove, rivelata per sempre; chi c'era prima di te la segue.
    - *Stanza della Chiave:* chi entra resta in quella che diventa una Stanza Vuota. Un robot non conta.
    .title = Stanze: i dettagli

rules-room25-marks =
    {"["}list marks]
    .title = Segnalini e segni sul tavolo

rules-room25-characters =
    Al livello Season 2 ogni personaggio ha un segnalino speciale che si programma come gli altri. Non si può usare nella Stanza Centrale né come azione di adrenalina. Emmett, Kevin e Sarah hanno due capacità su un segnalino e scelgono quando lo rivelano; se una è impossibile, devono usare l'altra.

    {"["}list characters]
    .title = Personaggi

rules-room25-robots =
    I [[mark-robot|robot]] sono al massimo due. Arrivano dalle Stanze dei Robot e con la carta Robot, e da soli non fanno nulla: l'ordine lo dà chi entra nella Stanza dei Robot, Kevin o Bruce. Chi lo dà sceglie il robot, l'ordine e il bersaglio. Se un ordine è possibile, va dato.

    - *Muovi:* il robot va in una stanza accanto; se è nascosta la rivela, senza farla scattare. Solo la Stanza Rotante gira per lui e lo vincola. Entra nelle stanze chiuse, mai in quelle con Do Not Cross.
    - *Spingi:* spinge un personaggio fuori dalla propria stanza, ma mai da una stanza blu. I personaggi nascosti non si possono spingere, e Alice può rifiutare.

    Una stanza rossa distrugge subito un robot. Se entra in un Bagno d'Acido o in una Frantumatrice, muoiono tutti quelli che sono dentro; la Frantumatrice si chiude. Una Stanza Sommersa o una Frantumatrice rivelata da un robot si chiude subito. Un robot distrutto torna nella riserva.

    I robot non si possono spingere, trasportare né richiamare. Un robot conta come un personaggio per chi esce da una Stanza Prigione, ma non per l'acido, le interferenze, l'allarme, «Giù la maschera» o la vittoria.
    .title = Robot

rules-room25-cards =
    Anche il Complesso gioca. Una carta agisce appena pescata, e chiunque può guardare gli scarti. Il *primo giocatore* è il personaggio in testa alla fila; se la carta è pescata in una Stanza M.A.C., è chi è entrato. Le carte muovono le persone con passi normali: le stanze agiscono, lucchetti e corridoi valgono. Nessuna carta fa fuggire qualcuno.

    {"["}list cards]

    Le carte di personaggi che non sono in gioco non fanno nulla. Nel panico sceglie il giocatore di chi è in preda al panico. *Stanza gialla* è sempre una stanza rivelata in cui si può entrare.
    .title = Carte M.A.C.

rules-room25-death =
    {"*"}Chi muore* è fuori dal gioco: la miniatura lascia il tabellone, e tutto ciò che aveva programmato decade. Il suo indicatore mostra un teschio e lascia la fila quando dovrebbe essere primo. Una [[room-regeneration|Stanza di Rigenerazione]] riporta tutti i morti.

    {"*"}L'ultimo round* è quello in cui ne resta uno. In Sospetto, prima della programmazione, tutti i morti mostrano il ruolo. Non si pescano carte, la Stanza del Timer uccide, ed è l'unico round in cui si può lasciare indietro qualcuno.

    {"["}picture escape]

    {"*"}La fuga.* Quando un'azione Manovra di chiunque, con un segnalino o con l'adrenalina, fa scorrere una fila e la stanza che esce è la Stanza 25, la partita è vinta subito se vale la condizione della modalità. Altrimenti la Stanza 25 rientra dall'altra parte con tutti quelli che sono dentro. Gli scorrimenti della Stanza di Manovra e delle carte non bastano. Se la Stanza 25 è finita nel mezzo, va riportata in un angolo.
    .title = La morte, l'ultimo round, l'uscita

rules-room25-suspicion =
    | giocatori | prigionieri | guardie
    | 4 | 3 | 1
    | 5 | 4 o 3 | 1 o 2
    | 6 | 4 | 2
    | 7 | 5 | 2
    | 8 | 6 | 2

    Nessuno sa chi è chi; nemmeno le guardie si conoscono fra loro.

    - *I prigionieri vincono* quando la Stanza 25 viene fatta uscire e non manca nessun prigioniero. Nell'*ultimo round* può mancarne uno, morto o fuori. Le guardie dentro non cambiano nulla.
    - *Le guardie vincono* quando sono morti due prigionieri, o quando scade il tempo.

    {"*"}Allarme.* Quando un personaggio entra nella Stanza 25 e restano più di cinque round, il conto alla rovescia salta a cinque: questo round e altri quattro.

    {"*"}Una guardia può rivelarsi* nel proprio turno da quando la Stanza 25 è stata rivelata. In questo round il suo programma resta valido. Dal round successivo non ha adrenalina e non programma più: a ogni turno sceglie un segnalino, al secondo uno diverso, e può saltare, a meno che sia in una Stanza Trabocchetto. Una Stanza Frigorifero le lascia una sola azione.

    {"*"}Quando qualcuno muore,* il ruolo del primo resta segreto. Alla seconda morte il primo mostra il ruolo; se era un prigioniero, lo mostra anche il secondo. Alle morti successive tutti i morti precedenti mostrano il ruolo, e l'ultimo solo se è già noto un prigioniero morto.

    {"*"}Giù la maschera.* Contate tutti quelli che non sono nella Stanza 25, vivi o morti. Appena sono tanti quante le guardie, devono mostrare il ruolo. Chi è dentro no.
    .title = Sospetto

rules-room25-cooperation =
    {"*"}Vincete* quando qualcuno è entrato nella [[room-key|Stanza della Chiave]], poi tutti i personaggi sono nella Stanza 25 e un'azione Manovra la fa uscire. *Perdete* appena qualcuno muore, o quando scade il tempo. Non ci sono ruoli, allarme, «Giù la maschera» né Stanza di Rigenerazione. In due o in tre ognuno guida due personaggi.

    In ogni round tranne l'ultimo, prima della programmazione si pescano due carte base e si eseguono una dopo l'altra. I programmi restano coperti.

    {"*"}Follia:* niente adrenalina, niente promemoria, tutte le 58 carte. Una carta prima delle prime azioni e una prima delle seconde, tranne nell'ultimo round.

    {"*"}Solitario* è la Cooperazione per un giocatore con quattro personaggi, otto round e un solo indizio iniziale.
    .title = Cooperazione e Solitario

rules-room25-competition =
    Niente ruoli, niente Stanza della Chiave, tutti sono prigionieri. Allarme, adrenalina, morti e Stanza di Rigenerazione funzionano come al solito; le carte vengono solo dalle Stanze M.A.C.

    {"*"}Competizione,* da 2 a 4 giocatori con due personaggi ciascuno. Vince chi per primo ha entrambi i personaggi nella Stanza 25 quando viene fatta uscire. Se uno è morto, l'altro può fuggire da solo, ma soltanto nell'ultimo round. Se un solo giocatore ha ancora qualcuno in vita, vince subito. Se nessuno esce, nessuno vince.

    {"*"}Squadre,* due da 2, 3 o 4 giocatori. Vince la prima squadra che ha tutti i personaggi nella Stanza 25 quando viene fatta uscire, e anche quella i cui avversari sono tutti morti. Con un morto si può fuggire solo nell'ultimo round, con due mai. Quando scade il tempo, vince la squadra con più personaggi nella Stanza 25.
    .title = Competizione e Squadre

rules-room25-knowledge =
    - *Tutti sanno:* le stanze rivelate, le miniature, i segnalini e i segni sul tabellone; chi ha guardato dove; che cosa è scorso dove; quanti segnalini uno ha programmato; segnalini persi e adrenalina; il conto alla rovescia; le carte scartate.
    - *Solo tu sai:* che cosa hai visto, il tuo programma, il tuo ruolo.
    - *Nessuno sa:* che cosa c'è nelle stanze che nessuno ha guardato, l'ordine delle carte, l'ordine di una pila della paranoia.

    Se guidi più personaggi, sai ciò che ha visto ognuno di loro. Le scelte che ti vengono offerte non tradiscono mai una stanza nascosta.
    .title = Chi sa che cosa

rules-room25-editions =
    I regolamenti stampati non concordano su tutto. Un'*edizione* è la lettura di uno di essi; l'host di un tavolo può anche impostare singoli punti. Questa pagina descrive l'edizione Ultimate.

    {"["}list editions]

    {"["}list switches]
    .title = Edizioni e varianti

## Marks that only this page names

mark-note = nota
    .what = Una tua nota su una stanza. Nessun altro la vede, e si muove con la stanza.
mark-role = ruolo
    .what = Prigioniero o guardia, solo in Sospetto. Conosci il tuo; gli altri mostrano il loro quando lo impone una regola, o quando una guardia si rivela.

## What the pictures show

picture-complex = Tratteggio blu: la zona di uscita. La Stanza 25 inizia su una di queste dodici caselle.
picture-slide = Manovra fa scorrere una riga di un passo verso est. La stanza che esce rientra da ovest; Max viaggia con la sua.
picture-escape = La Stanza 25 viene fatta scorrere oltre il bordo, con chi c'è dentro: quella è la fuga.
