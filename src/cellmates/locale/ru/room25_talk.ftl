### Table talk of Room 25. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same. No line depends on the sex of who speaks.

## What is said
event-claim =
    { $against ->
        [none] { $wording ->
            [1] Знаю точно: { $cell } — { $colour }.
            [2] Запомните: { $cell } — { $colour }.
           *[other] { $cell } — { $colour }.
        }
       *[other] { $wording ->
            [1] Нет, { $against }: { $cell } не { $said }, а { $colour }.
            [2] { $against }, по-твоему { $said }? Нет, { $cell } — { $colour }.
           *[other] А вот и нет, { $against }: { $cell } — { $colour }, а не { $said }.
        }
    }
event-accuse =
    { $why ->
       *[none] { $wording ->
            [1] Не верю я тут одному человеку. { $who } — охранник!
            [2] По-моему, { $who } — охранник.
           *[other] { $who } — охранник!
        }
        [lied] { $wording ->
            [1] Слова не сходятся: { $who } — охранник!
            [2] То, что говорит { $who }, — ложь. Больше не верьте.
           *[other] { $who } нам врет. Это охранник!
        }
        [pushed] { $wording ->
            [1] Это был не случайный толчок: { $who } — охранник!
            [2] { $who } толкает своих. Это охранник!
           *[other] Видели этот толчок? { $who } — охранник!
        }
        [slid] { $wording ->
            [1] Об этом сдвиге никто не просил: { $who } — охранник!
            [2] Кто так сдвигает? { $who } — охранник!
           *[other] { $who } сдвигает комнаты против нас. Это охранник!
        }
    }
event-plan =
    { $wording ->
        [1] По-моему, надо на { $dir }.
        [2] Все на { $dir }!
       *[other] Идем на { $dir }.
    }
event-plan_look =
    { $wording ->
        [1] { $cell } беру на себя, загляну туда.
        [2] Оставьте { $cell } мне, я посмотрю.
       *[other] Я смотрю { $cell }.
    }
event-plan_avoid =
    { $who ->
        [none] { $wording ->
            [1] Держитесь подальше от { $cell }.
            [2] В { $cell } пусть никто не ходит.
           *[other] Не входите в { $cell }!
        }
       *[other] { $wording ->
            [1] Держитесь подальше от { $cell }: там { $who }.
            [2] В { $cell } пусть никто не ходит, там стоит { $who }.
           *[other] Не входите в { $cell }, там ждет { $who }!
        }
    }
event-plan_meet =
    { $wording ->
        [1] Идите все в { $cell }.
        [2] Сбор в { $cell }.
       *[other] Встречаемся в { $cell }.
    }
event-plan_slide =
    { $own ->
        [1] { $wording ->
            [1] Ряд { $line } пойдет на { $dir }: это за мной.
            [2] Ряд { $line } оставьте мне: он пойдет на { $dir }.
           *[other] Я сдвину ряд { $line } на { $dir }.
        }
       *[none] { $wording ->
            [1] Ряд { $line } надо на { $dir }.
            [2] Сдвиньте кто-нибудь { $line } на { $dir }.
           *[other] Сдвинем ряд { $line } на { $dir }.
        }
    }
event-plan_program =
    { $own ->
        [1] { $several ->
            [1] { $wording ->
                [1] План действий, { $who }: { program-told }.
                [2] { $who } в этом раунде: { program-told }.
               *[other] { $who } планирует: { program-told }.
            }
           *[none] { $wording ->
                [1] Мой план: { program-told }.
                [2] В этом раунде кладу: { program-told }.
               *[other] Планирую: { program-told }.
            }
        }
       *[none] { $wording ->
            [1] { $who }, можешь запланировать: { program-told }?
            [2] Нам поможет, если { $who } запланирует: { program-told }.
           *[other] { $who }, запланируй, пожалуйста: { program-told }.
        }
    }
program-told = { $second ->
    [none] { $first }
   *[other] { $first }, затем { $second }
}
event-plan_exit =
    { $wording ->
        [1] Встречаемся в Комнате 25.
        [2] В Комнату 25, живо!
       *[other] Все в Комнату 25!
    }
event-plan_key =
    { $wording ->
        [1] Сначала ключ.
        [2] Нужен ключ. Кто ближе?
       *[other] Кто-нибудь, за ключом!
    }
event-plan_stay =
    { $wording ->
        [1] В этом раунде не двигаемся.
        [2] Давайте все подождем здесь.
       *[other] Оставайтесь на местах.
    }
