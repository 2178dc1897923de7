### Room 25: every word of the game.
###
### Arguments that are names come already in this language, in the nominative:
###   $who $by $of (characters), $seat (player), $room, $token $first $second, $card, $dir,
###   $colour, $role, $cause, $reason, $winners.
### Printed as they are: $cell $other $from $to (c4), $line (a … e, 1 … 5), $robot (1, 2).
### Selected on: $axis (ns, ew), $adrenaline (0 or none = without), $second and $by (none =
### there is none: the single action, nobody but the character itself), numbers.

## Words used inside other messages

line-name = { $line ->
    [a] column a
    [b] column b
    [d] column d
    [e] column e
   *[other] row { $line }
}
axis-name = { $axis ->
    [ns] north–south
   *[ew] east–west
}
plus-adrenaline = { $adrenaline ->
    [0] { "" }
    [none] { "" }
   *[other] {" "}+ Adrenaline
}
pass-name = { $number ->
    [1] first actions
    [2] second actions
   *[other] adrenaline
}

## Directions, colours

dir-n = north
dir-e = east
dir-s = south
dir-w = west

colour-blue = blue
    .word = way in, way out
colour-green = green
    .word = safe
colour-yellow = yellow
    .word = obstacle
colour-red = red
    .word = deadly
colour-safe = safe
    .word = not deadly

## Rooms: the name, what it does, a name short enough for a tile

room-central = Central Room
    .what = Everybody starts here. Only Look and Move can be done inside, and nothing ever moves this room.
    .short = Central
room-room_25 = Room 25
    .what = The way out. When everyone who must escape stands inside, a Control action has to slide it over the edge of the complex.
    .short = Room 25
room-key = Key Room
    .what = The first character to enter unlocks the way out, and the room becomes an Empty Room. Before that nobody can escape through Room 25.
    .short = Key
room-empty = Empty Room
    .what = Nothing happens here.
    .short = Empty
room-vision = Vision Room
    .what = Whoever enters looks in secret at any one face-down room of the complex and puts it back.
    .short = Vision
room-moving = Moving Room
    .what = Whoever enters swaps this room, with everyone in it, for any face-down room, which stays face down. If no room is face down, nothing happens.
    .short = Moving
room-tunnel = Tunnel Room
    .what = Whoever enters goes on at once to another face-up Tunnel Room, and chooses if there are two. If there is none, the character stays.
    .short = Tunnel
room-control = Control Room
    .what = Whoever enters slides any row or column by one room, but not through the Central Room and not against a direction already set this round. Nobody can escape with this slide.
    .short = Control
room-robot = Robot Room
    .what = On every entry a robot appears here, as long as fewer robots are in play than Robot Rooms are face up. Then whoever entered orders any one robot to Move or to Push.
    .short = Robot
room-regeneration = Regeneration Room
    .what = If anyone is dead when a character enters, all the dead return to the Central Room, and this room becomes an Empty Room. They program again from the next round on; spent adrenaline stays lost.
    .short = Regen
room-prison = Prison
    .what = From here you can get only into an adjacent room that holds another character or a robot, or into the Central Room if it is adjacent.
    .short = Prison
room-cold = Cold Room
    .what = Whoever is here during programming may place only one action and no adrenaline. A revealed guard who is here when the round starts has one action too.
    .short = Cold
room-vortex = Vortex Room
    .what = Whoever enters is sent to the Central Room at once.
    .short = Vortex
room-dark = Dark Room
    .what = Nobody can Look from inside.
    .short = Dark
room-pivoting = Pivoting Room
    .what = At every entry the corridor turns into line with the room the newcomer came from. From inside, Look, Move, Push and Carry work only through its two ends; you can come in from all four sides.
    .short = Pivot
room-mirror = Mirror Room
    .what = Whoever enters loses the adrenaline token and all actions still programmed for this round. Revealed guards and paranoid characters lose only the adrenaline token.
    .short = Mirror
room-mac = M.A.C. Room
    .what = Whoever enters draws a M.A.C. card, and it takes effect at once. A card meant for certain characters or for the first player hits the one who entered instead.
    .short = M.A.C.
