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
### A crew is called in the singular ("Tlupa gnollů"), so that verbs agree with players and crews.

game-lockup = Lockup
    .what = Tlupy v podzemním vězení Kulbak: rozešlete své lotry, vyhrávejte tam, kde potřebujete, vyrábějte, verbujte a nenechte se přistihnout.

## Words used inside other messages

star-count = { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
    [many] { $count } hvězdy
   *[other] { $count } hvězd
}
power-count = { $count ->
    [one] { $count } kostka moci
    [few] { $count } kostky moci
    [many] { $count } kostky moci
   *[other] { $count } kostek moci
}
suspicion-count = { $count ->
    [one] { $count } kostka podezření
    [few] { $count } kostky podezření
    [many] { $count } kostky podezření
   *[other] { $count } kostek podezření
}
tome-count = { $count ->
    [one] { $count } kniha
    [few] { $count } knihy
    [many] { $count } knihy
   *[other] { $count } knih
}
token-count = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
}

## Locations: the name, what they give, a name short enough for the board, with prepositions:
## sent there, and being there

location-yard = Cvičiště
    .what = První místo: 1 kostka moci a hned značka prvního hráče. Druhé, od tří hráčů: 1 kostka moci.
    .short = Cvičiště
    .to = na Cvičiště
    .at = na Cvičišti
location-sewers = Stoky
    .what = První místo: 3 kostky šrotu, v jednom nebo dvou hráčích 2. Druhé, ve čtyřech nebo pěti hráčích: 2 kostky šrotu. Všichni ostatní: 1 kostka šrotu.
    .short = Stoky
    .to = do Stok
    .at = ve Stokách
location-infirmary = Ošetřovna
    .what = První místo: 3 lektvary, v jednom nebo dvou hráčích 2. Poslední, jsou-li tu aspoň dvě tlupy: 1 lektvar.
    .short = Ošetř.
    .to = do Ošetřovny
    .at = v Ošetřovně
location-smithy = Kovárna
    .what = První místo: 2 kostky železa. Druhé: 1 kostka železa.
    .short = Kovárna
    .to = do Kovárny
    .at = v Kovárně
location-commissary = Kantýna
    .what = První místo: 1 libovolná kostka. Druhé, od tří hráčů: výměna jedné kostky za kostku jiného druhu. Všichni ostatní: výměna dvou kostek za jednu jiného druhu.
    .short = Kantýna
    .to = do Kantýny
    .at = v Kantýně
location-chow_hall = Jídelna
    .what = Naverbujte rváče z kteréhokoli doupěte. První místo: jednoho za 1 kostku, nebo dva za 4. Druhé: jednoho za 1, nebo dva za 5. Všichni ostatní: jednoho za 2.
    .short = Jídelna
    .to = do Jídelny
    .at = v Jídelně
location-cell_block = Vězeňský blok
    .what = Každý přítomný, od nejsilnějšího: vyrobte jeden předmět, nebo si jeden za kostku zamluvte.
    .short = Blok
    .to = do Vězeňského bloku
    .at = ve Vězeňském bloku
location-library = Knihovna
    .what = Sem se nikdo neposílá; skončí tu ten, kdo jinde nic nedostal. První místo: doberte si dvě knihy a jednu si nechte. Druhé a třetí: doberte si knihu.
    .short = Knihovna
    .to = do Knihovny
    .at = v Knihovně

## Cubes

kind-scrap = šrot
    .cubes = { bonus-scrap }
    .what = Zelený, 25 kostek. Na konci 1 hvězda za kostku.
kind-potion = lektvar
    .cubes = { bonus-potion }
    .what = Modrý, 15 kostek. Na konci 1 hvězda za kostku.
kind-iron = železo
    .cubes = { bonus-iron }
    .what = Šedé, 15 kostek. Na konci 1 hvězda za kostku.
kind-gold = zlato
    .cubes = { bonus-gold }
    .what = Žluté, 10 kostek. Na konci 2 hvězdy za kostku.
kind-any = libovolná kostka
    .cubes = { $count ->
        [one] { $count } libovolná kostka
        [few] { $count } libovolné kostky
        [many] { $count } libovolné kostky
       *[other] { $count } libovolných kostek
    }
    .what = Kostka kteréhokoli druhu.
