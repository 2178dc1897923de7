### Puzzles of Room 25: what they ask, and why an option is or is not the answer.

insight-puzzle_escape = Все герои ваши. Какое решение выведет всех до конца этого раунда, какими бы ни были скрытые комнаты?
insight-puzzle_save = При каком решении { $who } доживет до конца раунда, какими бы ни были скрытые комнаты?
insight-puzzle_guard = Вы заключенный, а заключенные говорили о комнатах правду. Охранники говорят что хотят. Кто охранник?
insight-puzzle_breakout = Все герои ваши. Какое решение чаще всего выведет всех до конца следующего раунда? Дальше играет осторожный игрок, на { $tables } столах, какие вы можете вообразить.
insight-puzzle_certain = Это удастся, какими бы ни были скрытые комнаты.
insight-puzzle_fails = Это может не удаться.
insight-puzzle_rate = Все выбираются на { $percent } % столов ({ $low }–{ $high }).
insight-puzzle_fits = Это согласуется со всем, что было сказано и увидено.
insight-puzzle_exit = Тогда неудавшийся выход был бы побегом.
insight-puzzle_lie = Тогда { $who } — заключенный, но говорит «{ $cell } — { $said }», а на деле { $colour }.
insight-puzzle_quarrel = Тогда { $who } и { $other } — заключенные, но о { $cell } говорят разное: { $said } и { $against }.
insight-puzzle_counts = Тогда заключенные назвали бы больше комнат одного цвета, чем осталось.
