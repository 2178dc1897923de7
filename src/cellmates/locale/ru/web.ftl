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
theme-dark = темные
close = Закрыть
copy = Копировать
copied = Скопировано
send = Отправить
to-start = На стартовую страницу
to-table = К столу

## Стартовая страница

home-fan-work = Неофициальная работа поклонников: правила своими словами, рисунки наши. Игры принадлежат их издателям.
home-play = Во что сыграем?
home-open = Открытые столы
home-none-open = Сейчас никто не ждет игроков.
home-fair = Без учетных записей и почты. Партия не пропадет: закройте страницу и вернитесь, когда захотите.
table-open = открыт
table-playing = идет игра
table-over = окончен
table-loading = Подходим к столу
free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}

## Новый стол

your-name = Ваше имя
guest-name = Гость
more-settings = Другие настройки
clock = Часы
clock-none = без часов
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
fill-bots = Добавить ботов
kick = Попросить выйти
invite = Ссылка для друзей
    .what = Кто ее откроет, сможет занять свободное место или смотреть.
    .watch = Кто ее откроет, сможет смотреть.
waiting-host = Игру начинает хозяин стола.
waiting-table = Игра идет дальше сама.
watching = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
notify = Сообщить, когда мой ход
notify-cannot = Здесь браузер не разрешает уведомления; о вашем ходе сообщат звук и заголовок страницы.
hand-over = Пусть за меня играет бот
come-back = Я снова играю
fairness = Честная раздача
    .what = Это SHA-256 тайного зерна. После игры зерно открывают, и проверить его может каждый.

## За столом

connection-lost = Связь потеряна. Пробуем снова; ничего не пропадет.
bye-kicked = Хозяин стола попросил вас выйти. Можно смотреть, но сесть здесь снова не получится, пока хозяин не впустит вас обратно.
take-back = Взять назад
may-also = Можно также
can-choose = Можно выбрать
cell-face-up = открыта
cell-known = скрыта, но вы ее видели
note-here = Ваша заметка об этой комнате
ready-button = Готово
face-up = открыто
face-down = закрыто
log-all = Показать все
chat = Сообщение
say-something = Сказать что-нибудь …
say-claim = Заявить
say-accuse = Обвинить
say-plan = Предложить
line-started = Игра началась.
line-ended = Игра закончилась.
line-took_back = { $who }: последний выбор взят назад.
line-returned = { $who } снова в игре.
line-relieved-clock = { $who }: время вышло; дальше играет бот.
line-relieved-gone = { $who }: никого нет; дальше играет бот.
line-relieved-left = { $who }: игра передана боту.

## После игры

rematch = Реванш
to-rematch = К реваншу
watch-replay = Повтор
download-record = Скачать запись
verify = Проверить раздачу
replay-first = В начало
replay-back = Шаг назад
replay-on = Шаг вперед
replay-play = Пуск или пауза
replay-eyes = Чей взгляд
replay-eyes-spectator = зритель
replay-speed = Скорость

## Когда отказано: что делать дальше

refusal-unreachable = Сервер не отвечает. Проверьте связь и попробуйте еще раз.
refusal-unknown = Что-то пошло не так. Обновите страницу.
refusal-malformed = Сервер не понял страницу. Обновите ее.
refusal-hello_first = Страница поспешила. Обновите ее.
refusal-no_such_table = Такого стола нет. Проверьте ссылку.
refusal-bad_token = Эта ссылка не открывает ни одного места. Попросите новую.
refusal-no_spectators = За этим столом зрителей нет. Попросите место.
refusal-not_seated = Сначала займите место.
refusal-not_host = Это может только хозяин стола. Попросите его.
refusal-stale = Игра ушла вперед. Выберите еще раз.
refusal-no_such_option = Такого варианта нет. Выберите из предложенных.
refusal-not_on_offer = Сейчас это выбрать нельзя. Возьмите один из предложенных вариантов.
refusal-not_your_decision = Сейчас спрашивают не вас. Дождитесь своей очереди.
refusal-silenced = Сейчас говорить нельзя. Попробуйте позже.
refusal-no_chat = За этим столом только готовые фразы. Выберите одну из них.
refusal-cannot_take_back = Взять назад уже поздно.
refusal-wrong_state = Сейчас стол этого не позволяет. Подождите или обновите страницу.
refusal-seat_taken = Там кто-то сидит. Займите другое место.
refusal-seats_free = Еще есть свободные места. Займите их или посадите ботов.
refusal-no_such_seat = Такого места нет. Займите другое.
refusal-no_such_bot = Такого бота нет. Выберите другого.
refusal-bad_config = Эти настройки не сочетаются. Измените одну из них.
refusal-bad_name = Это имя не подходит. Выберите другое.
refusal-slow_down = Слишком быстро. Подождите немного и повторите.
refusal-too_many = Отсюда слишком много соединений, столов или наборов карт. Закройте лишние или немного подождите.
refusal-notes_full = Больше заметок не поместится. Сначала удалите одну.
refusal-not_stored = Ничего не произошло: сервер не смог это сохранить. Попробуйте еще раз.
refusal-not_over = До конца игры запись тайная. Вернитесь, когда игра закончится.
refusal-foreign_origin = Чужой странице это нельзя. Откройте эту напрямую.

## Слова, общие с другими столами

your-turn = Ваш ход
thinking = думает
setup-bots = Боты
setup-memory = Подсказки памяти
setup-memory-events_only = только в вашем журнале
setup-memory-board = на поле
setup-memory-none = не показывать
setup-start = Начать игру
label-deck =
    Колода событий: { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
    }
label-discard = Сброшено
label-open = Открыто в этом раунде
score-total = звезды
