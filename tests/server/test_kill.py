"""Servers that are killed with -9 keep every promise; those that are stopped go in order."""

import asyncio
from pathlib import Path

import pytest

from tests.server.kill import after_kills, kill_often
from tests.server.processes import ServerProcess


@pytest.mark.parametrize("gently", [False, True], ids=["killed", "stopped"])
def test_every_acknowledged_choice_survives(tmp_path: Path, gently: bool) -> None:
    database = f"sqlite:///{tmp_path / 'kill.db'}"
    asyncio.run(kill_often(database, after_kills(3), seed=25, gently=gently))


def test_every_acknowledged_choice_survives_on_postgresql(database: str) -> None:
    asyncio.run(kill_often(database, after_kills(2), seed=25, seconds=1))


async def test_a_stopped_server_says_goodbye(tmp_path: Path) -> None:
    from aiohttp import ClientSession

    database = f"sqlite:///{tmp_path / 'stop.db'}"
    server = ServerProcess(database)
    async with ClientSession() as session:
        wish = {"game": "lockup", "name": "A", "config": {"seats": 2}}
        async with session.post(f"{server.url}/api/tables", json=wish) as response:
            made = await response.json()
        async with session.ws_connect(f"{server.url}/ws") as ws:
            hello = {"type": "hello", "table": made["table"]["id"], "token": made["token"]}
            await ws.send_json(hello)
            assert (await ws.receive_json())["type"] == "welcome"
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            while (message := await ws.receive_json())["type"] != "bye":
                pass
            assert message["code"] == "shutdown"
            await ws.receive()
            assert ws.close_code == 1001
        assert await stopping == 0
