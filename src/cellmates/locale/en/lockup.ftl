### Lockup: every word of the game. Names of cards are in its card files.
###
### Arguments that are names come already in this language, in the nominative:
###   $seat $who $of (crews), $location $from $to, $kind $given $taken, $token $tokens $up,
###   $item, $goon, $tome $tomes, $goal, $trait, $guard, $effect, $card, $deck, $category, $phase,
###   $winners, $reason, $order (crews with their strengths).
### Phrases made of other messages here: $cubes (kind-….cubes), $bonus (bonus-…),
###   $thing (metric-…), $location with its preposition where events and options name it (.to, .at).
### Selected on: numbers; $up, $token and $location (none = there is none); $sign (minus, plus),
###   $there (the location that is being resolved).
###
### Messages whose family Room 25 has too begin with "lockup-"; so does a single mode.

game-lockup = Lockup
    .what = Crews in a dungeon prison: send your rogues out, win the places you need, craft, recruit and stay unseen.

## Words used inside other messages

star-count = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
power-count = { $count } power
suspicion-count = { $count } suspicion
tome-count = { $count ->
    [one] { $count } tome
   *[other] { $count } tomes
}
token-count = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

## Locations: the name, what they give, a name short enough for the board, with prepositions:
## sent there, and being there

location-yard = Exercise Yard
    .what = First: 1 power, and the first-player marker at once. Second, with three or more players: 1 power.
    .short = Yard
    .to = to the Exercise Yard
    .at = at the Exercise Yard
location-sewers = Sewers
    .what = First: 3 scrap, with one or two players 2. Second, with four or five players: 2 scrap. Everybody else: 1 scrap.
    .short = Sewers
    .to = to the Sewers
    .at = in the Sewers
location-infirmary = Infirmary
    .what = First: 3 potions, with one or two players 2. The last, if at least two are here: 1 potion.
    .short = Infirm.
    .to = to the Infirmary
    .at = in the Infirmary
location-smithy = Smithy
    .what = First: 2 iron. Second: 1 iron.
    .short = Smithy
    .to = to the Smithy
    .at = at the Smithy
location-commissary = Commissary
    .what = First: 1 cube of any kind. Second, with three or more players: swap one cube for another kind. Everybody else: swap two cubes for one of another kind.
    .short = Commiss.
    .to = to the Commissary
    .at = at the Commissary
location-chow_hall = Chow Hall
    .what = Recruit goons from any goon space. First: one for 1 cube or two for 4. Second: one for 1 or two for 5. Everybody else: one for 2.
    .short = Chow
    .to = to the Chow Hall
    .at = in the Chow Hall
location-cell_block = Cell Block
    .what = Everybody here, the strongest first: craft one item, or reserve one for a cube.
    .short = Cells
    .to = to the Cell Block
    .at = in the Cell Block
location-library = Library
    .what = Nobody is sent here; whoever gets nothing elsewhere ends up here. First: draw two tomes and keep one. Second and third: draw a tome.
    .short = Library
    .to = to the Library
    .at = in the Library

## Cubes

kind-scrap = scrap
    .cubes = { bonus-scrap }
    .what = Green, 25 of them. Worth 1 star at the end.
kind-potion = potion
    .cubes = { bonus-potion }
    .what = Blue, 15 of them. Worth 1 star at the end.
kind-iron = iron
    .cubes = { bonus-iron }
    .what = Grey, 15 of them. Worth 1 star at the end.
kind-gold = gold
    .cubes = { bonus-gold }
    .what = Yellow, 10 of them. Worth 2 stars at the end.
kind-any = any
    .cubes = { $count ->
        [one] { $count } cube of any kind
       *[other] { $count } cubes of any kind
    }
    .what = A cube of any kind.
cube-power = power
    .what = Your enforcer is as strong as you have power cubes.
cube-suspicion = suspicion
    .what = Whoever has the most in a raid loses stars.

## Crew tokens

token-2 = 2
    .what = Strength 2. Left out with five players.
    .short = 2
token-3 = 3
    .what = Strength 3.
    .short = 3
token-4 = 4
    .what = Strength 4.
    .short = 4
token-5 = 5
    .what = Strength 5.
    .short = 5
token-enforcer = enforcer
    .what = As strong as you have power cubes when the location is resolved.
    .short = E
token-lookout = lookout
    .what = Strength 0, but you take no suspicion where your lookout is. Alone at a location it is the strongest.
    .short = L
