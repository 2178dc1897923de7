### The start page: what the games are, what goes on in the house, one's own games.

start-lead = Two games about getting out. No account, and bots take the empty seats.
start-welcome = Welcome back, { $name }.
start-welcome-guest = Welcome back.
start-calling = { $count ->
    [one] A table waits for your move.
   *[other] { $count } tables wait for your move.
}
start-play = Play now
start-learn = New here? Ten minutes
start-friends = With friends
start-players = { $least }–{ $most } players
start-minutes = about { $count } min
weight-light = easy to learn
weight-medium = takes a game to learn
weight-heavy = for those who like rules
blurb-room25 = A live show, a maze of rooms that slides under your feet, and somebody at the table works for the producers.
blurb-lockup = Eight places in a torch-lit fortress. Send your crew, hide your strongest token, forge, recruit, and leave the guards' eyes to others.
kind-room25 = hidden roles, bluffing, a sliding board
kind-lockup = placing, crafting, nerve

start-new = A new game
start-house = In the house now
start-nobody = Nobody is waiting for players right now. Open a table yourself: friends come by the link, bots at once.
start-goes-on = Your games
go-on = Go on
look-in = Look in
to-lobby = To the lobby
join-in = Join in
watch-table = Watch
table-waits = { $who } waits here
table-empty = nobody is here right now
result-won = Won
result-lost = Lost
game-remove = Delete
game-remove-really = Delete this game from your list?
table-leave = Leave
table-leave-really = Give up the seat and leave this table?
table-close = Close the table
table-close-really = Close this table? Everybody at it has to go.
table-round = round { $round } of { $rounds }
