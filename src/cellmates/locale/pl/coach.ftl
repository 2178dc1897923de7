# The coach, on the page and in the terminal.

coach = Trener
coach-level-off = wyłączony
coach-level-hints = wskazówki
coach-level-full = pełny
coach-off = Trener: wyłączony
coach-hints = Trener: wskazówki
coach-full = Trener: pełny
coach-what = Wskazówki ostrzegają i radzą na prośbę; pełny radzi przy każdym pytaniu. Trener widzi tylko to, co ty. W trzech pierwszych grach są wskazówki. Nie działa przy zegarze ani wśród kilku osób, chyba że gospodarz pozwoli.
coach-thinks = Trener myśli …
coach-goal = W tej rundzie: { $goal }
coach-ask = Co radzisz?
coach-verdict-clear = Wyraźnie najlepsze: { $option }
coach-verdict-close = Odrobinę lepsze: { $option }
coach-verdict-risky = Warto zaryzykować: { $option }
coach-verdict-plain = Moja rada: { $option }
coach-best = to radzi trener
coach-danger = trener przed tym ostrzega
coach-switch = Trener także przy zegarze i wśród ludzi
refusal-no_coach = Przy tym stole nie ma trenera.
blocked-why = Niedostępne i dlaczego
key-hint = Rada
flag-coach = co mówi trener: off, hints (na !) albo full (przy każdym pytaniu)
