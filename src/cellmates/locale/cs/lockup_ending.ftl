### How a game of Lockup ended: what decided it, told after the end.

category-before = hvězdy před sčítáním
lockup-finding-ahead = { $seat } vítězí o { $count ->
    [one] jednu hvězdu
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}, druhé místo: { $of }.
lockup-finding-level = Stejně hvězd jako { $of }, ale o { $count ->
    [one] jeden předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
} víc: vítězí { $seat }.
lockup-finding-shared = Naprostá shoda: { $seats }.
lockup-finding-ahead_since = Natrvalo v čele od { $round }. kola, když se počítá vše.
lockup-finding-decided_by = { $category }: { $count } proti { $stars }
lockup-finding-gave_away = { $category }: jen { $count } proti { $stars }
lockup-finding-raids_cost = Razie stály { $count ->
    [one] jednu hvězdu
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}: { $seat }.
lockup-finding-behind = { $seat }: k výhře { $count ->
    [one] chyběla jedna hvězda
    [few] chyběly { $count } hvězdy
   *[other] chybělo { $count } hvězd
}, nejvíc tady: { $category }, { $got } proti { $stars }.
lockup-finding-part_start = na začátku { $stars }
lockup-finding-part_items = { $count ->
    [one] { $count } předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
} { $stars }
lockup-finding-part_goal = okamžitý cíl { $stars }
lockup-finding-part_raids = { $count ->
    [one] { $count } razie
    [few] { $count } razie
   *[other] { $count } razií
} { $stars }
lockup-finding-part_other = jinak { $stars }
score-spared = Pod 0 ★ nikdo neklesne
    .what = { $count ->
        [one] Jednu hvězdu už nebylo z čeho vzít.
        [few] { $count } hvězdy už nebylo z čeho vzít.
       *[other] { $count } hvězd už nebylo z čeho vzít.
    }
