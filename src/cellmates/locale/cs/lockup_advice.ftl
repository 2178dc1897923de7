# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

lockup-obstacle-visited = při tomto nástupu tam vaše tlupa už byla
lockup-obstacle-downs_spent = toto kolo už nesmí ležet další žetony lícem dolů

## What the coach says: goals, reasons, warnings.

lockup-advice-chance = Šance na výhru je asi { $percent } % (± { $error }); u další možnosti { $next_best } %.
lockup-advice-chance_alone = Šance na výhru je asi { $percent } % (± { $error }).
lockup-advice-goal_raid = blíží se razie: zbavte se podezření, máte { $count ->
    [one] { $count } kostku
    [few] { $count } kostky
   *[other] { $count } kostek
}.
lockup-advice-goal_craft = { $count ->
    [0] ve Vězeňském bloku lze vyrobit: { $item }.
    [one] { $item }: chybí { $count } kostka.
    [few] { $item }: chybí { $count } kostky.
   *[other] { $item }: chybí { $count } kostek.
}
lockup-advice-goal_goons = rváči se na konci počítají v sadách: najímejte ty, kteří se hodí.
lockup-advice-reason_send = Pošlete tam: { $tokens }.
lockup-advice-reason_free = Nikdo tam není: { $location }.
lockup-advice-reason_first = { $location }: první místo na { $percent } %.
lockup-advice-reason_lower = { $location }: i nižší místa něco přinesou.
lockup-advice-reason_sure = { $location }: tam už vás nikdo nepřekoná.
lockup-advice-reason_hide = Žeton lícem dolů neprozradí sílu.
lockup-advice-reason_item = { $item }: pro vás asi { $count } ★.
lockup-advice-reason_reserve = Co si zamluvíte, nikdo jiný nevyrobí: { $item }.
lockup-advice-reason_goon = { $goon }: pro vás asi { $count } ★.
lockup-advice-reason_least = Téhle kostky je škoda nejméně: { $kind }.
lockup-advice-reason_take = Tohle chybí nejvíc: { $kind }.
lockup-advice-reason_pass = Žádný žeton už nepřinese víc, než stojí.
lockup-advice-reason_done = Ostatní žetony přinesou víc jinde.
lockup-advice-reason_decline = Kniha má větší cenu než tato odměna.
lockup-advice-reason_collect = Je to víc než kniha z Knihovny.
lockup-advice-reason_wait = Kniha se bude hodit víc později.
lockup-advice-reason_tome = Teď udělá nejvíc.
lockup-advice-reason_plan = Do konce hry to přinese nejvíc.
lockup-advice-warn_hopeless = { $location }: ani všechny vaše žetony tam nic nezískají.
lockup-advice-warn_watched = { $location }: nejsilnější bere podezření: { $count }.
lockup-advice-warn_raid = { $location }: nejsilnější bere podezření: { $count }, a razie je blízko.
lockup-advice-warn_weak = Samotný žeton { $token } tu nic nezíská: { $location }.
lockup-advice-warn_dear = { $item }: teď stojí víc, než přinese.
