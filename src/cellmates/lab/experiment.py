"""An experiment: every configuration with every line-up of bots, all on the same deals.

A cell is one configuration with one line-up. The games of all cells have the same seeds, so that
any two cells can be compared deal by deal. A game becomes a row of plain data: who won, how it
ended, who had what. Everything that is said of an experiment is reckoned from its rows, so that it
does not matter where they were played, or when; and every row names the digest of its game, which
`play_again` makes into a record.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple, TypedDict

from cellmates import __version__
from cellmates.games import GAMES
from cellmates.kernel.record import Record, record_of
from cellmates.lab.arena import PlayedGame, Simulation, play_game
from cellmates.lab.executors import Executor
from cellmates.lab.run_folder import RunFolder, RunFolderError, games_from
from cellmates.lab.study import GameInformation, nothing_known, study_of

GAMES_AT_ONCE = 20
"""How many games make a part: always as many, so that kept parts fit any number of jobs."""


class Cell(NamedTuple):
    """A configuration, by what it has otherwise than the experiment as a whole, and a line-up; with
    manners, where bots of a side speak otherwise than they would."""

    varied: dict[str, object]
    bots: tuple[str, ...]
    manners: tuple[tuple[str, str], ...] = ()  # by side

    @property
    def name(self) -> str:
        """What tells it from the others."""
        return ", ".join([f"{key}={value}" for key, value in self.varied.items()])


class Experiment(NamedTuple):
    """What is played: plain data."""

    game: str
    keys: dict[str, object]
    sides: dict[str, str]
    cells: tuple[Cell, ...]
    seed: bytes
    games: int  # of each cell
    watched: bool = False  # whether it is measured what the players could know

    def simulation(self, cell: Cell) -> Simulation:
        """What is played in a cell."""
        keys = {**self.keys, **cell.varied}
        return Simulation(
            self.game, keys, cell.bots, self.sides, self.seed, cell.manners, self.watched
        )

    def described(self) -> dict[str, Any]:
        """As its folder keeps it: another one, or another version, would play other games."""
        return {
            "experiment": "run",
            "version": __version__,
            "game": self.game,
            "rules_version": GAMES[self.game].rules_version,
            "keys": self.keys,
            "sides": self.sides,
            "cells": [
                {"varied": cell.varied, "bots": list(cell.bots), "manners": dict(cell.manners)}
                for cell in self.cells
            ],
            "seed": self.seed.hex(),
            "games": self.games,
            "information": self.watched,
        }

    @staticmethod
    def from_plan(plan: Mapping[str, Any]) -> "Experiment":
        """The experiment that a folder keeps; a KeyError, TypeError or ValueError if it is none."""
        cells = [
            Cell(dict(each["varied"]), tuple(each["bots"]), tuple(dict(each["manners"]).items()))
            for each in plan["cells"]
        ]
        return Experiment(
            str(plan["game"]),
            dict(plan["keys"]),
            dict(plan["sides"]),
            tuple(cells),
            bytes.fromhex(plan["seed"]),
            int(plan["games"]),
            bool(plan["information"]),
        )


class PartyRow(TypedDict):
    """Those who won or lost together."""

    side: str
    seats: list[int]
    bots: list[str]
    won: bool
    has: list[str]


class GameRow(TypedDict):
    """A game."""

    number: int
    digest: str
    reason: str
    figures: dict[str, int]
    mishaps: list[str]
    parties: list[PartyRow]
    around: list[str]
    information: GameInformation


def combined(varied: Mapping[str, Sequence[object]]) -> list[dict[str, object]]:
    """Every combination of the values of each key."""
    return [
        dict(zip(varied, values, strict=True))
        for values in product(*[list(each) for each in varied.values()])
    ]


def play_rows(part: tuple[Simulation, int, int]) -> list[GameRow]:
    """Play the games of these numbers, the last one excluded."""
    plan, first, last = part
    config = GAMES[plan.game].config(plan.keys)
    return [
        _row(plan, config, number, play_game(plan, config, number)) for number in range(first, last)
    ]


def _row(plan: Simulation, config: Any, number: int, played: PlayedGame) -> GameRow:
    study, table = study_of(plan.game), played.table
    outcome = table.outcome
    assert outcome is not None
    parties: dict[tuple[str, object], PartyRow] = {}
    for seat, bot in enumerate(played.playing):
        side = study.side_of(table, seat)
        party = parties.setdefault(
            (side, study.party_of(table, seat)),
            {"side": side, "seats": [], "bots": [], "won": False, "has": []},
        )
        party["seats"].append(seat)
        party["bots"] = sorted({*party["bots"], bot})
        party["won"] = party["won"] or study.won(outcome, seat)
        party["has"] += study.belongings(table, seat)
    known = nothing_known()
    if plan.watched:
        known = study.information(table, config, played.seed)
    return {
        "number": number,
        "digest": table.digest(),
        "reason": outcome.reason,
        "figures": {"decisions": played.decisions, **study.figures(table)},
        "mishaps": list(study.mishaps(table, config, played.seed)),
        "parties": list(parties.values()),
        "around": list(study.surroundings(table, config, played.seed)),
        "information": known,
    }


def play_again(plan: Simulation, number: int) -> Record:
    """The record of the game of a number: it is played once more, by the same bots."""
    game = GAMES[plan.game]
    config = game.config(plan.keys)
    played = play_game(plan, config, number)
    names = {str(seat): bot for seat, bot in enumerate(played.playing)}
    return record_of(game, config, played.seed, played.table, names)


def part_name(cell: int, first: int) -> str:
    """Under which name a folder keeps a part."""
    return f"cell-{cell:03}-{games_from(first)}"


class GameRows:
    """The rows of an experiment, by cell; `folder` keeps them where there is one."""

    def __init__(self, experiment: Experiment, folder: RunFolder | None) -> None:
        self.experiment = experiment
        self.folder = folder
        self.cells: list[list[GameRow]] = [[] for _ in experiment.cells]
        self.missing: list[tuple[int, int, int]] = []
        games = experiment.games
        for cell in range(len(experiment.cells)):
            for first in range(0, games, GAMES_AT_ONCE):
                last = min(first + GAMES_AT_ONCE, games)
                kept = None if folder is None else folder.part(part_name(cell, first))
                if kept is None:
                    self.missing.append((cell, first, last))
                else:
                    assert folder is not None
                    rows = _read_again(kept, folder, part_name(cell, first), first, last)
                    self.cells[cell] += rows

    @property
    def done(self) -> int:
        """How many games there are."""
        return sum(len(rows) for rows in self.cells)

    def play(self, executor: Executor) -> Iterator[int]:
        """Play what is missing: after each part, how many games it had."""
        parts = [
            (self.experiment.simulation(self.experiment.cells[cell]), first, last)
            for cell, first, last in self.missing
        ]
        played = executor.in_order(play_rows, parts)
        for (cell, first, _), rows in zip(self.missing, played, strict=True):
            if self.folder is not None:
                self.folder.keep(part_name(cell, first), {"games": rows})
            self.cells[cell] += rows
            yield len(rows)
        for each in self.cells:
            each.sort(key=lambda row: row["number"])


def _read_again(
    kept: Mapping[str, Any], folder: RunFolder, name: str, first: int, last: int
) -> list[GameRow]:
    """The rows of a part as its folder keeps them, with every field and every game."""
    try:
        rows: list[GameRow] = kept["games"]
        for row in rows:
            for field in GameRow.__annotations__:
                row[field]  # type: ignore[literal-required]
        if [row["number"] for row in rows] != list(range(first, last)):
            raise ValueError(name)
    except (KeyError, TypeError, ValueError):
        raise RunFolderError(folder.file(name)) from None
    return rows
