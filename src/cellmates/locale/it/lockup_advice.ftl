# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

lockup-obstacle-visited = in questo appello la tua banda ci è già stata
lockup-obstacle-downs_spent = in questo round non si possono mettere altri segnalini coperti

## What the coach says: goals, reasons, warnings.

lockup-advice-chance = Vince circa il { $percent } % delle volte (± { $error }); la scelta seguente il { $next_best } %.
lockup-advice-chance_alone = Vince circa il { $percent } % delle volte (± { $error }).
lockup-advice-goal_raid = si avvicina una retata: liberati dei sospetti, ne hai { $count }.
lockup-advice-goal_craft = { $count ->
    [0] nel Blocco celle si può fabbricare: { $item }.
    [one] { $item }: manca { $count } cubo.
   *[other] { $item }: mancano { $count } cubi.
}
lockup-advice-goal_goons = alla fine gli scagnozzi contano in serie: recluta quelli adatti.
lockup-advice-reason_send = Manda lì: { $tokens }.
lockup-advice-reason_free = Non c'è nessuno: { $location }.
lockup-advice-reason_first = { $location }: primo posto al { $percent } %.
lockup-advice-reason_lower = { $location }: anche i posti dopo il primo portano qualcosa.
lockup-advice-reason_sure = { $location }: lì nessuno può più batterti.
lockup-advice-reason_hide = Coperto, nessuno sa quanto sei forte.
lockup-advice-reason_item = { $item }: per te vale circa { $count } ★.
lockup-advice-reason_reserve = Ciò che prenoti non lo fabbrica nessun altro: { $item }.
lockup-advice-reason_goon = { $goon }: per te vale circa { $count } ★.
lockup-advice-reason_least = Il cubo che ti mancherà di meno: { $kind }.
lockup-advice-reason_take = Quello che manca di più ai tuoi piani: { $kind }.
lockup-advice-reason_pass = Nessun altro segnalino renderebbe più di quanto costa.
lockup-advice-reason_done = Gli altri segnalini rendono di più altrove.
lockup-advice-reason_decline = Un tomo vale più di questa ricompensa.
lockup-advice-reason_collect = Vale più di un tomo della Biblioteca.
lockup-advice-reason_wait = Il tomo servirà di più dopo.
lockup-advice-reason_tome = Adesso rende al massimo.
lockup-advice-reason_plan = È ciò che rende di più entro la fine.
lockup-advice-warn_hopeless = { $location }: nemmeno tutti i tuoi segnalini vincono qualcosa lì.
lockup-advice-warn_watched = { $location }: il più forte prende sospetti: { $count }.
lockup-advice-warn_raid = { $location }: il più forte prende sospetti: { $count }, e una retata è vicina.
lockup-advice-warn_weak = Da solo, { $token } qui non vince nulla: { $location }.
lockup-advice-warn_dear = { $item } ora costa più di quanto rende.
