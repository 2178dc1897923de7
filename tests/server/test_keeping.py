"""What is kept of a table has an end: lines, links, notes; and words stay with their speaker."""

from pathlib import Path

import pytest

from cellmates.server.lobby import lobby
from cellmates.server.lobby.tokens import hashed
from cellmates.server.store import old_lines, store
from tests.server.playing import serving

CONFIG = {"seats": 2}


async def test_words_before_the_game_stay_with_who_spoke_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG, talk="free")
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        async with (
            server.player(id, made["token"]) as host,
            server.player(id, jan["token"]) as guest,
        ):
            await guest.command(type="chat", text="I am Jan")
            await host.until(lambda: bool(host.got("line")))
            assert host.got("line")[-1]["name"] == "Jan"
            await host.command(type="swap", seat=0, other=1)
            await host.command(type="kick", seat=0)
            await server.sit(id, "Ola")
            await host.command(type="start")
            await host.command(type="chat", text="good luck")
        async with server.player(id, made["token"]) as host:
            lines = host.wire[0]["lines"]
            said = [(line["name"], line["text"]) for line in lines if line["kind"] == "chat"]
            assert said == [("Jan", "I am Jan"), ("Ania", "good luck")]
            assert lines[-1]["seat"] == 1  # in the game a seat is a person


async def test_the_latest_lines_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(old_lines, "KEPT", 20)
    monkeypatch.setattr(old_lines, "EVERY", 10)

    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", CONFIG, 2, seats=2, talk="free")
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            for _ in range(5):
                await two.command(type="leave")
                await two.command(type="back")
            await two.command(type="leave")
            for number in range(60):
                await one.command(type="chat", text=f"word {number}")
        lines = await server.service.store.lines(id)
        assert len(lines) < 35
        assert [line.text for line in lines if line.kind == "chat"][-20:] == [
            f"word {number}" for number in range(40, 60)
        ]
        assert [line.kind for line in lines[:2]] == ["started", "relieved"]
        assert [line.line for line in lines] == sorted({line.line for line in lines})
        await server.service.tables.evict(id)
        async with server.player(id) as spectator:  # it is still known who plays
            assert [seat["relieved"] for seat in spectator.table["seats"]] == [False, True]


async def test_the_oldest_links_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "TOKENS", 4)
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        path = f"/api/tables/{id}/link"
        links = [await server.ask("POST", path, {}, made["token"]) for _ in range(10)]
        secret = [given["token"] for _, given in links]
        kept = await server.service.store.tokens(id)
        mine = {hash for hash, seat in kept.items() if seat == 0}
        assert mine == {hashed(token) for token in (made["token"], *secret[-3:])}
        assert hashed(jan["token"]) in kept  # nobody else notices
        assert hashed(made["host"]) in kept
        async with server.player(id, secret[0]) as late:
            assert late.wire[0]["code"] == "bad_token"
        for _ in range(10):  # sitting down again and again gives tokens, too
            assert (await server.ask("POST", f"/api/tables/{id}/sit", {}))[0] == 200
        kept = await server.service.store.tokens(id)
        assert list(kept.values()).count(0) == 4


async def test_a_seat_keeps_so_many_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "NOTES", 3)
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", CONFIG, 2, seats=2)
        async with server.player(id, tokens[0]) as person:
            for key in "abc":
                assert (await person.command(type="note", key=key, text="x"))["type"] == "done"
            assert (await person.command(type="note", key="d", text="x"))["code"] == "notes_full"
            assert (await person.command(type="note", key="a", text="y"))["type"] == "done"
            assert (await person.command(type="note", key="b", text=""))["type"] == "done"
            assert (await person.command(type="note", key="d", text="x"))["type"] == "done"
        async with server.player(id, tokens[0]) as person:
            assert person.wire[0]["notes"] == {"a": "y", "c": "x", "d": "x"}