room-jamming = Jamming Room
    .what = As long as a character is inside, nobody may exchange information of any kind.
    .short = Jamming
room-false_exit = False Exit
    .what = Whoever enters chooses a character in an adjacent room and brings it here, if possible. The one brought in does not set off this room.
    .short = FakeExit
room-acid_bath = Acid Bath
    .what = As soon as two characters are inside, the one who was there first dies. A robot that comes in kills everyone inside and is destroyed.
    .short = Acid
room-trap = Trap Room
    .what = Whoever enters dies here if still inside at the end of the next own action. Being slid along with the room does not help.
    .short = Trap
room-flooded = Flooded Room
    .what = Once revealed, nobody can enter any more. Whoever is inside dies if still there when the second action of the following round is over.
    .short = Flooded
room-mortal = Mortal Room
    .what = Whoever enters dies at once.
    .short = Mortal
room-shredder = Shredder
    .what = Entering is safe. When a character leaves or a robot comes in, everyone still inside dies, and nobody can enter any more.
    .short = Shredder
room-illusion = Illusion Room
    .what = Whoever enters swaps this room for any face-down room, which is turned up under the character and takes effect. If no room is face down, nothing happens.
    .short = Illusion
room-paranoia = Paranoia Room
    .what = Whoever enters shuffles all own action tokens into a stack and on each turn must perform the one drawn from the top. It ends with the next programming after the stack is used up or the room was left.
    .short = Paranoia
room-timer = Timer Room
    .what = Whoever enters takes one round off the countdown; in the last round that character dies instead. Then the room becomes an Empty Room.
    .short = Timer
room-hidden = Face-down room
    .what = Nobody knows what it is, unless somebody has looked.
    .short = ?

place-known = { $cell } ({ $room })
place-hidden = { $cell } (face down)

## Characters: the name, the special ability, what it does

character-alice = Alice
    .special = Hide
    .what = Until her next action Alice is hidden: she cannot be pushed, carried or called, but her room still works on her. She is an android and may always refuse a robot's push; Punishment, Panic and Rewind never touch her.
character-bruce = Bruce
    .special = Mimic
    .what = Bruce uses the special ability of a character in his own or an adjacent room: Call, Hide, Reactivate, Hack a robot, Sabotage a room (once, with his one Empty Room), Carry (but not Max), or Recover if Franck is in the same room. He never gains Android or PIN.
character-emmett = Emmett
    .special = Reactivate or Lock
    .what = Emmett either removes a Do Not Cross token from an adjacent unoccupied room and turns it face down, or locks his own or an adjacent face-up room, but never a blue one. Only Emmett and robots enter locked rooms; with his PIN he can also be pushed or called into them.
character-franck = Franck
    .special = Recover
    .what = Franck takes back his adrenaline token if he no longer has it; he can use it from the next programming on.
character-jennifer = Jennifer
    .special = Call
    .what = Jennifer calls a character from an adjacent room into hers, and her room works on that character. Robots and hidden characters cannot be called, nobody can be called into a Flooded Room, and only Emmett into a locked one. In an Acid Bath the call kills Jennifer.
character-kevin = Kevin
    .special = Hack the complex or a robot
    .what = Kevin either swaps two rooms adjacent to his, with everyone in them, except face-up blue rooms, or orders any robot in the complex to Move or to Push.
character-max = Max
    .special = Carry
    .what = Max moves to an adjacent room and takes another character from his room along. The new room works on both, and Max makes every choice for both; in an Acid Bath he decides which of the two dies. Robots and hidden characters cannot be carried.
character-sarah = Sarah
    .special = Sabotage a room or a robot
    .what = Sarah either replaces the room she is in with an Empty Room, twice a game and never a blue room, or destroys a robot in her room.

## Action tokens

token-look = Look
    .what = See an adjacent face-down room in secret. You may tell its colour, true or not, but never its name.
    .short = Look
token-move = Move
    .what = Go to an adjacent room; it is turned up if need be and takes effect at once.
    .short = Move
token-push = Push
    .what = Push another character from your room into an adjacent one, where it takes effect at once. Not out of the Central Room; robots and hidden characters cannot be pushed.
    .short = Push
