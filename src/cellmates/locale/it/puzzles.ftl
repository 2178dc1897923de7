### Puzzles, in the terminal and on the page.

found-head-puzzle = Rompicapo
puzzle-kind-escape = La fuga
puzzle-kind-save = Salva qualcuno
puzzle-kind-guard = Chi è la guardia?
puzzle-kind-breakout = Fuga in due round
puzzle-kind-place = Quale luogo vince?
puzzle-kind-craft = Costruisci senza farti superare
puzzle-grade = Grado { $grade } di { $grades }
puzzle-solved-by = si risolve dal livello: { $level }
puzzle-solved-by-none = nessun bot lo risolve
puzzle-proved = dimostrato: una sola risposta
puzzle-rated = non dimostrato: riesce sul { $percent } % dei tavoli immaginati ({ $low }–{ $high }), la seconda scelta sul { $next } %
puzzle-right = Giusto.
puzzle-wrong = No. La risposta è: { $option }
