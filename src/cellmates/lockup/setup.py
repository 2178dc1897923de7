"""Dealing a game (LK-2, LK-16, LK-17)."""

from typing import Final

from cellmates.kernel.dice import Dice
from cellmates.lockup.bonuses import KeepTrait, give_bonuses
from cellmates.lockup.config import Config
from cellmates.lockup.cubes import draw_suspicion, gain_power
from cellmates.lockup.names import (
    BOXED,
    CUBES,
    DENS,
    IN_CELL,
    LEVEL_COLOURS,
    LEVELS,
    NOBODY,
    POWER_CUBES,
    SETUP,
    SUSPICION_CUBES,
    WEAKEST,
)
from cellmates.lockup.options import catalogue_of
from cellmates.lockup.patrol import bring_goon, place_bandit_cubes, place_suspicion, refill_display
from cellmates.lockup.rollcall import START_ROUND
from cellmates.lockup.table import LockupTable

GUARDS_START: Final = 10  # LK-17.4
GUARDS_START_ADVANCED: Final = 20
STORAGE: Final = 5


def deal(config: Config, seed: bytes) -> LockupTable:
    """A new game, up to the first thing that anybody must decide."""
    t = blank_table(config, seed)
    shuffle_decks(t)
    refill_display(t)
    for den in DENS:
        bring_goon(t, den)
    place_suspicion(t)
    if config.bandit_cube_at_setup:  # LK-2.16
        place_bandit_cubes(t)
    deal_goals(t)
    t.first = t.guards if t.guards >= 0 else t.dice.below(t.seats)
    t.agenda.append(START_ROUND)
    set_up_crews(t)
    t.changes = 1
    t.advance()
    return t


def blank_table(config: Config, seed: bytes) -> LockupTable:
    """A table with nothing on it but the cubes in the supply."""
    t = LockupTable()
    t.config = config
    t.cards = config.cards
    t.options = catalogue_of(config.cards)
    t.dice = Dice(seed)
    t.seats = config.seats
    t.guards = 1 if config.solo else -1
    n = t.participants = t.players = config.players
    t.stars = [0] * n
    t.stars_before = ()
    t.power = [0] * n
    t.suspicion = [0] * n
    t.cubes = [0] * (n * 4)
    t.storage = [STORAGE] * n
    t.items = [()] * n
    t.reserved = [()] * n
    t.goons = [()] * n
    t.hands = [()] * n
    t.hands_known = [()] * n
    t.traits = [NOBODY] * n
    t.offered_traits = [()] * n
    t.token_at = [IN_CELL] * (n * 6)
    for who in range(n):
        if who == t.guards:
            t.token_at[who * 6 : who * 6 + 6] = [BOXED] * 6
        elif config.seats == 5:  # LK-2.10
            t.token_at[who * 6 + WEAKEST] = BOXED
    t.face_down = t.shown = t.passed = t.stealth = 0
    t.peeked = [0] * t.seats
    t.visited = [0] * n
    t.downs = [0] * n
    t.dens = [-1] * 8
    t.watch = [0] * 8
    t.loose_cubes = [0] * 32
    t.display = [-1] * (n + 1)
    t.supply = list(CUBES)
    t.power_supply = POWER_CUBES
    t.suspicion_supply = SUSPICION_CUBES
    t.item_deck = t.goon_deck = t.goon_discard = ()
    t.tome_deck = t.tome_known = t.tome_discard = ()
    t.leader_goal = t.instant_goal = t.final_goal = -1
    t.leader = t.instant_taken = NOBODY
    t.guards_up = [()] * 8
    t.guards_down = [()] * 8
    t.guard_deck = t.guards_used = t.location_deck = t.locations_used = ()
    t.round_number = 1
    t.phase = SETUP
    t.first = 0
    t.active = NOBODY
    t.location = -1
    t.goal_location = -1
    t.placed = 0
    t.ranking = t.strengths = t.bill = t.in_hand = ()
    t.collected = t.wins_ties = t.free_recruit = t.robbing = t.discounted = 0
    t.extra = [0] * n
    t.changes = 1
    t.waited = [0] * n
    t.claims = ()
    t.said = ()
    return t


