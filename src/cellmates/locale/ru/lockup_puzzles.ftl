### Puzzles of Lockup: what they ask, and why an option is or is not the answer.

lockup-insight-puzzle_place = Все жетоны из вашей камеры идут в одно место. Где вы точно будете первыми, что бы ни лежало взакрытую и куда бы ни пошли остальные? Книги никто не играет.
lockup-insight-puzzle_craft = Что сделать, чтобы после этой ночи ни у кого не было больше звезд, чем у вас, что бы ни сделали остальные? Книги никто не играет.
lockup-insight-puzzle_first = У вас { $mine }. Сильнее всех там может быть { $seat }: не больше { $most }.
lockup-insight-puzzle_alone = Больше там никого быть не может.
lockup-insight-puzzle_beaten = У вас { $mine }, но у соперника ({ $seat }) может быть { $most }.
lockup-insight-puzzle_tied = У соперника ({ $seat }) тоже может быть { $most }, и ничья в его пользу.
lockup-insight-puzzle_unpassed = Вас никто не сможет обогнать.
lockup-insight-puzzle_passed = Тогда кто-то может оказаться впереди вас.
