### What the `cellmates` command says besides app.ftl.

## Wrong usage

error-missing-arguments = Missing: { $known }
error-one-of-arguments = One of these is needed: { $known }
error-not-with = { $key } does not go together with { $other }
error-unknown-arguments = Not understood: { $text }
error-missing-value = { $key } needs a value.
error-no-value = { $key } takes no value.
error-not-a-number = "{ $text }" is not a number.
error-argument = { $key }: { $problem }
error-unfit-weights = { $bot } cannot play: its weights are damaged or were made for another version ({ $problem }).
error-config = These settings cannot be played: { $problem }
error-too-small = { $key } must be at least { $least }.
error-no-equals = { $key }: "{ $text }" should read KEY=VALUE.
error-no-editions = { $game } has no editions; leave --edition out.
did-you-mean = Did you mean { $text }?
resume-passed-over = Passed over: { $problem }

## Checking

check-unreadable = { $count ->
    [one] { $count } file is not a scenario.
   *[other] { $count } files are not scenarios.
}

## Showing what lies in the box

argument-topic = what to show: { $known }
argument-name = one thing only, by its slug or name
error-unknown-name = { $topic }: there is no "{ $text }". There are: { $known }.

topic-rooms = Rooms
topic-characters = Characters
topic-cards = M.A.C. cards
topic-complexes = Complexes
topic-editions = Editions
topic-switches = Rule switches

total-rooms = { $kinds } kinds, { $tiles } tiles in the box

fact-slug = notation
fact-name = name
fact-colour = colour
fact-level = difficulty
fact-tiles = tiles
fact-boxes = tiles in the boxes
fact-source = source
fact-letter = letter
fact-special = special ability
fact-duo = partner
fact-box = box
fact-empties = Empty Rooms of its own
fact-locks = locks of its own
fact-copies = copies
fact-set = set
fact-kind = kind
fact-modes = modes
fact-out = never drawn
fact-differences = own readings
fact-default = default
fact-depends = by the other settings
fact-values = values
fact-rule = rule

values-tiles = a list of rooms
values-complex = a complex, or 25 rooms
values-seat = a seat number

source-rulebook = rulebook
source-secondary = second hand
source-reconstructed = reconstructed
set-base = base
set-madness = madness
complex-list = list
    .what = 25 named rooms, known to everybody
complex-table = table
    .what = some rooms are drawn at random by colour; only the table is known
complex-any = { $count } drawn at random

## Simulating

flag-with-default = { $text } (default: { $value })
flag-simulate-bots = who plays: one bot for all seats, or several, which then take turns over the seats ({ $known })
flag-sides = who plays which side, such as guard=careful,prisoner=random
column-side = side
column-interval = 95 % interval
column-count = number
side-prisoner = prisoners
side-guard = guards
side-a = Team A
side-b = Team B
side-player = each player
side-everybody = all together

## Replaying

flag-as = see the game as this seat (number or name), as spectator, or all: everything open once the game is over

## Serving

flag-host = address to listen on
flag-port = port to listen on; without it { $port }, or a free one if that is taken
flag-lan = let the network in, and show a code that phones can scan
flag-open = open the page in a browser, where there is one
flag-database = where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file among your data
flag-behind-proxy = believe what a proxy in front says of addresses (X-Forwarded-For, X-Forwarded-Proto)
flag-origin = another address under which the page may be opened; may be given several times
flag-offered-cards = a folder with card files of your own that tables may be played with; may be given several times
flag-unlimited = no limits on messages, connections and tables
flag-bot-processes = number of processes in which bots think
flag-idle = seconds that an idle table stays in memory
flag-log = how logs are written: text, or json, one object a line (default: text in a terminal, json elsewhere)

serve-here-only = Only browsers on this machine get in. With --lan the network gets in, too.
serve-network = Whoever is in your network can open this address, or scan the code with a phone.
serve-elsewhere = Also under: { $addresses }
serve-firewall = If a phone finds nothing there: it must be in the same network (guest networks often keep devices apart), and this machine's firewall must let port { $port } in.
serve-no-network = This machine is in no network: only its own browsers get in. Connect it, and start again.
serve-compiled = The compiled build plays.
serve-interpreted = The interpreted build plays.
serve-stop = Ctrl-C closes the house; no game is lost.
serve-port-taken = Port { $port } is taken; here is another one.
serve-port-in-use = Port { $port } is taken. Name another one, or none: then a free one is found.
serve-no-folder = Games cannot be kept in { $folder } ({ $problem }). Name another place, such as --database sqlite:///games.db
serve-already-open = Cellmates is already open: { $address }
serve-open-here-only = That one lets no other device in. Close it (Ctrl-C in its window) and start again with --lan.
serve-not-built = The page is not built; "make web" builds it.
serve-cannot = The server cannot start: { $problem }

