### Playing again, and giving up.

line-wants_rematch = { $who } would like to play again.
rematch-ask = Ask for a rematch
asked-rematch = You have asked for a rematch.
play-again = Play again
give-up = Let a bot finish
give-up-really = A bot plays your seat to the end, and you see how it ends. Let a bot finish?
replay-next-mark = To the next round or turning point
