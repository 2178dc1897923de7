### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Время на разговор до выбора ботов
moment-usual = пока все не готовы, если играют вместе
moment-none = нет
moment-at-most = не больше { $seconds } секунд
plans-open = Открытые планы
plan-yes = Да
plan-no = Нет …
plan-tally = да: { $yes } · нет: { $no }
say-defend = Защититься
say-warn = Предупредить
say-deal = Предложить сделку
