### Room 25: every word of the game.
###
### Arguments that are names come already in this language, in the nominative:
###   $who $by $of (characters), $seat (player), $room, $token $first $second, $card, $dir,
###   $colour, $role, $cause, $reason, $winners.
### Printed as they are: $cell $other $from $to (c4), $line (a … e, 1 … 5), $robot (1, 2).
### Selected on: $axis (ns, ew), $adrenaline (0 or none = without), $second and $by (none =
### there is none: the single action, nobody but the character itself), numbers.
### The past is told with "ha", so that nothing has to agree with a name.

## Words used inside other messages

line-name = { $line ->
    [a] colonna a
    [b] colonna b
    [d] colonna d
    [e] colonna e
   *[other] riga { $line }
}
axis-name = { $axis ->
    [ns] nord–sud
   *[ew] est–ovest
}
plus-adrenaline = { $adrenaline ->
    [0] { "" }
    [none] { "" }
   *[other] {" "}+ Adrenalina
}
pass-name = { $number ->
    [1] prime azioni
    [2] seconde azioni
   *[other] adrenalina
}

## Directions, colours

dir-n = nord
dir-e = est
dir-s = sud
dir-w = ovest

colour-blue = blu
    .word = entrata e uscita
colour-green = verde
    .word = sicura
colour-yellow = gialla
    .word = ostacolo
colour-red = rossa
    .word = mortale
colour-safe = sicura
    .word = non uccide

## Rooms: the name, what it does, a name short enough for a tile

room-central = Stanza Centrale
    .what = Tutti partono da qui. All'interno si può solo osservare e muoversi, e niente sposta mai questa stanza.
    .short = Centrale
room-room_25 = Stanza 25
    .what = La via d'uscita. Quando dentro ci sono tutti quelli che devono fuggire, un'azione Manovra deve farla scorrere oltre il bordo del Complesso.
    .short = Stanza25
room-key = Stanza della Chiave
    .what = Il primo personaggio che entra sblocca l'uscita e la stanza diventa una Stanza Vuota. Prima di allora nessuno può fuggire con la Stanza 25.
    .short = Chiave
room-empty = Stanza Vuota
    .what = Qui non succede nulla.
    .short = Vuota
room-vision = Stanza della Visione
    .what = Chi entra guarda in segreto una qualsiasi stanza nascosta del Complesso e la rimette a posto.
    .short = Visione
room-moving = Stanza Mobile
    .what = Chi entra scambia questa stanza, con tutti quelli che contiene, con una qualsiasi stanza nascosta, che resta nascosta. Se non ce ne sono più, non succede nulla.
    .short = Mobile
room-tunnel = Stanza Tunnel
    .what = Chi entra passa subito in un'altra Stanza Tunnel rivelata e, se ce ne sono due, sceglie quale. Se non ce ne sono altre, il personaggio resta qui.
    .short = Tunnel
room-control = Stanza di Manovra
    .what = Chi entra sposta di una casella una riga o una colonna qualsiasi, ma non attraverso la Stanza Centrale e non contro una direzione già fissata in questo round. Con questo spostamento non si può fuggire.
    .short = Manovra
room-robot = Stanza dei Robot
    .what = A ogni ingresso compare qui un robot, se i robot in gioco sono meno delle Stanze dei Robot rivelate. Poi chi è entrato ordina a un robot qualsiasi di muoversi o di spingere.
    .short = Robot
room-regeneration = Stanza di Rigenerazione
    .what = Se qualcuno è morto quando un personaggio entra, tutti i morti tornano nella Stanza Centrale e questa diventa una Stanza Vuota. Programmano di nuovo dal round successivo; l'adrenalina usata resta persa.
    .short = Rigener.
room-prison = Stanza Prigione
    .what = Da qui si passa solo in una stanza adiacente in cui c'è un altro personaggio o un robot, oppure nella Stanza Centrale se è adiacente.
    .short = Prigione
room-cold = Stanza Frigorifero
    .what = Chi si trova qui durante la programmazione può piazzare una sola azione e niente adrenalina. Anche una guardia rivelata che comincia qui il round ha una sola azione.
    .short = Frigo
room-vortex = Stanza Vortice
    .what = Chi entra finisce subito nella Stanza Centrale.
    .short = Vortice
room-dark = Stanza Oscura
    .what = Dall'interno non si può osservare.
    .short = Oscura
