# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

obstacle-dark = nobody can look out of the Dark Room
obstacle-all_open = all rooms within sight lie open
obstacle-no_way = there is no way out
obstacle-prison = the Prison lets people out only to the Central Room or to somebody else
obstacle-central_push = nobody may be pushed out of the Central Room
obstacle-alone = nobody else is there
obstacle-no_way_for_them = nobody there can be pushed anywhere
obstacle-hidden = whoever is there hides
obstacle-slid = it was slid the other way this round
obstacle-central_control = the lines through the Central Room never slide
obstacle-central_special = no special ability works in the Central Room
obstacle-special_idle = there is nothing it could work on
obstacle-closed = closed, Do Not Cross
obstacle-lock = locked by Emmett
obstacle-corridor = the corridor runs the other way
obstacle-punished = the token is gone

## What the coach says: goals, reasons, warnings.

advice-chance = Wins about { $percent } % of the time (± { $error }); the next best { $next_best } %.
advice-chance_alone = Wins about { $percent } % of the time (± { $error }).
advice-goal_key = Fetch the key: Key Room, { $cell }.
advice-goal_find_key = Room 25 is found: now the key.
advice-goal_find_both = Find Room 25 and the key.
advice-goal_find = Find Room 25.
advice-goal_gather = Into Room 25, { $cell }: { $count } still missing.
advice-goal_slide = All are in: slide Room 25 out of { $cell }, slides needed: { $count }.
advice-goal_pretend = Look helpful, and cost them time.
advice-goal_stop = Keep a prisoner out of Room 25.
advice-reason_exit = { $cell } is Room 25: one more is in.
advice-reason_key = The key lies in { $cell }; without it nobody gets out.
advice-reason_leave = It gets you out of here ({ $room }) in time.
advice-reason_nearer = It brings you nearer to Room 25, { $cell }.
advice-reason_search = { $cell } is on the way to where nobody has looked.
advice-reason_known = { $cell } is no surprise: { $room }.
advice-reason_claimed = { $seat } calls { $cell } { $colour }.
advice-reason_unknown = Nobody has spoken of { $cell }; of the hidden rooms { $percent } % are red.
advice-reason_check = It checks what { $seat } said of { $cell }.
advice-reason_look = Nobody has spoken of { $cell } yet.
advice-reason_odds = Room 25 or the key may lie in { $cell }: { $percent } %.
advice-reason_push_away = It sends { $who } away, whom you need not trust.
advice-reason_push_in = It brings { $who } into Room 25.
advice-reason_push_on = It helps { $who } on, to { $cell }.
advice-reason_slide_out = Room 25 leaves the complex, and that wins.
advice-reason_slide_exit = Afterwards Room 25 needs only so many slides: { $count }.
advice-reason_slide_way = It shortens the way.
advice-reason_plan = Whatever comes, it leaves you in the better place.
advice-reason_kill = It kills { $victims }.
advice-reason_know = You will know what lies in { $cell }, and may say of it what you like.
advice-reason_unsuspected = A prisoner would do the same: nobody will suspect you.
advice-reason_hinder = There you stand in the prisoners' way.
advice-reason_slide_hinder = It makes the prisoners' way out harder.
advice-reason_hold_up = It holds { $who } up.
advice-warn_enter = { $cell }, { $room }: entering kills { $victims }.
advice-warn_leave = { $room }: leaving it kills { $victims }.
advice-warn_linger = { $cell }, { $room }: whoever stays in it dies.
advice-warn_claimed = { $cell }: { $seat } says red.
advice-warn_alarm = Room 25 so early raises the alarm: only { $count } rounds would be left.
advice-warn_stay = { $who } is in a deadly place ({ $room }): out of it in time, or dead.
advice-warn_door = { $room }: whoever comes in kills the one inside. Next door: { $people }.
advice-warn_lost = { $token } would be lost: { $obstacle }.
