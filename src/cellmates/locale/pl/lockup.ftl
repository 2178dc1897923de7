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
### Names are not inflected: events are told in the present tense, objects stand after a colon.
### A crew is called in the singular ("Banda gnolli"), so that verbs agree with players and crews.

game-lockup = Lockup
    .what = Bandy w lochach Kulbak: wysyłaj swoich zbójów, wygrywaj tam, gdzie trzeba, majstruj, werbuj i nie podpadnij strażnikom.

## Words used inside other messages

star-count = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
   *[other] { $count } gwiazdek
}
power-count = { $count ->
    [one] { $count } kostka siły
    [few] { $count } kostki siły
   *[other] { $count } kostek siły
}
suspicion-count = { $count ->
    [one] { $count } kostka podejrzeń
    [few] { $count } kostki podejrzeń
   *[other] { $count } kostek podejrzeń
}
tome-count = { $count ->
    [one] { $count } księga
    [few] { $count } księgi
   *[other] { $count } ksiąg
}
token-count = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}

## Locations: the name, what they give, a name short enough for the board, with prepositions:
## sent there, and being there

location-yard = Siłownia
    .what = Pierwsze miejsce: 1 kostka siły i od razu znacznik pierwszego gracza. Drugie, przy trzech lub więcej graczach: 1 kostka siły.
    .short = Siłownia
    .to = do Siłowni
    .at = w Siłowni
location-sewers = Kanały
    .what = Pierwsze miejsce: 3 kostki odpadków, przy jednym lub dwóch graczach 2. Drugie, przy czterech lub pięciu graczach: 2 kostki odpadków. Każdy inny: 1 kostka odpadków.
    .short = Kanały
    .to = do Kanałów
    .at = w Kanałach
location-infirmary = Szpital
    .what = Pierwsze miejsce: 3 mikstury, przy jednym lub dwóch graczach 2. Ostatnie, jeśli są tu co najmniej dwie bandy: 1 mikstura.
    .short = Szpital
    .to = do Szpitala
    .at = w Szpitalu
location-smithy = Kuźnia
    .what = Pierwsze miejsce: 2 kostki żelaza. Drugie: 1 kostka żelaza.
    .short = Kuźnia
    .to = do Kuźni
    .at = w Kuźni
location-commissary = Kantyna
    .what = Pierwsze miejsce: 1 dowolna kostka. Drugie, przy trzech lub więcej graczach: wymiana jednej kostki na kostkę innego rodzaju. Każdy inny: wymiana dwóch kostek na jedną innego rodzaju.
    .short = Kantyna
    .to = do Kantyny
    .at = w Kantynie
location-chow_hall = Stołówka
    .what = Zwerbuj zbirów z dowolnej dziupli. Pierwsze miejsce: jednego za 1 kostkę albo dwóch za 4. Drugie: jednego za 1 albo dwóch za 5. Każdy inny: jednego za 2.
    .short = Stołówka
    .to = do Stołówki
    .at = w Stołówce
location-cell_block = Blok więzienny
    .what = Każdy obecny, od najsilniejszego: zmajstruj jeden fant albo zaklep jeden za kostkę.
    .short = Blok
    .to = do Bloku więziennego
    .at = w Bloku więziennym
location-library = Biblioteka
    .what = Nikogo się tu nie wysyła; trafia tu ten, kto gdzie indziej nic nie dostał. Pierwsze miejsce: dobierz dwie księgi i zatrzymaj jedną. Drugie i trzecie: dobierz księgę.
    .short = Bibliot.
    .to = do Biblioteki
    .at = w Bibliotece

## Cubes

kind-scrap = odpadki
    .cubes = { bonus-scrap }
    .what = Zielone, 25 kostek. Na koniec 1 gwiazdka za kostkę.
kind-potion = mikstura
    .cubes = { bonus-potion }
    .what = Niebieska, 15 kostek. Na koniec 1 gwiazdka za kostkę.
kind-iron = żelazo
    .cubes = { bonus-iron }
    .what = Szare, 15 kostek. Na koniec 1 gwiazdka za kostkę.
kind-gold = złoto
    .cubes = { bonus-gold }
    .what = Żółte, 10 kostek. Na koniec 2 gwiazdki za kostkę.
