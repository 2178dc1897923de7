"""`make site-cost`: what a solo player costs a house: on its machine, and in the browser.

On the house's machine: whole games against its usual bots over WebSockets. In the browser
(`--solo-in-browser`): the first visit fetches the engine, a later one comes from the browser.
Processor time and memory are those of the server and its bots' processes; bytes are counted by a
cable (TCP) between them and the visitor, both ways.
"""

import asyncio
import os
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse
from playwright.sync_api import Browser

from tests.server.processes import ServerProcess
from tests.site.person import KEPT, SITE, a_browser

GAMES = 4
TABLES = 20
WISH = {
    "game": "room25",
    "config": {"mode": "cooperation", "seats": 4},
    "bots": {"1": "careful", "2": "careful", "3": "careful"},
    "sit": True,
    "start": True,
    "pace": 0,
    "name": "Ania",
}


class Cable:
    """Carries bytes to a server and back, and counts them."""

    def __init__(self, url: str) -> None:
        self.bytes = 0
        self.url = ""
        self._host, self._port = url.removeprefix("http://").split(":")
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        ready.wait()

    def _run(self, ready: threading.Event) -> None:
        async def listen() -> None:
            server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
            self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            ready.set()

        self._loop.run_until_complete(listen())
        self._loop.run_forever()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._host, int(self._port))

        async def pour(source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
            while data := await source.read(1 << 16):
                self.bytes += len(data)
                into.write(data)
                await into.drain()
            into.close()

        await asyncio.gather(pour(reader, back), pour(there, writer), return_exceptions=True)


def _family(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in listed for each in _family(int(child)))]


def _seconds(pid: int) -> float:
    """Processor time of a server with its bots."""
    spent = 0
    for each in _family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    """Megabytes of a server with its bots."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in _family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


Then = Callable[[ClientWebSocketResponse], Awaitable[Any]]


async def _at_a_table(url: str, then: Then) -> Any:
    async with ClientSession() as session:
        async with session.post(f"{url}/api/tables", json=WISH) as made:
            given = await made.json()
        async with session.ws_connect(f"{url}/ws", max_msg_size=0) as ws:
            hello = {"type": "hello", "table": given["table"]["id"], "token": given["token"]}
            await ws.send_json(hello)
            return await then(ws)


async def _play(ws: ClientWebSocketResponse) -> int:
    """Take first options until the game is over; how many."""
    made, number, asked = 0, 0, None
    async for frame in ws:
        message = frame.json()
        if message["type"] == "table" and message["table"]["state"] == "over":
            return made
        told = message if message["type"] == "told" else message.get("told")
        if not told:
            continue
        number, asked = told["number"], told.get("decision", asked)
        if asked:
            made += 1
            option = asked["options"][made % len(asked["options"])]["option"]
            wish = {"type": "choose", "id": f"choice{made:06}", "number": number, "option": option}
            await ws.send_json(wish)
            asked = None
    raise AssertionError("the table has closed")


def _on_the_server(folder: Path) -> None:
    server = ServerProcess(f"sqlite:///{folder / 'one.db'}")
    cable, pid = Cable(server.url), server.pid
    asyncio.run(_at_a_table(cable.url, _play))  # bots are loaded now
    spent, carried = _seconds(pid), cable.bytes
    made = [asyncio.run(_at_a_table(cable.url, _play)) for _ in range(GAMES)]
    spent, carried = _seconds(pid) - spent, cable.bytes - carried
    print(
        f"on the server, a game ({sum(made) / GAMES:.0f} choices): {spent / GAMES:.2f} s, "
        f"{carried / GAMES / 1e3:.0f} kB"
    )

    async def at_once() -> float:
        before = _memory(pid)
        ready = asyncio.Semaphore(0)
        leave = asyncio.Event()

        async def stay(ws: ClientWebSocketResponse) -> None:
            await ws.receive()
            ready.release()
            await leave.wait()

        people = [asyncio.create_task(_at_a_table(cable.url, stay)) for _ in range(TABLES)]
        for _ in people:
            await ready.acquire()
        grown = _memory(pid) - before
        leave.set()
        await asyncio.gather(*people)
        return grown

    print(f"on the server, memory of a solo table: {asyncio.run(at_once()) / TABLES:.2f} MB")
    server.stop()


def _in_the_browser(folder: Path, browser: Browser) -> None:
    flags = ("--site", str(SITE), "--solo-in-browser")
    server = ServerProcess(f"sqlite:///{folder / 'two.db'}", *flags)
    cable, pid = Cable(server.url), server.pid
    people = [browser.new_context(reduced_motion="reduce").new_page() for _ in range(2)]
    memory = [_memory(pid)]
    for visit, page in (("first", people[0]), ("second", people[0]), ("another's", people[1])):
        page.set_default_timeout(180_000)
        spent, carried = _seconds(pid), cable.bytes
        page.goto(cable.url)
        page.locator("[data-begin=bots]").first.click()
        page.locator("[data-asked=true]").first.wait_for()
        page.evaluate(KEPT)
        spent, carried = _seconds(pid) - spent, cable.bytes - carried
        print(
            f"in the browser, {visit} visit, to the question: {spent:.2f} s, {carried / 1e3:.0f} kB"
        )
        memory.append(_memory(pid))
    spent, carried = _seconds(pid), cable.bytes
    page.wait_for_timeout(20_000)
    spent, carried = _seconds(pid) - spent, cable.bytes - carried
    print(f"in the browser, 20 s of a game: {spent:.2f} s, {carried / 1e3:.1f} kB", end="; ")
    once, since = memory[1] - memory[0], _memory(pid) - memory[1]
    print(f"memory of the house: {once:+.2f} MB by the first visit, {since:+.2f} MB since")
    for page in people:
        page.context.close()
    server.stop()


def main() -> int:
    """Print the figures."""
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        _on_the_server(Path(folder))
        with a_browser() as browser:
            _in_the_browser(Path(folder), browser)
    return 0


if __name__ == "__main__":
    sys.exit(main())
