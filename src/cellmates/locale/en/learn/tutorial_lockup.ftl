### The playable introduction to Lockup: chapter headings and lessons.
### *Stars* are shown as emphasis; names are those of the table's own texts.

tutorial-lockup-first_night = The first night

tutorial-lockup-welcome =
    You lead the *Gnolls*, a crew locked up in King Taron's dungeon. The Kobolds and the Bugbears are after the same things as you.

    After six rounds the crew with the most *stars* runs the place. Everybody starts with 10.
    .title = Welcome to Kulbak

tutorial-lockup-prison =
    Here your people earn things: power, scrap, potions, iron, friends, items and, last, forbidden books. The locations are always visited in this order.

    The violet cubes with an eye are *suspicion*. Whoever is strongest there takes them, and nobody wants them.
    .title = Eight locations

tutorial-lockup-items =
    Most stars come from items. The *Sharpened Spoon* costs 3 scrap and brings 8 stars the moment it is crafted.

    So you need scrap from the Sewers, and a place in the Cell Block to build. That is your plan for tonight.
    .title = What you build

tutorial-lockup-roll_call =
    By day you take turns. Each turn sends tokens to *one* location, or passes. What you have sent stays there until night, and you cannot add to it later.

    The Kobolds hold the first-player marker and begin.
    .title = Roll Call

tutorial-lockup-tokens =
    Four of them are as strong as their number. The *enforcer* is as strong as you have power cubes, now 1. The *lookout* has no strength at all, but keeps suspicion off you.

    Only you see what is in your cell.
    .title = Your six tokens

tutorial-lockup-send =
    The Kobolds lie openly at the Sewers with a 4; they want the scrap, too. The Bugbears have put their 5 at the Smithy.

    You can beat a 4. Choose the *Sewers*.
    .title = Scrap for the spoon

tutorial-lockup-face_down =
    If you lay your 5 down openly, the Kobolds know that they have lost and react. So hide it: in each round two of your tokens may lie *face down*.

    Send the *5 face down*.
    .title = Face down

tutorial-lockup-lookout =
    Two suspicion cubes lie at the Sewers, and the strongest would take both. Not if your lookout is with you: then they go to the next strongest.

    Send the *lookout face down* as well. Nobody will guess it.
    .title = The lookout

tutorial-lockup-sent =
    Two backs, and nobody but you knows that one of them is harmless. From now on the Sewers are closed to you in this round.

    End your turn.
    .title = That will do

tutorial-lockup-yard =
    The Bugbears want the Exercise Yard with a 3. The winner there gets a power cube *and* the first-player marker, and whoever holds the marker wins all ties.

    Choose the *Exercise Yard*.
    .title = Power and the marker

tutorial-lockup-four =
    Your two face-down tokens for this round are used up. The 4 will lie open, and that is fine: it tells everybody that this place is taken.

    Send the *4*.
    .title = An open four

tutorial-lockup-their_bluff =
    The Bugbears have hidden a token at the Sewers. Is it stronger than your 5?

    Look around: *their* 5 lies openly at the Smithy. Whatever this is, it is a 4 at most. Tokens that lie open tell you about those that do not.
    .title = Who is bluffing now?

tutorial-lockup-talk =
    What you say at the table is free, and it need not be true. Let the others believe that you only sent a 2 to the Sewers.

    Choose *Claim*, then the Sewers and your 2.
    .title = Say something

tutorial-lockup-cell_block =
    To craft the spoon you must be in the Cell Block tonight. The Kobolds wait there with a 2. Whoever comes first there chooses first.

    Choose the *Cell Block*.
    .title = A place to build

tutorial-lockup-enforcer =
    Your enforcer is worth 1 now. But the Yard comes before the Cell Block: with the power cube from there he will be worth 2. And at 2 to 2 the marker decides.

    Send the *enforcer*.
    .title = One today, two tonight

tutorial-lockup-last_token =
    We sent your 3 to the Smithy for you: second place there is still worth 1 iron. The others have passed.

    Your 2 is left. Nobody is in the Chow Hall, so even a 2 is strongest there. Choose the *Chow Hall*.
    .title = Your last token

tutorial-lockup-lights_out =
    It is night. From location 1 to 8 tokens are turned up, strengths are added, and everybody gets a place. Then rewards are handed out, from the first place down.

    Here at the Yard it is your 4 against a 3.
    .title = Lights out!

tutorial-lockup-strongest =
    You are first: 1 power and the marker. With three players the second place gets 1 power, too.

    You could decline, but why should you? *Collect.*
    .title = Your first reward

tutorial-lockup-marker =
    Now the backs are turned up: your 5 beats the Kobolds' 4, and what the Bugbears had hidden was only a 2.

    And the suspicion? You have a lookout here, so the Kobolds take both cubes.
    .title = The bluff worked

