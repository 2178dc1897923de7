### Lockup: every word of the game. Names of cards are in its card files.
###
### Arguments that are names come already in this language, in the nominative:
###   $seat $who $of (crews), $location $from $to, $kind $given $taken, $token $tokens $up,
###   $item, $goon, $tome $tomes, $goal, $trait, $guard, $effect, $card, $deck, $category, $phase,
###   $winners, $reason, $order (crews with their strengths).
### Phrases made of other messages here: $cubes (kind-….cubes), $bonus (bonus-…),
###   $thing (metric-…), $location with its preposition where events and options name it (.to, .at).
### Selected on: numbers; $up, $token and $location (none = there is none); $sign (minus, plus),
###   $there (the location that is being resolved).
###
### Messages whose family Room 25 has too begin with "lockup-"; so does a single mode.
### The past is told with "ha", so that nothing has to agree with a name; a crew is called in the
### singular ("Banda degli Gnoll") for the same reason.

game-lockup = Lockup
    .what = Bande nella prigione di Kulbak: manda in giro i tuoi, vinci dove ti serve, fabbrica, recluta e non dare nell'occhio.

## Words used inside other messages

star-count = { $count ->
    [one] { $count } stella
   *[other] { $count } stelle
}
power-count = { $count ->
    [one] { $count } cubo potenza
   *[other] { $count } cubi potenza
}
suspicion-count = { $count ->
    [one] { $count } cubo sospetto
   *[other] { $count } cubi sospetto
}
tome-count = { $count ->
    [one] { $count } tomo
   *[other] { $count } tomi
}
token-count = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}

## Locations: the name, what they give, a name short enough for the board, with prepositions:
## sent there, and being there

location-yard = Cortile
    .what = Primo posto: 1 cubo potenza e subito il segnalino primo giocatore. Secondo, con tre o più giocatori: 1 cubo potenza.
    .short = Cortile
    .to = nel Cortile
    .at = nel Cortile
location-sewers = Fogne
    .what = Primo posto: 3 rottami, con uno o due giocatori 2. Secondo, con quattro o cinque giocatori: 2 rottami. Tutti gli altri: 1 rottame.
    .short = Fogne
    .to = nelle Fogne
    .at = nelle Fogne
location-infirmary = Infermeria
    .what = Primo posto: 3 pozioni, con uno o due giocatori 2. L'ultimo, se ci sono almeno due bande: 1 pozione.
    .short = Inferm.
    .to = in Infermeria
    .at = in Infermeria
location-smithy = Fucina
    .what = Primo posto: 2 cubi di ferro. Secondo: 1 cubo di ferro.
    .short = Fucina
    .to = alla Fucina
    .at = alla Fucina
location-commissary = Spaccio
    .what = Primo posto: 1 cubo a scelta. Secondo, con tre o più giocatori: scambia un cubo con uno di altro tipo. Tutti gli altri: scambia due cubi con uno di altro tipo.
    .short = Spaccio
    .to = allo Spaccio
    .at = allo Spaccio
location-chow_hall = Mensa
    .what = Recluta scagnozzi da qualsiasi covo. Primo posto: uno per 1 cubo o due per 4. Secondo: uno per 1 o due per 5. Tutti gli altri: uno per 2.
    .short = Mensa
    .to = alla Mensa
    .at = alla Mensa
location-cell_block = Blocco celle
    .what = Tutti i presenti, dal più forte: fabbrica un oggetto, o prenotane uno per un cubo.
    .short = Blocco
    .to = nel Blocco celle
    .at = nel Blocco celle
location-library = Biblioteca
    .what = Qui non si manda nessuno; ci finisce chi altrove non ha avuto niente. Primo posto: pesca due tomi e tienine uno. Secondo e terzo: pesca un tomo.
    .short = Bibliot.
    .to = in Biblioteca
    .at = in Biblioteca

## Cubes

kind-scrap = rottame
    .cubes = { bonus-scrap }
    .what = Verde, 25 cubi. Alla fine vale 1 stella.
kind-potion = pozione
    .cubes = { bonus-potion }
    .what = Blu, 15 cubi. Alla fine vale 1 stella.
