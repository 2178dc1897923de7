"""boardgame.io's in-memory server under the load that `benchmarks.server_load` puts on ours.

The same kind of clients, in this process, speak its protocol: 200 matches of six seats, each
choosing as soon as it is its turn. Its game has no rules and nothing is stored.
"""

import argparse
import asyncio
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType

from benchmarks.server_load import Figures, Table, run

HERE = Path(__file__).parent / "boardgame_io"
BUILT = Path("build/boardgame_io")
SEATS = 6


class Context(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str


class State(msgspec.Struct):
    """What the load cares about in a state."""

    ctx: Context
    _stateID: int


class Synced(msgspec.Struct):
    """The first state."""

    state: State


class Choice(msgspec.Struct):
    """The payload of a move."""

    type: str
    args: list[int]
    playerID: str


class Move(msgspec.Struct):
    """A move."""

    type: str
    payload: Choice


def install() -> None:
    """Get boardgame.io into the build folder."""
    if shutil.which("npm") is None:
        raise SystemExit("boardgame.io needs Node 20 and npm")
    BUILT.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.cjs"):
        shutil.copy(HERE / name, BUILT / name)
    if not (BUILT / "node_modules/boardgame.io").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=BUILT, check=True)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Peer:
    """Clients on a boardgame.io server."""

    def __init__(self, url: str, session: ClientSession) -> None:
        self.url = url
        self.session = session
        self.figures = Figures()
        self.welcomed = 0

    async def sit(self, table: Table, match: str, seat: int) -> None:
        """Play a seat until the time is up."""
        url = f"{self.url}/socket.io/?EIO=4&transport=websocket"
        async with self.session.ws_connect(url, max_msg_size=0) as ws:
            await ws.receive()  # engine.io says hello
            await ws.send_str("40/peer,")
            await ws.receive()
            sync = msgspec.json.encode(["sync", match, str(seat), None, SEATS]).decode()
            await ws.send_str(f"42/peer,{sync}")
            await self.play(ws, table, match, seat)

    async def play(self, ws: ClientWebSocketResponse, table: Table, match: str, seat: int) -> None:
        """Choose whenever it is this seat's turn."""
        update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
        sync = msgspec.json.Decoder(tuple[str, str, Synced])
        async for frame in ws:
            if frame.type is not WSMsgType.TEXT:
                return
            text = frame.data
            if text == "2":
                await ws.send_str("3")
                continue
            body = text.partition(",")[2]
            if body.startswith('["update"'):
                state = update.decode(body)[2]
            elif body.startswith('["sync"'):
                state = sync.decode(body)[2].state
                self.welcomed += 1
            else:
                continue
            table.told(seat, state._stateID)
            if state.ctx.currentPlayer == str(seat):
                table.done(state._stateID + 1, time.perf_counter())
                move = Move("MAKE_MOVE", Choice("choose", [seat], str(seat)))
                call = ["update", move, state._stateID, match, str(seat)]
                await ws.send_str("42/peer," + msgspec.json.encode(call).decode())


async def measure(url: str, matches: int, seconds: float) -> None:
    """Play on many matches for a while, and print what came of it."""
    async with ClientSession(connector=TCPConnector(limit=0)) as session:
        peer = Peer(url, session)
        tasks = []
        for number in range(matches):  # a match begins when somebody first asks for it
            table = Table(peer.figures, SEATS)
            for seat in range(SEATS):
                tasks.append(asyncio.create_task(peer.sit(table, f"match{number}", seat)))
        while peer.welcomed < matches * SEATS:
            await asyncio.sleep(0.1)
            for task in tasks:
                if task.done():
                    task.result()
        await asyncio.sleep(1)
        figures = peer.figures
        figures.choices, figures.latencies = 0, []
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        rate = figures.choices / (time.perf_counter() - started)
        print(
            f"boardgame.io in memory, {matches} matches x {SEATS} seats, flat out: {rate:.0f} "
            f"choices/s, p50 {figures.percentile(0.5):.1f} ms, p99 {figures.percentile(0.99):.1f} "
            f"ms ({len(figures.latencies)} choices)",
            flush=True,
        )
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Install, start, measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_peer", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--tables", type=int, default=200)
    args = parser.parse_args(arguments)
    install()
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.cjs", str(port)],
        cwd=BUILT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    try:
        assert server.stdout is not None
        while "ready" not in (line := server.stdout.readline()):
            if not line:
                raise SystemExit("boardgame.io did not start")
        run(measure(f"http://127.0.0.1:{port}", args.tables, args.seconds))
    finally:
        server.terminate()
        server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