cube-power = moc
    .what = Síla vašeho vymahače je počet vašich kostek moci.
cube-suspicion = podezření
    .what = Kdo ho má při razii nejvíc, ztrácí hvězdy.

## Crew tokens

token-2 = 2
    .what = Síla 2. V pěti hráčích se nepoužívá.
    .short = 2
token-3 = 3
    .what = Síla 3.
    .short = 3
token-4 = 4
    .what = Síla 4.
    .short = 4
token-5 = 5
    .what = Síla 5.
    .short = 5
token-enforcer = vymahač
    .what = Jeho síla je počet vašich kostek moci ve chvíli, kdy se lokace vyhodnocuje.
    .short = V
token-lookout = zvěd
    .what = Síla 0, ale kde je váš zvěd, tam neberete podezření. Je-li na lokaci sám, je nejsilnější.
    .short = Z
token-hidden = žeton lícem dolů
    .what = Který to je, ví jen majitel, dokud se lokace nevyhodnotí.
    .short = ?

## Treasures and special icons

treasure-shield = štít
    .what = Jeden ze tří pokladů na předmětech a rváčích; počítají je cíle a démoni.
treasure-gem = klenot
    .what = Jeden ze tří pokladů na předmětech a rváčích; počítají je cíle a démoni.
treasure-spell = kouzlo
    .what = Jeden ze tří pokladů na předmětech a rváčích; počítají je cíle a démoni.

effect-gain_scrap = šrot
    .what = Vezměte si ze zásoby 1 kostku šrotu.
effect-gain_potion = lektvar
    .what = Vezměte si ze zásoby 1 lektvar.
effect-gain_iron = železo
    .what = Vezměte si ze zásoby 1 kostku železa.
effect-gain_gold = zlato
    .what = Vezměte si ze zásoby 1 kostku zlata.
effect-gain_power = kostka moci
    .what = Vezměte si 1 kostku moci.
effect-remove_suspicion = méně podezření
    .what = Vraťte 1 svou kostku podezření.
effect-pass_suspicion = předání podezření
    .what = Předejte 1 svou kostku podezření soupeři.
effect-draw_tome = kniha
    .what = Doberte si knihu.
effect-choose_tome = kniha na výběr ze dvou
    .what = Doberte si dvě knihy, jednu si nechte, druhou dejte pod balíček.
effect-storage_plus_1 = skrýš +1
    .what = Do konce hry smíte mít o jednu kostku víc.
effect-swap_resource = výměna
    .what = Smíte hned vyměnit jednu svou kostku za kostku jiného druhu.

## Goon types and how they score at the end

goontype-bandit = bandita
    .what = Po 3 hvězdách. Dokud je na plánu, přináší při každé obchůzce na svou lokaci kostku svého druhu.
goontype-cultist = kultista
    .what = Každý má tolik hvězd, kolik máte vyrobených předmětů.
goontype-demon = démon
    .what = Každý má dvakrát tolik hvězd, kolik máte pokladů na předmětech a rváčích.
goontype-dwarf = trpaslík
    .what = Za 1 až 6 trpaslíků dohromady: 1, 3, 7, 12, 18, 25 hvězd; za 7: 30.
goontype-hobgoblin = hobgoblin
    .what = Každý má tolik hvězd, kolik máte kostek moci.
goontype-ratfolk = krysák
    .what = Za 1 až 4 krysáky dohromady: −3, 1, 6, 13 hvězd; za 5: 25.
goontype-marauder = nájezdník
    .what = Po 2 hvězdách.

## Tomes: what they do, and when

tomecode-unlimited_face_down =
    .what = V tomto kole smíte vyslat lícem dolů, kolik žetonů chcete.
tomecode-steal_for_craft =
    .what = Jedna kostka z ceny předmětu, který vyrábíte, přijde z desky soupeřovy tlupy.
tomecode-peek =
    .what = Podívejte se na jeden soupeřův žeton lícem dolů. Ve hře pro jednoho: otočte strážného lícem nahoru.
tomecode-strength_plus_2 =
    .what = Vaše tlupa má na této lokaci sílu o 2 větší.