kind-iron = ferro
    .cubes = { bonus-iron }
    .what = Grigio, 15 cubi. Alla fine vale 1 stella.
kind-gold = oro
    .cubes = { bonus-gold }
    .what = Giallo, 10 cubi. Alla fine vale 2 stelle.
kind-any = qualsiasi
    .cubes = { $count ->
        [one] { $count } cubo a scelta
       *[other] { $count } cubi a scelta
    }
    .what = Un cubo di un tipo qualsiasi.
cube-power = potenza
    .what = La forza del tuo picchiatore è il numero dei tuoi cubi potenza.
cube-suspicion = sospetto
    .what = Chi ne ha di più durante una retata perde stelle.

## Crew tokens

token-2 = 2
    .what = Forza 2. Con cinque giocatori resta nella scatola.
    .short = 2
token-3 = 3
    .what = Forza 3.
    .short = 3
token-4 = 4
    .what = Forza 4.
    .short = 4
token-5 = 5
    .what = Forza 5.
    .short = 5
token-enforcer = picchiatore
    .what = La sua forza è il numero dei tuoi cubi potenza quando si risolve il luogo.
    .short = P
token-lookout = vedetta
    .what = Forza 0, ma dove c'è la tua vedetta non prendi sospetto. Se in un luogo è sola, è la più forte.
    .short = V
token-hidden = segnalino coperto
    .what = Solo chi lo possiede sa qual è, finché il luogo non si risolve.
    .short = ?

## Treasures and special icons

treasure-shield = scudo
    .what = Uno dei tre tesori su oggetti e scagnozzi; li contano gli obiettivi e i demoni.
treasure-gem = gemma
    .what = Uno dei tre tesori su oggetti e scagnozzi; li contano gli obiettivi e i demoni.
treasure-spell = incantesimo
    .what = Uno dei tre tesori su oggetti e scagnozzi; li contano gli obiettivi e i demoni.

effect-gain_scrap = 1 rottame
    .what = Prendi 1 rottame dalla riserva.
effect-gain_potion = 1 pozione
    .what = Prendi 1 pozione dalla riserva.
effect-gain_iron = 1 ferro
    .what = Prendi 1 ferro dalla riserva.
effect-gain_gold = 1 oro
    .what = Prendi 1 oro dalla riserva.
effect-gain_power = 1 potenza
    .what = Prendi 1 cubo potenza.
effect-remove_suspicion = meno sospetto
    .what = Restituisci 1 dei tuoi cubi sospetto.
effect-pass_suspicion = sospetto passato
    .what = Dai 1 dei tuoi cubi sospetto a un avversario.
effect-draw_tome = tomo
    .what = Pesca un tomo.
effect-choose_tome = tomo a scelta tra due
    .what = Pesca due tomi, tienine uno e metti l'altro sotto il mazzo.
effect-storage_plus_1 = deposito +1
    .what = Per il resto della partita puoi tenere un cubo in più.
effect-swap_resource = scambio
    .what = Puoi scambiare subito uno dei tuoi cubi con uno di altro tipo.

## Goon types and how they score at the end

goontype-bandit = bandito
    .what = 3 stelle ciascuno. Sul tabellone porta nel suo luogo un cubo del suo tipo a ogni ronda.
goontype-cultist = cultista
    .what = Ciascuno vale tante stelle quanti oggetti hai fabbricato.
goontype-demon = demone
    .what = Ciascuno vale due stelle per ogni tesoro che hai su oggetti e scagnozzi.
goontype-dwarf = nano
    .what = Per 1–6 nani in tutto: 1, 3, 7, 12, 18, 25 stelle; per 7: 30.
goontype-hobgoblin = hobgoblin
    .what = Ciascuno vale tante stelle quanti cubi potenza hai.
goontype-ratfolk = uomo ratto
    .what = Per 1–4 uomini ratto in tutto: −3, 1, 6, 13 stelle; per 5: 25.
goontype-marauder = predone
    .what = 2 stelle ciascuno.

## Tomes: what they do, and when

