"""How likely a party gets out, from how the table stands when a round begins.

A logistic regression for each number of rounds left. Where parties race each other there are two:
one of a party by itself, and one that adds the odds of all the others by themselves. The weights
are data (`data/value.toml`), fitted by `python -m benchmarks.fit_room25` on games that bots played.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

from cellmates.bots.room25.belief import PASSING
from cellmates.bots.room25.prices import LOST, REACH, STEP, WALL
from cellmates.bots.room25.routes import distances
from cellmates.room25.board import SLIDES_TO_LEAVE
from cellmates.room25.names import CONTROL, GUARD, HELD, KEY, MORTAL, PRISONER, ROOM_25, TUNNEL
from cellmates.room25.table import Room25Table

HIDDEN: Final = STEP + 6
"""What a step into a tile costs that nobody of a party has seen."""

FEATURES: Final = 26

RACES: Final = {"competition": "competition_race", "team": "team_race"}
"""Ways to play in which several parties want to be first, and the weights that also know how likely
the others are to be it. On games held out the area under the curve is 0.80 instead of 0.78 in
competition with four rounds left, and 0.93 instead of 0.91 between teams in the last round; a
mastermind won 164 instead of 154 of 240 games of competition with it."""

MOST_ODDS: Final = 13.0
"""The logarithm of the odds of somebody who is sure to win."""


def kind_of(t: Room25Table) -> str:
    """The set of weights for a way to play."""
    if t.mode.hidden_roles:
        return "suspicion"
    if not t.mode.together:
        return "team" if t.mode.teams else "competition"
    if t.seats == 1:
        return "solo"
    if t.config.madness:
        return "madness"
    return "basic" if t.config.rule_level == "basic" else "ultimate"


def party(t: Room25Table, seat: int) -> int:
    """The characters whose escape is looked at for a seat, a bit each: in suspicion the prisoners,
    whoever asks."""
    if t.mode.together:
        return sum([1 << who for who in t.playing])
    if t.mode.hidden_roles:
        return sum([1 << who for who in t.playing if t.roles[who] == PRISONER])
    mine = -1
    for who in t.playing:
        if t.seat_of[who] == seat:
            mine = t.mode.party_of(t, who)
            break
    return sum([1 << who for who in t.playing if t.mode.party_of(t, who) == mine])


def parties(t: Room25Table) -> list[tuple[int, int]]:
    """Every party whose escape can be looked at, with one of its seats."""
    found: dict[int, int] = {}
    for who in t.playing:
        mine = party(t, t.seat_of[who])
        if mine >> who & 1:  # a guard may ask for the prisoners' chances, but is none of them
            found[mine] = t.seat_of[who]
    return sorted(found.items())


def features(t: Room25Table, mine: int) -> list[float]:
    """What the chances of a party are told from."""
    people = [who for who in t.playing if mine >> who & 1]
    others = [who for who in t.playing if not mine >> who & 1]
    eyes = 0
    for who in people:
        eyes |= 1 << t.seat_of[who]
    size = float(len(people))
    seen = [t.up >> tile & 1 == 1 or t.seen[tile] & eyes != 0 for tile in range(25)]
    exit_tile = t.room.index(ROOM_25) if ROOM_25 in t.room else -1
    known = exit_tile >= 0 and seen[exit_tile]
    key_tile = t.room.index(KEY) if KEY in t.room else -1
    key_done = t.key_used or not t.config.key_room or key_tile < 0
    price = _prices(t, seen)
    tunnels = [cell for cell in range(25) if _open_tunnel(t, t.tile_at[cell])]
    if len(tunnels) < 2:
        tunnels = []
    far = [float(LOST)] * 25
    if exit_tile >= 0:
        found = distances([(t.cell_of[exit_tile], 0)], price, tunnels)
        far = [float(min(each, LOST)) for each in found]
    ways = [far[t.cell_of[t.on[who]]] for who in people if t.on[who] >= 0]
    inside = [way for way in ways if way == 0]
    slides = SLIDES_TO_LEAVE[t.cell_of[exit_tile]] if exit_tile >= 0 else 4
    worst = max(ways) if ways else float(LOST)
    living = len(ways)
    result = [0.0] * FEATURES
    result[0] = 1.0
    result[1] = 1.0 if t.found else 0.0
    result[2] = 1.0 if key_done else 0.0
    result[3] = 1.0 if t.found and key_done else 0.0
    result[4] = (size - living) / 2
    result[5] = len([who for who in others if not t.lives(who)]) / 2
    if known:
        result[6] = 1.0
        result[7] = len(inside) / size
        result[8] = 1.0 if living and len(inside) == living else 0.0
        result[9] = 1.0 if len(inside) == living - 1 else 0.0
        result[10] = worst / 100
        result[11] = sum(ways) / size / 100
        result[12] = slides / 4
        result[13] = len([way for way in ways if way <= REACH]) / size
        if key_done:
            result[14] = 1.0 if worst <= REACH else 0.0
            result[15] = 1.0 if worst <= 2 * REACH else 0.0
            result[16] = 1.0 if worst <= REACH and slides <= 1 else 0.0
    else:
        result[17] = worst / 100
    if not key_done:
        found = distances([(t.cell_of[key_tile], 0)], price, tunnels)
        nearest = min([found[t.cell_of[t.on[who]]] for who in people if t.on[who] >= 0] or [LOST])
        result[18 if seen[key_tile] else 19] = min(nearest, LOST) / 100
        result[20] = 1.0 if seen[key_tile] else 0.0
    result[21] = len([tile for tile in range(25) if not seen[tile]]) / 25
    result[22] = len([who for who in people if t.armed[who] or t.flood[who]]) / size
    result[23] = len([who for who in people if t.adrenaline[who] == HELD]) / size
    result[24] = len([who for who in people if not t.lost[who] >> CONTROL & 1]) / size
    if others:
        _others(t, people, others, far, result)
    else:
        result[25] = 1.0 if _mortal_hidden(t, seen) else 0.0
    return result


def _others(
    t: Room25Table, people: list[int], others: list[int], far: list[float], result: list[float]
) -> None:
    """Rivals and guards: how near they are, and what is known of them."""
    near = [far[t.cell_of[t.on[who]]] for who in others if t.on[who] >= 0]
    result[24] = sum(near) / 100 / max(1, len(near))
    known = [who for who in others if t.roles[who] == GUARD and t.revealed >> who & 1]
    result[23] += len(known) / 2
    tiles = [t.on[who] for who in others if t.on[who] >= 0]
    result[25] = len([who for who in people if t.on[who] in tiles]) / len(people)


def _mortal_hidden(t: Room25Table, seen: list[bool]) -> bool:
    return any(t.room[tile] == MORTAL and not seen[tile] for tile in range(25))


def _open_tunnel(t: Room25Table, tile: int) -> bool:
    return t.up >> tile & 1 == 1 and t.room[tile] == TUNNEL


def _prices(t: Room25Table, seen: list[bool]) -> list[int]:
    """What a step into each cell costs somebody of a party."""
    prices = [0] * 25
    shut = t.closed | t.locked
    for cell in range(25):
        tile = t.tile_at[cell]
        if shut >> tile & 1:
            prices[cell] = WALL
        elif seen[tile]:
            prices[cell] = int(PASSING[t.room[tile]])
        else:
            prices[cell] = HIDDEN
    return prices


@cache
def weights() -> dict[str, dict[int, list[float]]]:
    """The weights by kind and rounds left."""
    file = files("cellmates.bots.room25") / "data" / "value.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    return {
        kind: {int(left): [float(number) for number in row] for left, row in rows.items()}
        for kind, rows in data.items()
    }


def chance_by(t: Room25Table, numbers: list[float]) -> float:
    """How likely a party with these features is out in the end, by the weights of this way to
    play."""
    return 1.0 / (1.0 + exp(-_score(t, kind_of(t), numbers)))


def _score(t: Room25Table, kind: str, numbers: list[float]) -> float:
    """The logarithm of the odds, by the weights of this kind."""
    table = weights()[kind]
    left = min(max(t.remaining, 1), max(table))
    row = table[left]
    total = 0.0
    for place, number in enumerate(numbers):
        total += row[place] * number
    return max(-30.0, min(30.0, total))


def race_features(t: Room25Table, mine: int) -> list[float]:
    """What the chances of a party are told from where others want to be first: its features, and
    the logarithm of the odds that all others have together, each party by itself."""
    kind = kind_of(t)
    odds = 0.0
    for other, _ in parties(t):
        if other != mine:
            score = _score(t, kind, features(t, other))
            odds += exp(max(-MOST_ODDS, min(MOST_ODDS, score)))
    return [*features(t, mine), log(odds) if odds else -MOST_ODDS]


def fitted_chance(t: Room25Table, mine: int) -> float:
    """How likely a party is out in the end, or out first."""
    race = RACES.get(kind_of(t))
    if race is None:
        return chance_by(t, features(t, mine))
    return 1.0 / (1.0 + exp(-_score(t, race, race_features(t, mine))))


def worth(
    t: Room25Table,
    seat: int,
    chance_of: Callable[[Room25Table, int], float] = fitted_chance,
) -> float:
    """How likely a seat wins, by the chances of parties."""
    if t.outcome is not None:
        return t.outcome.scores[seat]
    out = chance_of(t, party(t, seat))
    if t.mode.hidden_roles:
        for who in t.playing:
            if t.seat_of[who] == seat and t.roles[who] == GUARD:
                return 1.0 - out
    return out
