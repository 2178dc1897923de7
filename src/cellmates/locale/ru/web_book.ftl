### One's own book: finished games and what they come to.

book-title = Моя книга
book-what = Хранится в этом браузере, а на сервере — пока он вас помнит. Учетной записи нет: возьмите книгу с собой в виде файла.
book-what-site = Хранится только в этом браузере. Учетной записи нет: возьмите книгу с собой в виде файла.
book-empty = Оконченных игр пока нет. Сюда записывается все, что сыграно до конца.
book-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
book-won-of = побед: { $won } из { $played }
book-by-mode = По режимам
book-by-role = По ролям
book-by-character = По персонажам
book-by-crew = По бандам
book-places = Места среди других
book-place = { $place ->
    [1] первое
    [2] второе
    [3] третье
   *[other] { $place }-е
}
book-streak-now = Побед подряд сейчас
book-streak-best = Побед подряд, рекорд
book-days = Дней подряд, рекорд
book-day-best = Лучший результат дня
book-puzzles = Решено задач
book-by-grade = По сложности
book-grade = Сложность { $grade }
book-solved-of = сразу: { $won } из { $played }
book-own-grade = Уровень в задачах
book-own-grade-how = Уровень в задачах: самая высокая сложность, где с первого раза решена хотя бы половина из трёх или более.
book-awards-how = Считаются в играх с другими, по одному разу за игру.
book-history = Оконченные игры
book-all = Все игры ({ $count })
book-whole = Вся книга
book-yours = Она ваша
book-export = Сохранить в файл
book-import = Добавить файл
book-brought = { $count ->
    [one] В файле была { $count } игра.
    [few] В файле было { $count } игры.
   *[other] В файле было { $count } игр.
}
book-delete = Удалить все
book-delete-really = Удалить книгу, настройки и имя в этом браузере и все, что хранит о вас этот сервер? Игры, в которые вы играете в одиночку, закончатся.
book-delete-really-site = Удалить книгу, настройки, имя и все игры в этом браузере?
book-not-kept = Этот браузер ничего не хранит: сохраните книгу в файл, прежде чем уйти.
refusal-bad_book = Этот файл — не книга Cellmates.
