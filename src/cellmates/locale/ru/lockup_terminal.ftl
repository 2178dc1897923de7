### Lockup в терминале: что говорят поле, списки и таблицы сверх lockup.ftl.
###
### Arguments that are names come already in this language; $stars, $price, $treasures, $bonuses,
### $start and $what are phrases made of messages of lockup.ftl.

## Two letters for each crew

crewmark-gnolls = Гн
crewmark-kobolds = Ко
crewmark-bugbears = Ба
crewmark-goblins = Го
crewmark-insectoids = Ин
crewmark-guards = Ст

## The board

lockup-head-location = Локация
lockup-head-here = Лежит
lockup-head-tokens = Кто здесь

## For newcomers

lockup-how-win = После шести раундов побеждает тот, у кого больше звезд. Их дают смастеренные вещи и цели, а в конце также головорезы, кубики и книги. Кто навлек на себя больше всех подозрений, теряет звезды при облаве.
lockup-how-roll-call = 1. Перекличка: по очереди пошлите один или несколько из шести жетонов в одну локацию, открыто или закрыто, или пасуйте. Локация, куда вы кого-то послали, закрыта для вас до конца раунда.
lockup-how-lights-out = 2. Отбой: в локациях с 1-й по 8-ю открывают жетоны. Сильнейший берет лежащие там подозрения, если с ним нет дозорного; затем все получают награды по местам. Кто ничего не получил или отказался, идет в Библиотеку, где берут книги.
lockup-how-patrol = 3. Обход: кубики, которым не хватило места в тайнике, возвращаются, появляются новые вещи и головорезы, головорезы навлекают подозрения. Если кубиков подозрений не хватает, начинается облава.
lockup-how-solo = Вы играете против стражи: в каждой локации лежит ее карта, и награды она берет, как и вы. Перед каждым своим ходом вы открываете одну из карт. Вы побеждаете, если звезд у вас больше, чем у стражи.
lockup-how-ask = Спрашивайте обо всем: «? кузница», «? дозорный», «? демон», «? ◉» или название карты.
lockup-legend-tokens = Жетоны
lockup-legend-numbers = Сила 2, 3, 4 или 5. В скобках: лежит закрыто, но вы его знаете.
lockup-legend-signs = Значки
lockup-legend-goons = Головорезы и чего они стоят в конце

## Looking things up

lockup-about-watched = Берет сильнейший из тех, кто здесь без дозорного.
lockup-about-loose = Это оставил бандит; достанется первому месту.
lockup-about-crew = { $name }. Обычная игра: звезды 10, мощь 1. Продвинутая игра: { $start }; тайник на кубики: { $storage }.
lockup-about-item = { $name }, вещь: { $stars }. Цена: { $price }.
lockup-about-goon = { $name }, головорез: { $type }.
lockup-about-brings = Этот приносит: { $kind }.
lockup-about-watch = Подозрений, которые он навлекает на свою локацию при каждом обходе: { $count }.
lockup-about-tome = { $name }, книга; когда играть: { $when }.
lockup-about-goal = { $name }, { $kind }.
lockup-about-trait = { $name }, черта: { $bonuses }.
lockup-about-guard = { $name }: сила { $strength }.
lockup-about-treasures = Сокровища: { $treasures }.
lockup-about-icon = Значок { $effect }: { $what }

## Waiting in tome windows

lockup-wait-again = Не сейчас, но спросите еще
    .why = Иначе о книге, которая может подождать, спрашивают раз за фазу. Вас спросят снова, когда что-то изменится.
lockup-wait-location = Не раньше, чем закончится эта локация
    .why = О книгах вас спросят только в следующей локации.
lockup-wait-phase = Не раньше, чем закончится эта фаза
    .why = О книгах вас спросят только в следующей фазе.
lockup-wait-round = Не раньше, чем закончится этот раунд
    .why = О книгах вас спросят только в следующем раунде или перед последней облавой.

## The final count

lockup-score-crew = Банда
lockup-score-before = до счета
lockup-score-leader = лидер
lockup-score-final = финал
lockup-score-goons = головор.
lockup-score-resources = кубики
lockup-score-tomes = книги

## Before a game

setup-game = Игра
setup-crew = Ваша банда
    .what = В обычной игре все банды одинаковы.
flag-cards = папка с вашими файлами карт

## What lies in the box

topic-items = Вещи
topic-goons = Головорезы
topic-tomes = Книги
topic-goals = Цели
topic-traits = Черты
topic-crews = Планшеты банд
topic-guards = Стражники
topic-locations = Локации
fact-stars = звезды
fact-price = цена
fact-treasures = сокровища
fact-icons = значки
fact-type = тип
fact-suspicion = подозрения
fact-brings = приносит
fact-when = когда
fact-gives = дает
fact-storage = тайник
fact-power = мощь
fact-strength = сила
fact-den = логово
fact-number = номер
source-own = ваши карты

## Simulating

column-raids = облавы
column-stars-best = звезды лучшего
column-stars-1 = звезды, место 1
column-stars-2 = звезды, место 2
column-stars-3 = звезды, место 3
column-stars-4 = звезды, место 4
column-stars-5 = звезды, место 5
column-stars-guards = звезды стражи
column-items = смастерено вещей
column-goons-recruited = завербовано головорезов
