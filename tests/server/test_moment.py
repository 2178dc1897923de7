"""A moment for talk: bots that are asked together with people let them speak first."""

import asyncio
from pathlib import Path
from typing import Any

from cellmates.room25.options import OPTIONS
from tests.server.playing import Json, Player, Server, serving

TOGETHER: Json = {"mode": "cooperation", "seats": 4}


async def seated(server: Server, **wish: Any) -> tuple[str, str]:
    made = await server.table(
        game="room25", bots={"1": "careful", "2": "careful", "3": "careful"}, start=True, **wish
    )
    return made["table"]["id"], made["token"]


def ready(person: Player) -> set[int]:
    return set(range(4)) - set(person.view["asked"])


async def quiet(person: Player, seconds: float = 1.0) -> None:
    """Nothing is going on any more."""
    before = -1
    while before != len(person.wire):
        before = len(person.wire)
        await asyncio.sleep(seconds)


async def test_where_all_play_together_bots_wait_for_the_person_and_answer_her(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        table, token = await seated(server, config=TOGETHER)
        async with server.player(table, token) as person:
            await quiet(person)
            assert ready(person) == set()  # nobody has programmed
            stay = OPTIONS.parse("plan stay")
            await person.command(type="say", number=person.number, option=stay)
            await person.until(lambda: bool(person.view["plans"][0]["answers"]))  # one no is enough
            await quiet(person)
            assert ready(person) == set()
            option = person.options[0]
            await person.command(type="choose", number=person.number, option=option)
            await person.until(lambda: person.view["phase"] != "programming" or person.over)


async def test_the_moment_is_over_after_the_seconds_the_host_has_set(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, token = await seated(server, config=TOGETHER, moment=2)
        async with server.player(table, token) as person:
            await person.until(lambda: ready(person) == {1, 2, 3})


async def test_in_other_games_bots_do_not_wait_unless_the_host_wants_it(tmp_path: Path) -> None:
    rivals: Json = {"mode": "competition", "seats": 4}
    async with serving(tmp_path) as server:
        table, token = await seated(server, config=rivals)
        async with server.player(table, token) as person:
            await person.until(lambda: ready(person) == {1, 2, 3})
        table, token = await seated(server, config=rivals, moment=600)
        async with server.player(table, token) as person:
            await quiet(person)
            assert ready(person) == set()
