### What an analysis of a game of Room 25 found.

insight-lie_worked = Runda { $round }: { $seat } mówi „{ $cell } – { $said }”, a naprawdę { $colour }. Wierzą: { $seats }. Nigdy się nie wydało.
insight-lie_found_out = Runda { $round }: { $seat } mówi „{ $cell } – { $said }”, a naprawdę { $colour }. Wierzą: { $seats }. Wydało się w rundzie { $until }.
insight-lie_failed = Runda { $round }: { $seat } mówi „{ $cell } – { $said }”, a naprawdę { $colour }. Nikt się nie nabrał.
insight-knew_exit = { $seat } jako pierwsza osoba wie, gdzie leży Pokój 25: runda { $round }.
insight-knew_guard = Od rundy { $round } { $seat } może mieć prawie pewność: { $who } to strażnik.
insight-nobody_knew_guard = Nikt nie mógł mieć pewności, że strażnikiem jest { $who }.
insight-wrongly_suspected = { $who } to więzień, ale dla { $seat } wygląda na strażnika: { $percent } % w rundzie { $round }.
insight-maybe_guard = { $who }: strażnik na { $percent } %
insight-maybe_tile = { $cell }: najpewniej { $colour } ({ $percent } %)
