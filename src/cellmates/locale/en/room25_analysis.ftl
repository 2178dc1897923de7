### What an analysis of a game of Room 25 found.

insight-lie_worked = Round { $round }: { $seat } called { $cell } { $said }; it was { $colour }. Believed by { $seats }, and never found out.
insight-lie_found_out = Round { $round }: { $seat } called { $cell } { $said }; it was { $colour }. Believed by { $seats }, found out in round { $until }.
insight-lie_failed = Round { $round }: { $seat } called { $cell } { $said }; it was { $colour }. Nobody was taken in.
insight-knew_exit = { $seat } was the first to know where Room 25 lay, in round { $round }.
insight-knew_guard = From round { $round } on { $seat } could be as good as sure that { $who } was a guard.
insight-nobody_knew_guard = Nobody could be sure that { $who } was a guard.
insight-wrongly_suspected = { $who } was a prisoner, but to { $seat } looked like a guard: { $percent } % in round { $round }.
insight-maybe_guard = { $who }: a guard with { $percent } %
insight-maybe_tile = { $cell }: most likely { $colour } ({ $percent } %)
