### The rules of Lockup for players, in our own words: one message for each section of the page.
### A line in square brackets stands for a picture or a list that the page puts there.

rules-lockup-goal =
    Kulbak is King Taron's dungeon prison, and each of you leads a crew that is locked up in it. By day you send your people out; by night it turns out who was stronger where. You build things, hire goons, read forbidden books and try not to be noticed.

    {"*"}Reputation* is counted in stars. After six rounds the crew with the most stars runs the place. Nobody ever drops below 0 stars, and there is no upper end.

    Most stars come from [[items|items]] that you craft and from [[goals|goals]]. At the end goons, cubes, unread tomes and the first-player marker add theirs. [[raid|Raids]] take stars away from those who have drawn the most suspicion.
    .title = What you are after

rules-lockup-components =
    The board shows eight [[locations|locations]] that are always visited in the same order, from the Exercise Yard to the Library. Locations 2 to 6 have a *goon space* each, where one [[goons|goon]] waits to be recruited.

    Every crew has a holding cell that only its owner sees into, a crew board for its cubes, and six tokens. The backs of a crew's tokens all look alike.

    {"["}list tokens]

    There are four kinds of resource. Where a text says just “cube”, it means one of these; where a price says *any*, you choose the kind.

    {"["}list resources]

    Besides there are 22 *power* cubes and 12 *suspicion* cubes. They are never part of a price and need no room in your storage. Power makes your enforcer strong; suspicion makes the guards look at you.

    These cubes are all there is. If the supply cannot pay everybody, better places are paid first, and what is missing is lost. Where a card contradicts these rules, the card is right.
    .title = What lies on the table

rules-lockup-setup =
    The items are shuffled, and one more than there are players is laid out on the *display*. A goon goes into each goon space, from the Sewers up, and to each of these locations come as many suspicion cubes as its goon shows. If twelve cubes are not enough, they are handed out in this order until they are gone; there is no raid yet. Bandits bring no cube yet either, unless your table has switched that on.

    Everybody starts with 10 stars, 1 power cube and the tokens in the cell, and with nothing else. With five players the “2” of every crew stays in the box.

    One leader goal, one instant goal and one final goal are turned up. The first player is drawn by lot.
    .title = Setting up

rules-lockup-round =
    A round has three phases: [[roll_call|Roll Call]], [[lights_out|Lights Out]] and [[patrol|Patrol]]. The game lasts six rounds. The sixth has no Patrol; the final raid and the [[end|final count]] follow instead.

    The *first player* holds a marker. It does not wander from round to round: it changes hands only when somebody wins the Exercise Yard, and then at once.

    Turns go clockwise from the first player. *Ties are broken in the same order*: the first player wins every tie, otherwise whichever of the tied crews is met first.

    {"["}round first_night]
    .title = Rounds, the first player and ties

rules-lockup-roll_call =
    Beginning with the first player you take turns. On your turn you do one of two things:

    - *Send tokens.* Put one token or several from your cell at one of the locations 1 to 7, each face up or face down as you like. There is room for everybody. After that, this location is closed to you for the rest of the round.
    - *Pass.* You are out of this Roll Call and play no more tomes in it. Tokens that you have not used stay in your cell.

    Nobody can be sent to the Library. Whoever has no tokens left must pass when the next turn comes; until then tomes may still be played. When everybody has passed, the lights go out.
    .title = Roll Call: sending tokens

rules-lockup-bluff =
    In each round you may place *two* tokens face down, with one or two players *three*. Any token will do, the enforcer and the lookout too. The others see only that a token of yours lies there.

    A hidden 5 wins a place that the others believed to be theirs. A hidden 2 or a lookout makes them waste their best people on nothing. And an open 5 is a message as well: stay away.

    You may say whatever you like: which token lies where, what you are after, that you agree or that it is a lie. Nobody checks.
    .title = Bluffing

rules-lockup-lights_out =
    The locations are resolved one after the other, from 1 to 8, each in four steps.

    - *Strength.* The tokens here are turned up, and each crew adds up its own. An enforcer counts the power you have right now, so a power cube won at the Exercise Yard already helps at the Sewers. Every crew with a token here gets a place of its own, the strongest the first. Places do not change any more, whatever happens later.
    - *Suspicion.* If suspicion lies here, the strongest crew without a lookout here takes all of it. If everybody here has a lookout, or nobody came, it stays. You take it even if your place earns nothing.
    - *Rewards.* From the first place down, each crew takes the reward of its place, and its tokens go home. What you get you can use at once. Instead you may *decline*: you take nothing at all, the others' places stay as they are, and your tokens walk to the Library.
    - *Stragglers.* Whoever got nothing walks to the Library, too.
    .title = Lights Out: location by location

