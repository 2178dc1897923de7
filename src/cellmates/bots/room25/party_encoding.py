"""How a party stands when a round begins, as a fixed number of bytes for a net to judge.

For imagined tables, whose rooms and roles lie open: this is no encoding of what a seat may know.
"""

from typing import Final

from cellmates.bots.room25.value import FEATURES, chance_by, features, kind_of
from cellmates.kernel.encoding import SETS, EncodingLayout, one_hots
from cellmates.room25.names import HELD, ROOMS, TOKENS
from cellmates.room25.table import Room25Table

KINDS: Final = ("basic", "ultimate", "madness", "solo", "suspicion", "competition", "team")
MOST_LEFT: Final = 12
"""Longer countdowns are told as this many rounds."""

CELL: Final = len(ROOMS) + 6
_STEPS: Final = 80  # of a byte for a feature of 1; none is over 3

LAYOUT: Final = EncodingLayout(
    "room25_party",
    1,
    [
        ("kind", (len(KINDS),), "the way to play, as `value.kind_of` has it"),
        ("left", (MOST_LEFT + 1,), "the rounds left, this one included"),
        ("fitted", (1 + FEATURES,), "the fitted chance, and what it is told from"),
        ("people", (3, 8), "the party, those of it alive, the others alive"),
        ("tokens", (8, len(TOKENS)), "by character of the party: the tokens lost"),
        ("adrenaline", (8,), "who of the party holds adrenaline"),
        ("cells", (25, CELL), "room; up, seen by the party, shut; its people, others, robots"),
    ],
)

_KIND: Final = dict(zip(KINDS, one_hots(len(KINDS)), strict=False))
_LEFT: Final = one_hots(MOST_LEFT + 1)
_TOKEN_SETS: Final = [each[: len(TOKENS)] for each in SETS]
_ROOM: Final = one_hots(len(ROOMS))


def encode_party(t: Room25Table, mine: int) -> bytes:
    """How a party stands, a bit for each of its characters."""
    parts = [_KIND[kind_of(t)], _LEFT[min(max(t.remaining, 0), MOST_LEFT)]]
    numbers = features(t, mine)
    told = [int(255 * chance_by(t, numbers))]
    told += [min(255, max(0, int(_STEPS * each))) for each in numbers]
    parts.append(bytes(told))
    alive = others = eyes = held = 0
    people = [0] * 25
    strangers = [0] * 25
    for who in t.playing:
        at = t.on[who]
        if mine >> who & 1:
            eyes |= 1 << t.seat_of[who]
            if t.adrenaline[who] == HELD:
                held |= 1 << who
            if at >= 0:
                alive |= 1 << who
                people[t.cell_of[at]] += 1
        elif at >= 0:
            others |= 1 << who
            strangers[t.cell_of[at]] += 1
    parts += [SETS[mine], SETS[alive], SETS[others]]
    for who in range(8):
        parts.append(_TOKEN_SETS[t.lost[who] if mine >> who & 1 else 0])
    parts.append(SETS[held])
    robots = [0] * 25
    for at in t.robots:
        if at >= 0:
            robots[t.cell_of[at]] = 1
    shut = t.closed | t.locked
    for cell in range(25):
        tile = t.tile_at[cell]
        up = t.up >> tile & 1
        seen = 1 if up or t.seen[tile] & eyes else 0
        parts.append(_ROOM[t.room[tile]])
        parts.append(
            bytes([up, seen, shut >> tile & 1, people[cell], strangers[cell], robots[cell]])
        )
    return b"".join(parts)
