"""How well the bots play Room 25: `python -m benchmarks.bots --games 1000 --jobs 2`.

Prints a table of docs/bots-strength.md. Roles are dealt at random and bots move on by one seat from
game to game, so no seat or side of the table favours anybody. All luck comes from `--seed`.
"""

import os
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.many_games import arguments, percent
from cellmates.lab.arena import Results, Simulation, run
from cellmates.lab.statistics import wilson

EASY: dict[str, object] = {
    "mode": "cooperation",
    "seats": 4,
    "complex_preset": "coop_easy",
    "rule_level": "basic",
}


class Match(NamedTuple):
    """A line of the table: what is played, by which bots, and whose wins are counted."""

    game: str
    keys: dict[str, object]
    players: str
    bots: tuple[str, ...]
    sides: dict[str, str]
    winner: tuple[str, str]  # side and bot


def _together(game: str, keys: dict[str, object]) -> list[Match]:
    return [
        Match(game, keys, f"all {bot}", (bot,), {}, ("everybody", bot))
        for bot in ("careful", "random")
    ]


def _suspicion(seats: int) -> list[Match]:
    keys: dict[str, object] = {"mode": "suspicion", "seats": seats}
    return [
        Match(
            f"suspicion, {seats} players: prisoners win",
            keys,
            f"{prisoners} prisoners, {guards} guards",
            ("careful",),
            {"prisoner": prisoners, "guard": guards},
            ("prisoner", prisoners),
        )
        for prisoners in ("careful", "random")
        for guards in ("careful", "random")
    ]


MATCHES = (
    *_together("cooperation, easy complex, basic", EASY),
    *_together("cooperation, ultimate", {"mode": "cooperation", "seats": 4}),
    *_together("cooperation, madness", {"mode": "cooperation", "seats": 4, "madness": True}),
    *_together("solo", {"mode": "solo"}),
    *_suspicion(6),
    *_suspicion(4),
    Match(
        "competition, 3 players",
        {"mode": "competition", "seats": 3},
        "one careful against two random",
        ("careful", "random", "random"),
        {},
        ("player", "careful"),
    ),
    *[
        Match(
            "team, 6 players",
            {"mode": "team", "seats": 6},
            f"team {team} careful, the other random",
            ("random",),
            {team: "careful"},
            (team, "careful"),
        )
        for team in ("a", "b")
    ],
)


def measure(match: Match, games: int, jobs: int, seed: bytes) -> Results:
    """Play a line of the table; the result does not depend on the number of processes."""
    plan = Simulation("room25", match.keys, match.bots, match.sides, seed)
    total = Results()
    for part in run(plan, games, jobs):
        total.merge(part)
    return total


def seconds() -> float:
    """The CPU time of this process and of its children that have ended."""
    return sum(os.times()[:4])


def main(given: Sequence[str] | None = None) -> None:
    """Print the table."""
    parser = arguments(__doc__, games=1000, seed="room25")
    parser.add_argument("--only", default="", help="lines whose game contains this")
    args = parser.parse_args(given)
    print("| game | who plays | games | wins (95 % interval) | games/s of CPU time |")
    print("|---|---|---|---|---|")
    for match in MATCHES:
        if args.only not in match.game:
            continue
        started = seconds()
        results = measure(match, args.games, args.jobs, args.seed.encode())
        speed = results.games / max(seconds() - started, 0.01)
        wins = wilson(results.wins[match.winner], results.parties[match.winner])
        print(
            f"| {match.game} | {match.players} | {results.games} | {percent(wins)} | {speed:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
