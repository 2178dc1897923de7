"""Write `schemas/REVISION.sql` for a new revision: `python -m tests.server.make_schema`.

Run it once, when the migration is there, and keep what it writes for good. Its commands have ids of
their own: those of the test that reads it must be new.
"""

import asyncio
import json
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from cellmates.server.store.database import NEWEST
from tests.lockup.own_sets import fork
from tests.server.playing import Server, serving

_FOLDER = Path(__file__).parent / "schemas"


async def _open(server: Server) -> dict[str, Any]:
    made = await server.table(game="lockup", config={"seats": 4}, talk="free")
    id = made["table"]["id"]
    guest = await server.sit(id, "Jan")
    order = {"type": "swap", "id": "ordered", "seat": 1, "other": 2}
    async with server.player(id, made["token"]) as host:
        gone = await server.sit(id, "Ola")
        await host.command(id="made1", type="kick", seat=gone["seat"])
        await host.command(**order)
        await host.command(id="made2", type="swap", seat=1, other=2)
        await host.command(id="made3", type="seat", seat=3, bot="random")
    tokens = [made["token"], guest["token"]]
    return {"table": id, "host": made["host"], "tokens": tokens, "order": order}


async def _playing(server: Server) -> dict[str, Any]:
    config = {"mode": "cooperation", "seats": 4}
    id, tokens = await server.filled("room25", config, 4, seats=4, talk="free")
    async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
        await one.command(id="made4", type="note", key="tile 3", text="red, says Jan")
        await two.until(lambda: bool(two.options))
        wish = {"type": "choose", "number": two.number, "option": two.options[0]}
        done = await two.command(id="kept", **wish)
        await one.command(id="made5", type="mute", seat=2)
        await one.command(id="made6", type="chat", text="Max!")
    return {"table": id, "tokens": tokens, "seat": 1, "done": done}


async def _over(server: Server) -> dict[str, Any]:
    config = {"mode": "cooperation", "seats": 2}
    id, tokens = await server.filled("room25", config, 1, seats=2)
    async with server.player(id, tokens[0]) as person:
        await person.play(Random(1))
    return {"table": id, "tokens": tokens}


async def _brought(server: Server) -> dict[str, Any]:
    _, named = await server.ask("POST", "/api/games/lockup/material", fork())
    config = {"seats": 2, "cards": named}
    id, tokens = await server.filled("lockup", config, 1, seats=2)
    return {"table": id, "token": tokens[0], "card": "rusty_fork"}


async def _make(folder: Path) -> dict[str, Any]:
    async with serving(folder) as server:
        facts = {"open": await _open(server), "playing": await _playing(server)}
        facts |= {"over": await _over(server), "brought": await _brought(server)}
        return facts


def _main() -> None:
    with tempfile.TemporaryDirectory() as name:
        facts = asyncio.run(_make(Path(name)))
        connection = sqlite3.connect(Path(name) / "server.db")
        dump = "\n".join(connection.iterdump())
        connection.close()
    text = f"-- {json.dumps(facts)}\n{dump}\n"
    (_FOLDER / f"{NEWEST}.sql").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    _main()
