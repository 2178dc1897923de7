### Lockup w terminalu: to, co plansza, listy i tabele mówią oprócz lockup.ftl.
###
### Arguments that are names come already in this language; $stars, $price, $treasures, $bonuses,
### $start and $what are phrases made of messages of lockup.ftl.

## Two letters for each crew

crewmark-gnolls = Gn
crewmark-kobolds = Ko
crewmark-bugbears = Po
crewmark-goblins = Go
crewmark-insectoids = In
crewmark-guards = St

## The board

lockup-head-location = Lokacja
lockup-head-here = Leży
lockup-head-tokens = Kto tu jest

## For newcomers

lockup-how-win = Po sześciu rundach wygrywa ten, kto ma najwięcej gwiazdek. Dają je zmajstrowane fanty i cele, a na koniec także zbiry, kostki i księgi. Kto ściągnie na siebie najwięcej podejrzeń, traci gwiazdki podczas nalotu.
lockup-how-roll-call = 1. Apel: po kolei wysyłacie jeden lub więcej z sześciu żetonów do jednej lokacji, odkryte albo zakryte, albo pasujecie. Lokacja, do której coś wyślesz, jest dla ciebie zamknięta do końca rundy.
lockup-how-lights-out = 2. Cisza nocna: w lokacjach od 1 do 8 odkrywa się żetony. Najsilniejszy bierze leżące tam podejrzenia, chyba że jest z nim tajniak; potem każdy bierze nagrodę za swoje miejsce. Kto nic nie dostaje albo odmawia, idzie do Biblioteki, gdzie dobiera się księgi.
lockup-how-patrol = 3. Obchód: kostki, które nie mieszczą się w schowku, wracają do zasobów, dochodzą nowe fanty i zbiry, zbiry ściągają podejrzenia. Jeśli zabraknie kostek podejrzeń, jest nalot.
lockup-how-solo = Grasz przeciw straży: w każdej lokacji leży jej karta, a straż bierze nagrody tak jak ty. Przed każdą twoją turą odkrywasz jedną z kart. Wygrywasz, mając więcej gwiazdek niż straż.
lockup-how-ask = Pytaj o wszystko: „? kuźnia”, „? tajniak”, „? demon”, „? ◉” albo o nazwę karty.
lockup-legend-tokens = Żetony
lockup-legend-numbers = Siła 2, 3, 4 albo 5. W nawiasie: zakryty, ale ty go znasz.
lockup-legend-signs = Znaki
lockup-legend-goons = Zbiry i ile są warte na koniec

## Looking things up

lockup-about-watched = Bierze je najsilniejszy z tych, którzy nie mają tu tajniaka.
lockup-about-loose = Zostawił to bandyta; należy się pierwszemu miejscu.
lockup-about-crew = { $name }. Tryb podstawowy: gwiazdki 10, siła 1. Tryb zaawansowany: { $start }; schowek na kostki: { $storage }.
lockup-about-item = { $name }, fant: { $stars }. Cena: { $price }.
lockup-about-goon = { $name }, zbir: { $type }.
lockup-about-brings = Ten przynosi: { $kind }.
lockup-about-watch = Podejrzenia, które ściąga na swoją lokację w każdym obchodzie: { $count }.
lockup-about-tome = { $name }, księga do zagrania: { $when }.
lockup-about-goal = { $name }, { $kind }.
lockup-about-trait = { $name }, cecha: { $bonuses }.
lockup-about-guard = { $name }: siła { $strength }.
lockup-about-treasures = Skarby: { $treasures }.
lockup-about-icon = Ikona { $effect }: { $what }

## Waiting in tome windows

lockup-wait-again = Nie teraz, ale pytaj dalej
    .why = Bez tego o księgę, która może poczekać, pytamy raz na fazę. Pytanie wróci, gdy coś się zmieni.
lockup-wait-location = Nie przed końcem tej lokacji
    .why = O księgi zapytamy dopiero przy następnej lokacji.
lockup-wait-phase = Nie przed końcem tej fazy
    .why = O księgi zapytamy dopiero w następnej fazie.
lockup-wait-round = Nie przed końcem tej rundy
    .why = O księgi zapytamy dopiero w następnej rundzie albo przed ostatnim nalotem.

## The final count

lockup-score-crew = Banda
lockup-score-before = dotąd
lockup-score-leader = lider
lockup-score-final = końcowy
lockup-score-goons = zbiry
lockup-score-resources = kostki
lockup-score-tomes = księgi

## Before a game

setup-game = Gra
setup-crew = Twoja banda
    .what = W trybie podstawowym wszystkie bandy są jednakowe.
flag-cards = folder z własnymi plikami kart

## What lies in the box

topic-items = Fanty
topic-goons = Zbiry
topic-tomes = Księgi
topic-goals = Cele
topic-traits = Cechy
topic-crews = Plansze band
topic-guards = Strażnicy
topic-locations = Lokacje
fact-stars = gwiazdki
fact-price = cena
fact-treasures = skarby
fact-icons = ikony
fact-type = rodzaj
fact-suspicion = podejrzenia
fact-brings = przynosi
fact-when = kiedy
fact-gives = daje
fact-storage = schowek
fact-power = siła
fact-strength = siła karty
fact-den = dziupla
fact-number = numer
source-own = własne karty

## Simulating

column-raids = naloty
column-stars-best = gwiazdki najlepszego
column-stars-1 = gwiazdki, miejsce 1
column-stars-2 = gwiazdki, miejsce 2
column-stars-3 = gwiazdki, miejsce 3
column-stars-4 = gwiazdki, miejsce 4
column-stars-5 = gwiazdki, miejsce 5
column-stars-guards = gwiazdki straży
column-items = zmajstrowane fanty
column-goons-recruited = zwerbowane zbiry