token-control = Control
    .what = Slide the row or the column you are in by one room, with everyone on it. Lines through the Central Room never slide, and a line slides only one way in a round.
    .short = Ctrl
token-special = Special ability
    .what = What only your character can do. Not in the Central Room and not with adrenaline.
    .short = Spec
token-adrenaline = Adrenaline
    .what = Once a game, planned while programming: after everybody's second action you do one more Look, Move, Push or Control, chosen on the spot.

## The special token by the word that is printed on it

special-alice = { character-alice.special }
special-bruce = { character-bruce.special }
special-emmett = Lock
special-franck = { character-franck.special }
special-jennifer = { character-jennifer.special }
special-kevin = Hack
special-max = { character-max.special }
special-sarah = Sabotage

## M.A.C. cards

mac = M.A.C.
    .what = The complex moves by itself: these cards slide rooms and strike characters.
card-movement = Complex movement
    .what = The pictured line slides one step in the pictured direction (×2: two steps; +: draw another card). It is ignored if that line has already been slid the other way this round.
    .drawn = Complex movement: { line-name } { $dir }{ $steps ->
        [2] {" "}×2
       *[other] { "" }
    }{ $again ->
        [0] { "" }
       *[other] , and draw again
    }
card-punishment = Punishment
    .what = Each pictured character loses Look, Control or the special ability for the rest of the game, as its player chooses. From a M.A.C. Room only the one who entered is punished.
    .drawn = { $who ->
        [none] Punishment for nobody
       *[other] Punishment: { $who }
    }{ $absent ->
        [none] { "" }
       *[other] { " " }(not playing: { $absent })
    }
card-blackout = Blackout
    .what = All robots are destroyed, and every face-up green room becomes an Empty Room, even with someone inside.
card-jamming = Jamming
    .what = Until the end of the round nobody may exchange information.
card-rewind = Rewind
    .what = The first player's character goes back to the Central Room; its program stays as it is.
card-robot = Robot
    .what = If the first player's character is in a green or yellow room, a robot comes there and pushes it into an adjacent face-up yellow room, if there is one.
card-time_bomb = Time bomb
    .what = It lies open until the end of the round. If the second bomb is drawn in the same round, everyone in a red room dies.
card-lock = Lock
    .what = The first player locks a face-up room next to the own character, not a blue one. If both locks are in use, Emmett's player moves one of them.
card-deactivate = Deactivated rooms
    .what = All face-up rooms of the pictured colour with nobody inside are turned face down.
    .drawn = Deactivated rooms: { $colour }
card-chaos = Chaos
    .what = Every Pivoting Room makes a quarter turn, characters who share a room with a robot are pushed into an adjacent yellow room, and those in a Tunnel Room go to another tunnel.
card-acceleration = Acceleration
    .what = Until the end of the round every Control action slides its line two steps.
card-panic = Panic
    .what = The first player's character panics, each in its own way: Franck drops his adrenaline, Jennifer calls everyone near, Kevin swaps rooms, Emmett locks himself in, Max carries all along, Sarah blows up her room, Bruce pushes everyone out, Alice stays calm.

## Modes, editions, levels, roles

mode-suspicion = Suspicion
    .what = Prisoners bring all prisoners into Room 25 and slide it out of the complex; among them secret guards try to stop it by any means.
mode-cooperation = Cooperation
    .what = Use the Key Room, gather everyone in Room 25 and slide it out in time. A single death loses the game.
mode-solo = Solo
    .what = Cooperation for one player with four characters: use the Key Room and get all of them out alive.
mode-competition = Competition
    .what = Each player has two characters. The first to slide Room 25 out with both of them inside wins.
mode-team = Team
    .what = Two teams race: the first to slide Room 25 out with the whole team inside wins.

edition-ultimate = Ultimate
    .what = The complete edition; the usual reading of every rule.
edition-polish = Polish
    .what = The readings of the Polish rulebook.
edition-russian = Russian
    .what = The readings of the Russian rulebook.
edition-season2 = Season 2
    .what = The expansion as the Czech rulebook reads it.