token-hidden = face-down token
    .what = Only its owner knows which it is, until the location is resolved.
    .short = ?

## Treasures and special icons

treasure-shield = shield
    .what = One of the three treasures on items and goons; goals and demons count them.
treasure-gem = gem
    .what = One of the three treasures on items and goons; goals and demons count them.
treasure-spell = spell
    .what = One of the three treasures on items and goons; goals and demons count them.

effect-gain_scrap = 1 scrap
    .what = Take 1 scrap from the supply.
effect-gain_potion = 1 potion
    .what = Take 1 potion from the supply.
effect-gain_iron = 1 iron
    .what = Take 1 iron from the supply.
effect-gain_gold = 1 gold
    .what = Take 1 gold from the supply.
effect-gain_power = 1 power
    .what = Take 1 power cube.
effect-remove_suspicion = suspicion off
    .what = Give 1 of your suspicion cubes back.
effect-pass_suspicion = suspicion passed on
    .what = Give 1 of your suspicion cubes to an opponent.
effect-draw_tome = tome
    .what = Draw a tome.
effect-choose_tome = choose a tome of two
    .what = Draw two tomes, keep one and put the other under the deck.
effect-storage_plus_1 = storage +1
    .what = You may keep one cube more, for the rest of the game.
effect-swap_resource = swap
    .what = You may swap one of your cubes for one of another kind, right now.

## Goon types and how they score at the end

goontype-bandit = bandit
    .what = 3 stars each. On the board it brings a cube of its kind to its location in every Patrol.
goontype-cultist = cultist
    .what = Each is worth as many stars as you have crafted items.
goontype-demon = demon
    .what = Each is worth twice as many stars as you have treasures on items and goons.
goontype-dwarf = dwarf
    .what = For 1 to 6 dwarves: 1, 3, 7, 12, 18, 25 stars in all; for 7: 30.
goontype-hobgoblin = hobgoblin
    .what = Each is worth as many stars as you have power cubes.
goontype-ratfolk = ratfolk
    .what = For 1 to 4 ratfolk: −3, 1, 6, 13 stars in all; for 5: 25.
goontype-marauder = marauder
    .what = 2 stars each.

## Tomes: what they do, and when

tomecode-unlimited_face_down =
    .what = This round you may assign as many tokens face down as you like.
tomecode-steal_for_craft =
    .what = One cube of the price of the item you craft comes from an opponent's crew board.
tomecode-peek =
    .what = Look at one face-down token of an opponent. In solo: turn up a face-down guard.
tomecode-strength_plus_2 =
    .what = Your crew has 2 more strength at this location.
tomecode-remove_suspicion_2 =
    .what = Give back up to 2 of your suspicion cubes.
tomecode-pass_suspicion_1 =
    .what = Pass 1 of your suspicion cubes to an opponent.
tomecode-gain_scrap_2 =
    .what = Take 2 scrap.
tomecode-exchange_2 =
    .what = Swap up to 2 of your cubes, each for one of another kind.
tomecode-gain_iron_or_potion =
    .what = Take 1 iron or 1 potion.
tomecode-gain_power_1 =
    .what = Take 1 power cube.
tomecode-free_recruit =
    .what = Recruit one goon for nothing; it is the one goon that your place lets you have.
tomecode-craft_discount_1 =
    .what = The item you craft costs one cube less, of your choice, but not a gold.
tomecode-move_token =
    .what = Move one of your assigned tokens, face as it is, to another location. You still take your turn.
tomecode-win_ties =
    .what = At this location you rank above everybody of the same strength.

timing-any = any time
timing-roll_call = in Roll Call, until you pass
timing-own_turn = before your own Roll Call turn
timing-ranking = before the tokens at a location with one of yours are turned up
timing-recruiting = before you recruit at the Chow Hall
timing-crafting = before you craft at the Cell Block

## Goals: the three kinds, and what they count

goalkind-leader = leader goal
    .what = For whoever has the most and at least the minimum. It changes hands when somebody has more, and scores at the end.
    .card = The most (at least { $minimum }): { $thing }. At the end: { star-count }.
goalkind-instant = instant goal
    .what = For the first who meets it; the stars come at once, and it is closed.
    .card = The first to have { $minimum }: { $thing }. At once: { star-count }.
goalkind-final = final goal
    .what = Counted at the end of the game.
    .contest = The most and the second most at the end, 8 and 4 stars (6 for the most with one or two players): { $thing }.
    .per = At the end { star-count } for { $per ->
        [1] each of these
       *[other] every { $per } of these
    }: { $thing }.
    .reach = Everybody with at least { $minimum } at the end: { $thing }. Worth: { star-count }.