## Mistakes in somebody's own card files; $key, $value, $known and names of cards are printed as they are

problem-place = { $file }, line { $line }
problem-syntax = this is no TOML: { $problem }
problem-deep = it is nested too deeply.
problem-encoding = it is no text in UTF-8.
problem-section = here must be keys with values.
problem-value = { $key } cannot be "{ $value }". Possible: { $known }.
problem-list = { $key } must be a list.
problem-number = { $key } must be a whole number, 0 or more, not "{ $value }".
problem-flag = { $key } must be true or false, not "{ $value }".
problem-pair = { $key } lists pairs of a thing and a number, not "{ $value }".
problem-key = unknown key "{ $key }". Known: { $known }.
problem-long-name = a name is too long.
problem-most = { $key } is more than { $most }.
problem-most-entries = { $key } has more than { $most } entries.
problem-slug = a name in brackets has small letters, digits and underscores only.
problem-slug-taken = this name means something else in the notation.
problem-slug-twice = there is another card of that name.
problem-no-name = there is no name in "{ $lang }".
problem-bad-name = the name in "{ $lang }" is too long or cannot be seen.
problem-no-treasure = an item has at least one treasure.
problem-no-cost = an item has a price.
problem-goal-leader = a leader goal has a minimum; its stars are those of the rules.
problem-goal-instant = an instant goal has a minimum and stars.
problem-goal-final = a final goal is a contest, or has stars and either minimum or per.
problem-no-crew = there is no such crew. There are: { $known }.
problem-no-power = this crew starts without power.
problem-location = the rules know no { $count } such cards.
problem-count = { $thing }: { $count } instead of { $wanted }.
problem-titles = { $count } titles, at most { $most }.
problem-least = { $thing }: { $count }, at least { $least }.
problem-suspicion = { $cards } show more than { $most } suspicion together.
problem-goal-kind = there is no goal of the kind "{ $goal }".
problem-no-folder = there is no such folder.
problem-no-files = the folder holds no card files: { $known }.
problem-no-card-file = this is no card file. Card files: { $known }.
problem-too-large = larger than { $most } KiB.
problem-line-long = line { $line } is too long.
problem-line-deep = line { $line } is nested too deeply.

## Analyse

analysis-title = Analysis of { $file }
analysis-balance = { $who }: { $start } % before the deal, deal { $deal }, own choices { $own }{ $others ->
    [none] {""}
   *[other] , others' choices { $others }
}, luck { $luck }, in the end { $end } %
analysis-balance-hint = In points of the chance of winning. What a choice cost is reckoned by what the chooser could know; the rest is luck.
analysis-where = round { $round }, choice { $number }
analysis-person = { $who }: { $points } in { $count } choices that could be compared
analysis-better = { $made }. Better: { $better }
analysis-why = Why: “{ $reasons }”
analysis-nothing-open = Everything that matters lies open.
flag-analyse-as = only what this seat can know now, for a game in progress too: its number, or what it plays
error-no-analysis = there is no analysis of { $game }
progress-analysing = { $done } of { $total } choices

## `cellmates puzzle`.

command-puzzle = positions with one right answer
    .what = Cuts puzzles out of games that bots play and proves them, lists those that come with the program, asks one in the terminal, checks them.
puzzle-make = let bots play and look for puzzles
puzzle-play = solve a puzzle
puzzle-list = list the puzzles there are
puzzle-check = prove puzzles again
puzzle-argument-id = the puzzle's short name; without one, any
puzzle-argument-files = files of puzzles; without any, those that come with the program
puzzle-flag-number = how many puzzles
puzzle-flag-kind = only of this kind: { $known }
puzzle-flag-out = the file to write; without one, print them
puzzle-flag-answer = the number of an option, instead of being asked
puzzle-flag-seed = the seed of the games; without one, any
puzzle-progress-making = { $done } of { $total } puzzles
puzzle-progress-checking = { $done } of { $total } puzzles
puzzle-made = Puzzles: { $count }. Games played: { $games }, moments looked at: { $looked }. Seed: { $seed }
puzzle-row = { $id }: { $kind }, { $grade }
puzzle-which = Your answer (a number, or nothing to see the solution):
puzzle-holds = { $count ->
    [one] One puzzle holds.
   *[other] All { $count } puzzles hold.
}
puzzle-fails = { $id }: { $problem }
puzzle-none = there are no puzzles of { $game }
puzzle-unknown = there is no puzzle { $id }
puzzle-no-file = { $file } cannot be read as puzzles
