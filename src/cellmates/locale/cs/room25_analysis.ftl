### What an analysis of a game of Room 25 found.

insight-lie_worked = { $round }. kolo: { $seat } tvrdí „{ $cell } je { $said }“, ve skutečnosti { $colour }. Věří: { $seats }. Nikdy to nevyšlo najevo.
insight-lie_found_out = { $round }. kolo: { $seat } tvrdí „{ $cell } je { $said }“, ve skutečnosti { $colour }. Věří: { $seats }. Najevo to vyšlo v { $until }. kole.
insight-lie_failed = { $round }. kolo: { $seat } tvrdí „{ $cell } je { $said }“, ve skutečnosti { $colour }. Nikdo nenaletěl.
insight-knew_exit = { $seat } ví jako první, kde leží Pokoj 25: { $round }. kolo.
insight-knew_guard = Od { $round }. kola může mít { $seat } skoro jistotu: { $who } je dozorce.
insight-nobody_knew_guard = Nikdo nemohl mít jistotu, že dozorce je { $who }.
insight-wrongly_suspected = { $who } je vězeň, ale pro hráče { $seat } vypadá jako dozorce: { $percent } % v { $round }. kole.
insight-maybe_guard = { $who }: dozorce na { $percent } %
insight-maybe_tile = { $cell }: nejspíš { $colour } ({ $percent } %)
