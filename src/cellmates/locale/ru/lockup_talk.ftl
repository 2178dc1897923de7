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
        [1] Меня это устраивает, { $of }.
        [2] Идет, { $of }.
       *[other] Хорошо, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] Я иду { $location }, { $of }.
            [2] Даже не просите, { $of }: я направляюсь { $location }.
           *[other] Нет, { $of }, { $location } иду я.
        }
       *[other] { $wording ->
            [1] Не этой ночью, { $of }.
            [2] Пожалуй, нет, { $of }.
           *[other] Нет, { $of }, у меня другой план.
        }
        [trust] { $wording ->
            [1] Ловко, { $of }. Но нет.
            [2] Вашего слова мне мало, { $of }.
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
lockup-event-took_back =
    { $refusal ->
        [mine] { $wording ->
            [1] Не взыщите, { $of }, про это место у меня теперь другое решение.
            [2] Планы изменились, { $of }: это место нужно мне.
           *[other] Беру слова назад, { $of }: я все-таки иду { $location }.
        }
       *[other] { $wording ->
            [1] То «да» больше не в счет, { $of }. Планы меняются.
            [2] Больше на меня не рассчитывайте, { $of }.
           *[other] Забудьте, что говорилось, { $of }: у меня теперь другой план.
        }
        [trust] { $wording ->
            [1] Нет, { $of }, ничего не выйдет. Хватит с меня обещаний.
            [2] Этого обещания я не сдержу, { $of }. Вашим я тоже не верю.
           *[other] Беру слова назад, { $of }: больше я вам не верю.
        }
    }
lockup-event-blame =
    { $blame ->
        [outbid] { $wording ->
            [1] Еще одно очко, и место было бы мое, { $of }.
            [2] Почти вышло, { $of }. В другой раз возьму больше.
           *[other] На единицу, { $of }! Вы обошли меня на волосок.
        }
        [robbed] { $wording ->
            [1] Воры! Держите руки при себе, { $of }.
            [2] Это грабеж, { $of }. Я вам этого не забуду.
           *[other] Этот кубик мой, { $of }!
        }
        [framed] { $wording ->
            [1] Вы свалили это на меня, { $of }. Нехорошо.
            [2] Держите подозрения при себе, { $of }!
           *[other] Теперь стража из-за вас смотрит на меня, { $of }.
        }
        [snatched] { $wording ->
            [1] Вы увели головореза у меня из-под носа, { $of }.
            [2] Именно этого, { $of }? У меня были на него планы.
           *[other] Этот головорез нужен мне, { $of }!
        }
       *[broke] { $wording ->
            [1] Так вот чего стоит ваше слово, { $of }.
            [2] У нас был уговор, { $of }. Вы его нарушили.
           *[other] Вы дали мне слово, { $of }.
        }
    }
lockup-event-praise =
    { $wording ->
        [1] Надо признать, { $of }: это было ловко.
        [2] Красиво сыграно, { $of }.
       *[other] Отличная работа, { $of }.
    }
lockup-event-ask =
    { $wording ->
        [1] Что вы задумали, { $of }?
        [2] { $of }, где вы хотите победить этой ночью?
       *[other] Куда вы идете, { $of }?
    }
lockup-event-reply =
    { $reply ->
        [thanks] { $wording ->
            [1] Приятно слышать, { $of }.
            [2] Хорошо, что кто-то это заметил, { $of }.
           *[other] Спасибо, { $of }.
        }
        [sorry] { $wording ->
            [1] Прошу прощения, { $of }.
            [2] Я еще исправлюсь, { $of }.
           *[other] Простите, { $of }. Без обид.
        }
        [shrug] { $wording ->
            [1] Так уж здесь заведено, { $of }.
            [2] На моем месте вы сделали бы то же, { $of }.
           *[other] Ничего личного, { $of }.
        }
        [mock] { $wording ->
            [1] Привыкайте, { $of }.
            [2] Слишком медленно, { $of }. Приходите завтра.
           *[other] Поплачьте, { $of }.
        }
       *[secret] { $wording ->
            [1] Дождитесь ночи, { $of }.
            [2] Не скажу, { $of }.
           *[other] Увидите, { $of }.
        }
    }
lockup-event-groan =
    { $wording ->
        [1] Кругом стража! Прощай, доброе имя.
        [2] Мою камеру перевернули вверх дном.
       *[other] Больно ударила эта облава.
    }
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: «Мой жетон { $token } лежит { $location }».

## What can be said
lockup-option-warn = Сказать: не ходите { $location }
    .why = Другие могут ответить «да» или «нет».
lockup-option-deal = Предложить: { $location } — мне, { $other } — вам
    .why = Другие могут ответить «да» или «нет».
lockup-option-yes = Сказать: хорошо, { $of }
    .why = Вы принимаете предложение. Оно никого не связывает.
lockup-option-no =
    { $refusal ->
        [mine] Сказать: нет, { $of }, это место нужно мне
       *[other] Сказать: нет, { $of }, у меня другой план
        [trust] Сказать: нет, { $of }, не верю
    }
    .why = Вы отклоняете предложение и говорите почему.
lockup-option-blame =
    { $blame ->
        [outbid] Упрекнуть: вы обошли меня на волосок, { $of }
        [robbed] Упрекнуть: это грабеж, { $of }
        [framed] Упрекнуть: вы свалили на меня подозрения, { $of }
        [snatched] Упрекнуть: вы увели моего головореза, { $of }
       *[broke] Упрекнуть: вы нарушили слово, { $of }
    }
    .why = Вам могут ответить. Боты помнят, кто нарушил слово.
lockup-option-praise = Похвалить: отличная работа, { $of }
    .why = Вам могут ответить.
lockup-option-ask = Спросить: куда вы идете, { $of }?
    .why = Вам могут ответить, правду или нет.
lockup-option-reply =
    { $reply ->
        [thanks] Ответить: спасибо, { $of }
        [sorry] Ответить: простите, { $of }
        [shrug] Ответить: ничего личного, { $of }
        [mock] Ответить: привыкайте, { $of }
       *[secret] Ответить: увидите, { $of }
    }
    .why = Вы отвечаете на то, что вам сказали.
lockup-option-groan = Пожаловаться на облаву
    .why = Это слышат все.

## Branches
lockup-branch-warn = Сказать: не ходите …
lockup-branch-deal = Предложить сделку …
lockup-branch-deal-location = { $location } — мне, а вам …
lockup-branch-yes = Сказать да …
lockup-branch-no = Сказать нет …
lockup-branch-no-of = Сказать: нет, { $of } …
lockup-branch-blame = Упрекнуть кого-то …
lockup-branch-blame-what = Упрекнуть: { $blame } …
lockup-branch-praise = Похвалить кого-то …
lockup-branch-ask = Спросить, куда кто-то идет …
lockup-branch-reply = Ответить …
lockup-branch-reply-how = Ответить: { $reply } …

## What one blames somebody for, and how one answers
lockup-word-outbid = победа на волосок
lockup-word-robbed = отнятый кубик
lockup-word-framed = чужие подозрения
lockup-word-snatched = уведенный головорез
lockup-word-broke = нарушенное слово
lockup-word-thanks = спасибо
lockup-word-sorry = простите
lockup-word-shrug = ничего личного
lockup-word-mock = насмешка
lockup-word-secret = увидите
