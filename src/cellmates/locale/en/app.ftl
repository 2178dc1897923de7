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
list-and = { $first } and { $last }
player = Player { $number }
bot = Bot { $number }
bot-random = random
    .what = Takes any option that is offered, each as likely as the next.
ready = ready
waiting-for = Waiting for { $who }
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
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Menu

menu-new = New game
    .what = Choose a mode and take your seats.
menu-quit = Quit
    .what = Leave the program.
menu-no-saves = There is no saved game yet.
menu-enter = Enter takes what is marked with *; quit leaves.
menu-start = Start the game
    .what = You can stop at any time; the game is saved.
menu-question = question
menu-answer = answer

## Setting up a game

setup-mode = Mode
    .what = What you have to do to win.
    .what = Basic for a first game, Ultimate for everything.
setup-seats = Players
    .what = How many sit at the table, bots included.
setup-humans = People at this screen
    .what = The other seats are played by bots.
setup-character = Character
    .what = Whom you play.
setup-anybody = anybody

## Prompts

prompt-choose = Your choice:
prompt-may = You may also
prompt-talk = You may say
prompt-tell = Will you tell the others what you have seen? Enter says nothing.
prompt-hint = Type a number, a letter or the notation; ? for help, ! for a hint, quit to save and leave.
prompt-help = A number takes that option, a letter the option marked with it; the notation in brackets can be typed too, and the beginnings of its words are enough. "? 2" explains option 2, "?" and a name explains a place, a card or any other thing of the game. "board" shows the table, "log" what happened, "say" what you may say, "may" what you may do besides, "back" the first list again, "undo" takes back a choice that nobody has learned anything from, "quit" saves the game and leaves.
nothing-to-may = There is nothing that you may do besides now.
nothing-to-talk = Nobody may say anything now.
undone = Taken back. Choose again.

## Keys of the full-screen table

key-help = Help
    .what = Show or hide this help.
key-choose = Choose
    .what = Take the option under the cursor.
key-why = Why
    .what = Explain the option under the cursor.
key-board = Board
    .what = Walk over the rooms and read about them.
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
keys-help = Keys: the arrows and Enter choose; a number or the letter before an option takes it at once. ? explains the option under the cursor. ! gives the coach's hint. Tab walks over the board, and Enter there takes the option about that place. t talks, m does what nobody asked for, u takes back, / types a choice or a question, Page Up and Page Down move the log, q saves and leaves.
page-any-key = ↑ ↓ scroll; any other key goes back to the table.

## The curtain between players at one screen

curtain-pass = Hand the screen over to { $who }.
curtain-ready = { $who }: press Enter when nobody else is looking.
curtain-done = Your choice is made. Press Enter to hide your secrets.

## Saving and going on

saved = The game is saved in { $file }.
saved-how = Go on with: { $command }
resumed = The game from { $file } goes on. { $count ->
    [one] { $count } choice has been made so far.
   *[other] { $count } choices have been made so far.
}
record-written = The record of the game is in { $file }.
seed-published = The seed was { $seed }: anyone can replay the record and see that nothing was rigged.

## Errors: what is wrong, and what to do next

error = Error
error-unknown-option = There is no option "{ $text }". Type a number from the list, or ? for help.
error-not-offered = "{ $option }" cannot be chosen now. Take one of the listed options.
error-ambiguous = "{ $text }" fits several options: { $options }. Type more of it.
error-cannot-undo = Somebody has learned something since your last choice; it cannot be taken back.
error-unknown-thing = There is nothing called "{ $text }". Name a place, a card or another thing of the game.
error-no-such-file = There is no file { $file }. Check the path.
error-not-readable = { $file } cannot be read: { $problem }
error-cannot-write = { $file } cannot be written: { $problem }
error-record-cut-short = The record { $file } is cut short: it ends in the middle of an entry.
error-record-altered = The record { $file } was altered: choice { $number } ("{ $option }") was not possible.
error-record-digest = The record { $file } was altered: it does not lead to the position it claims.
error-record-version = { $file } was written under rules version { $theirs }; this program plays version { $ours }.
error-record-unfinished = The game in { $file } is not over yet.
error-unknown-key = Unknown key "{ $key }". Known: { $known }.
error-unknown-value = "{ $value }" is no value of { $key }. Possible: { $known }.
error-unknown-mode = There is no mode "{ $text }". Modes: { $known }.
error-unknown-edition = There is no edition "{ $text }". Editions: { $known }.
error-unknown-game = There is no game "{ $text }". Games: { $known }.
error-unknown-bot = There is no bot "{ $text }". Bots: { $known }.
error-unknown-language = There are no texts in "{ $text }". Languages: { $known }.
error-unknown-seat = There is no seat { $seat } at this table.
error-unknown-command = There is no command "{ $text }". Commands: { $known }.
error-bad-seed = A seed is up to 64 hexadecimal digits (32 bytes); "{ $text }" is not.
error-bad-number = "{ $text }" is not a whole number.
error-bad-range = { $key } must lie between { $least } and { $most }.
error-terminal-too-small = The window is { $width } × { $height }; it needs at least { $least_width } × { $least_height }. Enlarge it, or use --plain.
error-interrupted = Stopped.
error-no-files = No files found in { $file }.
error-usage = Type "{ $command } --help" to see how it is used.

## Commands

command-play = play a game in the terminal
    .what = Play with people at this screen, with bots in the other seats, or alone. Without options a menu asks.
command-serve = keep tables for browsers
    .what = Starts the server on this machine and says where its page is. Friends and bots play there, on phones too.
command-simulate = let bots play many games and count
    .what = Plays games between bots and prints who won, why, and how long it took.
command-replay = step through a recorded game
    .what = Shows a record choice by choice, from one seat or with everything face up.
command-analyse = judge a recorded game
    .what = Says how likely who was to win after every choice, what each choice cost by what could be known, and what was luck. Kept once made.
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
argument-record = the record of a game
argument-scenarios = scenario files, or folders with such files

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
flag-seed = up to 64 hexadecimal digits that fix all chance; fewer are filled up with zeros from the left
flag-set = a rule switch, as key=value; may be given several times
flag-complex = which set of rooms is built
flag-resume = go on with this saved game, or with the latest one
flag-plain = line by line, without drawing on the whole screen
flag-no-color = without colours; NO_COLOR in the environment does the same
flag-fast = bots move without a pause
flag-memory = where you are reminded of what you saw: board, events_only or none
flag-screen = On the screen
flag-games = number of games to play
flag-jobs = number of processes that work side by side
flag-json = print JSON, for programs
flag-at = the position after so many choices
flag-quiet = print failures only

## Simulating

# $games and $players are count-games and count-players, spoken.
simulate-title = Simulation: { $games }, { $mode }, { $players }
column-games = games
column-wins = wins
column-share = share
column-reason = how it ended
column-deaths = deaths
column-bot = bot
column-mean = mean
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
replay-end = The record ends here.
replay-open = everything face up
replay-from-seat = as seen by { $who }
replay-spectator = as seen by a spectator

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
check-summary = { $failed ->
    [0] { $passed ->
        [one] The scenario holds.
       *[other] All { $passed } scenarios hold.
    }
    [one] { $failed } scenario failed, { $passed } held.
   *[other] { $failed } scenarios failed, { $passed } held.
}

show-config = Settings

## Progress

progress-playing = Playing: { $done } of { $total }
progress-checking = Checking: { $done } of { $total }
progress-left = { $count ->
    [one] about { $count } second left
   *[other] about { $count } seconds left
}
