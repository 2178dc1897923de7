"""Fits the value of positions of Lockup: `python -m benchmarks.fit_lockup --games 600 --jobs 2`.

Games between bots are played, and every start of a round is a position: what a crew has, and how
many stars it had in the end. The last quarter of the games is held out; the part of the variance
that the weights explain there is printed. `--write` writes the weights.
"""

from pathlib import Path
from typing import NamedTuple

from benchmarks.fitting import Row, linear
from benchmarks.many_games import arguments, parts, seated, spread, weights_line
from cellmates import lockup
from cellmates.bots.lockup import value
from cellmates.bots.sitting import Sitting
from cellmates.lab.arena import seed_for
from cellmates.lockup.scoring import standing
from cellmates.lockup.table import LockupTable

FILE = Path(value.__file__).parent / "data" / "value.toml"
GAMES: list[dict[str, object]] = [
    {"seats": 4},
    {"seats": 3, "advanced": True},
    {"seats": 2},
    {"seats": 5},
    {"solo": "expert"},
    {"solo": "challenging", "advanced": True},
]


class Position(NamedTuple):
    """What a participant has when a round begins, and its stars in the end."""

    kind: str
    game: int
    round: int
    row: Row


def positions(number: int, bot: str, seed: bytes) -> list[Position]:
    """Play a game and tell all its positions."""
    config = lockup.GAME.config(GAMES[number % len(GAMES)])
    game_seed = seed_for(seed, "lockup", number)
    table = lockup.GAME.deal(config, game_seed)
    assert isinstance(table, LockupTable)
    sitting = Sitting(table, seated("lockup", bot, game_seed, config, table.seats))
    seen: list[tuple[int, int, list[float]]] = []
    number_seen = 1
    while not table.over:
        if table.round_number > number_seen:
            number_seen = table.round_number
            now = standing(table)
            seen += [
                (who, number_seen, value.features(table, who, now))
                for who in range(table.participants)
            ]
        sitting.play(1)
    return [
        Position(value.kind_of(table, who), number, round_number, (row, float(table.stars[who])))
        for who, round_number, row in seen
    ]


def _some(task: tuple[int, int, str, bytes]) -> list[Position]:
    first, last, bot, seed = task
    return [each for game in range(first, last) for each in positions(game, bot, seed)]


def explained(weights: list[float], rows: list[Row]) -> float:
    """The part of the variance that a weighted sum explains."""
    mean = sum(result for _, result in rows) / len(rows)
    total = sum((result - mean) ** 2 for _, result in rows)
    left = sum(
        (result - sum(one * other for one, other in zip(weights, numbers, strict=True))) ** 2
        for numbers, result in rows
    )
    return 1 - left / total


def main() -> None:
    """Play, fit, report and perhaps write."""
    parser = arguments(__doc__, games=600, seed="value")
    parser.add_argument("--bots", default="careful")
    parser.add_argument("--write", default="", help=f"a file for the weights, as {FILE.name}")
    args = parser.parse_args()
    games, seed = args.games, args.seed.encode()
    tasks = [(first, last, args.bots, seed) for first, last in parts(games, 6)]
    found = [each for part in spread(_some, tasks, args.jobs) for each in part]
    lines = [f"# Fitted on {games} games of {args.bots} (seed {args.seed!r})."]
    print("| who | round | positions | held-out variance explained |\n|---|---|---|---|")
    for kind in ("crew", "alone", "guards"):
        lines += ["", f"[{kind}]"]
        for number in range(2, 7):
            here = [each for each in found if each.kind == kind and each.round == number]
            training = [each.row for each in here if each.game < games * 3 // 4]
            test = [each.row for each in here if each.game >= games * 3 // 4]
            weights = linear(training)
            part = explained(weights, test)
            print(f"| {kind} | {number} | {len(here)} | {part:.2f} |", flush=True)
            lines.append(weights_line(number, weights))
    if args.write:
        Path(args.write).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
