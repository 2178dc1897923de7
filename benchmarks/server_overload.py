"""More people than one process can serve: `python -m benchmarks.server_overload`.

Tables of four people are played as fast as they can be, and newcomers ask for tables of their own.
Printed is how long those wait who sit, and how many newcomers were let in and refused.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks.server_load import Load, Table, run, strangers
from cellmates.server.http.app import set_up
from cellmates.server.launch.announce import listen
from cellmates.server.service import Service, Setup
from cellmates.server.support.limits import UNLIMITED, Limits

SEATS = 4


async def serve(database: str) -> None:
    """A server without limits for an address, but with one for everybody together."""
    limits = replace(UNLIMITED, late_seconds=Limits().late_seconds)
    runner = await set_up(Service(Setup(database, limits=limits)))
    print(await listen(runner, "127.0.0.1", 0, else_any=True), flush=True)
    await asyncio.Event().wait()


async def crowd(url: str, tables: int, rounds: int, seconds: float) -> None:
    """Everybody plays as fast as possible, and newcomers ask for tables."""
    async with strangers() as session:
        load = Load(url, session)
        gate = asyncio.Semaphore(20)

        async def make() -> tuple[str, list[str]]:
            async with gate:
                return await load.make(SEATS)

        games = [await asyncio.gather(*(make() for _ in range(tables))) for _ in range(rounds)]
        playing = []
        for number in range(tables):
            played = [(Table(load.figures, SEATS), *made[number]) for made in games]
            for seat in range(SEATS):
                mine = [(table, id, tokens[seat]) for table, id, tokens in played]
                playing.append(asyncio.create_task(load.sit(mine, seat, None)))
        while load.welcomed < tables * SEATS:
            await asyncio.sleep(0.1)
        load.figures.choices, load.figures.latencies = 0, []
        started = time.perf_counter()
        let_in = refused = 0
        while time.perf_counter() - started < seconds:
            body = {"game": "room25", "name": "new"}
            async with session.post(f"{url}/api/tables", json=body) as response:
                refused += response.status == 503
                let_in += response.status == 201
            await asyncio.sleep(0.1)
        figures = load.figures
        print(
            f"{tables} tables x {SEATS} seats, flat out: "
            f"{figures.choices / seconds:.0f} choices/s, p50 {figures.percentile(0.5):.0f} ms, "
            f"p99 {figures.percentile(0.99):.0f} ms; "
            f"newcomers: {let_in} let in, {refused} refused",
            flush=True,
        )
        if any(task.done() for task in playing):
            print("  but some tables had no game left: give more --rounds or fewer --seconds")
        load.stop = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Let a crowd come."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_overload")
    parser.add_argument("--tables", type=int, nargs="+", default=[60, 120, 300])
    parser.add_argument("--rounds", type=int, default=2, help="games prepared for each table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.serve:
        run(serve(args.serve))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'overload.db'}"
        command = [sys.executable, "-m", "benchmarks.server_overload", "--serve", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            port = server.stdout.readline().strip()
            try:
                for tables in args.tables:
                    url = f"http://127.0.0.1:{port}"
                    run(crowd(url, tables, args.rounds, args.seconds))
            finally:
                server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
