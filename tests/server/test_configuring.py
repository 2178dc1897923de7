"""What a host can choose, before a table is there and while it is open."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cellmates.games import GAMES
from cellmates.room25 import stock
from cellmates.server.lobby.configuring import agreed, checked, game_details
from cellmates.server.protocol.refusal import Refusal
from cellmates.testing.shapes import shapes_of
from tests.server.playing import Player, Server, serving

SUSPICION = {"mode": "suspicion", "seats": 6}


def test_a_game_tells_all_its_keys() -> None:
    room25 = game_details("room25")
    keys = [each.key for each in room25.settings]
    assert set(keys) == {*stock.switches(), "edition", "characters", "any_rooms"}
    assert room25.usual["suspicion"] == 6
    assert {each["id"] for each in room25.material["complexes"]} == set(stock.complexes())
    assert room25.material["rooms"]["mortal"]["ultimate"] > 0
    lockup = game_details("lockup")
    assert [each.key for each in lockup.settings] == [
        "mode",
        "solo",
        "bandit_cube_at_setup",
        "hidden_tomes",
        "cards",
        "crews",
    ]
    assert lockup.material == {}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_value_that_is_offered_can_be_played_somehow(game: str) -> None:
    details = game_details(game)
    for setting in details.settings:
        values = [True, False] if setting.kind == "flag" else setting.values
        if setting.kind in ("people", "some", "many", "complex", "rooms"):
            continue
        for value in values:
            assert any(
                _possible(game, {"mode": mode, "seats": seats, setting.key: value})
                for mode, numbers in details.modes.items()
                for seats in numbers
            ), (setting.key, value)


def _possible(game: str, keys: dict[str, Any]) -> bool:
    try:
        checked(game, keys)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize(
    ("game", "keys", "key"),
    [
        ("room25", {"mode": "suspicion", "seats": 4, "guards": 2}, "guards"),
        ("room25", {"mode": "suspicion", "madness": True}, "madness"),
        ("room25", {"mode": "solo", "seats": 3}, "seats"),
        ("room25", {"mode": "suspicion", "complex_preset": "coop_easy"}, "complex_preset"),
        ("room25", {"complex_preset": ["empty"] * 25}, "complex_preset"),
        ("room25", {"characters": ["alice"]}, "characters"),
        ("room25", {"edition": "martian"}, "edition"),
        ("room25", {"no_such": 1}, "no_such"),
        ("room25", {"first_player": 7, "mode": "cooperation", "seats": 4}, "first_player"),
        ("lockup", {"crews": ["gnolls"]}, "crews"),
        ("lockup", {"solo": "moderate", "seats": 3}, "seats"),
        ("lockup", {"cards": "elsewhere"}, "cards"),
        ("chess", {}, "game"),
    ],
)
def test_a_contradiction_names_its_key(game: str, keys: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked(game, keys)
    assert refused.value.code == "bad_config"
    assert refused.value.text.replace(":", "").split()[0] == key


def test_free_places_can_be_filled_from_what_is_told() -> None:
    """As the page does it: so many of each colour, of the tiles that are not left out."""
    details = game_details("room25")
    filled = 0
    for each in details.material["complexes"]:
        if not each["any"]:
            continue
        keys: dict[str, Any] = {"mode": each["modes"][0], "complex_preset": each["id"]}
        for level in ({}, {"madness": True}):
            if _possible("room25", {**keys, **level}):
                keys.update(level)
                break
        else:
            continue
        box = agreed("room25", keys).own["box"]
        rooms = []
        for colour, number in each["any"].items():
            left = [
                room
                for room, boxes in details.material["rooms"].items()
                if stock.tiles()[room].colour == colour
                for _ in range(boxes[box] - each["out"].get(room, 0) - each["counts"].get(room, 0))
            ]
            rooms += left[:number]
        dealt = agreed("room25", {**keys, "any_rooms": rooms}).own["complex"]
        assert (dealt["id"], dealt["any"]) == (each["id"], {})
        assert sum(dealt["counts"].values()) == details.material["tiles"] == 25
        filled += 1
    assert filled >= 3


def test_what_was_left_out_is_told() -> None:
    told = agreed("room25", {"mode": "suspicion", "seats": 5, "edition": "polish"})
    assert told.values["alarm_trigger"] == "first_5_rounds"
    assert told.values["guards"] == 1
    assert told.people == 5
    dealt = told.own["complex"]
    assert sum(dealt["counts"].values()) + sum(dealt["any"].values()) == 25
    assert (told.level, told.levels) == ("ultimate", ["basic", "ultimate"])
    assert agreed("lockup", {"mode": "solo"}).level == "moderate"
    assert agreed("lockup", {"mode": "basic"}).levels == []
    assert agreed("lockup", {"mode": "solo"}).values["solo"] == "moderate"


async def test_a_configuration_is_checked_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        body = {"config": {"mode": "competition", "seats": 3}}
        status, told = await server.ask("POST", "/api/games/room25/check", body)
        assert status == 200
        assert told["people"] == 6
        body = {"config": {"mode": "competition", "seats": 5}}
        status, told = await server.ask("POST", "/api/games/room25/check", body)
        assert (status, told["code"]) == (400, "bad_config")
        assert told["text"].startswith("seats ")
        assert (await server.ask("POST", "/api/games/chess/check", {}))[0] == 404
        status, told = await server.ask("GET", "/api/games/lockup")
        assert next(each["key"] for each in told["settings"]) == "mode"


async def test_only_the_game_is_needed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, made = await server.ask("POST", "/api/tables", {"game": "lockup"})
        assert status == 201
        assert made["table"]["seats"][0]["name"] == "Guest"
        status, sat = await server.ask("POST", f"/api/tables/{made['table']['id']}/sit", {})
        assert status == 200
        assert sat["seat"] == 0  # the same cookie


async def test_a_person_is_told_where_she_is_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"mode": "solo"}, start=True)
        assert server.service.tables.peek(made["table"]["id"]) is None
        _, told = await server.ask("GET", "/api/me")
        assert [table["waiting"] for table in told["tables"]] == [True]


async def _open(server: Server, **wish: Any) -> tuple[str, str]:
    made = await server.table(game="room25", **wish)
    return made["table"]["id"], made["token"]


async def test_the_host_changes_everything(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, token = await _open(server, config=SUSPICION, bots={"5": "random"})
        jan = await server.sit(id, "Jan", 4)
        async with server.player(id, token) as host, server.player(id, jan["token"]) as guest:
            await _agree(host, config={"mode": "cooperation", "seats": 4, "madness": True})
            await guest.until(lambda: len(guest.table["seats"]) == 4)
            await guest.until(lambda: guest.seat == 1)  # seat 4 has vanished
            names = [seat["name"] for seat in guest.table["seats"]]
            assert names == ["Ania", "Jan", None, None]
            assert guest.table["config"]["madness"] is True
            clock = {"kind": "live", "decision": 30, "bank": 60}
            settings = {"clock": clock, "takeover": None, "pace": 0, "talk": "free"}
            await _agree(host, settings=settings)
            await guest.until(lambda: guest.table["talk"] == "free")
            assert guest.table["clock"] == clock
            assert guest.table["takeover"] is None
            assert guest.table["config"]["mode"] == "cooperation"  # untouched
            await _agree(host, game="lockup")
            await guest.until(lambda: guest.table["game"] == "lockup")
            assert guest.table["config"] == {"mode": "basic", "seats": 4}
            for seat in (2, 3):
                await host.command(type="seat", seat=seat, bot="random")
            assert (await host.command(type="start"))["type"] == "done"
            await guest.until(lambda: bool(guest.told))
            assert guest.told["view"]["game"] == "lockup"
            assert guest.told["clocks"][0]["bank"] == 60
            assert (await host.command(type="configure"))["code"] == "wrong_state"
        row = await server.service.store.table(id)
        assert row is not None
        assert row.settings.talk == "free"


async def _agree(host: Player, **wish: Any) -> None:
    answer = await host.command(type="configure", **wish)
    assert answer["type"] == "done", answer


async def test_what_cannot_be_agreed_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, token = await _open(server, config={"mode": "cooperation", "seats": 3})
        others = [await server.sit(id, name) for name in ("Jan", "Ola")]
        async with server.player(id, token) as host:
            async with server.player(id, others[0]["token"]) as guest:
                answer = await guest.command(type="configure", config={})
                assert answer["code"] == "not_host"
            answer = await host.command(
                type="configure", config={"mode": "cooperation", "seats": 2}
            )
            assert answer["code"] == "seat_taken"
            assert answer["text"].startswith("seats: 3 people")
            answer = await host.command(type="configure", config={"mode": "solo", "seats": 4})
            assert answer["code"] == "bad_config"
            assert answer["text"].startswith("seats ")
            await host.send({"type": "configure", "id": "x", "settings": {"pace": 99}})
            await host.until(lambda: host.got("error")[-1]["code"] == "malformed")
        _status, info = await server.ask("GET", f"/api/tables/{id}")
        assert info["config"] == {"mode": "cooperation", "seats": 3}
        assert [seat["name"] for seat in info["seats"]] == ["Ania", "Jan", "Ola"]


async def test_bots_make_room_for_people(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        robots = {"1": "random", "2": "random"}
        id, token = await _open(server, config={"mode": "cooperation", "seats": 4}, bots=robots)
        await server.sit(id, "Jan", 3)
        async with server.player(id, token) as host:
            await _agree(host, config={"mode": "cooperation", "seats": 2})
            await host.until(lambda: len(host.table["seats"]) == 2)
            assert [seat["name"] for seat in host.table["seats"]] == ["Ania", "Jan"]
            await _agree(host, config={"mode": "cooperation", "seats": 3})
            await host.until(lambda: len(host.table["seats"]) == 3)
            assert host.table["seats"][2]["bot"] is None


async def test_links_can_be_photographed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, token = await _open(server, config=SUSPICION)
        status, told = await server.ask("GET", f"/api/tables/{id}/invitation")
        assert status == 200
        assert told["link"] == f"{server.url}/t/{id}"
        assert told["qr"] is None  # no phone finds this machine by 127.0.0.1
        status, mine = await server.ask("POST", f"/api/tables/{id}/link", {}, token)
        assert mine["link"] == f"{server.url}/t/{id}#{mine['token']}"
        assert mine["qr"] is None
        server.service.setup.lan = True
        _, told = await server.ask("GET", f"/api/tables/{id}/invitation")
        assert told["link"].endswith(f"/t/{id}")
        assert told["qr"].startswith("<svg")
        server.service.setup.behind_proxy = True
        server.service.setup.origins = frozenset({"https://play.example"})
        _, told = await server.ask("GET", f"/api/tables/{id}/invitation")
        assert told["link"] == f"https://play.example/t/{id}"


async def test_a_game_that_is_over_can_be_verified(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", {"seats": 2}, 1, seats=2)
        status, told = await server.ask("GET", f"/api/tables/{id}/verify")
        assert (status, told["code"]) == (409, "not_over")
        status, told = await server.ask("GET", f"/api/tables/{id}/replay?eyes=open")
        assert (status, told["code"]) == (409, "not_over")
        async with server.player(id, tokens[0]) as host:
            await host.play(Random(3))
        status, told = await server.ask("GET", f"/api/tables/{id}/verify")
        assert status == 200
        assert told["genuine"], told
        _, info = await server.ask("GET", f"/api/tables/{id}")
        assert told["commitment"] == info["commitment"]
        row = await server.service.store.table(id)
        assert row is not None
        assert row.seed.hex() == told["seed"]
        _, replay = await server.ask("GET", f"/api/tables/{id}/replay?eyes=all&views=0")
        assert all({"at", "spent", "bot"} <= set(frame) for frame in replay["frames"][1:])
        assert json.dumps(replay).count("audiences") == len(replay["frames"])
        path = f"/api/tables/{id}/replay?eyes=open&from=5&to=6"
        _, replay = await server.ask("GET", path)
        view = replay["frames"][0]["views"]["open"]
        assert not view["over"]
        assert view["phase"] != "over"
        assert all(isinstance(crew["cell"], list) for crew in view["crews"])


@pytest.mark.parametrize(
    ("game", "config"),
    [("room25", {"mode": "cooperation", "seats": 2}), ("lockup", {"seats": 2})],
)
async def test_a_replay_of_everything_has_views_as_declared(
    tmp_path: Path, game: str, config: dict[str, Any]
) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled(game, config, 1, seats=2)
        async with server.player(id, tokens[0]) as host:
            await host.play(Random(3))
        _, replay = await server.ask("GET", f"/api/tables/{id}/replay?eyes=open&from=3&to=9")
        for frame in replay["frames"]:
            view = frame["views"]["open"]
            assert shapes_of(f"cellmates.{game}").misfits(view, "View") == []
            ends = ("winners", "winning_seats", "reason", "scores", "scoring")
            told = any(view.get(key) for key in ends)
            assert view["over"] == (view["phase"] == "over") == told
            assert view.get("memory_aid", "board") == "board"  # else the page would hide tiles
        assert not replay["frames"][0]["views"]["open"]["over"]
