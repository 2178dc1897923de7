"""How well guards are found: `python -m benchmarks.role_belief --games 200`.

In games of suspicion one prisoner's belief is looked at when a round begins: how likely each of
those whose role is not shown is a guard. Printed for each round are the area under the curve, the
mean squared error (Brier's score), and what was foretold against what was so, in five bins. `--plot
FILE` draws the latter as SVG (with matplotlib).
"""

from collections.abc import Sequence
from pathlib import Path

from benchmarks.fitting import area_under_curve, calibration
from benchmarks.many_games import arguments, seated, spread
from cellmates import room25
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.imagination import RoleBelief
from cellmates.bots.sitting import Sitting
from cellmates.lab.arena import seed_for
from cellmates.lab.document import Chart
from cellmates.lab.plots import svg
from cellmates.lab.statistics import Interval, wilson
from cellmates.room25.names import GUARD, PRISONER, PROGRAMMING
from cellmates.room25.table import Room25Table

Told = tuple[int, float, bool]
"""The round, how likely somebody was taken for a guard, and whether he was."""


def watch(task: tuple[int, str, int, bytes]) -> list[Told]:
    """Play a game and tell what its first prisoner believed."""
    number, bot, seats, master = task
    config = room25.Config(mode="suspicion", seats=seats)
    seed = seed_for(master, number)
    table = room25.GAME.deal(config, seed)
    assert isinstance(table, Room25Table)
    players = seated("room25", bot, seed, config, seats)
    observer = min(table.seat_of[who] for who in table.playing if table.roles[who] == PRISONER)
    watcher = players[observer]
    assert isinstance(watcher, CarefulBot)
    sitting = Sitting(table, players)
    told: list[Told] = []
    seen = 0
    while not table.over:
        if table.phase == PROGRAMMING and table.round_number != seen and not table.ready:
            seen = table.round_number
            belief = RoleBelief(table, observer, watcher.memory.evidence)
            told += [
                (seen, belief.odds(who), table.roles[who] == GUARD)
                for who in table.playing
                if table.seat_of[who] != observer and not table.revealed >> who & 1
            ]
        sitting.play(1)
    return told


STAGES = {"rounds 2 and 3": (2, 3), "rounds 4 and 5": (4, 5), "from round 6 on": (6, 99)}
TENTHS = 10


def reliability(found: Sequence[Told]) -> Chart:
    """What was foretold along the bottom, in tenths, and how often it was so."""
    middles = [(place + 0.5) / TENTHS for place in range(TENTHS)]
    series = [("as foretold", [Interval(each, each, each) for each in middles])]
    for name, (first, last) in STAGES.items():
        inside: list[list[bool]] = [[] for _ in middles]
        for number, odds, guard in found:
            if first <= number <= last:
                inside[min(TENTHS - 1, int(odds * TENTHS))].append(guard)
        series.append((name, [_share(each) for each in inside]))
    names = [f"{place * 10}-{place * 10 + 10} %" for place in range(TENTHS)]
    axis = "how likely somebody was taken for a guard, and how often he was one"
    return Chart("lines", axis, names, series, percent=True)


def _share(guards: Sequence[bool]) -> Interval:
    """How many of these were guards; nothing is drawn where there are fewer than ten."""
    if len(guards) < 10:
        return Interval(*[float("nan")] * 3)
    return wilson(sum(guards), len(guards))


def main() -> None:
    """Play and print."""
    parser = arguments(__doc__, games=200, seed="roles")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--bots", default="careful")
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    seed = args.seed.encode()
    tasks = [(number, args.bots, args.seats, seed) for number in range(args.games)]
    found = [each for part in spread(watch, tasks, args.jobs) for each in part]
    if args.plot is not None:
        args.plot.write_text(svg(reliability(found)), encoding="utf-8")
    print("| round | people | area under the curve | Brier | foretold → so (how many) |")
    print("|---|---|---|---|---|")
    for number in sorted({each[0] for each in found}):
        scored = [(odds, guard) for at, odds, guard in found if at == number]
        brier = sum((odds - guard) ** 2 for odds, guard in scored) / len(scored)
        bins = ", ".join(f"{told:.2f} → {so:.2f} ({n})" for told, so, n in calibration(scored))
        area = area_under_curve(scored)
        print(f"| {number} | {len(scored)} | {area:.2f} | {brier:.3f} | {bins} |")


if __name__ == "__main__":
    main()
