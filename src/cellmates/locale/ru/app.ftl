### What is said around any game: menus, prompts, errors, commands.
###
### Arguments: $who, $mode, $command and the like are names, already in this language;
### $file, $option, $text, $key, $seed are printed as they are; numbers come as numbers.

## The program and small words

app-name = Cellmates
app-tagline = Тюремные игры за одним столом: с друзьями, с ботами или в одиночку.
language-name = Русский
language = Язык
version = Cellmates { $version }
game-room25 = Комната 25
    .what = Скрытые роли, тайные планы и комплекс, который движется прямо под ногами.

yes = да
no = нет
you = вы
nobody = никто
everybody = все
unknown = неизвестно
list-and = { $first } и { $last }
player = Игрок { $number }
bot = Бот { $number }
bot-random = случайный
    .what = Выбирает любой доступный вариант, все с равной вероятностью.
ready = готово
waiting-for = Ждем: { $who }
game-over = Игра окончена
log = Журнал
talk = Чат
rules = Правила
notes = Заметки

## Counting

count-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
count-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
count-choices = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}
count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}

## Menu

menu-new = Новая игра
    .what = Выберите режим и займите места.
menu-quit = Выход
    .what = Закрыть программу.
menu-no-saves = Сохраненных игр пока нет.
menu-enter = Enter выбирает то, что отмечено *; quit — выход.
menu-start = Начать игру
    .what = Можно прерваться в любой момент: игра сохранится.
menu-question = вопрос
menu-answer = ответ

## Setting up a game

setup-mode = Режим
    .what = Что нужно сделать для победы.
    .what = Простые для первой партии, «Хардкор» со всем сразу.
setup-seats = Игроки
    .what = Сколько участников за столом, считая ботов.
setup-humans = Люди за этим экраном
    .what = За остальных играют боты.
setup-character = Персонаж
    .what = За кого вы играете.
setup-anybody = кто угодно

## Prompts

prompt-choose = Ваш выбор:
prompt-may = Вы также можете
prompt-talk = Вы можете сказать
prompt-tell = Сказать остальным, что вы увидели? Enter: промолчать.
prompt-hint = Введите номер, букву или запись; ? — помощь, ! — совет, quit — сохранить и выйти.
prompt-help = Номер выбирает вариант, буква — вариант, который ею помечен; можно ввести и запись из скобок, хватит начала слов. «? 2» объясняет вариант 2, «?» с названием объясняет место, карту или что-то еще из игры. «board» показывает стол, «log» — что произошло, «say» — что можно сказать, «may» — что можно сделать еще, «back» возвращает к первому списку, «undo» отменяет выбор, из которого никто ничего не узнал, «quit» сохраняет игру и завершает программу.
nothing-to-may = Сейчас больше ничего сделать нельзя.
nothing-to-talk = Сейчас никто не может ничего сказать.
undone = Отменено. Выберите снова.

## Keys of the full-screen table

key-help = Помощь
    .what = Показать или скрыть эту помощь.
key-choose = Выбрать
    .what = Взять вариант под курсором.
key-why = Зачем
    .what = Объяснить вариант под курсором.
key-board = Поле
    .what = Пройтись по комнатам и почитать о них.
key-talk = Разговор
    .what = Назвать цвет, подозрение или план.
key-may = Еще
    .what = Сделать то, о чем никто не спрашивает: положить памятку, раскрыть роль.
key-type = Ввод
    .what = Ввести выбор в записи или вопрос, например «? vortex».
key-undo = Отмена
    .what = Отменить выбор, из которого никто ничего не узнал.
key-back = Назад
    .what = Снова к первому списку.
key-on = Дальше
    .what = Продолжить.
keys-help = Клавиши: стрелки и Enter выбирают; номер или буква перед вариантом выбирает его сразу. ? объясняет вариант под курсором. ! — совет тренера. Tab водит по полю, и Enter там выбирает вариант, связанный с этим местом. t — сказать, m — сделать то, о чем никто не спрашивает, u — отменить, / — ввести выбор или вопрос, Page Up и Page Down листают журнал, q сохраняет и завершает.
page-any-key = ↑ ↓ прокручивают; любая другая клавиша возвращает к столу.

