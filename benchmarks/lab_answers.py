"""The runs behind docs/lab, all at once: `python -m benchmarks.lab_answers FOLDER`.

Every run is one that `cellmates lab run` makes, too: `--list` prints the commands, and each goes on
with what is in its folder. Here their parts are shared out together, those first that take long,
and a machine can be left after `--seconds`: what was played until then is kept. `--pack` writes the
folders into archives of at most 12 MiB, to be carried elsewhere. It needs nothing but Python.
"""

import argparse
import os
import shlex
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cellmates.games import GAMES
from cellmates.lab.arena import Simulation
from cellmates.lab.executors import Processes
from cellmates.lab.experiment import Cell, Experiment, GameRows, combined, part_name, play_rows
from cellmates.lab.findings import finished
from cellmates.lab.run_folder import RunFolder, kept
from cellmates.lab.study import study_of
from cellmates.lab.switches import other_values
from cellmates.room25 import stock

SEED = bytes.fromhex("25".zfill(64))
EASY: dict[str, object] = {"complex_preset": "coop_easy", "rule_level": "basic"}
SEATS = {
    "cooperation": (2, 3, 4, 5, 6),
    "suspicion": (4, 5, 6, 7, 8),
    "solo": (1,),
    "competition": (2, 3, 4),
    "team": (4, 6, 8),
}
USUAL = {"cooperation": 4, "suspicion": 6, "solo": 1, "competition": 3, "team": 6}
PACKED = 12 << 20


class Answer(NamedTuple):
    """A run: its name, its experiment, and the command that makes it."""

    name: str
    experiment: Experiment
    flags: tuple[str, ...]  # of `cellmates lab run`, without settings, games, seed and folder

    @property
    def command(self) -> str:
        """What to type instead."""
        plan = self.experiment
        keys = [f"--{key}={value}" for key, value in plan.keys.items() if key in ("mode", "seats")]
        others = [
            f"--set={key}={value}"
            for key, value in plan.keys.items()
            if key not in ("mode", "seats")
        ]
        rest = ["--games", str(plan.games), "--seed", "25", "--keep", self.name]
        return shlex.join(
            ["cellmates", "lab", "run", plan.game, *keys, *others, *self.flags, *rest]
        )