tomecode-remove_suspicion_2 =
    .what = Vraťte až 2 své kostky podezření.
tomecode-pass_suspicion_1 =
    .what = Předejte 1 svou kostku podezření soupeři.
tomecode-gain_scrap_2 =
    .what = Vezměte si 2 kostky šrotu.
tomecode-exchange_2 =
    .what = Vyměňte až 2 své kostky, každou za kostku jiného druhu.
tomecode-gain_iron_or_potion =
    .what = Vezměte si 1 kostku železa, nebo 1 lektvar.
tomecode-gain_power_1 =
    .what = Vezměte si 1 kostku moci.
tomecode-free_recruit =
    .what = Naverbujte jednoho rváče zdarma; počítá se jako ten jeden, na kterého máte za své místo nárok.
tomecode-craft_discount_1 =
    .what = Předmět, který vyrábíte, stojí o jednu kostku méně; kterou, volíte vy, jen ne zlato.
tomecode-move_token =
    .what = Přesuňte jeden svůj vyslaný žeton, tak jak leží, na jinou lokaci. Svůj tah máte dál.
tomecode-win_ties =
    .what = Na této lokaci jste nad všemi, kdo mají stejnou sílu.

timing-any = kdykoli
timing-roll_call = při nástupu, dokud nepasujete
timing-own_turn = před vlastním tahem při nástupu
timing-ranking = než se otočí žetony tam, kde máte svůj
timing-recruiting = než verbujete v Jídelně
timing-crafting = než vyrábíte ve Vězeňském bloku

## Goals: the three kinds, and what they count

goalkind-leader = cíl pro nejlepšího
    .what = Pro toho, kdo má nejvíc a aspoň minimum. Přechází na toho, kdo má víc, a počítá se na konci.
    .card = Nejvíc (aspoň { $minimum }): { $thing }. Na konci: { star-count }.
goalkind-instant = okamžitý cíl
    .what = Pro prvního, kdo ho splní; hvězdy hned, pak je cíl uzavřen.
    .card = Kdo první má { $minimum }: { $thing }. Hned: { star-count }.
goalkind-final = závěrečný cíl
    .what = Počítá se na konci hry.
    .contest = Nejvíc a druhé nejvíc na konci, 8 a 4 hvězdy (v jednom nebo dvou hráčích jen nejvíc, 6): { $thing }.
    .per = Na konci { star-count } za { $per ->
        [1] každý kus
        [few] každé { $per }
       *[other] každých { $per }
    }: { $thing }.
    .reach = Každý, kdo má na konci aspoň { $minimum }: { $thing }. Hodnota: { star-count }.
metric-power = kostky moci
metric-items = vyrobené předměty
metric-goons = rváči
metric-goon_types = různé druhy rváčů
metric-treasure_set = sady: štít, klenot a kouzlo
metric-gold = kostky zlata
metric-treasure-shield = štíty
metric-treasure-gem = klenoty
metric-treasure-spell = kouzla
metric-items_with-shield = předměty se štítem
metric-items_with-gem = předměty s klenotem
metric-items_with-spell = předměty s kouzlem
metric-goon-bandit = bandité
metric-goon-cultist = kultisté
metric-goon-demon = démoni
metric-goon-dwarf = trpaslíci
metric-goon-hobgoblin = hobgoblini
metric-goon-ratfolk = krysáci
metric-goon-marauder = nájezdníci

## Bonuses of traits and crew boards, and any number of cubes

bonus-scrap = { $count ->
    [one] { $count } šrot
    [few] { $count } šroty
    [many] { $count } šrotu
   *[other] { $count } šrotů
}
bonus-potion = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
}
bonus-iron = { $count ->
    [one] { $count } železo
   *[other] { $count } železa
}
bonus-gold = { $count ->
    [one] { $count } zlato
   *[other] { $count } zlata
}
bonus-power = { power-count }
bonus-stars = { star-count }
bonus-suspicion = { suspicion-count }
bonus-storage = skrýš +{ $count }
bonus-tome = z balíčku: { tome-count }
bonus-choose_tome = { $count ->
    [1] kniha na výběr ze dvou
   *[other] kniha na výběr ze dvou, { $count }krát
}
bonus-goon = { $count ->
    [one] { $count } rváč z balíčku
    [few] { $count } rváči z balíčku
    [many] { $count } rváče z balíčku
   *[other] { $count } rváčů z balíčku
}
bonus-choose_goon = { $count ->
    [1] rváč na výběr ze dvou
   *[other] rváč na výběr ze dvou, { $count }krát
}
bonus-free_reserve = { $count ->
    [one] { $count } předmět zamluvený zdarma
    [few] { $count } předměty zamluvené zdarma
    [many] { $count } předmětu zamluveného zdarma
   *[other] { $count } předmětů zamluvených zdarma
}

