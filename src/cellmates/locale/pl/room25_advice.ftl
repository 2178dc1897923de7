# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

obstacle-dark = z Ciemnego pokoju nie widać nic
obstacle-all_open = wszystko w zasięgu wzroku jest już odkryte
obstacle-no_way = nie ma stąd wyjścia
obstacle-prison = z Celi wychodzi się tylko do Pokoju centralnego albo do kogoś
obstacle-central_push = z Pokoju centralnego nie wolno nikogo wypchnąć
obstacle-alone = nie ma tam nikogo innego
obstacle-no_way_for_them = nie ma dokąd wypchnąć
obstacle-hidden = kto tam jest, ukrywa się
obstacle-slid = w tej rundzie jedzie już w drugą stronę
obstacle-central_control = linie przez Pokój centralny stoją w miejscu
obstacle-central_special = w Pokoju centralnym nie działa żadna zdolność
obstacle-special_idle = ta zdolność nie ma tu na co działać
obstacle-closed = zamknięte, zakaz wstępu
obstacle-lock = zamek Emmeta
obstacle-corridor = korytarz biegnie w poprzek
obstacle-punished = tego żetonu już nie ma

## What the coach says: goals, reasons, warnings.

advice-chance = Daje około { $percent } % szans na wygraną (± { $error }); następna w kolejce { $next_best } %.
advice-chance_alone = Daje około { $percent } % szans na wygraną (± { $error }).
advice-goal_key = zdobądźcie klucz: { $cell }.
advice-goal_find_key = Pokój 25 jest znaleziony: teraz klucz.
advice-goal_find_both = znajdźcie Pokój 25 i klucz.
advice-goal_find = znajdźcie Pokój 25.
advice-goal_gather = do Pokoju 25 ({ $cell }) musi jeszcze wejść: { $count }.
advice-goal_slide = wszyscy w środku: wysuńcie Pokój 25 z { $cell }, potrzebne przesunięcia: { $count }.
advice-goal_pretend = udawaj pomoc i graj na czas.
advice-goal_stop = nie wpuść któregoś więźnia do Pokoju 25.
advice-reason_exit = { $cell } to Pokój 25: jedna osoba więcej w środku.
advice-reason_key = W { $cell } jest klucz; bez niego nikt nie wyjdzie.
advice-reason_leave = Tak wydostaniesz się stąd na czas ({ $room }).
advice-reason_nearer = Bliżej do Pokoju 25, { $cell }.
advice-reason_search = { $cell } leży po drodze tam, gdzie nikt nie zaglądał.
advice-reason_known = { $cell } to żadna niespodzianka: { $room }.
advice-reason_claimed = { $seat } mówi o { $cell }: { $colour }.
advice-reason_unknown = O { $cell } nikt nic nie powiedział; wśród zakrytych { $percent } % jest czerwonych.
advice-reason_check = To sprawdzi, co { $seat } mówi o { $cell }.
advice-reason_look = O { $cell } nikt jeszcze nic nie powiedział.
advice-reason_odds = W { $cell } może być Pokój 25 albo klucz: { $percent } %.
advice-reason_push_away = Usuwa postać, której lepiej nie ufać: { $who }.
advice-reason_push_in = Do Pokoju 25 trafia { $who }.
advice-reason_push_on = Pomaga iść dalej: { $who }, { $cell }.
advice-reason_slide_out = Pokój 25 opuszcza budynek, a to zwycięstwo.
advice-reason_slide_exit = Potem Pokojowi 25 do wyjścia zostaną przesunięcia: { $count }.
advice-reason_slide_way = Skraca drogę.
advice-reason_plan = Cokolwiek się stanie, to lepsze miejsce.
advice-reason_kill = Ginie przez to { $victims }.
advice-reason_know = Dowiesz się, co jest w { $cell }, a powiesz o tym, co zechcesz.
advice-reason_unsuspected = Więzień zrobiłby to samo: nikt nie nabierze podejrzeń.
advice-reason_hinder = Stamtąd przeszkadzasz więźniom.
advice-reason_slide_hinder = Utrudnia więźniom drogę do wyjścia.
advice-reason_hold_up = Zatrzymuje w drodze: { $who }.
advice-warn_enter = { $cell }, { $room }: wejście zabija (ginie { $victims }).
advice-warn_leave = { $room }: wyjście zabija (ginie { $victims }).
advice-warn_linger = { $cell }, { $room }: kto tu zostanie, zginie.
advice-warn_claimed = { $cell }: { $seat } mówi, że czerwone.
advice-warn_alarm = Pokój 25 tak wcześnie to alarm: zostałoby rund: { $count }.
advice-warn_stay = { $who } – śmiertelne miejsce ({ $room }): trzeba wyjść na czas.
advice-warn_door = { $room }: kto wejdzie, zabije tego, kto jest w środku. Tuż obok: { $people }.
advice-warn_lost = Akcja { $token } przepadnie: { $obstacle }.
