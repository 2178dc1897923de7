# Il tavolo di Lockup: obiettivi, stelle se finisse ora, il proprio covo.

lockup-goal-per = { $count ->
    [1] ciascuno
   *[other] ogni { $count }
}
lockup-if-ended = { $count ->
    [one] { $count } stella se finisse ora
   *[other] { $count } stelle se finisse ora
}
    .what = Quanto ci sarebbe dopo un'ultima retata e il conteggio di tutto ciò che ora è scoperto.
lockup-label-sets = Quanto valgono ora i tuoi scagnozzi

lockup-play-next = Gioca appena si può
    .why = Viene giocato da solo appena arriva un momento in cui ha effetto.
lockup-tomes-declined-phase = In questa fase non ti viene più chiesto di: { $tomes }.
lockup-tomes-declined-round = In questo round non ti viene più chiesto di: { $tomes }.
lockup-window-idle = Nessuno dei tuoi tomi si può giocare adesso. La domanda c'è perché nessuno lo capisca.
lockup-tomes-once = Per un tomo che può aspettare si chiede una volta per fase e due per round; più tardi lo giochi dal tuo pannello.
lockup-tomes-every-chance = Chiedimi a ogni occasione

# La carta all'inizio.
lockup-start = Sei notti nella fortezza. Dopo l'ultima vince la banda con più stelle: per oggetti fabbricati, scagnozzi ben assortiti e obiettivi. Una retata toglie stelle a chi ha più sospetti.
lockup-start-solo = Tu contro le guardie, per sei notti. Alla fine devi avere più stelle di loro: per oggetti fabbricati, scagnozzi ben assortiti e obiettivi. Una retata toglie stelle a chi ha più sospetti.
lockup-start-advanced = Prima scegli uno di due tratti: i suoi bonus arrivano subito.
lockup-start-send = Manda segnalini nei luoghi
lockup-start-win = I più forti prendono di più
lockup-start-count = Fabbrica, recluta, raccogli stelle