event-yes =
    { $plan ->
       *[none] { $wording ->
            [1] { $whom } дело говорит, я за.
            [2] Хорошая мысль, { $whom }.
            [3] Можешь на меня рассчитывать, { $whom }.
            [4] Идет, { $whom }.
            [5] Не возражаю, { $whom }.
           *[other] Да, { $whom }.
        }
        [look] { $wording ->
            [1] Хорошо, { $whom }, эта комната твоя.
            [2] Ладно, { $whom }, загляни туда.
            [3] Оставляю эту комнату тебе, { $whom }.
            [4] Хорошо, { $whom }, потом скажи, что там.
            [5] Да, { $whom }, проверь ее.
           *[other] Смотри туда, { $whom }.
        }
        [avoid] { $wording ->
            [1] Я туда не пойду, { $whom }.
            [2] Спасибо за предупреждение, { $whom }.
            [3] Буду знать, { $whom }.
            [4] Буду держаться подальше, { $whom }.
            [5] Понятно, { $whom }.
           *[other] Ясно, { $whom }.
        }
        [slide] { $wording ->
            [1] Я сдвину, { $whom }.
            [2] Этот сдвиг за мной, { $whom }.
            [3] Сделаю этот сдвиг, { $whom }.
            [4] Беру управление на себя, { $whom }.
            [5] Я стою в этой линии, { $whom }, значит, сдвину.
           *[other] Да, { $whom }, сдвину.
        }
        [yours] { $wording ->
            [1] Сделай так, { $whom }.
            [2] Давай, { $whom }, прошу.
            [3] Хороший сдвиг, { $whom }, вперед.
            [4] Этот сдвиг нам поможет, { $whom }.
            [5] Я за, { $whom }: ряд твой.
           *[other] Да, { $whom }, сдвигай.
        }
        [approve] { $wording ->
            [1] Сдвигайте, { $whom }, я не против.
            [2] По мне, хорошо, { $whom }, если кто-то оттуда это сделает.
            [3] Мне не достать, { $whom }, но сдвиньте.
            [4] Этот сдвиг нам поможет, { $whom }.
            [5] Отсюда я могу только сказать «да», { $whom }.
           *[other] Да, { $whom }, пусть сдвинет тот, кто там стоит.
        }
        [program] { $wording ->
            [1] Договорились, { $whom }: { program-told }.
            [2] Хорошо, { $whom }, кладу: { program-told }.
            [3] Будь по-твоему, { $whom }: { program-told }.
            [4] С радостью, { $whom }: { program-told }.
            [5] Так и запланирую, { $whom }: { program-told }.
           *[other] Да, { $whom }: { program-told }.
        }
        [noted] { $wording ->
            [1] Звучит хорошо, { $whom }.
            [2] Хороший план, { $whom }.
            [3] Мне нравится, { $whom }.
            [4] Ладно, { $whom }.
            [5] Я не против, { $whom }.
           *[other] Хорошо, { $whom }.
        }
        [go] { $wording ->
            [1] Иду в ту сторону, { $whom }.
            [2] Иду с тобой, { $whom }.
            [3] Я сразу за тобой, { $whom }.
            [4] Мой следующий шаг туда, { $whom }.
            [5] Двигаюсь туда, { $whom }.
           *[other] Да, { $whom }, иду.
        }
        [meet] { $wording ->
            [1] До встречи там, { $whom }.
            [2] Уже иду, { $whom }.
            [3] Подожди меня там, { $whom }.
            [4] Отправляюсь туда, { $whom }.
            [5] Идет, { $whom }, я в пути.
           *[other] Да, { $whom }, приду.
        }
        [set_out] { $wording ->
            [1] Иду к { $cell }, { $whom }, но мне туда { steps-away }.
            [2] Двигаюсь к { $cell }, { $whom }. Это не быстро: { steps-away }.
           *[other] Да, { $whom }, отправляюсь: { steps-away } до { $cell }.
        }
    }
