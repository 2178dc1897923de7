# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

obstacle-dark = dalla Stanza Oscura non si vede nulla
obstacle-all_open = tutte le stanze visibili sono già scoperte
obstacle-no_way = non c'è via d'uscita
obstacle-prison = dalla Stanza Prigione si esce solo verso la Stanza Centrale o verso qualcuno
obstacle-central_push = nessuno può essere spinto fuori dalla Stanza Centrale
obstacle-alone = lì non c'è nessun altro
obstacle-no_way_for_them = chi è lì non può essere spinto da nessuna parte
obstacle-hidden = chi è lì è nascosto
obstacle-slid = in questo round scorre già nell'altro verso
obstacle-central_control = le linee della Stanza Centrale non scorrono mai
obstacle-central_special = nella Stanza Centrale non funziona nessuna capacità
obstacle-special_idle = qui la capacità non ha effetto
obstacle-closed = chiusa, Do Not Cross
obstacle-lock = chiusa da un lucchetto di Emmett
obstacle-corridor = il corridoio va nell'altro verso
obstacle-punished = quel gettone non c'è più

## What the coach says: goals, reasons, warnings.

advice-chance = Vince circa il { $percent } % delle volte (± { $error }); la scelta seguente il { $next_best } %.
advice-chance_alone = Vince circa il { $percent } % delle volte (± { $error }).
advice-goal_key = prendete la chiave: { $cell }.
advice-goal_find_key = la Stanza 25 è trovata: ora la chiave.
advice-goal_find_both = trovate la Stanza 25 e la chiave.
advice-goal_find = trovate la Stanza 25.
advice-goal_gather = nella Stanza 25 ({ $cell }) ne mancano ancora: { $count }.
advice-goal_slide = tutti dentro: fate uscire la Stanza 25 da { $cell }, spostamenti necessari: { $count }.
advice-goal_pretend = fingi di aiutare e fai perdere tempo.
advice-goal_stop = tieni un prigioniero fuori dalla Stanza 25.
advice-reason_exit = { $cell } è la Stanza 25: uno in più è dentro.
advice-reason_key = In { $cell } c'è la chiave; senza, non esce nessuno.
advice-reason_leave = Ti porta via di qui in tempo ({ $room }).
advice-reason_nearer = Ti avvicina alla Stanza 25, { $cell }.
advice-reason_search = { $cell } è sulla strada verso dove nessuno ha guardato.
advice-reason_known = { $cell } non riserva sorprese: { $room }.
advice-reason_claimed = { $seat } dice di { $cell }: { $colour }.
advice-reason_unknown = Di { $cell } nessuno ha parlato; tra le stanze coperte il { $percent } % è rosso.
advice-reason_check = Verifica ciò che { $seat } ha detto di { $cell }.
advice-reason_look = Di { $cell } nessuno ha ancora parlato.
advice-reason_odds = In { $cell } può esserci la Stanza 25 o la chiave: { $percent } %.
advice-reason_push_away = Allontana chi è meglio non credere: { $who }.
advice-reason_push_in = Porta { $who } nella Stanza 25.
advice-reason_push_on = Aiuta { $who } ad andare avanti, in { $cell }.
advice-reason_slide_out = La Stanza 25 lascia il Complesso, ed è la vittoria.
advice-reason_slide_exit = Dopo, alla Stanza 25 restano questi spostamenti: { $count }.
advice-reason_slide_way = Accorcia la strada.
advice-reason_plan = Qualunque cosa accada, ti lascia nel posto migliore.
advice-reason_kill = Uccide { $victims }.
advice-reason_know = Saprai che cosa c'è in { $cell } e potrai dirne ciò che vuoi.
advice-reason_unsuspected = Un prigioniero farebbe lo stesso: nessuno sospetterà di te.
advice-reason_hinder = Da lì intralci i prigionieri.
advice-reason_slide_hinder = Rende più difficile ai prigionieri la via d'uscita.
advice-reason_hold_up = Trattiene { $who } per strada.
advice-warn_enter = { $cell }, { $room }: entrare uccide { $victims }.
advice-warn_leave = { $room }: uscire uccide { $victims }.
advice-warn_linger = { $cell }, { $room }: chi ci resta muore.
advice-warn_claimed = { $cell }: { $seat } dice rosso.
advice-warn_alarm = La Stanza 25 così presto fa scattare l'allarme: resterebbero solo { $count } round.
advice-warn_stay = { $who } è in un posto mortale ({ $room }): fuori in tempo, o morte.
advice-warn_door = { $room }: chi entra uccide chi è dentro. Qui accanto: { $people }.
advice-warn_lost = { $token } andrebbe a vuoto: { $obstacle }.
