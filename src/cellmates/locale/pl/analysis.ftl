### The analysis of a finished game, on the page and in the terminal.

analysis-curve = Szansa na wygraną
analysis-everybody = wszyscy razem
analysis-turning = Punkty zwrotne
analysis-then = potem: { $what }
analysis-costs = Najkosztowniejsze decyzje
found-head-lies = Kłamstwa
found-head-known = Co można było wiedzieć
found-head-places = Miejsca
found-head-bluff = Blef
found-head-left = Co zostało niewykorzystane
