# The plain table: any game that the page has no table of its own for.

plain-view = Tutto ciò che si vede
plain-ask = Scegli: { $kind }
plain-filter = Solo le opzioni con
plain-over = La partita è finita ({ $reason }). Vincitori: { $winners }.
plain-score = Punteggio: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = a caso
people-chosen = scelti per posto

# Di che cosa parlano molti giochi: chiavi di viste ed eventi, se il gioco non ha una parola sua.
plain-word-card = carta
plain-word-cards = carte
plain-word-count = numero
plain-word-deck = mazzo
plain-word-discard = scarti
plain-word-game = gioco
plain-word-hand = carte in mano
plain-word-mode = modalità
plain-word-over = partita finita
plain-word-phase = fase
plain-word-place = posto
plain-word-players = giocatori
plain-word-points = punti
plain-word-reason = motivo
plain-word-round = round
plain-word-rounds = round
plain-word-score = punteggio
plain-word-scores = punteggi
plain-word-seat = giocatore
plain-word-seats = giocatori
plain-word-turn = turno
plain-word-winners = vincitori
