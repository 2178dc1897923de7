"""Every seat mixes a nonce of its own into the deal, and nobody is waited for too long."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cellmates.kernel.day import day_name, day_seed
from cellmates.kernel.dealing import commitment, deal_seed
from cellmates.kernel.record import parse
from cellmates.server.lobby.dealing import REVEAL_SECONDS
from cellmates.server.lobby.tokens import hashed
from cellmates.server.protocol.refusal import Refusal
from tests.server.faketime import FakeTime
from tests.server.playing import Player, Server, serving

CONFIG = {"mode": "cooperation", "seats": 4}
NONCES = [f"{number:064x}" for number in (11, 22, 33)]
HASHES = [commitment(bytes.fromhex(nonce)) for nonce in NONCES]


async def lobby(server: Server, **wish: Any) -> tuple[str, list[str]]:
    """A table with two people and two bots that has not begun."""
    robots = {"2": "random", "3": "random"}
    made = await server.table(game="room25", config=CONFIG, bots=robots, **wish)
    guest = await server.sit(made["table"]["id"], "Jan")
    return made["table"]["id"], [made["token"], guest["token"]]


async def mixed(host: Player, guest: Player) -> None:
    """Both have shown hashes, and the host has begun."""
    for person, hash in ((host, HASHES[0]), (guest, HASHES[1])):
        assert (await person.command(type="mix", nonce_hash=hash))["type"] == "done"
    assert (await host.command(type="start"))["type"] == "done"


async def over(server: Server, id: str, host: Player) -> tuple[dict[str, Any], dict[str, Any]]:
    """The record and the verdict, once the host has ended the game."""
    assert (await host.command(type="close"))["type"] == "done"
    _, record = await server.ask("GET", f"/api/tables/{id}/record")
    _, verdict = await server.ask("GET", f"/api/tables/{id}/verify")
    return record, verdict


async def test_the_deal_is_made_of_the_house_s_seed_and_all_nonces(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await lobby(server)
        async with server.player(id, tokens[0]) as host, server.player(id, tokens[1]) as guest:
            promised = host.table["commitment"]
            await mixed(host, guest)
            shown = {"settled": True, "hashes": dict(zip("01", HASHES, strict=False)), "public": ""}
            assert host.table["dealing"] == shown
            assert host.table["state"] == "open"
            await guest.command(type="reveal", nonce=NONCES[1])
            assert guest.table["state"] == "open"
            await host.command(type="reveal", nonce=NONCES[0])
            await guest.until(lambda: bool(guest.told))
            row = await server.service.store.table(id)
            assert row is not None
            record, verdict = await over(server, id, host)
        assert verdict["genuine"], verdict
        assert record["commitment"] == promised == commitment(row.seed)
        assert record["dealing"]["house"] == row.seed.hex()
        assert record["dealing"]["nonces"] == {"0": NONCES[0], "1": NONCES[1]}
        nonces = {0: bytes.fromhex(NONCES[0]), 1: bytes.fromhex(NONCES[1])}
        assert record["seed"] == verdict["seed"] == deal_seed(row.seed, nonces).hex()


async def test_who_does_not_tell_a_nonce_holds_nobody_up(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path, time=time) as server:
        id, tokens = await lobby(server)
        async with server.player(id, tokens[0]) as host, server.player(id, tokens[1]) as guest:
            await mixed(host, guest)
            await host.command(type="reveal", nonce=NONCES[0])
            time.advance(REVEAL_SECONDS - 0.1)
            await host.command(type="mute", seat=1)  # it has had every chance to begin by now
            assert host.table["state"] == "open"
            time.advance(0.2)
            await host.until(lambda: bool(host.told))
            late = await guest.command(type="reveal", nonce=NONCES[1])
            assert late["code"] == "wrong_state"
            assert (await host.command(type="reveal", nonce=NONCES[0]))["type"] == "done"
            record, verdict = await over(server, id, host)
        assert verdict["genuine"]
        assert record["dealing"]["hashes"] == {"0": HASHES[0], "1": HASHES[1]}
        assert record["dealing"]["nonces"] == {"0": NONCES[0]}


async def test_what_was_settled_stays_so_over_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await lobby(server)
        async with server.player(id, tokens[0]) as host, server.player(id, tokens[1]) as guest:
            await mixed(host, guest)
            await host.command(type="reveal", nonce=NONCES[0])
    time = FakeTime()
    async with serving(tmp_path, time=time) as server, server.player(id, tokens[0]) as host:
        assert host.table["dealing"]["settled"]
        time.advance(REVEAL_SECONDS)
        await host.until(lambda: bool(host.told))
        record, _ = await over(server, id, host)
        assert record["dealing"]["nonces"] == {"0": NONCES[0]}


async def test_nothing_changes_while_it_is_dealt(tmp_path: Path) -> None:
    async with serving(tmp_path, time=FakeTime()) as server:
        id, tokens = await lobby(server)
        async with server.player(id, tokens[0]) as host, server.player(id, tokens[1]) as guest:
            await mixed(host, guest)
            for wish in (
                {"type": "mix", "nonce_hash": HASHES[2]},
                {"type": "swap", "seat": 0, "other": 1},
                {"type": "seat", "seat": 2, "bot": None},
                {"type": "kick", "seat": 1},
                {"type": "configure", "config": {"mode": "suspicion", "seats": 4}},
                {"type": "fill"},
            ):
                assert (await host.command(**wish))["code"] == "wrong_state", wish
            assert (await guest.command(type="leave"))["code"] == "wrong_state"
            assert (await guest.command(type="reveal", nonce=NONCES[0]))["code"] == "bad_nonce"
            assert (await host.command(type="start"))["type"] == "done"  # it is being done
        with pytest.raises(Refusal, match="the cards are being dealt"):
            await server.service.lobby.withdraw(id, hashed(tokens[1]), None)
        async with server.player(id) as spectator:
            for refused in ({"type": "mix", "nonce_hash": HASHES[2]}, {"type": "leave"}):
                assert (await spectator.command(**refused))["type"] == "error"


async def test_a_hash_goes_where_its_person_goes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await lobby(server)
        async with server.player(id, tokens[0]) as host, server.player(id, tokens[1]) as guest:
            await guest.command(type="mix", nonce_hash=HASHES[1])
            await host.command(type="swap", seat=0, other=1)
            await host.until(lambda: host.table["dealing"]["hashes"] == {"0": HASHES[1]})
            await guest.command(type="leave")
            await host.until(lambda: host.table["dealing"]["hashes"] == {})


async def test_at_once_against_bots_and_again(tmp_path: Path) -> None:
    robots = {"1": "random", "2": "random", "3": "random"}
    async with serving(tmp_path) as server:
        wish = {"game": "room25", "config": CONFIG, "bots": robots, "start": True}
        made = await server.table(**wish, nonce_hash=HASHES[0])
        id, token = made["table"]["id"], made["token"]
        assert (made["table"]["state"], made["table"]["dealing"]["settled"]) == ("open", True)
        async with server.player(id, token) as person:
            await person.command(type="reveal", nonce=NONCES[0])
            await person.until(lambda: bool(person.told))
            await over(server, id, person)
            await person.command(type="rematch", start=True, nonce_hash=HASHES[2])
            await person.until(lambda: bool(person.table["next"]))
            again = person.table["next"]
        async with server.player(again, token) as person:
            assert person.table["dealing"]["hashes"] == {"0": HASHES[2]}
            await person.command(type="reveal", nonce=NONCES[2])
            await person.until(lambda: bool(person.told))


async def test_nobody_mixes_anything_into_a_public_deal(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        today = (await server.ask("GET", "/api/days"))[1]["today"]
        path = f"/api/days/{today}/room25/solo"
        status, given = await server.ask("POST", path, {"name": "Ania"})
        assert status == 201, given
        id, name = given["table"]["id"], day_name("room25", "solo", today)
        async with server.player(id, given["token"]) as ania:
            assert ania.table["dealing"] == {"settled": True, "hashes": {}, "public": name}
            refused = await ania.command(type="mix", nonce_hash=HASHES[0])
            assert refused["code"] == "wrong_state"
            await ania.play(Random(0))
        _, record = await server.ask("GET", f"/api/tables/{id}/record")
        assert (await server.ask("GET", f"/api/tables/{id}/verify"))[1]["genuine"]
        assert record["seed"] == day_seed("room25", "solo", today).hex()
        assert record["dealing"]["public"] == name


async def test_without_nonces_a_record_is_as_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4)
        async with server.player(id, tokens[0]) as host:
            assert host.table["dealing"] is None
            record, verdict = await over(server, id, host)
        assert verdict["genuine"]
        assert record["format"] == 1
        assert "dealing" not in record
        assert parse(json.dumps(record), "record").dealing is None