kind-any = dowolna kostka
    .cubes = { $count ->
        [one] { $count } dowolna kostka
        [few] { $count } dowolne kostki
       *[other] { $count } dowolnych kostek
    }
    .what = Kostka dowolnego rodzaju.
cube-power = siła
    .what = Siła twojego mięśniaka to liczba twoich kostek siły.
cube-suspicion = podejrzenia
    .what = Kto ma ich najwięcej podczas nalotu, traci gwiazdki.

## Crew tokens

token-2 = 2
    .what = Siła 2. Przy pięciu graczach nieużywany.
    .short = 2
token-3 = 3
    .what = Siła 3.
    .short = 3
token-4 = 4
    .what = Siła 4.
    .short = 4
token-5 = 5
    .what = Siła 5.
    .short = 5
token-enforcer = mięśniak
    .what = Jego siła to liczba twoich kostek siły w chwili rozpatrywania lokacji.
    .short = M
token-lookout = tajniak
    .what = Siła 0, ale tam, gdzie jest twój tajniak, nie bierzesz podejrzeń. Sam w lokacji jest najsilniejszy.
    .short = T
token-hidden = zakryty żeton
    .what = Tylko właściciel wie, jaki to żeton, dopóki lokacja nie zostanie rozpatrzona.
    .short = ?

## Treasures and special icons

treasure-shield = tarcza
    .what = Jeden z trzech skarbów na fantach i zbirach; liczą je cele i demony.
treasure-gem = klejnot
    .what = Jeden z trzech skarbów na fantach i zbirach; liczą je cele i demony.
treasure-spell = czar
    .what = Jeden z trzech skarbów na fantach i zbirach; liczą je cele i demony.

effect-gain_scrap = odpadki
    .what = Weź 1 kostkę odpadków z zasobów.
effect-gain_potion = mikstura
    .what = Weź 1 miksturę z zasobów.
effect-gain_iron = żelazo
    .what = Weź 1 kostkę żelaza z zasobów.
effect-gain_gold = złoto
    .what = Weź 1 kostkę złota z zasobów.
effect-gain_power = kostka siły
    .what = Weź 1 kostkę siły.
effect-remove_suspicion = mniej podejrzeń
    .what = Zwróć 1 swoją kostkę podejrzeń.
effect-pass_suspicion = przekazanie podejrzeń
    .what = Przekaż 1 swoją kostkę podejrzeń przeciwnikowi.
effect-draw_tome = księga
    .what = Dobierz księgę.
effect-choose_tome = księga do wyboru z dwóch
    .what = Dobierz dwie księgi, zatrzymaj jedną, drugą włóż pod talię.
effect-storage_plus_1 = schowek +1
    .what = Do końca gry możesz trzymać o jedną kostkę więcej.
effect-swap_resource = wymiana
    .what = Możesz od razu wymienić jedną swoją kostkę na kostkę innego rodzaju.

## Goon types and how they score at the end

goontype-bandit = bandyta
    .what = Po 3 gwiazdki. Na planszy w każdym obchodzie przynosi do swojej lokacji kostkę swojego rodzaju.
goontype-cultist = kultysta
    .what = Każdy wart tyle gwiazdek, ile masz zmajstrowanych fantów.
goontype-demon = demon
    .what = Każdy wart dwa razy tyle gwiazdek, ile masz skarbów na fantach i zbirach.
goontype-dwarf = krasnolud
    .what = Za 1–6 krasnoludów razem: 1, 3, 7, 12, 18, 25 gwiazdek; za 7: 30.
goontype-hobgoblin = hobgoblin
    .what = Każdy wart tyle gwiazdek, ile masz kostek siły.
goontype-ratfolk = szczuroczłek
    .what = Za 1–4 szczuroludzi razem: −3, 1, 6, 13 gwiazdek; za 5: 25.
goontype-marauder = łupieżca
    .what = Po 2 gwiazdki.

## Tomes: what they do, and when

tomecode-unlimited_face_down =
    .what = W tej rundzie możesz wysłać tyle zakrytych żetonów, ile chcesz.
tomecode-steal_for_craft =
    .what = Jedna kostka z ceny majstrowanego fantu pochodzi z planszy bandy przeciwnika.
tomecode-peek =
    .what = Podejrzyj jeden zakryty żeton przeciwnika. W grze solo: odkryj zakrytego strażnika.
