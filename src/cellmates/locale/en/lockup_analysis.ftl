### What an analysis of a game of Lockup found.

lockup-insight-won_places = { $seat }: first at { $count } of { $total } contested places
lockup-insight-close_place = Round { $round }, { $location }: { $seat } with strength { $count }, one more than { $of }
lockup-insight-tied_place = Round { $round }, { $location }: { $seat } and { $of } level at { $count }, the tie went to { $seat }
lockup-insight-bluffs_paid = { $seat }: tokens face down in { $count ->
    [one] one turn
   *[other] { $count } turns
}, worth { $percent ->
    [one] one point
   *[other] { $percent } points
} of chance
lockup-insight-bluffs_cost = { $seat }: tokens face down in { $count ->
    [one] one turn
   *[other] { $count } turns
}, which cost { $percent ->
    [one] one point
   *[other] { $percent } points
} of chance
lockup-insight-bluffs_even = { $seat }: tokens face down in { $count ->
    [one] one turn
   *[other] { $count } turns
}; whether that paid cannot be told
lockup-insight-left = { $seat }: cubes { $cubes }, tomes { $tomes }, reserved items { $items }
