### The end of a game on the page and in the terminal.

found-head-who = Chi
found-head-where = Dove
found-head-why = Perché
found-head-warned = Chi aveva avvertito
found-head-misled = Chi la diceva innocua
found-head-silent = Chi aveva visto e taciuto
found-head-missing = Che cosa mancava
found-head-how = Come
found-head-stayed = Rimasti indietro
found-head-stood = La situazione
found-head-decided = Che cosa ha deciso
found-head-close = Dove l'avversario era meglio
to-moment = Mostra quel momento