tomecode-strength_plus_2 =
    .what = Twoja banda ma w tej lokacji o 2 więcej siły.
tomecode-remove_suspicion_2 =
    .what = Zwróć do 2 swoich kostek podejrzeń.
tomecode-pass_suspicion_1 =
    .what = Przekaż 1 swoją kostkę podejrzeń przeciwnikowi.
tomecode-gain_scrap_2 =
    .what = Weź 2 kostki odpadków.
tomecode-exchange_2 =
    .what = Wymień do 2 swoich kostek, każdą na kostkę innego rodzaju.
tomecode-gain_iron_or_potion =
    .what = Weź 1 kostkę żelaza albo 1 miksturę.
tomecode-gain_power_1 =
    .what = Weź 1 kostkę siły.
tomecode-free_recruit =
    .what = Zwerbuj jednego zbira za darmo; liczy się jako ten, który należy się twojemu miejscu.
tomecode-craft_discount_1 =
    .what = Majstrowany fant kosztuje o jedną kostkę mniej; którą, wybierasz ty, byle nie złoto.
tomecode-move_token =
    .what = Przenieś jeden swój wysłany żeton, tak jak leży, do innej lokacji. Potem i tak rozgrywasz swoją turę.
tomecode-win_ties =
    .what = W tej lokacji zajmujesz miejsce przed wszystkimi o tej samej sile.

timing-any = w dowolnej chwili
timing-roll_call = podczas apelu, dopóki nie spasujesz
timing-own_turn = przed własną turą apelu
timing-ranking = przed odkryciem żetonów w lokacji, w której masz żeton
timing-recruiting = przed werbunkiem w Stołówce
timing-crafting = przed majstrowaniem w Bloku więziennym

## Goals: the three kinds, and what they count

goalkind-leader = cel lidera
    .what = Dla tego, kto ma najwięcej i co najmniej minimum. Przechodzi do tego, kto ma więcej, a liczy się na koniec.
    .card = Najwięcej (co najmniej { $minimum }): { $thing }. Na koniec: { star-count }.
goalkind-instant = cel natychmiastowy
    .what = Dla pierwszego, kto go spełni; gwiazdki od razu, potem cel jest zamknięty.
    .card = Kto pierwszy ma { $minimum }: { $thing }. Od razu: { star-count }.
goalkind-final = cel końcowy
    .what = Liczony na koniec gry.
    .contest = Najwięcej i drugie miejsce na koniec, 8 i 4 gwiazdki (przy jednym lub dwóch graczach tylko najwięcej, 6): { $thing }.
    .per = Na koniec { star-count } za { $per ->
        [1] każdą sztukę
       *[other] każde { $per }
    }: { $thing }.
    .reach = Każdy, kto na koniec ma co najmniej { $minimum }: { $thing }. Wartość: { star-count }.
metric-power = kostki siły
metric-items = zmajstrowane fanty
metric-goons = zbiry
metric-goon_types = różne rodzaje zbirów
metric-treasure_set = zestawy: tarcza, klejnot i czar
metric-gold = kostki złota
metric-treasure-shield = tarcze
metric-treasure-gem = klejnoty
metric-treasure-spell = czary
metric-items_with-shield = fanty z tarczą
metric-items_with-gem = fanty z klejnotem
metric-items_with-spell = fanty z czarem
metric-goon-bandit = bandyci
metric-goon-cultist = kultyści
metric-goon-demon = demony
metric-goon-dwarf = krasnoludy
metric-goon-hobgoblin = hobgobliny
metric-goon-ratfolk = szczuroludzie
metric-goon-marauder = łupieżcy

## Bonuses of traits and crew boards, and any number of cubes

bonus-scrap = { $count ->
    [one] { $count } odpadek
    [few] { $count } odpadki
   *[other] { $count } odpadków
}
bonus-potion = { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
   *[other] { $count } mikstur
}
bonus-iron = { $count ->
    [one] { $count } żelazo
   *[other] { $count } żelaza
}
bonus-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
bonus-power = { power-count }
bonus-stars = { star-count }
bonus-suspicion = { suspicion-count }
bonus-storage = schowek +{ $count }
bonus-tome = dobranie: { tome-count }
bonus-choose_tome = { $count ->
    [1] księga do wyboru z dwóch
   *[other] księga do wyboru z dwóch, { $count } razy
}
bonus-goon = { $count ->
    [one] { $count } zbir z talii
    [few] { $count } zbirów z talii
   *[other] { $count } zbirów z talii
}
bonus-choose_goon = { $count ->
    [1] zbir do wyboru z dwóch
   *[other] zbir do wyboru z dwóch, { $count } razy
}
bonus-free_reserve = { $count ->
    [one] { $count } fant zaklepany za darmo
    [few] { $count } fanty zaklepane za darmo
   *[other] { $count } fantów zaklepanych za darmo
}

