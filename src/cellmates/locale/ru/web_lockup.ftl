### The Lockup table on the page: what its rooms, boards and dialogues say besides lockup.ftl.
###
### $who, $token, $tokens, $location, $deck, $cubes are names in this language; the rest are numbers.

## The prison

lockup-boards = Планшеты банд
lockup-yours = Что у вас есть
lockup-crew-what = Банда. Звезды — ее репутация; коснитесь планшета, чтобы увидеть карты.
lockup-closed-short = послано
lockup-label-loose = Кубики бандитов
lockup-prize-last = последний
lockup-prize-all = все
lockup-claimed = { $who }: «здесь мой жетон { $token }»
lockup-deck-left = { $deck }: в колоде { $count }.
lockup-pool-what = Столько кубиков подозрений осталось. Если при обходе у головорезов больше глаз, чем здесь кубиков, будет облава.
lockup-cards-hidden = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[other] { $count } закрытых карт
}

## Sending tokens

lockup-send-here = Сюда
lockup-from-here = Отсюда
lockup-to-here = Сюда
lockup-turn-up-here = Открыть
lockup-peek-here = Посмотреть: { $who }
lockup-cell-empty = Ваша камера пуста.
lockup-pick-location = Теперь выберите локацию или перетащите жетоны туда.
lockup-send-to = { $location }: послать { $tokens }
lockup-put-back = Вернуть в камеру
lockup-draft-undo = Забрать: { $token }

## Dialogues

lockup-you-get = Вы получите:
lockup-take-loose = Взять только кубики бандитов
lockup-back = Назад
lockup-keep = Оставить
lockup-play = Сыграть
lockup-craft = Смастерить
lockup-reserve = Отложить
lockup-lacks = Не хватает:
lockup-recruit = Завербовать
lockup-recruit-free = Платит «Пособие вербовщика»: один головорез бесплатно.
lockup-recruit-price = Один головорез стоит { $one ->
        [one] { $one } кубик
        [few] { $one } кубика
       *[other] { $one } кубиков
    }.
lockup-recruit-prices = Один головорез стоит { $one ->
        [one] { $one } кубик
        [few] { $one } кубика
       *[other] { $one } кубиков
    }, двое: { $two }.
lockup-recruit-these = { $count ->
    [one] Завербовать этих двоих за { $count } кубик
    [few] Завербовать этих двоих за { $count } кубика
   *[other] Завербовать этих двоих за { $count } кубиков
}
lockup-pay-fixed = часть цены
lockup-pay-pick = { $count ->
    [one] Выберите { $count } кубик, которым платите.
    [few] Выберите { $count } кубика, которыми платите.
   *[other] Выберите { $count } кубиков, которыми платите.
}
lockup-pay-with = заплатить: { $cubes }
lockup-swap = Обменять
lockup-swap-give = { $count ->
    [one] Отдаете { $count } кубик:
    [few] Отдаете { $count } кубика:
   *[other] Отдаете { $count } кубиков:
}
lockup-swap-take = Берете один из:
lockup-discard = Вернуть
lockup-discard-pick = { $count ->
    [one] Оставить можно { $limit }: выберите { $count } кубик, который вернется.
    [few] Оставить можно { $limit }: выберите { $count } кубика, которые вернутся.
   *[other] Оставить можно { $limit }: выберите { $count } кубиков, которые вернутся.
}

## Waiting in tome windows

lockup-standing-location = В этой локации о книгах не спрашивают.
lockup-standing-phase = В этой фазе о книгах не спрашивают.
lockup-standing-round = В этом раунде о книгах не спрашивают.
lockup-standing-off = Спрашивать снова
