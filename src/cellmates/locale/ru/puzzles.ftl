### Puzzles, in the terminal and on the page.

found-head-puzzle = Задача
puzzle-kind-escape = Побег
puzzle-kind-save = Спасите героя
puzzle-kind-guard = Кто охранник?
puzzle-kind-breakout = Побег за два раунда
puzzle-kind-place = Какое место выигрывает?
puzzle-kind-craft = Сделайте вещь так, чтобы вас не обогнали
puzzle-grade = Сложность { $grade } из { $grades }
puzzle-solved-by = решается с уровня: { $level }
puzzle-solved-by-none = не решает ни один бот
puzzle-proved = доказано: ответ один
puzzle-rated = не доказано: удается на { $percent } % воображаемых столов ({ $low }–{ $high }), следующее по силе — на { $next } %
puzzle-right = Верно.
puzzle-wrong = Нет. Ответ: { $option }
