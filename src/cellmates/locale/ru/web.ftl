### Страница: то, что говорит только стол в браузере.
###
### $who, $kind — названия на этом языке; $seed печатается как есть; $count — число.

## Дом

skip-to-content = Перейти к столу
page-lost = По этому адресу ничего нет.
sound = Звук
theme = Цвета
theme-auto = как в системе
theme-light = светлые
theme-dark = тёмные
close = Закрыть
copy = Копировать
copied = Скопировано
send = Отправить
to-start = На стартовую страницу
to-table = К столу

## Стартовая страница

home-fan-work = Неофициальная работа поклонников: правила своими словами, рисунки наши. Игры принадлежат их издателям.
home-play = Во что сыграем?
home-mine = Твои столы
home-open = Открытые столы
home-none-open = Сейчас никто не ждёт игроков.
home-fair = Без учётных записей и почты. Партия не пропадёт: закрой страницу и вернись, когда захочешь.
table-open = открыт
table-playing = идёт игра
table-over = окончен
table-loading = Подходим к столу
free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}

## Новый стол

your-name = Твоё имя
guest-name = Гость
more-settings = Другие настройки
clock = Часы
clock-none = без часов
clock-live = минута на решение, десять в запасе
clock-days = два дня на решение
talk-structured = только готовые фразы
talk-free = фразы и свободный чат
pace = Темп ботов
pace-fast = быстро
pace-calm = спокойно
pace-slow = медленно
spectators-allowed = Другие могут смотреть
table-listed = Показать среди открытых столов
play-bots = Играть с ботами
play-alone = Играть
open-table = Открыть стол для друзей
botkind-careful = осторожный бот
botkind-random = случайный бот

## Ожидание и места

seats = Места
players = Игроки
seat-free = свободно
host = хозяин стола
away = не здесь
relieved = играет бот
sit-down = Сесть
stand-up = Освободить место
put-bot = Посадить бота
remove-bot = Убрать бота
fill-bots = Добавить ботов
kick = Попросить выйти
swap-seats = Поменяться со мной
invite = Ссылка для друзей
    .what = Кто её откроет, займёт свободное место или посмотрит.
waiting-host = Игру начинает хозяин стола.
waiting-table = Стол продолжает сам.
watching = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
notify = Сообщить, когда мой ход
seat-link = Ссылка для другого устройства
    .what = Секрет: у кого она есть, тот играет за тебя.
hand-over = Пусть за меня играет бот
come-back = Я снова играю
fairness = Честная раздача
    .what = Это SHA-256 тайного зерна. После игры зерно открывают, и проверить может каждый.

## За столом

connection-lost = Связь потеряна. Пробуем снова; ничего не пропадёт.
bye-kicked = Хозяин стола освободил твоё место.
bye-replaced = На этом месте теперь кто-то другой.
take-back = Взять назад
may-also = Можно также
can-choose = Можно выбрать
cell-face-up = открыта
cell-known = закрыта, ты её видел
note-here = Твоя заметка об этой комнате
program-hint = Выбери не больше { $count }, по порядку.
ready-button = Готово
face-up = открыто
face-down = закрыто
log-all = Показать всё
chat = Напиши что-нибудь
say-something = Сказать что-нибудь …
say-claim = Утверждать
say-accuse = Обвинить
say-plan = Предложить
line-started = Игра началась.
line-ended = Игра закончилась.
line-took_back = { $who }: последний выбор взят назад.
line-returned = { $who } снова в игре.
line-relieved-clock = { $who }: время вышло; дальше играет бот.
line-relieved-gone = { $who }: нет связи; дальше играет бот.
line-relieved-left = { $who }: игра передана боту.

## После игры

rematch = Реванш
to-rematch = К реваншу
watch-replay = Повтор
download-record = Скачать запись
verify = Проверить раздачу
verify-more = Зерно: { $seed }. Команда «cellmates verify» ещё и повторяет каждый выбор записи.
replay-first = В начало
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-play = Пуск или пауза
replay-eyes = Глазами
replay-eyes-spectator = зрителя
replay-speed = Скорость

## Когда отказано: что делать дальше

refusal-unreachable = Сервер не отвечает. Проверь связь и попробуй ещё раз.
refusal-unknown = Что-то пошло не так. Обнови страницу.
refusal-malformed = Сервер не понял страницу. Обнови её.
refusal-hello_first = Страница поспешила. Обнови её.
refusal-no_such_table = Такого стола нет. Проверь ссылку.
refusal-bad_token = Эта ссылка не даёт места. Попроси новую.
refusal-no_spectators = За этим столом нельзя смотреть. Попроси место.
refusal-not_seated = Сначала займи место.
refusal-not_host = Это может только хозяин стола.
refusal-stale = Игра ушла вперёд. Выбери ещё раз.
refusal-no_such_option = Такого варианта нет. Выбери из предложенных.
refusal-not_on_offer = Сейчас это выбрать нельзя. Возьми один из вариантов.
refusal-not_your_decision = Сейчас спрашивают не тебя.
refusal-jammed = Сейчас говорить нельзя. Дождись конца помех.
refusal-no_chat = За этим столом только готовые фразы.
refusal-cannot_take_back = Взять назад уже поздно.
refusal-wrong_state = Стол к этому не готов.
refusal-seat_taken = Там кто-то сидит. Займи другое место.
refusal-seats_free = Ещё есть свободные места. Займите их или посади ботов.
refusal-no_such_seat = Такого места нет.
refusal-no_such_bot = Такого бота нет. Выбери другого.
refusal-bad_config = Эти настройки не сочетаются. Измени одну из них.
refusal-bad_name = Это имя не подходит. Выбери другое.
refusal-slow_down = Слишком быстро. Подожди немного и повтори.
refusal-too_many = Отсюда слишком много связей или столов. Закрой лишние.
refusal-not_stored = Ничего не произошло: сервер не смог это сохранить. Попробуй ещё раз.
refusal-not_over = Запись тайная до конца игры.
refusal-foreign_origin = Чужой странице это нельзя. Открой эту напрямую.

## Слова, общие с другими столами

your-turn = Ваш ход
thinking = думает
setup-bots = Боты
setup-memory = Помощь памяти
setup-memory-events_only = только в вашем журнале
setup-memory-board = на поле
setup-memory-none = не показывать
setup-start = Начать игру
setup-back = Назад
label-order = Порядок хода
label-deck =
    Колода событий: { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
    }
label-discard = Сброшено
label-open = Открыто в этом раунде
score-total = звёзды
