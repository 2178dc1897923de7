"""Whole games of both kinds, played over the wire by people and bots."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cellmates.games import GAMES
from cellmates.kernel import record
from tests.server.playing import run, serving

KINDS: list[tuple[str, dict[str, Any], int, int]] = [
    ("room25", {"mode": "suspicion", "seats": 6}, 6, 3),
    ("room25", {"mode": "cooperation", "seats": 2}, 2, 1),
    ("lockup", {"seats": 3}, 3, 2),
]


@pytest.mark.parametrize(("game", "config", "seats", "people"), KINDS)
def test_people_and_bots_play_to_the_end(
    tmp_path: Path, game: str, config: dict[str, Any], seats: int, people: int
) -> None:
    async def test() -> None:
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

    run(test)