room-pivoting = Stanza Rotante
    .what = A ogni ingresso il corridoio si allinea con la stanza di provenienza. Da dentro Osserva, Muovi, Spingi e Trasporta funzionano solo attraverso le sue due estremità; si può entrare da tutti e quattro i lati.
    .short = Rotante
room-mirror = Stanza degli Specchi
    .what = Chi entra perde il segnalino adrenalina e tutte le azioni ancora programmate per questo round. Le guardie rivelate e i personaggi paranoici perdono solo il segnalino adrenalina.
    .short = Specchi
room-mac = Stanza M.A.C.
    .what = Chi entra pesca una carta M.A.C., che ha effetto subito. Una carta destinata a certi personaggi o al primo giocatore colpisce invece chi è entrato.
    .short = M.A.C.
room-jamming = Stanza delle Interferenze
    .what = Finché dentro c'è un personaggio, nessuno può scambiare informazioni di alcun genere.
    .short = Interf.
room-false_exit = Falsa Uscita
    .what = Chi entra sceglie un personaggio in una stanza adiacente e lo attira qui, se possibile. Chi viene attirato non attiva questa stanza.
    .short = F.Uscita
room-acid_bath = Bagno d'Acido
    .what = Appena dentro ci sono due personaggi, muore quello che era arrivato prima. Un robot che entra uccide tutti quelli che sono dentro e viene distrutto.
    .short = Acido
room-trap = Stanza Trabocchetto
    .what = Chi entra muore se alla fine della propria azione successiva è ancora qui. Scorrere insieme alla stanza non basta a salvarsi.
    .short = Trabocc.
room-flooded = Stanza Sommersa
    .what = Una volta rivelata, nessuno può più entrarci. Chi è dentro muore se non ne esce entro la fine della propria seconda azione del round successivo.
    .short = Sommersa
room-mortal = Stanza Mortale
    .what = Chi entra muore subito.
    .short = Mortale
room-shredder = Stanza Frantumatrice
    .what = Entrare è sicuro. Quando un personaggio esce o entra un robot, tutti quelli rimasti dentro muoiono e nessuno può più entrare.
    .short = Frantum.
room-illusion = Stanza dell'Illusione
    .what = Chi entra scambia questa stanza con una qualsiasi stanza nascosta, che viene rivelata sotto il personaggio e ha subito effetto. Se non ce ne sono più, non succede nulla.
    .short = Illus.
room-paranoia = Stanza della Paranoia
    .what = Chi entra mescola tutti i propri segnalini azione in una pila e a ogni turno esegue quello che pesca dalla cima. La paranoia passa con la prima programmazione dopo che la pila è finita o la stanza è stata lasciata.
    .short = Paranoia
room-timer = Stanza del Timer
    .what = Chi entra fa avanzare di un round il conto alla rovescia; nell'ultimo round invece muore. Poi la stanza diventa una Stanza Vuota.
    .short = Timer
room-hidden = Stanza nascosta
    .what = Nessuno sa che cosa sia, a meno che qualcuno ci abbia guardato.
    .short = ?

place-known = { $cell } ({ $room })
place-hidden = { $cell } (nascosta)

## Characters: the name, the special ability, what it does

character-alice = Alice
    .special = Nasconditi
    .what = Fino alla sua azione successiva Alice è nascosta: non può essere spinta, trasportata o richiamata, ma la stanza agisce su di lei. È un'androide e può sempre rifiutare la spinta di un robot; Punizione, Panico e Replay non la toccano mai.
character-bruce = Bruce
    .special = Imita
    .what = Bruce usa la capacità speciale di un personaggio nella sua stanza o in una adiacente: Richiama, Nasconditi, Riattiva, Hackera un Robot, Sabota una Stanza (una volta, con la sua unica Stanza Vuota), Trasporta (ma non Max) o Recupera, se Franck è nella stessa stanza. Non ottiene mai Androide né Passepartout.
character-emmett = Emmett
    .special = Riattiva o Chiudi
    .what = Emmett toglie un segnalino «Do Not Cross» da una stanza adiacente non occupata e la gira a faccia in giù, oppure chiude la propria stanza o una adiacente rivelata, ma mai una blu. Nelle stanze chiuse entrano solo Emmett e i robot; grazie al Passepartout può anche esservi spinto o richiamato.
character-franck = Franck
    .special = Recupera
    .what = Franck riprende il segnalino adrenalina se non lo ha più; può usarlo dalla programmazione successiva.
