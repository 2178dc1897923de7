### The page: its settings, and what only the table of Room 25 in a browser says.

## Settings

settings = Настройки
settings-speed = Анимация
speed-slow = медленная
speed-normal = обычная
speed-fast = быстрая
speed-off = выключена
settings-volume = Громкость
settings-muted = Без звука

## While steps are shown

skip-steps = Пропустить
    .what = Пропускает анимацию; то же делают s и Escape.

## Программирование

special-alice = Спрятаться
special-bruce = Копия
special-emmett = Замок
special-franck = Отдых
special-jennifer = Позвать
special-kevin = Взлом
special-max = Перенести
special-sarah = Саботаж

## What nobody hides any more: after the end, and in a replay with open eyes

cell-open = закрыта, но теперь видна всем
about-open = Лежит рубашкой вверх, но теперь видно все:
slot-1 = Первое действие
slot-2 = Второе действие
slot-only = Одно действие
slots-none = Ваши действия тянутся из стопки.
slots-what = Перетащите сюда жетоны или нажмите на них. Нажатие на ячейку вынимает жетон.
program-sent = Ваша программа лежит лицом вниз.
program-take-back = Её можно взять назад, пока не готовы все.

## Части стола

part-countdown = Обратный отсчёт
    .what = Один шаг за раунд. После последнего раунда шоу кончается.
part-alarm = Тревога
    .what = Кто-то рано оказался в 25-й комнате: отсчёт перескочил на пять раундов. Только в подозрении и в гонках.
part-order = Порядок хода
    .what = Слева направо: все первые действия, затем все вторые. После раунда первый уходит в конец. Череп — у погибших.
part-deck = Колода событий
    .what = Этими картами бьёт комплекс. Вытянутые карты лежат открыто, пока действуют, потом уходят в сброс.
part-readiness = Готовы и думают
    .what = Видно, кто составил программу, но не видно какую.
part-key = Путь наружу
    .what = Никто не выйдет, пока кто-нибудь не войдёт в ключевую комнату.
part-exit = 25-я комната
    .what = Открыт ли уже путь наружу.
part-guards = Охранники
    .what = Столько охранников среди вас. Только они сами знают, кто они.
part-jamming = Помехи
    .what = Никто не может ничего сказать или показать, пока есть помехи.
part-claim = Сказать
    .what = Назовите всем цвет этой комнаты. Никто не проверяет, правда ли это.
tap-again = Ещё раз на ту же комнату: { $option }
said-here = Что о ней сказано