## Crews

crew-gnolls = Tlupa gnollů
    .short = Gnollové
    .called = gnollové
crew-kobolds = Tlupa koboldů
    .short = Koboldi
    .called = koboldi
crew-bugbears = Tlupa gobrů
    .short = Gobři
    .called = gobři
crew-goblins = Tlupa goblinů
    .short = Goblini
    .called = goblini
crew-insectoids = Tlupa insektoidů
    .short = Insektoidi
    .called = insektoidi
crew-guards = Stráž
    .short = Strážní
    .called = strážní

## Guards

guard-card = strážný
    .what = Stráže soupeří o každou lokaci. Jejich síla je součet jejich karet na ní.
guard-hidden = strážný lícem dolů
    .what = Nikdo neví, jak je silný, dokud se neotočí.
guard-fist = strážný s pěstí
    .what = Jeho síla je počet kostek moci, které má stráž.
guard-draw = zvláštní strážný
    .what = Když se otočí při večerce, zavolá na svou lokaci vrchního strážného z balíčku.
guard-off_duty = Mimo službu
    .what = Tato karta lokace nikoho nikam neposílá.
guards-blue = modří strážní
guards-green = zelení strážní
guards-yellow = žlutí strážní
guards-red = červení strážní

## Other words of the table

word-star = hvězda
    .what = Pověst. Vyhrává, kdo má nejvíc hvězd; pod 0 nikdo neklesne.
word-strength = síla
    .what = Součet vašich žetonů na lokaci. Shody rozhoduje pořadí od prvního hráče.
word-first = první hráč
    .what = Začíná nástup a vyhrává shody. Značku bere vítěz Cvičiště; na konci má hodnotu 2 hvězd.
word-raid = razie
    .what = Nejvíc podezření: minus 8 hvězd, druhé nejvíc: minus 4; při shodě na prvním místě po 4, na druhém po 2. V jednom nebo dvou hráčích ztrácí jen první, a to 6. Pak se všechno podezření vrací.
word-storage = skrýš
    .what = Kolik kostek si smíte při obchůzce nechat.
word-item = předmět
    .what = Vyrábí se ve Vězeňském bloku: zaplaťte cenu, hned získáte hvězdy, zapůsobí symboly. Poklady jsou vaše.
word-reserved = zamluvený předmět
    .what = Vyrobit ho smíte jen vy, ve Vězeňském bloku. Do té doby nemá žádnou cenu.
word-display = nabídka
    .what = Předměty, které lze vyrobit nebo zamluvit; o jeden víc než hráčů, doplňují se při obchůzce.
word-goon = rváč
    .what = Verbuje se v Jídelně. Symboly působí jednou, poklady jsou vaše, hvězdy se počítají na konci.
word-den = doupě
    .what = Tady rváč čeká na naverbování. Při obchůzce přivolá na lokaci podezření a jde dál.
word-tome = kniha
    .what = Tajná karta, která zapůsobí jednou. Nezahraná má na konci 1 hvězdu.
word-treasure = poklad
    .what = Štít, klenot nebo kouzlo na předmětech a rváčích. Počítají je cíle a démoni.
word-trait = rys
    .what = V pokročilé hře si každá tlupa nechá jeden ze dvou a hned dostane jeho bonusy.
word-straggler = opozdilec
    .what = Kdo na lokaci nic nedostal, jde do Knihovny.
word-cell = cela
    .what = Tady čekají vaše žetony. Vidíte je jen vy.

## Modes, levels, phases

mode-basic = Základní
    .what = Dvě až pět tlup, na začátku stejných.
