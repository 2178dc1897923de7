### Puzzles of Room 25: what they ask, and why an option is or is not the answer.

insight-puzzle_escape = Everybody is yours. Which choice gets them all out before this round ends, whatever the hidden rooms are?
insight-puzzle_save = Which choice keeps { $who } alive until this round is over, whatever the hidden rooms are?
insight-puzzle_guard = You are a prisoner, and prisoners have told the truth about rooms. Guards say what they like. Who is a guard?
insight-puzzle_breakout = Everybody is yours. Which choice gets them all out by the end of the next round most often? A careful player goes on after it, on { $tables } tables as you may imagine them.
insight-puzzle_certain = This works, whatever the hidden rooms are.
insight-puzzle_fails = This can fail.
insight-puzzle_rate = Everybody gets out on { $percent } % of the tables ({ $low }–{ $high }).
insight-puzzle_fits = This fits everything that was said and seen.
insight-puzzle_exit = Then the exit that failed would have been an escape.
insight-puzzle_lie = Then { $who } would be a prisoner, but called { $cell } { $said }: it is { $colour }.
insight-puzzle_quarrel = Then { $who } and { $other } would both be prisoners, but of { $cell } one says { $said }, the other { $against }.
insight-puzzle_counts = Then prisoners would have named more rooms of a colour than are left.
