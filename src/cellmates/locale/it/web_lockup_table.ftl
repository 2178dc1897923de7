# Il tavolo di Lockup: obiettivi, stelle se finisse ora, il proprio covo.

lockup-goal-per = { $count ->
    [1] ciascuno
   *[other] ogni { $count }
}
lockup-if-ended = { $count ->
    [one] { $count } stella se finisse ora
   *[other] { $count } stelle se finisse ora
}
    .what = Quanto ci sarebbe dopo un'ultima retata e il conteggio di tutto ciò che ora è scoperto.
lockup-label-sets = Quanto valgono ora i tuoi scagnozzi