metric-power = power cubes
metric-items = crafted items
metric-goons = goons
metric-goon_types = different types among your goons
metric-treasure_set = sets of a shield, a gem and a spell
metric-gold = gold cubes
metric-treasure-shield = shields
metric-treasure-gem = gems
metric-treasure-spell = spells
metric-items_with-shield = items with a shield
metric-items_with-gem = items with a gem
metric-items_with-spell = items with a spell
metric-goon-bandit = bandits
metric-goon-cultist = cultists
metric-goon-demon = demons
metric-goon-dwarf = dwarves
metric-goon-hobgoblin = hobgoblins
metric-goon-ratfolk = ratfolk
metric-goon-marauder = marauders

## Bonuses of traits and crew boards, and any number of cubes

bonus-scrap = { $count } scrap
bonus-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
bonus-iron = { $count } iron
bonus-gold = { $count } gold
bonus-power = { power-count }
bonus-stars = { star-count }
bonus-suspicion = { suspicion-count }
bonus-storage = storage +{ $count }
bonus-tome = draw { tome-count }
bonus-choose_tome = { $count ->
    [1] choose a tome of two
   *[other] choose a tome of two, { $count } times
}
bonus-goon = { $count ->
    [one] { $count } goon off the deck
   *[other] { $count } goons off the deck
}
bonus-choose_goon = { $count ->
    [1] choose a goon of two
   *[other] choose a goon of two, { $count } times
}
bonus-free_reserve = { $count ->
    [one] reserve { $count } item for nothing
   *[other] reserve { $count } items for nothing
}

## Crews

crew-gnolls = Gnolls
    .short = Gnolls
    .called = Gnolls
crew-kobolds = Kobolds
    .short = Kobolds
    .called = Kobolds
crew-bugbears = Bugbears
    .short = Bugbears
    .called = Bugbears
crew-goblins = Goblins
    .short = Goblins
    .called = Goblins
crew-insectoids = Insectoids
    .short = Insectoids
    .called = Insectoids
crew-guards = Guards
    .short = Guards
    .called = Guards

## Guards

guard-card = guard
    .what = Guards compete at every location. Their strength is the sum of their cards there.
guard-hidden = face-down guard
    .what = Nobody knows how strong it is until it is turned up.
guard-fist = guard with a fist
    .what = As strong as the guards have power cubes.
guard-draw = special guard
    .what = Turned up in Lights Out, it calls the top guard of the deck to its location.
guard-off_duty = Off Duty
    .what = This location card sends no guard anywhere.
guards-blue = blue guards
guards-green = green guards
guards-yellow = yellow guards
guards-red = red guards

## Other words of the table

word-star = star
    .what = Reputation. Most stars win; nobody falls below 0.
word-strength = strength
    .what = The sum of your tokens at a location. Ties go clockwise from the first player.
word-first = first player
    .what = Begins Roll Call and wins ties. Whoever wins the Exercise Yard takes the marker; it is worth 2 stars at the end.
word-raid = raid
    .what = Most suspicion loses 8 stars, second most 4; tied for most 4 each, tied for second 2 each. With one or two players the most loses 6. Then all suspicion goes back.
word-storage = storage
    .what = How many cubes you may keep in Patrol.
word-item = item
    .what = Crafted at the Cell Block: pay its price, score its stars at once, let its icons work. Its treasures are yours.
word-reserved = reserved item
    .what = Only you can craft it, at the Cell Block. Until then it counts for nothing.
word-display = item display
    .what = The items that can be crafted or reserved; one more than there are players, filled up in Patrol.
word-goon = goon
    .what = Recruited at the Chow Hall. Its icons work once, its treasures are yours, its stars count at the end.
word-den = goon space
    .what = Here a goon waits to be recruited. In Patrol it brings suspicion to the location and moves on.
word-tome = tome
    .what = A secret card that works once. Unplayed it is worth 1 star at the end.
word-treasure = treasure
    .what = Shield, gem or spell, on items and goons. Goals and demons count them.
word-trait = trait
    .what = In the advanced game each crew keeps one of two and takes its bonuses at once.
word-straggler = straggler
    .what = Whoever gets nothing at a location goes on to the Library.
word-cell = holding cell
    .what = Where your tokens wait. Only you see them.

## Modes, levels, phases

