### The analysis of a finished game, on the page and in the terminal.

analysis-curve = Шанс на победу
analysis-everybody = все вместе
analysis-turning = Переломные моменты
analysis-then = затем: { $what }
analysis-costs = Самые дорогие решения
found-head-lies = Ложь
found-head-known = Что можно было знать
found-head-places = Места
found-head-bluff = Блеф
found-head-left = Что осталось без дела
