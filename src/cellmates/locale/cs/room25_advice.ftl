# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

obstacle-dark = z Temné komory není vidět
obstacle-all_open = vše na dohled je už odkryté
obstacle-no_way = není kudy ven
obstacle-prison = z Vězení se smí jen do Centrální místnosti nebo k někomu
obstacle-central_push = z Centrální místnosti nesmí být nikdo vystrčen
obstacle-alone = nikdo další tam není
obstacle-no_way_for_them = není kam postrčit
obstacle-hidden = kdo tam je, ten se skrývá
obstacle-slid = toto kolo se už posouvá opačně
obstacle-central_control = linie přes Centrální místnost se nehýbou
obstacle-central_special = v Centrální místnosti nefunguje žádná schopnost
obstacle-special_idle = schopnost tu nemá na co působit
obstacle-closed = zavřeno, nevstupovat
obstacle-lock = Emmettův zámek
obstacle-corridor = chodba vede napříč
obstacle-punished = ten žeton už není

## What the coach says: goals, reasons, warnings.

advice-chance = Šance na výhru je asi { $percent } % (± { $error }); u další možnosti { $next_best } %.
advice-chance_alone = Šance na výhru je asi { $percent } % (± { $error }).
advice-goal_key = získejte klíč: { $cell }.
advice-goal_find_key = Pokoj 25 je nalezen: teď klíč.
advice-goal_find_both = najděte Pokoj 25 a klíč.
advice-goal_find = najděte Pokoj 25.
advice-goal_gather = do Pokoje 25 ({ $cell }) musí ještě vejít: { $count }.
advice-goal_slide = všichni jsou uvnitř: vysuňte Pokoj 25 z { $cell }, potřebné posuny: { $count }.
advice-goal_pretend = předstírejte pomoc a zdržujte.
advice-goal_stop = nepusťte některého vězně do Pokoje 25.
advice-reason_exit = { $cell } je Pokoj 25: uvnitř bude o jednoho víc.
advice-reason_key = V { $cell } je klíč; bez něj se nikdo nedostane ven.
advice-reason_leave = Takhle se odsud dostanete včas ({ $room }).
advice-reason_nearer = Je to blíž k Pokoji 25, { $cell }.
advice-reason_search = { $cell } leží na cestě tam, kam se ještě nikdo nedíval.
advice-reason_known = { $cell } nepřekvapí: { $room }.
advice-reason_claimed = { $seat } říká o { $cell }: { $colour }.
advice-reason_unknown = O { $cell } nikdo nemluvil; ze skrytých místností je { $percent } % červených.
advice-reason_check = Ověří to, co o { $cell } říká { $seat }.
advice-reason_look = O { $cell } ještě nikdo nemluvil.
advice-reason_odds = V { $cell } může být Pokoj 25 nebo klíč: { $percent } %.
advice-reason_push_away = Pošle pryč toho, komu není radno věřit: { $who }.
advice-reason_push_in = Do Pokoje 25 se dostane { $who }.
advice-reason_push_on = Pomůže dál: { $who }, { $cell }.
advice-reason_slide_out = Pokoj 25 opustí komplex, a to je výhra.
advice-reason_slide_exit = Potom zbývá Pokoji 25 ven posunů: { $count }.
advice-reason_slide_way = Zkrátí to cestu.
advice-reason_plan = Ať přijde cokoli, budete na lepším místě.
advice-reason_kill = To zabíjí: zemře { $victims }.
advice-reason_know = Dozvíte se, co je v { $cell }, a říct o tom můžete, co chcete.
advice-reason_unsuspected = Vězeň by udělal totéž: nikdo nepojme podezření.
advice-reason_hinder = Tam překážíte vězňům.
advice-reason_slide_hinder = Ztíží vězňům cestu ven.
advice-reason_hold_up = Zdrží na cestě: { $who }.
advice-warn_enter = { $cell }, { $room }: vstup zabíjí, zemře { $victims }.
advice-warn_leave = { $room }: odchod zabíjí, zemře { $victims }.
advice-warn_linger = { $cell }, { $room }: kdo tu zůstane, zemře.
advice-warn_claimed = { $cell }: { $seat } říká, že je červená.
advice-warn_alarm = Pokoj 25 takhle brzy spustí poplach: zbylo by jen kol: { $count }.
advice-warn_stay = { $who } je na smrtícím místě ({ $room }): včas ven, nebo smrt.
advice-warn_door = { $room }: kdo vstoupí, zabije toho, kdo je uvnitř. Vedle: { $people }.
advice-warn_lost = Akce { $token } propadne: { $obstacle }.