mode-basic = Basic
    .what = Two to five crews, all equal at the start.
mode-advanced = Advanced
    .what = Every crew has a board of its own, and keeps one of two traits.
lockup-mode-solo = Solo
    .what = One crew against the prison guards.
mode-advanced_solo = Advanced solo
    .what = One crew with its own board and a trait against stronger guards.

level-moderate = Moderate
    .what = Green guards: the local lockup.
level-challenging = Challenging
    .what = Yellow guards, one of whom calls another.
level-expert = Expert
    .what = Red guards, the strongest there are; one of them calls another.

lockup-phase-setup = Setting up
    .what = Traits are chosen and starting bonuses taken.
lockup-phase-roll_call = Roll Call
    .what = In turn each crew sends tokens to one location, or passes.
lockup-phase-lights_out = Lights Out
    .what = From location 1 to 8: turn tokens up, rank, take suspicion, take rewards.
lockup-phase-patrol = Patrol
    .what = Storage limits, new items, new goons, suspicion, perhaps a raid.
lockup-phase-final = Final count
    .what = The final raid, then goals, goons, cubes, tomes and the marker.
lockup-phase-over = End
    .what = The prison knows who runs it.

## The end: what is counted, and how it is decided

category-leader = leader goal
category-final = final goal
category-goons = goons
category-resources = cubes
category-tomes = tomes
category-marker = first-player marker

reason-stars = the most stars
reason-items = equal stars, but more items
reason-shared = equal stars and items
reason-guards = the guards have at least as many stars

deck-items = items
deck-goons = goons
deck-tomes = tomes
deck-guards = guards
deck-locations = locations

## Labels of the table

lockup-label-round = Round { $round } of { $rounds }
lockup-label-acting = { $who } to act
lockup-label-first = First player
lockup-label-stars = Stars
lockup-label-power = Power
lockup-label-suspicion = Suspicion
lockup-label-cubes = Cubes
lockup-label-storage = { $count } of { $limit }
lockup-label-items = Items
lockup-label-reserved = Reserved
lockup-label-goons = Goons
lockup-label-tomes = Tomes
lockup-label-trait = Trait
lockup-label-cell = Your cell
lockup-label-tokens = in the cell: { token-count }
lockup-label-face-down-left = may still lie face down: { $count }
lockup-label-passed = passed
lockup-label-closed = closed to you
lockup-label-locations = The eight locations
lockup-label-display = Display
lockup-label-dens = Goons on the board
lockup-label-no-goon = no goon
lockup-label-supply = Supply
lockup-label-pool = Suspicion left
lockup-label-decks = Decks
lockup-label-goals = Goals
lockup-label-holder = held by { $who }
lockup-label-taken = taken by { $who }
lockup-label-free = still open
lockup-label-ranking = Places
lockup-label-peeked = What you have seen
lockup-label-sunk = Under the tome deck
lockup-label-claims = What has been said
lockup-label-guards = Guards here
lockup-label-nobody = nobody here

## Events: one fact each

