"""How good analyses are: does a side win as often as the curve says? How long do they take?

    python -m benchmarks.analysis --games 60
    python -m benchmarks.analysis --fit-lockup --games 120

Chances are taken when rounds begin, from games of regular and careful bots.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from math import exp, log
from typing import Any

from cellmates import bots
from cellmates.analysis import Played, analyse, luck_of
from cellmates.analysis.analyse import Follower, dice_for, round_of
from cellmates.bots.host import luck
from cellmates.bots.lockup.value import forecast
from cellmates.bots.sitting import play
from cellmates.games import GAMES
from cellmates.lockup.table import LockupTable

KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("room25", {"mode": "cooperation", "seats": 4}),
    ("room25", {"mode": "suspicion", "seats": 6}),
    ("room25", {"mode": "competition", "seats": 3}),
    ("lockup", {"seats": 3}),
)


def played_by_bots(name: str, keys: dict[str, Any], number: int) -> Played:
    """A game between bots."""
    game = GAMES[name]
    config = game.config(keys)
    seed = sha256(f"analysis {name} {keys} {number}".encode()).digest()
    table = game.deal(config, seed)
    seats = game.config_keys(config)["seats"]
    assert isinstance(seats, int)
    levels = ("careful", "regular")
    play(
        table,
        [
            bots.make(name, levels[(seat + number) % 2], luck(seed, seat), config)
            for seat in range(seats)
        ],
    )
    return Played(name, game.config_keys(config), seed, table.choices())


def at_rounds(game: Played) -> Iterator[tuple[int, Follower]]:
    """The game when each round begins."""
    follower = Follower(game)
    round_number = round_of(follower.table)
    while follower.number < len(game.choices):
        follower.step()
        if round_of(follower.table) != round_number and not follower.table.over:
            round_number = round_of(follower.table)
            yield round_number, follower


def final_chances(game: Played) -> list[float]:
    """Who won: 1 or 0 for each side."""
    follower = Follower(game)
    while follower.number < len(game.choices):
        follower.step()
    return follower.analyst.chances(follower.table, dice_for(bytes(32), "end"))


def calibrate(name: str, keys: dict[str, Any], games: int) -> None:
    """Print how often sides won, by what the curve gave them."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for number in range(games):
        game = played_by_bots(name, keys, number)
        won = final_chances(game)
        for _, follower in at_rounds(game):
            dice = dice_for(luck_of(game), "curve")
            for side, chance in enumerate(follower.analyst.chances(follower.table, dice)):
                bins[min(4, int(chance * 5))].append((chance, won[side]))
                if len(won) == 2:
                    break  # the other side is the same turned over
    every = [pair for pairs in bins.values() for pair in pairs]
    brier = sum([(chance - end) ** 2 for chance, end in every]) / len(every)
    told = [
        f"{sum(c for c, _ in pairs) / len(pairs):.2f} → {sum(w for _, w in pairs) / len(pairs):.2f}"
        f" ({len(pairs)})"
        for _, pairs in sorted(bins.items())
    ]
    print(f"{name} {keys}: Brier {brier:.3f}; foretold → so (how many): {', '.join(told)}")


def time_one(name: str, keys: dict[str, Any]) -> None:
    """Print what an analysis costs."""
    game = played_by_bots(name, keys, 0)
    started = time.process_time()
    analyse(game)
    seconds = time.process_time() - started
    print(f"{name} {keys}: {len(game.choices)} choices, {seconds:.0f} s of CPU time")


def fit_lockup(games: int) -> None:
    """Print for each round which spread of stars fits best who won."""
    rows: dict[int, list[tuple[list[float], list[float]]]] = defaultdict(list)
    for number in range(games):
        game = played_by_bots("lockup", {"seats": 3 + number % 3}, number)
        won = final_chances(game)
        for round_number, follower in at_rounds(game):
            assert isinstance(follower.table, LockupTable)
            rows[round_number].append((forecast(follower.table), won))
    for round_number, found in sorted(rows.items()):
        best = max([each / 2 for each in range(2, 120)], key=lambda each: _likely(found, each))
        print(f"round {round_number}: spread {best}")


def _likely(found: list[tuple[list[float], list[float]]], spread: float) -> float:
    total = 0.0
    for stars, won in found:
        weights = [exp((each - max(stars)) / spread) for each in stars]
        share = sum([weights[who] for who, each in enumerate(won) if each > 0]) / sum(weights)
        total += log(max(share, 1e-9))
    return total


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--fit-lockup", action="store_true")
    args = parser.parse_args()
    if args.fit_lockup:
        fit_lockup(args.games)
        return
    for name, keys in KINDS:
        calibrate(name, keys, args.games)
        time_one(name, keys)


if __name__ == "__main__":
    main()
