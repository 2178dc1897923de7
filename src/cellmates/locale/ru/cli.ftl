### Что говорит команда `cellmates` помимо app.ftl.

## Неверный вызов

error-missing-arguments = Не хватает: { $known }
error-one-of-arguments = Нужен один из этих ключей: { $known }
error-not-with = { $key } нельзя указывать вместе с { $other }
error-unknown-arguments = Непонятно: { $text }
error-missing-value = { $key }: нужно значение.
error-no-value = { $key }: значение не нужно.
error-not-a-number = «{ $text }» — не число.
error-argument = { $key }: { $problem }
error-unfit-weights = { $bot } не может играть: его веса повреждены или сделаны для другой версии ({ $problem }).
error-config = С такими настройками играть нельзя: { $problem }
error-too-small = { $key } должно быть не меньше { $least }.
error-no-equals = { $key }: вместо «{ $text }» нужно KEY=VALUE.
error-no-editions = { $game }: изданий нет; уберите --edition.
did-you-mean = Может быть, { $text }?
resume-passed-over = Пропущено: { $problem }

## Проверка

check-unreadable = { $count ->
    [one] { $count } файл не является сценарием.
    [few] { $count } файла не являются сценариями.
   *[other] { $count } файлов не являются сценариями.
}

## Что лежит в коробке

argument-topic = что показать: { $known }
argument-name = только одно, по записи или названию
error-unknown-name = { $topic }: нет «{ $text }». Есть: { $known }.

topic-rooms = Комнаты
topic-characters = Персонажи
topic-cards = Карты событий
topic-complexes = Комплексы
topic-editions = Издания
topic-switches = Варианты правил

total-rooms = видов: { $kinds }, плиток в коробке: { $tiles }

fact-slug = запись
fact-name = название
fact-colour = цвет
fact-level = сложность
fact-tiles = плитки
fact-boxes = плитки в коробках
fact-source = источник
fact-letter = буква
fact-special = особое действие
fact-duo = напарник
fact-box = коробка
fact-empties = свои пустые комнаты
fact-locks = свои замки
fact-copies = штук
fact-set = набор
fact-kind = вид
fact-modes = режимы
fact-out = не используются
fact-differences = свои прочтения
fact-default = по умолчанию
fact-depends = по остальным настройкам
fact-values = значения
fact-rule = правило

values-tiles = список комнат
values-complex = комплекс или 25 комнат
values-seat = номер места

source-rulebook = правила игры
source-secondary = из вторых рук
source-reconstructed = реконструкция
set-base = базовый
set-madness = безумие
complex-list = список
    .what = 25 названных комнат, известных всем
complex-table = таблица
    .what = часть комнат тянут наугад по цветам; известна только таблица
complex-any = наугад: { $count }

## Моделирование

flag-with-default = { $text } (по умолчанию: { $value })
flag-simulate-bots = кто играет: один бот на всех местах или несколько, которые меняются местами ({ $known })
flag-sides = кто играет за какую сторону, например guard=careful,prisoner=random
column-side = сторона
column-interval = интервал 95 %
column-count = число
side-prisoner = заключенные
side-guard = охранники
side-a = Команда А
side-b = Команда Б
side-player = каждый игрок
side-everybody = все вместе

## Повтор

flag-as = смотреть с этого места (номер или имя), как spectator или all: все открыто, когда игра окончена

## Сервер

flag-host = адрес, который слушает сервер
flag-port = порт, который слушает сервер; без этого ключа { $port }, а если он занят — любой свободный
flag-lan = открыть доступ из сети и показать код для телефонов
flag-open = открыть страницу в браузере, если он есть
flag-database = где хранить столы: sqlite:///FILE или postgresql://USER@HOST/NAME; по умолчанию файл среди ваших данных
flag-behind-proxy = верить тому, что прокси говорит об адресах (X-Forwarded-For, X-Forwarded-Proto)
flag-origin = другой адрес, по которому можно открыть страницу; можно указать несколько раз
flag-offered-cards = папка с вашими файлами карт, которыми можно играть за столами; можно указать несколько раз
flag-unlimited = без ограничений на сообщения, соединения и столы
flag-bot-processes = число процессов, в которых думают боты
flag-idle = сколько секунд простаивающий стол остается в памяти
flag-log = вид журнала сервера: text или json, по объекту в строке (по умолчанию text в терминале, иначе json)

serve-here-only = Войти могут только браузеры на этом компьютере. С ключом --lan — и вся сеть.
serve-network = Все в вашей сети могут открыть этот адрес или отсканировать код телефоном.
serve-elsewhere = Также по адресу: { $addresses }
serve-firewall = Если телефон там ничего не находит: он должен быть в той же сети (гостевые сети часто разделяют устройства), а брандмауэр этого компьютера — пропускать порт { $port }.
serve-no-network = Этот компьютер не подключен к сети: войти могут только его собственные браузеры. Подключите его и запустите снова.
serve-compiled = Играет скомпилированная сборка.
serve-interpreted = Играет интерпретируемая сборка.
serve-stop = Ctrl-C останавливает сервер; ни одна партия не пропадет.
serve-port-taken = Порт { $port } занят; вот другой.
serve-port-in-use = Порт { $port } занят. Укажите другой или никакой: тогда найдется свободный.
serve-no-folder = Хранить партии в { $folder } не получается ({ $problem }). Укажите другое место, например --database sqlite:///games.db
serve-already-open = Cellmates уже работает: { $address }
serve-open-here-only = Тот сервер не пускает другие устройства. Остановите его (Ctrl-C в его окне) и запустите снова с --lan.
serve-not-built = Страница не собрана; ее соберет «make web».
serve-cannot = Не удается запустить сервер: { $problem }

