### Puzzles, in the terminal and on the page.

found-head-puzzle = Zagadka
puzzle-kind-escape = Ucieczka
puzzle-kind-save = Uratuj kogoś
puzzle-kind-guard = Kto jest strażnikiem?
puzzle-kind-breakout = Ucieczka w dwie rundy
puzzle-kind-place = Które miejsce wygrywa?
puzzle-kind-craft = Zbuduj tak, by nikt cię nie wyprzedził
puzzle-grade = Stopień { $grade } z { $grades }
puzzle-solved-by = rozwiązywana od poziomu: { $level }
puzzle-solved-by-none = nie rozwiązuje jej żaden bot
puzzle-proved = dowiedzione: jedna odpowiedź
puzzle-rated = bez dowodu: udaje się na { $percent } % wyobrażonych stołów ({ $low }–{ $high }), następna najlepsza na { $next } %
puzzle-right = Dobrze.
puzzle-wrong = Nie. Odpowiedź: { $option }
