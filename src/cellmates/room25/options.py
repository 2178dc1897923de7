"""The catalogue of options and the numbers of its parts."""

from typing import Final

from cellmates.kernel.catalogue import Catalogue
from cellmates.room25.board import AXIS_NAMES, CELLS, DIRECTIONS, SIDES, SLIDES
from cellmates.room25.names import (
    CHARACTERS,
    COLOURS,
    CONTROL,
    LOOK,
    SPECIAL,
    TOKENS,
    Names,
    Numbers,
)

CLUE_CELLS: Final[Numbers] = (7, 11, 13, 17)
"""The four cells beside the centre: c4, b3, d3, c2 (R25-4.1)."""

CLUE: Final = 0
PROGRAM: Final = 4  # 26 programs without adrenaline, then the same 26 with it
NOW: Final = 56
LATER: Final = 57
USE: Final = 58
SKIP: Final = 63
LOOK_AT: Final = 64
MOVE_TO: Final = 68
PUSH_TO: Final = 72  # victim * 4 + direction
SLIDE: Final = 104
CALL: Final = 120
HIDE: Final = 128
CARRY: Final = 129  # passenger * 4 + direction
RECOVER: Final = 161
LOCK: Final = 162
REACTIVATE: Final = 187
FROM: Final = 212
HACK: Final = 237
ORDER_MOVE: Final = 299  # robot * 4 + direction
ORDER_PUSH: Final = 307  # robot * 32 + victim * 4 + direction
SABOTAGE_ROOM: Final = 371
SABOTAGE_ROBOT: Final = 372
MIMIC: Final = 374
SEE: Final = 382
SWAP: Final = 407
GO: Final = 432
PULL: Final = 457
DIES: Final = 465
CORRIDOR: Final = 473  # 0: north and south, 1: east and west
ALLOW: Final = 475
REFUSE: Final = 476
LOSE: Final = 477  # by token number; only look, control and special can be lost
TO: Final = 482
ROBOT: Final = 486
REVEAL: Final = 488
REMIND: Final = 489
CLAIM: Final = 514  # cell * 5 + (a colour, or 4: safe)
ACCUSE: Final = 639
PLAN: Final = 647
AGREE: Final = 651
DENY: Final = 652
PLAN_LOOK: Final = 653  # by cell
PLAN_AVOID: Final = 678
PLAN_MEET: Final = 703
PLAN_SLIDE: Final = 728
PLAN_EXIT: Final = 744
PLAN_KEY: Final = 745
PLAN_STAY: Final = 746
YES: Final = 747  # by the seat whose plan it is
NO: Final = 755  # seat * 4 + reason
BLAME: Final = 787  # character * 3 + reason
DEFEND: Final = 811
PRAISE: Final = 815
PLAN_PROGRAM: Final = 823  # character * 25 + number of the program - 1

REFUSALS: Final[Names] = ("danger", "other", "trust", "far")
"""Why somebody says no to a plan: it kills, there is a better one, no trust, out of reach."""
BLAMES: Final[Names] = ("lied", "pushed", "slid")
"""Why somebody is accused."""
DEFENCES: Final[Names] = ("innocent", "honest", "accident", "unaware")
"""What somebody says who is accused: no guard, no liar, no ill will, no knowledge."""

SAFE: Final = 4
CLAIMS: Final[Names] = (*COLOURS, "safe")

_PAIRS: Final = [(first, second) for first in range(5) for second in range(5) if first != second]
PROGRAMS: Final = [
    (),
    *[(token,) for token in range(5)],
    *_PAIRS,
]
"""The tokens of each program; the empty one is for those who only add adrenaline."""

WITH_ADRENALINE: Final = 26
"""Added to a program's number when the adrenaline token lies beside it."""

HACKS: Final = [
    (a, b)
    for a in range(25)
    for b in range(a + 1, 25)
    if {cell for _, cell in SIDES[a]} & {cell for _, cell in SIDES[b]}
]
HACK_NUMBERS: Final = {a * 25 + b: number for number, (a, b) in enumerate(HACKS)}

LOSABLE: Final = 1 << LOOK | 1 << CONTROL | 1 << SPECIAL


def _programs_of(available: int, most: int, adrenaline: bool) -> tuple[int, ...]:
    least = 1 if available and most else 0
    fitting = [
        number
        for number, tokens in enumerate(PROGRAMS)
        if least <= len(tokens) <= most and all(available >> token & 1 for token in tokens)
    ]
    plain = [PROGRAM + number for number in fitting]
    return tuple(plain + [option + WITH_ADRENALINE for option in plain] if adrenaline else plain)


