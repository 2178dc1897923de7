"""Whole games of both kinds, played over the wire by people and bots."""

import asyncio
import gc
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cellmates.games import GAMES
from cellmates.kernel import record
from cellmates.server.tables.live import LiveTable
from cellmates.server.tables.running_game import RunningGame
from tests.server.playing import serving

KINDS: list[tuple[str, dict[str, Any], int, int]] = [
    ("room25", {"mode": "suspicion", "seats": 6}, 6, 3),
    ("room25", {"mode": "cooperation", "seats": 2}, 2, 1),
    ("lockup", {"seats": 3}, 3, 2),
]


@pytest.mark.parametrize(("game", "config", "seats", "people"), KINDS)
async def test_people_and_bots_play_to_the_end(
    tmp_path: Path, game: str, config: dict[str, Any], seats: int, people: int
) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled(game, config, people, seats=seats)
        status, refused = await server.ask("GET", f"/api/tables/{id}/record")
        assert (status, refused["code"]) == (409, "not_over")

        async def sit(seat: int) -> None:
            async with server.player(id, tokens[seat]) as person:
                assert person.seat == seat
                await person.play(Random(seat))
                assert person.over
                await person.until(lambda: person.table["state"] == "over")

        async with asyncio.TaskGroup() as group:
            for seat in range(people):
                group.create_task(sit(seat))

        async with server.http.get(f"{server.url}/api/tables/{id}/record") as response:
            kept = record.parse(await response.text(), "downloaded")
        table = record.rebuild(kept, GAMES[game])
        assert table.outcome is not None
        info = (await server.ask("GET", f"/api/tables/{id}"))[1]
        assert info["state"] == "over"
        assert info["outcome"]["reason"] == table.outcome.reason


async def test_games_leave_nothing_behind_in_memory(tmp_path: Path) -> None:
    async with serving(tmp_path, idle=0.0, heartbeat=3600) as server:
        for seed in range(3):
            config = {"mode": "cooperation", "seats": 2}
            made = await server.table(
                game="room25", config=config, bots={"1": "random"}, start=True
            )
            async with server.player(made["table"]["id"], made["token"]) as person:
                await person.play(Random(seed))
            for _ in range(100):
                await asyncio.sleep(0.01)
                await server.service.tables.maintain()
                if not len(server.service.tables):
                    break
        gc.collect()
        kept = [each for each in gc.get_objects() if isinstance(each, LiveTable | RunningGame)]
        assert kept == []