character-jennifer = Jennifer
    .special = Richiama
    .what = Jennifer richiama nella sua stanza un personaggio da una stanza adiacente, e la stanza agisce su di lui. Non si possono richiamare robot e personaggi nascosti, nessuno in una Stanza Sommersa e solo Emmett in una stanza chiusa. In un Bagno d'Acido il richiamo uccide Jennifer.
character-kevin = Kevin
    .special = Hackera il Complesso o un Robot
    .what = Kevin scambia due stanze adiacenti alla sua con tutti quelli che contengono, tranne le blu rivelate, oppure ordina a un robot qualsiasi del Complesso di muoversi o di spingere.
character-max = Max
    .special = Trasporta
    .what = Max va in una stanza adiacente e porta con sé un altro personaggio della sua stanza. La nuova stanza agisce su entrambi e ogni scelta spetta a Max; in un Bagno d'Acido decide chi dei due muore. Robot e personaggi nascosti non si possono trasportare.
character-sarah = Sarah
    .special = Sabota una Stanza o un Robot
    .what = Sarah sostituisce la stanza in cui si trova con una Stanza Vuota (due volte per partita, mai una blu), oppure distrugge un robot nella sua stanza.

## Action tokens

token-look = Osserva
    .what = Guarda in segreto una stanza nascosta adiacente. Puoi dirne il colore, vero o falso, ma mai il nome.
    .short = Oss
token-move = Muovi
    .what = Vai in una stanza adiacente; se era nascosta viene rivelata, e ha subito effetto.
    .short = Muo
token-push = Spingi
    .what = Spingi un altro personaggio della tua stanza in una adiacente, che ha subito effetto su di lui. Non dalla Stanza Centrale; robot e personaggi nascosti non si possono spingere.
    .short = Spin
token-control = Manovra
    .what = Sposta di una casella la riga o la colonna in cui ti trovi, con tutti quelli che contiene. Le file della Stanza Centrale non si muovono mai; le altre in un round scorrono in una sola direzione.
    .short = Man
token-special = Capacità Speciale
    .what = Quello che sa fare solo il tuo personaggio. Non nella Stanza Centrale e non con l'adrenalina.
    .short = Spec
token-adrenaline = Adrenalina
    .what = Una volta per partita, decisa in programmazione: dopo le seconde azioni di tutti fai ancora Osserva, Muovi, Spingi o Manovra, a scelta sul momento.

## The special token by the word that is printed on it

special-alice = { character-alice.special }
special-bruce = { character-bruce.special }
special-emmett = Chiudi
special-franck = { character-franck.special }
special-jennifer = { character-jennifer.special }
special-kevin = Hackera
special-max = { character-max.special }
special-sarah = Sabota

## M.A.C. cards

mac = M.A.C.
    .what = Il Complesso si muove da solo: queste carte spostano stanze e colpiscono personaggi.
