"""What tables, choices and bots' moves weigh: `python -m benchmarks.weights`, for docs/scaling.md.

Tables of four people are made and played on a new SQLite file. Told are the bytes that the database
grows by and that are sent to everybody for each choice, the memory of a table that is in memory
with nobody at it (with what was freed meanwhile and not given back: a bound from above), and the
processor time of a bot's move. None of it depends on how busy the machine is, but the last a
little.
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from benchmarks.server_load import Load, Process, Table, memory, run, strangers
from cellmates.lab.arena import Simulation, play_games

SEATS = 4
LEVELS = ("careful", "shrewd", "mastermind")
BOT_GAMES: dict[str, dict[str, object]] = {
    "room25": {"mode": "cooperation", "seats": 4},
    "lockup": {"seats": 4},
}


def stored(file: Path) -> int:
    """The bytes of a database's pages, of those too that are still in its log."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        pages = "SELECT (page_count - freelist_count) * page_size"
        tables = "pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
        return int(database.execute(f"{pages} FROM {tables}").fetchone()[0])


async def play(load: Load, made: Sequence[tuple[str, list[str]]], seconds: float) -> None:
    """Let people play at all these tables for a while, one choice at a time, and leave."""
    playing = []
    for id, tokens in made:
        table = Table(load.figures, SEATS)
        for seat in range(SEATS):
            playing.append(asyncio.create_task(load.sit([(table, id, tokens[seat])], seat, 0)))
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def weigh(server: Process, file: Path, tables: int, seconds: float) -> None:
    """Make tables, play at them, and tell what they weigh."""
    async with strangers() as session:
        warm = Load(server.url, session)
        await play(warm, [await warm.make(SEATS)], 5)
        held, pages = memory(server.pid), stored(file)
        load = Load(server.url, session)
        gate = asyncio.Semaphore(20)

        async def make() -> tuple[str, list[str]]:
            async with gate:
                return await load.make(SEATS)

        made = await asyncio.gather(*(make() for _ in range(tables)))
        await asyncio.sleep(2)
        grown, more = (stored(file) - pages) / tables, (memory(server.pid) - held) / tables
        print(f"{tables} tables of {SEATS}, as they begin, each:")
        print(f"  {grown:.0f} bytes stored, {more:.1f} KiB of memory")
        pages = stored(file)
        await play(load, made, seconds)
        await asyncio.sleep(2)
        choices = load.figures.choices
        print(f"{choices} choices, {load.figures.errors} errors: {choices / tables:.0f} a table")
        print(f"  {(stored(file) - pages) / choices:.0f} bytes stored a choice")
        print(f"  {load.figures.bytes / choices:.0f} bytes sent a choice, to all {SEATS} together,")
        print("  with what each was told on coming")
        print(f"then {(memory(server.pid) - held) / tables:.1f} KiB of memory a table", flush=True)


def think(games: int) -> None:
    """Tell what a bot's move costs, by game and level."""
    for game, keys in BOT_GAMES.items():
        for level in LEVELS:
            plan = Simulation(game, keys, (level,), {}, bytes(32))
            many = games if level == "careful" else max(1, games // 10)
            began = time.process_time()
            results = play_games(plan, 0, many)
            spent = time.process_time() - began
            decisions = results.figures["decisions"].total
            print(f"{game}, {level}: {spent / decisions * 1000:.1f} ms a move ({many} games)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Weigh tables, then bots."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.weights", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long people play")
    parser.add_argument("--games", type=int, default=10, help="of careful bots; others a tenth")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "weights.db"
        server = Process(f"sqlite:///{file}")
        server.start()
        try:
            run(weigh(server, file, args.tables, args.seconds))
        finally:
            server.stop()
    think(args.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
