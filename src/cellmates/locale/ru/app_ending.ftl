### The end of a game on the page and in the terminal.

found-head-who = Кто
found-head-where = Где
found-head-why = Почему
found-head-warned = Кто предупреждал
found-head-misled = Кто говорил, что там безопасно
found-head-silent = Кто видел и молчал
found-head-missing = Чего не хватило
found-head-how = Как
found-head-stayed = Остались
found-head-stood = Что было в конце
found-head-decided = Что решило игру
found-head-close = Где соперник был лучше
to-moment = Показать этот момент