card-movement = Movimento del Complesso
    .what = La fila raffigurata si sposta di una casella nella direzione indicata (×2: di due; +: pesca un'altra carta). Non vale se in questo round è già stata mossa nel verso opposto.
    .drawn = Movimento del Complesso: { line-name } verso { $dir }{ $steps ->
        [2] {" "}×2
       *[other] { "" }
    }{ $again ->
        [0] { "" }
       *[other] , e ancora una carta
    }
card-punishment = Punizione
    .what = Ogni personaggio raffigurato perde per il resto della partita Osserva, Manovra o la Capacità Speciale, a scelta del suo giocatore. In una Stanza M.A.C. è punito solo chi è entrato.
    .drawn = { $who ->
        [none] Punizione per nessuno
       *[other] Punizione: { $who }
    }{ $absent ->
        [none] { "" }
       *[other] { " " }(non in gioco: { $absent })
    }
card-blackout = Blackout
    .what = Tutti i robot vengono distrutti e ogni stanza verde rivelata diventa una Stanza Vuota, anche se occupata.
card-jamming = Interferenze
    .what = Fino alla fine del round nessuno può scambiare informazioni.
card-rewind = Replay
    .what = Il personaggio del primo giocatore torna nella Stanza Centrale; il suo programma resta com'è.
card-robot = Robot
    .what = Se il personaggio del primo giocatore è in una stanza verde o gialla, un robot lo raggiunge e lo spinge in una gialla rivelata adiacente, se ce n'è una.
card-time_bomb = Bomba a Tempo
    .what = Resta scoperta fino alla fine del round. Se nello stesso round esce la seconda bomba, muoiono tutti quelli nelle stanze rosse.
card-lock = Lucchetto
    .what = Il primo giocatore chiude una stanza rivelata accanto al proprio personaggio, non blu. Se entrambi i lucchetti sono in uso, il giocatore di Emmett ne sposta uno.
card-deactivate = Stanze Disattivate
    .what = Tutte le stanze rivelate del colore indicato in cui non c'è nessuno vengono girate a faccia in giù.
    .drawn = Stanze Disattivate: ogni stanza { $colour }
card-chaos = Caos
    .what = Ogni Stanza Rotante fa un quarto di giro, i personaggi in una stanza con un robot vengono spinti in una gialla adiacente e quelli in una Stanza Tunnel passano in un altro tunnel.
card-acceleration = Accelerazione
    .what = Fino alla fine del round ogni azione Manovra sposta la sua fila di due caselle.
card-panic = Panico
    .what = Il personaggio del primo giocatore va nel panico, ciascuno a modo suo: Franck scarta l'adrenalina, Jennifer richiama tutti i vicini, Kevin scambia stanze, Emmett si chiude dentro, Max porta via tutti, Sarah sabota la sua stanza, Bruce spinge fuori tutti, Alice resta calma.

## Modes, editions, levels, roles

mode-suspicion = Sospetto
    .what = I prigionieri devono riunirsi tutti nella Stanza 25 e farla uscire dal Complesso; le guardie nascoste tra loro cercano di impedirlo con ogni mezzo.
mode-cooperation = Cooperazione
    .what = Attivate la Stanza della Chiave, riunitevi tutti nella Stanza 25 e fatela uscire in tempo. Basta una morte per perdere.
mode-solo = Solitario
    .what = La cooperazione per una persona con quattro personaggi: attiva la Stanza della Chiave e portali fuori tutti vivi.
mode-competition = Competizione
    .what = Ogni giocatore ha due personaggi. Vince il primo che fa uscire la Stanza 25 con entrambi dentro.
mode-team = Squadre
    .what = Due squadre in gara: vince la prima che fa uscire la Stanza 25 con tutta la squadra dentro.

edition-ultimate = Ultimate
    .what = L'edizione completa; la lettura abituale di ogni regola.
edition-polish = polacca
    .what = Le letture del regolamento polacco.
edition-russian = russa
    .what = Le letture del regolamento russo.
edition-season2 = Season 2
    .what = L'espansione come la legge il regolamento ceco.
edition-italian = italiana
    .what = La revisione successiva di Season 1 & 2, con la Falsa Uscita al posto della Stanza delle Interferenze.
edition-season1 = Season 1
    .what = La prima scatola: niente capacità speciali, adrenalina e carte.

level-basic = Base
    .what = Le quattro azioni e le stanze di base; adatte a una prima partita.
level-ultimate = Season 2
    .what = Tutte le stanze e le capacità speciali.
level-madness = Follia
    .what = Cooperazione con le carte follia, senza promemoria e adrenalina.

role-guard = guardia
    .what = Impedisci la fuga ai prigionieri: vinci con due prigionieri morti o alla fine del conto alla rovescia.
role-prisoner = prigioniero
    .what = Trova la Stanza 25, fai entrare tutti e falla uscire. Non sai chi è una guardia.

team-a = Squadra A
team-b = Squadra B
winners-prisoners = i prigionieri
winners-guards = le guardie
winners-nobody = Nessuno ha vinto
winners-are = Vittoria: { $who }

## Why somebody died, why the game ended

cause-mortal = la Stanza Mortale uccide subito
cause-acid_bath = l'acido ha preso chi era arrivato prima
cause-trap = il trabocchetto è scattato
cause-flooded = l'acqua ha raggiunto il soffitto
cause-shredder = la Frantumatrice è partita
cause-timer = ingresso nella Stanza del Timer all'ultimo round
cause-time_bomb = è esplosa la seconda bomba a tempo

reason-escaped = fuga attraverso la Stanza 25
reason-partial = fuga attraverso la Stanza 25, ma mancava un personaggio
reason-two_dead = due prigionieri sono morti
reason-death = un personaggio è morto
reason-countdown = il conto alla rovescia è finito
reason-last_alive = un solo giocatore ha ancora un personaggio vivo
reason-eliminated = tutta l'altra squadra è morta
reason-more_inside = alla fine la squadra aveva più personaggi nella Stanza 25

## Phases and states

phase-clue = Indizio iniziale
    .what = Ogni giocatore guarda in segreto una stanza accanto alla Stanza Centrale.
phase-programming = Programmazione
    .what = Tutti scelgono in segreto una o due azioni.
phase-cards = Carte M.A.C.
    .what = Tocca al Complesso.
phase-action = Azione
    .what = Prima le prime azioni in ordine di turno, poi le seconde, infine l'adrenalina.
phase-over = Fine
    .what = La partita è finita.

state-dead = fuori gioco
    .what = Morte: solo una Stanza di Rigenerazione può far tornare tutti.
state-hidden = si nasconde
    .what = Fino alla propria azione successiva non subisce spinte, trasporti o richiami.
state-armed = nel trabocchetto
    .what = Deve lasciare la Stanza Trabocchetto entro la fine della propria azione successiva.
state-flood = nell'acqua
    .what = Deve lasciare la Stanza Sommersa entro la fine della seconda azione del round dopo l'ingresso.
state-paranoid = in paranoia
    .what = Pesca le azioni da una pila mescolata invece di programmarle.
state-jammed = interferenze
    .what = Adesso nessuno può scambiare informazioni.
state-ready = programma pronto
    .what = Il programma è a faccia in giù.
state-revealed = ruolo noto
    .what = Tutti sanno se è guardia o prigioniero.

adrenaline-none = senza segnalino adrenalina
adrenaline-held = adrenalina disponibile
adrenaline-planned = adrenalina programmata
adrenaline-spent = adrenalina usata

## Markers on the board

marker-lock = lucchetto
    .what = Possono entrare solo Emmett e i robot; chi è dentro può uscire.
marker-closed = Do Not Cross
    .what = Non entra nessuno, nemmeno Emmett o un robot, finché la stanza non viene riattivata.
marker-robot = robot
    .what = Si muove e spinge a comando. Su di lui agisce solo la Stanza Rotante; una stanza rossa lo distrugge.
marker-reminder = promemoria
    .what = Il segnalino di un personaggio su una stanza nascosta; torna quando la stanza viene rivelata.
marker-corridor = corridoio
    .what = Il passaggio di una Stanza Rotante: si esce solo da queste due estremità.
marker-slid = direzione
    .what = Questa fila è già stata mossa in questo round e ora può scorrere solo da questa parte.
marker-hidden = personaggio nascosto
    .what = Qui c'è un personaggio nascosto.

## Labels of the table

label-round = Round { $round } di { $rounds }
label-on-air = IN ONDA
label-left = { $left ->
    [1] ultimo round
   *[other] restano { $left } round
}
label-complex = Complesso
label-program = Programma
label-tokens = Segnalini
label-lost = Persi
label-played = Giocati
label-known = Che cosa sai
label-claims = Che cosa è stato detto
label-role = Il tuo ruolo
label-guards = { $count ->
    [0] nessuna guardia
    [one] { $count } guardia al tavolo
   *[other] { $count } guardie al tavolo
}
label-key-used = l'uscita è sbloccata
label-key-unused = l'uscita è bloccata
label-room25-found = la Stanza 25 è stata trovata
label-room25-hidden = Stanza 25: non ancora trovata
label-empties = Stanze Vuote rimaste: { $count }
label-stack = segnalini nella pila: { $count }
label-here = Qui

## Events: one fact each

event-round = { $left ->
    [1] È cominciato l'ultimo round.
   *[other] È cominciato un nuovo round: restano { $left } round.
}
event-programming = Programmazione: tutti scelgono in segreto.
event-programmed = { $who } ha programmato { $tokens ->
    [0] nessuna azione
    [one] { $tokens } azione
   *[other] { $tokens } azioni
}{ plus-adrenaline }.
event-turn = { $number ->
    [1] Prime azioni.
    [2] Seconde azioni.
   *[other] Adrenalina!
}
event-token = { $who } ha rivelato: { $token }.
event-lost =
    { $what ->
        [all_open] { $who } da lì non ha più nulla da guardare e aspetta.
       *[other] { $who } perde { $token }: { $obstacle }.
    }
event-later = { $who } ha tenuto per dopo la sua unica azione.
event-skipped = { $who } ha saltato il turno.
event-nothing = { $who } non ha avuto niente da fare.
event-clue = { $seat }: indizio iniziale in { $cell }.
event-looked = { $who } ha osservato { $cell }.
event-saw = { $who } ha visto in { $cell }: { $room }.
event-moved = { $who } ha lasciato { $from } per { $to }.
event-pushed = { $by } ha spinto { $who } da { $from } a { $to }.
event-robot_pushed = Il robot { $robot } ha spinto { $who } da { $from } a { $to }.
event-called = { $by } ha richiamato { $who } da { $from } a { $to }.
event-carried = { $by } ha trasportato { $who } da { $from } a { $to }.
event-pulled = { $by } ha attirato { $who } da { $from } a { $to }.
event-tunnelled = { $who } ha preso il tunnel da { $from } a { $to }.
event-returned = { $who } ha fatto ritorno da { $from } alla Stanza Centrale.
event-placed = { $who } ha raggiunto { $cell }.
event-revealed = Stanza rivelata in { $cell }: { $room }.
event-emptied = { $cell } è diventata una Stanza Vuota; prima era: { $room }.
event-turned_down = { $cell } è di nuovo a faccia in giù.
event-slid = { $who ->
    [none] Il Complesso si è mosso: { line-name } verso { $dir }.
   *[other] { $who } ha spostato la { line-name } verso { $dir }.
}
event-blocked = La carta non ha effetto: { line-name } in questo round è già andata dall'altra parte.
event-swapped = { $cell } e { $other } hanno cambiato posto.
event-closed = { $cell } è ora inaccessibile: Do Not Cross.
event-reopened = { $cell } è di nuovo accessibile.
event-locked = Un lucchetto ha chiuso { $cell }.
event-unlocked = Il lucchetto su { $cell } è stato tolto.
event-corridor = Il corridoio in { $cell } ha girato: { axis-name }.
event-robot_placed = In { $cell } è comparso il robot { $robot }.
event-robot_moved = Il robot { $robot } ha lasciato { $from } per { $to }.
event-robot_destroyed = Il robot { $robot } è stato distrutto in { $cell }.
event-died = { $who } ha perso la vita in { $cell }: { $cause }.
event-revived = { $who } ha ripreso vita nella Stanza Centrale.
event-adrenaline = { $who } ha usato l'adrenalina.
event-adrenaline_lost =
    { $dead ->
        [1] { $who } non ha più bisogno del segnalino adrenalina.
       *[none] { $who } ha perso il segnalino adrenalina.
    }
event-recovered = { $who } ha recuperato il segnalino adrenalina.
event-program_lost = { $who } ha perso il resto del programma.
event-paranoid = { $who } ha ceduto alla paranoia: ora le azioni si pescano.
event-calm = { $who } ha ritrovato la calma.
event-drew = { $who } ha pescato: { $token }.
event-hid = { $who } ha fatto perdere le proprie tracce.
event-reappeared = { $who } ha lasciato il nascondiglio.
event-refused = { $who } ha rifiutato di muoversi.
event-mimicked = { $who } ha imitato { $of }.
event-sabotaged = { $who } ha sabotato { $cell }.
event-card = Carta M.A.C.: { $card }.
event-punished = { $who } ha perso per il resto della partita: { $token }.
event-deck_shuffled = Le carte M.A.C. formano un nuovo mazzo: { $cards }.
event-timer = Il conto alla rovescia ha fatto un salto: { $left ->
    [1] questo è già l'ultimo round.
   *[other] restano { $left } round.
}
event-alarm = Allarme! Qualcuno ha raggiunto la Stanza 25: { $left ->
    [one] resta { $left } round.
   *[other] restano { $left } round.
}
event-unmasked = Giù la maschera! { $who }: { $role }.
event-role = { $who }: { $role }.
event-key = La Stanza della Chiave è attivata: l'uscita è sbloccata.
event-reminded = { $who } ha messo un promemoria su { $cell }.
event-reminder_back = { $who } ha riavuto il promemoria.
event-over = Lo spettacolo è finito. { $winners } ({ $reason }).

## Options: a verb, and why one would want it

option-clue = Guarda { $cell }
    .why = Il tuo indizio iniziale: vedi questa stanza in segreto e puoi dirne il colore.
option-program = Programma { $second ->
    [none] solo { $first }
   *[other] { $first }, poi { $second }
}{ plus-adrenaline }
    .why = Le azioni saranno eseguite in quest'ordine, anche se dovesse andare male. Un'azione sola si può fare per prima o per seconda.
option-program-none = Non programmare niente{ plus-adrenaline }
    .why = Le tue azioni si pescano dalla pila; si può programmare solo l'adrenalina.
option-now = Agisci adesso
    .why = La tua unica azione si svolge con le prime azioni.
option-later = Agisci dopo
    .why = La tua unica azione aspetta le seconde azioni.
option-use = Usa { $token }
    .why = Scegli liberamente questa azione; il bersaglio viene chiesto dopo.
option-skip = Salta il turno
    .why = In questo turno non fai nulla.
option-look = Osserva { $cell }
    .why = Vedi in segreto questa stanza nascosta e puoi dirne il colore.
option-move = Vai in { $place }
    .why = Entri in questa stanza, che ha subito effetto.
option-push = Spingi { $who } in { $place }
    .why = Tu resti; gli effetti di questa stanza toccano all'altro personaggio.
option-slide = Sposta la { line-name } verso { $dir }
    .why = Cinque stanze scorrono di una casella con tutti dentro; quella che esce rientra dall'altro capo.
option-call = Richiama { $who }
    .why = Il personaggio richiamato viene nella tua stanza e ne subisce gli effetti.
option-hide = Nasconditi
    .why = Fino alla tua prossima azione nessuno può spingerti, trasportarti o richiamarti.
option-carry = Trasporta { $who } in { $place }
    .why = Andate in due, la stanza agisce su entrambi e scegli tu.
option-recover = Recupera l'adrenalina
    .why = Il segnalino adrenalina torna a te per i prossimi round.
option-lock = Chiudi { $cell }
    .why = In una stanza chiusa entrano solo Emmett e i robot.
option-reactivate = Riattiva { $cell }
    .why = La stanza perde il segnalino «Do Not Cross» e torna a faccia in giù, pronta a colpire.
option-from = Prendi il lucchetto da { $cell }
    .why = Entrambi i lucchetti sono in uso, quindi uno va spostato.
option-hack = Scambia { $cell } e { $other }
    .why = Le due stanze cambiano posto con tutti dentro; non si attiva nulla.
option-order-move = Ordina al robot { $robot } di andare in { $place }
    .why = Il robot rivela la stanza senza attivarla; una rossa lo distrugge.
option-order-push = Ordina al robot { $robot } di spingere { $who } in { $place }
    .why = Il robot resta; gli effetti di questa stanza toccano a chi viene spinto.
option-sabotage-room = Sabota questa stanza
    .why = Una Stanza Vuota prende il suo posto e annulla quello che stava per succedere.
option-sabotage-robot = Sabota il robot { $robot }
    .why = Il robot viene distrutto; può tornare da una Stanza dei Robot.
option-mimic = Imita { $who }
    .why = Usi la capacità speciale di quel personaggio; come, viene chiesto dopo.
option-see = Guarda { $cell }
    .why = Vedi in segreto questa stanza nascosta, per quanto lontana.
option-swap = Scambia con { $place }
    .why = La stanza in cui ti trovi cambia posto con questa stanza nascosta.
option-go = Esci in { $place }
    .why = È lì che esci dal tunnel.
option-pull = Attira { $who }
    .why = Quel personaggio lascia la sua stanza e viene da te.
option-dies = Muore { $who }
    .why = L'acido prende uno di voi due, e decidi tu chi.
option-corridor = Gira il corridoio: { axis-name }
    .why = Non vieni da nessun lato, quindi scegli tu dove stanno le due estremità.
option-allow = Accetta
    .why = Ti lasci spostare.
option-refuse = Rifiuta
    .why = Resti dove sei.
option-lose = Perdi { $token }
    .why = Questo segnalino è perso per il resto della partita.
option-to = Vai in { $place }
    .why = La carta ti manda in questa stanza gialla.
option-robot = Arriva il robot { $robot }
    .why = Questo robot viene nella tua stanza e poi ti spinge.
option-reveal = Rivela che sei una guardia
    .why = Dal prossimo round scegli le azioni sul momento, ma senza adrenalina.
option-remind = Metti il promemoria su { $cell }
    .why = Un appunto che tutti vedono; torna quando la stanza viene rivelata.
option-claim = Di': { $cell } è { $colour }
    .why = Nessuno controlla se è vero.
option-accuse = Accusa { $who }
    .why = Dici che è una guardia.
option-plan = Proponi di andare verso { $dir }
    .why = Dici a tutti da che parte andresti.
option-agree = Approva
    .why = Sostieni quello che è stato detto per ultimo.
option-deny = Nega
    .why = Contraddici quello che è stato detto per ultimo.
## Branches: the first step of a long list of options

branch-program = Prima { $token } …
branch-adrenaline = Con Adrenalina …
branch-slide = Sposta la { line-name } …
branch-order = { $robot ->
    [none] Dai un ordine a un robot …
   *[other] Robot { $robot } …
}
branch-order-move = Il robot { $robot } si muove …
branch-order-push = Il robot { $robot } spinge …
branch-order-push-who = Il robot { $robot } spinge { $who } …
branch-hack = Scambia due stanze …
branch-push-who = Spingi { $who } …
branch-carry-who = Trasporta { $who } …
branch-remind = Metti il promemoria …
branch-claim = Di' il colore di una stanza …
branch-claim-cell = { $cell } è …
branch-accuse = Accusa qualcuno …
rest-program = { $second ->
    [none] solo { $first }
   *[other] poi { $second }
}{ plus-adrenaline }

## Looking things up

about-card = { $card }, una carta M.A.C.
about-known = È a faccia in giù, ma tu l'hai vista:
about-claim = detto
    .what = La lettera dice chi ha parlato, il segno quale colore. Nessuno controlla se è vero.
## For newcomers

how-round = Un round: tutti programmano in segreto una o due azioni diverse. Poi tutti fanno la prima in ordine di turno, e poi tutti la seconda. Osserva ti mostra una stanza accanto. Muovi ti ci porta. Spingi manda qualcuno dalla tua stanza in una accanto. Manovra fa scorrere la riga o la colonna in cui ti trovi.
how-rooms = Le stanze sono a faccia in giù e agiscono su chi entra: le verdi sono sicure, le gialle ostacolano, le rosse uccidono. Perciò osserva prima di muoverti, e di' agli altri il colore.

## What is asked: who, what and why in one line

ask-clue = { $who }: quale stanza accanto al centro guardi come indizio iniziale?
ask-program = { $who }: quali azioni programmi per questo round?
ask-single = { $who } ha una sola azione: adesso o dopo?
ask-use = { $who } sceglie liberamente: quale azione?
ask-look = { $who } osserva: quale stanza?
ask-move = { $who } si muove: da che parte?
ask-push = { $who } spinge: chi e da che parte?
ask-control = { $by ->
    [none] { $who } sposta il Complesso: quale fila e da che parte?
   *[other] { $by } ha portato { $who } ai comandi: quale fila si sposta e da che parte?
}
ask-call = { $who } richiama: chi?
ask-carry = { $who } trasporta qualcuno: chi e da che parte?
ask-emmett = { $who }: chiudere una stanza o riattivarne una?
ask-kevin = { $who } hackera: scambiare due stanze o comandare un robot?
ask-sarah = { $who } sabota: la stanza o un robot?
ask-mimic = { $who } imita: chi?
ask-lock = { $who } mette un lucchetto: su quale stanza?
ask-lock_from = { $who }: entrambi i lucchetti sono in uso. Quale si sposta?
ask-hack = { $who } deve scambiare due stanze adiacenti: quali?
ask-order = { $by ->
    [none] { $who } comanda un robot: quale e con quale ordine?
   *[other] { $by } ha portato { $who } dai robot: quale riceve un ordine, e quale ordine?
}
ask-vision = { $by ->
    [none] { $who } è nella Stanza della Visione: quale stanza nascosta guardi?
   *[other] { $by } ha portato { $who } nella Stanza della Visione: quale stanza nascosta guardi?
}
ask-moving = { $by ->
    [none] { $who } è nella Stanza Mobile: con quale stanza nascosta cambia posto?
   *[other] { $by } ha portato { $who } nella Stanza Mobile: con quale stanza nascosta cambia posto?
}
ask-illusion = { $by ->
    [none] { $who } è nella Stanza dell'Illusione: quale stanza nascosta ne prende il posto?
   *[other] { $by } ha portato { $who } nella Stanza dell'Illusione: quale stanza nascosta ne prende il posto?
}
ask-tunnel = { $by ->
    [none] { $who } è in un tunnel: dove porta?
   *[other] { $by } ha portato { $who } in un tunnel: dove esce?
}
ask-false_exit = { $by ->
    [none] { $who } è alla Falsa Uscita: chi viene attirato?
   *[other] { $by } ha portato { $who } alla Falsa Uscita: chi viene attirato?
}
ask-acid = { $who } ha trasportato qualcuno nel Bagno d'Acido: chi dei due muore?
ask-corridor = { $who } è in una Stanza Rotante: come corre il corridoio?
ask-android = { $by ->
    [none] Un robot spinge { $who }: accettare o rifiutare?
   *[other] { $by } fa spingere { $who } da un robot: accettare o rifiutare?
}
ask-jennifer = { $by } richiama { $who }: accettare o rifiutare?
ask-punishment = { $who } riceve una punizione: quale segnalino va perso per il resto della partita?
ask-to = Una carta caccia { $who }: in quale stanza gialla?
ask-robot_card = Arriva un robot per { $who }: quale?
