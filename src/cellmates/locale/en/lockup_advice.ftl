# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

lockup-obstacle-visited = your crew has been there in this roll call
lockup-obstacle-downs_spent = no more tokens may lie face down this round

## What the coach says: goals, reasons, warnings.

lockup-advice-chance = Wins about { $percent } % of the time (± { $error }); the next best { $next_best } %.
lockup-advice-chance_alone = Wins about { $percent } % of the time (± { $error }).
lockup-advice-goal_raid = A raid is near: get rid of suspicion, you have { $count }.
lockup-advice-goal_craft = { $count ->
    [0] { $item } can be crafted in the Cell Block.
    [one] { $item } lacks { $count } cube.
   *[other] { $item } lacks { $count } cubes.
}
lockup-advice-goal_goons = Goons count in sets at the end: recruit what fits yours.
lockup-advice-reason_send = Send there: { $tokens }.
lockup-advice-reason_free = Nobody is at this place: { $location }.
lockup-advice-reason_first = { $location }: first place with { $percent } %.
lockup-advice-reason_lower = { $location }: lower places bring something, too.
lockup-advice-reason_sure = { $location }: nobody can beat you there any more.
lockup-advice-reason_hide = Face down, nobody knows how strong you are.
lockup-advice-reason_item = { $item } is worth about { $count } ★ to you.
lockup-advice-reason_reserve = What you put by, nobody else crafts: { $item }.
lockup-advice-reason_goon = { $goon } is worth about { $count } ★ to you.
lockup-advice-reason_least = The cube that you will miss least: { $kind }.
lockup-advice-reason_take = What your plans lack most: { $kind }.
lockup-advice-reason_pass = No other token would bring more than it costs.
lockup-advice-reason_done = More tokens bring more elsewhere.
lockup-advice-reason_decline = A tome is worth more than this reward.
lockup-advice-reason_collect = It is worth more than a tome from the Library.
lockup-advice-reason_wait = The tome is worth more later.
lockup-advice-reason_tome = Now it does most.
lockup-advice-reason_plan = It brings most by the end of the game.
lockup-advice-warn_hopeless = { $location }: even all your tokens win nothing there.
lockup-advice-warn_watched = { $location }: the strongest takes { $count } suspicion.
lockup-advice-warn_raid = { $location }: the strongest takes { $count } suspicion, and a raid is near.
lockup-advice-warn_weak = { $token } alone wins nothing here: { $location }.
lockup-advice-warn_dear = { $item } costs more than it brings now.
