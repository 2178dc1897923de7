### The house: start page, lobby, result, replay, talk and log.

page-loading = Loading

## Start page

home-what = Two board games about getting out of prison, played in the browser: with friends on their own phones, with bots in the empty seats, or alone.
home-continue = Continue
home-over = Finished games
home-learn = Learn by playing
show-more = Show more

## What a host chooses

by-the-rules = as the rules say
setup-complex = Complex
complex-own = a list of your own
complex-total = { $count } of 25 rooms. Add or remove some until there are exactly 25.
complex-any-colour = any { $colour }
setup-edition = Edition
setup-guards = Guards
setup-characters = Characters
    .any = dealt at random
    .chosen = chosen by seat
setup-crews = Crews
    .any = in their usual order
    .chosen = chosen by seat
all-rules = All rules
wrong-seats = This number of players does not go with the mode or the edition.
wrong-guards = Only a table of five can choose between one and two guards.
wrong-madness = Madness belongs to cooperation and solo with the ultimate rules.
wrong-complex_preset = This complex does not go with the mode, the edition or the rules. Choose another.
wrong-characters = These characters cannot play together this way. Pairs stay on one side.
wrong-other = This does not fit the other choices. Change it, or go back to the rules.
clock-kind-none = none
clock-kind-live = live, everybody is here
clock-kind-days = over days, come when you can
clock-decision = Time a decision
clock-bank = To spare for the whole game
clock-bank-none = nothing
takeover = When somebody is gone
takeover-after = a bot plays after { $time }
takeover-never = everybody waits
summary-edition = edition: { $edition }
summary-clock-live = { $time } a decision, { $bank } to spare
summary-clock-days = { $time } a decision
summary-takeover = a bot stands in for who is gone: { $time }
summary-takeover-never = nobody is replaced by a bot
summary-spectators = others may watch
summary-no-spectators = no spectators
summary-memory = memory aid { $aid }

## Lobby

cancel = Cancel
share = Share
qr-code = { $what }, as a picture to be scanned
link-seat = Play on another device
    .what = This link opens your own seat. Keep it to yourself.
link-host = Link that makes somebody host
    .what = Whoever opens it may change the table and start the game.
here = here
put-bot-on = A bot on seat { $number }
no-bot = no bot
kick-really = Free the seat of { $who }?
seat-up = Move seat { $number } up
seat-down = Move seat { $number } down
settings-of-table = Settings
change-settings = Change
change-game = Play { $game } instead
rules-changed = { $count ->
    [one] { $count } rule changed
   *[other] { $count } rules changed
}
start-missing = { $count ->
    [one] { $count } seat is still free
   *[other] { $count } seats are still free
}
start-away = { $count ->
    [one] { $count } person is not here right now
   *[other] { $count } people are not here right now
}
waiting-seats = { $count ->
    [one] { $count } seat is free; then the host can start.
   *[other] { $count } seats are free; then the host can start.
}