tomecode-unlimited_face_down =
    .what = In questo round puoi mandare coperti quanti segnalini vuoi.
tomecode-steal_for_craft =
    .what = Un cubo del prezzo dell'oggetto che fabbrichi viene dalla plancia di un avversario.
tomecode-peek =
    .what = Guarda un segnalino coperto di un avversario. In solitario: scopri una guardia coperta.
tomecode-strength_plus_2 =
    .what = La tua banda ha 2 di forza in più in questo luogo.
tomecode-remove_suspicion_2 =
    .what = Restituisci fino a 2 dei tuoi cubi sospetto.
tomecode-pass_suspicion_1 =
    .what = Passa 1 dei tuoi cubi sospetto a un avversario.
tomecode-gain_scrap_2 =
    .what = Prendi 2 rottami.
tomecode-exchange_2 =
    .what = Scambia fino a 2 dei tuoi cubi, ciascuno con uno di altro tipo.
tomecode-gain_iron_or_potion =
    .what = Prendi 1 ferro o 1 pozione.
tomecode-gain_power_1 =
    .what = Prendi 1 cubo potenza.
tomecode-free_recruit =
    .what = Recluta uno scagnozzo gratis; conta come quello che spetta al tuo posto.
tomecode-craft_discount_1 =
    .what = L'oggetto che fabbrichi costa un cubo in meno, a tua scelta, ma non un oro.
tomecode-move_token =
    .what = Sposta uno dei tuoi segnalini già mandati, così come sta, in un altro luogo. Poi giochi comunque il tuo turno.
tomecode-win_ties =
    .what = In questo luogo sei davanti a tutti quelli con la stessa forza.

timing-any = in qualsiasi momento
timing-roll_call = durante l'appello, finché non passi
timing-own_turn = prima del tuo turno nell'appello
timing-ranking = prima che si scoprano i segnalini dove ne hai uno
timing-recruiting = prima di reclutare alla Mensa
timing-crafting = prima di fabbricare nel Blocco celle

## Goals: the three kinds, and what they count

goalkind-leader = obiettivo di maggioranza
    .what = Per chi ne ha più di tutti e almeno il minimo. Passa a chi lo supera, e conta alla fine.
    .card = Il maggior numero (almeno { $minimum }): { $thing }. Alla fine: { star-count }.
goalkind-instant = obiettivo immediato
    .what = Per il primo che lo raggiunge; le stelle arrivano subito, poi è chiuso.
    .card = Per il primo che ottiene { $minimum } { $thing }. Subito: { star-count }.
goalkind-final = obiettivo finale
    .what = Si conta alla fine della partita.
    .contest = Il maggior numero e il secondo alla fine, 8 e 4 stelle (con uno o due giocatori solo il primo, 6): { $thing }.
    .per = Alla fine { star-count } per { $per ->
        [1] ciascuno di questi
       *[other] ogni { $per } di questi
    }: { $thing }.
    .reach = Chiunque alla fine abbia almeno { $minimum }: { $thing }. Vale: { star-count }.
metric-power = cubi potenza
metric-items = oggetti fabbricati
metric-goons = scagnozzi
metric-goon_types = tipi diversi di scagnozzi
metric-treasure_set = serie di scudo, gemma e incantesimo
metric-gold = cubi d'oro
metric-treasure-shield = scudi
metric-treasure-gem = gemme
metric-treasure-spell = incantesimi
metric-items_with-shield = oggetti con uno scudo
metric-items_with-gem = oggetti con una gemma
metric-items_with-spell = oggetti con un incantesimo
metric-goon-bandit = banditi
metric-goon-cultist = cultisti
metric-goon-demon = demoni
metric-goon-dwarf = nani
metric-goon-hobgoblin = hobgoblin
metric-goon-ratfolk = uomini ratto
metric-goon-marauder = predoni

## Bonuses of traits and crew boards, and any number of cubes

