# L'obiettivo e la strada per arrivarci; i passi e che cosa si dice quando sono fatti.
goal-name = Obiettivo
goal-unlock = Attivare la Stanza della Chiave
    .done = Uscita sbloccata
    .what = Nessuno fugge finché qualcuno non è entrato nella Stanza della Chiave.
goal-find = Trovare la Stanza 25
    .done = Stanza 25 trovata
    .what = È coperta da qualche parte negli angoli del Complesso.
goal-gather = Riunirsi
    .done = Tutti dentro
    .count = dentro { $have } su { $need }
    .what = Chi deve fuggire deve stare nella Stanza 25.
goal-slide = Farla uscire
    .done = Fuori
    .count = { $need ->
        [one] { $need } scorrimento
       *[other] { $need } scorrimenti
    }
    .what = Gli scorrimenti portano la Stanza 25 oltre il bordo più vicino del Complesso, con tutti quelli che ci sono dentro.
goal-kill = Fermarli
    .done = Fermati
    .count = morti { $have } su { $need }{ $unknown ->
        [0] { "" }
       *[other] , { $unknown } di ruolo ignoto
    }
    .what = Due prigionieri morti sono la vittoria delle guardie.
goal-hold = O resistere
    .done = Tempo scaduto
    .count = { $left ->
        [one] { $left } round
       *[other] { $left } round
    }
    .what = Se alla fine del conto alla rovescia nessuno è fuggito, vincono le guardie.
start-go = Si comincia
start-allies = Con te: { $who }.

# Una guardia si rivela.
unmask-now = Togli la maschera
unmask-cost = Tutti sapranno che sei una guardia. Dal prossimo round non programmi più: scegli ogni azione quando tocca a lei.
    .lost_next_round = Perdi l'adrenalina dal prossimo round.
    .discard_now = Perdi subito l'adrenalina.
    .keep = L'adrenalina resta tua.
unmask-no = Non ancora
unmask-next = Togli la maschera al mio turno
unmask-armed = La maschera cadrà al tuo prossimo turno.

rooms-left = coperte { $left } su { $count }
