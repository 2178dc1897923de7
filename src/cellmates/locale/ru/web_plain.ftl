# The plain table: any game that the page has no table of its own for.

plain-view = Всё, что видно
plain-ask = Выберите: { $kind }
plain-filter = Только варианты со словом
plain-over = Игра окончена ({ $reason }). Победители: { $winners }.
plain-score = Счёт: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = случайно
people-chosen = выбраны по местам
