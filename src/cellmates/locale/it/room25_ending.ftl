### How a game of Room 25 ended: what decided it, told after the end.

finding-out = { $count ->
    [0] Fuori proprio all'ultimo round.
    [one] Fuori con un round d'anticipo.
   *[other] Fuori con { $count } round d'anticipo.
}
finding-fell = { $who } muore: { $room }.
finding-never_found = Nessuno ha scoperto la Stanza 25. Era in { $cell }.
finding-no_key = Nessuno ha usato la chiave.
finding-short_steps = { $who }: { $count ->
    [one] un passo
   *[other] { $count } passi
} dalla Stanza 25.
finding-short_people = { $count ->
    [one] Mancava una persona.
   *[other] Mancavano { $count } persone.
}
finding-short_slides = { $count ->
    [one] Mancava uno scorrimento.
   *[other] Mancavano { $count } scorrimenti.
}
finding-died = { $who }, round { $round }, { $number ->
    [1] prima azione
    [2] seconda azione
   *[other] adrenalina
}
finding-where = { $cell }: { $room }
finding-cause = { $cause }
finding-pushed_in = spinta di { $by }, da { $from }
finding-came_in = { $by } entra da { $from }
finding-went_in = con le proprie gambe da { $from }
finding-warned = { $seat }, round { $round }: «{ $cell }: { $colour }».
finding-misled = { $seat }, round { $round }: «{ $cell }: { $colour }».
finding-silent = { $seats }
finding-stood = { $left ->
    [0] Allo scadere del tempo, nella Stanza 25: { $count } su { $total }.
    [one] All'ultimo round, nella Stanza 25: { $count } su { $total }.
   *[other] Nella Stanza 25: { $count } su { $total }, con { $left } round da giocare.
}
finding-stayed = { $people }
