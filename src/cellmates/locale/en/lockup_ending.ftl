### How a game of Lockup ended: what decided it, told after the end.

category-before = stars before the count
lockup-finding-ahead = { $seat } won by { $count ->
    [one] one star
   *[other] { $count } stars
}, ahead of { $of }.
lockup-finding-level = As many stars as { $of }, but { $count ->
    [one] one item
   *[other] { $count } items
} more: { $seat } won.
lockup-finding-shared = Nothing between them: { $seats }.
lockup-finding-ahead_since = Ahead for good since round { $round }, counting everything.
lockup-finding-decided_by = { $category }: { $count } against { $stars }
lockup-finding-gave_away = { $category }: only { $count } against { $stars }
lockup-finding-raids_cost = Raids cost { $seat } { $count ->
    [one] one star.
   *[other] { $count } stars.
}
lockup-finding-behind = { $seat }: { $count ->
    [one] one star
   *[other] { $count } stars
} behind the winner, most of all in { $category }: { $got } against { $stars }.
lockup-finding-part_start = at the start { $stars }
lockup-finding-part_items = { $count ->
    [one] { $count } item
   *[other] { $count } items
} { $stars }
lockup-finding-part_goal = instant goal { $stars }
lockup-finding-part_raids = { $count ->
    [one] { $count } raid
   *[other] { $count } raids
} { $stars }
lockup-finding-part_other = otherwise { $stars }
score-spared = Nobody falls below 0 ★
    .what = { $count ->
        [one] One star too many to lose: it does not count.
       *[other] { $count } stars too many to lose: they do not count.
    }
