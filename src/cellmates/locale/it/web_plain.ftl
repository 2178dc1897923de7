# The plain table: any game that the page has no table of its own for.

plain-view = Tutto ciò che si vede
plain-ask = Scegli: { $kind }
plain-filter = Solo le opzioni con
plain-over = La partita è finita ({ $reason }). Vincitori: { $winners }.
plain-score = Punteggio: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = a caso
people-chosen = scelti per posto
