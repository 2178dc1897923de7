"""What the players of many games could know: means over games, round by round and seat by seat.

The players of a game hear the same things, so that a game counts once: as the mean of its players.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from cellmates.lab.statistics import Interval, RunningMean, bounds
from cellmates.lab.study import GameInformation

SHARES = {"truth", "certain", "found", "public", "wrong"}
"""Figures that lie between 0 and 1, whatever an interval says."""

CERTAIN = 990
"""From this likelihood on, in thousandths, the truth is as good as certain."""

ROUND, SEAT, ROLES, TRUTH, ALONE, TOLD, SURPRISE = range(7)
"""The places in a line of `GameInformation.rounds`."""


def information(games: Sequence[GameInformation]) -> dict[str, Any]:
    """All of it, as plain data; nothing if nothing was measured."""
    if not any(game["rounds"] for game in games):
        return {}
    return {
        "rounds": _rounds(games),
        "seats": _seats(games),
        "guards": _guards([game for game in games if game["people"]]),
        "claims": _claims(games),
    }


class _Means:
    """Means of several figures, each over the games that have it."""

    def __init__(self) -> None:
        self.means: dict[str, RunningMean] = defaultdict(RunningMean)

    def add(self, name: str, numbers: Sequence[int]) -> None:
        """Count a game: the mean of these, in thousandths; none: it has no such figure."""
        if numbers:
            self.means[name].add(round(sum(numbers) / len(numbers)))

    def plain(self) -> dict[str, Any]:
        """All of them with their intervals."""
        return {
            name: bounds(_whole(mean.mean(), name)) for name, mean in sorted(self.means.items())
        }


def _whole(mean: Interval, name: str) -> Interval:
    """Out of thousandths; only what a claim brings can be below zero."""
    value, low, high = [bound / 1000 for bound in mean]
    if name != "bits":
        low = max(0.0, low)
    return Interval(value, low, min(1.0, high) if name in SHARES else high)


def _rounds(games: Sequence[GameInformation]) -> list[dict[str, Any]]:
    found: dict[int, _Means] = defaultdict(_Means)
    counted: dict[int, int] = defaultdict(int)
    for game in games:
        by_round: dict[int, list[list[int]]] = defaultdict(list)
        for line in game["rounds"]:
            by_round[line[ROUND]].append(line)
        for number, lines in by_round.items():
            asked = [line for line in lines if line[ROLES] >= 0]
            means = found[number]
            counted[number] += 1
            means.add("roles", [line[ROLES] for line in asked])
            means.add("truth", [line[TRUTH] for line in asked])
            means.add("certain", [1000 * (line[TRUTH] >= CERTAIN) for line in asked])
            means.add("alone", [line[ALONE] for line in lines])
            means.add("told", [line[TOLD] for line in lines])
            means.add("surprise", [line[SURPRISE] for line in lines])
    return [
        {"round": number, "games": counted[number], **found[number].plain()}
        for number in sorted(found)
    ]


def _seats(games: Sequence[GameInformation]) -> list[dict[str, Any]]:
    found: dict[tuple[int, int], _Means] = defaultdict(_Means)
    for game in games:
        for line in game["rounds"]:
            means = found[line[SEAT], line[ROUND]]
            means.add("roles", [line[ROLES]] if line[ROLES] >= 0 else [])
            means.add("told", [line[TOLD]])
    return [
        {"seat": seat, "round": number, "games": means.means["told"].count, **means.plain()}
        for (seat, number), means in sorted(found.items())
    ]


def _guards(games: Sequence[GameInformation]) -> list[dict[str, Any]]:
    """By the beginning of each round, of all games: of how many guards a prisoner is certain who
    have not become known to all, how many have, and how many prisoners he takes for guards."""
    last = max([line[ROUND] for game in games for line in game["rounds"]], default=0)
    found = []
    for number in range(1, last + 1):
        means = _Means()
        for game in games:
            prisoners, guards = game["people"]
            until = [line for line in game["certain"] if line[0] <= number]
            public = {suspect for _, seat, suspect, _ in until if seat < 0}
            known = sum(seat >= 0 and right and suspect not in public
                        for _, seat, suspect, right in until)  # fmt: skip
            wrong = sum(seat >= 0 and not right for _, seat, _, right in until)
            means.add("found", [1000 * known // (prisoners * guards)] if guards else [])
            means.add("public", [1000 * len(public) // guards] if guards else [])
            pairs = prisoners * (prisoners - 1)
            means.add("wrong", [1000 * wrong // pairs] if pairs else [])
        found.append({"round": number, "games": len(games), **means.plain()})
    return found


def _claims(games: Sequence[GameInformation]) -> list[dict[str, Any]]:
    """What right and wrong claims told those who did not know better, by listener."""
    found = []
    for right in (1, 0):
        means = _Means()
        count = 0
        for game in games:
            lines = [line for line in game["claims"] if line[2] == right]
            count += len(lines)
            listeners = sum(line[3] for line in lines)
            means.add("a_game", [1000 * len(lines)])
            bits = sum(line[4] for line in lines)
            means.add("bits", [round(bits / listeners)] if listeners else [])
        if "bits" in means.means:
            found.append({"right": right == 1, "count": count, **means.plain()})
    return found
