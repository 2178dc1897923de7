# The coach, on the page and in the terminal.

coach = Тренер
coach-level-off = выключен
coach-level-hints = подсказки
coach-level-full = полный
coach-off = Тренер: выключен
coach-hints = Тренер: подсказки
coach-full = Тренер: полный
coach-what = Подсказки предупреждают и советуют по просьбе; полный советует при каждом вопросе. Тренер видит только то, что видите вы. В первых трех играх включены подсказки. С часами и среди нескольких людей — только с разрешения хозяина.
coach-thinks = Тренер думает …
coach-goal = В этом раунде: { $goal }
coach-ask = Что бы вы сделали?
coach-verdict-clear = Явно лучшее: { $option }
coach-verdict-close = Чуть лучше: { $option }
coach-verdict-risky = Стоит риска: { $option }
coach-verdict-plain = Мой совет: { $option }
coach-best = так поступил бы тренер
coach-danger = тренер об этом предупреждает
coach-switch = Тренер и с часами, и среди людей
refusal-no_coach = За этим столом тренера нет.
blocked-why = Чего нельзя и почему
key-hint = Совет
flag-coach = что говорит тренер: off, hints (по !) или full (при каждом вопросе)
