"""Faults between three servers on one PostgreSQL: `python -m tests.server.faults`.

Each server has a network of its own to the database, which can be frozen and cut. People sit at
tables of one server and at one that all servers share; they move to another server when theirs does
not answer, as the page does.
"""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import asyncpg  # type: ignore[import-untyped]
from aiohttp import (
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    ClientWSTimeout,
    DummyCookieJar,
    WSMsgType,
)

from tests.server.fault_proxy import FaultProxy, proxied
from tests.server.kill import Json, Person, agree, check, make
from tests.server.processes import PostgreSQL, ServerProcess, mortal_postgresql

WISH: Json = {
    "game": "room25",
    "config": {"mode": "suspicion", "seats": 4},
    "bots": {"3": "random"},
}
CLOSING = ClientWSTimeout(ws_close=0.5)
SILENCE = 2.0
"""Seconds after which a person tries another server."""

UNRELATED, HIT = 3.0, 10.0
"""Seconds that a table may stand still which has nothing to do with a fault, and one that has."""


MOST = 120.0
"""Seconds that one fault takes at most, with what is before and after."""


class House:
    """Three servers and their networks; the first is the one that things happen to."""

    def __init__(self, database: str, session: ClientSession) -> None:
        self.database = database
        self.session = session
        self.tables: list[Group] = []
        self.enough = False  # people leave
        self.servers: list[ServerProcess] = []
        self.proxies: list[FaultProxy] = []

    async def start(self, number: int) -> ServerProcess:
        """A server behind its proxy."""
        return await asyncio.to_thread(ServerProcess, self.proxies[number].url)

    async def sql(self, statement: str) -> None:
        """Do something to the database past all proxies."""
        admin = await asyncpg.connect(self.database)
        try:
            await admin.execute(statement)
        finally:
            await admin.close()


@asynccontextmanager
async def house(database: str) -> AsyncIterator[House]:
    """Three servers that have just started."""
    async with AsyncExitStack() as stack:
        session = ClientSession(cookie_jar=DummyCookieJar(), timeout=ClientTimeout(10))
        found = House(database, await stack.enter_async_context(session))
        for _ in range(3):
            found.proxies.append(await stack.enter_async_context(proxied(database)))
        found.servers += await asyncio.gather(*(found.start(number) for number in range(3)))
        try:
            yield found
        finally:
            for server in found.servers:
                server.resume()
                server.kill()


class Mover(Person):
    """A person who goes to another server when hers does not answer."""

    def __init__(self, person: Person, home: int, pace: float) -> None:
        super().__init__(person.table, person.token, person.seat)
        self.home = home
        self._pace = pace

    async def stay(self, house: House) -> None:
        """Play until the game is over, wherever it is possible."""
        while not (house.enough or (self.over and self.pending is None)):
            with suppress(ClientError, ConnectionError, TimeoutError):
                async with asyncio.timeout(SILENCE + 0.5):
                    ws = await house.session.ws_connect(
                        f"{house.servers[self.home].url}/ws", max_msg_size=0, timeout=CLOSING
                    )
                try:
                    await ws.send_json({"type": "hello", "table": self.table, "token": self.token})
                    if self.pending is not None:
                        await ws.send_json(self.pending)
                    await self._sit(ws, house)
                finally:
                    await ws.close()
            if not (self.over or house.enough):
                self.home = (self.home + 1) % len(house.servers)
                await asyncio.sleep(0.05)

    async def _sit(self, ws: ClientWebSocketResponse, house: House) -> None:
        asked_at, heard_at = 0.0, time.monotonic()
        while not (house.enough or (self.over and self.pending is None)):
            try:
                frame = await ws.receive(SILENCE / 4)
            except TimeoutError:
                if time.monotonic() - heard_at > SILENCE:
                    return
                await ws.send_json({"type": "ping"})
                continue
            if frame.type is not WSMsgType.TEXT:
                return
            message = frame.json()
            # What is pending and not answered in time counts, however talkative the server is.
            if self.pending is None or message["type"] in ("done", "error"):
                heard_at = time.monotonic()
            self.take(message)
            if self.pending is None and self.asked and not self.over:
                await asyncio.sleep(max(0.0, asked_at + self._pace - time.monotonic()))
                asked_at = heard_at = time.monotonic()
                self.pending = self.choice()
                await ws.send_json(self.pending)


class Group:
    """The people of one table, and how long it stood still at most."""

    def __init__(self, people: Sequence[Mover]) -> None:
        self.people = people
        self.longest = 0.0
        self._number, self._since = 0, time.monotonic()

    @property
    def over(self) -> bool:
        """Whether everybody knows that the game is over."""
        return all(person.over for person in self.people)

    @property
    def number(self) -> int:
        """The latest that anybody at the table was told."""
        numbers: list[int] = [person.told.get("number", 0) for person in self.people]
        return max(numbers)

    def look(self) -> None:
        """See whether it has gone on."""
        now = time.monotonic()
        if self.over or self.number != self._number:
            self._number, self._since = self.number, now
        self.longest = max(self.longest, now - self._since)


async def groups(house: House, pace: float) -> list[Group]:
    """A table of each server, and last one that all share, with their people."""

    async def group(homes: tuple[int, int, int]) -> Group:
        people = await make(house.session, house.servers[homes[0]].url, WISH, 3)
        return Group([Mover(each, home, pace) for each, home in zip(people, homes, strict=True)])

    return await asyncio.gather(*map(group, ((0, 0, 0), (1, 1, 1), (2, 2, 2), (0, 1, 2))))


Fault = Callable[[House], Awaitable[None]]


