### The house: start page, lobby, result, replay, talk and log.

reload = Перезагрузить
page-loading = Загрузка

## Start page

home-what = Две настольные игры о побеге из тюрьмы прямо в браузере: с друзьями на их телефонах, с ботами на свободных местах или в одиночку.
home-continue = Продолжить
home-over = Завершенные игры
home-learn = Обучение
home-more = Показать еще

## What a host chooses

by-the-rules = по правилам
setup-complex = Комплекс
complex-own = свой список
complex-total = Комнат: { $count } из 25. Добавьте или уберите, чтобы стало ровно 25.
complex-any-colour = любая { $colour }
setup-edition = Издание
setup-guards = Охранники
setup-characters = Персонажи
    .any = случайно
    .chosen = выбраны по местам
setup-crews = Банды
    .any = в обычном порядке
    .chosen = выбраны по местам
all-rules = Все правила
wrong-seats = Такое число игроков не подходит к режиму или изданию. Измените что-то из этого.
wrong-people = Здесь уже сидит больше людей. Сначала кто-то должен освободить место.
wrong-guards = Только впятером можно выбрать одного или двух охранников. Оставьте «по правилам».
wrong-madness = Безумие — только для кооперации и соло на уровне «Хардкор». Измените режим или правила.
wrong-complex_preset = Этот комплекс не подходит к режиму, изданию или правилам. Выберите другой.
wrong-characters = Эти персонажи не могут так играть вместе. Пары играют на одной стороне. Выберите других.
wrong-other = Это не сочетается с остальным. Измените или выберите «по правилам».
clock-kind-none = нет
clock-kind-live = вживую, все за столом
clock-kind-days = по переписке: играйте, когда удобно
clock-decision = Время на решение
clock-bank = Запас на всю игру
clock-bank-none = нет
takeover = Когда кто-то ушел
# How long one waits first; $unit is second, minute, hour or day.
after-time = { $unit ->
    [second] { $count ->
        [one] через { $count } секунду
        [few] через { $count } секунды
       *[other] через { $count } секунд
    }
    [minute] { $count ->
        [one] через { $count } минуту
        [few] через { $count } минуты
       *[other] через { $count } минут
    }
    [hour] { $count ->
        [one] через { $count } час
        [few] через { $count } часа
       *[other] через { $count } часов
    }
   *[day] { $count ->
        [one] через { $count } день
        [few] через { $count } дня
       *[other] через { $count } дней
    }
}
takeover-after = { after-time } играет бот
takeover-never = все ждут
summary-edition = издание: { $edition }
summary-clock-live = на решение { $time }, запас { $bank }
summary-clock-days = на решение { $time }
summary-takeover = { after-time } бот заменяет ушедших
summary-takeover-never = бот никого не заменяет
summary-spectators = можно смотреть
summary-no-spectators = без зрителей
summary-memory = подсказки памяти: { $aid }

## Lobby

cancel = Отмена
share = Поделиться
qr-code = { $what }, картинка для сканирования
invite-local = Этот адрес открывается только на этом компьютере. Чтобы впустить телефоны, запустите сервер с ключом --lan.
invited = Займите место и играйте.
invited-by = { $who } приглашает вас в игру. Займите место.
lobby-full = Все места заняты. Когда игра начнется, ее можно будет смотреть здесь.
lobby-full-closed = Все места заняты, и зрителей за этим столом нет.
link-seat = Играть на другом устройстве
    .what = Эта ссылка открывает ваше место. Никому ее не показывайте.
link-host = Ссылка с правами хозяина
    .what = Кто ее откроет, может менять стол и начать игру.
here = здесь
put-bot-on = Бот на месте { $number }
no-bot = без бота
kick-really = Освободить место: { $who }?
seat-up = Поднять место { $number }
seat-down = Опустить место { $number }
settings-of-table = Настройки
change-settings = Изменить
change-game = Другая игра: { $game }
rules-changed = { $count ->
    [one] изменено { $count } правило
    [few] изменено { $count } правила
   *[other] изменено { $count } правил
}
start-missing = { $count ->
    [one] Еще { $count } свободное место
    [few] Еще { $count } свободных места
   *[other] Еще { $count } свободных мест
}
start-away = { $count ->
    [one] { $count } человека сейчас нет
    [few] { $count } человек сейчас нет
   *[other] { $count } человек сейчас нет
}
waiting-seats = { $count ->
    [one] Не хватает { $count } игрока; потом хозяин стола сможет начать.
    [few] Не хватает { $count } игроков; потом хозяин стола сможет начать.
   *[other] Не хватает { $count } игроков; потом хозяин стола сможет начать.
}

## At the table

