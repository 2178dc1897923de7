### Playing at the table of Lockup: paying, tomes, the sheet of a phone.

lockup-pay-sure = Una volta pagato non si torna indietro.
lockup-pay-paid = Paghi
lockup-pay-kept = Ti resta
lockup-tome-only-now = solo adesso
lockup-tomes-when = Quanto spesso chiedere
lockup-moment-before_turn = Appello: prima che si mandino altri segnalini.
lockup-moment-after_turn = Appello: sono appena stati mandati dei segnalini.
lockup-moment-before_reveal = { $location }: prima di scoprire i segnalini.
lockup-moment-after_ranking = { $location }: i posti sono decisi, arrivano le ricompense.
lockup-moment-before_reward = { $location }: prima della prossima ricompensa.
lockup-moment-after_location = { $location }: qui è finita, il prossimo luogo non è ancora cominciato.
lockup-moment-before_patrol_step = Ronda: prima del prossimo passo.
lockup-moment-before_raid = Sta per cominciare una retata: ultima occasione prima che costi stelle.
lockup-moment-after_final_raid = Sta per cominciare il conteggio finale: ultima occasione della partita.
lockup-skipped = Hai saltato: { $what }
lockup-sheet-open = Mostra la domanda
lockup-sheet-fold = Mostra il tabellone
lockup-my-cards = Le mie carte
lockup-from-list = Scegli sul tabellone o da un elenco
