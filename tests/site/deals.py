"""Games of bots that anybody can play again: the same on a server and in a browser.

Imported by tests, and by the Python in WebAssembly that `make test-site` compares with a server.
"""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

Ask = Callable[[str, str, object], Awaitable[Any]]
"""A request, and what its JSON says."""

DEALS: list[tuple[str, dict[str, Any]]] = [
    ("room25", {"mode": "cooperation", "seats": 4}),
    ("room25", {"mode": "suspicion", "seats": 6}),
    ("room25", {"mode": "competition", "seats": 4}),
    ("room25", {"mode": "team", "seats": 4}),
    ("lockup", {"seats": 3}),
    ("lockup", {"seats": 5}),
    ("room25", {"mode": "solo", "seats": 1}),
    ("lockup", {"seats": 2}),
    ("lockup", {"seats": 4, "mode": "advanced"}),
    ("lockup", {"seats": 1, "mode": "solo"}),
]
BOTS = ("random", "rookie")


@contextmanager
def seeded(number: int) -> Iterator[None]:
    """New tables are dealt from a seed that follows from a number."""

    def seed(length: int) -> bytes:
        return hashlib.sha256(f"deal {number}".encode()).digest()[:length]

    with patch("cellmates.server.lobby.lobby.secrets.token_bytes", seed):
        yield


async def played(ask: Ask, number: int) -> dict[str, Any]:
    """Let bots play a game, and tell it: its digest, and all that anybody saw and heard."""
    game, config = DEALS[number % len(DEALS)]
    robots = {str(seat): BOTS[(seat + number) % 2] for seat in range(config["seats"])}
    with seeded(number):
        wish = {"game": game, "config": config, "bots": robots, "sit": False, "start": True}
        made = await ask("POST", "/api/tables", {**wish, "pace": 0})
    table = made["table"]["id"]
    while (await ask("GET", f"/api/tables/{table}", None))["state"] != "over":
        await ask("GET", "/api/me", None)  # who looks at her tables has them loaded
        await asyncio.sleep(0.01)
    seen = hashlib.sha256()
    frames, total = 0, 1
    while frames <= total:
        path = f"/api/tables/{table}/replay?eyes=all&from={frames}"
        replay = await ask("GET", path, None)
        for frame in replay["frames"]:
            told = {key: frame[key] for key in ("number", "seat", "text", "events", "views")}
            seen.update(json.dumps(told, sort_keys=True).encode())
        frames += len(replay["frames"])
        total = replay["number"]
    verdict = await ask("GET", f"/api/tables/{table}/verify", None)
    assert verdict["genuine"], verdict
    return {"deal": number, "digest": verdict["digest"], "seen": seen.hexdigest(), "frames": total}