tutorial-lockup-scrap =
    First place is worth 3 scrap, everybody else gets 1. That pays for the spoon.

    {"*"}Collect.*
    .title = Three scrap

tutorial-lockup-iron =
    At the Smithy the Bugbears' 5 takes 2 iron, and the suspicion with it. Your 3 comes second: 1 iron and a clean record.

    {"*"}Collect.*
    .title = Second is not bad

tutorial-lockup-recruit =
    Here you recruit *goons* from any goon space; first place pays 1 cube for one. You had no lookout along, so the suspicion is yours.

    Recruit the dwarf *Forge-Hand Dorrin* and pay with your *iron*: the scrap is for the spoon, and his icon brings 1 iron as soon as he joins.
    .title = A friend for a cube

tutorial-lockup-pay =
    Any cube would do, but your scrap is for the spoon, and the iron comes straight back.

    Pay with *iron*.
    .title = Paying

tutorial-lockup-tie =
    Your enforcer is worth 2 now, the Kobolds have a 2: a tie. Ties are broken clockwise from the first player, and that is you since the Yard.

    So you choose first.
    .title = Two against two

tutorial-lockup-craft =
    Crafting costs the price and brings its stars at once. Without enough cubes you could *reserve* an item for one cube and build it another night.

    Craft the *Sharpened Spoon*.
    .title = The spoon

tutorial-lockup-patrol =
    18 stars! Nobody went away empty-handed, so the Library stayed dark. Then the guards came round: new items, the goons moved on towards the Chow Hall, and each brought suspicion along.

    You keep five cubes at most over Patrol. You have only one.
    .title = Patrol

tutorial-lockup-watched = Under suspicion

tutorial-lockup-later =
    It is round 5, in the middle of the night. You have collected some suspicion, and the pool of twelve cubes is nearly empty.

    If it cannot serve all goons in Patrol, there is a *raid*: the most suspicion costs 8 stars, the second most 4.
    .title = Four rounds later

tutorial-lockup-decline =
    You are second at the Smithy, worth 1 iron. But your storage is full with five cubes; a sixth would go back in Patrol.

    You may *decline*. Whoever gets nothing walks to the Library.
    .title = No, thank you

tutorial-lockup-library =
    Nobody can be sent here; one only ends up here. Your 3 is alone tonight and so the strongest: draw two *tomes* and keep one.

    {"*"}Collect.*
    .title = The Library

tutorial-lockup-tome =
    Tomes are secret and work once. Unplayed they are worth 1 star at the end.

    2 scrap would be lost in Patrol. But *Airtight Alibis* takes two suspicion cubes off you, and you have exactly two. Keep it.
    .title = Two books

tutorial-lockup-window =
    You are asked whenever a tome of yours could do something. Most of them can be played at any time between two decisions.

    There is not much time before the raid. Play *Airtight Alibis*.
    .title = Now or later?

tutorial-lockup-raid =
    The goons wanted to bring more suspicion than there was. The Kobolds lost 8 stars, the Bugbears 4, and you, clean as you are, nothing.

    Afterwards all suspicion went back to the pool, and the goons brought new.
    .title = Raid!

tutorial-lockup-reckoning = The reckoning

tutorial-lockup-last_night =
    Round 6, the Cell Block. This is the last chance to build something. After it come the final raid and the count; there is no Patrol any more.
    .title = The last night

tutorial-lockup-goals =
    Three goals are the same for everybody. The *leader goal* here wants the most shields, at least three. You have two, and so have the Bugbears.

    The instant goal pays 6 stars to the first with three items. You have two of those as well.
    .title = Three goals

tutorial-lockup-last_item =
    The *Bunk-Leg Club* costs 4 scrap, brings 7 stars and a shield, and it is your third item.

    Craft it.
    .title = Everything at once

tutorial-lockup-count =
    First the final raid. Then everybody scores goals, goons, cubes, tomes and the marker: your two dwarves 3 stars together, the bandit 3, the leader goal 8, and so on.

    The most stars win. That is you.
    .title = The count

tutorial-lockup-guards =
    Alone you play against the *guards*. They are a crew of their own, and they win if they have at least as many stars as you at the end.

    Every round a guard lies face down at each of the first seven locations. You and the guards take turns: on theirs you are asked which guard to turn up, so you learn how strong they are there. Often one more comes, face up.

    When a location is resolved, all guards there count together as one crew, and they take its rewards like anybody.
    .title = If you play alone: the guards

tutorial-lockup-done =
    Now you know the way of things: hide what is strong, show what is weak, come second where suspicion lies, and be first when you build.

    Everything else is in the rules, and every piece on the table explains itself when you point at it. Good luck!
    .title = You run the place
