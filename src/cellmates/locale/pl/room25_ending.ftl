### How a game of Room 25 ended: what decided it, told after the end.

finding-out = { $count ->
    [0] Ucieczka w ostatniej rundzie.
    [one] Ucieczka na rundę przed końcem.
    [few] Ucieczka na { $count } rundy przed końcem.
   *[other] Ucieczka na { $count } rund przed końcem.
}
finding-fell = { $who } ginie: { $room }.
finding-never_found = Nikt nie odkrył Pokoju 25. Był w { $cell }.
finding-no_key = Nikt nie użył klucza.
finding-short_steps = { $who }: do Pokoju 25 { $count ->
    [one] zabrakło jednego kroku.
   *[other] zabrakło { $count } kroków.
}
finding-short_people = { $count ->
    [one] Zabrakło jednej osoby.
   *[other] Zabrakło { $count } osób.
}
finding-short_slides = { $count ->
    [one] Zabrakło jednego przesunięcia.
   *[other] Zabrakło { $count } przesunięć.
}
finding-died = { $who }, runda { $round }, { $number ->
    [1] pierwsza akcja
    [2] druga akcja
   *[other] adrenalina
}
finding-where = { $cell }: { $room }
finding-cause = { $cause }
finding-pushed_in = wypycha { $by }, z { $from }
finding-came_in = { $by } wchodzi z { $from }
finding-went_in = wejście z { $from }
finding-warned = { $seat }, runda { $round }: „{ $cell } – { $colour }”.
finding-misled = { $seat }, runda { $round }: „{ $cell } – { $colour }”.
finding-silent = { $seats }
finding-stood = { $left ->
    [0] Gdy czas minął, w Pokoju 25: { $count } z { $total }.
    [one] W ostatniej rundzie w Pokoju 25: { $count } z { $total }.
    [few] W Pokoju 25: { $count } z { $total }, do końca { $left } rundy.
   *[other] W Pokoju 25: { $count } z { $total }, do końca { $left } rund.
}
finding-stayed = { $people }