bonus-scrap = { $count ->
    [one] { $count } rottame
   *[other] { $count } rottami
}
bonus-potion = { $count ->
    [one] { $count } pozione
   *[other] { $count } pozioni
}
bonus-iron = { $count } ferro
bonus-gold = { $count } oro
bonus-power = { power-count }
bonus-stars = { star-count }
bonus-suspicion = { suspicion-count }
bonus-storage = deposito +{ $count }
bonus-tome = pesca { tome-count }
bonus-choose_tome = { $count ->
    [1] tomo a scelta tra due
   *[other] tomo a scelta tra due, { $count } volte
}
bonus-goon = { $count ->
    [one] { $count } scagnozzo dal mazzo
   *[other] { $count } scagnozzi dal mazzo
}
bonus-choose_goon = { $count ->
    [1] scagnozzo a scelta tra due
   *[other] scagnozzo a scelta tra due, { $count } volte
}
bonus-free_reserve = { $count ->
    [one] { $count } oggetto prenotato gratis
   *[other] { $count } oggetti prenotati gratis
}

## Crews

crew-gnolls = Banda degli Gnoll
    .short = Gnoll
    .called = Gnoll
crew-kobolds = Banda dei Coboldi
    .short = Coboldi
    .called = Coboldi
crew-bugbears = Banda dei Bugbear
    .short = Bugbear
    .called = Bugbear
crew-goblins = Banda dei Goblin
    .short = Goblin
    .called = Goblin
crew-insectoids = Banda degli Insettoidi
    .short = Insettoidi
    .called = Insettoidi
crew-guards = Guardia
    .short = Guardie
    .called = Guardie

## Guards

guard-card = guardia
    .what = Le guardie competono in ogni luogo. La loro forza è la somma delle loro carte lì.
guard-hidden = guardia coperta
    .what = Nessuno sa quanto è forte finché non si scopre.
guard-fist = guardia con il pugno
    .what = La sua forza è il numero dei cubi potenza delle guardie.
guard-draw = guardia speciale
    .what = Se viene scoperta durante il silenzio, chiama nel suo luogo la prima guardia del mazzo.
guard-off_duty = Fuori servizio
    .what = Questa carta luogo non manda nessuno da nessuna parte.
guards-blue = guardie blu
guards-green = guardie verdi
guards-yellow = guardie gialle
guards-red = guardie rosse

## Other words of the table

word-star = stella
    .what = Reputazione. Vince chi ha più stelle; nessuno scende sotto 0.
word-strength = forza
    .what = La somma dei tuoi segnalini in un luogo. I pareggi si risolvono in senso orario dal primo giocatore.
word-first = primo giocatore
    .what = Comincia l'appello e vince i pareggi. Il segnalino va a chi vince il Cortile; alla fine vale 2 stelle.
word-raid = retata
    .what = Chi ha più sospetto perde 8 stelle, il secondo 4; a pari merito per il primo 4 ciascuno, per il secondo 2 ciascuno. Con uno o due giocatori perde solo il primo, 6. Poi tutto il sospetto torna indietro.
word-storage = deposito
    .what = Quanti cubi puoi tenere alla ronda.
word-item = oggetto
    .what = Si fabbrica nel Blocco celle: paga il prezzo, ottieni subito le stelle, poi agiscono le icone. I tesori sono tuoi.
word-reserved = oggetto prenotato
    .what = Solo tu puoi fabbricarlo, nel Blocco celle. Fino ad allora non vale niente.
word-display = mercato
    .what = Gli oggetti che si possono fabbricare o prenotare; uno in più dei giocatori, si riempie alla ronda.
word-goon = scagnozzo
    .what = Si recluta alla Mensa. Le icone agiscono una volta, i tesori sono tuoi, le stelle contano alla fine.
word-den = covo
    .what = Qui uno scagnozzo aspetta di essere reclutato. Alla ronda attira sospetto sul luogo e va avanti.
word-tome = tomo
    .what = Una carta segreta che agisce una volta. Non giocata vale 1 stella alla fine.
word-treasure = tesoro
    .what = Scudo, gemma o incantesimo, su oggetti e scagnozzi. Li contano gli obiettivi e i demoni.
word-trait = tratto
    .what = Nella partita avanzata ogni banda ne tiene uno su due e ne riceve subito i bonus.
