### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Время на разговор до выбора ботов
moment-usual = вместе: пока не готовы все
moment-none = нет
moment-at-most = не больше { $seconds } секунд
plans-open = Открытые планы
plan-yes = Да
plan-no = Нет …
plan-tally = да: { $yes } · нет: { $no }
say-defend = Защититься
say-warn = Предупредить
say-deal = Предложить сделку
say-ask = Спросить
say-praise = Похвалить
say-blame = Упрекнуть

here-look = Я смотрю сюда
here-avoid = Не входите
here-meet = Встречаемся здесь

notebook = Записи о людях
notebook-hold = Ваша метка
hold-trust = Верю
hold-watch = Следить
hold-liar = Врет?
hold-guard = Охранник
notebook-said = Что говорилось
notebook-did = Что делалось
notebook-others = Что говорят другие
notebook-note = Ваша заметка
notebook-now = теперь { $cell }
fate-right = правда: { $room }
fate-wrong = неправда: { $room }
fate-open = неизвестно
fate-disputed = спорит: { $others }
