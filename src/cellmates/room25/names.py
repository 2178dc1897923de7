"""The numbers that the engine uses for characters, tokens, rooms and colours, and their slugs."""

from typing import Final

# What tables of names and numbers are said to be: the compiled build copies a tuple whose length it
# knows whenever one of its entries is looked up; a single table of 25 (`CORNER` of the bots) took
# careful ones 2.5 % of their time.
Names = tuple[str, ...]
Numbers = tuple[int, ...]

TILES: Final = 25
"""How many tiles a complex has."""

ALICE: Final = 0
BRUCE: Final = 1
EMMETT: Final = 2
FRANCK: Final = 3
JENNIFER: Final = 4
KEVIN: Final = 5
MAX: Final = 6
SARAH: Final = 7
NOBODY: Final = -1

CHARACTERS: Final[Names] = (
    "alice",
    "bruce",
    "emmett",
    "franck",
    "jennifer",
    "kevin",
    "max",
    "sarah",
)
CHARACTER_NUMBERS: Final = {name: number for number, name in enumerate(CHARACTERS)}
ALONE: Final = [(who,) for who in range(8)]
"""A group of one for each character."""

LOOK: Final = 0
MOVE: Final = 1
PUSH: Final = 2
CONTROL: Final = 3
SPECIAL: Final = 4
TOKENS: Final[Names] = ("look", "move", "push", "control", "special")
TOKEN_NUMBERS: Final = {name: number for number, name in enumerate(TOKENS)}
BASIC_TOKENS: Final = 0b01111
ALL_TOKENS: Final = 0b11111

BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3
COLOURS: Final[Names] = ("blue", "green", "yellow", "red")

CENTRAL: Final = 0
ROOM_25: Final = 1
KEY: Final = 2
EMPTY: Final = 3
VISION: Final = 4
MOVING: Final = 5
TUNNEL: Final = 6
CONTROL_ROOM: Final = 7
ROBOT_ROOM: Final = 8
REGENERATION: Final = 9
PRISON: Final = 10
COLD: Final = 11
VORTEX: Final = 12
DARK: Final = 13
PIVOTING: Final = 14
MIRROR: Final = 15
MAC: Final = 16
JAMMING: Final = 17
FALSE_EXIT: Final = 18
ACID_BATH: Final = 19
TRAP: Final = 20
FLOODED: Final = 21
MORTAL: Final = 22
SHREDDER: Final = 23
ILLUSION: Final = 24
PARANOIA: Final = 25
TIMER: Final = 26
_ROOM_ROWS = (
    ("central", BLUE),
    ("room_25", BLUE),
    ("key", BLUE),
    ("empty", GREEN),
    ("vision", GREEN),
    ("moving", GREEN),
    ("tunnel", GREEN),
    ("control", GREEN),
    ("robot", GREEN),
    ("regeneration", GREEN),
    ("prison", YELLOW),
    ("cold", YELLOW),
    ("vortex", YELLOW),
    ("dark", YELLOW),
    ("pivoting", YELLOW),
    ("mirror", YELLOW),
    ("mac", YELLOW),
    ("jamming", YELLOW),
    ("false_exit", YELLOW),
    ("acid_bath", RED),
    ("trap", RED),
    ("flooded", RED),
    ("mortal", RED),
    ("shredder", RED),
    ("illusion", RED),
    ("paranoia", RED),
    ("timer", RED),
)
ROOMS: Final = tuple(slug for slug, _ in _ROOM_ROWS)
ROOM_COLOURS: Final = tuple(colour for _, colour in _ROOM_ROWS)
ROOM_NUMBERS: Final = {name: number for number, name in enumerate(ROOMS)}


def colour_of(room: int) -> int:
    """The colour printed on a room."""
    return ROOM_COLOURS[room]


HELD: Final = 1
PLANNED: Final = 2
SPENT: Final = 3
ADRENALINE: Final[Names] = ("none", "held", "planned", "spent")
"""Where a character's adrenaline token is."""

NO_ROLE: Final = 0
PRISONER: Final = 1
GUARD: Final = 2
ROLES: Final[Names] = ("none", "prisoner", "guard")

TEAMS: Final[Names] = ("a", "b")

CLUE_PHASE: Final = 0
PROGRAMMING: Final = 1
CARD_PHASE: Final = 2
ACTION: Final = 3
PHASES: Final[Names] = ("clue", "programming", "cards", "action")
