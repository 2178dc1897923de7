"""Who won which place by how much, what bluff was worth, what each crew left on the table."""

from math import inf, sqrt
from statistics import stdev
from typing import Final

from cellmates.analysis.structure import Insight, Moment
from cellmates.kernel.event import Event
from cellmates.lockup.events import details
from cellmates.lockup.names import GOLD
from cellmates.lockup.table import LockupTable

SURELY: Final = 2.0
"""Bluffs paid or cost something if all of them together did by so many standard errors."""

CLOSE: Final = 1
"""A place that was won by so little is told."""


def insights_of(t: LockupTable, found: list[Moment], events: list[list[Event]]) -> list[Insight]:
    """All there is to say."""
    return [*_places(t, found, events), *_bluffs(t, found), *_left(t, len(found) - 1)]


def _places(t: LockupTable, found: list[Moment], events: list[list[Event]]) -> list[Insight]:
    """How often each was first among several, and what was decided by a hair."""
    won = [0] * t.participants
    came = [0] * t.participants
    close: list[Insight] = []
    for number, news in enumerate(events):
        for event in news:
            told = details(event)
            if event.kind != "ranked" or len(told["order"]) < 2:
                continue
            order, strengths = told["order"], told["strengths"]
            won[order[0]] += 1
            for who in order:
                came[who] += 1
            lead = strengths[0] - strengths[1]
            if lead <= CLOSE:
                close.append({
                    "kind": "close_place" if lead else "tied_place",
                    "number": number,
                    "data": {
                        "round": found[number]["round"],
                        "location": told["location"],
                        "seat": order[0],
                        "of": order[1],
                        "count": strengths[0],
                    },
                })  # fmt: skip
    totals: list[Insight] = [
        {
            "kind": "won_places",
            "number": len(found) - 1,
            "data": {"seat": who, "count": won[who], "total": came[who]},
        }
        for who in range(t.participants)
    ]
    return [*totals, *close]


def _bluffs(t: LockupTable, found: list[Moment]) -> list[Insight]:
    """What laying tokens face down was worth to each crew, in points of chance; nothing can be told
    where it is less than by luck the turns differ among themselves."""
    worths: list[list[int]] = [[] for _ in range(t.seats)]
    for each in found:
        comparison = each["comparison"]
        if comparison is not None and comparison["bluff"] is not None:
            assert each["seat"] is not None
            worths[each["seat"]].append(comparison["bluff"])
    insights: list[Insight] = []
    for seat, worth in enumerate(worths):
        if not worth:
            continue
        total = sum(worth)
        error = stdev(worth) * sqrt(len(worth)) if len(worth) > 1 else inf
        kind = "bluffs_paid" if total >= 0 else "bluffs_cost"
        if abs(total) < SURELY * error:
            kind = "bluffs_even"
        data = {"seat": seat, "count": len(worth), "percent": round(abs(total) / 10)}
        insights.append({"kind": kind, "number": len(found) - 1, "data": data})
    return insights


def _left(t: LockupTable, number: int) -> list[Insight]:
    """What each crew never used."""
    found: list[Insight] = []
    for seat in range(t.seats):
        cubes = t.cube_count(seat) - t.cubes[seat * 4 + GOLD]
        unused = (cubes, len(t.hands[seat]), len(t.reserved[seat]))
        if any(unused):
            found.append({
                "kind": "left",
                "number": number,
                "data": {
                    "seat": seat,
                    "cubes": unused[0],
                    "tomes": unused[1],
                    "items": unused[2],
                },
            })  # fmt: skip
    return found
