"""`python -m cellmates.learning STEP`: the steps of learning.

Every step can be cut off and goes on where it was; `--seconds` ends one in time.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from cellmates.lab.executors import Executor
from cellmates.lab.on_ray import DEADLINE, ClusterError, machines
from cellmates.locale import Texts

DEVICES = ("cpu", "cuda")


def tell(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)


def main(given: Sequence[str] | None = None) -> int:
    """Do a step; what does not fit is told in a line."""
    parser = argparse.ArgumentParser(prog="python -m cellmates.learning", description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True)

    data = steps.add_parser("data", help="let a teacher play, and write its games down")
    data.add_argument("game")
    data.add_argument("--teacher", default="careful")
    data.add_argument("--folder", type=Path, default=Path("build/learning/data"))
    data.add_argument("--shards", type=int, default=100)
    data.add_argument("--games", type=int, default=64, help="games in a shard")
    data.add_argument("--seed", default="data")
    data.add_argument("--noise", action="store_true", help="some choices at random (Room 25)")
    _add_machines(data)
    data.add_argument("--seconds", type=float, default=86_400.0)

    clone = steps.add_parser("clone", help="learn to imitate the teacher")
    clone.add_argument("game")
    clone.add_argument("--folder", type=Path, default=Path("build/learning/data"))
    clone.add_argument("--work", type=Path, default=Path("build/learning"))
    clone.add_argument("--weights", type=Path, required=True, help="the file to write")
    clone.add_argument("--epochs", type=float, default=8.0)
    clone.add_argument("--batch", type=int, default=16_384)
    clone.add_argument("--device", choices=DEVICES, default="")
    clone.add_argument("--seconds", type=float, default=86_400.0)

    selfplay = steps.add_parser("selfplay", help="get better by playing, from a clone on")
    selfplay.add_argument("game")
    selfplay.add_argument("--clone", type=Path, required=True, help="the weights to stay near to")
    selfplay.add_argument("--start", type=Path, help="the weights to begin with, if not those")
    selfplay.add_argument("--work", type=Path, default=Path("build/learning"))
    selfplay.add_argument("--weights", type=Path, required=True, help="the file to write")
    selfplay.add_argument("--jobs", type=int, default=2)
    selfplay.add_argument("--tables", type=int, default=96, help="at once in every process")
    selfplay.add_argument("--rows", type=int, default=150_000, help="decisions for an update")
    selfplay.add_argument("--updates", type=int, default=1000)
    selfplay.add_argument("--rate", type=float, default=2e-4)
    selfplay.add_argument("--device", choices=DEVICES, default="")
    selfplay.add_argument("--seconds", type=float, default=86_400.0)

    positions = steps.add_parser("positions", help="let bots play, and write the rounds down")
    positions.add_argument("game")
    positions.add_argument("--bots", default="careful")
    positions.add_argument("--folder", type=Path, default=Path("build/learning/positions"))
    positions.add_argument("--shards", type=int, default=1000)
    positions.add_argument("--games", type=int, default=64, help="games in a shard")
    positions.add_argument("--seed", default="positions")
    _add_machines(positions)
    positions.add_argument("--seconds", type=float, default=86_400.0)

    judge = steps.add_parser("judge", help="learn how likely a party wins from how it stands")
    judge.add_argument("game")
    judge.add_argument("--folder", type=Path, default=Path("build/learning/positions"))
    judge.add_argument("--weights", type=Path, required=True, help="the file to write")
    judge.add_argument("--width", type=int, default=256)
    judge.add_argument("--epochs", type=float, default=10.0)
    judge.add_argument("--batch", type=int, default=8192)
    judge.add_argument("--device", choices=DEVICES, default="")
    judge.add_argument("--seconds", type=float, default=86_400.0)

    measuring = steps.add_parser("measure", help="play contests and count")
    measuring.add_argument("players", nargs="+", help="names of bots or files of weights")
    measuring.add_argument("--game", default="", help="only contests of this game")
    measuring.add_argument("--only", default="", help="contests whose name has one of these, a,b")
    measuring.add_argument("--rival", default="careful")
    measuring.add_argument("--games", type=int, default=2000)
    measuring.add_argument("--seed", default="measure")
    _add_machines(measuring)

    export = steps.add_parser("export", help="write weights as ONNX")
    export.add_argument("weights", type=Path)
    export.add_argument("onnx", type=Path)

    args = parser.parse_args(given)
    try:
        if args.step in ("clone", "selfplay", "judge"):  # hours later it would be too late
            args.weights.parent.mkdir(parents=True, exist_ok=True)
        STEPS[args.step](args)
    except (ValueError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    except ModuleNotFoundError as missing:
        wanted = f'{missing.name} is not installed: pip install "cellmates[learning]"'
        print(wanted, file=sys.stderr)
        return 2
    return 0


def _add_machines(step: argparse.ArgumentParser) -> None:
    """Declare where the games are played."""
    step.add_argument("--jobs", type=int, default=2, help="processes of this machine")
    step.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="a cluster instead")
    step.add_argument("--deadline", type=float, default=DEADLINE, help="see docs/lab/cluster.md")


@contextmanager
def _machines(args: argparse.Namespace) -> Iterator[Executor]:
    try:
        with machines(args.jobs, args.ray, args.deadline) as found:
            yield found
    except ClusterError as error:
        raise ValueError(Texts("en")(f"lab-ray-{error.kind}", about=error.about)) from None


def _device(named: str) -> str:
    import torch

    if named == "cuda" and not torch.cuda.is_available():
        raise ValueError("there is no GPU here that PyTorch can use; leave --device out")
    return named or ("cuda" if torch.cuda.is_available() else "cpu")


def _data(args: argparse.Namespace) -> None:
    from cellmates.learning.data import DataPlan, make_data

    began = monotonic()
    plan = DataPlan(args.game, args.teacher, args.seed, args.noise, str(args.folder), args.games)
    with _machines(args) as found:
        decisions = sum(make_data(plan, args.shards, found, args.seconds))
    tell(f"{args.game}: {decisions} decisions of {args.teacher}, {monotonic() - began:.0f} s")


def _clone(args: argparse.Namespace) -> None:
    from cellmates.bots.net import save
    from cellmates.learning.clone import CloneSettings, train
    from cellmates.learning.curriculum import curriculum_of

    settings = CloneSettings(epochs=args.epochs, batch=args.batch, seconds=args.seconds)
    device = _device(args.device)
    save(
        train(curriculum_of(args.game), args.folder, args.work, settings, device, tell),
        args.weights,
    )
    tell(f"{args.weights}: {args.weights.stat().st_size} bytes")


def _selfplay(args: argparse.Namespace) -> None:
    from cellmates.bots.net import load, save
    from cellmates.learning.curriculum import curriculum_of
    from cellmates.learning.ppo import SelfPlaySettings, improve

    settings = SelfPlaySettings(
        jobs=args.jobs,
        tables=args.tables,
        rows=args.rows,
        updates=args.updates,
        rate=args.rate,
        seconds=args.seconds,
    )
    curriculum = curriculum_of(args.game)
    clone = load(args.clone)
    start = load(args.start) if args.start else clone
    device = _device(args.device)
    save(improve(curriculum, clone, start, args.work, settings, device, tell), args.weights)
    tell(f"{args.weights}: {args.weights.stat().st_size} bytes")


def _positions(args: argparse.Namespace) -> None:
    from cellmates.learning.data import DataPlan
    from cellmates.learning.positions import make_positions

    began = monotonic()
    plan = DataPlan(args.game, args.bots, args.seed, False, str(args.folder), args.games)
    with _machines(args) as found:
        number = sum(make_positions(plan, args.shards, found, args.seconds))
    tell(f"{args.game}: {number} positions of {args.bots}, {monotonic() - began:.0f} s")


def _judge(args: argparse.Namespace) -> None:
    from cellmates.bots.net import save
    from cellmates.learning.curriculum import curriculum_of
    from cellmates.learning.judge import JudgeSettings, train

    settings = JudgeSettings(
        width=args.width, epochs=args.epochs, batch=args.batch, seconds=args.seconds
    )
    device = _device(args.device)
    save(train(curriculum_of(args.game), args.folder, settings, device, tell), args.weights)
    tell(f"{args.weights}: {args.weights.stat().st_size} bytes")


def _measure(args: argparse.Namespace) -> None:
    from cellmates.learning.measure import CONTESTS, measure

    chosen = [
        contest
        for contest in CONTESTS
        if args.game in ("", contest.game)
        and any(part in contest.name for part in args.only.split(","))
    ]
    if not chosen:
        raise ValueError(
            "there is no such contest: " + ", ".join(contest.name for contest in CONTESTS)
        )
    with _machines(args) as found:
        measure(chosen, args.players, args.rival, args.games, args.seed, found, tell)


def _export(args: argparse.Namespace) -> None:
    from cellmates.bots.net import load
    from cellmates.learning.curriculum import curriculum_of
    from cellmates.learning.model import imported, save_onnx

    net = load(args.weights)
    save_onnx(imported(net, curriculum_of(str(net.facts["game"]))), args.onnx)
    tell(f"{args.onnx}: {args.onnx.stat().st_size} bytes")


STEPS = {
    "data": _data,
    "clone": _clone,
    "selfplay": _selfplay,
    "positions": _positions,
    "judge": _judge,
    "measure": _measure,
    "export": _export,
}

if __name__ == "__main__":
    sys.exit(main())
