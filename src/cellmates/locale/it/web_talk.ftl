### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Tempo per parlare prima che scelgano i bot
moment-usual = finché tutti sono pronti, se si gioca insieme
moment-none = nessuno
moment-at-most = al massimo { $seconds } secondi
plans-open = Piani aperti
plan-yes = Sì
plan-no = No …
plan-tally = sì: { $yes } · no: { $no }
say-defend = Difenditi
say-warn = Avverti
say-deal = Offri un patto