edition-italian = Italian
    .what = The later Season 1 & 2 revision, with the False Exit in place of the Jamming Room.
edition-season1 = Season 1
    .what = The first box: no special abilities, no adrenaline, no cards.

level-basic = Basic
    .what = The four actions and the basic rooms; good for a first game.
level-ultimate = Ultimate
    .what = All rooms and the special abilities.
level-madness = Madness
    .what = Cooperation with the madness cards, without reminders and adrenaline.

role-guard = guard
    .what = Keep the prisoners from escaping: two dead prisoners or the end of the countdown is your victory.
role-prisoner = prisoner
    .what = Find Room 25, get everyone inside and slide it out. You do not know who is a guard.

team-a = Team A
team-b = Team B
winners-prisoners = the prisoners
winners-guards = the guards
winners-nobody = Nobody wins
winners-are = Winners: { $who }

## Why somebody died, why the game ended

cause-mortal = the Mortal Room kills at once
cause-acid_bath = the acid took the one who was there first
cause-trap = the trap snapped shut
cause-flooded = the water reached the ceiling
cause-shredder = the shredder started
cause-timer = the Timer Room was entered in the last round
cause-time_bomb = the second time bomb went off

reason-escaped = escape through Room 25
reason-partial = escape through Room 25, with one missing
reason-two_dead = two prisoners are dead
reason-death = a character died
reason-countdown = the countdown has run out
reason-last_alive = only one player has a living character
reason-eliminated = the whole other team is dead
reason-more_inside = more of the team stood in Room 25 at the end

## Phases and states

phase-clue = Starting clue
    .what = Each player looks in secret at one room next to the Central Room.
phase-programming = Programming
    .what = Everyone picks one or two actions in secret.
phase-cards = M.A.C. cards
    .what = The complex takes its turn.
phase-action = Actions
    .what = First actions in turn order, then second actions, then adrenaline.
phase-over = End
    .what = The game is over.

state-dead = dead
    .what = Out of the game, unless a Regeneration Room brings everyone back.
state-hidden = hidden
    .what = Cannot be pushed, carried or called until the next own action.
state-armed = in a trap
    .what = Must be out of the Trap Room by the end of the next own action.
state-flood = in the water
    .what = Must be out of the Flooded Room before the second action of the round after entering is over.
state-paranoid = paranoid
    .what = Draws actions from a shuffled stack instead of programming them.
state-jammed = jammed
    .what = Nobody may exchange information now.
state-ready = has programmed
    .what = The program lies face down.
state-revealed = role known
    .what = Everybody knows whether this is a guard or a prisoner.

adrenaline-none = no adrenaline token
adrenaline-held = adrenaline in hand
adrenaline-planned = adrenaline planned
adrenaline-spent = adrenaline spent

## Markers on the board

marker-lock = lock
    .what = Only Emmett and robots can enter; everybody inside may leave.
marker-closed = Do Not Cross
    .what = Nobody can enter, not even Emmett or a robot, until the room is reactivated.
marker-robot = robot
    .what = It moves and pushes on command. It sets off no room but the Pivoting Room; a red room destroys it.
marker-reminder = reminder
    .what = A character's note on a face-down room; it returns when the room is turned up.
marker-corridor = corridor
    .what = The way through a Pivoting Room: out of it only through these two ends.
marker-slid = direction
    .what = This line was slid this round and can now be slid only that way.
marker-hidden = hidden
    .what = A hidden character stands here.

## Labels of the table

label-round = Round { $round } of { $rounds }
label-on-air = ON AIR
label-left = { $left ->
    [1] last round
   *[other] { $left } rounds left
}
label-complex = Complex
label-program = Program
label-tokens = Tokens
label-lost = Lost
label-played = Played
label-known = What you know
label-claims = What has been said
label-role = Your role
label-guards = { $count ->
    [0] no guards
    [one] { $count } guard at the table
   *[other] { $count } guards at the table
}
label-key-used = the way out is unlocked
label-key-unused = the way out is locked
label-room25-found = Room 25 is found
label-room25-hidden = Room 25: not found yet
label-empties = Empty Rooms left: { $count }
label-stack = tokens in the stack: { $count }
label-here = Here

