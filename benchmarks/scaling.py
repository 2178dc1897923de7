"""A model of a house of many processes: `python -m benchmarks.scaling`, see docs/scaling.md.

Each server process is a queue: choices come in at random times, each takes the processor time that
`benchmarks.server_load` measures, and one after the other is worked off. A house is many of them
behind a proxy, and one or several PostgreSQL that take one commit for each choice.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

DAY = 86400.0


class Costs(NamedTuple):
    """What things cost, as measured (docs/scaling.md names the commands)."""

    fixed: float  # the share of a processor that a server uses while nobody chooses
    choice: float  # seconds of a server's processor time for a choice, everybody at the table told
    connection: float  # bytes of memory
    table: float  # bytes of memory, while it is in memory
    stored: float  # bytes that a choice adds to the database
    sent: float  # bytes that a choice sends to everybody at the table
    move: float  # seconds of processor time for a bot's move
    commits: float  # durable commits a second that one PostgreSQL takes
    full: float  # the share of a processor up to which a server is loaded


class House(NamedTuple):
    """Who is there."""

    people: int
    pause: float  # seconds between two choices of a person who plays
    playing: float  # share of people at running tables; others look around
    solo: float  # share of them whose game runs in their own browser, without the server
    seats: float  # people at a table
    bots: float  # moves of bots at these tables for each choice of a person


class Layout(NamedTuple):
    """What the house needs."""

    choices: float  # a second, those of bots too
    servers: int
    databases: int
    thinking: int  # processors for bots
    memory: float  # bytes of all connections and tables
    sent: float  # bytes a second
    stored: float  # bytes a day


def layout(house: House, costs: Costs) -> Layout:
    """How many servers and databases carry the house."""
    at_tables = house.people * house.playing * (1 - house.solo)
    by_people = at_tables / house.pause
    choices = by_people * (1 + house.bots)
    each = (costs.full - costs.fixed) / costs.choice
    connected = house.people * (1 - house.playing * house.solo)
    return Layout(
        choices,
        max(1, ceil(choices / each)),
        max(1, ceil(choices / costs.commits)),
        ceil(by_people * house.bots * costs.move / costs.full),
        connected * costs.connection + at_tables / house.seats * costs.table,
        choices * costs.sent,
        choices * costs.stored * DAY,
    )


def waits(rate: float, cost: float, seconds: float, dice: random.Random) -> list[float]:
    """From arrival to the end of its work, for each choice that comes to one server."""
    found = []
    now = free = 0.0
    while (now := now + dice.expovariate(rate)) < seconds:
        free = max(free, now) + cost
        found.append(free - now)
    return found


def percentile(values: Sequence[float], part: float) -> float:
    """The value that so large a part does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a house, and how long its people wait."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scaling")
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--pause", type=float, default=20.0, help="seconds between choices")
    parser.add_argument("--playing", type=float, default=0.8)
    parser.add_argument("--solo", type=float, default=0.5)
    parser.add_argument("--seats", type=float, default=4.0, help="people at a table")
    parser.add_argument("--bots", type=float, default=0.0, help="bots' moves a person's choice")
    parser.add_argument("--choice", type=float, default=0.519, help="ms of processor time a choice")
    parser.add_argument("--fixed", type=float, default=0.109, help="share of a core used anyway")
    parser.add_argument("--connection", type=float, default=16.7, help="KiB a connection")
    parser.add_argument("--table", type=float, default=252.0, help="KiB of memory a table")
    parser.add_argument("--stored", type=float, default=91.0, help="bytes stored a choice")
    parser.add_argument("--sent", type=float, default=7025.0, help="bytes sent a choice")
    parser.add_argument("--move", type=float, default=1.4, help="ms of a bot's move")
    parser.add_argument("--commits", type=float, default=424, help="a second, one PostgreSQL")
    parser.add_argument("--full", type=float, default=0.5, help="share of a core that is used")
    parser.add_argument("--rate", type=float, help="only one server, so many choices a second")
    args = parser.parse_args(arguments)
    cost = args.choice / 1000
    dice = random.Random(25)
    rate = args.rate
    if rate is None:
        costs = Costs(
            fixed=args.fixed,
            choice=cost,
            connection=args.connection * 1024,
            table=args.table * 1024,
            stored=args.stored,
            sent=args.sent,
            move=args.move / 1000,
            commits=args.commits,
            full=args.full,
        )
        house = House(args.people, args.pause, args.playing, args.solo, args.seats, args.bots)
        needed = layout(house, costs)
        rate = needed.choices / needed.servers
        print(
            f"{args.people} people: {needed.choices:.0f} choices/s, {needed.servers} servers, "
            f"{needed.databases} PostgreSQL, {needed.thinking} processors for bots,\n"
            f"{needed.memory / 2**30:.1f} GiB of memory for connections and tables, "
            f"{needed.sent / 1e6:.1f} MB/s sent, {needed.stored / 1e9:.1f} GB/day stored"
        )
    # What is used anyway comes in between, so that each choice takes longer by its share.
    found = waits(rate, cost / (1 - args.fixed), 120.0, dice)
    print(
        f"one server with {rate:.0f} choices/s is busy {args.fixed + rate * cost:.0%}: "
        f"p50 {percentile(found, 0.5) * 1000:.1f} ms, p99 {percentile(found, 0.99) * 1000:.1f} ms"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