## Crews

crew-gnolls = Banda gnolli
    .short = Gnolle
    .called = gnolle
crew-kobolds = Banda koboldów
    .short = Koboldy
    .called = koboldy
crew-bugbears = Banda postrachów
    .short = Postrachy
    .called = postrachy
crew-goblins = Banda goblinów
    .short = Gobliny
    .called = gobliny
crew-insectoids = Banda insektoidów
    .short = Insektoidy
    .called = insektoidy
crew-guards = Straż
    .short = Strażnicy
    .called = strażnicy

## Guards

guard-card = strażnik
    .what = Strażnicy rywalizują w każdej lokacji. Ich siła to suma ich kart w tym miejscu.
guard-hidden = zakryty strażnik
    .what = Nikt nie wie, jak jest silny, dopóki nie zostanie odkryty.
guard-fist = strażnik z pięścią
    .what = Jego siła to liczba kostek siły strażników.
guard-draw = specjalny strażnik
    .what = Odkryty podczas ciszy nocnej wzywa do swojej lokacji wierzchniego strażnika z talii.
guard-off_duty = Po służbie
    .what = Ta karta lokacji nikogo nigdzie nie wysyła.
guards-blue = niebiescy strażnicy
guards-green = zieloni strażnicy
guards-yellow = żółci strażnicy
guards-red = czerwoni strażnicy

## Other words of the table

word-star = gwiazdka
    .what = Reputacja. Wygrywa, kto ma najwięcej gwiazdek; nikt nie spada poniżej 0.
word-strength = siła
    .what = Suma twoich żetonów w lokacji. Remisy rozstrzyga kolejność od pierwszego gracza.
word-first = pierwszy gracz
    .what = Zaczyna apel i wygrywa remisy. Znacznik bierze ten, kto wygra Siłownię; na koniec jest wart 2 gwiazdki.
word-raid = nalot
    .what = Najwięcej podejrzeń: minus 8 gwiazdek, drugie miejsce: minus 4; remis na pierwszym: po minus 4, na drugim: po minus 2. Przy jednym lub dwóch graczach traci tylko najbardziej podejrzany, 6. Potem wszystkie podejrzenia wracają.
word-storage = schowek
    .what = Ile kostek możesz zatrzymać podczas obchodu.
word-item = fant
    .what = Majstrowany w Bloku więziennym: zapłać cenę, od razu zdobądź gwiazdki, zadziałają jego ikony. Skarby są twoje.
word-reserved = zaklepany fant
    .what = Tylko ty możesz go zmajstrować, w Bloku więziennym. Do tego czasu nic nie jest wart.
word-display = wystawka fantów
    .what = Fanty, które można zmajstrować lub zaklepać; o jeden więcej niż graczy, uzupełniane podczas obchodu.
word-goon = zbir
    .what = Werbowany w Stołówce. Ikony działają raz, skarby są twoje, gwiazdki liczą się na koniec.
word-den = dziupla zbira
    .what = Tu zbir czeka na zwerbowanie. Podczas obchodu ściąga podejrzenia na lokację i rusza dalej.
word-tome = księga
    .what = Tajna karta, która działa raz. Nieużyta jest na koniec warta 1 gwiazdkę.
word-treasure = skarb
    .what = Tarcza, klejnot lub czar na fantach i zbirach. Liczą je cele i demony.
word-trait = cecha
    .what = W trybie zaawansowanym każda banda wybiera jedną z dwóch i od razu bierze jej premie.
word-straggler = maruder
    .what = Kto nic nie dostał w lokacji, idzie do Biblioteki.
word-cell = cela więzienna
    .what = Tu czekają twoje żetony. Widzisz je tylko ty.

## Modes, levels, phases

mode-basic = Podstawowy
    .what = Od dwóch do pięciu band, na początku równych.
