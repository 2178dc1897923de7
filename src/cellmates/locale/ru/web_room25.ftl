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
    .what = Пропускает анимацию; то же делают клавиши S и Escape.

## Программирование

special-alice = Спрятаться
special-bruce = Копировать
special-emmett = Запереть
special-franck = Отдохнуть
special-jennifer = Позвать
special-kevin = Взломать
special-max = Перенести
special-sarah = Отключить

## What nobody hides any more: after the end, and in a replay with open eyes

cell-open = скрыта, но теперь видна всем
about-open = Лежит рубашкой вверх, но теперь видно все:
slot-1 = Первое действие
slot-2 = Второе действие
slot-only = Одно действие
slots-none = Ваши действия берутся из стопки.
slots-what = Перетащите сюда жетоны или нажмите на них. Нажатие на ячейку вынимает жетон.
program-sent = Ваш план лежит рубашкой вверх.
program-take-back = Его можно взять назад, пока не готовы все.

## Части стола

part-countdown = Обратный отсчет
    .what = Один шаг за раунд. После последнего раунда шоу кончается.
part-alarm = Тревога
    .what = Кто-то рано оказался в 25-й комнате: отсчет перескочил на пять раундов. Только в Подозрении, Соперничестве и Командах.
part-order = Порядок хода
    .what = Слева направо: все первые действия, затем все вторые. После раунда первый уходит в конец. Череп — у погибших.
part-deck = Колода событий
    .what = Этими картами бьет комплекс. Взятые карты лежат открыто, пока действуют, потом уходят в сброс.
part-readiness = Кто готов
    .what = Видно, у кого план готов, но не видно какой.
part-key = Путь наружу
    .what = Никто не выйдет, пока кто-нибудь не войдет в Ключевую комнату.
part-exit = 25-я комната
    .what = Показывает, открыт ли уже путь наружу.
part-guards = Охранники
    .what = Столько охранников среди вас. Только они сами знают, кто они.
part-jamming = Радиопомехи
    .what = Никто не может ничего сказать или показать, пока длятся радиопомехи.
part-claim = Сказать
    .what = Назовите всем цвет этой комнаты. Никто не проверяет, правда ли это.
tap-again = Еще раз на ту же комнату: { $option }
said-here = Что о ней сказано
