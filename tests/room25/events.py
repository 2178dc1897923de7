"""Every kind of event with its details, as the pages and bots rely on it."""

from collections.abc import Callable

from cellmates.kernel import EVERYBODY, Event
from cellmates.room25.board import AXIS_NAMES, CELLS, DIRECTIONS, LINES
from cellmates.room25.cards.codes import CARDS
from cellmates.room25.names import CHARACTERS, ROOMS, TOKENS
from cellmates.room25.options import CLAIMS

KINDS: dict[str, str] = {
    "round": "left", "programming": "", "programmed": "who tokens adrenaline", "turn": "number",
    "token": "who token", "lost": "who token", "later": "who", "skipped": "who", "nothing": "who",
    "clue": "seat cell", "looked": "who cell", "saw": "who cell room",
    "moved": "who from to", "pushed": "who by from to", "robot_pushed": "who robot from to",
    "called": "who by from to", "carried": "who by from to", "pulled": "who by from to",
    "tunnelled": "who from to", "returned": "who from", "placed": "who cell",
    "revealed": "cell room", "emptied": "cell room", "turned_down": "cell", "slid": "line dir",
    "swapped": "cell other", "closed": "cell", "reopened": "cell", "locked": "cell",
    "unlocked": "cell", "corridor": "cell axis", "robot_placed": "robot cell",
    "robot_moved": "robot from to", "robot_destroyed": "robot cell", "died": "who cell cause",
    "revived": "who", "adrenaline": "who", "adrenaline_lost": "who", "recovered": "who",
    "program_lost": "who", "paranoid": "who", "calm": "who", "drew": "who token", "hid": "who",
    "reappeared": "who", "refused": "who", "mimicked": "who of", "sabotaged": "who cell",
    "card": "card", "punished": "who token", "deck_shuffled": "cards", "timer": "left",
    "alarm": "left", "unmasked": "who role", "role": "who role", "key": "",
    "reminded": "who cell", "reminder_back": "who", "claim": "seat cell colour",
    "accuse": "seat who", "plan": "seat dir", "agree": "seat", "deny": "seat",
    "over": "winners reason",
}  # fmt: skip

CAUSES = ("mortal", "acid_bath", "trap", "flooded", "shredder", "timer", "time_bomb")
REASONS = (
    *("escaped", "partial", "two_dead", "death", "countdown", "last_alive", "eliminated"),
    "more_inside",
)


def _number(least: int, most: int) -> Callable[[object], bool]:
    return lambda value: type(value) is int and least <= value <= most


def _one_of(*words: object) -> Callable[[object], bool]:
    return lambda value: value in words


_CHARACTER, _CELL = _one_of(*CHARACTERS), _one_of(*CELLS)
DETAILS: dict[str, Callable[[object], bool]] = {
    **dict.fromkeys(("who", "by", "of"), _CHARACTER),
    **dict.fromkeys(("cell", "from", "to", "other"), _CELL),
    "room": _one_of(*ROOMS),
    "token": _one_of(*TOKENS),
    "card": _one_of(*CARDS.texts),
    "line": _one_of(*LINES),
    "dir": _one_of(*DIRECTIONS),
    "axis": _one_of(*AXIS_NAMES),
    "colour": _one_of(*CLAIMS),
    "cause": _one_of(*CAUSES),
    "reason": _one_of(*REASONS),
    "role": _one_of("prisoner", "guard"),
    "adrenaline": _one_of(True, False),
    "left": _number(1, 99),
    "cards": _number(1, 999),
    "tokens": _number(0, 2),
    "number": _number(1, 3),
    "robot": _number(1, 2),
    "seat": _number(0, 7),
    "winners": lambda value: isinstance(value, list),
    "program": lambda value: isinstance(value, list) and all(token in TOKENS for token in value),
}
PRIVATE = ("saw",)
"""What is never for everybody; team talk is the only other thing that need not be."""

TALK = ("claim", "accuse", "plan", "agree", "deny")


def check_event(event: Event) -> None:
    """The event has the details of its kind, each one such as it should be."""
    keys = set(KINDS[event.kind].split())
    more = {"program"} if event.kind == "programmed" else set()
    assert keys <= set(event.data) <= keys | more, f"{event.kind} has {sorted(event.data)}"
    for key, value in event.data.items():
        assert DETAILS[key](value), f"{event.kind}: {key} is {value!r}"
    if event.kind in PRIVATE:
        assert event.audience.bit_count() == 1
    elif event.kind not in TALK:
        assert event.audience == EVERYBODY
