"""A ladder: every bot meets every other on the same deals, and each gets a rating.

How two bots meet depends on the game. Where sides oppose each other, each has one of them on every
deal and then the other. Where everybody plays alone, they take the seats in turn. Where all play
together, each plays the deal with itself in all seats, and a bot beats another on a deal that it
wins and the other loses. Ratings are those of Bradley and Terry; their intervals come from drawing
the deals anew.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import log10
from random import Random
from typing import Any, NamedTuple

from cellmates import __version__
from cellmates.games import GAMES
from cellmates.lab.arena import PlayedGame, Simulation, play_game
from cellmates.lab.executors import Executor
from cellmates.lab.run_folder import RunFolder, RunFolderError, games_from
from cellmates.lab.statistics import Interval, wilson
from cellmates.lab.study import study_of

DEALS_AT_ONCE = 20
REDRAWN = 200
"""How often the deals are drawn anew for the intervals."""

Points = tuple[int, int]
"""What two bots got on a deal."""


class MetDeal(NamedTuple):
    """A deal of two bots: their points, and the digest of every game that it took."""

    points: Points
    digests: tuple[str, ...]


class Ladder(NamedTuple):
    """What is played: plain data."""

    game: str
    keys: dict[str, object]
    bots: tuple[str, ...]
    seed: bytes
    deals: int  # of each meeting

    def described(self) -> dict[str, Any]:
        """As its folder keeps it: another one, or another version, would play other games."""
        return {
            "experiment": "ladder",
            "version": __version__,
            "game": self.game,
            "rules_version": GAMES[self.game].rules_version,
            "keys": self.keys,
            "bots": list(self.bots),
            "seed": self.seed.hex(),
            "games": self.deals,
        }

    @staticmethod
    def from_plan(plan: Mapping[str, Any]) -> "Ladder":
        """What a folder keeps; a KeyError, TypeError or ValueError if it is something else."""
        return Ladder(
            str(plan["game"]),
            dict(plan["keys"]),
            tuple(plan["bots"]),
            bytes.fromhex(plan["seed"]),
            int(plan["games"]),
        )

    @property
    def meetings(self) -> list[tuple[str, str]]:
        """Every two of the bots."""
        return list(combinations(self.bots, 2))

    @property
    def together(self) -> bool:
        """Whether all who play win or lose together."""
        study, config = study_of(self.game), GAMES[self.game].config(self.keys)
        table = GAMES[self.game].deal(config, self.seed)
        return len({study.party_of(table, seat) for seat in range(config.seats)}) == 1

    def games(self, bots: tuple[str, str]) -> list[Simulation]:
        """What two of them play on every deal, one game or two."""
        plan = Simulation(self.game, self.keys, bots, {}, self.seed)
        if self.together:
            return [plan._replace(bots=(bot,)) for bot in bots]
        sides = study_of(self.game).sides(GAMES[self.game].config(self.keys))
        if len(sides) == 1:
            return [plan]
        return [
            plan._replace(
                sides={side: bots[(place + turn) % 2] for place, side in enumerate(sides)}
            )
            for turn in (0, 1)
        ]


class Meeting(NamedTuple):
    """Some deals of two bots."""

    ladder: Ladder
    bots: tuple[str, str]
    first: int
    last: int


def meet(meeting: Meeting) -> list[MetDeal]:
    """Play the deals of a meeting."""
    ladder, bots, first, last = meeting
    games, config = ladder.games(bots), GAMES[ladder.game].config(ladder.keys)
    together = ladder.together
    found = []
    for number in range(first, last):
        played = [play_game(plan, config, number) for plan in games]
        winners = [_winners(ladder.game, each) for each in played]
        digests = tuple(each.table.digest() for each in played)
        if together:
            won, other_won = (bool(each) for each in winners)
            points = int(won > other_won), int(other_won > won)
        else:
            places = [bots.index(bot) for each in winners for bot in each]
            points = places.count(0), places.count(1)
        found.append(MetDeal(points, digests))
    return found


def _winners(game: str, played: PlayedGame) -> list[str]:
    """The bots of the parties that won, each party once."""
    study, table = study_of(game), played.table
    assert table.outcome is not None
    parties = {
        (bot, study.party_of(table, seat)): study.won(table.outcome, seat)
        for seat, bot in enumerate(played.playing)
    }
    return [bot for (bot, _), won in parties.items() if won]


class LadderResults:
    """The points of every meeting, deal by deal; `folder` keeps them where there is one."""

    def __init__(self, ladder: Ladder, folder: RunFolder | None) -> None:
        self.ladder = ladder
        self.folder = folder
        self.points: dict[tuple[str, str], dict[int, Points]] = {
            meeting: {} for meeting in ladder.meetings
        }
        self.missing: list[Meeting] = []
        for bots in ladder.meetings:
            for first in range(0, ladder.deals, DEALS_AT_ONCE):
                meeting = Meeting(ladder, bots, first, min(first + DEALS_AT_ONCE, ladder.deals))
                kept = None if folder is None else folder.part(self._name(meeting))
                if kept is None:
                    self.missing.append(meeting)
                else:
                    self._take(meeting, self._read_again(meeting, kept))

    @property
    def done(self) -> int:
        """How many deals were played."""
        return sum(len(found) for found in self.points.values())

    def play(self, executor: Executor) -> Iterator[int]:
        """Play what is missing: after each part, how many deals it had."""
        played = executor.in_order(meet, self.missing)
        for meeting, deals in zip(self.missing, played, strict=True):
            if self.folder is not None:
                kept = {
                    "points": [list(deal.points) for deal in deals],
                    "digests": [list(deal.digests) for deal in deals],
                }
                self.folder.keep(self._name(meeting), kept)
            self._take(meeting, [deal.points for deal in deals])
            yield len(deals)

    def _take(self, meeting: Meeting, points: Sequence[Points]) -> None:
        self.points[meeting.bots].update(enumerate(points, start=meeting.first))

    def _name(self, meeting: Meeting) -> str:
        place = self.ladder.meetings.index(meeting.bots)
        return f"meeting-{place:03}-{games_from(meeting.first)}"

    def _read_again(self, meeting: Meeting, kept: Mapping[str, Any]) -> list[Points]:
        try:
            points = [(int(one), int(other)) for one, other in kept["points"]]
            if not len(points) == len(kept["digests"]) == meeting.last - meeting.first:
                raise ValueError
        except (KeyError, TypeError, ValueError):
            assert self.folder is not None
            raise RunFolderError(self.folder.file(self._name(meeting))) from None
        return points


def ladder_findings(results: LadderResults) -> dict[str, Any]:
    """Ratings with intervals, and what every two did against each other."""
    ladder = results.ladder
    rated = ratings(ladder.bots, results.points, Random(ladder.seed.hex()))
    order = sorted(ladder.bots, key=lambda bot: -rated[bot].value)
    meetings: list[dict[str, Any]] = []
    for bots, points in results.points.items():
        one = sum(each[0] for each in points.values())
        other = sum(each[1] for each in points.values())
        share = {
            name: round(bound, 6) for name, bound in wilson(one, one + other)._asdict().items()
        }
        first = 1 + sum(len(each["cells"]) for each in meetings)
        meetings.append(
            {
                "bots": list(bots),
                "cells": list(range(first, first + len(ladder.games(bots)))),
                "deals": len(points),
                "points": [one, other],
                "share": share,
            }
        )
    return {
        **{key: value for key, value in ladder.described().items() if key != "bots"},
        "ratings": [
            {"bot": bot, **{name: round(each, 1) for name, each in rated[bot]._asdict().items()}}
            for bot in order
        ],
        "meetings": meetings,
    }


def ratings(
    bots: Sequence[str],
    points: Mapping[tuple[str, str], Mapping[int, Points]],
    dice: Random,
) -> dict[str, Interval]:
    """A rating for each, 400 apart where one wins ten times as often, around 0; with 95 % intervals
    out of deals that are drawn anew, the same ones for all meetings."""
    numbers = sorted({number for found in points.values() for number in found})
    value = _strengths(bots, points, numbers)
    drawn = [
        _strengths(bots, points, dice.choices(numbers, k=len(numbers))) for _ in range(REDRAWN)
    ]
    found = {}
    for bot in bots:
        tries = sorted(each[bot] for each in drawn)
        low, high = tries[round(0.025 * (REDRAWN - 1))], tries[round(0.975 * (REDRAWN - 1))]
        found[bot] = Interval(value[bot], min(low, value[bot]), max(high, value[bot]))
    return found


def _strengths(
    bots: Sequence[str],
    points: Mapping[tuple[str, str], Mapping[int, Points]],
    numbers: Sequence[int],
) -> dict[str, float]:
    won: dict[tuple[str, str], float] = {}
    for (one, other), found in points.items():
        there = [found[number] for number in numbers if number in found]
        # Half a point for each, so that nobody who never loses is infinitely strong.
        won[one, other] = 0.5 + sum(each[0] for each in there)
        won[other, one] = 0.5 + sum(each[1] for each in there)
    return bradley_terry(bots, won)


def bradley_terry(bots: Sequence[str], won: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Ratings of the greatest likelihood for these points of each against each, by the iteration of
    Zermelo; their mean is 0."""
    strength = dict.fromkeys(bots, 1.0)
    wins = {bot: sum(won.get((bot, other), 0.0) for other in bots) for bot in bots}
    for _ in range(500):
        again = {
            bot: wins[bot]
            / sum(
                (won.get((bot, other), 0.0) + won.get((other, bot), 0.0))
                / (strength[bot] + strength[other])
                for other in bots
                if other != bot
            )
            for bot in bots
        }
        middle = sum(again.values()) / len(again)
        again = {bot: each / middle for bot, each in again.items()}
        moved = max(abs(again[bot] / strength[bot] - 1) for bot in bots)
        strength = again
        if moved < 1e-9:
            break
    found = {bot: 400 * log10(each) for bot, each in strength.items()}
    mean = sum(found.values()) / len(found)
    return {bot: each - mean for bot, each in found.items()}
