### The deal of a day: the same for everybody (terminal and page).

day-title = Расклад дня
day-of-room25 = Комплекс дня
day-of-lockup = Lockup дня
day-what = Один и тот же расклад для всех и одна попытка в зачет. Новый появляется в полночь по UTC.
day-alone = в одиночку
day-with-bots = с { $count ->
    [one] { $count } ботом
   *[other] { $count } ботами
}
day-company = С кем
day-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
day-today = сегодня
day-late = с опозданием
day-play-today = Сыграть сегодняшний
day-play = Сыграть этот день
day-go-on = Продолжить попытку
day-look = Посмотреть свою игру
day-once = В зачет идет одна попытка. Тренер в это время молчит.
day-no-score = Попытка, начатая позже, отмечена как поздняя и стоит под попытками того дня.
day-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
day-won = победа
day-lost = поражение
day-result = Ваш результат
day-share-line = Cellmates · { $name } ({ $mode }) · { $date } · { $points }
day-copy = Скопировать результат
day-copied = Скопировано
day-board = Попытки на этом сервере
day-nobody = Этот расклад здесь еще никто не пробовал.
day-playing = играет
day-own = вы
day-days = Дни
day-tile = { $day }: { $result }
day-untried = без попытки
day-seed = Зерно открыто: SHA-256 от «{ $text }».
day-symbols-room25 = 🟦 сыгранный раунд, ⬜ оставшийся раунд; 🚪 в 25-й комнате, 🔒 в другом месте, 💀 смерть
day-symbols-lockup = Звезды до итогового подсчета, затем цель лидера, финальная цель, головорезы, кубики, книги, маркер: 🟩 больше всех, 🟨 немного, ⬛ ничего; 🥇 место
day-more = Все дни и результаты
day-to-days = К раскладу дня
refusal-day_closed = Этот день сейчас сыграть нельзя.
refusal-day_tried = Ваша попытка на этом раскладе уже была.

## The command

command-day = сыграть расклад дня
    .what = У всех один и тот же расклад и одна попытка, которая идет в зачет. Неоконченная игра продолжается с того места, где ее оставили.
flag-day-date = день последней недели, ГГГГ-ММ-ДД; по умолчанию сегодня по UTC
flag-day-mode = один из: { $known }; по умолчанию первый
error-day-date = { $text } сейчас сыграть нельзя; есть { $known }
day-terminal-tried = Ваша попытка за { $date } окончена.