mode-advanced = Pokročilý
    .what = Každá tlupa má vlastní desku a nechá si jeden ze dvou rysů.
lockup-mode-solo = Sólo
    .what = Jedna tlupa proti vězeňské stráži.
mode-advanced_solo = Pokročilé sólo
    .what = Jedna tlupa s vlastní deskou a rysem proti silnější stráži.

level-moderate = Mírná
    .what = Zelení strážní: místní šatlava.
level-challenging = Náročná
    .what = Žlutí strážní, jeden z nich volá dalšího.
level-expert = Pro znalce
    .what = Červení strážní, ti nejsilnější; jeden z nich volá dalšího.

lockup-phase-setup = Příprava
    .what = Volí se rysy a berou se počáteční bonusy.
lockup-phase-roll_call = Nástup
    .what = Tlupy jedna po druhé posílají žetony na jednu lokaci, nebo pasují.
lockup-phase-lights_out = Večerka
    .what = Lokace 1 až 8: otočit žetony, určit pořadí, vzít podezření, vzít odměny.
lockup-phase-patrol = Obchůzka
    .what = Limity, nové předměty, noví rváči, podezření, možná razie.
lockup-phase-final = Vyhodnocení
    .what = Poslední razie, pak cíle, rváči, kostky, knihy a značka.
lockup-phase-over = Konec
    .what = Vězení ví, kdo tu velí.

## The end: what is counted, and how it is decided

category-leader = cíl pro nejlepšího
category-final = závěrečný cíl
category-goons = rváči
category-resources = kostky
category-tomes = knihy
category-marker = značka prvního hráče

reason-stars = nejvíc hvězd
reason-items = stejně hvězd, ale víc předmětů
reason-shared = stejně hvězd i předmětů
reason-guards = stráž má aspoň tolik hvězd

deck-items = předměty
deck-goons = rváči
deck-tomes = knihy
deck-guards = strážní
deck-locations = lokace

## Labels of the table

lockup-label-round = Kolo { $round } z { $rounds }
lockup-label-acting = Na tahu: { $who }
lockup-label-first = První hráč
lockup-label-stars = Hvězdy
lockup-label-power = Moc
lockup-label-suspicion = Podezření
lockup-label-cubes = Kostky
lockup-label-storage = { $count } z { $limit }
lockup-label-items = Předměty
lockup-label-reserved = Zamluvené
lockup-label-goons = Rváči
lockup-label-tomes = Knihy
lockup-label-trait = Rys
lockup-label-cell = Vaše cela
lockup-label-tokens = v cele: { token-count }
lockup-label-face-down-left = ještě lícem dolů: { $count }
lockup-label-passed = pas
lockup-label-closed = pro vás zavřeno
lockup-label-locations = Osm lokací
lockup-label-display = Nabídka
lockup-label-dens = Rváči na plánu
lockup-label-no-goon = bez rváče
lockup-label-supply = Zásoba
lockup-label-pool = Zbývá podezření
lockup-label-decks = Balíčky
lockup-label-goals = Cíle
lockup-label-holder = vede { $who }
lockup-label-taken = splněno: { $who }
lockup-label-free = zatím volný
lockup-label-ranking = Pořadí
lockup-label-peeked = Co jste viděli
lockup-label-sunk = Pod balíčkem knih
lockup-label-claims = Co zaznělo
lockup-label-guards = Strážní tady
lockup-label-nobody = nikdo

## Events: one fact each

