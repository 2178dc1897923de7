### The rules of Room 25 for players, in our own words: one message for each section of the page.
### A line in square brackets stands for a picture or a list that the page puts there.

rules-room25-goal =
    You wake up in a complex of 25 rooms, with cameras everywhere. One of the rooms, [[room-room_25|Room 25]], leads out. You decide in secret what you will do, then you see what everybody else has decided, and only then do you find out where you are.

    To escape, those who must get out stand in Room 25, and somebody slides it over the edge of the complex with a [[token-control|Control]] action before the countdown ends. Who must get out, and who is against it, depends on the mode:

    - [[suspicion|Suspicion]], 4 to 8 players: prisoners against hidden guards.
    - [[cooperation|Cooperation]], 1 to 6 players: everybody against the complex.
    - [[competition|Competition and Team]]: everybody, or every team, for themselves.
    .title = What it is about

rules-room25-complex =
    The complex is five rooms wide and five high. Columns are called a to e from west to east, rows 5 to 1 from top to bottom, so the [[room-central|Central Room]] in the middle is c3. North stays north all game. *Next door* means sharing a side, never diagonally and never around the edge.

    {"["}picture complex]

    All rooms but the Central Room start face down. Row 3 and column c never slide, because they hold the Central Room. The twelve cells in the four corners are the *exit zone*: Room 25 always starts there, and so do the Key, Vision, Moving and Robot Rooms if they are in the game.

    The colour of a room tells how dangerous it is:

    {"["}list colours]

    There are two levels. *Basic*: four action tokens and the basic rooms, no special abilities. *Ultimate*: everything. *Madness* makes Cooperation and Solo harder still.
    .title = The complex

rules-room25-setup =
    - Everybody gets a character with its five action tokens (four at the basic level), an adrenaline token and a reminder.
    - Room 25 and the other rooms of the exit zone are set aside. Twelve of the others go face down on the inner cells; the rest is shuffled with what was set aside and goes into the corners.
    - All figures start in the Central Room.
    - In Suspicion the roles are dealt in secret.
    - The turn markers are lined up. The last one stands on the number of rounds.

    | characters | Suspicion, Competition, Team | Cooperation
    | 4 | 10 rounds | 8 rounds
    | 5 | 10 rounds | 7 rounds
    | 6 | 10 rounds | 6 rounds
    | 7 | 9 rounds | –
    | 8 | 8 rounds | –

    {"*"}The starting clue.* Before the first round every player looks in secret at one of the four rooms next to the Central Room. One room a player, however many characters you run. Two may look at the same one. You may tell its colour.
    .title = Setting up

rules-room25-round =
    - *Cards.* In Cooperation and Solo two [[cards|M.A.C. cards]] come first.
    - *Programming.* All at once and in secret you place two different action tokens, a first and a second. You may place just one; then you say at your first turn whether you use it now or later. Placing none is not allowed.
    - *First actions.* In turn order everybody reveals the first token and carries it out.
    - *Second actions.* The same again.
    - *Adrenaline.* Those who planned it have a third action.
    - *Countdown.* Tokens come back, Control markers leave the board, the first in the line goes to its end, and there is one round fewer.

    {"*"}You must do what you have programmed*, even if it hurts. How you do it is decided only when it is your turn. If there is a legal way, you take one; if there is none, the action is lost. If only a part of it works, that part happens.

    You plan [[token-adrenaline|adrenaline]] while programming, once a game, and cannot take it back. The third action is one of the four basic ones, chosen on the spot; it may repeat an action of this round. It may not be the special ability, and it may not be declined.

    {"["}round first_round]
    .title = A round

rules-room25-actions =
    {"["}list tokens]

    {"["}picture slide]

    The room that is pushed off the board comes back at the other end, with everybody inside. A line that was slid carries an arrow for the rest of the round: it may slide again, but only that way. Crossing lines do not mind.

    From a3 you can slide column a only, from c5 row 5 only, from the Central Room nothing at all. *In the Central Room you can only Look and Move*; Push, Control and special abilities are lost there. Nobody can be pushed out of it; into it is fine.
    .title = The actions

rules-room25-steps =
    There are three ways of getting somewhere else, and most questions answer themselves once you know which one it was.

    - A *step* goes next door: Move, Push, Carry, Call, a robot's push, a card that drives you out. The room you leave and the room you enter both take effect.
    - A *jump* needs no door: Tunnel, Vortex, Rewind, Regeneration, Illusion. No lock or corridor stops it. The room you leave notices it.
    - A *ride* moves the room and you with it: slides, Kevin's swap, the Moving Room. It triggers nothing.

    A step is allowed if the target is next door, bears no Do Not Cross token and no lock (Emmett may enter locked rooms), and the room you leave lets you go. A face-down room can always be entered.

    Then, in this order: the figure moves; the room it left reacts (only the Shredder does); the new room is turned up; if it is Room 25, alarm and unmasking are checked; the room works on everybody who has entered.

    If a room asks for a choice, the player of the character who entered makes it, even if that one was pushed or called. Only if it was *carried* does the carrier choose, once for both.

    A room works every time somebody enters, not only the first time. If it sends you on into another room, that is resolved to the end first. Whoever dies disappears at once, with everything still planned.
    .title = Step, jump, ride

