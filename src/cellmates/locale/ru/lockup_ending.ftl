### How a game of Lockup ended: what decided it, told after the end.

category-before = звезды до подсчета
lockup-finding-ahead = { $seat }: победа с отрывом в { $count ->
    [one] { $count } звезду
    [few] { $count } звезды
   *[other] { $count } звезд
}, на втором месте { $of }.
lockup-finding-level = Звезд столько же, сколько у соперника ({ $of }), но вещей больше на { $count }: побеждает { $seat }.
lockup-finding-shared = Полное равенство: { $seats }.
lockup-finding-ahead_since = Впереди окончательно с раунда { $round }, если считать все.
lockup-finding-decided_by = { $category }: { $count } против { $stars }
lockup-finding-gave_away = { $category }: только { $count } против { $stars }
lockup-finding-raids_cost = { $seat }: облавы отняли { $count ->
    [one] { $count } звезду.
    [few] { $count } звезды.
   *[other] { $count } звезд.
}
lockup-finding-behind = { $seat }: до победы { $count ->
    [one] не хватило { $count } звезды
   *[other] не хватило { $count } звезд
}, больше всего здесь: { $category }, { $got } против { $stars }.
lockup-finding-part_start = в начале { $stars }
lockup-finding-part_items = { $count ->
    [one] { $count } вещь
    [few] { $count } вещи
   *[other] { $count } вещей
} { $stars }
lockup-finding-part_goal = мгновенная цель { $stars }
lockup-finding-part_raids = { $count ->
    [one] { $count } облава
    [few] { $count } облавы
   *[other] { $count } облав
} { $stars }
lockup-finding-part_other = прочее { $stars }
score-spared = Ниже 0 ★ никто не падает
    .what = { $count ->
        [one] Отнять { $count } звезду было уже не из чего.
        [few] Отнять { $count } звезды было уже не из чего.
       *[other] Отнять { $count } звезд было уже не из чего.
    }