## Events: one fact each

event-round = { $left ->
    [1] The last round began.
   *[other] A new round began: { $left } rounds left.
}
event-programming = Programming began: everyone chooses in secret.
event-programmed = { $who } programmed { $tokens ->
    [0] no action
    [one] { $tokens } action
   *[other] { $tokens } actions
}{ plus-adrenaline }.
event-turn = { $number ->
    [1] First actions.
    [2] Second actions.
   *[other] Adrenaline!
}
event-token = { $who } revealed: { $token }.
event-lost =
    { $what ->
        [all_open] { $who } has nothing left to look at from there and waits.
       *[other] { $who } loses { $token }: { $obstacle }.
    }
event-later = { $who } saved the single action for later.
event-skipped = { $who } skipped the turn.
event-nothing = { $who } had nothing to do.
event-clue = { $seat } looked at { $cell } as a starting clue.
event-looked = { $who } looked into { $cell }.
event-saw = { $who } saw in { $cell }: { $room }.
event-moved = { $who } moved from { $from } to { $to }.
event-pushed = { $by } pushed { $who } from { $from } to { $to }.
event-robot_pushed = Robot { $robot } pushed { $who } from { $from } to { $to }.
event-called = { $by } called { $who } from { $from } to { $to }.
event-carried = { $by } carried { $who } from { $from } to { $to }.
event-pulled = { $by } pulled { $who } from { $from } to { $to }.
event-tunnelled = { $who } went through the tunnel from { $from } to { $to }.
event-returned = { $who } was sent from { $from } back to the Central Room.
event-placed = { $who } ended up in { $cell }.
event-revealed = { $cell } was turned up: { $room }.
event-emptied = { $cell } became an Empty Room; it was: { $room }.
event-turned_down = { $cell } was turned face down.
event-slid = { $who ->
    [none] The complex moved: { line-name } slid { $dir }.
   *[other] { $who } slid { line-name } { $dir }.
}
event-blocked = The card has no effect: { line-name } already slid the other way this round.
event-swapped = { $cell } and { $other } changed places.
event-closed = { $cell } was closed: Do Not Cross.
event-reopened = { $cell } was opened again.
event-locked = { $cell } was locked.
event-unlocked = The lock on { $cell } was taken off.
event-corridor = The corridor in { $cell } turned { axis-name }.
event-robot_placed = Robot { $robot } appeared in { $cell }.
event-robot_moved = Robot { $robot } moved from { $from } to { $to }.
event-robot_destroyed = Robot { $robot } was destroyed in { $cell }.
event-died = { $who } died in { $cell }: { $cause }.
event-revived = { $who } came back to life in the Central Room.
event-adrenaline = { $who } used the adrenaline.
event-adrenaline_lost =
    { $dead ->
        [1] { $who } has no more use for the adrenaline token.
       *[none] { $who } lost the adrenaline token.
    }
event-recovered = { $who } got the adrenaline token back.
event-program_lost = { $who } lost the rest of the program.
event-paranoid = { $who } became paranoid: the actions are drawn now.
event-calm = { $who } calmed down.
event-drew = { $who } drew: { $token }.
event-hid = { $who } hid.
event-reappeared = { $who } came out of hiding.
event-refused = { $who } refused to move.
event-mimicked = { $who } mimicked { $of }.
event-sabotaged = { $who } sabotaged { $cell }.
event-card = M.A.C. card: { $card }.
event-punished = { $who } lost { $token } for the rest of the game.
event-deck_shuffled = The M.A.C. cards were shuffled into a new pile: { $cards }.
event-timer = The countdown jumped ahead: { $left ->
    [1] this is now the last round.
   *[other] { $left } rounds left.
}
event-alarm = Alarm! Somebody has reached Room 25: { $left ->
    [one] { $left } round left.
   *[other] { $left } rounds left.
}
event-unmasked = { $who } was unmasked: { $role }.
event-role = { $who } is a { $role }.
event-key = The Key Room was used: the way out is unlocked.
event-reminded = { $who } laid a reminder on { $cell }.
event-reminder_back = { $who } got the reminder back.
event-over = The show is over. { $winners } ({ $reason }).

