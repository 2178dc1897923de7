# The coach, on the page and in the terminal.

coach = Allenatore
coach-level-off = spento
coach-level-hints = consigli
coach-level-full = completo
coach-off = Allenatore: spento
coach-hints = Allenatore: consigli
coach-full = Allenatore: completo
coach-what = I consigli avvertono e suggeriscono su richiesta; completo suggerisce a ogni domanda. Vede solo quello che vedi tu. Nelle prime tre partite ci sono i consigli. Non con un orologio né tra più persone, a meno che l'ospite lo permetta.
coach-thinks = L'allenatore pensa …
coach-goal = In questo round: { $goal }
coach-ask = Tu che faresti?
coach-verdict-clear = Nettamente meglio: { $option }
coach-verdict-close = Un po' meglio: { $option }
coach-verdict-risky = Vale il rischio: { $option }
coach-verdict-plain = Il mio consiglio: { $option }
coach-best = quello che farebbe l'allenatore
coach-danger = l'allenatore lo sconsiglia
coach-switch = Allenatore anche con orologio e tra persone
refusal-no_coach = A questo tavolo non c'è allenatore.
blocked-why = Cosa non si può, e perché
key-hint = Consiglio
flag-coach = quanto dice l'allenatore: off, hints (con !) o full (a ogni domanda)