rules-lockup-stragglers =
    You are a *straggler* if you got nothing at a location: your place was too low, you declined, you could not pay, or the supply was empty. All your tokens from there walk to the Library. A single thing is enough not to be a straggler: a cube, the marker, a swap, a goon or an item.

    In the Library all your stragglers, wherever they come from, count together, face up and with the power you have by then. So losing on purpose can be a plan. After the Library all tokens go home to their cells.
    .title = Stragglers and the Library

rules-lockup-locations =
    “First” and “second” are places among the crews at this location. “With three players” means in the whole game.

    {"["}list locations]

    Some finer points:

    - The Exercise Yard moves the first-player marker at once: ties at the later locations of this very night are already broken the winner's way.
    - In the Infirmary those between the first and the last get nothing. If only two crews are there, they are the first and the last.
    - At the Commissary you swap once, and never for a kind that you give.
    - In the Chow Hall you pay with cubes of any kinds and may take goons from any goon space. Two goons are paid for together and then come one after the other. Their spaces stay empty until Patrol.
    - A cube that a bandit has left goes to the first place, before the rest of the reward; so it can already help to pay.
    .title = The eight locations

rules-lockup-items =
    An item has stars, a price, one or two *treasures* (shield, gem, spell) and perhaps an [[icons|icon]]. You get at items only in the Cell Block, with one action per visit:

    - *Craft* an item of the display or one that you have reserved. You pay its price, lay it before you, score its stars at once, and then its icons work. What it brings cannot help to pay for it.
    - *Reserve* an item of the display for one cube of any kind. It is put aside, and only you can craft it later, at its full price. You may reserve as many as you like, but a reserved item is worth nothing until it is crafted.

    The display is filled up only in Patrol, but with one item more than players there is something for everybody.

    {"["}list items]
    .title = Items: crafting and reserving

rules-lockup-goons =
    A goon has a type, perhaps treasures and icons, and eyes: so much suspicion it draws while it is on the board. When you recruit it in the Chow Hall, its icons work once and its treasures are yours. Suspicion that already lies at its location stays there. Its stars come at the end, by type:

    - *Bandit:* 3 stars each. On the board it brings a cube of its own kind to its location in every Patrol.
    - *Cultist:* each is worth as many stars as you have crafted items. Three cultists and four items make 12.
    - *Demon:* each is worth two stars for every treasure on your items and goons, its own included. One demon and eight treasures make 16.
    - *Dwarf:* together 1, 3, 7, 12, 18, 25 stars for one to six of them, 30 for seven.
    - *Hobgoblin:* each is worth as many stars as you have power cubes. Three hobgoblins and five power make 15.
    - *Ratfolk:* one alone costs you 3 stars; two are worth 1, three 6, four 13, five 25.
    - *Marauder:* 2 stars each.

    {"["}list goons]
    .title = Goons

rules-lockup-icons =
    The icons of items and goons work once, at the moment the card becomes yours. Only the swap is voluntary; everything else happens as far as it can. If a card has several, you choose their order.

    - *A resource or power:* take one such cube.
    - *Suspicion off:* give one of your suspicion cubes back to the pool.
    - *Suspicion passed on:* give one of your suspicion cubes to an opponent, in the solo game to the guards.
    - *Tome:* draw one. *Tome of two:* draw two, keep one and put the other under the deck.
    - *Storage:* you may keep one cube more for the rest of the game.
    - *Swap:* you may at once swap one of your cubes for one of another kind.
    .title = Special icons

rules-lockup-tomes =
    A *tome* is a secret card that works once and is then discarded. You draw tomes in the Library and with some icons, and you may hold as many as you like. Each one you have not played is worth 1 star at the end.

    “Any time” means between two decisions, never in the middle of one. For that the table opens *windows*:

    - before and after every turn of Roll Call;
    - at each location before the tokens are turned up, after the places are known, before each reward and after the stragglers have left;
    - before each step of Patrol, before a raid, and once more after the final raid.

    You are asked only if a tome of yours would do something right now. If you wait, you are asked again only when something on the table has changed. If several crews could play, the one whose moment it is comes first, then clockwise from the first player; each tome is finished before the next.

    Other tomes have a moment of their own, which stands on the card. After passing you play no tome until Roll Call is over. If the deck runs out, the discarded tomes are shuffled.

    {"["}list tomes]
    .title = Tomes and when to play them

