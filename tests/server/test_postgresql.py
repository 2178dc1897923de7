"""Several servers on one PostgreSQL share all tables, and stand in for each other."""

import asyncio
from pathlib import Path
from random import Random

from sqlalchemy import delete
from yarl import URL

from cellmates.server.store.database import Database
from cellmates.server.store.house import read_secret
from cellmates.server.store.schema import house
from tests.server.kill import Person, check, make
from tests.server.playing import serving
from tests.server.processes import ServerProcess, mortal_postgresql

CONFIG = {"mode": "suspicion", "seats": 4}


async def test_people_on_two_servers_play_one_game(tmp_path: Path, database: str) -> None:
    async with (
        serving(tmp_path, database=database, heartbeat=0.3) as one,
        serving(tmp_path, database=database, heartbeat=0.3) as two,
    ):
        id, tokens = await one.filled("room25", CONFIG, 3, seats=4)

        async def sit(seat: int) -> None:
            server = (one, two)[seat % 2]
            async with server.player(id, tokens[seat]) as person:
                await person.play(Random(seat))
                assert person.over

        async with asyncio.TaskGroup() as group:
            for seat in range(3):
                group.create_task(sit(seat))
        holding = [each.service.context.leases.holds(id) for each in (one, two)]
        assert sum(holding) == 1
        assert (await two.ask("GET", f"/api/tables/{id}/record"))[0] == 200


async def test_servers_that_start_at_once_share_one_secret(database: str) -> None:
    houses = [Database(database) for _ in range(6)]
    for each in houses:
        await each.open()
    async with houses[0].writing() as connection:
        await connection.execute(delete(house))
    try:
        assert len(set(await asyncio.gather(*[read_secret(each) for each in houses]))) == 1
    finally:
        for each in houses:
            await each.close()


async def test_lobby_changes_are_seen_on_the_other_server(tmp_path: Path, database: str) -> None:
    async with (
        serving(tmp_path, database=database, heartbeat=0.2) as one,
        serving(tmp_path, database=database, heartbeat=0.2) as two,
    ):
        made = await one.table(game="lockup", config={"seats": 2})
        id = made["table"]["id"]
        async with one.player(id, made["token"]) as host:
            jan = await two.sit(id, "Jan")
            await host.until(lambda: host.table["seats"][1]["name"] == "Jan")
            async with two.player(id, jan["token"]) as guest:
                await host.until(lambda: host.table["seats"][1]["here"])
                assert (await host.command(type="swap", seat=0, other=1))["type"] == "done"
                await guest.until(lambda: guest.seat == 0)
                assert (await host.command(type="start"))["type"] == "done"
                await guest.until(lambda: bool(guest.told))
                await host.command(type="note", key="Jan", text="bluffs")
                async with two.player(id, made["token"]) as elsewhere:
                    assert elsewhere.wire[0]["notes"] == {"Jan": "bluffs"}


async def test_what_postgresql_cannot_keep_is_refused_before(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database) as server:
        for path in ("/api/tables/%00", "/api/tables/a%00b/record", "/api/tables/%00/replay"):
            async with server.http.get(URL(server.url + path, encoded=True)) as response:
                assert response.status == 404
        id, tokens = await server.filled("room25", CONFIG, 1, seats=4, talk="free")
        async with server.player(id, tokens[0]) as person:
            for wish in (
                {"type": "chat", "id": "a", "text": "a\0b"},
                {"type": "note", "id": "b", "key": "\0", "text": "a"},
                {"type": "note", "id": "c", "key": "a", "text": "\0"},
            ):
                seen = len(person.got("error"))
                await person.send(wish)
                await person.until(lambda: len(person.got("error")) > seen)  # noqa: B023
                assert person.got("error")[-1]["code"] == "malformed"
            said = await person.command(type="chat", text="żółć 🙂 '; DROP TABLE lines; --")
            assert said["type"] == "done"
        status, made = await server.ask("POST", "/api/tables", {"game": "lockup", "name": "a\0b"})
        assert status == 201
        assert made["table"]["seats"][0]["name"] == "a b"


async def test_the_others_take_over_when_a_server_is_killed(tmp_path: Path, database: str) -> None:
    async def _bot_goes_on(people: list[Person]) -> None:
        rounds = {person.view.get("round") for person in people}
        while not any(person.over for person in people) and (
            {person.view.get("round") for person in people} == rounds
        ):
            await asyncio.sleep(0.05)

    from aiohttp import ClientSession, DummyCookieJar

    first, second = ServerProcess(database), ServerProcess(database)
    try:
        async with ClientSession(cookie_jar=DummyCookieJar()) as session:
            wish = {"game": "room25", "config": CONFIG, "bots": {"3": "random"}}
            people = await make(session, first.url, wish, 3)
            homes = [first.url, second.url, first.url]
            playing = [
                asyncio.create_task(person.play(session, url))
                for person, url in zip(people, homes, strict=True)
            ]
            await asyncio.sleep(0.5)
            first.kill()
            await asyncio.gather(playing[0], playing[2])
            for person in (people[0], people[2]):
                await check(session, second.url, person)
            loop = asyncio.get_running_loop()
            killed = loop.time()
            playing += [
                asyncio.create_task(people[seat].play(session, second.url)) for seat in (0, 2)
            ]
            await _bot_goes_on(people)
            assert loop.time() - killed < 15  # the lease is gone after five seconds
            await asyncio.wait_for(asyncio.gather(*playing), 40)
            assert all(person.over for person in people)
            for person in people:
                await check(session, second.url, person)
    finally:
        second.kill()


async def test_a_postgresql_that_crashes_takes_nothing_with_it(tmp_path: Path) -> None:
    with mortal_postgresql() as postgres:
        async with serving(tmp_path, database=postgres.url, heartbeat=0.3) as server:
            id, tokens = await server.filled("room25", CONFIG, 2, seats=4)
            kept: dict[str, int] = {}
            async with server.player(id, tokens[0]) as one:
                wish = {"type": "choose", "id": "before", "number": one.number}
                kept["before"] = (await one.command(**wish, option=one.options[0]))["number"]
                await one.until(lambda: one.view["asked"] == [1])  # the bots have nothing to do
                await asyncio.to_thread(postgres.crash)
                chat = await one.command(type="back", id="meanwhile")
                assert chat["type"] == "done"  # nothing had to be stored
                assert (await server.ask("GET", "/healthz"))[0] == 200  # it lives
                status, told = await server.ask("GET", "/readyz")
                assert (status, told["store"]) == (503, "failed")
                await asyncio.to_thread(postgres.start)
            for _ in range(100):
                if (await server.ask("GET", "/readyz"))[0] == 200:
                    break
                await asyncio.sleep(0.1)
            async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
                again = await one.command(type="choose", id="before", number=0, option=0)
                assert again == {"type": "done", "id": "before", "number": kept["before"]}
                await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
                assert one.over
                assert two.over
