### The page: its settings, and what only the table of Room 25 in a browser says.

## Settings

settings = Settings
settings-speed = Animations
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = off
settings-volume = Volume
settings-muted = No sound

## While steps are shown

skip-steps = Skip
    .what = Skip the animations; s or Escape does the same.

## What nobody hides any more: after the end, and in a replay with open eyes

cell-open = face down, open to all now
about-open = It lies face down, but now everything is open:

## Programming

slot-1 = First action
slot-2 = Second action
slot-only = Only action
slots-none = Your actions are drawn from the stack.
slots-what = Drag tokens here, or click them. A click on a slot takes the token out.
program-sent = Your program lies face down.
program-take-back = You can take it back until everybody is ready.

## Parts of the table

part-countdown = Countdown
    .what = One step a round. When the last round is over, so is the show.
part-alarm = Alarm
    .what = Somebody stood in Room 25 early: the countdown jumped to five rounds. In suspicion and races only.
part-order = Turn order
    .what = From left to right: all first actions, then all second actions. After each round the first one goes to the end. A grey face is dead.
part-deck = M.A.C. deck
    .what = The complex strikes with these cards. Drawn cards lie open until they are done, then on the discard pile.
part-readiness = Ready or thinking
    .what = You see who has programmed, but not what.
part-key = The way out
    .what = Nobody escapes before somebody has entered the Key Room.
part-exit = Room 25
    .what = Whether the way out has been turned up yet.
part-guards = Guards
    .what = So many guards sit among you. Only they know who they are.
part-jamming = Jammed
    .what = Nobody may say or show anything until the jamming ends.
part-claim = Say
    .what = Tell everybody the colour of this room. Nobody checks whether it is true.
tap-again = Once more on the same room: { $option }
said-here = Said about it
