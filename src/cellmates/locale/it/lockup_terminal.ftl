### Lockup in un terminale: quello che plancia, elenchi e tabelle dicono oltre a lockup.ftl.
###
### Arguments that are names come already in this language; $stars, $price, $treasures, $bonuses,
### $start and $what are phrases made of messages of lockup.ftl.

## Two letters for each crew

crewmark-gnolls = Gn
crewmark-kobolds = Co
crewmark-bugbears = Bu
crewmark-goblins = Go
crewmark-insectoids = In
crewmark-guards = Gu

## The board

lockup-head-location = Luogo
lockup-head-here = Ci sono
lockup-head-tokens = Chi c'è

## For newcomers

lockup-how-win = Dopo sei round vince chi ha più stelle. Le danno gli oggetti fabbricati e gli obiettivi, e alla fine anche scagnozzi, cubi e tomi. Chi ha attirato più sospetto perde stelle in una retata.
lockup-how-roll-call = 1. Appello: a turno manda uno o più dei tuoi sei segnalini in un luogo, scoperti o coperti, oppure passa. Un luogo in cui hai mandato qualcuno per te è chiuso fino alla fine del round.
lockup-how-lights-out = 2. Silenzio: dal luogo 1 all'8 si scoprono i segnalini. Il più forte prende il sospetto che c'è, a meno che non abbia con sé la vedetta; poi ognuno prende la ricompensa del suo posto. Chi non ottiene niente, o rifiuta, va in Biblioteca, dove si pescano tomi.
lockup-how-patrol = 3. Ronda: i cubi che non stanno nel deposito tornano indietro, arrivano nuovi oggetti e scagnozzi, gli scagnozzi attirano sospetto. Se i cubi sospetto non bastano, c'è una retata.
lockup-how-solo = Giochi contro la guardia: in ogni luogo c'è una sua carta, e prende ricompense come te. Prima di ogni tuo turno ne scopri una. Vinci se hai più stelle di lei.
lockup-how-ask = Chiedi quello che vuoi: «? fucina», «? vedetta», «? demone», «? ◉» o il nome di una carta.
lockup-legend-tokens = Segnalini
lockup-legend-numbers = Forza 2, 3, 4 o 5. Tra parentesi: coperto, ma lo conosci.
lockup-legend-signs = Segni
lockup-legend-goons = Gli scagnozzi e quanto valgono alla fine

## Looking things up

lockup-about-watched = Lo prende il più forte tra chi qui non ha la vedetta.
lockup-about-loose = L'ha lasciato un bandito; va al primo posto.
lockup-about-crew = { $name }. Partita base: 10 stelle, 1 potenza. Partita avanzata: { $start }; deposito per cubi: { $storage }.
lockup-about-item = { $name }, un oggetto: { $stars }. Prezzo: { $price }.
lockup-about-goon = { $name }, uno scagnozzo: { $type }.
lockup-about-brings = Questo porta: { $kind }.
lockup-about-watch = Sospetto che attira sul suo luogo a ogni ronda: { $count }.
lockup-about-tome = { $name }, un tomo da giocare { $when }.
lockup-about-goal = { $name }, { $kind }.
lockup-about-trait = { $name }, un tratto: { $bonuses }.
lockup-about-guard = { $name }: forza { $strength }.
lockup-about-treasures = Tesori: { $treasures }.
lockup-about-icon = Icona { $effect }: { $what }

## Waiting in tome windows

lockup-wait-again = Non adesso, ma chiedi ancora
    .why = Altrimenti un tomo che può aspettare chiede una volta per fase. Ti verrà chiesto di nuovo quando qualcosa cambia.
lockup-wait-location = Non prima della fine di questo luogo
    .why = Per i tomi ti verrà chiesto di nuovo al prossimo luogo.
lockup-wait-phase = Non prima della fine di questa fase
    .why = Per i tomi ti verrà chiesto di nuovo nella prossima fase.
lockup-wait-round = Non prima della fine di questo round
    .why = Per i tomi ti verrà chiesto di nuovo nel prossimo round o all'ultima retata.

## The final count

lockup-score-crew = Banda
lockup-score-before = finora
lockup-score-leader = capo
lockup-score-final = finale
lockup-score-goons = scagn.
lockup-score-resources = cubi
lockup-score-tomes = tomi

## Before a game

setup-game = Gioco
setup-crew = La tua banda
    .what = Nella partita base tutte le bande sono uguali.
flag-cards = cartella con i tuoi file di carte

## What lies in the box

topic-items = Oggetti
topic-goons = Scagnozzi
topic-tomes = Tomi
topic-goals = Obiettivi
topic-traits = Tratti
topic-crews = Plance delle bande
topic-guards = Guardie
topic-locations = Luoghi
fact-stars = stelle
fact-price = prezzo
fact-treasures = tesori
fact-icons = icone
fact-type = tipo
fact-suspicion = sospetto
fact-brings = porta
fact-when = quando
fact-gives = dà
fact-storage = deposito
fact-power = potenza
fact-strength = forza
fact-den = covo
fact-number = numero
source-own = le tue carte

## Simulating

column-raids = retate
column-stars-best = stelle del migliore
column-stars-1 = stelle, posto 1
column-stars-2 = stelle, posto 2
column-stars-3 = stelle, posto 3
column-stars-4 = stelle, posto 4
column-stars-5 = stelle, posto 5
column-stars-guards = stelle della guardia
column-items = oggetti fabbricati
column-goons-recruited = scagnozzi reclutati
