# The plain table: any game that the page has no table of its own for.

plain-view = Everything in sight
plain-ask = Choose: { $kind }
plain-filter = Only options with
plain-over = The game is over ({ $reason }). Winners: { $winners }.
plain-score = Score: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = dealt at random
people-chosen = chosen by seat