PROGRAM_OPTIONS: Final = [
    _programs_of(available, most, adrenaline)
    for available in range(32)
    for most in range(3)
    for adrenaline in (False, True)
]
"""The programs on offer, at `(available tokens * 3 + most tokens) * 2 + adrenaline`."""


def program_plan(who: int, tokens: tuple[int, ...]) -> int:
    """The phrase that speaks of these tokens in somebody's program."""
    return PLAN_PROGRAM + who * 25 + PROGRAMS.index(tokens) - 1


def _program_plans(who: int, available: int, most: int) -> list[int]:
    return [
        program_plan(who, tokens)
        for tokens in PROGRAMS[1:]
        if len(tokens) <= most and all(available >> token & 1 for token in tokens)
    ]


PROGRAM_PLANS: Final = [
    _program_plans(who, available, most)
    for who in range(8)
    for most in (2, 1)
    for available in range(32)
]
"""What can be said of a character's program, at `who * 64 + cold * 32 + available tokens`."""


def planned_program(option: int) -> tuple[int, tuple[int, ...]]:
    """Of whose program such a phrase speaks, and the tokens in it."""
    who, number = divmod(option - PLAN_PROGRAM, 25)
    return who, PROGRAMS[number + 1]


def _program_text(number: int) -> str:
    words = ["program", *[TOKENS[token] for token in PROGRAMS[number % WITH_ADRENALINE]]]
    if number >= WITH_ADRENALINE:
        words.append("+adrenaline")
    return " ".join(words)


def _hack_text(pair: tuple[int, int]) -> str:
    return "hack " + " ".join(sorted(CELLS[cell] for cell in pair))


def _texts() -> list[str]:
    steps = [f"{who} {direction}" for who in CHARACTERS for direction in DIRECTIONS]
    return [
        *[f"clue {CELLS[cell]}" for cell in CLUE_CELLS],
        *[_program_text(number) for number in range(2 * WITH_ADRENALINE)],
        "now",
        "later",
        *[f"use {token}" for token in TOKENS],
        "skip",
        *[f"look {direction}" for direction in DIRECTIONS],
        *[f"move {direction}" for direction in DIRECTIONS],
        *[f"push {step}" for step in steps],
        *[f"slide {slide}" for slide in SLIDES],
        *[f"call {who}" for who in CHARACTERS],
        "hide",
        *[f"carry {step}" for step in steps],
        "recover",
        *[f"lock {cell}" for cell in CELLS],
        *[f"reactivate {cell}" for cell in CELLS],
        *[f"from {cell}" for cell in CELLS],
        *[_hack_text(pair) for pair in HACKS],
        *[f"order {robot} move {direction}" for robot in "12" for direction in DIRECTIONS],
        *[f"order {robot} push {step}" for robot in "12" for step in steps],
        "sabotage room",
        "sabotage robot 1",
        "sabotage robot 2",
        *[f"mimic {who}" for who in CHARACTERS],
        *[f"see {cell}" for cell in CELLS],
        *[f"swap {cell}" for cell in CELLS],
        *[f"go {cell}" for cell in CELLS],
        *[f"pull {who}" for who in CHARACTERS],
        *[f"dies {who}" for who in CHARACTERS],
        *[f"corridor {axis}" for axis in AXIS_NAMES],
        "allow",
        "refuse",
        *[f"lose {token}" for token in TOKENS],
        *[f"to {direction}" for direction in DIRECTIONS],
        "robot 1",
        "robot 2",
        "reveal",
        *[f"remind {cell}" for cell in CELLS],
        *[f"claim {cell} {claim}" for cell in CELLS for claim in CLAIMS],
        *[f"accuse {who}" for who in CHARACTERS],
        *[f"plan {direction}" for direction in DIRECTIONS],
        "agree",
        "deny",
        *[f"plan look {cell}" for cell in CELLS],
        *[f"plan avoid {cell}" for cell in CELLS],
        *[f"plan meet {cell}" for cell in CELLS],
        *[f"plan slide {slide}" for slide in SLIDES],
        "plan exit",
        "plan key",
        "plan stay",
        *[f"yes {seat}" for seat in range(8)],
        *[f"no {seat} {why}" for seat in range(8) for why in REFUSALS],
        *[f"accuse {who} {why}" for who in CHARACTERS for why in BLAMES],
        *[f"defend {why}" for why in DEFENCES],
        *[f"praise {who}" for who in CHARACTERS],
        *[
            " ".join(["plan program", who, *[TOKENS[token] for token in tokens]])
            for who in CHARACTERS
            for tokens in PROGRAMS[1:]
        ],
    ]


OPTIONS: Final = Catalogue(_texts(), more_words=("c", "3"))  # the lines that never slide