## Options: a verb, and why one would want it

option-clue = Look at { $cell }
    .why = Your starting clue: you see this room in secret and may tell its colour.
option-program = Program { $second ->
    [none] { $first } alone
   *[other] { $first }, then { $second }
}{ plus-adrenaline }
    .why = These actions will be done in this order, even if that turns out badly. A single action can be done first or second.
option-program-none = Program nothing{ plus-adrenaline }
    .why = Your actions are drawn from the stack; only adrenaline can be planned.
option-now = Act now
    .why = Your single action is done with the first actions.
option-later = Act later
    .why = Your single action waits for the second actions.
option-use = Use { $token }
    .why = You choose this action freely now; its target comes next.
option-skip = Skip the turn
    .why = You do nothing this turn.
option-look = Look into { $cell }
    .why = You see this face-down room in secret and may tell its colour.
option-move = Move to { $place }
    .why = You go into this room, and it takes effect at once.
option-push = Push { $who } into { $place }
    .why = You stay; the other one suffers this room.
option-slide = Slide { line-name } { $dir }
    .why = Five rooms move one step with everyone in them; what falls off comes back at the other end.
option-call = Call { $who }
    .why = The called one comes into your room and suffers it.
option-hide = Hide
    .why = Until your next action nobody can push, carry or call you.
option-carry = Carry { $who } to { $place }
    .why = Both of you go there, the room works on both, and you choose for both.
option-recover = Recover
    .why = You get the adrenaline token back for the coming rounds.
option-lock = Lock { $cell }
    .why = Only Emmett and robots can enter a locked room.
option-reactivate = Reactivate { $cell }
    .why = The room loses its Do Not Cross token and lies face down, ready to strike again.
option-from = Take the lock from { $cell }
    .why = Both locks are in use, so one of them has to move.
option-hack = Swap { $cell } and { $other }
    .why = The two rooms change places with everyone in them; nothing is triggered.
option-order-move = Order robot { $robot } into { $place }
    .why = The robot turns up the room if need be, without setting it off; a red room destroys the robot.
option-order-push = Order robot { $robot } to push { $who } into { $place }
    .why = The robot stays; the one pushed suffers this room.
option-sabotage-room = Sabotage this room
    .why = An Empty Room replaces it and ends whatever it was about to do.
option-sabotage-robot = Sabotage robot { $robot }
    .why = The robot is destroyed; it can come back through a Robot Room.
option-mimic = Mimic { $who }
    .why = You use that character's special ability; how is asked next.
option-see = Look at { $cell }
    .why = You see this face-down room in secret, however far away it is.
option-swap = Swap with { $place }
    .why = The room you entered changes places with this face-down room.
option-go = Go to { $place }
    .why = You come out of the tunnel there.
option-pull = Pull { $who } in
    .why = That character leaves its room and comes to you.
option-dies = { $who } dies
    .why = The acid takes one of you two, and you decide which.
option-corridor = Turn the corridor { axis-name }
    .why = You came from no side, so you choose where its two ends lie.
option-allow = Allow it
    .why = You let yourself be moved.
option-refuse = Refuse
    .why = You stay where you are.
option-lose = Lose { $token }
    .why = This token is gone for the rest of the game.
option-to = Go to { $place }
    .why = The card drives you into this yellow room.
option-robot = Robot { $robot } comes
    .why = This robot moves into your room and then pushes you.
option-reveal = Show that you are a guard
    .why = From the next round on you choose your actions on the spot, but without adrenaline.
option-remind = Lay the reminder on { $cell }
    .why = A note everyone can see; it returns when the room is turned up.
option-claim = Say: { $cell } is { $colour }
    .why = Nobody checks whether it is true.
option-accuse = Accuse { $who }
    .why = You say that this is a guard.
option-plan = Propose to go { $dir }
    .why = You tell everyone which way you would go.
option-agree = Agree
    .why = You support what was said last.
option-deny = Deny
    .why = You contradict what was said last.
## Branches: the first step of a long list of options

