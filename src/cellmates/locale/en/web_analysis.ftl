### The analysis of a finished game on the page.

analysis-begin = Analyse this game
analysis-what = How likely who was to win after every choice, what choices cost by what could be known, and what was luck. It takes a minute or two, and is kept.
analysis-running = { $done } of { $total } choices
analysis-stop = Stop
analysis-place = Place on the curve
analysis-round = round { $round }
analysis-better-is = Better: { $better }
analysis-why-is = Why: “{ $reasons }”
analysis-no-cost = Nobody made a choice that surely cost something.
analysis-hint = In points of the chance to win. A choice is judged by what the person could know then; the rest is luck.
analysis-could-know = What { $who } could know
balance-start = before the deal
balance-deal = the deal
balance-own = own choices
balance-others = others’ choices
balance-luck = luck
balance-end = in the end