def shuffle_decks(t: LockupTable) -> None:
    """Shuffle items, goons and tomes; alone also the guards and their locations."""
    items = list(range(len(t.cards.items)))
    t.dice.shuffle(items)
    t.item_deck = tuple(items)
    goons = list(range(len(t.cards.goons)))
    t.dice.shuffle(goons)
    t.goon_deck = tuple(goons)
    tomes = all_tomes(t)
    t.dice.shuffle(tomes)
    t.tome_deck = tuple(tomes)
    t.tome_known = (0,) * len(tomes)
    if t.guards >= 0:
        guards = level_guards(t)
        t.dice.shuffle(guards)
        t.guard_deck = tuple(guards)
        locations = location_cards(t)
        t.dice.shuffle(locations)
        t.location_deck = tuple(locations)


def all_tomes(t: LockupTable) -> list[int]:
    """The titles of the tome deck, each as often as it is there (LK-17.3)."""
    return [
        title
        for title, tome in enumerate(t.cards.tomes)
        if t.guards < 0 or tome.solo
        for _ in range(tome.copies)
    ]


def level_guards(t: LockupTable) -> list[int]:
    """The seven blue guards and the five of the level (LK-17.6)."""
    colour = LEVEL_COLOURS[LEVELS.index(t.config.solo)]
    return [n for n, guard in enumerate(t.cards.guards) if guard.colour in ("blue", colour)]


def location_cards(t: LockupTable) -> list[int]:
    """The eight location cards by the location they show."""
    return [card.location for card in t.cards.locations for _ in range(card.copies)]


def deal_goals(t: LockupTable) -> None:
    """One goal of each kind; no instant one in solo (LK-2.13, LK-17.2)."""
    t.leader_goal = _draw_goal(t, "leader")
    t.instant_goal = _draw_goal(t, "instant") if t.guards < 0 else -1
    t.final_goal = _draw_goal(t, "final")


def _draw_goal(t: LockupTable, kind: str) -> int:
    goals = [number for number, goal in enumerate(t.cards.goals) if goal.kind == kind]
    return goals[t.dice.below(len(goals))]


def guards_start(t: LockupTable) -> int:
    """The stars that the guards start with (LK-17.4)."""
    return GUARDS_START_ADVANCED if t.config.advanced else GUARDS_START


def set_up_crews(t: LockupTable) -> None:
    """Side A for everybody, or side B and a trait (LK-2.9, LK-16.1)."""
    for who in range(t.participants):
        if who == t.guards:
            t.stars[who] = guards_start(t)
            gain_power(t, who, 1)
        elif not t.config.advanced:
            board = t.cards.side_a
            t.stars[who] = board.stars
            t.storage[who] = board.storage
            gain_power(t, who, board.power)
    if t.config.advanced:
        deal_traits(t)
        give_boards(t)


def deal_traits(t: LockupTable) -> None:
    """Two traits each; the last player chooses first (LK-16.3, LK-16.4)."""
    traits = list(range(len(t.cards.traits)))
    t.dice.shuffle(traits)
    order = [who for who in t.from_first() if t.is_player(who)]
    for place, who in enumerate(order):
        t.offered_traits[who] = (traits[place * 2], traits[place * 2 + 1])
    for who in order:
        t.agenda.append(KeepTrait(who))


def give_boards(t: LockupTable) -> None:
    """What is printed on side B, from the first player on (LK-16.2)."""
    for who in reversed(t.from_first()):
        if t.is_player(who):
            board = t.cards.boards[t.config.crews[who]]
            t.stars[who] = board.stars
            t.storage[who] = board.storage
            give_bonuses(t, who, board.bonuses)
    for who in t.from_first():
        if t.is_player(who):
            board = t.cards.boards[t.config.crews[who]]
            gain_power(t, who, board.power)
            draw_suspicion(t, who, board.suspicion)
