### Puzzles, in the terminal and on the page.

found-head-puzzle = Задача
puzzle-kind-escape = Побег
puzzle-kind-save = Спасите героя
puzzle-kind-guard = Кто охранник?
puzzle-kind-place = Какое место выигрывает?
puzzle-kind-craft = Сделайте вещь так, чтобы вас не обогнали
puzzle-grade = Сложность { $grade } из { $grades }
puzzle-solved-by = решается с уровня: { $level }
puzzle-solved-by-none = не решает ни один бот
puzzle-proved = доказано: ответ один
puzzle-right = Верно.
puzzle-wrong = Нет. Ответ: { $option }
