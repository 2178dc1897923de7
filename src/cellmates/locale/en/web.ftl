### The page: what only the browser table says.
###
### $who, $kind are names in this language; $seed is printed as it is; $count is a number.

## The house

skip-to-content = Skip to the table
page-lost = There is nothing at this address.
sound = Sound
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
close = Close
copy = Copy
copied = Copied
send = Send
to-start = To the start page
to-table = To the table

## Start page

home-fan-work = An unofficial fan work: rules in our own words, our own drawings. The games belong to their publishers.
home-play = What do you want to play?
home-open = Open tables
home-none-open = Nobody is waiting for players right now.
home-fair = No accounts, no mail. A game is never lost: close the page and come back when you like.
table-open = open
table-playing = playing
table-over = over
table-loading = Coming to the table
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## A new table

your-name = Your name
guest-name = Guest
more-settings = More settings
clock = Clock
clock-none = no clock
talk-structured = ready phrases only
talk-free = phrases and free chat
pace = Pace of the bots
pace-fast = fast
pace-calm = calm
pace-slow = slow
spectators-allowed = Others may watch
table-listed = Show it among the open tables
play-bots = Play against bots
play-alone = Play
open-table = Open a table for friends
botkind-careful = careful bot
botkind-random = random bot

## Lobby and seats

seats = Seats
players = Players
seat-free = free
host = host
away = not here
relieved = a bot plays
sit-down = Sit down
stand-up = Give up the seat
fill-bots = Fill with bots
kick = Send away
invite = Link for friends
    .what = Whoever opens it can take a free seat or watch.
    .watch = Whoever opens it can watch.
waiting-host = The host starts the game.
waiting-table = The table goes on by itself.
watching = { $count ->
    [0] nobody is watching
    [one] { $count } spectator
   *[other] { $count } spectators
}
notify = Tell me when it is my turn
notify-cannot = The browser allows no notices here; a sound and the title of the page tell you when it is your turn.
hand-over = Let a bot play for me
come-back = I am back
fairness = Fair dealing
    .what = This is the SHA-256 of the secret seed. After the end the seed is published, and anyone can check it.

## At the table

connection-lost = Connection lost. Trying again; nothing gets lost.
bye-kicked = The host has sent you away from this table. You can watch, but you cannot sit down here again unless the host lets you back in.
take-back = Take back
may-also = You may also
can-choose = Can be chosen
cell-face-up = face up
cell-known = face down, seen by you
note-here = Your note about this room
ready-button = Ready
face-up = face up
face-down = face down
log-all = Show everything
chat = Write something
say-something = Say something …
say-claim = Claim
say-accuse = Accuse
say-plan = Propose
line-started = The game began.
line-ended = The game ended.
line-took_back = { $who } took the last choice back.
line-returned = { $who } plays again.
line-relieved-clock = { $who } ran out of time; a bot plays on.
line-relieved-gone = { $who } is gone; a bot plays on.
line-relieved-left = { $who } handed over to a bot.

## After the end

rematch = Rematch
to-rematch = To the rematch
watch-replay = Replay
download-record = Download the record
verify = Check the deal
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-play = Play or pause
replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-speed = Speed

## When something was refused: what to do next

refusal-unreachable = The server does not answer. Check the connection and try again.
refusal-unknown = Something went wrong. Reload the page.
refusal-malformed = The server did not understand the page. Reload it.
refusal-hello_first = The page was too hasty. Reload it.
refusal-no_such_table = There is no such table. Check the link.
refusal-bad_token = This link opens no seat. Ask for a new one.
refusal-no_spectators = Nobody may watch this table. Ask for a seat.
refusal-not_seated = Take a seat first.
refusal-not_host = Only the host can do that. Ask the host.
refusal-stale = The table has moved on. Choose again.
refusal-no_such_option = There is no such option. Choose one that is offered.
refusal-not_on_offer = That cannot be chosen now. Take one of the options shown.
refusal-not_your_decision = You are not asked anything now. Wait for your turn.
refusal-silenced = Nobody may speak now. Try again later.
refusal-no_chat = This table has ready phrases only. Choose one of them.
refusal-cannot_take_back = It is too late to take that back.
refusal-wrong_state = The table is not ready for that. Wait, or reload the page.
refusal-seat_taken = Somebody sits there. Take another seat.
refusal-seats_free = There are still free seats. Fill them, or put bots there.
refusal-no_such_seat = There is no such seat. Take another seat.
refusal-no_such_bot = There is no such bot. Choose another.
refusal-bad_config = These settings do not go together. Change one of them.
refusal-bad_name = This name cannot be used. Choose another.
refusal-slow_down = Too fast. Wait a moment and try again.
refusal-too_many = Too many connections, tables or sets of cards from here. Close some, or wait a while.
refusal-notes_full = There is no room for more notes. Remove one first.
refusal-not_stored = Nothing has happened: the server could not store it. Try again.
refusal-not_over = The record is secret until the end of the game. Come back then.
refusal-foreign_origin = Another page may not do that here. Open this one directly.

## Words shared with other tables

your-turn = Your turn
thinking = thinking
setup-bots = Bots
setup-memory = Memory aid
setup-memory-events_only = only in your log
setup-memory-board = on the board
setup-memory-none = not at all
setup-start = Start the game
label-deck =
    M.A.C. deck: { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }
label-discard = Discarded
label-open = Open this round
score-total = stars