word-straggler = ritardatario
    .what = Chi in un luogo non ottiene niente va in Biblioteca.
word-cell = cella
    .what = Qui aspettano i tuoi segnalini. Li vedi solo tu.

## Modes, levels, phases

mode-basic = Base
    .what = Da due a cinque bande, tutte uguali all'inizio.
mode-advanced = Avanzata
    .what = Ogni banda ha una plancia propria e tiene uno dei due tratti ricevuti.
lockup-mode-solo = Solitario
    .what = Una banda contro le guardie della prigione.
mode-advanced_solo = Solitario avanzato
    .what = Una banda con la propria plancia e un tratto contro guardie più forti.

level-moderate = Moderata
    .what = Guardie verdi: la prigione di paese.
level-challenging = Impegnativa
    .what = Guardie gialle, una delle quali ne chiama un'altra.
level-expert = Per esperti
    .what = Guardie rosse, le più forti; una di loro ne chiama un'altra.

lockup-phase-setup = Preparazione
    .what = Si scelgono i tratti e si prendono i bonus iniziali.
lockup-phase-roll_call = Appello
    .what = A turno ogni banda manda segnalini in un luogo, o passa.
lockup-phase-lights_out = Silenzio
    .what = Dal luogo 1 all'8: scoprire i segnalini, stabilire i posti, prendere il sospetto, prendere le ricompense.
lockup-phase-patrol = Ronda
    .what = Limiti, nuovi oggetti, nuovi scagnozzi, sospetto, forse una retata.
lockup-phase-final = Conteggio finale
    .what = L'ultima retata, poi obiettivi, scagnozzi, cubi, tomi e segnalino.
lockup-phase-over = Fine
    .what = La prigione sa chi comanda.

## The end: what is counted, and how it is decided

category-leader = obiettivo di maggioranza
category-final = obiettivo finale
category-goons = scagnozzi
category-resources = cubi
category-tomes = tomi
category-marker = segnalino primo giocatore

reason-stars = più stelle di tutti
reason-items = stesse stelle, ma più oggetti
reason-shared = stesse stelle e stesso numero di oggetti
reason-guards = le guardie hanno almeno altrettante stelle

deck-items = oggetti
deck-goons = scagnozzi
deck-tomes = tomi
deck-guards = guardie
deck-locations = luoghi

## Labels of the table

lockup-label-round = Round { $round } di { $rounds }
lockup-label-acting = Di turno: { $who }
lockup-label-first = Primo giocatore
lockup-label-stars = Stelle
lockup-label-power = Potenza
lockup-label-suspicion = Sospetto
lockup-label-cubes = Cubi
lockup-label-storage = { $count } di { $limit }
lockup-label-items = Oggetti
lockup-label-reserved = Prenotati
lockup-label-goons = Scagnozzi
lockup-label-tomes = Tomi
lockup-label-trait = Tratto
lockup-label-cell = La tua cella
lockup-label-tokens = in cella: { token-count }
lockup-label-face-down-left = puoi ancora coprirne: { $count }
lockup-label-passed = passo
lockup-label-closed = chiuso per te
lockup-label-locations = Gli otto luoghi
lockup-label-display = Mercato
lockup-label-dens = Scagnozzi sul tabellone
lockup-label-no-goon = nessuno scagnozzo
lockup-label-supply = Riserva
lockup-label-pool = Sospetto rimasto
lockup-label-decks = Mazzi
lockup-label-goals = Obiettivi
lockup-label-holder = in mano a { $who }
lockup-label-taken = raggiunto: { $who }
lockup-label-free = ancora aperto
lockup-label-ranking = Posti
lockup-label-peeked = Che cosa hai visto
lockup-label-sunk = Sotto il mazzo dei tomi
lockup-label-claims = Che cosa si è detto
lockup-label-guards = Guardie qui
lockup-label-nobody = nessuno qui

## Events: one fact each

