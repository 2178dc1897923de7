"""What the rows of an experiment say: shares of wins, how games end, who had what when they won.

Everything is plain data with rounded numbers: it is what `result.json` holds, and the report draws.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from cellmates import __version__
from cellmates.games import GAMES
from cellmates.lab.experiment import Cell, GameRow, GameRows, PartyRow
from cellmates.lab.knowledge import information
from cellmates.lab.paired import Pairs, difference, mcnemar
from cellmates.lab.statistics import (
    Interval,
    RunningMean,
    bounds,
    chance_of_shares,
    discoveries,
    shares_apart,
    tail,
    wilson,
)

LEAST = 20
"""A contribution is told where at least so many had something, and as many had not."""

SCALE = 840
"""What 1 to 8 divide: means over the parties of a game are whole numbers of this."""


def findings(rows: GameRows) -> dict[str, Any]:
    """All of it, for the experiment as far as it was played."""
    experiment = rows.experiment
    cells = [_cell(cell, games) for cell, games in zip(experiment.cells, rows.cells, strict=True)]
    _compare_with_first(cells, rows)
    return {
        "experiment": "run",
        "version": __version__,
        "game": experiment.game,
        "rules_version": GAMES[experiment.game].rules_version,
        "keys": experiment.keys,
        "sides": experiment.sides,
        "seed": experiment.seed.hex(),
        "games": experiment.games,
        "cells": cells,
    }


def finished(rows: GameRows) -> dict[str, Any]:
    """All of it, and the folder keeps it as its result."""
    found = findings(rows)
    if rows.folder is not None:
        rows.folder.finish(found)
    return found


def _cell(cell: Cell, rows: Sequence[GameRow]) -> dict[str, Any]:
    figures: dict[str, RunningMean] = {}
    for row in rows:
        for name, number in row["figures"].items():
            figures.setdefault(name, RunningMean()).add(number)
    length = "rounds" if any("rounds" in row["figures"] for row in rows) else "decisions"
    lengths = Counter(row["figures"][length] for row in rows)
    return {
        "varied": cell.varied,
        "bots": list(cell.bots),
        "manners": dict(cell.manners),
        "games": len(rows),
        "outcomes": _outcomes(rows),
        "reasons": _shares(Counter(row["reason"] for row in rows)),
        "mishaps": _shares(Counter(cause for row in rows for cause in row["mishaps"])),
        "figures": {name: bounds(mean.mean()) for name, mean in sorted(figures.items())},
        "length": {"of": length, "games": {str(key): lengths[key] for key in sorted(lengths)}},
        "contributions": contributions(rows),
        "information": information([row["information"] for row in rows]),
    }


def _outcomes(rows: Sequence[GameRow]) -> list[dict[str, Any]]:
    """The wins of each side and of each bot on it, and the games that were won."""
    won: dict[tuple[str, str], list[int]] = defaultdict(list)
    parties: Counter[tuple[str, str]] = Counter()
    for row in rows:
        for party in row["parties"]:
            key = party["side"], "+".join(party["bots"])
            parties[key] += 1
            if party["won"]:
                won[key].append(row["number"])
    return [
        {
            "side": side,
            "bots": bots,
            "parties": games,
            "wins": len(won[side, bots]),
            "share": bounds(wilson(len(won[side, bots]), games)),
            "won": sorted(set(won[side, bots])),
        }
        for (side, bots), games in sorted(parties.items())
    ]


def _shares(counter: Counter[str]) -> list[dict[str, Any]]:
    total = counter.total()
    return [
        {"name": name, "count": count, "share": bounds(wilson(count, total))}
        for name, count in sorted(counter.items(), key=lambda item: (-item[1], item[0]))
    ]


def contributions(rows: Sequence[GameRow]) -> list[dict[str, Any]]:
    """How much more often a party won that had something than one that had not.

    Where a side is one party in every game, games with it are compared with games without it. Where
    several parties are on a side, they are compared within each game, since one's win is another's
    loss. `q` is corrected for all that is looked at in the cell (Benjamini and Hochberg).
    """
    sides: dict[str, list[list[PartyRow]]] = defaultdict(list)
    around: dict[str, list[list[str]]] = defaultdict(list)
    for row in rows:
        found: dict[str, list[PartyRow]] = defaultdict(list)
        for party in row["parties"]:
            found[party["side"]].append(party)
        for side, parties in found.items():
            sides[side].append(parties)
            around[side].append(row["around"])
    lines: list[dict[str, Any]] = []
    for side in sorted(sides):
        if all(len(parties) == 1 for parties in sides[side]):
            lines += _between(side, [each[0] for each in sides[side]], around[side])
        else:
            lines += _within(side, sides[side])
    for line, q in zip(lines, discoveries([line["p"] for line in lines]), strict=True):
        line["p"], line["q"] = round(line["p"], 6), round(q, 6)
    return sorted(lines, key=lambda line: (line["q"], line["p"], line["side"], line["what"]))


def _between(
    side: str, parties: Sequence[PartyRow], around: Sequence[Sequence[str]]
) -> list[dict[str, Any]]:
    having: Counter[str] = Counter()
    winning: Counter[str] = Counter()
    for party, there in zip(parties, around, strict=True):
        for what in {*party["has"], *_bots(party), *there}:
            having[what] += 1
            winning[what] += party["won"]
    games, wins = len(parties), sum(party["won"] for party in parties)
    lines = []
    for what, count in sorted(having.items()):
        if min(count, games - count) < LEAST:
            continue
        given = (winning[what], count, wins - winning[what], games - count)
        lines.append(
            {
                "side": side,
                "what": what,
                "with": count,
                "wins_with": winning[what],
                "without": games - count,
                "wins_without": wins - winning[what],
                "difference": bounds(shares_apart(*given)),
                "p": chance_of_shares(*given),
            }
        )
    return lines


def _within(side: str, games: Sequence[Sequence[PartyRow]]) -> list[dict[str, Any]]:
    gains: dict[str, RunningMean] = defaultdict(RunningMean)
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for parties in games:
        all_wins = sum(party["won"] for party in parties)
        having: Counter[str] = Counter()
        winning: Counter[str] = Counter()
        for party in parties:
            for what in {*party["has"], *_bots(party)}:
                having[what] += 1
                winning[what] += party["won"]
        for what, count in having.items():
            others = len(parties) - count
            if others:
                lost = all_wins - winning[what]
                gains[what].add(SCALE * winning[what] // count - SCALE * lost // others)
                for place, number in enumerate((count, winning[what], others, lost)):
                    counts[what][place] += number
    lines = []
    for what, mean in sorted(gains.items()):
        if mean.count < LEAST:
            continue
        error = mean.error()
        gain = Interval(*[bound / SCALE for bound in mean.mean()])
        lines.append(
            {
                "side": side,
                "what": what,
                **dict(zip(("with", "wins_with", "without", "wins_without"), counts[what],
                           strict=True)),
                "difference": bounds(gain),
                "p": tail(mean.total / mean.count / error) if error else 1.0,
            }
        )  # fmt: skip
    return lines


def _bots(party: PartyRow) -> list[str]:
    return [f"bot {bot}" for bot in party["bots"]]


def _compare_with_first(cells: list[dict[str, Any]], rows: GameRows) -> None:
    """Every cell beside the first, deal by deal; `q` is corrected for all cells and sides."""
    base = [_won_by(row) for row in rows.cells[0]]
    lines: list[dict[str, Any]] = []
    for cell, games in list(zip(cells, rows.cells, strict=True))[1:]:
        pairs: dict[str, Counter[tuple[bool, bool]]] = defaultdict(Counter)
        for before, after in zip(base, [_won_by(row) for row in games], strict=False):
            for side in before.keys() & after.keys():
                pairs[side][before[side], after[side]] += 1
        cell["against_first"] = []
        for side, found in sorted(pairs.items()):
            counted = Pairs(
                found[True, True], found[True, False], found[False, True], found[False, False]
            )
            line: dict[str, Any] = {
                "side": side,
                "pairs": counted.games,
                "first": bounds(wilson(counted.base, counted.games)),
                "here": bounds(wilson(counted.switched, counted.games)),
                "only_first": counted.base_only,
                "only_here": counted.switched_only,
                "difference": bounds(difference(counted)),
                "p": mcnemar(counted),
            }
            cell["against_first"].append(line)
            lines.append(line)
    for line, q in zip(lines, discoveries([line["p"] for line in lines]), strict=True):
        line["p"], line["q"] = round(line["p"], 6), round(q, 6)


def _won_by(row: GameRow) -> dict[str, bool]:
    """Who won: by side, and by side and seat (`player 2`) where several parties are on one."""
    several = Counter(party["side"] for party in row["parties"])
    return {
        party["side"]
        if several[party["side"]] == 1
        else f"{party['side']} {party['seats'][0] + 1}": party["won"]
        for party in row["parties"]
    }