mode-advanced = Zaawansowany
    .what = Każda banda ma własną planszę i wybiera jedną z dwóch cech.
lockup-mode-solo = Solo
    .what = Jedna banda przeciw strażnikom więzienia.
mode-advanced_solo = Zaawansowany solo
    .what = Jedna banda z własną planszą i cechą przeciw silniejszym strażnikom.

level-moderate = Lokalny dołek
    .what = Zieloni strażnicy: zwykły poziom.
level-challenging = Stara twierdza
    .what = Żółci strażnicy, z których jeden wzywa kolejnego: poziom wymagający.
level-expert = Supertajne lochy
    .what = Czerwoni strażnicy, najsilniejsi; jeden z nich wzywa kolejnego: poziom kozacki.

lockup-phase-setup = Przygotowanie
    .what = Wybór cech i premie początkowe.
lockup-phase-roll_call = Faza apelu
    .what = Bandy po kolei wysyłają żetony do jednej lokacji albo pasują.
lockup-phase-lights_out = Faza ciszy nocnej
    .what = Od lokacji 1 do 8: odkryć żetony, ustalić miejsca, wziąć podejrzenia, odebrać nagrody.
lockup-phase-patrol = Faza obchodu
    .what = Limity, nowe fanty, nowe zbiry, podejrzenia, może nalot.
lockup-phase-final = Podliczenie
    .what = Ostatni nalot, potem cele, zbiry, kostki, księgi i znacznik.
lockup-phase-over = Koniec
    .what = Więzienie wie, kto tu rządzi.

## The end: what is counted, and how it is decided

category-leader = cel lidera
category-final = cel końcowy
category-goons = zbiry
category-resources = kostki
category-tomes = księgi
category-marker = znacznik pierwszego gracza

reason-stars = najwięcej gwiazdek
reason-items = tyle samo gwiazdek, ale więcej fantów
reason-shared = tyle samo gwiazdek i fantów
reason-guards = strażnicy mają co najmniej tyle samo gwiazdek

deck-items = fanty
deck-goons = zbiry
deck-tomes = księgi
deck-guards = strażnicy
deck-locations = lokacje

## Labels of the table

lockup-label-round = Runda { $round } z { $rounds }
lockup-label-acting = Kolej: { $who }
lockup-label-first = Pierwszy gracz
lockup-label-stars = Gwiazdki
lockup-label-power = Siła
lockup-label-suspicion = Podejrzenia
lockup-label-cubes = Kostki
lockup-label-storage = { $count } z { $limit }
lockup-label-items = Fanty
lockup-label-reserved = Zaklepane
lockup-label-goons = Zbiry
lockup-label-tomes = Księgi
lockup-label-trait = Cecha
lockup-label-cell = Twoja cela
lockup-label-tokens = w celi: { token-count }
lockup-label-face-down-left = możesz jeszcze zakryć: { $count }
lockup-label-passed = pas
lockup-label-closed = zamknięte dla ciebie
lockup-label-locations = Osiem lokacji
lockup-label-display = Wystawka
lockup-label-dens = Zbiry na planszy
lockup-label-no-goon = bez zbira
lockup-label-supply = Zasoby
lockup-label-pool = Zostało podejrzeń
lockup-label-decks = Talie
lockup-label-goals = Cele
lockup-label-holder = trzyma { $who }
lockup-label-taken = zdobyty: { $who }
lockup-label-free = wciąż wolny
lockup-label-ranking = Miejsca
lockup-label-peeked = Co już wiesz
lockup-label-sunk = Pod talią ksiąg
lockup-label-claims = Co powiedziano
lockup-label-guards = Strażnicy tutaj
lockup-label-nobody = nikogo tu nie ma

## Events: one fact each