## The curtain between players at one screen

curtain-pass = Передайте экран. Теперь играет: { $who }.
curtain-ready = { $who }: нажмите Enter, когда больше никто не смотрит.
curtain-done = Выбор сделан. Нажмите Enter, чтобы скрыть свои тайны.

## Saving and going on

saved = Игра сохранена в файле { $file }.
saved-how = Чтобы продолжить: { $command }
resumed = Игра из файла { $file } продолжается. { $count ->
    [one] Позади { $count } решение.
    [few] Позади { $count } решения.
   *[other] Позади { $count } решений.
}
record-written = Запись партии лежит в файле { $file }.
seed-published = Зерно случайности: { $seed }. Любой может повторить запись и убедиться, что все было честно.

## Errors: what is wrong, and what to do next

error = Ошибка
error-unknown-option = Варианта «{ $text }» нет. Введите номер из списка или ? для помощи.
error-not-offered = Сейчас нельзя выбрать «{ $option }». Возьмите вариант из списка.
error-ambiguous = «{ $text }» подходит к нескольким вариантам: { $options }. Напишите подробнее.
error-cannot-undo = После вашего последнего выбора кто-то уже что-то узнал; отменить его нельзя.
error-unknown-thing = Ничего с названием «{ $text }» нет. Назовите место, карту или что-то еще из игры.
error-no-such-file = Файла { $file } нет. Проверьте путь.
error-not-readable = Не удается прочитать { $file }: { $problem }
error-cannot-write = Не удается записать { $file }: { $problem }
error-record-cut-short = Запись { $file } оборвана: она кончается на полуслове.
error-record-altered = Запись { $file } изменена: выбор { $number } («{ $option }») был невозможен.
error-record-digest = Запись { $file } изменена: она не приводит к указанной позиции.
error-record-version = { $file } записан по правилам версии { $theirs }, а эта программа играет по версии { $ours }.
error-record-unfinished = Партия в файле { $file } еще не закончена.
error-unknown-key = Неизвестный ключ «{ $key }». Есть такие: { $known }.
error-unknown-value = «{ $value }» не подходит для { $key }. Можно: { $known }.
error-unknown-mode = Режима «{ $text }» нет. Режимы: { $known }.
error-unknown-edition = Издания «{ $text }» нет. Издания: { $known }.
error-unknown-game = Игры «{ $text }» нет. Игры: { $known }.
error-unknown-bot = Бота «{ $text }» нет. Боты: { $known }.
error-unknown-language = Текстов на языке «{ $text }» нет. Языки: { $known }.
error-unknown-seat = За этим столом нет места { $seat }.
error-unknown-command = Команды «{ $text }» нет. Команды: { $known }.
error-bad-seed = Зерно — это до 64 шестнадцатеричных цифр (32 байта), а «{ $text }» — нет.
error-bad-number = «{ $text }» — не целое число.
error-bad-range = Значение { $key } должно быть от { $least } до { $most }.
error-terminal-too-small = Окно { $width } × { $height }, а нужно не меньше { $least_width } × { $least_height }. Увеличьте его или добавьте --plain.
error-interrupted = Остановлено.
error-no-files = В { $file } нет файлов.
error-usage = Наберите «{ $command } --help», чтобы узнать, как этим пользоваться.

## Commands

command-play = сыграть в терминале
    .what = Играют люди за этим экраном, за остальных боты; можно и в одиночку. Без ключей обо всем спросит меню.
command-serve = держать столы для браузеров
    .what = Запускает сервер на этом компьютере и говорит, где его страница. Там можно играть с друзьями и ботами, в том числе с телефона.
command-simulate = разыграть много партий между ботами
    .what = Играет партии между ботами и показывает, кто победил, почему и сколько это заняло.
command-replay = пройти записанную партию по шагам
    .what = Показывает запись выбор за выбором, глазами одного игрока или когда открыто все.
command-analyse = разобрать записанную игру
    .what = Говорит, каков был шанс на победу после каждого решения, чего стоило каждое по тому, что можно было знать, и что было удачей. Разбор сохраняется.
command-verify = доказать подлинность записи
    .what = Разыгрывает запись заново и проверяет каждый выбор, зерно и последнюю позицию.
