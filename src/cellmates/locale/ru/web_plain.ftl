# The plain table: any game that the page has no table of its own for.

plain-view = Все, что видно
plain-ask = Выберите: { $kind }
plain-filter = Только варианты со словом
plain-over = Игра окончена ({ $reason }). Победители: { $winners }.
plain-score = Счет: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = случайно
people-chosen = выбраны по местам
