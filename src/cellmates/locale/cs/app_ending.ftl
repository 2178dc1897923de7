### The end of a game on the page and in the terminal.

found-head-who = Kdo
found-head-where = Kde
found-head-why = Proč
found-head-warned = Kdo varoval
found-head-misled = Kdo tvrdil, že nehrozí nic
found-head-silent = Kdo to viděl a mlčel
found-head-missing = Co chybělo
found-head-how = Jak
found-head-stayed = Zůstali
found-head-stood = Jak to stálo
found-head-decided = Co rozhodlo
found-head-close = V čem byl soupeř lepší
to-moment = Ukázat tu chvíli
