# The Lockup table: goals, stars if the game ended now, one's own den.

lockup-goal-per = { $count ->
    [1] each
   *[other] per { $count }
}
lockup-if-ended = { $count ->
    [one] { $count } star if it ended now
   *[other] { $count } stars if it ended now
}
    .what = What there would be after a last raid and the final count, with all that lies open now.
lockup-label-sets = What your goons are worth now

lockup-play-next = Play at the next chance
    .why = It is played by itself as soon as a moment comes at which it works.
lockup-tomes-declined-phase = You are not asked about { $tomes } again in this phase.
lockup-tomes-declined-round = You are not asked about { $tomes } again in this round.
lockup-window-idle = None of your tomes can be played now. You are asked so that nobody can tell.
lockup-tomes-once = A tome that can wait asks once a phase and twice a round; your panel plays it later.
lockup-tomes-every-chance = Ask me at every chance

# The card at the beginning.
lockup-start = Six nights in the fortress. After the last one the crew with the most stars wins: for crafted items, for goons that fit together, for goals. A raid takes stars from whoever has the most suspicion.
lockup-start-solo = You against the prison guards, six nights long. In the end you need more stars than they have: for crafted items, for goons that fit together, for goals. A raid takes stars from whoever has more suspicion.
lockup-start-advanced = First choose one of two traits: its bonuses come at once.
lockup-start-send = Send tokens to places
lockup-start-win = The strongest are paid best
lockup-start-count = Craft, recruit, collect stars
