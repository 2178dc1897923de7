### The analysis of a finished game, on the page and in the terminal.

analysis-curve = Chance of winning
analysis-everybody = all together
analysis-turning = Turning points
analysis-then = then: { $what }
analysis-costs = Costliest choices
found-head-lies = Lies
found-head-known = What could be known
found-head-places = Places
found-head-bluff = Bluff
found-head-left = Left on the table