async def stopped_before_its_commit(house: House) -> None:
    """A process stands still (SIGSTOP) with tables locked, and so does its network."""
    house.proxies[0].freeze_before_commit()
    await house.proxies[0].trapped.wait()
    house.servers[0].pause()
    await asyncio.sleep(10)
    house.servers[0].resume()
    house.proxies[0].thaw()


async def stopped(house: House) -> None:
    """A process stands still (SIGSTOP) wherever it is."""
    house.servers[0].pause()
    await asyncio.sleep(10)
    house.servers[0].resume()


async def killed(house: House) -> None:
    """A process is killed with -9, and another started in its place."""
    house.servers[0].kill()
    await asyncio.sleep(5)
    house.servers[0] = await house.start(0)


async def writer_frozen(house: House) -> None:
    """The connection over which a process writes is frozen before its commit."""
    house.proxies[0].freeze_before_commit()
    await house.proxies[0].trapped.wait()
    await asyncio.sleep(8)
    house.proxies[0].thaw()


async def deaf(house: House) -> None:
    """The connection on which a process listens is frozen."""
    house.proxies[0].freeze(lambda wire: wire.listens)
    await asyncio.sleep(8)
    house.proxies[0].thaw()


async def cut_off(house: House) -> None:
    """A process has no network to the database."""
    house.proxies[0].freeze()
    await asyncio.sleep(10)
    house.proxies[0].thaw()


async def cut(house: House) -> None:
    """All connections of all processes are reset."""
    for proxy in house.proxies:
        proxy.cut()
    await asyncio.sleep(2)


async def slow(house: House) -> None:
    """The network of a process takes 50 ms for everything."""
    house.proxies[0].delay(0.05)
    await asyncio.sleep(4)
    house.proxies[0].delay(0)


def restarted(postgres: PostgreSQL) -> Fault:
    """PostgreSQL crashes and comes back."""

    async def postgres_restarted(house: House) -> None:
        await asyncio.to_thread(postgres.crash)
        await asyncio.to_thread(postgres.start)
        await asyncio.sleep(3)

    return postgres_restarted


async def clock_forward(house: House) -> None:
    """PostgreSQL's clock is set an hour forward: every lease has ended long ago."""
    await house.sql("UPDATE leases SET expires = expires - 3600")
    await house.sql("UPDATE presence SET expires = expires - 3600")
    await asyncio.sleep(4)


async def killed_and_clock_back(house: House) -> None:
    """A process is killed, and PostgreSQL's clock set an hour back: its leases end in an hour."""
    house.servers[0].kill()
    await house.sql("UPDATE leases SET expires = expires + 3600")
    await house.sql("UPDATE presence SET expires = expires + 3600")
    await asyncio.sleep(8)
    house.servers[0] = await house.start(0)


OF_THE_FIRST = (
    stopped_before_its_commit, stopped, killed, writer_frozen, deaf, cut_off, slow,
    killed_and_clock_back,
)  # fmt: skip
"""Faults of the first server; the tables of the others have nothing to do with them."""


async def suffer(house: House, fault: Fault, pace: float, after: float) -> list[Group]:
    """Let people play, let something happen, let them play on, and hold the servers to all that
    they have promised."""
    house.enough = False
    tables = house.tables = await groups(house, pace)
    async with asyncio.timeout(MOST), asyncio.TaskGroup() as playing:
        for each in tables:
            for person in each.people:
                playing.create_task(person.stay(house))
        playing.create_task(_watch(house))
        while any(each.number < 5 for each in tables):
            await asyncio.sleep(0.05)
        for each in tables:
            each.longest = 0.0
        await fault(house)
        await asyncio.sleep(after)
        house.enough = True
    people = [person for each in tables for person in each.people]
    await asyncio.gather(
        *(check(house.session, house.servers[person.seat].url, person) for person in people),
        *(agree(house.session, server.url, people) for server in house.servers),
    )
    return tables


async def _watch(house: House) -> None:
    while not house.enough:
        for each in house.tables:
            each.look()
        await asyncio.sleep(0.02)


async def soak(postgres: PostgreSQL, rounds: int, pace: float) -> bool:
    """Every fault so many times; whether no table stood still for too long."""
    fine = True
    async with house(postgres.url) as these:
        for fault in (*OF_THE_FIRST, cut, clock_forward, restarted(postgres)):
            hit, unrelated, promises = 0.0, 0.0, 0
            for _ in range(rounds):
                tables = await suffer(these, fault, pace, after=4)
                related = (tables[0], tables[3]) if fault in OF_THE_FIRST else tables
                hit = max(hit, *(each.longest for each in related))
                others = [each.longest for each in tables if each not in related]
                unrelated = max([unrelated, *others])
                promises += sum(len(p.promised) for each in tables for p in each.people)
            late = hit > HIT or unrelated > UNRELATED
            fine = fine and not late
            print(
                f"{fault.__name__:27} stood still: hit {hit:4.1f} s, others {unrelated:4.1f} s; "
                f"{promises} promises kept{' TOO LONG' if late else ''}",
                flush=True,
            )
    return fine


def main(arguments: Sequence[str] | None = None) -> int:
    """Every fault, one after the other."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.faults")
    parser.add_argument("--rounds", type=int, default=3, help="how often each fault happens")
    parser.add_argument("--pace", type=float, default=0.25, help="seconds a person thinks")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args(arguments)
    random.seed(args.seed)
    with mortal_postgresql() as postgres:
        return 0 if asyncio.run(soak(postgres, args.rounds, args.pace)) else 1


if __name__ == "__main__":
    sys.exit(main())
