### The analysis of a finished game on the page.

analysis-begin = Analizza questa partita
analysis-what = Quanto era probabile vincere dopo ogni scelta, quanto sono costate le scelte in base a ciò che si poteva sapere, e che cosa era fortuna. Richiede un minuto o due e resta salvata.
analysis-running = Scelte: { $done } su { $total }
analysis-stop = Ferma
analysis-place = Punto della curva
analysis-round = round { $round }
analysis-better-is = Meglio: { $better }
analysis-why-is = Perché: «{ $reasons }»
analysis-no-cost = Nessuno ha fatto una scelta che sia costata di sicuro.
analysis-hint = In punti di probabilità di vincere. Una scelta si giudica da ciò che si poteva sapere allora; il resto è fortuna.
analysis-could-know = Che cosa si poteva sapere: { $who }
balance-start = prima della distribuzione
balance-deal = distribuzione
balance-own = scelte proprie
balance-others = scelte altrui
balance-luck = fortuna
balance-end = alla fine
