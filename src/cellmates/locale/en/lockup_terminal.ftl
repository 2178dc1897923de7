### Lockup in a terminal: what its board, its lists and its tables say besides lockup.ftl.
###
### Arguments that are names come already in this language; $stars, $price, $treasures, $bonuses,
### $start and $what are phrases made of messages of lockup.ftl.

## Two letters for each crew

crewmark-gnolls = Gn
crewmark-kobolds = Ko
crewmark-bugbears = Bu
crewmark-goblins = Go
crewmark-insectoids = In
crewmark-guards = Gu

## The board

lockup-head-location = Location
lockup-head-here = Lies
lockup-head-tokens = Who is there

## For newcomers

lockup-how-win = Most stars after six rounds win. Stars come from items that you craft, from goals, and at the end from goons, cubes and tomes. Whoever has drawn the most suspicion loses stars in a raid.
lockup-how-roll-call = 1. Roll Call: in turn, send one or more of your six tokens to one location, face up or face down, or pass. A location that you have sent tokens to is closed to you for the rest of the round.
lockup-how-lights-out = 2. Lights Out: from location 1 to 8 tokens are turned up. The strongest takes the suspicion that lies there, unless a lookout is along; then everybody takes a reward by place. Whoever gets nothing, or declines, goes to the Library, where tomes are drawn.
lockup-how-patrol = 3. Patrol: cubes beyond your storage go back, items and goons are filled up, goons bring suspicion. If the suspicion cubes run out, there is a raid.
lockup-how-solo = You play against the guards: a card lies at each location, and they take rewards as you do. Before each of your turns you turn one of them up. You win with more stars than they have.
lockup-how-ask = Ask about anything: "? smithy", "? lookout", "? demon", "? ◉", or the name of a card.
lockup-legend-tokens = Tokens
lockup-legend-numbers = Strength 2, 3, 4 or 5. In brackets: face down, but you know it.
lockup-legend-signs = Signs
lockup-legend-goons = Goons and what they are worth at the end

## Looking things up

lockup-about-watched = The strongest here without a lookout takes it.
lockup-about-loose = A bandit left this; it goes to the first place.
lockup-about-crew = { $name }. Basic game: 10 stars, 1 power. Advanced game: { $start }; room for { $storage } cubes.
lockup-about-item = { $name }, an item: { $stars }. Price: { $price }.
lockup-about-goon = { $name }, a goon: { $type }.
lockup-about-brings = This one brings: { $kind }.
lockup-about-watch = Suspicion that it draws to its location in every Patrol: { $count }.
lockup-about-tome = { $name }, a tome to be played { $when }.
lockup-about-goal = { $name }, { $kind }.
lockup-about-trait = { $name }, a trait: { $bonuses }.
lockup-about-guard = { $name }: strength { $strength }.
lockup-about-treasures = Treasures: { $treasures }.
lockup-about-icon = Icon { $effect }: { $what }

## Waiting in tome windows

lockup-wait-again = Not now, but ask again
    .why = Otherwise a tome that can wait asks once a phase. You are asked again when something has changed.
lockup-wait-location = Not before this location is over
    .why = You are not asked about tomes until the next location.
lockup-wait-phase = Not before this phase is over
    .why = You are not asked about tomes until the next phase.
lockup-wait-round = Not before this round is over
    .why = You are not asked about tomes until the next round or the final raid.

## The final count

lockup-score-crew = Crew
lockup-score-before = so far
lockup-score-leader = leader
lockup-score-final = final
lockup-score-goons = goons
lockup-score-resources = cubes
lockup-score-tomes = tomes

## Before a game

setup-game = Game
setup-crew = Your crew
    .what = All crews play alike in the basic game.
flag-cards = folder with card files of your own

## What lies in the box

topic-items = Items
topic-goons = Goons
topic-tomes = Tomes
topic-goals = Goals
topic-traits = Traits
topic-crews = Crew boards
topic-guards = Guards
topic-locations = Locations
fact-stars = stars
fact-price = price
fact-treasures = treasures
fact-icons = icons
fact-type = type
fact-suspicion = suspicion
fact-brings = brings
fact-when = when
fact-gives = gives
fact-storage = storage
fact-power = power
fact-strength = strength
fact-den = goon space
fact-number = number
source-own = your own cards

## Simulating

column-raids = raids
column-stars-best = stars of the best
column-stars-1 = stars, seat 1
column-stars-2 = stars, seat 2
column-stars-3 = stars, seat 3
column-stars-4 = stars, seat 4
column-stars-5 = stars, seat 5
column-stars-guards = stars, guards
column-items = items crafted
column-goons-recruited = goons recruited
