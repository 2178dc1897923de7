"""Lockup as everybody plays it on a day: alone, or against bots; and what a try is worth."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.day import DayMode, DayScore
from cellmates.lockup.scoring import CATEGORIES, scoring

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

MODES: Final = (
    DayMode("solo", {"mode": "solo", "solo": "challenging"}),
    DayMode("basic", {"mode": "basic", "seats": 3}, "careful"),
)

WON: Final = 100
"""Points for the victory; every reputation star is one more."""

_PLACES: Final = ("🥇", "🥈", "🥉")


def score(t: "LockupTable") -> DayScore:
    """What a finished game is worth to the first seat."""
    assert t.outcome is not None
    told = scoring(t)
    assert told is not None
    by: dict[str, list[int]] = {category: [0] * t.participants for category in CATEGORIES}
    for each in told["scored"]:
        by[each["category"]][each["seat"]] = each["stars"]
    won = 0 in t.outcome.winners
    place = 0 if won else max(1, sum(1 for stars in t.stars[1:] if stars > t.stars[0]))
    shown = [_share(stars) for stars in (told["before"], *by.values())]
    points = t.stars[0] + (WON if won else 0)
    return DayScore(points, won, f"{''.join(shown)} {_PLACES[place]}")


def _share(stars: list[int]) -> str:
    """Whether the first seat got most of something, some of it, or nothing."""
    if stars[0] <= 0:
        return "⬛"
    return "🟩" if stars[0] == max(stars) else "🟨"
