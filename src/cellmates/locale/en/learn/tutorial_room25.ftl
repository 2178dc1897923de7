### The playable introduction to Room 25: one message for each chapter and each lesson.

tutorial-room25-first_round = The first round
tutorial-room25-tricks = Push, slide, call
tutorial-room25-way_out = The way out

tutorial-room25-welcome =
    You are *Jennifer*, and you are on live television. You and three others have woken up in a complex of 25 rooms. One of them, *Room 25*, leads out. It starts in one of the four corners, face down like the rest.

    Find it, get everybody inside and slide it out of the complex before the countdown ends.
    .title = On air
tutorial-room25-colours =
    Every room has a colour and a mark:

    - ◆ blue: the way in and the way out
    - ● green: safe, often helpful
    - ▲ yellow: an obstacle
    - ✖ red: deadly, at once or soon

    A room works on whoever enters it, every time. So it pays to know where you are going.
    .title = Four colours
tutorial-room25-role =
    You are a *prisoner*. Among the other three there is one *guard*, and nobody knows who. The guard wins if two prisoners die or if time runs out.

    On these sheets you see who is where, what they have played, and roles once they are known.
    .title = One of you works for the show
tutorial-room25-clue =
    Before the first round everybody looks in secret at one room next to the Central Room. Everybody sees where you looked, but only you see what it is.

    Look at the room to the north: tap it, then tap it again.
    .title = A first clue
tutorial-room25-claim =
    An Empty Room: green, harmless. You see it dimly, because you know it; to the others it is still face down.

    You may tell the *colour* of what you have seen, never its name, and nobody checks it. Tap the room and press the green mark.
    .title = Tell the others
tutorial-room25-heard =
    Max says that d3 is green, and Kevin says the same of b3. Their claims now stick to those rooms.

    Perhaps it is true. Prisoners gain by telling the truth. The guard gains when you believe him.
    .title = What people say
tutorial-room25-actions =
    These are your tokens:

    - *Look* at a face-down room next door
    - *Move* next door
    - *Push* somebody from your room next door
    - *Control*: slide the row or column you stand in
    - *Call*: Jennifer's special ability; each character has one of their own

    Each round you choose two different ones, in secret and in order. Everybody does that at the same time.
    .title = Five tokens
tutorial-room25-program =
    You know one safe room. Go there, and look further from it: choose *Move* first, *Look* second, then press Ready.

    You cannot change it later. What you have programmed you must do, even if it has become a bad idea.
    .title = Program your round
tutorial-room25-order =
    Now everybody acts in turn order (the faces up here, or the numbers on the sheets): first all first actions, then all second ones. Max was first and went east; he told the truth. You are next.

    Up here you also see the countdown: ten rounds, then the show is over.
    .title = One after the other
tutorial-room25-move =
    Your first token is Move. Where to is decided only now. The room you enter is turned up and works on you at once.

    Go north, where you know that it is safe.
    .title = Move
tutorial-room25-death =
    Sarah believed Kevin. The room in b3 was a *Mortal Room*, and she is dead: out of the game, with everything she had planned.

    The first one to die keeps the role secret. If the second dead is another prisoner, the guards win at once. So: why did Kevin call this room green?
    .title = Kevin lied
tutorial-room25-slide =
    Max played *Control* and slid column d to the north. Whole rooms move, with everybody inside. The one that is pushed out at the top comes back at the bottom.

    A line can be slid again this round, but only the same way. Row 3 and column c never move: they hold the Central Room.
    .title = The complex moves
tutorial-room25-look =
    Your second token is Look. It shows you a face-down room next door, in secret.

    Look into c5, north of you.
    .title = Look before you leap
tutorial-room25-warn =
    A *Trap Room*: whoever is still inside after the next action of their own dies. The others should know that this is a red one. They will not learn its name from you.

    Say that c5 is red.
    .title = A warning
tutorial-room25-countdown =
    Everybody has acted twice: the round is over. There is one round fewer, and the one who went first goes to the end of the line, so now you are first.

    You take your tokens back and program again. Let us jump ahead a few rounds.
    .title = Nine rounds left

tutorial-room25-later =
    Five rounds left. Kevin stands in your room and waits for a chance to push you. Max sits in a *Prison* in c5: it lets him out only into a room that holds somebody.

    You can deal with both.
    .title = Meanwhile
tutorial-room25-plan =
    First get rid of Kevin, then move closer to Max. Choose *Push* first and *Control* second.
    .title = A plan
tutorial-room25-push =
    Whoever is pushed suffers the room as if they had walked in. To the north lies a *Vortex*: it sends people back to the Central Room.

    Push Kevin north.
    .title = Push
tutorial-room25-pushed =
    There he stands, in the middle. In the Central Room one can only look and move, so the Push that he had programmed is lost.

    Max had nobody to push either: an action that cannot be done is lost.
    .title = Back to the start
tutorial-room25-control =
    You may slide the row or the column that you stand in. If row 4 goes east by one, your room comes to lie right below Max.

    Press the arrow at the east end of row 4.
    .title = Control
tutorial-room25-special =
    You are next to Max now. Jennifer's special ability is *Call*: she fetches somebody from a room next door into her own. Each character has another one; long-press a character or rest the mouse on it to read about it.

    Choose the token *Call* first, then *Move*.
    .title = What only Jennifer can do
tutorial-room25-call =
    Call Max out of the Prison. You could call Kevin, too, but why would you?
    .title = Call
tutorial-room25-step =
    Now west, into the *Tunnel*. It would carry you to another tunnel if one lay face up; there is none, so you just stay there.
    .title = On to the west
tutorial-room25-adrenaline =
    Max follows you, and he trusts you now. Two more things for later:

    - *Adrenaline*: once a game you add this token to your program and get a third action, chosen on the spot.
    - *Reminder*: in your own turn you may lay it on a face-down room, so that you do not forget it.
    .title = Two small helpers

tutorial-room25-found =
    There it is: *Room 25*, in a4, and Max is already inside. It slides like any other room. To escape, somebody must push it over the edge of the complex with a *Control* action.
    .title = Room 25
tutorial-room25-alarm =
    When somebody enters Room 25 while more than five rounds are left, an *alarm* cuts the countdown to five. So do not go in too early.

    Once it is found, a guard may also show his role and choose his actions on the spot from the next round on.
    .title = Alarm
tutorial-room25-last_round =
    This is the last round. All the dead show their roles: Sarah was a prisoner, as you are.

    The prisoners escape if none of them is missing. Only in the last round may *one* be left behind, dead or outside. Without Sarah it is now or never.
    .title = One may be missing
tutorial-room25-last_program =
    You are first in the order, and that matters. Choose *Move* first, to get in, and *Control* second, to get out.
    .title = The last program
tutorial-room25-enter =
    Go west, into Room 25.
    .title = In
tutorial-room25-danger =
    Kevin has come in as well, and he surely means to push one of you out. But in the second actions you come before him.

    A guard inside changes nothing: what counts is that no prisoner is missing, or just one in the last round.
    .title = He is here
tutorial-room25-out =
    Room 25 lies at the western edge. If row 4 slides west, it falls off the board, and that is the way out.

    Press the arrow at the west end of row 4.
    .title = Out!
tutorial-room25-end =
    You and Max are free, and the prisoners have won. You know enough for a real game.

    Everything else explains itself at the table: long-press anything, or rest the mouse on it. All rooms, characters and cards are in the rules.
    .title = Off air
