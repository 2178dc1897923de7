### Table talk of Lockup. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same.

## What is said
lockup-event-claim =
    { $wording ->
        [1] Жетон { $token }? Он { $location }.
        [2] Верьте или нет: мой жетон { $token } лежит { $location }.
       *[other] Мой жетон { $token } лежит { $location }.
    }
lockup-event-plan =
    { $wording ->
        [1] Этой ночью победа { $location } за мной.
        [2] Никто не обойдет меня { $location }.
       *[other] Я хочу победить { $location }.
    }
lockup-event-warn =
    { $wording ->
        [1] Не суйтесь { $location }: там занято.
        [2] Кто сунется { $location }, пожалеет.
       *[other] Не ходите { $location }!
    }
lockup-event-deal =
    { $wording ->
        [1] Уговор: { $location } мне, { $other } вам?
        [2] Я не лезу { $other_into }, если вы не лезете { $into }.
       *[other] { $location } — мне, { $other } — вам.
    }
lockup-event-yes =
    { $wording ->
        [1] Договорились, { $of }.
        [2] Идет, { $of }.
       *[other] По рукам, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] Я иду { $location }, { $of }.
           *[other] Нет, { $of }, { $location } иду я.
        }
       *[other] { $wording ->
            [1] Не этой ночью, { $of }.
           *[other] Нет, { $of }, у меня другой план.
        }
        [trust] { $wording ->
            [1] Ловко, { $of }. Но нет.
           *[other] Не верю я вам, { $of }.
        }
    }
lockup-event-agree =
    { $wording ->
        [1] Так и есть.
        [2] И я так думаю.
       *[other] Верно.
    }
lockup-event-deny =
    { $wording ->
        [1] Нет, это не так.
        [2] Не верю.
       *[other] Это неправда.
    }
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: «Мой жетон { $token } лежит { $location }».

## What can be said
lockup-option-warn = Сказать: не ходите { $location }
    .why = Другие могут ответить «да» или «нет».
lockup-option-deal = Предложить: { $location } — мне, { $other } — вам
    .why = Другие могут ответить «да» или «нет».
lockup-option-yes = Сказать: по рукам, { $of }
    .why = Вы принимаете предложение. Оно никого не связывает.
lockup-option-no =
    { $refusal ->
        [mine] Сказать: нет, { $of }, это место нужно мне
       *[other] Сказать: нет, { $of }, у меня другой план
        [trust] Сказать: нет, { $of }, не верю
    }
    .why = Вы отклоняете предложение и говорите почему.

## Branches
lockup-branch-warn = Сказать: не ходите …
lockup-branch-deal = Предложить сделку …
lockup-branch-deal-location = { $location } — мне, а вам …
lockup-branch-yes = Сказать да …
lockup-branch-no = Сказать нет …
lockup-branch-no-of = Сказать: нет, { $of } …
