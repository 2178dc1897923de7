"""Tables that are played with cards of somebody's own: offered by the house, or brought along."""

import json
import re
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select, update

from cellmates.games import GAMES
from cellmates.kernel import record
from cellmates.locale import Texts
from cellmates.server.lobby.material import MOST_TOLD, from_folders
from cellmates.server.store.schema import material, tables
from cellmates.server.support.limits import UNLIMITED, Limits
from tests.lockup.own_sets import DATA, STANDARD, fork
from tests.server.faketime import FakeTime
from tests.server.playing import Server, serving

FORK = fork()


def folder(path: Path, name: str = "Rusty", value: int = 9) -> Path:
    """A folder with one card file in which an item has another name and this value."""
    found = path / name
    found.mkdir(exist_ok=True)
    files: Any = FORK["files"]
    text = files["items.toml"].replace("value = 9", f"value = {value}", 1)
    (found / "items.toml").write_text(text, encoding="utf-8")
    return found


async def brought(server: Server, given: Any = None) -> dict[str, Any]:
    status, named = await server.ask("POST", "/api/games/lockup/material", given or FORK)
    assert status == 201, named
    assert isinstance(named, dict)
    return named


async def kept(server: Server) -> int:
    async with server.service.database.reading() as connection:
        return int(
            (await connection.execute(select(func.count()).select_from(material))).scalar_one()
        )


async def value_at(server: Server, table: str) -> int:
    status, told = await server.ask("GET", f"/api/tables/{table}/faces")
    assert status == 200
    return int(told["cards"]["items"]["rusty_fork"]["value"])


async def test_sets_of_the_house_are_offered_by_name(tmp_path: Path) -> None:
    offered = from_folders([str(folder(tmp_path))], Texts("en"))

    async with serving(tmp_path, offered=offered) as server:
        _, told = await server.ask("GET", "/api/games/lockup")
        setting = next(each for each in told["settings"] if each["key"] == "cards")
        assert (setting["kind"], setting["default"]) == ("brought", "standard")
        assert setting["values"] == ["standard", "Rusty"]
        body = {"config": {"cards": "Rusty"}}
        status, agreed = await server.ask("POST", "/api/games/lockup/check", body)
        assert status == 200
        assert agreed["values"]["cards"] == "Rusty"
        assert set(agreed["config"]["cards"]) == {"name", "digest"}
        made = await server.table(game="lockup", config={"seats": 2, "cards": "Rusty"})
        assert made["table"]["config"]["cards"] == agreed["config"]["cards"]
        assert await value_at(server, made["table"]["id"]) == 9