lockup-event-round = È cominciato il round { $number }.
lockup-event-phase = { $phase }.
lockup-event-turn = Tocca a voi, { $seat }.
lockup-event-assigned = { $down ->
    [0] { $seat } ha mandato { $location }: { $up }.
    [one] { $up ->
        [none] { $seat } ha mandato { $location } un segnalino coperto.
       *[other] { $seat } ha mandato { $location }: { $up } e un segnalino coperto.
    }
   *[other] { $up ->
        [none] { $seat } ha mandato { $location } { $down } segnalini coperti.
       *[other] { $seat } ha mandato { $location }: { $up } e { $down } segnalini coperti.
    }
}
lockup-event-placed_down = Coperti: { $tokens }.
lockup-event-passed = { $seat } ha passato.
lockup-event-location = { $location }.
lockup-event-turned_up = { $seat } ha scoperto { $location }: { $tokens }.
lockup-event-ranked = { $location }, posti: { $order }.
lockup-event-suspicion = { $seat } ha preso { suspicion-count } { $location }.
lockup-event-gained = { $seat } ha preso { $cubes }.
lockup-event-paid = { $seat } ha pagato { $cubes }.
lockup-event-power = { $seat } ha preso { power-count }.
lockup-event-marker = { $seat } ha preso il segnalino primo giocatore.
lockup-event-stars = { $sign ->
    [minus] { $seat } ha perso { star-count }.
   *[plus] { $seat } ha guadagnato { star-count }.
}
lockup-event-declined = { $seat } ha rifiutato la ricompensa { $location }.
lockup-event-straggled = { $seat } non ha avuto niente { $location } e va in Biblioteca.
lockup-event-swapped = { $seat } ha scambiato: { $given } → { $taken }.
lockup-event-recruited = { $location ->
    [none] { $seat } ha ricevuto uno scagnozzo: { $goon }.
   *[other] { $seat } ha reclutato { $location }: { $goon }.
}
lockup-event-crafted = { $seat } ha fabbricato: { $item }.
lockup-event-reserved = { $seat } ha prenotato: { $item }.
lockup-event-drew = { $seat } ha pescato { tome-count }.
lockup-event-saw_tomes = { $seat } ha visto: { $tomes }.
lockup-event-kept = { $seat } ha tenuto: { $tome }.
lockup-event-sunk = { $seat } ha messo sotto il mazzo: { $tome }.
lockup-event-sank = { $seat } ha tenuto un tomo e messo l'altro sotto il mazzo.
lockup-event-played = { $seat } ha giocato: { $tome }.
lockup-event-peeked = { $seat } ha guardato { $location } un segnalino coperto: { $of }.
lockup-event-saw_token = { $seat } ha visto { $location } un segnalino ({ $of }): { $token }.
lockup-event-moved_token = { $token ->
    [none] { $seat } ha spostato un segnalino coperto: { $location } → { $to }.
   *[other] { $seat } ha spostato il segnalino { $token }: { $location } → { $to }.
}
lockup-event-robbed = { $seat } ha derubato { $of }: { $kind }.
lockup-event-removed_suspicion = { $seat } ha restituito { suspicion-count }.
lockup-event-passed_suspicion = { $seat } ha passato { suspicion-count } a { $to }.
lockup-event-storage = { $seat }: ora il deposito tiene { $limit } cubi.
lockup-event-goal = { $seat } ha raggiunto l'obiettivo immediato { $goal }: { $stars ->
    [one] { $stars } stella.
   *[other] { $stars } stelle.
}
lockup-event-leader = L'obiettivo di maggioranza { $goal } passa a { $seat }.
lockup-event-raid = Retata! Le guardie perquisiscono ogni cella.
lockup-event-raided = { $seat } ha perso nella retata { $loss ->
    [one] { $loss } stella.
   *[other] { $loss } stelle.
}
lockup-event-discarded = { $seat } non ha più posto e ha restituito: { $kind }.
lockup-event-laid_out = Nuovo sul mercato: { $item }.
lockup-event-goon_left = Se ne va per sempre: { $goon }.
lockup-event-goon_moved = { $goon } va avanti: { $from } → { $to }.
lockup-event-goon_came = Nuovo scagnozzo { $location }: { $goon }.
lockup-event-watched = { $location }, sotto osservazione: altro sospetto, { suspicion-count }.
lockup-event-bandit_cube = Un bandito ha lasciato { $location } un cubo: { $kind }.
lockup-event-trait = { $seat } ha tenuto il tratto: { $trait }.
lockup-event-bonus = { $seat } comincia con { $bonus }.
lockup-event-guard_turned = { $location }, scoperta: { $guard }.
lockup-event-guard_placed = { $location }, arriva: { $guard }.
lockup-event-off_duty = Fuori servizio: non arriva nessuna guardia.
lockup-event-guards_return = Le guardie tornano al corpo di guardia; le carte sono state mescolate.
lockup-event-deck_shuffled = Gli scarti formano un nuovo mazzo: { $deck }.
lockup-event-scored = { $seat }, { $category }: { $sign ->
    [minus] { $stars ->
        [one] −{ $stars } stella.
       *[other] −{ $stars } stelle.
    }
   *[plus] { $stars ->
        [one] { $stars } stella.
       *[other] { $stars } stelle.
    }
}
lockup-event-over = La partita è finita. Vittoria: { $winners } ({ $reason }).

