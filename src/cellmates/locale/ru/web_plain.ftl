# The plain table: any game that the page has no table of its own for.

plain-view = Все, что видно
plain-ask = Выберите: { $kind }
plain-filter = Только варианты со словом
plain-over = Игра окончена ({ $reason }). Победители: { $winners }.
plain-score = Счет: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = случайно
people-chosen = выбраны по местам

# О чем говорят многие игры: ключи видов и событий, если у игры нет своего слова.
plain-word-card = карта
plain-word-cards = карты
plain-word-count = число
plain-word-deck = колода
plain-word-discard = сброс
plain-word-game = игра
plain-word-hand = карты на руке
plain-word-mode = режим
plain-word-over = игра окончена
plain-word-phase = фаза
plain-word-place = место
plain-word-players = игроки
plain-word-points = очки
plain-word-reason = причина
plain-word-round = раунд
plain-word-rounds = раунды
plain-word-score = счет
plain-word-scores = счет
plain-word-seat = игрок
plain-word-seats = игроки
plain-word-turn = ход
plain-word-winners = победители
