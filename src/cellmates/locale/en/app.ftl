### What is said around any game: menus, prompts, errors, commands.
###
### Arguments: $who, $mode, $command and the like are names, already in this language;
### $file, $option, $text, $key, $seed are printed as they are; numbers come as numbers.

## The program and small words

app-name = Cellmates
app-tagline = Prison games for one table: with friends, with bots, or alone.
language-name = English
language = Language
version = Cellmates { $version }
game-room25 = Room 25
    .what = Hidden roles, secret programs and a complex that slides under your feet.

yes = yes
no = no
you = you
nobody = nobody
everybody = everybody
unknown = unknown
none-of-these = none
list-and = { $first } and { $last }
player = Player { $number }
bot = Bot { $number }
bot-random = random
    .what = Takes any option that is offered, each as likely as the next.
ready = ready
thinking = thinking
waiting-for = Waiting for { $who }
your-turn = Your turn
game-over = The game is over
log = Log
talk = Talk
rules = Rules
notes = Notes

## Counting

count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
count-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
count-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
count-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
count-files = { $count ->
    [one] { $count } file
   *[other] { $count } files
}
count-scenarios = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}

## Menu

menu-title = What would you like to do?
menu-new = New game
    .what = Choose a mode and take your seats.
menu-resume = Go on with a saved game
    .what = Continue exactly where you stopped.
menu-watch = Watch the bots
    .what = Every seat is played by a bot; you look on as a spectator.
menu-replay = Replay a game
    .what = Step through a finished game, from any seat or with everything face up.
menu-rules = Rules
    .what = Rooms, characters, cards and modes, explained in plain words.
menu-language = Language
    .what = English, Polish, Russian, Czech or Italian.
menu-quit = Quit
    .what = Leave the program.
menu-no-saves = There is no saved game yet.
menu-enter = Enter takes what is marked with *; quit leaves.
menu-start = Start the game
    .what = You can stop at any time; the game is saved.
menu-question = question
menu-answer = answer

## Setting up a game

setup-title = New game
setup-mode = Mode
    .what = What you have to do to win.
setup-edition = Edition
    .what = Which rulebook's readings are used.
setup-level = Rules
    .what = Basic for a first game, Ultimate for everything.
setup-madness = Madness
    .what = A harder cooperation: more cards, no adrenaline, no reminders.
setup-seats = Players
    .what = How many sit at the table, bots included.
setup-humans = People at this screen
    .what = The other seats are played by bots.
setup-guards = Guards
    .what = How many of the players are secretly guards.
setup-bots = Bots
    .what = How well the other seats play.
setup-character = Character
    .what = Whom you play.
setup-anybody = anybody
setup-seed = Seed
    .what = 64 hexadecimal digits; leave it empty for a fresh one.
setup-memory = Memory aid
    .what = Whether the board keeps showing you what you once saw.
setup-memory-events_only = only in your log
setup-memory-board = on the board
setup-memory-none = not at all
setup-start = Start the game
setup-back = Back

## Prompts

prompt-choose = Your choice:
prompt-options = Your options
prompt-may = You may also
prompt-talk = You may say
prompt-hint = Type a number, a letter or the notation; ? for help, quit to save and leave.
prompt-help = A number takes that option, a letter the option marked with it; the notation in brackets can be typed too, and the beginnings of its words are enough. "? 2" explains option 2, "? c4" a place, "? vortex" a thing of the game. "board" shows the table, "log" what happened, "say" what you may say, "may" what you may do besides, "back" the first list again, "undo" takes back a choice that nobody has learned anything from, "quit" saves the game and leaves.
prompt-continue = Press Enter to go on.
prompt-only-one = Only one option, so it was taken: { $option }
prompt-confirm = { $option }: really?
prompt-quit = Save the game and leave?
prompt-search = Type to narrow the list
prompt-nothing-found = No option contains "{ $text }".
nothing-to-may = There is nothing that you may do besides now.
nothing-to-talk = Nobody may say anything now.
undone = Taken back. Choose again.

## Keys of the full-screen table

key-help = Help
    .what = Show or hide this help.
key-quit = Save and leave
    .what = The game is saved; go on with it later.
key-choose = Choose
    .what = Take the option under the cursor.
key-why = Why
    .what = Explain the option under the cursor.
key-board = Board
    .what = Walk over the rooms and read about them.
key-log = Log
    .what = Show everything that you have seen happen.
key-talk = Talk
    .what = Say a colour, a suspicion or a plan.
key-may = Besides
    .what = Do something that nobody asked for: a reminder, a revelation.
key-type = Type
    .what = Type a choice in its notation, or a question such as "? vortex".
