# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

obstacle-dark = из Темной комнаты ничего не видно
obstacle-all_open = все соседние комнаты уже открыты
obstacle-no_way = выхода нет
obstacle-prison = из Тюремной камеры выходят только в Центральную комнату или к кому-нибудь
obstacle-central_push = из Центральной комнаты никого нельзя вытолкнуть
obstacle-alone = там больше никого нет
obstacle-no_way_for_them = тех, кто там, некуда толкнуть
obstacle-hidden = тот, кто там, спрятался
obstacle-slid = в этом раунде ее уже двигали в другую сторону
obstacle-central_control = линии через Центральную комнату не двигаются
obstacle-central_special = в Центральной комнате особые действия не работают
obstacle-special_idle = этому действию не к чему примениться
obstacle-closed = закрыто, прохода нет
obstacle-lock = заперто замком Эмметта
obstacle-corridor = коридор идет поперек
obstacle-punished = этого жетона больше нет

## What the coach says: goals, reasons, warnings.

advice-chance = Шансы на победу около { $percent } % (± { $error }); у следующего варианта { $next_best } %.
advice-chance_alone = Шансы на победу около { $percent } % (± { $error }).
advice-goal_key = добудьте ключ: { $cell }.
advice-goal_find_key = 25-я комната найдена: теперь ключ.
advice-goal_find_both = найдите 25-ю комнату и ключ.
advice-goal_find = найдите 25-ю комнату.
advice-goal_gather = в 25-ю комнату ({ $cell }) осталось войти: { $count }.
advice-goal_slide = все внутри: выдвиньте 25-ю комнату из { $cell }, нужно сдвигов: { $count }.
advice-goal_pretend = помогайте для вида и тяните время.
advice-goal_stop = не пустите кого-нибудь из заключенных в 25-ю комнату.
advice-reason_exit = { $cell } — 25-я комната: внутри станет одним больше.
advice-reason_key = В { $cell } ключ; без него никто не выйдет.
advice-reason_leave = Так вы успеете отсюда выбраться ({ $room }).
advice-reason_nearer = Это ближе к 25-й комнате, { $cell }.
advice-reason_search = { $cell } по пути туда, куда еще никто не смотрел.
advice-reason_known = { $cell } без сюрпризов: { $room }.
advice-reason_claimed = { $seat } говорит о { $cell }: { $colour }.
advice-reason_unknown = О { $cell } никто не говорил; среди закрытых комнат красных { $percent } %.
advice-reason_check = Так проверите слова о { $cell }: { $seat }.
advice-reason_look = О { $cell } еще никто не говорил.
advice-reason_odds = В { $cell } может быть 25-я комната или ключ: { $percent } %.
advice-reason_push_away = Убирает того, кому лучше не верить: { $who }.
advice-reason_push_in = В 25-ю комнату попадает { $who }.
advice-reason_push_on = Помогает продвинуться: { $who }, { $cell }.
advice-reason_slide_out = 25-я комната покидает комплекс, и это победа.
advice-reason_slide_exit = После этого 25-й комнате останется сдвигов: { $count }.
advice-reason_slide_way = Это сокращает путь.
advice-reason_plan = Что бы ни случилось, место будет лучше.
advice-reason_kill = Это убивает: погибнет { $victims }.
advice-reason_know = Вы узнаете, что лежит в { $cell }, а сказать об этом можете что угодно.
advice-reason_unsuspected = Заключенный поступил бы так же: никто вас не заподозрит.
advice-reason_hinder = Там вы мешаете заключенным.
advice-reason_slide_hinder = Это затрудняет заключенным путь к выходу.
advice-reason_hold_up = Задерживает в пути: { $who }.
advice-warn_enter = { $cell }, { $room }: вход убивает, погибнет { $victims }.
advice-warn_leave = { $room }: выход убивает, погибнет { $victims }.
advice-warn_linger = { $cell }, { $room }: кто тут останется, погибнет.
advice-warn_claimed = { $cell }: { $seat } говорит, что красная.
advice-warn_alarm = 25-я комната так рано — это тревога: останется раундов: { $count }.
advice-warn_stay = { $who } в смертельном месте ({ $room }): не выйти вовремя — погибнуть.
advice-warn_door = { $room }: кто войдет, убьет того, кто внутри. Рядом: { $people }.
advice-warn_lost = Действие «{ $token }» пропадет: { $obstacle }.