lockup-event-round = Začíná { $number }. kolo.
lockup-event-phase = { $phase }.
lockup-event-turn = Na tahu jsou { $seat }.
lockup-event-assigned = { $down ->
    [0] { $seat } vysílá { $location }: { $up }.
    [one] { $up ->
        [none] { $seat } vysílá { $location } žeton lícem dolů.
       *[other] { $seat } vysílá { $location }: { $up } a žeton lícem dolů.
    }
    [few] { $up ->
        [none] { $seat } vysílá { $location } { $down } žetony lícem dolů.
       *[other] { $seat } vysílá { $location }: { $up } a { $down } žetony lícem dolů.
    }
   *[other] { $up ->
        [none] { $seat } vysílá { $location } { $down } žetonů lícem dolů.
       *[other] { $seat } vysílá { $location }: { $up } a { $down } žetonů lícem dolů.
    }
}
lockup-event-placed_down = Lícem dolů: { $tokens }.
lockup-event-passed = { $seat } pasuje.
lockup-event-location = { $location }.
lockup-event-turned_up = { $seat } otáčí { $location }: { $tokens }.
lockup-event-ranked = { $location }, pořadí: { $order }.
lockup-event-suspicion = { $count ->
    [one] { $seat } bere { $location } { $count } kostku podezření.
    [few] { $seat } bere { $location } { $count } kostky podezření.
    [many] { $seat } bere { $location } { $count } kostky podezření.
   *[other] { $seat } bere { $location } { $count } kostek podezření.
}
lockup-event-gained = { $seat } získává: { $cubes }.
lockup-event-paid = { $seat } platí: { $cubes }.
lockup-event-power = { $seat } získává: { power-count }.
lockup-event-marker = { $seat } bere značku prvního hráče.
lockup-event-stars = { $sign ->
    [minus] { $seat } ztrácí: { star-count }.
   *[plus] { $seat } získává: { star-count }.
}
lockup-event-declined = { $seat } odmítá odměnu { $location }.
lockup-event-straggled = { $seat } nic nedostává { $location } a jde do Knihovny.
lockup-event-swapped = { $seat } mění: { $given } → { $taken }.
lockup-event-recruited = { $location ->
    [none] { $seat } dostává rváče: { $goon }.
   *[other] { $seat } verbuje { $location }: { $goon }.
}
lockup-event-crafted = { $seat } vyrábí: { $item }.
lockup-event-reserved = { $seat } si zamlouvá: { $item }.
lockup-event-drew = { $seat } si dobírá { $count ->
    [one] { $count } knihu
    [few] { $count } knihy
    [many] { $count } knihy
   *[other] { $count } knih
}.
lockup-event-saw_tomes = { $seat } vidí: { $tomes }.
lockup-event-kept = { $seat } si nechává: { $tome }.
lockup-event-sunk = { $seat } dává pod balíček: { $tome }.
lockup-event-sank = { $seat } si nechává jednu knihu, druhou dává pod balíček.
lockup-event-played = { $seat } hraje: { $tome }.
lockup-event-peeked = { $seat } se { $location } dívá na žeton lícem dolů: { $of }.
lockup-event-saw_token = { $seat } vidí { $location } žeton ({ $of }): { $token }.
lockup-event-moved_token = { $token ->
    [none] { $seat } přesouvá žeton lícem dolů: { $location } → { $to }.
   *[other] { $seat } přesouvá žeton { $token }: { $location } → { $to }.
}
lockup-event-robbed = { $seat } krade ({ $of }): { $kind }.
lockup-event-removed_suspicion = { $seat } vrací: { suspicion-count }.
lockup-event-passed_suspicion = { $seat } předává: { suspicion-count } → { $to }.
lockup-event-storage = { $seat }: do skrýše se teď vejde kostek: { $limit }.
lockup-event-goal = { $seat } plní okamžitý cíl { $goal }: { $stars ->
    [one] { $stars } hvězda.
    [few] { $stars } hvězdy.
    [many] { $stars } hvězdy.
   *[other] { $stars } hvězd.
}
lockup-event-leader = { $seat } teď vede v cíli: { $goal }.
lockup-event-raid = Razie! Stráže prohledávají všechny cely.
lockup-event-raided = { $seat } ztrácí při razii: { $loss ->
    [one] { $loss } hvězda.
    [few] { $loss } hvězdy.
    [many] { $loss } hvězdy.
   *[other] { $loss } hvězd.
}
lockup-event-discarded = { $seat } má plnou skrýš a vrací: { $kind }.
lockup-event-laid_out = Nově v nabídce: { $item }.
lockup-event-goon_left = Nadobro odchází: { $goon }.
lockup-event-goon_moved = { $goon } jde dál: { $from } → { $to }.
lockup-event-goon_came = Nový rváč { $location }: { $goon }.
lockup-event-watched = { $location } pod dohledem, přibývá: { suspicion-count }.
lockup-event-bandit_cube = Bandita nechává { $location } kostku: { $kind }.
lockup-event-trait = { $seat } volí rys: { $trait }.
lockup-event-bonus = { $seat } dostává na začátku: { $bonus }.
lockup-event-guard_turned = { $location }, otočená karta: { $guard }.
lockup-event-guard_placed = { $location }, přichází: { $guard }.
lockup-event-off_duty = Mimo službu: stráž nikoho neposílá.
lockup-event-guards_return = Stráže se vracejí na strážnici; karty jsou zamíchané.
lockup-event-deck_shuffled = Odhozené karty tvoří nový balíček: { $deck }.
lockup-event-scored = { $seat }, { $category }: { $sign ->
    [minus] { $stars ->
        [one] −{ $stars } hvězda.
        [few] −{ $stars } hvězdy.
        [many] −{ $stars } hvězdy.
       *[other] −{ $stars } hvězd.
    }
   *[plus] { $stars ->
        [one] { $stars } hvězda.
        [few] { $stars } hvězdy.
        [many] { $stars } hvězdy.
       *[other] { $stars } hvězd.
    }
}
lockup-event-over = Konec hry. Vítězí: { $winners } ({ $reason }).

