### The analysis of a finished game on the page.

analysis-begin = Разобрать эту игру
analysis-what = Каков был шанс на победу после каждого решения, чего решения стоили по тому, что можно было знать, и что было удачей. Это займет минуту-другую; разбор сохраняется.
analysis-running = Решения: { $done } из { $total }
analysis-stop = Остановить
analysis-place = Место на кривой
analysis-round = раунд { $round }
analysis-better-is = Лучше: { $better }
analysis-why-is = Почему: «{ $reasons }»
analysis-no-cost = Никто не принял решения, которое наверняка чего-то стоило.
analysis-hint = В пунктах шанса на победу. Решение оценивается по тому, что можно было знать тогда; остальное — удача.
analysis-could-know = Что можно было знать: { $who }
balance-start = до раздачи
balance-deal = раздача
balance-own = свои решения
balance-others = чужие решения
balance-luck = удача
balance-end = в конце