rules-room25-talk =
    After a look (action, starting clue or Vision Room) you may tell the *colour* of the room, or nothing, but never its name. Nobody checks what you say; in Suspicion lying is part of the game. Apart from that talk as you like: plans, accusations, pleading. Programs and roles stay secret until a rule shows them.

    {"*"}Jamming:* while somebody is in the [[room-jamming|Jamming Room]], or a Jamming card lies open, nobody may pass on anything. Claims and chat are blocked then. Reminders may still be laid.

    {"*"}Reminder:* at any moment of your own turn, without spending an action, you may lay your [[mark-reminder|reminder]] on any face-down room. It rides with the room and comes home when the room is turned up. You cannot move it before. There are no reminders in madness.
    .title = Talking and remembering

rules-room25-rooms =
    A room works whenever a character enters, on its own feet or not. Robots set off nothing, apart from what is said [[robots|about them]].

    {"["}list rooms]
    .title = Rooms

rules-room25-details =
    - *Prison:* it holds those who are pushed or carried, too. Somebody hidden next door counts; a cellmate in the same room does not. Entering and looking out are free.
    - *Cold Room:* walking in later changes nothing this round.
    - *Pivoting Room:* whoever enters later turns it for everybody inside. Control and special abilities do not mind the corridor, but Carry is a move. If you jump in, you choose the direction. When the room rides, the corridor keeps its direction.
    - *Control Room:* you must slide a line. It is no Control action: Acceleration does not double it, and nobody escapes by it.
    - *Trap Room:* the next action is the next token you reveal or draw, or your adrenaline, in this round or the next. A lost action, hiding and riding do not save you; being moved out, or having the room replaced, does.
    - *Flooded Room:* you have the rest of this round and all of the next one. Adrenaline in that round comes too late.
    - *Acid Bath:* alone you are safe. Whoever was there first dies, hidden or not.
    - *Shredder:* if you push somebody out, that one is the leaver, and you are left inside. Those whom Max carries leave together and live. If you were alone, it just closes behind you.
    - *Paranoia Room:* all your tokens go into the stack, played ones included, but not those lost to a Punishment. It ends at a programming phase, when you have left the room or the stack is empty. Adrenaline is still chosen freely.
    - *Timer Room:* the order stays as it is. In the last round it kills instead.
    - *Illusion Room:* it lies elsewhere afterwards, face up for good; whoever was in it before you rides along.
    - *Key Room:* whoever enters stays in what is then an Empty Room. A robot does not count.
    .title = Rooms: the fine print

rules-room25-marks =
    {"["}list marks]
    .title = Tokens and marks on the table

rules-room25-characters =
    At the ultimate level every character has a special token that is programmed like any other. It cannot be used in the Central Room, nor as an adrenaline action. Emmett, Kevin and Sarah have two abilities on one token and choose when they reveal it; if one of them is impossible, they must use the other.

    {"["}list characters]
    .title = Characters

rules-room25-robots =
    There are at most two [[mark-robot|robots]]. They come out of Robot Rooms and by the Robot card, and do nothing by themselves: the Robot Room, Kevin or Bruce gives the order. Whoever gives it picks the robot, the order and the target. An order must be given if one is possible.

    - *Move:* the robot goes next door and turns up a face-down room without setting it off. Only a Pivoting Room turns for it and binds it. It may enter locked rooms, never those with Do Not Cross.
    - *Push:* it pushes a character out of its own room, but never in a blue room. Hidden characters cannot be pushed, and Alice may refuse.

    A red room destroys a robot at once. If it enters an Acid Bath or a Shredder, everybody inside dies; a Shredder closes. A Flooded Room or a Shredder that it turns up closes at once. A destroyed robot goes back to the supply.

    Robots cannot be pushed, carried or called. A robot counts as somebody for leaving a Prison, but not for acid, jamming, alarm, unmasking or victory.
    .title = Robots

rules-room25-cards =
    The complex plays too. A card works as soon as it is drawn, and anybody may read the discard pile. *First player* means the character at the head of the line; if the card was drawn in a M.A.C. Room, it is the one who entered. Cards move people by ordinary steps: rooms take effect, locks and corridors hold. No card makes anybody escape.

    {"["}list cards]

    Cards for characters who are not in the game do nothing. In a panic the player of the one who panics makes the choices. *Yellow room* always means one that lies face up and can be entered.
    .title = M.A.C. cards

