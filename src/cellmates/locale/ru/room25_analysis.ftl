### What an analysis of a game of Room 25 found.

insight-lie_worked = Раунд { $round }: { $seat } говорит «{ $cell } — { $said }», а на деле { $colour }. Верят: { $seats }. Обман так и не раскрылся.
insight-lie_found_out = Раунд { $round }: { $seat } говорит «{ $cell } — { $said }», а на деле { $colour }. Верят: { $seats }. Обман раскрылся в раунде { $until }.
insight-lie_failed = Раунд { $round }: { $seat } говорит «{ $cell } — { $said }», а на деле { $colour }. Никто не поверил.
insight-knew_exit = { $seat } раньше всех знает, где лежит 25-я комната: раунд { $round }.
insight-knew_guard = С раунда { $round } { $seat } может быть почти наверняка в курсе: { $who } — охранник.
insight-nobody_knew_guard = Никто не мог знать наверняка, что охранник — { $who }.
insight-wrongly_suspected = { $who } — заключенный, но для игрока { $seat } похож на охранника: { $percent } % в раунде { $round }.
insight-maybe_guard = { $who }: охранник с вероятностью { $percent } %
insight-maybe_tile = { $cell }: скорее всего { $colour } ({ $percent } %)
