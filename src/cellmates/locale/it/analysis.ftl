### The analysis of a finished game, on the page and in the terminal.

analysis-curve = Probabilità di vincere
analysis-everybody = tutti insieme
analysis-turning = Momenti decisivi
analysis-then = poi: { $what }
analysis-costs = Le scelte più costose
found-head-lies = Bugie
found-head-known = Che cosa si poteva sapere
found-head-places = Posti
found-head-bluff = Bluff
found-head-left = Che cosa è rimasto inutilizzato
