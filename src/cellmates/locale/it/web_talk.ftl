### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Tempo per parlare prima che scelgano i bot
moment-usual = insieme: finché siete pronti
moment-none = nessuno
moment-at-most = al massimo { $seconds } secondi
plans-open = Piani aperti
plan-yes = Sì
plan-no = No …
plan-tally = sì: { $yes } · no: { $no }
say-defend = Difenditi
say-warn = Avverti
say-deal = Offri un patto
say-ask = Chiedi
say-praise = Loda
say-blame = Rimprovera

here-look = Guardo io qui
here-avoid = Non entrate
here-meet = Troviamoci qui

notebook = Taccuino sulle persone
notebook-hold = Il tuo segno
hold-trust = Fiducia
hold-watch = Occhio
hold-liar = Bugiardo?
hold-guard = Guardia
notebook-said = Che cosa è stato detto
notebook-did = Che cosa è stato fatto
notebook-others = Che cosa dicono gli altri
notebook-note = La tua nota
notebook-now = ora { $cell }
fate-right = vero: { $room }
fate-wrong = falso: { $room }
fate-open = non si sa
fate-disputed = contestato da { $others }
