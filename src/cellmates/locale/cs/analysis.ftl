### The analysis of a finished game, on the page and in the terminal.

analysis-curve = Šance na výhru
analysis-everybody = všichni společně
analysis-turning = Zlomové okamžiky
analysis-then = potom: { $what }
analysis-costs = Nejdražší rozhodnutí
found-head-lies = Lži
found-head-known = Co se dalo vědět
found-head-places = Místa
found-head-bluff = Blaf
found-head-left = Co zůstalo nevyužité
