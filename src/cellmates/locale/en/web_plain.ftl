# The plain table: any game that the page has no table of its own for.

plain-view = Everything in sight
plain-ask = Choose: { $kind }
plain-filter = Only options with
plain-over = The game is over ({ $reason }). Winners: { $winners }.
plain-score = Score: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = dealt at random
people-chosen = chosen by seat

# What many games speak of: keys of views and events, where a game has no word of its own.
plain-word-card = card
plain-word-cards = cards
plain-word-count = number
plain-word-deck = deck
plain-word-discard = discard pile
plain-word-game = game
plain-word-hand = hand
plain-word-mode = mode
plain-word-over = game over
plain-word-phase = phase
plain-word-place = place
plain-word-players = players
plain-word-points = points
plain-word-reason = reason
plain-word-round = round
plain-word-rounds = rounds
plain-word-score = score
plain-word-scores = scores
plain-word-seat = player
plain-word-seats = players
plain-word-turn = turn
plain-word-winners = winners