event-no =
    { $because ->
       *[none] { $why ->
            [danger] { $wording ->
                [1] Слишком опасно, { $whom }.
                [2] Это плохо кончится, { $whom }.
                [3] Только не это, { $whom }: это смерть.
                [4] Нет, { $whom }, мне еще пожить хочется.
                [5] Этого я делать не буду, { $whom }: это верная гибель.
               *[other] Нет, { $whom }, так кто-то погибнет.
            }
           *[other] { $wording ->
                [1] Прости, { $whom }, у меня другие дела.
                [2] Не сейчас, { $whom }.
                [3] Этого я делать не буду, { $whom }.
                [4] Без меня, { $whom }.
                [5] Мне видится иначе, { $whom }.
               *[other] Нет, { $whom }, у меня другой план.
            }
            [trust] { $wording ->
                [1] Тебе бы этого хотелось, { $whom }. Нет.
                [2] Одних твоих слов мне мало, { $whom }.
                [3] Я тебе не верю, { $whom }.
                [4] Со мной это не пройдет, { $whom }.
                [5] За тобой я никуда не пойду, { $whom }.
               *[other] Нет. С чего мне тебе верить, { $whom }?
            }
            [far] { $wording ->
                [1] Не в этом раунде, { $whom }: не дотянуться.
                [2] Сейчас это невозможно, { $whom }.
                [3] Для меня это далеко, { $whom }.
                [4] Мне не успеть, { $whom }.
                [5] Отсюда никак, { $whom }.
               *[other] Не могу, { $whom }, слишком далеко.
            }
        }
        [deadly] { $wording ->
            [1] Если остаться в { $cell }, мне конец, { $whom }.
           *[other] Остаться в { $cell }? Это меня убьет, { $whom }.
        }
        [open] { $wording ->
            [1] { $cell } лежит открыто, { $whom }: { $room }. Без меня.
            [2] Всем видно, что в { $cell }, { $whom }: { $room }.
           *[other] Нет, { $whom }, { $cell } — красная: { $room }.
        }
        [seen] { $wording ->
            [1] Мое слово о { $cell } тебе известно, { $whom }: красная.
           *[other] Нет, { $whom }: говорю же, { $cell } — красная.
        }
        [told] { $wording ->
            [1] { $teller } говорит, что { $cell } — красная, { $whom }.
            [2] Верю тому, что говорит { $teller }, { $whom }: { $cell } — красная.
           *[other] Нет, { $whom }, { $cell } — красная, так говорит { $teller }.
        }
        [gone] { $wording ->
            [1] Не выйдет, { $whom }: ряд { $line } в этом раунде едет на { $dir }.
           *[other] Поздно, { $whom }: ряд { $line } в этом раунде уже идет на { $dir }.
        }
        [nobody] { $wording ->
            [1] Никто не стоит возле ряда { $line }, { $whom }.
           *[other] Кому это делать, { $whom }? Возле ряда { $line } никого нет.
        }
        [no_look] { $wording ->
            [1] Чем, { $whom }? Жетона «Посмотреть» у тебя больше нет.
           *[other] Тебе не посмотреть { $cell }, { $whom }: жетон «Посмотреть» потерян.
        }
        [away] { $wording ->
            [1] До { $cell } от тебя { steps-away }, { $whom }.
           *[other] Тебе до { $cell } { steps-away }, { $whom }: не успеть.
        }
        [edge] { $wording ->
            [1] На { $dir } от меня комнат больше нет, { $whom }.
           *[other] Мне нельзя на { $dir }, { $whom }: там кончается поле.
        }
        [barred] { $wording ->
            [1] В { $cell } мне не попасть, { $whom }: вход закрыт.
           *[other] { $cell } под запретом, { $whom }.
        }
        [steps] { $wording ->
            [1] До { $cell } от меня { steps-away }, { $whom }.
            [2] { steps-away } до { $cell }, { $whom }? Не успеть.
           *[other] Мне до { $cell } { steps-away }, { $whom }: далеко.
        }
        [search] { $wording ->
            [1] Пока Комната 25 закрыта, я ищу дальше, { $whom }.
           *[other] Ждать, { $whom }? Комнаты 25 еще даже не видно.
        }
        [outside] { $wording ->
            [1] Буду ждать, когда попаду в Комнату 25, { $whom }.
           *[other] Не здесь, { $whom }: сначала в Комнату 25.
        }
        [unlocked] { $wording ->
            [1] Выход уже открыт, { $whom }.
           *[other] Незачем, { $whom }: ключ уже использован.
        }
        [key_first] { $wording ->
            [1] Без ключа от Комнаты 25 нет толку, { $whom }.
           *[other] Сначала ключ, { $whom }.
        }
        [harmless] { $wording ->
            [1] { $cell } лежит открыто, { $whom }: { $room }. Это никого не убьет.
           *[other] Чем плоха { $cell }, { $whom }? { $room }: там никто не погибнет.
        }
        [inwards] { $wording ->
            [1] Так Комната 25 уйдет от края, { $whom }.
           *[other] Не туда, { $whom }: Комната 25 уйдет вглубь.
        }
        [back] { $wording ->
            [1] Из { $cell } дорога одна — обратно в центр, { $whom }.
           *[other] В { $cell } вихрь, { $whom }: меня унесет обратно в центр.
        }
        [lied] { $wording ->
            [1] Про { $cell } у тебя вышла неправда, { $whom }.
            [2] После твоих слов про { $cell }, { $whom }? Нет.
           *[other] С { $cell } твои слова не подтвердились, { $whom }. Нет.
        }
        [done] { $wording ->
            [1] Это уже сделано, { $whom }: ряд { $line } ушел на { $dir }.
           *[other] Одного раза хватит, { $whom }: ряд { $line } уже ушел на { $dir }.
        }
        [early] { $wording ->
            [1] Пока никто не открыл Комнату 25, { $whom }, я об этом не думаю.
           *[other] Рано, { $whom }: Комната 25 еще не открыта.
        }
        [known] { $wording ->
            [1] В { $cell } искать уже нечего, { $whom }.
           *[other] Зачем, { $whom }? { $cell } лежит открыто: { $room }.
        }
        [astray] { $wording ->
            [1] К Комнате 25 меня это не приближает, { $whom }.
           *[other] Через { $cell } к Комнате 25 не попасть, { $whom }.
        }
        [slow_open] { $wording ->
            [1] Только не в { $cell }, { $whom }: { $room }, одни убытки.
           *[other] { $room } в { $cell }, { $whom }? Мне от этого проку нет.
        }
        [slow_seen] { $wording ->
            [1] Только не в { $cell }, { $whom }: мое слово — она желтая.
           *[other] Говорю же, что { $cell } — желтая, { $whom }: я там застряну.
        }
        [slow_told] { $wording ->
            [1] Только не в { $cell }, { $whom }: желтая, если { $teller } не ошибается.
           *[other] { $teller } говорит, что { $cell } — желтая, { $whom }: я там застряну.
        }
        [myself] { $wording ->
            [1] Оставь { $cell } мне, { $whom }, я же говорю.
           *[other] В { $cell } смотрю я, { $whom }.
        }
        [held] { $wording ->
            [1] { $cell } меня не отпускает, { $whom }.
           *[other] Из { $cell } мне туда не выйти, { $whom }.
        }
        [untold] { $wording ->
            [1] В { $cell }, о которой никто ни слова, { $whom }? Нет.
           *[other] Никто не говорит, что в { $cell }, { $whom }.
        }
        [safe_seen] { $wording ->
            [1] { $cell } — { $said }, { $whom }, вот мое слово.
           *[other] Говорю же, что { $cell } — { $said }, { $whom }.
        }
        [safe_told] { $wording ->
            [1] Если { $teller } не ошибается, { $whom }, { $cell } — { $said }.
           *[other] { $teller } говорит, что { $cell } — { $said }, { $whom }.
        }
        [own_look] { $wording ->
            [1] Нет, { $whom }, я при своем: смотрю { $cell }.
            [2] Мое дело на этот раунд — { $cell }, { $whom }: загляну туда.
           *[other] У меня другой план, { $whom }: смотрю { $cell }.
        }
        [own_meet] { $wording ->
            [1] Нет, { $whom }, я при своем: в { $cell }.
           *[other] У меня другой план, { $whom }: встречаемся в { $cell }.
        }
        [own_slide] { $wording ->
            [1] Нет, { $whom }, я при своем: ряд { $line } на { $dir }.
           *[other] У меня другой план, { $whom }: ряд { $line } на { $dir }.
        }
        [own_exit] { $wording ->
            [1] Нет, { $whom }, я при своем: иду в Комнату 25.
           *[other] У меня другой план, { $whom }: в Комнату 25.
        }
        [own_key] { $wording ->
            [1] Нет, { $whom }, я при своем: сначала ключ.
           *[other] У меня другой план, { $whom }: ключ.
        }
        [own_way] { $wording ->
            [1] Нет, { $whom }, я при своем: иду на { $dir }.
           *[other] У меня другой план, { $whom }: иду на { $dir }.
        }
    }