## Options: a verb, and why one would want it

lockup-option-assign = Vyslat žetony { $location }
    .why = Které žetony a zda lícem dolů, bude další otázka. Potom je tato lokace pro vás do konce kola zavřená.
lockup-option-token = Lícem nahoru: { $token }
    .why = Vidí ho všichni.
lockup-option-token-down = Lícem dolů: { $token }
    .why = Ostatní vidí jen, že tu leží váš žeton. Počet za kolo je omezený.
lockup-option-done = Žetonů je dost
    .why = Váš tah končí.
lockup-option-pass = Pasovat
    .why = V tomto nástupu končíte: až do jeho konce už žádné žetony ani knihy.
lockup-option-collect = Vzít odměnu
    .why = Berete odměnu za své místo a žetony se vracejí do cely.
lockup-option-decline = Odmítnout
    .why = Neberete nic a žetony jdou do Knihovny, kde se dobírají knihy. Přijaté podezření vám zůstává.
lockup-option-take = Vzít: { $kind }
    .why = Jedna kostka tohoto druhu přijde ze zásoby.
lockup-option-swap = Vyměnit: { $given } → { $taken }
    .why = Dáváte méně potřebné za potřebnější.
lockup-option-keep-cubes = Nic neměnit
    .why = Kostky si necháte, jaké jsou.
lockup-option-recruit = Naverbovat: { $goon } ({ $location })
    .why = Rváč je váš, symboly působí hned, hvězdy se počítají na konci.
lockup-option-recruit-two = Naverbovat dva rváče
    .why = Platíte hned za oba, pak si je berete jednoho po druhém.
lockup-option-recruit-none = Nikoho neverbovat
    .why = Berete jen kostku, kterou nechal bandita.
lockup-option-craft = Vyrobit: { $item }
    .why = Platíte cenu, hned získáváte hvězdy a symboly působí.
lockup-option-reserve = Zamluvit: { $item }
    .why = Za jednu kostku ho smíte vyrobit později; do té doby nemá žádnou cenu.
lockup-option-craft-none = Nic nevyrábět
    .why = Berete jen kostku, která tu leží.
lockup-option-pay = Zaplatit: { $kind }
    .why = Tato kostka se vrací do zásoby.
lockup-option-keep = Nechat si: { $card }
    .why = Tato karta je vaše, druhá odchází.
lockup-option-tome = Zahrát: { $tome }
    .why = Zapůsobí teď a odhodí se; nezahraná by měla 1 hvězdu.
lockup-option-wait = Teď ne
    .why = Otázka se vrátí, až se něco změní nebo se bude hodit jiná kniha.
lockup-option-give = Komu: { $who }
    .why = Jedna vaše kostka podezření jde tam.
lockup-option-first = Nejdřív: { $effect }
    .why = Karta má víc symbolů; tento působí první.
lockup-option-discard = Vrátit: { $kind }
    .why = Máte víc kostek, než smíte mít.
