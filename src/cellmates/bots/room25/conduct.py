"""What the programs of others say about their roles.

Guards and prisoners want different things, so they do not program alike. Whoever thinks asks, when
he programs himself, what each of those whose role he does not know would program as a guard and as
a prisoner, on tables that he imagines. As tokens are turned up he sees which of the two fits better
(`Forecast`).
"""

from math import exp
from typing import Final

from cellmates.bots.room25.choosing import worths
from cellmates.bots.room25.forecast import Forecast
from cellmates.bots.room25.imagination import RoleBelief, imagine
from cellmates.bots.room25.layout import Tokens
from cellmates.bots.room25.programs import tokens_of
from cellmates.bots.room25.rollout import recalled, sight_of
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Decision
from cellmates.room25.names import CHARACTERS, HELD, PLANNED
from cellmates.room25.programs import PROGRAM_OF
from cellmates.room25.table import Room25Table

TABLES: Final = 4
"""Imagined for each character and role."""

SURELY: Final = 20.0
"""Evidence that leaves no doubt."""

WARMTH: Final = 4.0
"""How freely people choose among programs, in tenths of a step."""


def forecasts(t: Room25Table, sight: Sight, dice: Dice) -> dict[int, Forecast]:
    """A forecast for everybody who programs now and may be a guard and may be none."""
    sides = Sides(sight)
    roles = RoleBelief(t, sight.seat, sight.memory.evidence)
    found = {}
    for who in t.track:
        if who not in sight.mine and t.lives(who) and 0.0 < roles.odds(who) < 1.0:
            as_guard = _programs(t, sight, sides, who, SURELY, dice)
            as_prisoner = _programs(t, sight, sides, who, -SURELY, dice)
            rows = sorted({*as_guard, *as_prisoner})
            found[who] = Forecast([
                (tokens, as_guard.get(tokens, 0.0), as_prisoner.get(tokens, 0.0))
                for tokens in rows
            ])  # fmt: skip
    return found


def _programs(
    t: Room25Table, sight: Sight, sides: Sides, who: int, evidence: float, dice: Dice
) -> dict[Tokens, float]:
    """How likely a character programs what, if that much speaks for its being a guard."""
    supposed = sight.memory.evidence[:]
    supposed[who] = evidence
    roles = RoleBelief(t, sight.seat, supposed)
    found: dict[Tokens, float] = {}
    for _ in range(TABLES):
        imagined = imagine(t, sight.seat, dice.fork(), sides, roles)
        known = _worths(imagined, who, sight)
        best = max(known.values())
        weights = {option: exp((value - best) / WARMTH) for option, value in known.items()}
        total = sum(weights.values()) * TABLES
        for option, weight in weights.items():
            tokens = tokens_of(option)
            found[tokens] = found.get(tokens, 0.0) + weight / total
    return found


def _worths(t: Room25Table, who: int, sight: Sight) -> dict[int, float]:
    """What its programs are worth to a character of an imagined table."""
    if t.adrenaline[who] == PLANNED:
        t.adrenaline[who] = HELD  # as if it had not programmed yet
    seat = t.seat_of[who]
    seen = sight_of(t, seat, recalled(t, seat, sight.memory))
    return worths(seen, Decision("program", CHARACTERS[who], PROGRAM_OF[who].options(t)))