rules-lockup-goals =
    Goals are reached by themselves, as soon as their condition is true.

    - The *leader goal* is for the most of something and at least a minimum. Whoever first has both, alone in front, takes the card. Somebody else takes it over only with more, not with as many. At the end its holder scores 8 stars, with one or two players 6. Treasures on goons count.
    - The *instant goal* is for the first who meets it. The stars come at once, and it is closed. If several meet it in the same moment, it goes to the one whose move it is, otherwise clockwise from the first player.
    - The *final goal* is counted at the end. Some are contests for the most items with a certain treasure: 8 stars for the most, 4 for the second most; tied for the most 4 each and no second, tied for second 2 each. With one or two players the most is worth 6 and a tie nothing. Goons do not count in a contest, and without such an item you get nothing. The other final goals pay everybody for what they have.

    {"["}list goals]
    .title = The three goals

rules-lockup-patrol =
    At the end of rounds 1 to 5, in this order:

    - *Storage.* Whoever has more cubes than fit gives back cubes of their choice: five fit, and one more for every storage icon. Power and suspicion do not count. At any other time you may have as many as you like.
    - *Items.* The empty places of the display are filled. What lies there does not move.
    - *Goons.* The goon at the Chow Hall leaves for good, the others close up towards it, and new ones come into the empty spaces. If the deck runs out, the discarded goons are shuffled.
    - *Suspicion.* Every goon on the board brings suspicion to its location, one cube for each of its eyes, and a bandit brings a cube of its kind. If the pool has fewer suspicion cubes than all goons together need, there is a [[raid|raid]] first.

    Suspicion and bandit cubes belong to the location. They stay when the goon moves on or is recruited, and they pile up until somebody takes them.
    .title = Patrol: the guards come round

rules-lockup-raid =
    There is a *raid* when the suspicion pool is too small in Patrol (at most once in a Patrol), and always after the sixth round. With three to five players it costs:

    - the most suspicion: 8 stars; the second most: 4 stars;
    - tied for the most: 4 stars each, and nobody is second;
    - tied for second: 2 stars each.

    With two players whoever has more loses 6 stars; if both have the same, nobody loses any. Without suspicion you never lose anything.

    Afterwards all suspicion goes back to the pool, from the crews and from the locations. Bandit cubes stay.

    You stay clean with your lookout, by being second where suspicion lies, and with icons and tomes that take it off or pass it on.
    .title = Suspicion and raids

rules-lockup-end =
    After the sixth Lights Out comes the final raid, and then a last chance to play tomes. Now this is counted, in this order:

    - the leader goal: 8 stars, with one or two players 6;
    - the final goal;
    - your goons;
    - your cubes: scrap, potion and iron 1 star each, gold 2; there is no storage limit now;
    - your unplayed tomes: 1 star each;
    - the first-player marker: 2 stars.

    The stars of crafted items and of the instant goal have been counted long before. Reserved items are worth nothing.

    {"*"}The most stars win.* A tie goes to whoever has crafted more items. If that is a tie, too, the victory is shared.
    .title = The end of the game

rules-lockup-advanced =
    Here the crews differ. They turn their boards over: you start with 0 stars and without the usual power cube and take what your board shows, that is stars, power, suspicion, cubes or tomes, and a storage of its own.

    {"["}list crews]

    Then everybody is dealt two *traits*. Beginning with the last player and going counter-clockwise, so that the first player comes last, each keeps one, shows it and takes all its bonuses at once. The other goes back unseen.

    Goons that come as a bonus work at once, and goals can be reached from the very first bonus on. Suspicion at the start is taken from what the goons have left in the pool.

    {"["}list traits]
    .title = The advanced game

rules-lockup-solo =
    One crew against the guards. The table is set up for two, but without an instant goal and without the tomes Big Book of Stealth and Cutthroat Crafting. The guards have a board of their own with 1 power, 10 stars and the first-player marker; if you play the advanced game, they start with 20 stars. They compete with you for the leader goal and the final goal.

    Twelve cards make the guard deck: the seven blue ones and five of the *level* you choose.

    - *Moderate:* green guards, strength 0 to 3.
    - *Challenging:* yellow guards, up to 4; one of them calls another guard.
    - *Expert:* red guards, up to 5; one of them calls another guard.

    {"*"}Roll Call.* One guard lies face down at each of the locations 1 to 7. Then the guards and you take turns, whoever has the marker first. In the guards' turn you turn up one guard of your choice and then a location card: it sends one more guard there, face up; Off Duty sends nobody. Roll Call ends as soon as you have placed your last token or pass.

    {"*"}Lights Out.* The guards are one opponent. Their strength is the sum of their cards, and the fist counts their power. A guard who calls another does so when turned up now. They take rewards and suspicion like anybody and never decline:

    - Commissary: only if they are first, one cube of the kind they have least of, of several the rarest.
    - Chow Hall: only if they are first, the two goons with the most suspicion, for nothing; of equals those at the lower location.
    - Cell Block: they craft the item with the most stars that they can pay for; otherwise they reserve the one with the most stars, for nothing. Of equals they take the one nearer to the deck.
    - Library: first or second place is 1 star for them, and so is every tome they would get elsewhere.
    - Icons work for them, too: storage does nothing, and a swap turns a cube of the kind they have most of into one of the kind they have least of.

    {"*"}Patrol.* Only you have a storage limit. At the end all guards and location cards are shuffled again.

    {"*"}Raids.* If you have more suspicion, you lose 6 stars and all of it goes back. If the guards have more, they lose 6 and give back theirs, but you keep yours. With the same nobody loses, and all of it goes back. If the pool is too small even after a raid, the cubes are placed from the Sewers up until they are gone.

    {"*"}The end.* It is counted as for two, but of their cubes the guards score only gold, 2 stars each, and no tomes. You win only with more stars than they have; a tie is theirs.

    {"["}list guards]
    .title = Alone against the guards