def answers(games: int) -> Iterator[Answer]:
    """All of them; `games` is the usual number of games."""
    yield from thinking(games // 5)
    yield from cards(games)
    yield from talk(games)
    yield from switches(2 * games // 5)
    yield from people(2 * games)
    yield from complexes(games)


def thinking(games: int) -> Iterator[Answer]:
    """What more thinking brings: a level in all seats, and one among careful ones. Lockup's
    masterminds are left out: they think for half a minute in a game."""
    levels = ("careful", "mastermind", "shrewd", "regular", "rookie", "random")
    keys: dict[str, object] = {"mode": "cooperation", "seats": 4, **EASY}
    lineups: list[tuple[str, ...]] = [(level,) for level in levels]
    yield _of_lineups("thinking-cooperation", "room25", keys, lineups, games)
    levels = ("careful", "shrewd", "learned", "regular", "rookie", "random")
    among: list[tuple[str, ...]] = [(level, "careful", "careful", "careful") for level in levels]
    yield _of_lineups("thinking-lockup", "lockup", {"seats": 4}, among, games)


def _of_lineups(
    name: str, game: str, keys: dict[str, object], lineups: list[tuple[str, ...]], games: int
) -> Answer:
    cells = tuple(Cell({}, lineup) for lineup in lineups)
    flags = tuple(f"--bots={','.join(lineup)}" for lineup in lineups)
    return Answer(name, Experiment(game, keys, {}, cells, SEED, games), flags)


def cards(games: int) -> Iterator[Answer]:
    """Lockup's cards with a better bot than careful that is soon done; shrewd is not."""
    for mode in ("basic", "advanced"):
        keys: dict[str, object] = {"mode": mode, "seats": 4}
        yield _of_lineups(f"cards-{mode}", "lockup", keys, [("learned",)], games)


def talk(games: int) -> Iterator[Answer]:
    """What claims and lies are worth, and what everybody can know."""
    for mode in ("suspicion", "cooperation"):
        keys: dict[str, object] = {"mode": mode, "seats": USUAL[mode]}
        manners = study_of("room25").manners(GAMES["room25"].config(keys))
        cells = [Cell({}, ("careful",), tuple(each.items())) for each in ({}, *manners)]
        experiment = Experiment("room25", keys, {}, tuple(cells), SEED, games, True)
        yield Answer(f"talk-{mode}", experiment, ("--talk", "--information"))


def switches(games: int) -> Iterator[Answer]:
    """Every other value of every switch that matters in a mode."""
    game = GAMES["room25"]
    for mode, seats in USUAL.items():
        keys: dict[str, object] = {"mode": mode, "seats": seats}
        values = [{}, *other_values(game, keys, game.config(keys))]
        yield _of_values(f"switches-{mode}", keys, values, ("--switches",), games)


def people(games: int) -> Iterator[Answer]:
    """Characters, seats and the first player by mode and number of players."""
    for mode, seats in SEATS.items():
        values = combined({"seats": list(seats)})
        flags = (f"--vary=seats={','.join(map(str, seats))}",)
        yield _of_values(f"characters-{mode}", {"mode": mode}, values, flags, games)


def complexes(games: int) -> Iterator[Answer]:
    """Every complex that a mode allows, by number of players."""
    for mode, numbers in SEATS.items():
        for seats in numbers:
            keys: dict[str, object] = {"mode": mode, "seats": seats}
            names = [
                name for name in stock.complexes() if _allowed({**keys, "complex_preset": name})
            ]
            flags = (f"--vary=complex_preset={','.join(names)}",)
            values = combined({"complex_preset": list(names)})
            yield _of_values(f"complexes-{mode}-{seats}", keys, values, flags, games)


def _of_values(
    name: str,
    keys: dict[str, object],
    values: list[dict[str, object]],
    flags: tuple[str, ...],
    games: int,
) -> Answer:
    cells = tuple(Cell(each, ("careful",)) for each in values)
    return Answer(name, Experiment("room25", keys, {}, cells, SEED, games), flags)


def _allowed(keys: dict[str, object]) -> bool:
    try:
        GAMES["room25"].config(keys)
    except ValueError:
        return False
    return True


class Part(NamedTuple):
    """Some games of a cell, and the folder that keeps them."""

    folder: str
    name: str
    plan: Simulation
    first: int
    last: int
    ends: float  # nothing is begun after this moment


def play_part(part: Part) -> tuple[str, int, float]:
    """Play a part and keep it, if there is time; its run, its games, and how long it took."""
    begun = time.time()
    run = Path(part.folder).name
    if begun > part.ends:
        return run, 0, 0.0
    rows = play_rows((part.plan, part.first, part.last))
    RunFolder(Path(part.folder), kept(Path(part.folder), "plan")).keep(part.name, {"games": rows})
    return run, len(rows), time.time() - begun


def play(folder: Path, wanted: list[Answer], jobs: int, seconds: float) -> None:
    """Play what is missing of all runs, and say how fast each went."""
    started = time.time()
    parts = []
    for name, experiment, _ in wanted:
        rows = GameRows(experiment, RunFolder(folder / name, experiment.described()))
        for cell, first, last in rows.missing:
            plan = experiment.simulation(experiment.cells[cell])
            ends = started + seconds
            parts.append(Part(str(folder / name), part_name(cell, first), plan, first, last, ends))
    games = {name: 0 for name, _, _ in wanted}
    spent = {name: 0.0 for name, _, _ in wanted}
    parts.sort(key=_turn)
    for run, count, took in Processes(jobs).in_order(play_part, parts):
        games[run] += count
        spent[run] += took
    whole = Processes(jobs).in_order(finish, [str(folder / name) for name, _, _ in wanted])
    for (name, experiment, _), done in zip(wanted, whole, strict=True):
        total = experiment.games * len(experiment.cells)
        rate = games[name] / spent[name] if spent[name] else 0.0
        state = "finished" if done else "not finished"
        print(f"{name}: {games[name]} games now, of {total}; {rate:.1f} a second and core; {state}")
    print(f"{sum(games.values())} games in {time.time() - started:.0f} s", flush=True)


def finish(folder: str) -> bool:
    """Keep the result of a run as `cellmates lab run` does, if all its games are there."""
    experiment = Experiment.from_plan(kept(Path(folder), "plan"))
    rows = GameRows(experiment, RunFolder(Path(folder), experiment.described()))
    if rows.missing:
        return False
    finished(rows)
    return True


def _turn(part: Part) -> tuple[int, int]:
    """Those first that take long; of the complexes, some games of each before more of any."""
    slow = [place for place, bot in enumerate(("mastermind", "shrewd")) if bot in part.plan.bots]
    last = Path(part.folder).name.startswith("complexes")
    return (slow or [2])[0], part.first + 1 if last else 0


def pack_run(task: tuple[str, str]) -> list[str]:
    """Write a run into archives; all of them can be unpacked into the same folder."""
    folder, target = Path(task[0]), Path(task[1])
    files = sorted(folder.glob("*.json"))
    found: list[str] = []
    while files:
        found.append(str(target / f"{folder.name}.{len(found)}.tar.xz"))
        with tarfile.open(found[-1], "w:xz", preset=2) as archive:
            while files and os.path.getsize(found[-1]) < PACKED:
                archive.add(files[0], f"{folder.name}/{files.pop(0).name}")
    return found


def main() -> None:
    """Play, list or pack the runs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000, help="the usual number of games")
    parser.add_argument("--only", default="", help="runs whose names begin so, a,b")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e9, help="no part is begun later")
    parser.add_argument("--list", action="store_true", help="print the commands and the sizes")
    parser.add_argument("--pack", type=Path, help="where to write archives")
    args = parser.parse_args()
    prefixes = tuple(args.only.split(","))
    wanted = [each for each in answers(args.games) if each.name.startswith(prefixes)]
    if args.list:
        for each in wanted:
            plan = each.experiment
            print(f"# {len(plan.cells)} × {plan.games} games\n{each.command}")
        return
    play(args.folder, wanted, args.jobs, args.seconds)
    if args.pack:
        args.pack.mkdir(parents=True, exist_ok=True)
        tasks = [(str(args.folder / each.name), str(args.pack)) for each in wanted]
        for files in Processes(args.jobs).in_order(pack_run, tasks):
            for file in files:
                print(f"{file}: {os.path.getsize(file) / 2**20:.1f} MiB", flush=True)


if __name__ == "__main__":
    main()