lockup-event-round = Round { $number } began.
lockup-event-phase = { $phase }.
lockup-event-turn = { $seat } to move.
lockup-event-assigned = { $down ->
    [0] { $seat } sent { $location }: { $up }.
    [one] { $up ->
        [none] { $seat } sent a face-down token { $location }.
       *[other] { $seat } sent { $location }: { $up } and a face-down token.
    }
   *[other] { $up ->
        [none] { $seat } sent { $down } face-down tokens { $location }.
       *[other] { $seat } sent { $location }: { $up } and { $down } face-down tokens.
    }
}
lockup-event-placed_down = Face down: { $tokens }.
lockup-event-passed = { $seat } passed.
lockup-event-location = { $location }.
lockup-event-turned_up = { $seat } turned up { $location }: { $tokens }.
lockup-event-ranked = { $location }, the places: { $order }.
lockup-event-suspicion = { $seat } took { suspicion-count } { $location }.
lockup-event-gained = { $seat } gained { $cubes }.
lockup-event-paid = { $seat } paid { $cubes }.
lockup-event-power = { $seat } gained { power-count }.
lockup-event-marker = { $seat } took the first-player marker.
lockup-event-stars = { $sign ->
    [minus] { $seat } lost { star-count }.
   *[plus] { $seat } gained { star-count }.
}
lockup-event-declined = { $seat } declined the reward { $location }.
lockup-event-straggled = { $seat } got nothing { $location } and went to the Library.
lockup-event-swapped = { $seat } swapped { $given } for { $taken }.
lockup-event-recruited = { $location ->
    [none] { $goon } joined { $seat }.
   *[other] { $seat } recruited { $goon } { $location }.
}
lockup-event-crafted = { $seat } crafted { $item }.
lockup-event-reserved = { $seat } reserved { $item }.
lockup-event-drew = { $seat } drew { tome-count }.
lockup-event-saw_tomes = { $seat } saw: { $tomes }.
lockup-event-kept = { $seat } kept { $tome }.
lockup-event-sunk = { $seat } put { $tome } under the deck.
lockup-event-sank = { $seat } kept one tome and put the other under the deck.
lockup-event-played = { $seat } played { $tome }.
lockup-event-peeked = { $seat } peeked at a token of { $of } { $location }.
lockup-event-saw_token = { $seat } saw a token of { $of } { $location }: { $token }.
lockup-event-moved_token = { $token ->
    [none] { $seat } moved a face-down token from { $location } to { $to }.
   *[other] { $seat } moved a token from { $location } to { $to }: { $token }.
}
lockup-event-robbed = { $seat } robbed { $of }: { $kind }.
lockup-event-removed_suspicion = { $seat } gave back { suspicion-count }.
lockup-event-passed_suspicion = { $seat } passed { suspicion-count } to { $to }.
lockup-event-storage = { $seat } can now keep { $limit } cubes.
lockup-event-goal = { $seat } met the instant goal { $goal }: { $stars ->
    [one] { $stars } star.
   *[other] { $stars } stars.
}
lockup-event-leader = The leader goal { $goal } now belongs to { $seat }.
lockup-event-raid = Raid! The guards search every cell.
lockup-event-raided = { $seat } lost { $loss ->
    [one] { $loss } star
   *[other] { $loss } stars
} in the raid.
lockup-event-discarded = { $seat } had no room and gave back: { $kind }.
lockup-event-laid_out = New on the display: { $item }.
lockup-event-goon_left = { $goon } left for good.
lockup-event-goon_moved = { $goon } moved on: { $from } → { $to }.
lockup-event-goon_came = { $goon } is waiting { $location }.
lockup-event-watched = { $location }, under watch: { suspicion-count } more.
lockup-event-bandit_cube = A bandit left a cube { $location }: { $kind }.
lockup-event-trait = { $seat } kept the trait { $trait }.
lockup-event-bonus = { $seat } started with { $bonus }.
lockup-event-guard_turned = { $location }: { $guard } was turned up.
lockup-event-guard_placed = { $location }: { $guard } joined the watch.
lockup-event-off_duty = Off duty: no guard was sent.
lockup-event-guards_return = The guards went back to the guardroom and were shuffled.
lockup-event-deck_shuffled = Discards were shuffled into a new deck: { $deck }.
lockup-event-scored = { $seat }, { $category }: { $sign ->
    [minus] { $stars ->
        [one] −{ $stars } star.
       *[other] −{ $stars } stars.
    }
   *[plus] { $stars ->
        [one] { $stars } star.
       *[other] { $stars } stars.
    }
}
lockup-event-over = The game is over. Winners: { $winners } ({ $reason }).

## Options: a verb, and why one would want it

lockup-option-assign = Send tokens { $location }
    .why = Which tokens, and whether face up or down, is asked next. Afterwards this location is closed to you for the round.
lockup-option-token = Face up: { $token }
    .why = Everybody sees it.
lockup-option-token-down = Face down: { $token }
    .why = The others see only that a token of yours lies here. You have a limit for the round.
lockup-option-done = No more tokens here
    .why = Your turn is over.
lockup-option-pass = Pass
    .why = You are out of this Roll Call: no more tokens, no more tomes until it ends.
lockup-option-collect = Collect
    .why = You take the reward of your place, and your tokens come home.
lockup-option-decline = Decline
    .why = You take nothing, and your tokens go to the Library, where tomes are drawn. Suspicion you took stays yours.
lockup-option-take = Take: { $kind }
    .why = One cube of this kind comes from the supply.
lockup-option-swap = Swap { $given } for { $taken }
    .why = You give what you need less for what you need more.
lockup-option-keep-cubes = Swap nothing
    .why = You keep your cubes as they are.
lockup-option-recruit = Recruit { $goon } ({ $location })
    .why = The goon joins you, its icons work now, its stars count at the end.
lockup-option-recruit-two = Recruit two goons
    .why = You pay for both at once, then take them one after the other.