rules-lockup-numbers =
    | Players | 1–2 | 3 | 4 | 5
    | Items on the display | 3 | 4 | 5 | 6
    | Tokens each | 6 | 6 | 6 | 5
    | Face down in a round | 3 | 2 | 2 | 2
    | Exercise Yard: second place, power | – | 1 | 1 | 1
    | Sewers: first/second/others | 2/1/– | 3/1/1 | 3/2/1 | 3/2/1
    | Infirmary: first/last | 2/1 | 3/1 | 3/1 | 3/1
    | Commissary: second place swaps | 2:1 | 1:1 | 1:1 | 1:1
    | Raid: loss of the most/second | 6/0 | 8/4 | 8/4 | 8/4
    | Leader goal | 6 | 8 | 8 | 8
    .title = By number of players

rules-lockup-secrets =
    Only you know the tokens in your cell, your face-down tokens, your tomes, your reserved items and the two traits you were dealt. The others see how many there are and where the tokens lie, and they saw which item you took from the display.

    Everything else is open: stars, cubes, crafted items, goons, goals, discards and how thick the decks are. Nobody knows the order of a deck; only whoever put a tome under it knows that one card.
    .title = Who knows what

rules-lockup-cards =
    The printed rulebook does not list the single cards. The rules, the rewards, the scores of goons and all numbers of pieces here follow it. Names, prices and icons of the cards are our own reconstruction, made to fit every number that is printed.

    If you own the game, you can play with your real cards: copy the card files, write in what your cards say, and choose them where a table's cards are chosen, or start a game in the terminal with that folder. A record remembers which cards it was played with.
    .title = Other card sets

rules-lockup-words =
    {"["}list words]
    .title = Words

## Words that the table's own texts do not explain

word-power = power
    .what = Your enforcer has strength equal to your power cubes. They come from the Exercise Yard, from icons and from tomes, and you keep them to the end.

word-suspicion = suspicion
    .what = Lies at locations with goons. The strongest there without a lookout takes it all, and whoever has the most in a raid loses stars.

word-enforcer = enforcer
    .what = A token as strong as you have power cubes at the moment its location is resolved.

word-lookout = lookout
    .what = A token of strength 0. Where it is, you take no suspicion.

word-face_down = face down
    .what = Two tokens each round, with one or two players three, may lie so that only you know which they are.

word-pass = pass
    .what = You are out until the end of Roll Call: no more tokens and no more tomes.

word-decline = decline
    .what = You give up the reward of your place; your tokens walk to the Library.

word-craft = craft
    .what = In the Cell Block: pay an item's price, score its stars at once, let its icons work.

word-window = window
    .what = A moment between two decisions when tomes may be played.

word-fallout = final count
    .what = After the final raid: goals, goons, cubes, tomes and the marker are turned into stars.

word-guards = guards
    .what = In the solo game your only opponent; one card of theirs lies at every location from 1 to 7.

word-token = token
    .what = One of your six people: 2, 3, 4, 5, the enforcer and the lookout. By day you send them to locations, by night they come home.

word-crew = crew
    .what = You and your people: a cell with six tokens, a board with cubes, and what you have crafted and recruited.

word-setup = setting up
    .what = In the advanced game traits are chosen and bonuses taken before the first round.

word-roll_call = Roll Call
    .what = By day: in turn, send tokens to one location or pass.

word-lights_out = Lights Out
    .what = By night: location by location tokens are turned up, places are found, suspicion and rewards are taken.

word-patrol = Patrol
    .what = Between two rounds: storage, new items, new goons, suspicion, perhaps a raid.

word-final = final raid
    .what = After the sixth round: a last raid, then the count.

word-over = the end
    .what = Whoever has the most stars has won.
