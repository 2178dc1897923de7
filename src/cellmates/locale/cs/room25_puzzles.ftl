### Puzzles of Room 25: what they ask, and why an option is or is not the answer.

insight-puzzle_escape = Vedete všechny. Které rozhodnutí je dostane ven ještě v tomto kole, ať jsou skryté pokoje jakékoli?
insight-puzzle_save = Při kterém rozhodnutí { $who } přežije do konce kola, ať jsou skryté pokoje jakékoli?
insight-puzzle_guard = Jste vězeň a vězni říkali o pokojích pravdu. Dozorci říkají, co chtějí. Kdo je dozorce?
insight-puzzle_breakout = Vedete všechny. Které rozhodnutí je nejčastěji dostane ven do konce příštího kola? Dál hraje opatrný hráč, na { $tables } stolech, jaké si můžete představit.
insight-puzzle_certain = To vyjde, ať jsou skryté pokoje jakékoli.
insight-puzzle_fails = To nemusí vyjít.
insight-puzzle_rate = Všichni se dostanou ven na { $percent } % stolů ({ $low }–{ $high }).
insight-puzzle_fits = Odpovídá to všemu, co se řeklo a vidělo.
insight-puzzle_exit = Pak by nezdařený odchod byl útěkem.
insight-puzzle_lie = Pak by { $who } byl vězeň, ale tvrdí „{ $cell } je { $said }“, a přitom je { $colour }.
insight-puzzle_quarrel = Pak by { $who } a { $other } byli vězni, ale o { $cell } tvrdí každý něco jiného: { $said } a { $against }.
insight-puzzle_counts = Pak by vězni jmenovali víc pokojů jedné barvy, než jich zbývá.
