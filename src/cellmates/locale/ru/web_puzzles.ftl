### The page of puzzles.

web-puzzles = Задачи
web-puzzles-about = Позиции из игр, которые сыграли боты. У каждой один верный ответ, доказанный перебором всего, чего вы знать не можете; где это невозможно, сказано, как часто он удается.
web-puzzles-of = Задачи: { $game }
web-puzzles-solved = решено { $solved } из { $total }
web-puzzle-any = Любая задача
web-puzzle-next = Следующая задача
web-puzzle-new = Составить новую
web-puzzle-making = Боты играют, пока не найдется задача …
web-puzzle-answer = Ответить
web-puzzle-question = Ваш ответ
web-puzzle-why = Почему
web-puzzle-steps = Решение по шагам
web-puzzle-position = Позиция
web-puzzle-open = Все открыто
web-puzzle-link = Скопировать ссылку
web-puzzle-copied = Скопировано
web-puzzle-missing = Такой задачи здесь нет.
web-puzzle-local = Движок в этом браузере знает ответ, но страница получает его только после вашего ответа.
