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

LASTING = 3
SURELY_LASTING = 2.5
"""And it lasts: on average of so many reckonings before and after, it is so many errors apart. Of
hundreds of choices some look like turning points by the luck of their rollouts alone."""

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
        "turning": _turning(sides, found, luck),
        "balance": _balances(sides, start, curve, choices),
        "people": _people(sides, choices),
        "beliefs": _beliefs(found),
        "insights": insights,
    }


def _curve(found: list[Moment]) -> list[list[int]]:
    """The chances after each choice: on average of the reckonings around it that cannot be told
    from its own, for a single one leaps by the luck of its rollouts."""
    reckoned = [each for each in found if each["futures"] is not None]
    drawn = {
        each["number"]: _average(reckoned, _alike(reckoned, place))
        for place, each in enumerate(reckoned)
    }
    curve: list[list[int]] = []
    for each in found:
        curve.append(drawn[each["number"]] if each["number"] in drawn else curve[-1])
    return curve


def _alike(reckoned: list[Moment], place: int) -> list[int]:
    """The places of reckonings that are averaged; the first and the last stand for themselves."""
    last = len(reckoned) - 1
    places = [place]
    for way in (-1, 1) if 0 < place < last else ():
        for each in (place + way, place + 2 * way):
            if not 0 < each < last or _differ(reckoned[place], reckoned[each]):
                break
            places.append(each)
    return places


def _differ(one: Moment, other: Moment) -> bool:
    """Whether chances differ by more than the luck of rollouts does."""
    assert one["futures"] is not None
    for side in range(len(one["futures"][0])):
        change, error = _change([one], [other], side)
        if abs(change) > SURELY * error:
            return True
    return False


def _average(reckoned: list[Moment], places: list[int]) -> list[int]:
    rows = [row for place in places for row in reckoned[place]["futures"] or ()]
    return [round(1000 * sum(one) / len(rows)) for one in zip(*rows, strict=True)]


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


def _turning(sides: list[Side], found: list[Moment], luck: list[list[Event]]) -> list[TurningPoint]:
    """The choices that changed most, in the order of the game."""
    points: list[TurningPoint] = []
    since = 1  # the first choice whose chances were not reckoned by themselves
    reckoned = [each for each in found if each["futures"] is not None]
    for place, last in enumerate(reckoned[1:], start=1):
        group = found[since : last["number"] + 1]
        each = _decided(group)
        since = last["number"] + 1
        assert each["seat"] is not None
        side = 0 if len(sides) <= 2 else _side_of(sides, each["seat"])
        comparison = each["comparison"]
        change = _sure_change(reckoned, place, side)
        if abs(change) >= LEAST_TURNING:
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


def _sure_change(reckoned: list[Moment], place: int, side: int) -> int:
    """By how much a chance changed and stayed so; 0 if the luck of rollouts may have done it."""
    change, error = _change(reckoned[place - 1 : place], reckoned[place : place + 1], side)
    before = reckoned[max(0, place - LASTING) : place]
    lasting, its_error = _change(before, reckoned[place : place + LASTING], side)
    if abs(change) < SURELY * error or abs(lasting) < SURELY_LASTING * its_error:
        return 0
    if change * lasting <= 0:
        return 0
    return round(change if abs(change) < abs(lasting) else lasting)


def _change(before: list[Moment], after: list[Moment], side: int) -> tuple[float, float]:
    """By how much a chance changed on average, and the standard error of that, by rollouts with the
    same dice."""
    number = max([len(each["futures"] or ()) for each in (*before, *after)])
    once, then = _by_dice(before, number, side), _by_dice(after, number, side)
    changes = [new - old for old, new in zip(once, then, strict=True)]
    error = stdev(changes) / sqrt(number) if number > 1 else 0.0
    return 1000 * sum(changes) / number, 1000 * error


def _by_dice(moments: list[Moment], number: int, side: int) -> list[float]:
    """The chance of a side with each of so many dice, on average of some moments; a game that is
    over has one row, which holds for all dice."""
    totals = [0.0] * number
    for each in moments:
        rows = each["futures"]
        assert rows is not None
        for dice in range(number):
            totals[dice] += rows[dice % len(rows)][side] / len(moments)
    return totals


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