steps-away = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
event-defend =
    { $why ->
       *[innocent] { $wording ->
            [1] Вы ошиблись. Я сижу тут так же, как вы.
            [2] Ищите в другом месте. Я тоже хочу выйти.
           *[other] Я не охранник!
        }
        [honest] { $wording ->
            [1] Это не ложь. Пойдите и посмотрите!
            [2] Я от своих слов не отступлю.
           *[other] Я говорю правду.
        }
        [accident] { $wording ->
            [1] Это должно было помочь, поверьте.
            [2] На то была причина.
           *[other] Я никому не хочу зла.
        }
        [unaware] { $wording ->
            [1] Никто не знал, что там внутри.
            [2] Этого нельзя было предвидеть.
           *[other] Откуда мне было знать, что там?
        }
    }
event-praise =
    { $wording ->
        [1] Спасибо, { $who }.
        [2] Так держать, { $who }!
       *[other] Отличная работа, { $who }!
    }
event-agree =
    { $wording ->
        [1] Верно.
        [2] И я так думаю.
       *[other] Да, так и есть.
    }
event-deny =
    { $wording ->
        [1] Нет, это не так.
        [2] Не верю.
       *[other] Это неправда.
    }

# What sticks to a room, where the room is explained.
claim-of = { $seat }: «{ $cell } — { $colour }».

