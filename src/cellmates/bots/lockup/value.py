"""How many stars everybody will have in the end, from how the table stands when a round begins.

A linear regression for each round. The weights are data (`data/value.toml`), fitted by
`python -m benchmarks.fit_lockup` on games that bots played.
"""

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from cellmates.lockup.cards import GOON_TYPES
from cellmates.lockup.goals import goon_counts, treasure_count
from cellmates.lockup.names import GOLD, ROUNDS
from cellmates.lockup.scoring import standing
from cellmates.lockup.table import LockupTable

FEATURES: Final = 12 + len(GOON_TYPES)

SPREAD: Final = (1.5, 1.6)
"""How uncertain a lead is in the end, in stars, and how much more so for each round to play."""


def features(t: LockupTable, who: int, now: list[int]) -> list[float]:
    """What the stars of a participant are told from; `now` is the standing."""
    result = [0.0] * FEATURES
    base = who * 4
    result[0] = 1.0
    result[1] = float(now[who])
    result[2] = float(t.power[who])
    result[3] = float(t.suspicion[who])
    result[4] = float(t.cube_count(who) - t.cubes[base + GOLD])
    result[5] = float(t.cubes[base + GOLD])
    result[6] = float(len(t.items[who]))
    result[7] = float(len(t.reserved[who]))
    result[8] = float(len(t.hands[who])) if t.is_player(who) else 0.0
    result[9] = 1.0 if t.first == who else 0.0
    result[10] = 1.0 if t.leader == who else 0.0
    result[11] = float(sum([treasure_count(t, who, treasure) for treasure in range(3)]))
    for kind, count in enumerate(goon_counts(t, who)):
        result[12 + kind] = float(count)
    return result


@cache
def weights() -> dict[str, dict[int, list[float]]]:
    """The weights by who it is, crew or guards, and round."""
    file = files("cellmates.bots.lockup") / "data" / "value.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    return {
        kind: {int(number): [float(each) for each in row] for number, row in rows.items()}
        for kind, rows in data.items()
    }


def kind_of(t: LockupTable, who: int) -> str:
    """The set of weights for a participant."""
    if t.guards < 0:
        return "crew"
    return "alone" if t.is_player(who) else "guards"


def forecast(t: LockupTable) -> list[float]:
    """How many stars everybody will have."""
    now = standing(t)
    if t.outcome is not None or t.round_number > ROUNDS:
        return [float(stars) for stars in (t.stars if t.outcome is not None else now)]
    found: list[float] = []
    for who in range(t.participants):
        row = weights()[kind_of(t, who)][max(2, t.round_number)]
        total = 0.0
        for place, number in enumerate(features(t, who, now)):
            total += row[place] * number
        found.append(total)
    return found


def worth(t: LockupTable, seat: int) -> float:
    """About how likely a seat wins."""
    stars = forecast(t)
    if t.outcome is not None and seat in t.outcome.winners:
        return 1.0
    best = max([stars[who] for who in range(t.participants) if who != seat])
    left = 0 if t.outcome is not None else ROUNDS + 1 - t.round_number
    lead = (stars[seat] - best) / (SPREAD[0] + SPREAD[1] * left)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))
