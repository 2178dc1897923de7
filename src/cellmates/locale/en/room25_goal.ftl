# What somebody is after, and how far it is; steps of the way with what is said when they are done.
goal-name = Goal
goal-unlock = Use the Key Room
    .done = Key used
    .what = Nobody gets out before somebody has entered the Key Room.
goal-find = Find Room 25
    .done = Room 25 found
    .what = It lies face down somewhere in the corners of the complex.
goal-gather = Gather
    .done = All inside
    .count = { $have } of { $need } inside
    .what = Everybody who must get out has to stand in Room 25.
goal-slide = Slide it out
    .done = Out
    .count = { $need ->
        [one] { $need } slide
       *[other] { $need } slides
    }
    .what = Slides carry Room 25 over the nearest edge of the complex, with all who are inside.
goal-kill = Stop them
    .done = Stopped
    .count = { $have } of { $need } dead{ $unknown ->
        [0] { "" }
       *[other] { " " }+ { $unknown } of unknown role
    }
    .what = Two dead prisoners are a victory of the guards.
goal-hold = Or hold out
    .done = Time is up
    .count = { $left ->
        [one] { $left } round
       *[other] { $left } rounds
    }
    .what = If nobody has got out when the countdown ends, the guards win.
start-go = Let us begin
start-allies = With you: { $who }.

# Showing oneself as a guard.
unmask-now = Take off the mask
unmask-cost = Everybody learns that you are a guard. From the next round on you choose each action when its turn comes, and program nothing.
    .lost_next_round = Your adrenaline is lost from the next round on.
    .discard_now = Your adrenaline is lost at once.
    .keep = You keep your adrenaline.
unmask-no = Not yet
unmask-next = Take off the mask on my next turn
unmask-armed = The mask comes off on your next turn.

rooms-left = { $left } of { $count } still hidden
