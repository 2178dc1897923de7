"""More people than one process can serve: `python -m benchmarks.server_overload`.

First a few tables play as fast as they can: so many choices a second is what the process holds.
Then people come who want to play two and five times as much, in groups of four that make a choice
every half second a table. Whoever is refused comes again when the answer says so. Printed is how
many were let in and refused, and how long those wait who sit, after a while in which the house has
filled up. The exit status is 1 if nobody was refused, if anything but a refusal went wrong, or if
one choice in a hundred took a second or more. How long the server had no processor because other
programs had it is said, too: where that is much, the figures say little about the server.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence

from aiohttp import ClientError, ClientSession

from benchmarks.server_load import (
    Figures,
    Load,
    Process,
    Table,
    cpu,
    kept_waiting,
    read,
    run,
    strangers,
)

SEATS = 4
MOST = 1000.0
"""Milliseconds within which 99 of 100 choices have to reach everybody."""


class Groups:
    """People who come in groups, each of which wants a table for itself."""

    def __init__(self, url: str, session: ClientSession, pace: float) -> None:
        self.url = url
        self.session = session
        self.pace = pace
        self.load = Load(url, session)
        self.let_in = 0
        self.refused = 0
        self.failed: Counter[str] = Counter()

    async def post(self, path: str, body: Mapping[str, object]) -> dict[str, str]:
        """What the server answers to somebody new who comes again when she is refused."""
        while True:
            async with self.session.post(f"{self.url}/api/tables{path}", json=body) as response:
                told = await response.json()
                if response.status != 503 or told["code"] != "busy":
                    response.raise_for_status()
                    return dict(told, id=told["table"]["id"])
                await self.refuse(float(response.headers["Retry-After"]))

    async def refuse(self, again: float) -> None:
        """Somebody was refused, and waits; not all who were refused come again at once."""
        self.refused += 1
        await asyncio.sleep(again * (0.75 + random.random() / 2))

    async def come(self, wait: float) -> None:
        """Come after a while, and play one game as soon as the server has room."""
        await asyncio.sleep(wait)
        try:
            config = {"mode": "suspicion", "seats": SEATS}
            wish = {"game": "room25", "config": config, "name": "a", "takeover": None}
            made = await self.post("", wish)
            tokens = [made["token"]]
            for seat in range(1, SEATS):
                sat = await self.post(f"/{made['id']}/sit", {"name": f"p{seat}"})
                tokens.append(sat["token"])
            while not await self.start(made["id"], tokens[0]):
                await self.refuse(10)
            self.let_in += 1
            await self.play(made["id"], tokens)
        except (ClientError, OSError) as error:
            self.failed[type(error).__name__] += 1

    async def start(self, id: str, token: str) -> bool:
        """Start the game; false if the server has no room for it now."""
        async with self.session.ws_connect(f"{self.url}/ws", max_msg_size=0) as ws:
            await ws.send_json({"type": "hello", "table": id, "token": token})
            await ws.send_json({"type": "start", "id": "s"})
            async for frame in ws:
                message = read(frame.data)
                if message.type == "done":
                    return True
                if message.type == "error" and message.code != "busy":
                    raise ClientError(message.code)
        return False

    async def play(self, id: str, tokens: list[str]) -> None:
        """Play at the group's pace until the game is over."""
        table = Table(self.load.figures, SEATS)
        table.next_at = time.perf_counter() + random.random() * self.pace
        seats = [
            self.load.sit([(table, id, tokens[seat])], seat, self.pace) for seat in range(SEATS)
        ]
        await asyncio.gather(*seats)


async def capacity(url: str, seconds: float, tables: int = 40) -> float:
    """How many choices a second the process takes from a few tables that play flat out."""
    async with strangers() as session:
        load = Load(url, session)
        made = [[await load.make(SEATS) for _ in range(3)] for _ in range(tables)]
        playing = []
        for one_after_another in made:
            games = [(Table(load.figures, SEATS), id, tokens) for id, tokens in one_after_another]
            for seat in range(SEATS):
                mine = [(table, id, tokens[seat]) for table, id, tokens in games]
                playing.append(asyncio.create_task(load.sit(mine, seat, None)))
        while load.welcomed < tables * SEATS:
            await asyncio.sleep(0.1)
        load.figures.choices = 0
        await asyncio.sleep(seconds)
        found = load.figures.choices / seconds
        await _leave(playing)
        return found


async def _leave(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def overload(
    server: Process, times: float, holds: float, pace: float, filling: float, seconds: float
) -> bool:
    """More come than there is room for; whether those who sit can play."""
    async with strangers() as session:
        groups = Groups(server.start(), session, pace)
        number = round(times * holds * pace)
        coming = [asyncio.create_task(groups.come(random.random() * 10)) for _ in range(number)]
        await asyncio.sleep(filling)
        figures: Figures = groups.load.figures
        figures.choices, figures.latencies = 0, []
        worked, waited = cpu(server.pid), kept_waiting(server.pid)
        await asyncio.sleep(seconds)
        worked, waited = cpu(server.pid) - worked, kept_waiting(server.pid) - waited
        slowest = figures.percentile(0.99)
        print(
            f"{times:g}x: {number} groups want {number / pace:.0f} choices/s: "
            f"{groups.let_in} let in, {groups.refused} refusals, "
            f"{sum(groups.failed.values()) + figures.errors} failures; those who sit: "
            f"{figures.choices / seconds:.0f} choices/s, p50 {figures.percentile(0.5):.0f} ms, "
            f"p99 {slowest:.0f} ms (the server worked {worked / seconds:.0%} of the time and was "
            f"kept waiting for a processor {waited / seconds:.0%})",
            flush=True,
        )
        if groups.failed:
            print(f"  failures: {dict(groups.failed)}")
        await _leave(coming)
        return bool(groups.refused) and not groups.failed and slowest < MOST


def main(arguments: Sequence[str] | None = None) -> int:
    """Let more come than there is room for."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server_overload", description=__doc__
    )
    parser.add_argument("--times", type=float, nargs="+", default=[2, 5])
    parser.add_argument("--pace", type=float, default=0.5, help="seconds a choice of a table")
    parser.add_argument("--filling", type=float, default=45.0, help="seconds before measuring")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long is measured")
    args = parser.parse_args(arguments)
    passed = True
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"sqlite:///{os.path.join(folder, 'overload.db')}")

        async def measured() -> None:
            nonlocal passed
            holds = await capacity(server.start(), 8)
            print(f"one process holds {holds:.0f} choices/s", flush=True)
            server.shedding = True
            for times in args.times:
                passed &= await overload(
                    server, times, holds, args.pace, args.filling, args.seconds
                )

        try:
            run(measured())
        finally:
            server.stop()
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
