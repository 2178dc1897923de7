### How a game of Room 25 ended: what decided it, told after the end.

finding-out = { $count ->
    [0] Out in the very last round.
    [one] Out, with one round to spare.
   *[other] Out, with { $count } rounds to spare.
}
finding-fell = { $who } died in the { $room }.
finding-never_found = Nobody opened Room 25. It lay at { $cell }.
finding-no_key = Nobody had used the key.
finding-short_steps = { $count ->
    [one] { $who } was one step away from Room 25.
   *[other] { $who } was { $count } steps away from Room 25.
}
finding-short_people = { $count } people short.
finding-short_slides = { $count ->
    [one] One slide short.
   *[other] { $count } slides short.
}
finding-died = { $who }, round { $round }, { $number ->
    [1] first action
    [2] second action
   *[other] adrenaline
}
finding-where = { $cell }: { $room }
finding-cause = { $cause }
finding-pushed_in = pushed in from { $from } by { $by }
finding-came_in = { $by } came in from { $from }
finding-went_in = walked in from { $from }
finding-warned = { $seat }, round { $round }: "{ $cell } is { $colour }."
finding-misled = { $seat }, round { $round }: "{ $cell } is { $colour }."
finding-silent = { $seats }
finding-stood = { $left ->
    [0] When time was up, { $count } of { $total } stood in Room 25.
    [one] { $count } of { $total } stood in Room 25, in the last round.
   *[other] { $count } of { $total } stood in Room 25, with { $left } rounds left.
}
finding-stayed = { $people }
