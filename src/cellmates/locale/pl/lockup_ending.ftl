### How a game of Lockup ended: what decided it, told after the end.

category-before = gwiazdki przed podliczeniem
lockup-finding-ahead = { $seat } wygrywa o { $count ->
    [one] jedną gwiazdkę
    [few] { $count } gwiazdki
   *[other] { $count } gwiazdek
}, drugie miejsce: { $of }.
lockup-finding-level = Tyle samo gwiazdek co { $of }, ale o { $count ->
    [one] jeden fant
    [few] { $count } fanty
   *[other] { $count } fantów
} więcej: wygrywa { $seat }.
lockup-finding-shared = Nic ich nie dzieli: { $seats }.
lockup-finding-ahead_since = Na stałe na czele od rundy { $round }, gdy policzyć wszystko.
lockup-finding-decided_by = { $category }: { $count } do { $stars }
lockup-finding-gave_away = { $category }: tylko { $count } do { $stars }
lockup-finding-raids_cost = Naloty kosztowały { $count ->
    [one] jedną gwiazdkę
    [few] { $count } gwiazdki
   *[other] { $count } gwiazdek
}: { $seat }.
lockup-finding-behind = { $seat }: do wygranej { $count ->
    [one] brakło jednej gwiazdki
   *[other] brakło { $count } gwiazdek
}, najwięcej tu: { $category }, { $got } do { $stars }.
lockup-finding-part_start = na początku { $stars }
lockup-finding-part_items = { $count ->
    [one] { $count } fant
    [few] { $count } fanty
   *[other] { $count } fantów
} { $stars }
lockup-finding-part_goal = cel natychmiastowy { $stars }
lockup-finding-part_raids = { $count ->
    [one] { $count } nalot
    [few] { $count } naloty
   *[other] { $count } nalotów
} { $stars }
lockup-finding-part_other = inaczej { $stars }
score-spared = Nikt nie spada poniżej 0 ★
    .what = { $count ->
        [one] Jednej gwiazdki nie było już z czego odjąć.
       *[other] { $count } gwiazdek nie było już z czego odjąć.
    }