async def test_a_whole_game_with_cards_that_somebody_brought(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        traits = re.sub(r"(?m)^\[(\w+)\]", r"[my_\1]", STANDARD["traits.toml"])
        mine = {"name": "Mine", "files": {"traits.toml": traits}}
        config = {"mode": "advanced", "seats": 2, "cards": await brought(server, mine)}
        bots = {"1": "careful"}
        made = await server.table(game="lockup", config=config, bots=bots, start=True)
        id = made["table"]["id"]
        async with server.player(id, made["token"]) as person:
            await person.play(Random(5))
            assert person.over
            assert person.view["cards"] == "Mine"
            told = json.dumps(person.wire)
            assert "toml" not in told  # the cards themselves are not told again and again
            assert "keep my_" in told  # everybody is asked for a trait
        status, verdict = await server.ask("GET", f"/api/tables/{id}/verify")
        assert (status, verdict["genuine"]) == (200, True)
        async with server.http.get(f"{server.url}/api/tables/{id}/record") as response:
            found = record.parse(await response.text(), "downloaded")
        assert found.config["cards"] == mine
        assert record.rebuild(found, GAMES["lockup"]).over
        _, seen = await server.ask("GET", f"/api/tables/{id}/replay?eyes=open&views=0")
        assert [frame["text"] for frame in seen["frames"][1:]] == [
            text for _, text in found.choices
        ]


async def test_a_changed_folder_changes_no_running_game(tmp_path: Path) -> None:
    offered = from_folders([str(folder(tmp_path))], Texts("en"))
    other = from_folders([str(folder(tmp_path, value=3))], Texts("en"))
    made: dict[str, Any] = {}

    async def before() -> None:
        async with serving(tmp_path, offered=offered) as server:
            config = {"seats": 2, "cards": "Rusty"}
            bots = {"1": "random"}
            made.update(await server.table(game="lockup", config=config, bots=bots, start=True))
            async with server.player(made["table"]["id"], made["token"]) as person:
                await person.play(Random(5), 10)
                made["view"] = person.view

    async def after(offered: Any) -> None:
        async with serving(tmp_path, offered=offered, idle=0.0) as server:
            id = made["table"]["id"]
            assert await value_at(server, id) == 9
            async with server.player(id, made["token"]) as person:
                assert person.view["crews"] == made["view"]["crews"]
                if not offered:
                    await person.play(Random(5))
                    assert person.over
            if offered:  # new tables have the new cards
                again = await server.table(game="lockup", config={"seats": 2, "cards": "Rusty"})
                assert await value_at(server, again["table"]["id"]) == 3
                assert again["table"]["config"]["cards"] != made["table"]["config"]["cards"]
            else:
                _, verdict = await server.ask("GET", f"/api/tables/{id}/verify")
                assert verdict["genuine"]

    await before()
    shutil.rmtree(tmp_path / "Rusty")
    await after(other)
    await after({})


async def test_the_host_changes_the_cards_in_the_lobby(tmp_path: Path) -> None:
    offered = from_folders([str(folder(tmp_path, "House", 4))], Texts("en"))

    async with serving(tmp_path, offered=offered) as server:
        made = await server.table(game="lockup", config={"seats": 2})
        id = made["table"]["id"]
        named = await brought(server)
        async with (
            server.player(id, made["token"]) as host,
            server.player(id) as friend,
        ):
            config = {"seats": 2, "cards": named}
            assert (await host.command(type="configure", config=config))["type"] == "done"
            await friend.until(lambda: "cards" in friend.table["config"])
            assert friend.table["config"]["cards"] == named
            # Everything else may change; the cards stay with what the page was told.
            again = {**friend.table["config"], "bandit_cube_at_setup": True}
            assert (await host.command(type="configure", config=again))["type"] == "done"
            assert await value_at(server, id) == 9
            settings = {"talk": "free"}
            answer = await host.command(type="configure", settings=settings)
            assert answer["type"] == "done"
            assert await value_at(server, id) == 9
            house = {"seats": 2, "cards": "House"}
            assert (await host.command(type="configure", config=house))["type"] == "done"
            assert await value_at(server, id) == 4
            refused = await host.command(
                type="configure", config={"cards": {**named, "digest": "0" * 32}}
            )
            assert (refused["code"], refused["text"][:6]) == ("bad_config", "cards:")
            assert await value_at(server, id) == 4
            plain = {"seats": 2}
            assert (await host.command(type="configure", config=plain))["type"] == "done"
            row = await server.service.store.table(id)
            assert row is not None
            assert row.material is None


async def test_a_rematch_has_the_same_cards(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        config = {"mode": "solo", "cards": await brought(server)}
        made = await server.table(game="lockup", config=config, start=True)
        async with server.player(made["table"]["id"], made["token"]) as host:
            await host.play(Random(1))
            await host.command(type="rematch")
            await host.until(lambda: host.table["next"] is not None)
            assert await value_at(server, host.table["next"]) == 9


BROKEN: list[tuple[Any, str]] = [
    ({**FORK, "name": ""}, "cards: a set's name"),
    ({**FORK, "name": "standard"}, "cards: only the cards of the box"),
    ({**FORK, "files": {}}, "cards: a set of cards has files"),
    ({**FORK, "files": {"rooms.toml": ""}}, "cards: rooms.toml: this is no card file"),
    ({**FORK, "files": {"items.toml": "[a"}}, "cards: items.toml: "),
    ({**FORK, "files": {"items.toml": "a = 1"}}, "cards: items.toml: a: here must be keys"),
    (
        {**FORK, "files": {"items.toml": "[a]\nb = '" + "x" * 900 + "'"}},
        "cards: \nitems.toml, line 1: a: ",
    ),
]


async def test_broken_files_are_refused_with_their_own_error(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        path = "/api/games/lockup/material"
        for given, complaint in BROKEN:
            status, told = await server.ask("POST", path, given)
            assert (status, told["code"]) == (400, "bad_config"), given
            assert told["text"].startswith(complaint)
            assert len(told["text"]) <= MOST_TOLD
        for malformed in ({}, {"name": 3, "files": {}}, {**FORK, "more": 1}, [FORK]):
            status, told = await server.ask("POST", path, malformed)
            assert (status, told["code"]) == (400, "malformed")
        assert (await server.ask("POST", "/api/games/chess/material", FORK))[0] == 404
        status, told = await server.ask("POST", "/api/games/room25/material", FORK)
        assert (status, told["code"]) == (400, "bad_config")
        assert await kept(server) == 0


async def test_what_is_wrong_with_files_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    broken = {**FORK, "files": {"items.toml": "[fork]\nvalue = true\n"}}
    async with serving(tmp_path) as server:
        for wanted, told in (("cs", "řádek 2: fork: value"), ("de, ru;q=0.5", "строка 2: fork")):
            async with server.http.post(
                f"{server.url}/api/games/lockup/material",
                json=broken,
                headers={"Accept-Language": wanted},
            ) as response:
                text = (await response.json())["text"]
            assert told in text
            assert len(text.splitlines()) > 5


REFUSED: list[Any] = [
    "elsewhere",
    str(DATA),
    ".",
    FORK,  # files are brought first, by a request that takes so much
    {"name": "Rusty"},
    {"name": "Rusty", "digest": 3},
    {"name": "Rusty", "digest": "../../etc"},
    {"name": "Rusty", "digest": "0" * 32},
    3,
    None,
    ["standard"],
]


@pytest.mark.parametrize("cards", REFUSED, ids=lambda cards: str(cards)[:30])
async def test_only_known_cards_can_be_named(tmp_path: Path, cards: Any) -> None:
    async with serving(tmp_path) as server:
        wish = {"game": "lockup", "config": {"cards": cards}}
        for path, body in (
            ("/api/tables", wish),
            ("/api/games/lockup/check", {"config": wish["config"]}),
        ):
            status, told = await server.ask("POST", path, body)
            assert (status, told["code"]) == (400, "bad_config")
            assert told["text"].startswith("cards")
        _, told = await server.ask("GET", "/api/tables")
        assert told["tables"] == []


async def test_a_set_is_known_by_name_and_fingerprint(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        named = await brought(server)
        assert await brought(server) == named
        assert await kept(server) == 1
        wish = {"game": "lockup", "config": {"cards": {**named, "name": "Golden"}}}
        status, told = await server.ask("POST", "/api/tables", wish)
        assert (status, told["code"]) == (400, "bad_config")


async def test_bodies_have_their_limits(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        large = {**FORK, "files": {"items.toml": "#" * 300_000}}
        status, told = await server.ask("POST", "/api/games/lockup/material", large)
        assert (status, told["code"]) == (413, "malformed")
        other = {"game": "lockup", "name": "x" * 70_000}
        status, told = await server.ask("POST", "/api/tables", other)
        assert (status, told["code"]) == (413, "malformed")


async def test_an_address_brings_only_so_much(tmp_path: Path) -> None:
    limits = Limits(
        requests=UNLIMITED.requests,
        requests_burst=UNLIMITED.requests_burst,
        material=0.0,
        material_burst=2,
    )

    async with serving(tmp_path, limits=limits) as server:
        for _ in range(2):
            await brought(server)
        status, told = await server.ask("POST", "/api/games/lockup/material", FORK)
        assert (status, told["code"]) == (429, "too_many")


async def test_what_no_table_needs_is_forgotten(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path, time=time) as server:
        used = await brought(server)
        await server.table(game="lockup", config={"cards": used})
        spare = await brought(server, {**FORK, "name": "Spare"})
        time.advance(2 * 86400)
        await brought(server, {**FORK, "name": "Third"})
        assert await kept(server) == 2
        wish = {"game": "lockup", "config": {"cards": spare}}
        assert (await server.ask("POST", "/api/tables", wish))[0] == 400
        await server.table(game="lockup", config={"cards": used})


async def test_faces_are_public_and_kept_by_the_browser(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        named = await brought(server)
        made = await server.table(game="lockup", config={"cards": named}, spectators=False)
        path = f"/api/tables/{made['table']['id']}/faces"
        async with server.http.get(f"{server.url}{path}?digest={named['digest']}") as response:
            assert "immutable" in response.headers["Cache-Control"]
            told = await response.json()
        assert told["digest"] == named["digest"]
        assert told["names"]["pl"]["rusty_fork"] == "Zardzewiały widelec"
        assert set(told["cards"]) == {"items", "goons", "tomes", "goals", "traits", "guards"}
        async with server.http.get(f"{server.url}{path}?digest=other") as response:
            assert response.headers["Cache-Control"] == "no-store"
        plain = await server.table(game="lockup")
        _, told = await server.ask("GET", f"/api/tables/{plain['table']['id']}/faces")
        assert told["digest"] is None
        assert told["names"]["en"]["bone_shiv"] == "Bone Shiv"
        rooms = await server.table(game="room25")
        assert (await server.ask("GET", f"/api/tables/{rooms['table']['id']}/faces"))[0] == 404


async def test_when_the_box_has_changed_under_a_set_it_is_said(tmp_path: Path) -> None:
    """A set lacks files, and those of the box are not what they were: another game."""
    async with serving(tmp_path) as server:
        config = {"mode": "solo", "cards": await brought(server)}
        made = await server.table(game="lockup", config=config, start=True)
        id = made["table"]["id"]
        now = {**made["table"]["config"], "cards_digest": "0" * 32}
        async with server.service.database.writing() as connection:
            change = update(tables).where(tables.c.id == id).values(config=json.dumps(now))
            await connection.execute(change)
        async with server.player(id, made["token"]) as person:
            assert person.wire[0]["code"] == "other_rules"
        for path in ("faces", "replay"):
            status, told = await server.ask("GET", f"/api/tables/{id}/{path}")
            assert (status, told["code"]) == (409, "other_rules")
        status, told = await server.ask("GET", "/api/me")
        assert (status, len(told["tables"])) == (200, 1)


async def test_the_files_of_the_box_are_there_to_begin_from(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, told = await server.ask("GET", "/api/games/lockup")
        files = {}
        for file in told["files"]:
            async with server.http.get(f"{server.url}/api/games/lockup/files/{file}") as got:
                assert got.status == 200
                assert got.headers["Content-Disposition"].startswith("attachment")
                files[file] = await got.text()
        named = await brought(server, {"name": "Copy", "files": files})
        made = await server.table(game="lockup", config={"cards": named})
        mine = made["table"]["config"]["cards_digest"]
        assert mine == GAMES["lockup"].config({}).cards.digest
        for path in ("lockup/files/rooms.toml", "lockup/files/..%2Fcards.py", "room25/files/a"):
            assert (await server.ask("GET", f"/api/games/{path}"))[0] == 404


async def test_any_server_of_the_house_knows_the_cards(tmp_path: Path, database: str) -> None:
    offered = from_folders([str(folder(tmp_path))], Texts("en"))

    async with (
        serving(tmp_path, database=database, offered=offered) as one,
        serving(tmp_path, database=database) as other,
    ):
        config = {"seats": 2, "cards": "Rusty"}
        made = await one.table(game="lockup", config=config, bots={"1": "careful"}, start=True)
        id = made["table"]["id"]
        assert await value_at(other, id) == 9
        async with other.player(id, made["token"]) as person:
            await person.play(Random(2))
            assert person.over
        named = await brought(other, {**FORK, "name": "Mine"})
        await brought(one, {**FORK, "name": "Mine"})
        made = await one.table(game="lockup", config={"cards": named})
        assert await value_at(one, made["table"]["id"]) == 9
