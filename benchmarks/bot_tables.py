"""How long bots keep people waiting when many think at once: `python -m benchmarks.bot_tables`.

Many tables, each with a person who answers at once and bots in all other seats. Measured is every
wait of a person: from an answer, or from the last news of the table, until the table goes on; what
the house itself takes is part of it. The metrics say in what share of their work levels thought.
"""

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence

import msgspec
from aiohttp import ClientSession, WSMsgType

from benchmarks.server_load import Figures, Process, read, run, strangers

SEATS = {"suspicion": 6, "competition": 3}
"""Where bots do not leave people a moment for talk before they commit themselves."""


class Person:
    """Somebody at a table full of bots, who answers by chance and waits."""

    def __init__(self, url: str, session: ClientSession, mode: str, level: str) -> None:
        self.url = url
        self.session = session
        self.mode = mode
        self.level = level
        self.waits: list[float] = []
        self.games = 0

    async def play(self) -> None:
        """One game after the other."""
        while True:
            await self._game()
            self.games += 1

    async def _game(self) -> None:
        wish = {
            "game": "room25",
            "config": {"mode": self.mode, "seats": SEATS[self.mode]},
            "name": "a",
            "takeover": None,
        }
        async with self.session.post(f"{self.url}/api/tables", json=wish) as response:
            made = await response.json()
        async with self.session.ws_connect(f"{self.url}/ws", max_msg_size=0) as ws:
            id, token = made["table"]["id"], made["token"]
            await ws.send_json({"type": "hello", "table": id, "token": token})
            for seat in range(1, SEATS[self.mode]):
                await ws.send_json(
                    {"type": "seat", "id": f"b{seat}", "seat": seat, "bot": self.level}
                )
            await ws.send_json({"type": "start", "id": "s"})
            since = time.perf_counter()
            number = -1
            asked = None
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT:
                    return
                message = read(frame.data)
                assert message.type != "error", message
                told = message if message.type == "told" else message.told
                if told is None:
                    continue
                now = time.perf_counter()
                if not isinstance(told.decision, msgspec.UnsetType):
                    asked = told.decision
                if told.number > number >= 0:
                    self.waits.append(now - since)
                number, since = told.number, now
                if told.view is not None and told.view.over:
                    return
                if asked is not None:
                    option = random.choice(asked.options).option
                    asked = None
                    body = {"type": "choose", "id": f"{random.getrandbits(48)}"}
                    await ws.send_json({**body, "number": number, "option": option})


async def measure(url: str, tables: int, level: str, seconds: float) -> None:
    """Play at many tables for a while, and print how long people waited."""
    async with strangers() as session:
        people = [Person(url, session, list(SEATS)[n % 2], level) for n in range(tables)]
        tasks = [asyncio.create_task(person.play()) for person in people]
        await asyncio.sleep(seconds)
        failed = Counter(str(task.exception()) for task in tasks if task.done())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        figures = Figures(latencies=[wait for person in people for wait in person.waits])
        moves = len(figures.latencies) / seconds
        print(
            f"{tables} tables of {level}: {moves:.0f} moves/s, waits p50 "
            f"{figures.percentile(0.5):.0f} ms, p99 {figures.percentile(0.99):.0f} ms, longest "
            f"{figures.percentile(1.0):.0f} ms; {sum(each.games for each in people)} games over"
        )
        idle = sum(1 for person in people if not person.waits)
        print(f"tables without a move: {idle}; ended by an error: {sum(failed.values())}", *failed)
        async with session.get(f"{url}/metrics") as response:
            text = await response.text()
        for line in text.splitlines():
            if re.match(r"cellmates_bot_(share|turns_total|hurried_total)", line):
                print(line)


def main(arguments: Sequence[str] | None = None) -> int:
    """Start a server and measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bot_tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--level", default="mastermind")
    parser.add_argument("--seconds", type=float, default=60)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"sqlite:///{os.path.join(folder, 'bots.db')}")
        url = server.start()
        try:
            run(measure(url, args.tables, args.level, args.seconds))
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
