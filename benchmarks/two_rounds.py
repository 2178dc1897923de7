"""Whether «escape in two rounds» can be proved: how large the search is.

    python -m benchmarks.two_rounds --positions 12 --most 100000

Bots play alone. In games in which everybody got out, the search begins at the last choice of the
round before, so that it is as short as it can be, and asks of each option whether everybody is out
for certain when the next round ends.
"""

import argparse
import time
from hashlib import blake2b
from typing import cast

from cellmates.kernel.table import Table
from cellmates.puzzles.proving import TooLarge
from cellmates.puzzles.room25.rounds import Escape
from cellmates.puzzles.room25.search import Alone
from cellmates.puzzles.searching import play
from cellmates.room25.table import Room25Table


class TwoRounds(Alone):
    """Everybody escapes before the next round but one begins."""

    def __init__(self, t: Room25Table, most: int) -> None:
        super().__init__(0, most)
        self.last = t.round_number + 1

    def reached(self, table: Table) -> bool | None:
        t = cast(Room25Table, table)
        if t.outcome is not None:
            return t.outcome.reason == "escaped"
        return False if t.round_number > self.last else None


def position(number: int) -> Room25Table | None:
    """The last question of the round before everybody escaped, in the game of this number."""
    seed = blake2b(f"two rounds {number}".encode(), digest_size=32).digest()
    played = play(Escape(), seed, number)
    if played.end.outcome is None or played.end.outcome.reason != "escaped":
        return None
    last = cast(Room25Table, played.tables[-1]).round_number
    found = [
        cast(Room25Table, table)
        for table, (seat, option) in zip(played.tables, played.choices, strict=True)
        if table.asks(seat) and option in table.decision(seat).options
    ]
    return next((t for t in reversed(found) if t.round_number == last - 1), None)


def main() -> None:
    """Print what came of each option."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--most", type=int, default=100_000, metavar="CHOICES")
    args = parser.parse_args()
    number, left = -1, args.positions
    while left:
        number += 1
        t = position(number)
        if t is None:
            continue
        left -= 1
        began = time.process_time()
        told = []
        for option in t.decision(0).options:
            search = TwoRounds(t, args.most)
            try:
                verdict = "works" if search.works(t, option) else "fails"
            except TooLarge as reason:
                verdict = str(reason)
            told.append(f"{t.catalogue().text(option)}: {verdict} ({args.most - search.left:,})")
        print(f"game {number}: {'; '.join(told)}; {time.process_time() - began:.1f} s")


if __name__ == "__main__":
    main()
