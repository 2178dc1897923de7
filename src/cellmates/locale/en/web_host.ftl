# What a host may do to people and seats, and games that end before their end.

host-powers = Seats and people
mute = Mute
unmute = Unmute
muted = muted
make-host = Make host
make-host-really = Hand the host’s chair over to { $who }?
kick-game-really = Send { $who } away? A bot plays on until somebody else takes the seat.
seat-clear = Free for a person
pardon = Let people back in
pardon-what = Whoever you sent away cannot sit down here again.
close-game = End the game
close-game-really = End the game for everybody, without a winner?
table-closed = ended early
table-gone = This table has been closed.
closed-host = The host has ended this game.
closed-house = This game was ended by those who run the server.
closed-rules = This game began under older rules that this server no longer plays, so it was ended.
closed-abandoned = Nobody had played here for a long time, so the game was ended.
line-relieved-sent_away = { $who } was sent away by the host; a bot plays on.
line-relieved-vacant = { $who }: the seat is free; a bot plays until somebody takes it.
line-returned-new = { $who } takes the seat over.
refusal-shut_out = The host has sent you away from this table. You can still watch, or open a table of your own.
refusal-muted = The host has muted you. Ready phrases still work.
refusal-own_seat = Hand the host’s chair over first.
