### Puzzles, in the terminal and on the page.

found-head-puzzle = Hádanka
puzzle-kind-escape = Útěk
puzzle-kind-save = Zachraňte někoho
puzzle-kind-guard = Kdo je dozorce?
puzzle-kind-breakout = Útěk ve dvou kolech
puzzle-kind-place = Které místo vyhrává?
puzzle-kind-craft = Vyrobte tak, aby vás nikdo nepředběhl
puzzle-grade = Stupeň { $grade } z { $grades }
puzzle-solved-by = řeší se od úrovně: { $level }
puzzle-solved-by-none = neřeší ji žádný bot
puzzle-proved = dokázáno: jediná odpověď
puzzle-rated = bez důkazu: vyjde na { $percent } % představených stolů ({ $low }–{ $high }), druhá nejlepší na { $next } %
puzzle-right = Správně.
puzzle-wrong = Ne. Odpověď: { $option }
