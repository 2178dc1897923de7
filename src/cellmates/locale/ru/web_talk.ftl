### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Время на разговор до выбора ботов
moment-usual = пока все не готовы, если играют вместе
moment-none = нет
moment-at-most = не больше { $seconds } секунд
