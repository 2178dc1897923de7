# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

lockup-obstacle-visited = на этой перекличке ваша банда там уже была
lockup-obstacle-downs_spent = в этом раунде больше нельзя класть жетоны рубашкой вверх

## What the coach says: goals, reasons, warnings.

lockup-advice-chance = Шансы на победу около { $percent } % (± { $error }); у следующего варианта { $next_best } %.
lockup-advice-chance_alone = Шансы на победу около { $percent } % (± { $error }).
lockup-advice-goal_raid = близится облава: избавьтесь от подозрений, у вас { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}.
lockup-advice-goal_craft = { $count ->
    [0] в Тюремном блоке можно смастерить: { $item }.
    [one] { $item }: не хватает { $count } кубика.
   *[other] { $item }: не хватает { $count } кубиков.
}
lockup-advice-goal_goons = головорезы в конце считаются наборами: нанимайте подходящих.
lockup-advice-reason_send = Пошлите туда: { $tokens }.
lockup-advice-reason_free = Там никого нет: { $location }.
lockup-advice-reason_first = { $location }: первое место с вероятностью { $percent } %.
lockup-advice-reason_lower = { $location }: и не первое место что-то дает.
lockup-advice-reason_sure = { $location }: там вас уже никто не обойдет.
lockup-advice-reason_hide = Закрытый жетон не выдает силы.
lockup-advice-reason_item = { $item }: для вас около { $count } ★.
lockup-advice-reason_reserve = Отложенное никто другой не смастерит: { $item }.
lockup-advice-reason_goon = { $goon }: для вас около { $count } ★.
lockup-advice-reason_least = Этого кубика жаль меньше всего: { $kind }.
lockup-advice-reason_take = Этого не хватает больше всего: { $kind }.
lockup-advice-reason_pass = Ни один жетон уже не принесет больше, чем стоит.
lockup-advice-reason_done = Остальные жетоны нужнее в других местах.
lockup-advice-reason_decline = Книга дороже этой награды.
lockup-advice-reason_collect = Это дороже книги из Библиотеки.
lockup-advice-reason_wait = Позже эта книга нужнее.
lockup-advice-reason_tome = Сейчас она даст больше всего.
lockup-advice-reason_plan = К концу игры это даст больше всего.
lockup-advice-warn_hopeless = { $location }: даже все ваши жетоны там ничего не дадут.
lockup-advice-warn_watched = { $location }: сильнейший получит подозрения: { $count }.
lockup-advice-warn_raid = { $location }: сильнейший получит подозрения: { $count }, а облава близко.
lockup-advice-warn_weak = Один жетон ({ $token }) здесь ничего не даст: { $location }.
lockup-advice-warn_dear = { $item }: сейчас стоит больше, чем дает.