lockup-event-round = Zaczyna się runda { $number }.
lockup-event-phase = { $phase }.
lockup-event-turn = Teraz grają { $seat }.
lockup-event-assigned = { $down ->
    [0] { $seat } wysyła { $location }: { $up }.
    [one] { $up ->
        [none] { $seat } wysyła { $location } zakryty żeton.
       *[other] { $seat } wysyła { $location }: { $up } i zakryty żeton.
    }
    [few] { $up ->
        [none] { $seat } wysyła { $location } { $down } zakryte żetony.
       *[other] { $seat } wysyła { $location }: { $up } i { $down } zakryte żetony.
    }
   *[other] { $up ->
        [none] { $seat } wysyła { $location } { $down } zakrytych żetonów.
       *[other] { $seat } wysyła { $location }: { $up } i { $down } zakrytych żetonów.
    }
}
lockup-event-placed_down = Zakryte: { $tokens }.
lockup-event-passed = { $seat } pasuje.
lockup-event-location = { $location }.
lockup-event-turned_up = { $seat } odkrywa { $location }: { $tokens }.
lockup-event-ranked = { $location }, miejsca: { $order }.
lockup-event-suspicion = { $count ->
    [one] { $seat } bierze { $location } { $count } kostkę podejrzeń.
    [few] { $seat } bierze { $location } { $count } kostki podejrzeń.
   *[other] { $seat } bierze { $location } { $count } kostek podejrzeń.
}
lockup-event-gained = { $seat } bierze: { $cubes }.
lockup-event-paid = { $seat } płaci: { $cubes }.
lockup-event-power = { $seat } zyskuje: { power-count }.
lockup-event-marker = { $seat } bierze znacznik pierwszego gracza.
lockup-event-stars = { $sign ->
    [minus] { $seat } traci: { star-count }.
   *[plus] { $seat } zdobywa: { star-count }.
}
lockup-event-declined = { $seat } odmawia nagrody { $location }.
lockup-event-straggled = { $seat } nic nie dostaje { $location } i idzie do Biblioteki.
lockup-event-swapped = { $seat } wymienia: { $given } → { $taken }.
lockup-event-recruited = { $location ->
    [none] { $seat } dostaje zbira: { $goon }.
   *[other] { $seat } werbuje { $location }: { $goon }.
}
lockup-event-crafted = { $seat } majstruje: { $item }.
lockup-event-reserved = { $seat } zaklepuje: { $item }.
lockup-event-drew = { $seat } dobiera { $count ->
    [one] { $count } księgę
    [few] { $count } księgi
   *[other] { $count } ksiąg
}.
lockup-event-saw_tomes = { $seat } widzi: { $tomes }.
lockup-event-kept = { $seat } zatrzymuje: { $tome }.
lockup-event-sunk = { $seat } wkłada pod talię: { $tome }.
lockup-event-sank = { $seat } zatrzymuje jedną księgę, a drugą wkłada pod talię.
lockup-event-played = { $seat } zagrywa: { $tome }.
lockup-event-peeked = { $seat } podgląda { $location } zakryty żeton: { $of }.
lockup-event-saw_token = { $seat } widzi { $location } żeton ({ $of }): { $token }.
lockup-event-moved_token = { $token ->
    [none] { $seat } przenosi zakryty żeton: { $location } → { $to }.
   *[other] { $seat } przenosi żeton { $token }: { $location } → { $to }.
}
lockup-event-robbed = { $seat } zabiera kostkę ({ $of }): { $kind }.
lockup-event-removed_suspicion = { $seat } zwraca: { suspicion-count }.
lockup-event-passed_suspicion = { $seat } przekazuje: { suspicion-count } → { $to }.
lockup-event-storage = { $seat }: schowek mieści teraz kostek: { $limit }.
lockup-event-goal = { $seat } spełnia cel natychmiastowy { $goal }: { $stars ->
    [one] { $stars } gwiazdka.
    [few] { $stars } gwiazdki.
   *[other] { $stars } gwiazdek.
}
lockup-event-leader = { $seat } przejmuje cel lidera: { $goal }.
lockup-event-raid = Nalot! Strażnicy przetrząsają wszystkie cele.
lockup-event-raided = { $seat } traci podczas nalotu: { $loss ->
    [one] { $loss } gwiazdka.
    [few] { $loss } gwiazdki.
   *[other] { $loss } gwiazdek.
}
lockup-event-discarded = { $seat } nie ma miejsca i zwraca: { $kind }.
lockup-event-laid_out = Nowość na wystawce: { $item }.
lockup-event-goon_left = Odchodzi na dobre: { $goon }.
lockup-event-goon_moved = { $goon } rusza dalej: { $from } → { $to }.
lockup-event-goon_came = Nowy zbir { $location }: { $goon }.
lockup-event-watched = { $location } pod obserwacją, przybywa: { suspicion-count }.
lockup-event-bandit_cube = Bandyta zostawia { $location } kostkę: { $kind }.
lockup-event-trait = { $seat } wybiera cechę: { $trait }.
lockup-event-bonus = { $seat } dostaje na start: { $bonus }.
lockup-event-guard_turned = { $location }, odkryto: { $guard }.
lockup-event-guard_placed = { $location }, dochodzi: { $guard }.
lockup-event-off_duty = Po służbie: straż nikogo nie wysyła.
lockup-event-guards_return = Strażnicy wracają do wartowni; karty potasowano.
lockup-event-deck_shuffled = Odrzucone karty tworzą nową talię: { $deck }.
lockup-event-scored = { $seat }, { $category }: { $sign ->
    [minus] { $stars ->
        [one] −{ $stars } gwiazdka.
        [few] −{ $stars } gwiazdki.
       *[other] −{ $stars } gwiazdek.
    }
   *[plus] { $stars ->
        [one] { $stars } gwiazdka.
        [few] { $stars } gwiazdki.
       *[other] { $stars } gwiazdek.
    }
}
lockup-event-over = Koniec gry. Zwycięstwo: { $winners } ({ $reason }).

