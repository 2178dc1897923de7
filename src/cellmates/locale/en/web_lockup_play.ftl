### Playing at the table of Lockup: paying, tomes, the sheet of a phone.

lockup-pay-sure = Nobody can take this back once it is paid.
lockup-pay-paid = You pay
lockup-pay-kept = You keep
lockup-tome-only-now = only now
lockup-tomes-when = How often to ask
lockup-moment-before_turn = Roll Call: before the next tokens are sent.
lockup-moment-after_turn = Roll Call: tokens have just been sent.
lockup-moment-before_reveal = { $location }: before the tokens are turned up.
lockup-moment-after_ranking = { $location }: the places are known, the rewards come next.
lockup-moment-before_reward = { $location }: before the next reward is taken.
lockup-moment-after_location = { $location } is over, the next location has not begun.
lockup-moment-before_patrol_step = Patrol: before its next step.
lockup-moment-before_raid = A raid begins next: the last chance before it costs stars.
lockup-moment-after_final_raid = The final count comes next: the last chance of the game.
lockup-skipped = You skipped: { $what }
lockup-sheet-open = Show the question
lockup-sheet-fold = Show the board
lockup-my-cards = My cards
lockup-from-list = Choose on the board, or from a list
