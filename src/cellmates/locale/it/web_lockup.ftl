### The Lockup table on the page: what its rooms, boards and dialogues say besides lockup.ftl.
###
### $who, $token, $tokens, $location, $deck, $cubes are names in this language; the rest are numbers.

## The prison

lockup-boards = Le plance delle bande
lockup-yours = Ciò che è tuo
lockup-crew-what = Una banda. Le stelle sono la sua reputazione; tocca la plancia per vedere le carte.
lockup-closed-short = mandato
lockup-label-loose = Cubi dei banditi
lockup-prize-last = ultimo
lockup-prize-all = tutti
lockup-claimed = { $who }: «qui c'è il mio segnalino { $token }»
lockup-deck-left = { $deck }: { $count } nel mazzo.
lockup-pool-what = I cubi sospetto rimasti. Se nella ronda gli scagnozzi mostrano più occhi di quanti sono i cubi, c'è una retata.
lockup-cards-hidden = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}

## Sending tokens

lockup-send-here = Manda qui
lockup-from-here = Da qui
lockup-to-here = Qui
lockup-turn-up-here = Scopri
lockup-peek-here = Sbircia: { $who }
lockup-cell-empty = La tua cella è vuota.
lockup-pick-location = Ora scegli un luogo, o trascina lì i segnalini.
lockup-send-to = { $location }: manda { $tokens }
lockup-put-back = Rimetti a posto
lockup-draft-undo = Riprendi: { $token }

## Dialogues

lockup-you-get = Ricevi:
lockup-take-loose = Prendi solo i cubi dei banditi
lockup-back = Indietro
lockup-keep = Tieni
lockup-play = Gioca
lockup-craft = Fabbrica
lockup-reserve = Prenota
lockup-lacks = Manca:
lockup-recruit = Recluta
lockup-recruit-free = Paga il «Prontuario del reclutatore»: uno scagnozzo gratis.
lockup-recruit-price = Uno scagnozzo costa { $one ->
        [one] { $one } cubo
       *[other] { $one } cubi
    }.
lockup-recruit-prices = Uno scagnozzo costa { $one ->
        [one] { $one } cubo
       *[other] { $one } cubi
    }, due: { $two }.
lockup-recruit-these = { $count ->
    [one] Recluta questi due per { $count } cubo
   *[other] Recluta questi due per { $count } cubi
}
lockup-pay-fixed = parte del prezzo
lockup-pay-pick = { $count ->
    [one] Scegli { $count } cubo con cui pagare.
   *[other] Scegli { $count } cubi con cui pagare.
}
lockup-pay-with = paga { $cubes }
lockup-swap = Scambia
lockup-swap-give = { $count ->
    [one] Dai { $count } cubo:
   *[other] Dai { $count } cubi:
}
lockup-swap-take = Prendi uno tra:
lockup-discard = Restituisci
lockup-discard-pick = { $count ->
    [one] Puoi tenerne { $limit }: scegli { $count } cubo da restituire.
   *[other] Puoi tenerne { $limit }: scegli { $count } cubi da restituire.
}

## Waiting in tome windows

lockup-standing-location = In questo luogo non ti viene chiesto se giochi un tomo.
lockup-standing-phase = In questa fase non ti viene chiesto se giochi un tomo.
lockup-standing-round = In questo round non ti viene chiesto se giochi un tomo.
lockup-standing-off = Chiedimelo di nuovo
