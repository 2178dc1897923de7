"""What a single card of Lockup shows (LK-18)."""

from typing import Final

NOTHING: Final = -1
"""The cube of a goon that brings none, and what a goal counts that counts everything."""
BY_POWER: Final = -1
"""The strength of a guard with a fist: as much as the guards have power cubes."""
OFF_DUTY: Final = -1
"""The location of a card that sends the guards nowhere."""

ANY_TIME: Final = 1
ROLL_CALL_TURN: Final = 2
OWN_TURN: Final = 4
RANKING: Final = 8
RECRUITING: Final = 16
CRAFTING: Final = 32
TIMINGS: Final = {
    "any": ANY_TIME,
    "roll_call": ROLL_CALL_TURN,  # before and after anybody's turn
    "own_turn": OWN_TURN,  # before one's own turn
    "ranking": RANKING,  # before a location is ranked where one has a token
    "recruiting": RECRUITING,  # before one's own reward at the Chow Hall
    "crafting": CRAFTING,  # before one's own reward at the Cell Block
}
"""When a tome can be played: a bit each, for a tome window is several of them at once (LK-12.6)."""
TIMING_BITS: Final = 6


class Item:
    """An item: its stars, its price and its icons (LK-10.1)."""

    def __init__(
        self, slug: str, value: int, cost: list[int], treasures: list[int], effects: list[int]
    ) -> None:
        self.slug = slug
        self.value = value
        self.cost = cost  # by kind, and last how many of any kind
        self.treasures = treasures  # how many shields, gems and spells
        self.effects = effects


class Goon:
    """A goon: its type, its icons and a bandit's cube (LK-11.1)."""

    def __init__(
        self,
        slug: str,
        type: int,
        suspicion: int,
        treasures: list[int],
        effects: list[int],
        resource: int,
    ) -> None:
        self.slug = slug
        self.type = type
        self.suspicion = suspicion
        self.treasures = treasures
        self.effects = effects
        self.resource = resource  # NOTHING unless a bandit


class Tome:
    """A title among the tomes: what it does and when it can be played (LK-12)."""

    def __init__(self, slug: str, copies: int, code: int, timing: str, solo: bool) -> None:
        self.slug = slug
        self.copies = copies
        self.code = code
        self.timing = timing
        self.timing_bit = TIMINGS[timing]
        self.solo = solo


class Goal:
    """A goal: what it counts, and what that is worth (LK-13)."""

    def __init__(
        self, slug: str, kind: str, metric: str, which: int, minimum: int, stars: int, per: int
    ) -> None:
        self.slug = slug
        self.kind = kind
        self.metric = metric
        self.which = which  # the treasure or goon type that is counted, NOTHING for all
        self.minimum = minimum
        self.stars = stars  # 0: those that the rulebook gives to leaders and contests
        self.per = per


class Trait:
    """A trait of the advanced game with its bonuses and their numbers (LK-16.4)."""

    def __init__(self, slug: str, bonuses: list[tuple[str, int]]) -> None:
        self.slug = slug
        self.bonuses = bonuses


class Board:
    """A side of a crew board: what the crew starts with (LK-2.9, LK-16.2)."""

    def __init__(
        self,
        slug: str,
        stars: int,
        power: int,
        suspicion: int,
        storage: int,
        bonuses: list[tuple[str, int]],
    ) -> None:
        self.slug = slug
        self.stars = stars
        self.power = power
        self.suspicion = suspicion
        self.storage = storage
        self.bonuses = bonuses


class Guard:
    """A guard card of the solo game (LK-17.6)."""

    def __init__(self, slug: str, colour: str, strength: int, draw: bool) -> None:
        self.slug = slug
        self.colour = colour
        self.strength = strength  # BY_POWER for the fist
        self.draw = draw


class LocationCard:
    """A card that says where the next guard goes (LK-17.7)."""

    def __init__(self, slug: str, location: int, copies: int) -> None:
        self.slug = slug
        self.location = location  # OFF_DUTY for nowhere
        self.copies = copies
