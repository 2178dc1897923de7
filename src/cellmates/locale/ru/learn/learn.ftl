### Learning: what the tutorials and the rules pages say around their texts.
###
### $what is an option as a phrase, $game the name of a game; $at, $of and $count are numbers.

## Tutorials

tutorial-title = { $game }: обучающая игра
tutorial-progress = { $at } из { $of }
tutorial-next = Дальше
tutorial-back = Назад
tutorial-restart = С начала
tutorial-do = Сейчас: { $what }
tutorial-not-yet = Это пока рано. Сначала: { $what }
tutorial-read-on = Пока рано. Прочтите и нажмите «Дальше».
tutorial-rules = Читать правила
tutorial-play = А теперь настоящая игра

## Rules pages

rules-title = { $game }: правила
rules-search = Поиск по правилам
rules-found = { $count ->
    [0] Ничего не найдено. Попробуйте другое слово.
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[many] Найдено { $count } мест
}
rules-contents = Содержание
rules-top = Наверх
rules-clear = Очистить поиск
rules-tutorial = Лучше учиться, играя?
    .what = Обучающая игра займет минут десять.
rules-copies = { $count }×
rules-only-ultimate = только уровень «Хардкор»
rules-default = по умолчанию