## Options: a verb, and why one would want it

lockup-option-assign = Wyślij żetony { $location }
    .why = O żetony i o to, czy leżą odkryte, padnie następne pytanie. Potem ta lokacja jest dla ciebie zamknięta do końca rundy.
lockup-option-token = Odkryty: { $token }
    .why = Wszyscy go widzą.
lockup-option-token-down = Zakryty: { $token }
    .why = Inni widzą tylko, że leży tu twój żeton. Liczba zakrytych w rundzie jest ograniczona.
lockup-option-done = Wystarczy żetonów
    .why = Twoja tura się kończy.
lockup-option-pass = Pasuj
    .why = Kończysz ten apel: do jego końca żadnych żetonów ani ksiąg.
lockup-option-collect = Odbierz
    .why = Bierzesz nagrodę swojego miejsca, a żetony wracają do celi.
lockup-option-decline = Odmów
    .why = Nic nie bierzesz, a żetony idą do Biblioteki, gdzie dobiera się księgi. Zebrane podejrzenia zostają.
lockup-option-take = Weź: { $kind }
    .why = Jedna kostka tego rodzaju przychodzi z zasobów.
lockup-option-swap = Wymień: { $given } → { $taken }
    .why = Oddajesz to, co mniej potrzebne, za to, co bardziej.
lockup-option-keep-cubes = Nic nie wymieniaj
    .why = Zachowujesz kostki takie, jakie są.
lockup-option-recruit = Zwerbuj: { $goon } ({ $location })
    .why = Zbir dołącza, jego ikony działają teraz, gwiazdki liczą się na koniec.
lockup-option-recruit-two = Zwerbuj dwóch zbirów
    .why = Płacisz od razu za obu, potem bierzesz ich po kolei.
lockup-option-recruit-none = Nikogo nie werbuj
    .why = Bierzesz tylko kostkę zostawioną przez bandytę.
lockup-option-craft = Zmajstruj: { $item }
    .why = Płacisz cenę, od razu zdobywasz gwiazdki, a ikony działają.
lockup-option-reserve = Zaklep: { $item }
    .why = Za jedną kostkę możesz go zmajstrować później; do tego czasu nic nie jest wart.
lockup-option-craft-none = Nic nie majstruj
    .why = Bierzesz tylko leżącą tu kostkę.
lockup-option-pay = Zapłać: { $kind }
    .why = Ta kostka wraca do zasobów.
lockup-option-keep = Zatrzymaj: { $card }
    .why = Ta karta jest twoja, druga odchodzi.
lockup-option-tome = Zagraj: { $tome }
    .why = Działa teraz i zostaje odrzucona; nieużyta byłaby warta 1 gwiazdkę.
lockup-option-wait = Nie teraz
    .why = Pytanie wróci, gdy coś się zmieni albo będzie pasować inna księga.
lockup-option-give = Przekaż: { $who }
    .why = Jedna twoja kostka podejrzeń trafia tam.
lockup-option-first = Najpierw: { $effect }
    .why = Karta ma kilka ikon; ta działa jako pierwsza.
lockup-option-discard = Zwróć: { $kind }
    .why = Masz więcej kostek, niż możesz trzymać.