command-check = проверить сценарии
    .what = Разыгрывает каждый сценарий и говорит, сбылось ли все, чего он ждет.
command-show = объяснить комнаты, персонажей и карты
    .what = Рассказывает простыми словами, что говорят правила.

usage = Использование
usage-commands = Команды
usage-arguments = Аргументы
usage-options = Ключи
usage-examples = Примеры

argument-game = игра, в которую играем
argument-record = запись партии
argument-scenarios = файлы сценариев или папки с ними

flag-help = показать эту помощь и выйти
flag-version = показать версию и выйти
flag-lang = язык всех текстов: { $known }
flag-mode = режим игры: { $known }
flag-edition = издание, то есть чье прочтение правил: { $known }
flag-level = сколько правил использовать: { $known }
flag-madness = кооперация или соло на безумной сложности
flag-seats = число игроков вместе с ботами
flag-guards = число охранников при пяти игроках
flag-humans = число людей за этим экраном
flag-you = за кого вы играете; несколько имен — несколько человек за этим экраном
flag-bots = какой бот играет за остальных: { $known }
flag-seed = до 64 шестнадцатеричных цифр, которые задают всю случайность; недостающие слева заменяются нулями
flag-set = вариант правил в виде ключ=значение; можно указать несколько раз
flag-complex = из какого набора комнат строится комплекс
flag-resume = продолжить эту сохраненную игру или последнюю
flag-plain = строка за строкой, не рисуя на весь экран
flag-no-color = без цветов; так же действует переменная окружения NO_COLOR
flag-fast = боты ходят без пауз
flag-memory = где напоминать о том, что вы видели: board, events_only или none
flag-screen = На экране
flag-games = сколько партий сыграть
flag-jobs = сколько процессов работает одновременно
flag-json = вывести JSON, для программ
flag-at = позиция после стольких решений
flag-quiet = выводить только неудачи

## Simulating

# $games and $players are count-games and count-players, spoken.
simulate-title = Симуляция: { $games }, { $mode }, { $players }
column-games = партии
column-wins = победы
column-share = доля
column-reason = чем кончилось
column-deaths = смерти
column-bot = бот
column-mean = среднее
simulate-speed = В секунду: партий { $games }, решений { $decisions }
simulate-seed = Зерно всей серии: { $seed }
simulate-stopped = Остановлено раньше срока. { $count ->
    [one] Сыграна { $count } партия.
    [few] Сыграно { $count } партии.
   *[other] Сыграно { $count } партий.
}

## Replaying, verifying, checking, showing

replay-title = Повтор: { $file }
replay-position = Решение { $number } из { $total }
replay-choice = { $who }: { $option }
replay-end = Здесь запись кончается.
replay-open = все открыто
replay-from-seat = так видит { $who }
replay-spectator = так видит зритель

verify-ok = Запись подлинная. { $count ->
    [1] Единственное решение было возможно и приводит к записанному концу.
    [one] Проверено { $count } решение: все возможны и приводят к записанному концу.
    [few] Проверено { $count } решения: все возможны и приводят к записанному концу.
   *[other] Проверено { $count } решений: все возможны и приводят к записанному концу.
}
verify-seed-ok = Зерно соответствует объявленному SHA-256.
verify-seed-wrong = Зерно не соответствует объявленному SHA-256.
verify-fails = Запись не сходится: { $problem }

check-ok = ok
check-fail = НЕТ
check-error = ошибка
check-summary = { $failed ->
    [0] { $passed ->
        [1] Сценарий сходится.
       *[other] Все сценарии сходятся ({ $passed }).
    }
    [one] Не сходится { $failed } сценарий, сходится: { $passed }.
    [few] Не сходятся { $failed } сценария, сходится: { $passed }.
   *[other] Не сходится { $failed } сценариев, сходится: { $passed }.
}

show-config = Настройки

## Progress

progress-playing = Разыграно { $done } из { $total }
progress-checking = Проверено { $done } из { $total }
progress-left = { $count ->
    [one] осталась примерно { $count } секунда
    [few] осталось примерно { $count } секунды
   *[other] осталось примерно { $count } секунд
}