key-undo = Undo
    .what = Take back a choice from which nobody has learned anything.
key-back = Back
    .what = To the first list again.
key-on = Go on
    .what = Continue.
keys-help = Keys: the arrows and Enter choose; a number or the letter before an option takes it at once. ? explains the option under the cursor. Tab walks over the board, and Enter there takes the option about that room. t talks, m does what nobody asked for, u takes back, / types a choice or a question, Page Up and Page Down move the log, q saves and leaves.
page-any-key = ↑ ↓ scroll; any other key goes back to the table.
key-rules = Rules
    .what = Look up a room, a character or a card.
key-theme = Light or dark
    .what = Switch the colours of the screen.
key-next = Forward
    .what = To the next choice.
key-previous = Back
    .what = To the choice before.
key-first = Start
    .what = To the first position.
key-last = End
    .what = To the last position.
key-seat = Seat
    .what = See the game from another seat.

## The curtain between players at one screen

curtain-title = Curtain
curtain-pass = Hand the screen over to { $who }.
curtain-ready = { $who }: press Enter when nobody else is looking.
curtain-done = Your choice is made. Press Enter to hide your secrets.
curtain-everybody = Everybody may look now.

## Saving and going on

saved = The game is saved in { $file }.
saved-how = Go on with: { $command }
resumed = The game from { $file } goes on. { $count ->
    [one] { $count } choice has been made so far.
   *[other] { $count } choices have been made so far.
}
record-written = The record of the game is in { $file }.
seed-published = The seed was { $seed }: anyone can replay the record and see that nothing was rigged.
seed-hash = SHA-256 of the secret seed: { $hash }
left-without-saving = You left without saving.

## Errors: what is wrong, and what to do next

error = Error
error-unknown-option = There is no option "{ $text }". Type a number from the list, or ? for help.
error-not-offered = "{ $option }" cannot be chosen now. Take one of the listed options.
error-ambiguous = "{ $text }" fits several options: { $options }. Type more of it.
error-not-your-decision = { $who } is not asked anything now.
error-cannot-undo = Somebody has learned something since your last choice; it cannot be taken back.
error-unknown-thing = There is nothing called "{ $text }". Name a room, a character, a card, a marker or a place such as c4.
error-no-such-file = There is no file { $file }. Check the path.
error-not-readable = { $file } cannot be read: { $problem }
error-cannot-write = { $file } cannot be written: { $problem }
error-file-exists = { $file } already exists. Name another file, or move this one away.
error-not-a-record = { $file } is not the record of a game.
error-record-cut-short = The record { $file } is cut short: it ends in the middle of an entry.
error-record-altered = The record { $file } was altered: choice { $number } ("{ $option }") was not possible.
error-record-digest = The record { $file } was altered: it does not lead to the position it claims.
error-record-version = { $file } was written under rules version { $theirs }; this program plays version { $ours }.
error-record-unfinished = The game in { $file } is not over yet.
error-not-a-scenario = { $file } is not a scenario: { $problem }
error-scenario-place = { $file }, { $place }: { $problem }
error-unknown-key = Unknown key "{ $key }". Known: { $known }.
error-unknown-value = "{ $value }" is no value of { $key }. Possible: { $known }.
error-unknown-mode = There is no mode "{ $text }". Modes: { $known }.
error-unknown-edition = There is no edition "{ $text }". Editions: { $known }.
error-unknown-game = There is no game "{ $text }". Games: { $known }.
error-unknown-bot = There is no bot "{ $text }". Bots: { $known }.
error-unknown-language = There are no texts in "{ $text }". Languages: { $known }.
error-unknown-seat = There is no seat { $seat } at this table.
error-unknown-command = There is no command "{ $text }". Commands: { $known }.
error-bad-seats = { $mode } is for { $allowed } players, not for { $seats }.
error-bad-seed = A seed is 64 hexadecimal digits (32 bytes); "{ $text }" is not.
error-bad-number = "{ $text }" is not a whole number.
error-bad-range = { $key } must lie between { $least } and { $most }.
error-bad-config = These settings do not go together: { $problem }
error-bad-toml = { $file } is not valid TOML: { $problem }
error-bad-cell = "{ $text }" is not a cell. Cells go from a1 to e5.
error-terminal-too-small = The window is { $width } × { $height }; it needs at least { $least_width } × { $least_height }. Enlarge it, or use --plain.
error-no-terminal = This needs a terminal. Use --plain, or run it in a terminal window.
error-interrupted = Stopped.
error-no-files = No files found in { $file }.
error-usage = Type "{ $command } --help" to see how it is used.

## Commands

command-play = play a game in the terminal
    .what = Play with people at this screen, with bots in the other seats, or alone. Without options a menu asks.