lockup-option-turn-up = Odkryj strażnika { $location }
    .why = Dowiadujesz się, jak jest silny, zanim wyślesz kolejne żetony.
lockup-option-peek = Podejrzyj { $location }: { $who }
    .why = W tajemnicy widzisz jeden z leżących tam zakrytych żetonów.
lockup-option-from = Skąd: { $location }
    .why = Jeden z twoich żetonów stamtąd się przeniesie.
lockup-option-to = Dokąd: { $location }
    .why = Żeton idzie tam tak, jak leży.
lockup-option-rob = Zabierz: { $kind } ({ $who })
    .why = Ta kostka płaci za część twojego fantu.
lockup-option-less = Zaoszczędź: { $kind }
    .why = Fant kosztuje o tę kostkę mniej.
lockup-option-claim = Powiedz: mój żeton { $token } jest { $location }
    .why = Nikt nie sprawdza, czy to prawda.
lockup-option-plan = Powiedz: chcę wygrać { $location }
    .why = Mówisz wszystkim, na czym ci zależy, albo udajesz.
lockup-option-agree = Przytaknij
    .why = Popierasz to, co powiedziano ostatnio.
lockup-option-deny = Zaprzecz
    .why = Zaprzeczasz temu, co powiedziano ostatnio.

## Branches: the first step of a long list of options

lockup-branch-assign = Wyślij żetony …
lockup-branch-token = Wybierz żeton …
lockup-branch-swap = Wymień …
lockup-branch-swap-given = Wymień: { $given } …
lockup-branch-recruit = Zwerbuj …
lockup-branch-craft = Zmajstruj …
lockup-branch-reserve = Zaklep …
lockup-branch-tome = Zagraj księgę …
lockup-branch-peek = Podejrzyj …
lockup-branch-peek-location = Podejrzyj { $location } …
lockup-branch-rob = Zabierz kostkę …
lockup-branch-rob-who = Zabierz kostkę: { $who } …
lockup-branch-claim = Powiedz, gdzie jest żeton …
lockup-branch-claim-location = { $location } jest mój żeton …
lockup-branch-plan = Powiedz, gdzie chcesz wygrać …

## What is asked: who, what and why in one line

lockup-ask-roll_call = { $who }: dokąd wysyłasz żetony? A może pasujesz?
lockup-ask-token = { $who }: który żeton tam idzie, odkryty czy zakryty?
lockup-ask-reward = { $there ->
    [library] { $who }: odbierasz nagrodę, czy odmawiasz?
   *[other] { $who }: odbierasz nagrodę, czy odmawiasz i idziesz do Biblioteki?
}
lockup-ask-take = { $who }: którą kostkę bierzesz?
lockup-ask-swap = { $who }: co wymieniasz?
lockup-ask-chow_hall = { $who }: kogo werbujesz?
lockup-ask-recruit = { $who }: który zbir przychodzi teraz?
lockup-ask-pay = { $who }: którą kostką płacisz?
lockup-ask-cell_block = { $who }: który fant majstrujesz lub zaklepujesz?
lockup-ask-tome_keep = { $who }: którą księgę zatrzymujesz?
lockup-ask-trait = { $who }: którą cechę zatrzymujesz?
lockup-ask-goon_keep = { $who }: którego zbira zatrzymujesz?
lockup-ask-window = { $who }: zagrywasz teraz księgę?
lockup-ask-give = { $who }: kto dostaje twoją kostkę podejrzeń?
lockup-ask-order = { $who }: która ikona działa najpierw?
lockup-ask-discard = { $who } ma za dużo kostek: którą zwrócić?
lockup-ask-turn_up = { $who }: którego strażnika odkryć?
lockup-ask-peek = { $who }: czyj zakryty żeton podglądasz?
lockup-ask-map_from = { $who }: skąd przenosisz żeton?
lockup-ask-map_token = { $who }: który żeton przenosisz?
lockup-ask-map_to = { $who }: dokąd idzie?
lockup-ask-rob = { $who }: czyja kostka płaci za część fantu?
lockup-ask-less = { $who }: którą kostkę oszczędzasz?
lockup-ask-free_reserve = { $who }: który fant zaklepujesz za darmo?

## Where that is, before the question

lockup-ask-at = { $location }. { $question }
lockup-ask-place = { $location }, miejsce { $place } z { $count }. { $question }
