### How a game of Room 25 ended: what decided it, told after the end.

finding-out = { $count ->
    [0] Útěk v úplně posledním kole.
    [one] Útěk jedno kolo před koncem.
    [few] Útěk { $count } kola před koncem.
   *[other] Útěk { $count } kol před koncem.
}
finding-fell = { $who } umírá: { $room }.
finding-never_found = Pokoj 25 nikdo neotočil. Ležel na { $cell }.
finding-no_key = Nikdo nepoužil klíč.
finding-short_steps = { $who }: do Pokoje 25 { $count ->
    [one] chyběl jeden krok.
    [few] chyběly { $count } kroky.
   *[other] chybělo { $count } kroků.
}
finding-short_people = { $count ->
    [one] Chyběl jeden člověk.
    [few] Chyběli { $count } lidé.
   *[other] Chybělo { $count } lidí.
}
finding-short_slides = { $count ->
    [one] Chyběl jeden posun.
    [few] Chyběly { $count } posuny.
   *[other] Chybělo { $count } posunů.
}
finding-died = { $who }, kolo { $round }, { $number ->
    [1] první akce
    [2] druhá akce
   *[other] adrenalin
}
finding-where = { $cell }: { $room }
finding-cause = { $cause }
finding-pushed_in = postrkuje { $by }, z { $from }
finding-came_in = { $by } vchází z { $from }
finding-went_in = po vlastních z { $from }
finding-warned = { $seat }, kolo { $round }: „{ $cell } je { $colour }.“
finding-misled = { $seat }, kolo { $round }: „{ $cell } je { $colour }.“
finding-silent = { $seats }
finding-stood = { $left ->
    [0] Když vypršel čas, v Pokoji 25: { $count } z { $total }.
    [one] V posledním kole v Pokoji 25: { $count } z { $total }.
    [few] V Pokoji 25: { $count } z { $total }, do konce { $left } kola.
   *[other] V Pokoji 25: { $count } z { $total }, do konce { $left } kol.
}
finding-stayed = { $people }
