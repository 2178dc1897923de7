### One round of each game, worked through in pictures: positions of the introduction.

round-title = One round in pictures
round-lead = The positions are those of the introduction, seen by its player. What is drawn is what that player knew.
round-play = Play this round yourself

round-room25-claim = Before the first round everybody looks at one neighbouring room in secret. Jennifer now knows c4: empty, green. She says so; Kevin says green of b3.
round-room25-order = All have placed two tokens face down. First actions, in order: Max turns up *Move* and steps east. The room is turned up: empty.
round-room25-death = Jennifer moves north. Sarah believed Kevin and moves west: the *Mortal Room*. She is dead and out of the game. Kevin only looked.
round-room25-slide = Second actions: Max uses *Control* and slides column d north, riding along. What falls off at the top comes back at the bottom.
round-room25-warn = Jennifer uses *Look* to the north. Only she sees the Trap Room; what she says to the others is: red.
round-room25-countdown = Kevin moves south into the dark. The round is over: one fewer to go, and Max, who was first, is last now.

round-lockup-tokens = {"*"}Roll Call.* From the first player on, each crew sends tokens to one location a turn. The kobolds openly put a 4 into the Sewers, the bugbears a 5 into the Smithy.
round-lockup-their_bluff = Two turns later. The gnolls have hidden a 5 and their lookout in the Sewers; only they see the faces. The bugbears have a hidden token there, too.
round-lockup-lights_out = {"*"}Lights Out*, location by location. In the Exercise Yard the gnolls' 4 beats the bugbears' 3: they take the first player's marker, and both get power.
round-lockup-scrap = In the Sewers all is turned up: 5, 4, 2. The lookout keeps the guards' suspicion off the gnolls, so the kobolds get both cubes. First place takes 3 scrap, the others 1.
round-lockup-recruit = The Chow Hall: alone there, the gnolls pay 1 iron and recruit the goon who waits at the Smithy.
round-lockup-tie = The Cell Block: the enforcer is as strong as the gnolls' power, 2. The kobolds have a 2 as well. Ties go to the crew nearest the first player: the gnolls craft first.
round-lockup-patrol = {"*"}Patrol.* New items, the goons move one den on, new ones come, and each brings suspicion to its location. Round 2 begins.
