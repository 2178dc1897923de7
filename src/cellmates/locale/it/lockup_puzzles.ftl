### Puzzles of Lockup: what they ask, and why an option is or is not the answer.

lockup-insight-puzzle_place = Tutti i segnalini rimasti nella tua cella vanno in un solo luogo. Dove sei di sicuro al primo posto, qualunque cosa sia coperta e ovunque vadano gli altri? Nessuno gioca tomi.
lockup-insight-puzzle_craft = Che cosa fai perché a notte finita nessuno abbia più stelle di te, qualunque cosa facciano gli altri? Nessuno gioca tomi.
lockup-insight-puzzle_first = Hai { $mine }. Il più forte che può esserci è { $seat }, con { $most } al massimo.
lockup-insight-puzzle_alone = Nessun altro può esserci.
lockup-insight-puzzle_beaten = Hai { $mine }, ma { $seat } può avere { $most }.
lockup-insight-puzzle_tied = Anche { $seat } può avere { $most }, e vince il pareggio.
lockup-insight-puzzle_unpassed = Nessuno può superarti.
lockup-insight-puzzle_passed = Allora qualcuno può starti davanti.
