### Puzzles, in the terminal and on the page.

found-head-puzzle = Puzzle
puzzle-kind-escape = Escape
puzzle-kind-save = Save somebody
puzzle-kind-guard = Who is the guard?
puzzle-kind-breakout = Escape in two rounds
puzzle-kind-place = Which place wins?
puzzle-kind-craft = Craft so that nobody passes you
puzzle-grade = Grade { $grade } of { $grades }
puzzle-solved-by = solved from this level on: { $level }
puzzle-solved-by-none = no bot solves it
puzzle-proved = proved: one answer
puzzle-rated = not proved: succeeds on { $percent } % of imagined tables ({ $low }–{ $high }), the next best on { $next } %
puzzle-right = Right.
puzzle-wrong = No. The answer is: { $option }