branch-program = { $token } first …
branch-adrenaline = With Adrenaline …
branch-slide = Slide { line-name } …
branch-order = { $robot ->
    [none] Order a robot …
   *[other] Robot { $robot } …
}
branch-order-move = Robot { $robot } moves …
branch-order-push = Robot { $robot } pushes …
branch-order-push-who = Robot { $robot } pushes { $who } …
branch-hack = Swap two rooms …
branch-push-who = Push { $who } …
branch-carry-who = Carry { $who } …
branch-remind = Lay the reminder …
branch-claim = Tell the colour of a room …
branch-claim-cell = { $cell } is …
branch-accuse = Accuse somebody …
rest-program = { $second ->
    [none] { $first } alone
   *[other] then { $second }
}{ plus-adrenaline }

## Looking things up

about-card = { $card }, a M.A.C. card
about-known = It lies face down, but you have seen it:
about-claim = said
    .what = The letter says who said it, the mark which colour. Nobody checks whether it is true.
## For newcomers

how-round = A round: everybody programs one or two different actions in secret. Then all do their first action in turn order, then all their second one. Look shows you a room next door. Move takes you into it. Push sends somebody from your room next door. Control slides the row or column you stand in.
how-rooms = Rooms lie face down and work on whoever enters: green is safe, yellow hinders, red kills. So look before you move, and tell the others the colour.

## What is asked: who, what and why in one line

ask-clue = { $who }: which room next to the centre do you look at as your starting clue?
ask-program = { $who }: which actions do you program for this round?
ask-single = { $who } has a single action: now or later?
ask-use = { $who } may choose freely: which action?
ask-look = { $who } looks: into which room?
ask-move = { $who } moves: which way?
ask-push = { $who } pushes: whom, and which way?
ask-control = { $by ->
    [none] { $who } slides the complex: which line, and which way?
   *[other] { $by } brought { $who } to the controls: which line slides, and which way?
}
ask-call = { $who } calls: whom?
ask-carry = { $who } carries somebody along: whom, and which way?
ask-emmett = { $who }: lock a room, or reactivate one?
ask-kevin = { $who } hacks: swap two rooms, or order a robot?
ask-sarah = { $who } sabotages: the room, or a robot?
ask-mimic = { $who } mimics: whom?
ask-lock = { $who } lays a lock: on which room?
ask-lock_from = { $who }: both locks are in use. Which one is moved?
ask-hack = { $who } must swap two adjacent rooms: which?
ask-order = { $by ->
    [none] { $who } commands a robot: which, and what order?
   *[other] { $by } brought { $who } to the robots: which one gets an order, and what order?
}
ask-vision = { $by ->
    [none] { $who } is in the Vision Room: which face-down room do you look at?
   *[other] { $by } brought { $who } into the Vision Room: which face-down room do you look at?
}
ask-moving = { $by ->
    [none] { $who } is in the Moving Room: with which face-down room does it change places?
   *[other] { $by } brought { $who } into the Moving Room: with which face-down room does it change places?
}
ask-illusion = { $by ->
    [none] { $who } is in the Illusion Room: which face-down room takes its place?
   *[other] { $by } brought { $who } into the Illusion Room: which face-down room takes its place?
}
ask-tunnel = { $by ->
    [none] { $who } is in a tunnel: where does it lead?
   *[other] { $by } brought { $who } into a tunnel: where does it lead?
}
ask-false_exit = { $by ->
    [none] { $who } is at the False Exit: who is pulled in?
   *[other] { $by } brought { $who } to the False Exit: who is pulled in?
}
ask-acid = { $who } carried somebody into the Acid Bath: which of the two dies?
ask-corridor = { $who } dropped into a Pivoting Room: which way does the corridor run?
ask-android = { $by ->
    [none] A robot pushes { $who }: allow or refuse?
   *[other] { $by } has a robot push { $who }: allow or refuse?
}
ask-jennifer = { $by } calls { $who }: come or refuse?
ask-punishment = { $who } is punished: which token is lost for the rest of the game?
ask-to = A card drives { $who } out: into which yellow room?
ask-robot_card = A robot comes for { $who }: which one?
