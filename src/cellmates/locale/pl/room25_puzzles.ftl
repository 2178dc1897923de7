### Puzzles of Room 25: what they ask, and why an option is or is not the answer.

insight-puzzle_escape = Prowadzisz wszystkich. Która decyzja wyprowadzi ich przed końcem tej rundy, czymkolwiek są zakryte pokoje?
insight-puzzle_save = Która decyzja pozwoli przeżyć do końca rundy, czymkolwiek są zakryte pokoje? Chodzi o życie: { $who }.
insight-puzzle_guard = Jesteś więźniem, a więźniowie mówili o pokojach prawdę. Strażnicy mówią, co chcą. Kto jest strażnikiem?
insight-puzzle_breakout = Prowadzisz wszystkich. Która decyzja najczęściej wyprowadzi ich przed końcem następnej rundy? Dalej gra ostrożny gracz, na { $tables } stołach, jakie możesz sobie wyobrazić.
insight-puzzle_certain = To się uda, czymkolwiek są zakryte pokoje.
insight-puzzle_fails = To może się nie udać.
insight-puzzle_rate = Wszyscy wychodzą na { $percent } % stołów ({ $low }–{ $high }).
insight-puzzle_fits = Zgadza się ze wszystkim, co powiedziano i widziano.
insight-puzzle_exit = Wtedy nieudane wyjście byłoby ucieczką.
insight-puzzle_lie = Wtedy { $who } to więzień, ale mówi „{ $cell } – { $said }”, a jest tam: { $colour }.
insight-puzzle_quarrel = Wtedy { $who } i { $other } to więźniowie, ale o { $cell } mówią różnie: { $said } i { $against }.
insight-puzzle_counts = Wtedy więźniowie wskazaliby więcej pokojów jednego koloru, niż zostało.