command-simulate = let bots play many games and count
    .what = Plays games between bots and prints who won, why, and how long it took.
command-replay = step through a recorded game
    .what = Shows a record choice by choice, from one seat or with everything face up.
command-verify = prove that a record is genuine
    .what = Plays the record again and checks every choice, the seed and the final position.
command-check = run scenarios
    .what = Plays each scenario and says whether everything it expects came true.
command-show = explain rooms, characters and cards
    .what = Prints what the rules say of a thing, in plain words.

usage = Usage
usage-commands = Commands
usage-arguments = Arguments
usage-options = Options
usage-examples = Examples

argument-game = the game to play
argument-file = a file
argument-record = the record of a game
argument-scenarios = scenario files, or folders with such files
argument-thing = a room, a character, a card, a token or a mode

flag-help = show this help and leave
flag-version = show the version and leave
flag-lang = language of all texts: { $known }
flag-mode = mode of the game: { $known }
flag-edition = edition, that is, whose readings of the rules: { $known }
flag-level = how many of the rules: { $known }
flag-madness = play cooperation or solo at madness difficulty
flag-seats = number of players, bots included
flag-guards = number of guards among five players
flag-humans = number of people at this screen
flag-you = whom you play; several names, several people at this screen
flag-bots = which bot plays the other seats: { $known }
flag-seed = 64 hexadecimal digits that fix all chance
flag-set = a rule switch, as key=value; may be given several times
flag-complex = which set of rooms is built
flag-save = where the game is saved
flag-resume = go on with this saved game
flag-record = write the record of the game to this file
flag-plain = line by line, without drawing on the whole screen
flag-no-color = without colours; NO_COLOR in the environment does the same
flag-fast = bots move without a pause
flag-memory = where you are reminded of what you saw: board, events_only or none
flag-screen = On the screen
flag-watch = every seat is played by a bot
flag-ascii = draw with plain ASCII characters only
flag-colour = use colours: always, never or auto
flag-games = number of games to play
flag-jobs = number of processes that work side by side
flag-json = print JSON instead of a table
flag-seat = see the game from this seat
flag-open = see everything, as after the end of a game
flag-at = the position after so many choices
flag-quiet = print failures only
flag-out = write the result to this file

## Simulating

# $games and $players are count-games and count-players, spoken.
simulate-title = Simulation: { $games }, { $mode }, { $players }
column-mode = mode
column-edition = edition
column-seats = players
column-games = games
column-winner = winner
column-wins = wins
column-share = share
column-reason = how it ended
column-rounds = rounds
column-decisions = decisions
column-deaths = deaths
column-bot = bot
column-seat = seat
column-score = score
column-seconds = seconds
column-mean = mean
column-total = total
simulate-speed = { $games } games and { $decisions } decisions a second
simulate-seed = Seed of the whole run: { $seed }
simulate-stopped = Stopped early, after { $count ->
    [one] { $count } game.
   *[other] { $count } games.
}

## Replaying, verifying, checking, showing

replay-title = Replay of { $file }
replay-position = Choice { $number } of { $total }
replay-choice = { $who }: { $option }
replay-start = Before the first choice
replay-end = The record ends here.
replay-open = everything face up
replay-from-seat = as seen by { $who }
replay-spectator = as seen by a spectator

verify-title = Checking { $file }
verify-ok = The record is genuine. { $count ->
    [one] The one choice was possible and leads to the recorded end.
   *[other] All { $count } choices were possible and lead to the recorded end.
}
verify-seed-ok = The seed fits its published SHA-256.
verify-seed-wrong = The seed does not fit its published SHA-256.
verify-fails = The record does not hold: { $problem }

check-ok = ok
check-fail = FAIL
check-error = error
check-differs = { $key }: expected { $expected }, got { $got }
check-choice = choice { $number } ("{ $option }") was not possible
check-summary = { $failed ->
    [0] { $passed ->
        [one] The scenario holds.
       *[other] All { $passed } scenarios hold.
    }
    [one] { $failed } scenario failed, { $passed } held.
   *[other] { $failed } scenarios failed, { $passed } held.
}

show-title = Position from { $file }
show-config = Settings
show-position = Position
show-asked = To decide
show-options = Options
show-nobody-asked = Nobody has anything to decide.
show-notation = Notation

## Progress

progress-starting = Starting
progress-loading = Loading
progress-dealing = Building the complex
progress-playing = Playing: { $done } of { $total }
progress-checking = Checking: { $done } of { $total }
progress-bot = { $who } is thinking
progress-saving = Saving
progress-done = Done
progress-left = { $count ->
    [one] about { $count } second left
   *[other] about { $count } seconds left
}
