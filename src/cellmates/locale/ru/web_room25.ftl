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