lockup-option-recruit-none = Recruit nobody
    .why = You take only the cube that the bandit left.
lockup-option-craft = Craft { $item }
    .why = You pay its price, score its stars at once, and its icons work.
lockup-option-reserve = Reserve { $item }
    .why = For one cube it is yours to craft later; until then it counts for nothing.
lockup-option-craft-none = Craft nothing
    .why = You take only the cube that lies here.
lockup-option-pay = Pay: { $kind }
    .why = This cube goes back to the supply.
lockup-option-keep = Keep { $card }
    .why = This one is yours; the other goes away.
lockup-option-tome = Play { $tome }
    .why = It works now and is discarded; unplayed it would be worth 1 star.
lockup-option-wait = Not now
    .why = You are asked again when something has changed or another tome fits.
lockup-option-give = To { $who }
    .why = One of your suspicion cubes moves there.
lockup-option-first = First: { $effect }
    .why = The card has several icons; this one works first.
lockup-option-discard = Give back: { $kind }
    .why = You have more cubes than you may keep.
lockup-option-turn-up = Turn up the guard { $location }
    .why = You learn how strong it is before you send more tokens.
lockup-option-peek = Peek { $location }: { $who }
    .why = You see in secret one of the tokens that lie there face down.
lockup-option-from = From { $location }
    .why = One of your tokens there will move.
lockup-option-to = To { $location }
    .why = The token goes there, face as it is.
lockup-option-rob = Rob { $who }: { $kind }
    .why = That cube pays for a part of your item.
lockup-option-less = Save one: { $kind }
    .why = The item costs this cube less.
lockup-option-claim = Say: my { $token } is { $location }
    .why = Nobody checks whether it is true.
lockup-option-plan = Say: I want to win { $location }
    .why = You tell everybody what you are after, or pretend to.
lockup-option-agree = Agree
    .why = You support what was said last.
lockup-option-deny = Deny
    .why = You contradict what was said last.

## Branches: the first step of a long list of options

lockup-branch-assign = Send tokens to …
lockup-branch-token = Choose a token …
lockup-branch-swap = Swap …
lockup-branch-swap-given = Swap { $given } …
lockup-branch-recruit = Recruit …
lockup-branch-craft = Craft …
lockup-branch-reserve = Reserve …
lockup-branch-tome = Play a tome …
lockup-branch-peek = Peek at …
lockup-branch-peek-location = Peek { $location } …
lockup-branch-rob = Rob …
lockup-branch-rob-who = Rob { $who } …
lockup-branch-claim = Say where a token is …
lockup-branch-claim-location = { $location }: my …
lockup-branch-plan = Say where you want to win …

## What is asked: who, what and why in one line

lockup-ask-roll_call = { $who }: where do you send tokens, or do you pass?
lockup-ask-token = { $who }: which token goes there, and face up or down?
lockup-ask-reward = { $there ->
    [library] { $who }: collect your reward, or decline it?
   *[other] { $who }: collect your reward, or decline and go to the Library?
}
lockup-ask-take = { $who }: which cube do you take?
lockup-ask-swap = { $who }: what do you swap?
lockup-ask-chow_hall = { $who }: whom do you recruit?
lockup-ask-recruit = { $who }: which goon comes next?
lockup-ask-pay = { $who }: which cube do you pay with?
lockup-ask-cell_block = { $who }: which item do you craft or reserve?
lockup-ask-tome_keep = { $who }: which tome do you keep?
lockup-ask-trait = { $who }: which trait do you keep?
lockup-ask-goon_keep = { $who }: which goon do you keep?
lockup-ask-window = { $who }: do you play a tome now?
lockup-ask-give = { $who }: who gets your suspicion cube?
lockup-ask-order = { $who }: which icon works first?
lockup-ask-discard = { $who }: too many cubes. Which one goes back?
lockup-ask-turn_up = { $who }: which guard is turned up?
lockup-ask-peek = { $who }: whose face-down token do you look at?
lockup-ask-map_from = { $who }: from where do you move a token?
lockup-ask-map_token = { $who }: which token moves?
lockup-ask-map_to = { $who }: where does it go?
lockup-ask-rob = { $who }: whose cube pays for a part of the item?
lockup-ask-less = { $who }: which cube do you save?
lockup-ask-free_reserve = { $who }: which item do you reserve for nothing?

## Where that is, before the question

lockup-ask-at = { $location }. { $question }
lockup-ask-place = { $location }, place { $place } of { $count }. { $question }