## Options: a verb, and why one would want it

lockup-option-assign = Manda segnalini { $location }
    .why = Quali segnalini, e se coperti, viene chiesto dopo. Poi questo luogo è chiuso per te fino alla fine del round.
lockup-option-token = Scoperto: { $token }
    .why = Lo vedono tutti.
lockup-option-token-down = Coperto: { $token }
    .why = Gli altri vedono solo che qui c'è un tuo segnalino. Il numero per round è limitato.
lockup-option-done = Bastano questi
    .why = Il tuo turno è finito.
lockup-option-pass = Passa
    .why = Esci da questo appello: niente segnalini né tomi finché non finisce.
lockup-option-collect = Prendi la ricompensa
    .why = Prendi la ricompensa del tuo posto, e i segnalini tornano in cella.
lockup-option-decline = Rifiuta
    .why = Non prendi niente, e i segnalini vanno in Biblioteca, dove si pescano tomi. Il sospetto preso resta tuo.
lockup-option-take = Prendi: { $kind }
    .why = Un cubo di questo tipo viene dalla riserva.
lockup-option-swap = Scambia: { $given } → { $taken }
    .why = Dai ciò che ti serve meno per ciò che ti serve di più.
lockup-option-keep-cubes = Non scambiare niente
    .why = Tieni i cubi così come sono.
lockup-option-recruit = Recluta { $goon } ({ $location })
    .why = Lo scagnozzo è tuo, le icone agiscono adesso, le stelle contano alla fine.
lockup-option-recruit-two = Recluta due scagnozzi
    .why = Paghi subito per entrambi, poi li prendi uno dopo l'altro.
lockup-option-recruit-none = Non reclutare nessuno
    .why = Prendi solo il cubo lasciato dal bandito.
lockup-option-craft = Fabbrica: { $item }
    .why = Paghi il prezzo, ottieni subito le stelle, e le icone agiscono.
lockup-option-reserve = Prenota: { $item }
    .why = Per un cubo potrai fabbricarlo più tardi; fino ad allora non vale niente.
lockup-option-craft-none = Non fabbricare niente
    .why = Prendi solo il cubo che si trova qui.
lockup-option-pay = Paga: { $kind }
    .why = Questo cubo torna nella riserva.
lockup-option-keep = Tieni: { $card }
    .why = Questa carta è tua, l'altra se ne va.
lockup-option-tome = Gioca: { $tome }
    .why = Agisce adesso e si scarta; non giocato varrebbe 1 stella.
lockup-option-wait = Non adesso
    .why = Ti verrà chiesto di nuovo quando qualcosa cambia o quando serve un altro tomo.
lockup-option-give = A chi: { $who }
    .why = Uno dei tuoi cubi sospetto va lì.
lockup-option-first = Prima: { $effect }
    .why = La carta ha più icone; questa agisce per prima.