relieved-you = Сейчас за вас играет бот.
relieved-asked = Решает бот на вашем месте. Вернитесь в игру, чтобы решать самостоятельно.
you-watch = Вы зритель: вам видно то, что могут видеть все, а после игры и все тайны.
missed = { $count ->
    [one] Пока вас не было, произошло { $count } событие.
    [few] Пока вас не было, произошло { $count } события.
    [many] Пока вас не было, произошло { $count } событий.
   *[other] Пока вас не было, произошло { $count } события.
}
missed-show = Показать
hand-over-really = Пусть бот играет, пока вы не вернетесь?
talk-heard = Что было сказано
claim-hint = Быстрее: нажмите на комнату на поле.
log-filter = Что показывать в журнале
log-all-only = Всё
log-deeds-only = Действия
log-talk-only = Чат
log-moment = Посмотреть этот момент
refusal-other_rules = За этим столом играли по старым правилам; его уже не открыть. Откройте новый.
look-again = Вернуться к столу без места
connection-back = Связь восстановлена.

## After the end

replay-open-eyes = Повтор без тайн
replay-own-eyes = Повтор вашими глазами
replay-copy = Скопировать ссылку на момент
awards = Награды
figures = В числах
figure-choices = решений
figure-thought = думали
figure-longest = дольше всего
who-knew = Кто что знал
knew-too = знают также: { $who }
knew-nothing = Ничего такого, чего не знали бы другие.
fairness-end = Зерно было выбрано до первого хода, и его SHA-256 все время был на этой странице. Теперь оно открыто: проверьте.
seed = Зерно
verify-yourself = Этому серверу можно не верить: скачайте запись и выполните «cellmates verify».
picture = Картинка для друзей
picture-save = Сохранить или отправить картинку
award-finder = Чутье на выход
    .why = раньше всех: где лежит 25-я комната
award-liar = Каменное лицо
    .why = { $count ->
        [one] { $count } ложное заявление
        [few] { $count } ложных заявления
       *[other] { $count } ложных заявлений
    }
award-honest = Честное слово
    .why = { $count ->
        [one] { $count } правдивое заявление
        [few] { $count } правдивых заявления
       *[other] { $count } правдивых заявлений
    }
award-explorer = В неизвестность
    .why = { $count ->
        [one] вход в { $count } неизвестную комнату
        [few] вход в { $count } неизвестные комнаты
       *[other] вход в { $count } неизвестных комнат
    }
award-pusher = Крепкие руки
    .why = { $count ->
        [one] { $count } толчок
        [few] { $count } толчка
       *[other] { $count } толчков
    }
award-pushed = У всех на пути
    .why = { $count ->
        [one] { $count } полученный толчок
        [few] { $count } полученных толчка
       *[other] { $count } полученных толчков
    }
award-slider = Рука на рычаге
    .why = { $count ->
        [one] { $count } сдвиг комплекса
        [few] { $count } сдвига комплекса
       *[other] { $count } сдвигов комплекса
    }
award-scout = Любопытные глаза
    .why = { $count ->
        [one] { $count } взгляд в комнату
        [few] { $count } взгляда в комнаты
       *[other] { $count } взглядов в комнаты
    }
award-haul = Богатая добыча
    .why = { $count ->
        [one] { $count } добытый кубик
        [few] { $count } добытых кубика
       *[other] { $count } добытых кубиков
    }
award-bluffer = Лучший блеф
    .why = { $count ->
        [one] { $count } обман насчет своих жетонов
        [few] { $count } обмана насчет своих жетонов
       *[other] { $count } обманов насчет своих жетонов
    }
award-boss = Хозяин блока
    .why = { $count ->
        [one] { $count } первое место
        [few] { $count } первых места
       *[other] { $count } первых мест
    }
award-crafter = Умелые руки
    .why = { $count ->
        [one] { $count } смастеренная вещь
        [few] { $count } смастеренные вещи
       *[other] { $count } смастеренных вещей
    }
award-recruiter = Друзья повсюду
    .why = { $count ->
        [one] { $count } завербованный головорез
        [few] { $count } завербованных головореза
       *[other] { $count } завербованных головорезов
    }
award-schemer = Книжный червь
    .why = { $count ->
        [one] { $count } разыгранная книга
        [few] { $count } разыгранные книги
       *[other] { $count } разыгранных книг
    }
award-suspect = Главный подозреваемый
    .why = { $count ->
        [one] { $count } кубик подозрений
        [few] { $count } кубика подозрений
       *[other] { $count } кубиков подозрений
    }
count-deaths = { $count ->
    [one] { $count } смерть
    [few] { $count } смерти
   *[other] { $count } смертей
}
count-said = { $count ->
    [one] { $count } реплика
    [few] { $count } реплики
   *[other] { $count } реплик
}
figure-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}

## After the end

won = победа
you-won = Вы победили
you-lost = Вы проиграли
rematch-hint = Реванш может начать { $who }. Переход появится здесь.
rematch-ready = Реванш открыт; ваше место сохранено.
