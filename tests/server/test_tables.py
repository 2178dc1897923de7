"""Live tables: memory, taking back, chat, jamming, and stores that fail."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.bots.turns import Act, BotTurn
from cellmates.kernel.match import MOST_TAKE_BACKS
from cellmates.kernel.table import Decision
from cellmates.room25 import GAME, Config
from cellmates.room25.cards.codes import JAMMING_CARD
from cellmates.room25.table import Room25Table
from cellmates.server.bots.pool import BotPool
from cellmates.server.bots.worker import BotReply, Introduction, Task
from cellmates.server.store.errors import StoreError
from cellmates.server.store.rows import TAKE_BACK, Append
from cellmates.server.store.schema import choices
from cellmates.server.tables.clocks import DAY
from cellmates.server.tables.game_log import WORDS
from cellmates.server.tables.running_game import RunningGame
from tests.server.faketime import FakeTime
from tests.server.playing import Server, serving

CONFIG = {"mode": "suspicion", "seats": 4}


async def test_idle_tables_leave_memory_and_come_back_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path, idle=0.0, heartbeat=3600) as server:
        id, tokens = await server.filled("room25", CONFIG, 4, seats=4)
        tables = server.service.tables
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(1), 1)
            await tables.maintain()
            assert tables.peek(id) is not None
            view, number = person.view, person.number
        await asyncio.sleep(0.1)
        await tables.maintain()
        assert tables.peek(id) is None
        async with server.player(id, tokens[0]) as again:
            assert (again.view, again.number) == (view, number)


async def test_a_program_can_be_taken_back_until_all_are_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 4, seats=4)
        players = [server.player(id, token) for token in tokens]
        async with (
            players[0] as one,
            players[1] as two,
            players[2] as three,
            players[3] as four,
        ):
            everybody = (one, two, three, four)
            while one.told["decision"]["kind"] != "program":
                for person in everybody:
                    await person.play(Random(1), 1)
            assert not one.told["can_take_back"]
            refused = await one.command(type="take_back", number=one.number)
            assert refused["code"] == "cannot_take_back"
            before = one.view
            offered = one.options
            await one.command(type="choose", number=one.number, option=offered[3])
            await one.until(lambda: one.told["can_take_back"])
            await two.play(Random(2), 1)
            done = await one.command(type="take_back", number=one.number)
            assert done["type"] == "done"
            await one.until(lambda: one.number == done["number"])
            assert one.options == offered
            assert one.view["characters"] != before["characters"]  # the second is ready
            await two.until(lambda: two.number == done["number"])
            assert two.told["can_take_back"]
            assert two.got("line")[-1]["kind"] == "took_back"
            await one.play(Random(3), 1)
            digest = server.service.tables._live[id].game_log.running
            assert digest is not None
            live = digest.table.digest()
            await server.service.tables.evict(id)
            again = (await server.service.tables.get(id)).game_log.running
            assert again is not None
            assert again.table.digest() == live
            assert len(again.table.choices()) == again.number - 2


async def test_nobody_makes_a_game_endless_to_play_again(tmp_path: Path) -> None:
    """Loading a table plays all that was chosen, said and taken back."""
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4)
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            while not one.told["decision"] or one.told["decision"]["kind"] != "program":
                await one.play(Random(1), 1)
                await two.play(Random(1), 1)
                await one.until(lambda: bool(one.options))
            for _ in range(MOST_TAKE_BACKS):
                await one.play(Random(1), 1)
                back = await one.command(type="take_back", number=one.number)
                assert back["type"] == "done"
                await one.until(lambda: bool(one.options))
            await one.play(Random(1), 1)
            assert not one.told["can_take_back"]
            back = await one.command(type="take_back", number=one.number)
            assert back["code"] == "cannot_take_back"
            await one.send({"type": "phrases"})
            await one.until(lambda: bool(one.got("phrases")))
            words = one.got("phrases")[0]["options"][0]["option"]
            number = one.number
            for said in range(WORDS):
                way = "say" if said % 2 else "choose"
                await one.send({"type": way, "id": f"w{said}", "number": number, "option": words})
            much = await one.command(type="say", number=number, option=words)
            assert much["code"] == "slow_down"
            much = await one.command(type="choose", number=number, option=words)
            assert much["code"] == "slow_down"
            assert len(one.got("error")) == 3


def test_looking_cannot_be_taken_back() -> None:
    """Whoever has learnt something by a choice stays with it."""
    from cellmates.server.store.rows import Entry

    random = Random(2)
    for mode, seats in (("suspicion", 5), ("cooperation", 4), ("competition", 2)):
        running = RunningGame("room25", {"mode": mode, "seats": seats}, bytes(32), 0.0)
        while not running.table.over:
            seat = random.choice(list(running.decisions))
            kind = running.decisions[seat].kind
            option = random.choice(running.decisions[seat].options)
            number = running.number + 1
            events = running.apply(Entry(number, seat, option, False, None, 0.0, 0.0))
            if running.can_take_back(seat):
                assert kind == "program"
                assert events == []
    assert GAME.config({"mode": "solo"}) == Config(mode="solo")


async def test_chat_only_where_allowed_and_not_under_jamming(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4)
        async with server.player(id, tokens[0]) as person:
            assert (await person.command(type="chat", text="hi"))["code"] == "no_chat"
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4, talk="free")
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            assert (await one.command(type="chat", id="x", text="hi"))["type"] == "done"
            assert (await one.command(type="chat", id="x", text="hi"))["type"] == "done"
            await two.until(lambda: bool(two.got("line")))
            assert [each["text"] for each in two.got("line")] == ["hi"]
            running = server.service.tables._live[id].game_log.running
            assert running is not None
            assert isinstance(running.table, Room25Table)
            running.table.open_cards = (JAMMING_CARD,)
            assert (await one.command(type="chat", text="psst"))["code"] == "silenced"
            said = await one.command(type="say", number=one.number, option=300)
            assert said["code"] == "silenced"
        async with server.player(id) as spectator:
            assert (await spectator.command(type="chat", text="hi"))["code"] == "not_seated"
            assert [each["text"] for each in spectator.wire[0]["lines"]] == ["", "hi"]


async def test_notes_are_kept_for_the_seat_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4)
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            await one.command(type="note", key="tile 4", text="Max lied")
            await one.command(type="note", key="tile 5", text="gone")
            await one.command(type="note", key="tile 5", text="")
            await two.send({"type": "ping"})
            await two.until(lambda: bool(two.got("pong")))
            assert "Max lied" not in str(two.wire)
        await server.service.tables.evict(id)
        async with server.player(id, tokens[0]) as again, server.player(id) as spectator:
            assert again.wire[0]["notes"] == {"tile 4": "Max lied"}
            assert spectator.wire[0]["notes"] == {}
            note = {"type": "note", "key": "a", "text": "b"}
            assert (await spectator.command(**note))["code"] == "not_seated"


@pytest.mark.parametrize("option", [99_999, TAKE_BACK])
async def test_a_table_that_cannot_be_replayed_harms_no_other(tmp_path: Path, option: int) -> None:
    """As after a change of the rules that nobody has given a number."""
    time = FakeTime()
    async with serving(tmp_path, time=time, heartbeat=0.05) as server:
        clock = {"kind": "days", "days": 1}
        wish: dict[str, Any] = {"seats": 4, "clock": clock, "takeover": 0}
        broken, tokens = await server.filled("room25", CONFIG, 4, **wish)
        fine, others = await server.filled("room25", CONFIG, 4, **wish)
        async with server.player(broken, tokens[0]) as person:
            await person.play(Random(1), 1)
        async with server.service.database.writing() as connection:
            spoilt = update(choices).where(choices.c.table_id == broken).values(option=option)
            await connection.execute(spoilt)
        for id in (broken, fine):
            await server.service.tables.evict(id)
        async with server.player(broken, tokens[0]) as person:
            assert person.wire[0]["code"] == "other_rules"
        path = f"/api/tables/{broken}/replay?eyes=0"
        status, refused = await server.ask("GET", path, token=tokens[0])
        assert (status, refused["code"]) == (409, "other_rules")
        time.advance(2 * DAY)
        for _ in range(200):
            await asyncio.sleep(0.05)
            lines = await server.service.store.lines(fine)
            if "relieved" in [line.kind for line in lines]:
                break
        else:
            raise AssertionError("nobody minds the other table")
        async with server.player(fine, others[0]) as person:
            assert person.seat == 0


@asynccontextmanager
async def broken(server: Server) -> AsyncIterator[None]:
    """A store that takes nothing, as when the disk is full."""
    database = server.service.database
    writing = database.writing

    @asynccontextmanager
    async def full(seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
        async with database.reading() as connection:
            yield connection
            raise StoreError("OperationalError: database or disk is full")

    database.writing = full  # type: ignore[method-assign]
    try:
        yield
    finally:
        database.writing = writing  # type: ignore[method-assign]


async def test_nobody_is_told_what_was_not_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 4, seats=4)
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            wish: dict[str, Any] = {"type": "choose", "id": "x", "number": one.number}
            wish["option"] = one.options[0]
            told = len(two.got("told"))
            async with broken(server):
                assert (await one.command(**wish))["code"] == "not_stored"
                note = {"type": "note", "key": "a", "text": "b"}
                assert (await one.command(**note))["code"] == "not_stored"
                body = {"game": "lockup", "name": "A"}
                status, refused = await server.ask("POST", "/api/tables", body)
                assert (status, refused["code"]) == (503, "not_stored")
            assert len(two.got("told")) == told
            assert (await one.command(**wish))["type"] == "done"
            await two.until(lambda: len(two.got("told")) > told)


async def test_what_was_stored_although_the_store_complained_is_done(tmp_path: Path) -> None:
    """The connection is lost after the commit, before the answer."""
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 4, seats=4)
        commits = server.service.commits
        append = commits.append

        async def lost(wanted: Append) -> bool:
            await append(wanted)
            raise StoreError("connection was closed in the middle of operation")

        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            wish = {"type": "choose", "number": one.number, "option": one.options[0]}
            commits.append = lost  # type: ignore[method-assign]
            answer = await one.command(**wish)
            assert (answer["type"], answer["number"]) == ("done", 1)
            await two.until(lambda: two.number == 1)
            assert len(await server.service.store.entries(id)) == 1


async def test_a_bot_that_fails_or_is_too_slow_is_said_to(tmp_path: Path) -> None:
    room = BotPool(patience=20)
    turn = BotTurn(0, 0, [], None, {}, Decision("move", "", (3, 4)), (), (), None)
    wrong = Task("t", 0, turn, Introduction("room25", "no such bot", bytes(32), {}))
    task = Task("t", 0, turn, Introduction("room25", "random", bytes(32), {}))
    known = Task("t", 0, turn)
    try:
        assert (await room.think("", wrong)).error == "ValueError"
        assert (await room.think("", known)).forgot  # nobody was introduced
        assert picked(await room.think("", task)) in (3, 4)
        assert picked(await room.think("", known)) in (3, 4)
        room._patience = 0.0
        assert (await room.think("", known)).error == "TimeoutError"  # its process was ended
        room._patience = 20
        assert (await room.think("", known)).forgot
        assert picked(await room.think("", task)) in (3, 4)
    finally:
        await room.close()
    assert (await room.think("", task)).error == "EOFError"


def picked(answer: BotReply) -> int | None:
    assert answer.act is not None
    return answer.act.pick


@pytest.mark.parametrize(
    "answer",
    [BotReply(Act(pick=99_999)), BotReply(Act(deed=99_999)), BotReply(error="Oops"), BotReply()],
)
async def test_where_a_bot_fails_chance_answers_in_its_place(
    tmp_path: Path, answer: BotReply
) -> None:
    async with serving(tmp_path) as server:
        bots = {"1": "random", "2": "random", "3": "random"}
        made = await server.table(game="room25", config=CONFIG, bots=bots, start=True)

        async def think(address: str, task: Task) -> BotReply:
            return answer

        server.service.context.bots.think = think  # type: ignore[method-assign]
        async with server.player(made["table"]["id"], made["token"]) as person:
            await person.play(Random(7))
            assert person.over