rules-room25-death =
    {"*"}Dead* is out of the game: the figure leaves the board, and everything it had programmed is void. The turn marker shows a skull and leaves the line when it would come first. A [[room-regeneration|Regeneration Room]] brings all the dead back.

    {"*"}The last round* is the one with one round left. In Suspicion all the dead show their roles before programming. No cards are drawn, a Timer Room kills, and it is the only round in which somebody may be left behind.

    {"["}picture escape]

    {"*"}Escape.* Whenever a Control action slides a line, by anybody and with any token or adrenaline, and Room 25 is the room that falls off, the game is won on the spot if the mode's condition holds. Otherwise Room 25 comes back at the other end with everybody inside. Slides by a Control Room or a card never do it. If Room 25 has slid into the middle, it must be brought back to a corner.
    .title = Death, the last round, the way out

rules-room25-suspicion =
    | players | prisoners | guards
    | 4 | 3 | 1
    | 5 | 4 or 3 | 1 or 2
    | 6 | 4 | 2
    | 7 | 5 | 2
    | 8 | 6 | 2

    Nobody knows who is who; guards do not know each other either.

    - *The prisoners win* when Room 25 is slid out and no prisoner is missing. In the *last round* one may be missing, dead or outside. Guards inside change nothing.
    - *The guards win* when two prisoners are dead, or when time runs out.

    {"*"}Alarm.* When a character enters Room 25 while more than five rounds are left, the countdown jumps to five: this round and four more.

    {"*"}A guard may show himself* in his own turn once Room 25 lies face up. This round his program stands. From the next round on he has no adrenaline and programs no more: on each turn he picks a token, on the second turn a different one, and he may skip unless he stands in a Trap Room. A Cold Room leaves him one action.

    {"*"}When somebody dies,* the first one's role stays secret. At the second death the first one shows the role; if it was a prisoner, the second shows too. Later deaths: all earlier dead show their roles, and the newest only if a dead prisoner is known already.

    {"*"}Unmasking.* Count all who are not in Room 25, living or dead. As soon as they are as few as there are guards, they must show their roles. Those inside need not.
    .title = Suspicion

rules-room25-cooperation =
    {"*"}You win* when the [[room-key|Key Room]] was entered, then all characters stand in Room 25 and a Control action slides it out. *You lose* as soon as anybody dies, or when time runs out. There are no roles, no alarm, no unmasking and no Regeneration Room. With two or three players everybody runs two characters.

    In every round but the last, two base cards are drawn before programming and carried out one after the other. Programs stay face down.

    {"*"}Madness:* no adrenaline, no reminders, all 58 cards. One card comes before the first actions and one before the second ones, except in the last round.

    {"*"}Solo* is Cooperation for one player with four characters, eight rounds and a single starting clue.
    .title = Cooperation and Solo

rules-room25-competition =
    No roles, no key, everybody is a prisoner. The alarm, adrenaline, deaths and the Regeneration Room work as usual; cards come only out of M.A.C. Rooms.

    {"*"}Competition,* 2 to 4 players with two characters each. The first player whose two characters are both in Room 25 when it is slid out wins. If one of them is dead, the other may escape alone, in the last round only. If only one player has anybody left alive, that player wins at once. If nobody gets out, nobody wins.

    {"*"}Team,* two teams of 2, 3 or 4 players. The first team with all its characters in Room 25 when it is slid out wins, and so does a team whose opponents are all dead. With one dead the others may escape in the last round only, with two dead not at all. When time runs out, the team with more characters in Room 25 wins.
    .title = Competition and Team

rules-room25-knowledge =
    - *Everybody knows:* face-up rooms, figures, tokens and marks on the board; who looked where; which room slid where; how many tokens somebody has programmed; lost tokens and adrenaline; the countdown; discarded cards.
    - *Only you know:* what you have seen, your program, your role.
    - *Nobody knows:* rooms at which nobody has looked, the order of the cards, the order of a paranoia stack.

    If you run several characters, you know what any of them saw. What you are offered to choose never gives a face-down room away.
    .title = Who knows what

rules-room25-editions =
    The printed rulebooks do not agree on everything. An *edition* is one book's reading; the host of a table may also set single points. What is described on this page is the Ultimate edition.

    {"["}list editions]

    {"["}list switches]
    .title = Editions and switches

## Marks that only this page names

mark-note = note
    .what = Your own note about a room. Nobody else sees it, and it moves along with the room.
mark-role = role
    .what = Prisoner or guard, in Suspicion only. You know your own; others show theirs when a rule makes them, or when a guard reveals himself.

## What the pictures show

picture-complex = Dashed blue: the exit zone. Room 25 starts on one of these twelve cells.
picture-slide = Control slides a row one step east. The room that falls off comes back in the west; Max rides along.
picture-escape = Room 25 is slid over the edge, with those inside: that is the escape.
