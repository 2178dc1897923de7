### Lockup v terminálu: co říká plán, seznamy a tabulky vedle lockup.ftl.
###
### Arguments that are names come already in this language; $stars, $price, $treasures, $bonuses,
### $start and $what are phrases made of messages of lockup.ftl.

## Two letters for each crew

crewmark-gnolls = Gn
crewmark-kobolds = Ko
crewmark-bugbears = Gb
crewmark-goblins = Go
crewmark-insectoids = In
crewmark-guards = St

## The board

lockup-head-location = Lokace
lockup-head-here = Leží
lockup-head-tokens = Kdo tu je

## For newcomers

lockup-how-win = Po šesti kolech vyhrává, kdo má nejvíc hvězd. Dávají je vyrobené předměty a cíle, na konci také rváči, kostky a knihy. Kdo na sebe přivolal nejvíc podezření, ztrácí při razii hvězdy.
lockup-how-roll-call = 1. Nástup: jeden po druhém posíláte jeden nebo více ze šesti žetonů na jednu lokaci, lícem nahoru nebo dolů, nebo pasujete. Lokace, kam jste někoho poslali, je pro vás do konce kola zavřená.
lockup-how-lights-out = 2. Večerka: na lokacích 1 až 8 se otáčejí žetony. Nejsilnější bere podezření, které tam leží, pokud s ním není zvěd; pak si každý vezme odměnu podle pořadí. Kdo nic nedostane nebo odmítne, jde do Knihovny, kde se dobírají knihy.
lockup-how-patrol = 3. Obchůzka: kostky, které se nevejdou do skrýše, se vracejí, doplní se předměty a rváči, rváči přivolají podezření. Když kostky podezření nestačí, přijde razie.
lockup-how-solo = Hrajete proti stráži: na každé lokaci leží její karta a odměny bere jako vy. Před každým svým tahem jednu z nich otočíte. Vyhrajete, máte-li víc hvězd než stráž.
lockup-how-ask = Ptejte se na cokoli: „? kovárna“, „? zvěd“, „? démon“, „? ◉“ nebo na název karty.
lockup-legend-tokens = Žetony
lockup-legend-numbers = Síla 2, 3, 4 nebo 5. V závorce: lícem dolů, ale znáte ho.
lockup-legend-signs = Značky
lockup-legend-goons = Rváči a co dají na konci

## Looking things up

lockup-about-watched = Bere je nejsilnější z těch, kdo tu nemají zvěda.
lockup-about-loose = Nechal to tu bandita; připadne prvnímu místu.
lockup-about-crew = { $name }. Základní hra: hvězdy 10, moc 1. Pokročilá hra: { $start }; skrýš na kostky: { $storage }.
lockup-about-item = { $name }, předmět: { $stars }. Cena: { $price }.
lockup-about-goon = { $name }, rváč: { $type }.
lockup-about-brings = Tento přináší: { $kind }.
lockup-about-watch = Podezření, které při každé obchůzce přivolá na svou lokaci: { $count }.
lockup-about-tome = { $name }, kniha; kdy se hraje: { $when }.
lockup-about-goal = { $name }, { $kind }.
lockup-about-trait = { $name }, rys: { $bonuses }.
lockup-about-guard = { $name }: síla { $strength }.
lockup-about-treasures = Poklady: { $treasures }.
lockup-about-icon = Symbol { $effect }: { $what }

## Waiting in tome windows

lockup-wait-again = Teď ne, ale zeptejte se znovu
    .why = Jinak se na knihu, která může počkat, ptáme jednou za fázi. Otázka se vrátí, až se něco změní.
lockup-wait-location = Ne dřív, než skončí tato lokace
    .why = Na knihy se vás zeptáme až na další lokaci.
lockup-wait-phase = Ne dřív, než skončí tato fáze
    .why = Na knihy se vás zeptáme až v další fázi.
lockup-wait-round = Ne dřív, než skončí toto kolo
    .why = Na knihy se vás zeptáme až v dalším kole nebo před poslední razií.

## The final count

lockup-score-crew = Tlupa
lockup-score-before = dosud
lockup-score-leader = nejlepší
lockup-score-final = závěr
lockup-score-goons = rváči
lockup-score-resources = kostky
lockup-score-tomes = knihy

## Before a game

setup-game = Hra
setup-crew = Vaše tlupa
    .what = V základní hře jsou všechny tlupy stejné.
flag-cards = složka s vlastními soubory karet

## What lies in the box

topic-items = Předměty
topic-goons = Rváči
topic-tomes = Knihy
topic-goals = Cíle
topic-traits = Rysy
topic-crews = Desky tlup
topic-guards = Strážní
topic-locations = Lokace
fact-stars = hvězdy
fact-price = cena
fact-treasures = poklady
fact-icons = symboly
fact-type = druh
fact-suspicion = podezření
fact-brings = přináší
fact-when = kdy
fact-gives = dává
fact-storage = skrýš
fact-power = moc
fact-strength = síla
fact-den = doupě
fact-number = číslo
source-own = vlastní karty

## Simulating

column-raids = razie
column-stars-best = hvězdy nejlepšího
column-stars-1 = hvězdy, místo 1
column-stars-2 = hvězdy, místo 2
column-stars-3 = hvězdy, místo 3
column-stars-4 = hvězdy, místo 4
column-stars-5 = hvězdy, místo 5
column-stars-guards = hvězdy stráže
column-items = vyrobené předměty
column-goons-recruited = naverbovaní rváči
