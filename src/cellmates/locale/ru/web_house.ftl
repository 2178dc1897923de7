### The house: start page, lobby, result, replay, talk and log.

page-loading = Загрузка

## Start page

home-what = Две настольные игры о побеге из тюрьмы прямо в браузере: с друзьями на их телефонах, с ботами на свободных местах или в одиночку.
home-continue = Продолжить
home-over = Завершённые игры
home-learn = Научиться играя
show-more = Показать ещё

## What a host chooses

by-the-rules = по правилам
setup-complex = Комплекс
complex-own = свой список
complex-total = Комнат: { $count } из 25. Добавьте или уберите, чтобы стало ровно 25.
complex-any-colour = любые: { $colour }
setup-edition = Издание
setup-guards = Охранники
setup-characters = Персонажи
    .any = случайно
    .chosen = выбраны по местам
setup-crews = Банды
    .any = в обычном порядке
    .chosen = выбраны по местам
all-rules = Все правила
wrong-seats = Такое число игроков не подходит к режиму или изданию.
wrong-guards = Только впятером можно выбрать одного или двух охранников.
wrong-madness = Безумие — для кооперации и соло на уровне «Хардкор».
wrong-complex_preset = Этот комплекс не подходит к режиму, изданию или правилам. Выберите другой.
wrong-characters = Эти персонажи не могут так играть вместе. Пары стоят на одной стороне.
wrong-other = Это не сочетается с остальным. Измените или верните как в правилах.
clock-kind-none = нет
clock-kind-live = вживую, все за столом
clock-kind-days = днями, заходите когда можете
clock-decision = Время на решение
clock-bank = Запас на всю игру
clock-bank-none = нет
takeover = Когда кто-то ушёл
takeover-after = через { $time } играет бот
takeover-never = все ждут
summary-edition = издание: { $edition }
summary-clock-live = на решение { $time }, запас { $bank }
summary-clock-days = на решение { $time }
summary-takeover = бот заменяет ушедших: { $time }
summary-takeover-never = бот никого не заменяет
summary-spectators = можно смотреть
summary-no-spectators = без зрителей
summary-memory = подсказки памяти { $aid }

## Lobby

cancel = Отмена
share = Поделиться
qr-code = { $what }, картинка для сканирования
link-seat = Играть на другом устройстве
    .what = Эта ссылка открывает ваше место. Никому её не показывайте.
link-host = Ссылка, которая делает хозяином
    .what = Кто её откроет, может менять стол и начать игру.
here = здесь
put-bot-on = Бот на месте { $number }
no-bot = без бота
kick-really = Освободить место: { $who }?
seat-up = Поднять место { $number }
seat-down = Опустить место { $number }
settings-of-table = Настройки
change-settings = Изменить
change-game = Сыграть в { $game }
rules-changed = { $count ->
    [one] изменено { $count } правило
    [few] изменено { $count } правила
   *[other] изменено { $count } правил
}
start-missing = { $count ->
    [one] Ещё { $count } свободное место
    [few] Ещё { $count } свободных места
   *[other] Ещё { $count } свободных мест
}
start-away = { $count ->
    [one] { $count } человека сейчас нет
    [few] { $count } человек сейчас нет
   *[other] { $count } человек сейчас нет
}
waiting-seats = { $count ->
    [one] Свободно { $count } место; потом хозяин сможет начать.
    [few] Свободно { $count } места; потом хозяин сможет начать.
   *[other] Свободно { $count } мест; потом хозяин сможет начать.
}
