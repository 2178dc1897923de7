"""Tries out an installed Cellmates as somebody who has just typed `pip install cellmates`.

    PYTHON packages/try_out.py compiled|pure

Runs by the Python of an environment that has nothing but the package, from outside of the clone:
whole games of both kinds in the terminal and over a server's WebSocket, and the page that the
server shows. It stands alone, so that it imports nothing that is not installed.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

import aiohttp

GAMES: dict[str, dict[str, Any]] = {
    "room25": {"mode": "cooperation", "seats": 4},
    "lockup": {"seats": 3},
}
COMMAND = str(Path(sys.executable).parent / "cellmates")


def which_build() -> str:
    """Whether the kernel that is imported is compiled."""
    import cellmates.kernel.match

    compiled = (cellmates.kernel.match.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "pure"


def command(*arguments: str, typed: str = "") -> str:
    """What the installed command prints; it must end with 0."""
    done = subprocess.run([COMMAND, *arguments], input=typed, capture_output=True, text=True)
    assert done.returncode == 0, (arguments, done.returncode, done.stderr[-2000:])
    return done.stdout


def play_in_terminal(game: str, config: dict[str, Any]) -> None:
    """A whole game by the first option of each question, and its record verified."""
    settings = [text for key, value in config.items() for text in (f"--{key}", str(value))]
    printed = command(
        "play", game, *settings, "--plain", "--fast", "--seed", "1", "--lang", "en",
        typed="1\n" * 4000,
    )  # fmt: skip
    found = re.search(r"^The record of the game is in (.*)\.$", printed, re.MULTILINE)
    assert found is not None, printed[-2000:]
    command("verify", found[1])


class Serving:
    """`cellmates serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        database = f"sqlite:///{folder / 'tables.db'}"
        self._process = subprocess.Popen(
            [COMMAND, "serve", "--port", "0", "--database", database, "--log", "json"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip().rstrip("/")
        assert self.url.startswith("http://"), "the server did not start"

    def stop(self) -> None:
        """As Ctrl-C does."""
        self._process.terminate()
        status = self._process.wait(30)
        assert os.name == "nt" or status == 0, status  # Windows has no gentle way to end a process
        assert self._process.stdout is not None
        self._process.stdout.close()


async def look_at_page(session: aiohttp.ClientSession, url: str) -> None:
    """The page and everything that its first lines ask for."""
    async with session.get(url) as response:
        page = await response.text()
    wanted = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(name.endswith(".js") for name in wanted), page
    for name in (*wanted, "/third-party-notices.txt"):
        async with session.get(url + name) as response:
            assert response.status == 200, name


async def play_on_server(
    session: aiohttp.ClientSession, url: str, game: str, config: dict[str, Any]
) -> None:
    """A person who takes the first option of each question, against bots, to the end."""
    bots = {str(seat): "random" for seat in range(1, config["seats"])}
    wish = {"game": game, "config": config, "bots": bots, "pace": 0, "start": True, "name": "Ania"}
    async with session.post(f"{url}/api/tables", json=wish) as response:
        made = await response.json()
    table = made["table"]["id"]
    async with session.ws_connect(f"{url}/ws", max_msg_size=0) as ws:
        await ws.send_json({"type": "hello", "table": table, "token": made["token"]})
        decision = None
        sent = 0
        async for frame in ws:
            message = json.loads(frame.data)
            assert message["type"] != "error" or message["code"] == "stale", message
            told = message if message["type"] == "told" else message.get("told")
            if not told:
                continue
            if told["view"].get("over"):
                break
            decision = told.get("decision", decision)
            if decision:
                sent += 1
                option = decision["options"][0]["option"]
                wish = {"type": "choose", "id": str(sent), "number": told["number"]}
                await ws.send_json({**wish, "option": option})
    async with session.get(f"{url}/api/tables/{table}/verify") as response:
        genuine = await response.json()
    assert genuine["genuine"] is True, genuine


async def visit(url: str) -> None:
    """What a browser would do: the page, then a game of each kind."""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(300)) as session:
        await look_at_page(session, url)
        for game, config in GAMES.items():
            await play_on_server(session, url, game, config)


def main() -> int:
    """Try everything; an assertion tells what does not work."""
    wanted = sys.argv[1]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.chdir(folder)
        os.environ |= {"HOME": name, "XDG_DATA_HOME": name, "LC_ALL": "C.UTF-8"}
        assert which_build() == wanted, f"this is the {which_build()} build"
        assert version("cellmates") in command("--version")
        for game, config in GAMES.items():
            play_in_terminal(game, config)
        server = Serving(folder)
        try:
            asyncio.run(visit(server.url))
        finally:
            server.stop()
    print(f"{wanted}, Python {sys.version.split()[0]}: terminal, server and page work")
    return 0


if __name__ == "__main__":
    sys.exit(main())
