"""Fits the value of positions of Room 25: `python -m benchmarks.fit_room25 --games 1500 --jobs 2`.

Games between bots are played, and every start of a round is a position: what the table looks like,
and whether the party got out. The last quarter of the games is held out; how well the weights tell
its winners from its losers (area under the curve) and how much surprises them there (in bits, the
less the better) is printed, beside the same of the weights that bots use. `--write` writes the
weights. Those of a race go by what the weights in use say of its parties by themselves.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.fitting import Row, area_under_curve, chance, logistic, surprise
from benchmarks.many_games import arguments, parts, seated, spread, weights_line
from cellmates import room25
from cellmates.bots.room25 import value
from cellmates.bots.sitting import Sitting
from cellmates.lab.arena import seed_for
from cellmates.room25.names import PROGRAMMING
from cellmates.room25.table import Room25Table

FILE = Path(value.__file__).parent / "data" / "value.toml"
EASY: dict[str, object] = {"complex_preset": "coop_easy", "rule_level": "basic"}
GAMES: dict[str, list[dict[str, object]]] = {
    "basic": [{"mode": "cooperation", "seats": seats, **EASY} for seats in (4, 4, 4, 3, 5)],
    "ultimate": [{"mode": "cooperation", "seats": seats} for seats in (4, 4, 4, 3, 5)],
    "madness": [
        {"mode": "cooperation", "seats": seats, "madness": True} for seats in (4, 4, 4, 3, 5)
    ],
    "solo": [{"mode": "solo"}],
    "suspicion": [{"mode": "suspicion", "seats": seats} for seats in (6, 6, 4, 5, 8)],
    "competition": [{"mode": "competition", "seats": seats} for seats in (3, 3, 2)],
    "team": [{"mode": "team", "seats": seats} for seats in (6, 6, 4)],
}
GAMES |= {race: GAMES[kind] for kind, race in value.RACES.items()}


class Position(NamedTuple):
    """The start of a round, as the value sees it, and whether the party got out."""

    kind: str
    game: int
    left: int
    row: Row


def positions(kind: str, number: int, bot: str, seed: bytes) -> list[Position]:
    """Play a game and tell all its positions."""
    keys = GAMES[kind][number % len(GAMES[kind])]
    config = room25.GAME.config(keys)
    game_seed = seed_for(seed, kind, number)
    table = room25.GAME.deal(config, game_seed)
    assert isinstance(table, Room25Table)
    sitting = Sitting(table, seated("room25", bot, game_seed, config, table.seats))
    told = value.race_features if kind in value.RACES.values() else value.features
    seen: list[tuple[int, int, list[float]]] = []
    left = 0
    while not table.over:
        if table.phase == PROGRAMMING and table.remaining != left:
            left = table.remaining
            seen += [(mine, left, told(table, mine)) for mine, _ in value.parties(table)]
        sitting.play(1)
    assert table.outcome is not None
    won = {mine: table.outcome.scores[seat] for mine, seat in value.parties(table)}
    return [Position(kind, number, rounds, (numbers, won[mine])) for mine, rounds, numbers in seen]


def _some(task: tuple[str, int, int, str, bytes]) -> list[Position]:
    kind, first, last, bot, seed = task
    return [each for game in range(first, last) for each in positions(kind, game, bot, seed)]


def collect(kind: str, games: int, jobs: int, bot: str, seed: bytes) -> list[Position]:
    """The positions of many games, over several processes."""
    tasks = [(kind, first, last, bot, seed) for first, last in parts(games, 10)]
    return [each for part in spread(_some, tasks, jobs) for each in part]


class Fitted(NamedTuple):
    """Weights for a number of rounds left; their area under the curve and surprise, the same of the
    weights that bots use, if they have any, and how many positions there were."""

    left: int
    weights: list[float]
    quality: tuple[float, float]
    used: tuple[float, float] | None
    positions: int


def quality(weights: list[float], rows: Sequence[Row]) -> tuple[float, float]:
    """How well weights tell winners from losers, and how much surprises them."""
    test = [(chance(weights, row[0]), row[1] > 0) for row in rows]
    return area_under_curve(test), surprise(test)


def fit(found: list[Position], games: int, jobs: int) -> Iterator[Fitted]:
    """For each number of rounds left: the weights, and how good they are on games held out."""
    held_out = games * 3 // 4
    lefts = sorted({each.left for each in found})
    here = [[each for each in found if each.left == left] for left in lefts]
    training = [[each.row for each in some if each.game < held_out] for some in here]
    fitted = spread(logistic, training, jobs)
    for left, some, weights in zip(lefts, here, fitted, strict=True):
        rest = [each.row for each in some if each.game >= held_out]
        used = value.weights()[some[0].kind].get(left)
        before = None if used is None else quality(used, rest)
        yield Fitted(left, weights, quality(weights, rest), before, len(some))


def main() -> None:
    """Play, fit, report and perhaps write."""
    parser = arguments(__doc__, games=1500, seed="value")
    parser.add_argument("--bots", default="careful")
    parser.add_argument("--write", default="", help=f"a file for the weights, as {FILE.name}")
    parser.add_argument("--only", default="", help="the kinds whose name contains this")
    args = parser.parse_args()
    lines = [f"# Fitted on {args.games} games of {args.bots} of each kind (seed {args.seed!r})."]
    print("| kind | rounds left | positions | area under the curve | surprise | in use |")
    print("|---|---|---|---|---|---|")
    for kind in GAMES:
        lines += ["", f"[{kind}]"]
        if args.only not in kind:
            lines += [
                weights_line(left, weights) for left, weights in value.weights()[kind].items()
            ]
            continue
        found = collect(kind, args.games, args.jobs, args.bots, args.seed.encode())
        for each in fit(found, args.games, args.jobs):
            used = "" if each.used is None else f"{each.used[0]:.3f}, {each.used[1]:.3f}"
            print(f"| {kind} | {each.left} | {each.positions} ", end="")
            print(f"| {each.quality[0]:.3f} | {each.quality[1]:.3f} | {used} |", flush=True)
            lines.append(weights_line(each.left, each.weights))
    if args.write:
        Path(args.write).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
