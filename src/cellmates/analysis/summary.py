"""The whole of an analysis, out of what was found about each choice."""

from math import sqrt
from statistics import stdev

from cellmates.analysis.structure import (
    FORMAT,
    SURE,
    Analysis,
    Balance,
    BeliefChange,
    ComparedChoice,
    Insight,
    Moment,
    Odds,
    PersonSum,
    Side,
    TurningPoint,
)
from cellmates.kernel.event import Event

MOST_TURNING = 6
LEAST_TURNING = 50
SURELY = 2.0
"""A turning point changes a chance by at least so much, and by so many standard errors."""

LEAST_NEWS = 3
"""A belief is told again when an answer has become likelier or unlikelier by so many points, or
certain."""


def summary(
    game: str,
    sides: list[Side],
    start: list[int],
    found: list[Moment],
    luck: list[list[Event]],
    insights: list[Insight],
) -> Analysis:
    """Put an analysis together; `luck` is what luck did after each choice, the deal first."""
    curve = _curve(found)
    choices = [_compared(each) for each in found if each["comparison"] is not None]
    return {
        "format": FORMAT,
        "game": game,
        "total": len(found) - 1,
        "sides": sides,
        "rounds": _rounds(found),
        "curve": curve,
        "choices": choices,
        "turning": _turning(sides, curve, found, luck),
        "balance": _balances(sides, start, curve, choices),
        "people": _people(sides, choices),
        "beliefs": _beliefs(found),
        "insights": insights,
    }


def _curve(found: list[Moment]) -> list[list[int]]:
    curve: list[list[int]] = []
    for each in found:
        rows = each["futures"]
        if rows is None:
            curve.append(curve[-1])
        else:
            curve.append([round(1000 * sum(one) / len(rows)) for one in zip(*rows, strict=True)])
    return curve


def _rounds(found: list[Moment]) -> list[int]:
    """After how many choices each round begins, the first one first."""
    starts: list[int] = []
    for each in found:
        while len(starts) < each["then"]:
            starts.append(each["number"])
    return starts


def _compared(each: Moment) -> ComparedChoice:
    assert each["comparison"] is not None
    assert each["seat"] is not None
    return {
        "number": each["number"],
        "seat": each["seat"],
        "round": each["round"],
        "text": each["text"],
        "kind": each["kind"],
        "about": each["about"],
        **each["comparison"],
    }


def _side_of(sides: list[Side], seat: int) -> int:
    return next(number for number, side in enumerate(sides) if seat in side["seats"])


def _turning(
    sides: list[Side], curve: list[list[int]], found: list[Moment], luck: list[list[Event]]
) -> list[TurningPoint]:
    """The choices that changed most, in the order of the game."""
    points: list[TurningPoint] = []
    since = 1  # the first choice whose chances were not reckoned by themselves
    earlier = found[0]["futures"]
    for before, after, last in zip(curve, curve[1:], found[1:], strict=False):
        if last["futures"] is None:
            continue
        group = found[since : last["number"] + 1]
        each = _decided(group)
        since = last["number"] + 1
        assert each["seat"] is not None
        side = 0 if len(sides) <= 2 else _side_of(sides, each["seat"])
        change = after[side] - before[side]
        comparison = each["comparison"]
        assert earlier is not None
        error = _error_of_change(earlier, last["futures"], side)
        earlier = last["futures"]
        if abs(change) >= max(LEAST_TURNING, SURELY * error):
            points.append({
                "number": each["number"],
                "seat": each["seat"],
                "round": each["round"],
                "text": each["text"],
                "about": each["about"],
                "change": change,
                "side": side,
                "cost": 0 if comparison is None else comparison["cost"],
                "luck": [
                    {"kind": event.kind, "data": event.data}
                    for moment in group
                    for event in luck[moment["number"]]
                ],
            })  # fmt: skip
    points.sort(key=lambda point: (-abs(point["change"]), point["number"]))
    return sorted(points[:MOST_TURNING], key=lambda point: point["number"])


def _error_of_change(before: list[list[float]], after: list[list[float]], side: int) -> float:
    """The standard error of how much a chance changed, by rollouts with the same dice."""
    number = max(len(before), len(after))
    if number == 1:
        return 0.0
    rows = zip(_as_many(before, number), _as_many(after, number), strict=True)
    return 1000 * stdev([then[side] - once[side] for once, then in rows]) / sqrt(number)


def _as_many(rows: list[list[float]], number: int) -> list[list[float]]:
    """A game that is over has one row, which holds for all rollouts."""
    return rows * number if len(rows) == 1 else rows


def _decided(group: list[Moment]) -> Moment:
    """Of choices that were judged together, that of the last seat which was compared, if any."""
    last = group[-1]
    own = [each for each in group if each["seat"] == last["seat"] and each["comparison"]]
    return own[0] if own else last


def _balances(
    sides: list[Side], start: list[int], curve: list[list[int]], choices: list[ComparedChoice]
) -> list[Balance]:
    costs = [0] * len(sides)
    for choice in choices:
        costs[_side_of(sides, choice["seat"])] += choice["cost"]
    found: list[Balance] = []
    for number in range(len(sides)):
        others = sum(costs) - costs[number] if len(sides) <= 2 else None
        deal = curve[0][number] - start[number]
        change = curve[-1][number] - curve[0][number]
        found.append({
            "start": start[number],
            "deal": deal,
            "own": -costs[number],
            "others": others,
            "luck": change + costs[number] - (others or 0),
            "end": curve[-1][number],
        })  # fmt: skip
    return found


def _people(sides: list[Side], choices: list[ComparedChoice]) -> list[PersonSum]:
    found: list[PersonSum] = []
    for seat in sorted(seat for side in sides for seat in side["seats"]):
        mine = [choice for choice in choices if choice["seat"] == seat]
        costly = [choice for choice in mine if choice["cost"]]
        worst = max(costly, key=lambda choice: choice["cost"], default=None)
        found.append({
            "seat": seat,
            "compared": len(mine),
            "cost": sum(choice["cost"] for choice in mine),
            "worst": None if worst is None else worst["number"],
        })  # fmt: skip
    return found


def _beliefs(found: list[Moment]) -> list[BeliefChange]:
    """Only what has changed; what a seat has seen is certain, and told once."""
    told: dict[tuple[int, str], Odds] = {}
    beliefs: list[BeliefChange] = []
    for each in found:
        for seat, thought in enumerate(each["beliefs"]):
            for about, odds in thought.items():
                before = told.get((seat, about))
                if before is None or _differs(before, odds):
                    told[seat, about] = odds
                    beliefs.append(
                        {"number": each["number"], "seat": seat, "about": about, "odds": odds}
                    )
    return beliefs


def _differs(one: Odds, other: Odds) -> bool:
    if one == other:
        return False
    if is_certain(one) != is_certain(other):
        return True
    answers = {*one, *other}
    return any(abs(one.get(each, 0) - other.get(each, 0)) >= LEAST_NEWS for each in answers)


def is_certain(odds: Odds) -> bool:
    """Whether there is only one answer left."""
    return len(odds) == 1


def percents(counts: dict[str, float]) -> Odds:
    """Odds out of weights; what is possible at all has one percent at least, and what is not
    certain 99 at most."""
    total = sum(counts.values())
    possible = {each: weight for each, weight in counts.items() if weight > 0}
    if len(possible) == 1:
        return dict.fromkeys(possible, 100)
    return {each: min(99, max(1, round(100 * weight / total))) for each, weight in possible.items()}


__all__ = ["SURE", "is_certain", "percents", "summary"]
