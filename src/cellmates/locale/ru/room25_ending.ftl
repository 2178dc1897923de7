### How a game of Room 25 ended: what decided it, told after the end.

finding-out = { $count ->
    [0] Побег в самом последнем раунде.
    [one] Побег за { $count } раунд до конца.
    [few] Побег за { $count } раунда до конца.
   *[other] Побег за { $count } раундов до конца.
}
finding-fell = { $who } умирает: { $room }.
finding-never_found = 25-ю комнату никто не открыл. Она была в { $cell }.
finding-no_key = Никто не воспользовался ключом.
finding-short_steps = { $who }: до 25-й комнаты { $count ->
    [one] не хватило { $count } шага.
   *[other] не хватило { $count } шагов.
}
finding-short_people = { $count ->
    [one] Не хватило { $count } человека.
   *[other] Не хватило { $count } человек.
}
finding-short_slides = { $count ->
    [one] Не хватило { $count } сдвига.
   *[other] Не хватило { $count } сдвигов.
}
finding-died = { $who }, раунд { $round }, { $number ->
    [1] первое действие
    [2] второе действие
   *[other] адреналин
}
finding-where = { $cell }: { $room }
finding-cause = { $cause }
finding-pushed_in = толкает { $by }, из { $from }
finding-came_in = { $by } входит из { $from }
finding-went_in = своим ходом из { $from }
finding-warned = { $seat }, раунд { $round }: «{ $cell } — { $colour }».
finding-misled = { $seat }, раунд { $round }: «{ $cell } — { $colour }».
finding-silent = { $seats }
finding-stood = { $left ->
    [0] Когда время вышло, в 25-й комнате: { $count } из { $total }.
    [one] В 25-й комнате: { $count } из { $total }, оставался { $left } раунд.
    [few] В 25-й комнате: { $count } из { $total }, оставалось { $left } раунда.
   *[other] В 25-й комнате: { $count } из { $total }, оставалось { $left } раундов.
}
finding-stayed = { $people }
