"""Searching for settings with which a side wins as often as one wants, and confirming them.

Optuna proposes settings (the extra `lab`); each is judged by the same search deals. What looks best
there is partly luck, so that it is played once more on deals that the search has never seen, beside
the game as agreed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cellmates import __version__
from cellmates.games import GAMES
from cellmates.lab.arena import Results, Simulation, play_game, seed_for
from cellmates.lab.executors import Executor
from cellmates.lab.run_folder import RunFolder, RunFolderError, games_from
from cellmates.lab.statistics import bounds, wilson
from cellmates.lab.study import study_of

GAMES_AT_ONCE = 20
TRIALS_AT_ONCE = 4
"""So many proposals are played side by side, for any number of jobs, so that the same come out."""


class NoOptuna(ImportError):
    """The search needs Optuna."""


class ParameterSearch(NamedTuple):
    """What is searched: plain data."""

    plan: Simulation
    space: dict[str, list[object]]
    side: str
    target: float
    trials: int
    games: int
    confirmed: int  # games of the confirmation

    def described(self) -> dict[str, Any]:
        """As its folder keeps it: another one, or another version, would play other games."""
        plan = self.plan
        return {
            "experiment": "tune",
            "version": __version__,
            "game": plan.game,
            "rules_version": GAMES[plan.game].rules_version,
            "keys": plan.keys,
            "bots": list(plan.bots),
            "sides": plan.sides,
            "seed": plan.seed.hex(),
            "space": self.space,
            "side": self.side,
            "target": self.target,
            "trials": self.trials,
            "games": self.games,
            "confirmed": self.confirmed,
        }


Counted = tuple[int, int]
"""Wins of the side, and how often it played."""


class CountedGames(NamedTuple):
    """What came of some games, and the digest of each."""

    counted: Counted
    digests: tuple[str, ...]


def count_wins(part: tuple[Simulation, str, int, int]) -> CountedGames:
    """Play some games, and count the wins of a side."""
    plan, side, first, last = part
    study, config = study_of(plan.game), GAMES[plan.game].config(plan.keys)
    results, digests = Results(), []
    for number in range(first, last):
        played = play_game(plan, config, number)
        results.add(played.table, study, played.playing, played.decisions)
        digests.append(played.table.digest())
    wins = sum(count for (each, _), count in results.wins.items() if each == side)
    parties = sum(count for (each, _), count in results.parties.items() if each == side)
    return CountedGames((wins, parties), tuple(digests))


class Tuner:
    """Plays a search; `folder` keeps the games where there is one."""

    def __init__(
        self, search: ParameterSearch, executor: Executor, folder: RunFolder | None
    ) -> None:
        self.search = search
        self.executor = executor
        self.folder = folder
        self.tell: Callable[[int], None] = lambda games: None
        self.cells: list[dict[str, Any]] = []  # what was played, for those who want a record

    def run(self) -> dict[str, Any]:
        """The settings that came nearest, and what they do on fresh deals."""
        tried = self._searched()
        best = min(tried, key=lambda trial: (trial["missed"], trial["number"]))
        fresh = self.search.plan._replace(seed=seed_for(self.search.plan.seed, "held out"))
        chosen = fresh._replace(keys={**fresh.keys, **best["settings"]})
        agreed, found = self._play([("agreed", fresh), ("best", chosen)], self.search.confirmed)
        return {
            **self.search.described(),
            "tried": tried,
            "best": best,
            "cells": self.cells,
            "held_out": {
                "seed": fresh.seed.hex(),
                "games": self.search.confirmed,
                "agreed": _share(agreed),
                "best": _share(found),
            },
        }

    def _searched(self) -> list[dict[str, Any]]:
        try:
            import optuna
        except ImportError as error:
            raise NoOptuna from error
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        search = self.search
        sampler = optuna.samplers.TPESampler(
            seed=int.from_bytes(search.plan.seed[-4:], "big"), n_startup_trials=TRIALS_AT_ONCE * 2
        )
        study = optuna.create_study(sampler=sampler, direction="minimize")
        found: list[dict[str, Any]] = []
        known: dict[str, Counted] = {}
        while len(found) < search.trials:
            asked = [study.ask() for _ in range(min(TRIALS_AT_ONCE, search.trials - len(found)))]
            settings = [self._settings(trial) for trial in asked]
            new = {str(each): each for each in settings if str(each) not in known}
            allowed = {name: each for name, each in new.items() if self._allowed(each)}
            plans = [
                (f"trial-{len(known) + place:03}", self._with(each))
                for place, each in enumerate(allowed.values())
            ]
            known.update(zip(allowed, self._play(plans, search.games), strict=True))
            for trial, each in zip(asked, settings, strict=True):
                counted = known.get(str(each))
                missed = 1.0 if counted is None else abs(_value(counted) - search.target)
                study.tell(trial, missed)
                share = None if counted is None else _share(counted)
                found.append(
                    {
                        "number": len(found),
                        "cell": None if counted is None else 1 + list(known).index(str(each)),
                        "settings": each,
                        "share": share,
                        "missed": round(missed, 6),
                    }
                )
        return found

    def _settings(self, trial: Any) -> dict[str, object]:
        """What Optuna proposes: a place in the list of values of each key."""
        return {
            key: values[trial.suggest_categorical(key, list(range(len(values))))]
            for key, values in self.search.space.items()
        }

    def _with(self, settings: Mapping[str, object]) -> Simulation:
        plan = self.search.plan
        return plan._replace(keys={**plan.keys, **settings})

    def _allowed(self, settings: Mapping[str, object]) -> bool:
        try:
            GAMES[self.search.plan.game].config({**self.search.plan.keys, **settings})
        except ValueError:
            return False
        return True

    def _play(self, plans: Sequence[tuple[str, Simulation]], games: int) -> list[Counted]:
        """The wins in so many games of each plan; a plan has a name for the folder."""
        sums = {name: (0, 0) for name, _ in plans}
        missing = []
        for name, plan in plans:
            self.cells.append(
                {"name": name, "keys": plan.keys, "seed": plan.seed.hex(), "games": games}
            )
            for first in range(0, games, GAMES_AT_ONCE):
                last = min(first + GAMES_AT_ONCE, games)
                kept = self._kept(f"{name}-{games_from(first)}", last - first)
                if kept is None:
                    missing.append((name, (plan, self.search.side, first, last)))
                else:
                    sums[name] = _added(sums[name], kept)
                    self.tell(last - first)
        for (name, part), (counted, digests) in self._played(missing):
            if self.folder is not None:
                whole = {"wins": list(counted), "digests": list(digests)}
                self.folder.keep(f"{name}-{games_from(part[2])}", whole)
            sums[name] = _added(sums[name], counted)
            self.tell(part[3] - part[2])
        return list(sums.values())

    def _played(self, missing: Sequence[tuple[str, Any]]) -> Iterator[tuple[Any, CountedGames]]:
        parts = [part for _, part in missing]
        yield from zip(missing, self.executor.in_order(count_wins, parts), strict=True)

    def _kept(self, name: str, games: int) -> Counted | None:
        kept = None if self.folder is None else self.folder.part(name)
        if kept is None:
            return None
        try:
            wins, played = kept["wins"]
            if len(kept["digests"]) != games:
                raise ValueError(name)
            return int(wins), int(played)
        except (KeyError, TypeError, ValueError):
            assert self.folder is not None
            raise RunFolderError(self.folder.file(name)) from None


def cells_of(found: Mapping[str, Any]) -> list[tuple[Simulation, int]]:
    """All that a finished search has played, in the order of its `cells`, and how many games of
    each; a KeyError, TypeError or ValueError if it is something else."""
    return [
        (
            Simulation(
                str(found["game"]),
                dict(cell["keys"]),
                tuple(found["bots"]),
                dict(found["sides"]),
                bytes.fromhex(cell["seed"]),
            ),
            int(cell["games"]),
        )
        for cell in found["cells"]
    ]


def _added(one: Counted, other: Counted) -> Counted:
    return one[0] + other[0], one[1] + other[1]


def _value(counted: Counted) -> float:
    return counted[0] / counted[1] if counted[1] else 0.0


def _share(counted: Counted) -> dict[str, float]:
    return bounds(wilson(*counted))