lockup-option-turn-up = Otočit strážného { $location }
    .why = Dozvíte se, jak je silný, než vyšlete další žetony.
lockup-option-peek = Nahlédnout { $location }: { $who }
    .why = Tajně uvidíte jeden z žetonů, které tam leží lícem dolů.
lockup-option-from = Odkud: { $location }
    .why = Jeden váš žeton se odtud přesune.
lockup-option-to = Kam: { $location }
    .why = Žeton tam jde, jak leží.
lockup-option-rob = Ukrást: { $kind } ({ $who })
    .why = Tato kostka zaplatí část vašeho předmětu.
lockup-option-less = Ušetřit: { $kind }
    .why = Předmět stojí o tuto kostku méně.
lockup-option-claim = Říct: můj žeton { $token } je { $location }
    .why = Nikdo neověřuje, zda je to pravda.
lockup-option-plan = Říct: chci vyhrát { $location }
    .why = Řeknete všem, oč vám jde, nebo to předstíráte.
lockup-option-agree = Souhlasit
    .why = Podpoříte, co zaznělo naposled.
lockup-option-deny = Popřít
    .why = Odporujete tomu, co zaznělo naposled.

## Branches: the first step of a long list of options

lockup-branch-assign = Vyslat žetony …
lockup-branch-token = Vybrat žeton …
lockup-branch-swap = Vyměnit …
lockup-branch-swap-given = Vyměnit: { $given } …
lockup-branch-recruit = Naverbovat …
lockup-branch-craft = Vyrobit …
lockup-branch-reserve = Zamluvit …
lockup-branch-tome = Zahrát knihu …
lockup-branch-peek = Nahlédnout …
lockup-branch-peek-location = Nahlédnout { $location } …
lockup-branch-rob = Ukrást kostku …
lockup-branch-rob-who = Okrást: { $who } …
lockup-branch-claim = Říct, kde je žeton …
lockup-branch-claim-location = { $location } je můj …
lockup-branch-plan = Říct, kde chcete vyhrát …

## What is asked: who, what and why in one line

lockup-ask-roll_call = { $who }: kam vyšlete žetony? Nebo pasujete?
lockup-ask-token = { $who }: který žeton tam jde, lícem nahoru, nebo dolů?
lockup-ask-reward = { $there ->
    [library] { $who }: vezmete si odměnu, nebo odmítnete?
   *[other] { $who }: vezmete si odměnu, nebo odmítnete a půjdete do Knihovny?
}
lockup-ask-take = { $who }: kterou kostku si vezmete?
lockup-ask-swap = { $who }: co vyměníte?
lockup-ask-chow_hall = { $who }: koho naverbujete?
lockup-ask-recruit = { $who }: který rváč přijde teď?
lockup-ask-pay = { $who }: kterou kostkou zaplatíte?
lockup-ask-cell_block = { $who }: který předmět vyrobíte, nebo zamluvíte?
lockup-ask-tome_keep = { $who }: kterou knihu si necháte?
lockup-ask-trait = { $who }: který rys si necháte?
lockup-ask-goon_keep = { $who }: kterého rváče si necháte?
lockup-ask-window = { $who }: zahrajete teď knihu?
lockup-ask-give = { $who }: kdo dostane vaši kostku podezření?
lockup-ask-order = { $who }: který symbol působí první?
lockup-ask-discard = { $who } má příliš mnoho kostek: která se vrátí?
lockup-ask-turn_up = { $who }: kterého strážného otočit?
lockup-ask-peek = { $who }: na čí žeton lícem dolů se podíváte?
lockup-ask-map_from = { $who }: odkud přesunete žeton?
lockup-ask-map_token = { $who }: který žeton se přesune?
lockup-ask-map_to = { $who }: kam půjde?
lockup-ask-rob = { $who }: čí kostka zaplatí část předmětu?
lockup-ask-less = { $who }: kterou kostku ušetříte?
lockup-ask-free_reserve = { $who }: který předmět si zdarma zamluvíte?

## Where that is, before the question

lockup-ask-at = { $location }. { $question }
lockup-ask-place = { $location }, { $place }. místo { $count ->
    [few] ze
   *[other] z
} { $count }. { $question }