lockup-option-discard = Restituisci: { $kind }
    .why = Hai più cubi di quanti puoi tenerne.
lockup-option-turn-up = Scopri la guardia { $location }
    .why = Scopri quanto è forte prima di mandare altri segnalini.
lockup-option-peek = Sbircia { $location }: { $who }
    .why = Vedi in segreto uno dei segnalini coperti che stanno lì.
lockup-option-from = Da: { $location }
    .why = Uno dei tuoi segnalini da lì si sposterà.
lockup-option-to = A: { $location }
    .why = Il segnalino va lì così come sta.
lockup-option-rob = Deruba { $who }: { $kind }
    .why = Quel cubo paga una parte del tuo oggetto.
lockup-option-less = Risparmia: { $kind }
    .why = L'oggetto costa questo cubo in meno.
lockup-option-claim = Di': il mio segnalino { $token } è { $location }
    .why = Nessuno controlla se è vero.
lockup-option-plan = Di': voglio vincere { $location }
    .why = Dici a tutti che cosa vuoi, o fai finta.
lockup-option-agree = Approva
    .why = Sostieni quello che è stato detto per ultimo.
lockup-option-deny = Nega
    .why = Contraddici quello che è stato detto per ultimo.

## Branches: the first step of a long list of options

lockup-branch-assign = Manda segnalini …
lockup-branch-token = Scegli un segnalino …
lockup-branch-swap = Scambia …
lockup-branch-swap-given = Scambia: { $given } …
lockup-branch-recruit = Recluta …
lockup-branch-craft = Fabbrica …
lockup-branch-reserve = Prenota …
lockup-branch-tome = Gioca un tomo …
lockup-branch-peek = Sbircia …
lockup-branch-peek-location = Sbircia { $location } …
lockup-branch-rob = Deruba …
lockup-branch-rob-who = Deruba { $who } …
lockup-branch-claim = Di' dov'è un segnalino …
lockup-branch-claim-location = { $location } c'è il mio segnalino …
lockup-branch-plan = Di' dove vuoi vincere …

## What is asked: who, what and why in one line

lockup-ask-roll_call = { $who }: dove mandi i segnalini? O passi?
lockup-ask-token = { $who }: quale segnalino va lì, scoperto o coperto?
lockup-ask-reward = { $there ->
    [library] { $who }: prendi la ricompensa, o rifiuti?
   *[other] { $who }: prendi la ricompensa, o rifiuti e vai in Biblioteca?
}
lockup-ask-take = { $who }: quale cubo prendi?
lockup-ask-swap = { $who }: che cosa scambi?
lockup-ask-chow_hall = { $who }: chi recluti?
lockup-ask-recruit = { $who }: quale scagnozzo arriva adesso?
lockup-ask-pay = { $who }: con quale cubo paghi?
lockup-ask-cell_block = { $who }: quale oggetto fabbrichi o prenoti?
lockup-ask-tome_keep = { $who }: quale tomo tieni?
lockup-ask-trait = { $who }: quale tratto tieni?
lockup-ask-goon_keep = { $who }: quale scagnozzo tieni?
lockup-ask-window = { $who }: giochi un tomo adesso?
lockup-ask-give = { $who }: chi riceve il tuo cubo sospetto?
lockup-ask-order = { $who }: quale icona agisce per prima?
lockup-ask-discard = { $who } ha troppi cubi: quale torna nella riserva?
lockup-ask-turn_up = { $who }: quale guardia si scopre?
lockup-ask-peek = { $who }: di chi guardi un segnalino coperto?
lockup-ask-map_from = { $who }: da dove sposti un segnalino?
lockup-ask-map_token = { $who }: quale segnalino si sposta?
lockup-ask-map_to = { $who }: dove va?
lockup-ask-rob = { $who }: il cubo di chi paga una parte dell'oggetto?
lockup-ask-less = { $who }: quale cubo risparmi?
lockup-ask-free_reserve = { $who }: quale oggetto prenoti gratis?

## Where that is, before the question

lockup-ask-at = { $location }. { $question }
lockup-ask-place = { $location }, posto { $place } di { $count }. { $question }