## What can be said
option-plan-look = Сказать: я смотрю { $cell }
    .why = Другие могут ответить «да» или «нет».
option-plan-avoid = Предупредить: не входите в { $cell }
    .why = Другие могут ответить «да» или «нет».
option-plan-meet = Предложить встречу в { $cell }
    .why = Другие могут ответить «да» или «нет».
option-plan-slide =
    { $own ->
        [1] Сказать: сдвину { $line } на { $dir }
       *[none] Предложить сдвиг { $line } на { $dir }
    }
    .why = Другие могут ответить «да» или «нет».
option-plan-program =
    { $own ->
        [1] { $several ->
            [1] Сказать, что { $who } планирует: { program-told }
           *[none] Сказать: планирую { program-told }
        }
       *[none] Попросить: { $who }, запланируй { program-told }
    }
    .why = Другие могут ответить «да» или «нет».
option-plan-exit = Предложить встречу в Комнате 25
    .why = Другие могут ответить «да» или «нет».
option-plan-key = Предложить идти за ключом
    .why = Другие могут ответить «да» или «нет».
option-plan-stay = Предложить остаться на местах
    .why = Другие могут ответить «да» или «нет».
option-yes = Да: { $whom }
    .why = Вы принимаете этот план; боты на это рассчитывают.
option-no =
    { $why ->
        [danger] Нет, { $whom }: кто-то погибнет
       *[other] Нет, { $whom }: у меня другой план
        [trust] Нет, { $whom }: не верю
        [far] Нет, { $whom }: слишком далеко
    }
    .why = Вы отклоняете этот план и говорите почему.
option-blame =
    { $why ->
       *[lied] Обвинить: { $who } — ложь
        [pushed] Обвинить: { $who } — тот толчок
        [slid] Обвинить: { $who } — тот сдвиг
    }
    .why = Вы говорите, что это охранник, и почему.
option-defend =
    { $why ->
       *[innocent] Сказать: я не охранник
        [honest] Сказать: я говорю правду
        [accident] Сказать: это вышло случайно
        [unaware] Сказать: откуда мне было знать
    }
    .why = Вы говорите что-то в свою защиту.
option-praise = Похвалить: { $who }
    .why = Вы говорите кому-то доброе слово.

## Branches
branch-plan = Предложить что-то …
branch-plan-look = Я смотрю …
branch-plan-avoid = Не входите в …
branch-plan-meet = Встречаемся в …
branch-plan-slide = Сдвинуть ряд …
branch-plan-slide-line =
    { $own ->
        [1] Сдвину { $line } …
       *[none] Сдвинуть { $line } …
    }
branch-plan-program = Назвать план действий или попросить о нем …
branch-plan-program-who =
    { $own ->
        [1] { $several ->
            [1] { $who } планирует …
           *[none] Я планирую …
        }
       *[none] Пусть { $who } запланирует …
    }
branch-yes = Сказать да …
branch-no = Сказать нет …
branch-no-whom = Нет, { $whom }: …
branch-defend = Защититься …
branch-praise = Похвалить кого-то …
branch-accuse-who = Обвинить: { $who } …