## Mistakes in somebody's own card files; $key, $value, $known and names of cards are printed as they are

problem-place = { $file }, строка { $line }
problem-syntax = это не TOML: { $problem }
problem-deep = слишком глубокая вложенность.
problem-encoding = это не текст в UTF-8.
problem-section = здесь должны быть ключи со значениями.
problem-value = { $key } не может быть «{ $value }». Возможно: { $known }.
problem-list = { $key } — это список.
problem-number = { $key } — целое число от 0, а не «{ $value }».
problem-flag = { $key } — true или false, а не «{ $value }».
problem-pair = { $key } — пары из вещи и числа, а не «{ $value }».
problem-key = неизвестный ключ «{ $key }». Известны: { $known }.
problem-long-name = слишком длинное имя.
problem-most = { $key } больше { $most }.
problem-most-entries = { $key }: элементов больше { $most }.
problem-slug = в имени в скобках только строчные латинские буквы, цифры и подчеркивания.
problem-slug-taken = это имя значит в записи другое.
problem-slug-twice = карта с таким именем уже есть.
problem-no-name = нет названия на языке «{ $lang }».
problem-bad-name = название на языке «{ $lang }» слишком длинное или невидимое.
problem-no-treasure = у вещи есть хотя бы одно сокровище.
problem-no-cost = у вещи есть цена.
problem-goal-leader = у цели лидера есть минимум, а звезды задают правила.
problem-goal-instant = у мгновенной цели есть минимум и звезды.
problem-goal-final = финальная цель — состязание, или у нее есть звезды и либо minimum, либо per.
problem-no-crew = такой банды нет. Есть: { $known }.
problem-no-power = эта банда начинает без мощи.
problem-location = таких карт в правилах не { $count }.
problem-count = { $thing }: { $count } вместо { $wanted }.
problem-titles = названий { $count }, а можно не больше { $most }.
problem-least = { $thing }: { $count }, нужно не меньше { $least }.
problem-suspicion = { $cards }: вместе больше { $most } подозрений.
problem-goal-kind = нет ни одной цели вида «{ $goal }».
problem-no-folder = такой папки нет.
problem-no-files = в папке нет файлов карт: { $known }.
problem-no-card-file = это не файл карт. Файлы карт: { $known }.
problem-too-large = больше { $most } КиБ.
problem-line-long = строка { $line } слишком длинная.
problem-line-deep = строка { $line }: слишком глубокая вложенность.

## Analyse

analysis-title = Разбор: { $file }
analysis-balance = { $who }: { $start } % до раздачи, раздача { $deal }, свои решения { $own }{ $others ->
    [none] {""}
   *[other] , чужие решения { $others }
}, удача { $luck }, в конце { $end } %
analysis-balance-hint = В пунктах шанса на победу. Цена решения считается по тому, что можно было знать в тот момент; остальное — удача.
analysis-where = раунд { $round }, решение { $number }
analysis-person = { $who }: { $points }, сравнено решений: { $count }
analysis-better = { $made }. Лучше: { $better }
analysis-why = Почему: «{ $reasons }»
analysis-nothing-open = Все важное уже открыто.
flag-analyse-as = только то, что сейчас может знать это место, и в незаконченной игре: номер или персонаж
error-no-analysis = для игры { $game } разбора нет
progress-analysing = решения: { $done } из { $total }

## `cellmates puzzle`.

command-puzzle = позиции с одним верным ответом
    .what = Вырезает задачи из игр ботов и доказывает их, перечисляет те, что есть в программе, задает одну в терминале, проверяет их.
puzzle-make = дать ботам играть и искать задачи
puzzle-play = решить задачу
puzzle-list = перечислить задачи
puzzle-check = доказать задачи еще раз
puzzle-argument-id = короткое имя задачи; без него любая
puzzle-argument-files = файлы с задачами; без них те, что есть в программе
puzzle-flag-number = сколько задач
puzzle-flag-kind = только этого вида: { $known }
puzzle-flag-out = файл для записи; без него задачи выводятся на экран
puzzle-flag-answer = номер ответа вместо вопроса
puzzle-flag-seed = зерно игр; без него любое
puzzle-progress-making = задачи: { $done } из { $total }
puzzle-progress-checking = задачи: { $done } из { $total }
puzzle-made = Задач: { $count }. Сыграно игр: { $games }, просмотрено моментов: { $looked }. Зерно: { $seed }
puzzle-row = { $id }: { $kind }, { $grade }
puzzle-which = Ваш ответ (номер или ничего, чтобы увидеть решение):
puzzle-holds = Все верно, задач: { $count }.
puzzle-fails = { $id }: { $problem }
puzzle-none = для { $game } задач нет
puzzle-unknown = задачи { $id } нет
puzzle-no-file = из { $file } не прочитать задач
