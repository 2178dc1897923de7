"""Bots in the server: hosted as everywhere else, with whole memories, in fair turns, at a pace."""

import asyncio
import itertools
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientSession

from cellmates import bots
from cellmates.bots.host import Player, hooks_of, luck, stories
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.memory import Memory
from cellmates.bots.scheduler import Scheduler
from cellmates.bots.sitting import play
from cellmates.bots.turns import BotTurn
from cellmates.games import GAMES
from cellmates.kernel.table import Table
from cellmates.server.bots import worker
from cellmates.server.bots.pool import BotProcess
from cellmates.server.bots.worker import BotReply, Players, Task
from cellmates.server.lobby import lobby
from cellmates.server.tables import bot_host
from cellmates.terminal.session import Session
from tests.server.playing import Json, Server, serving

SUSPICION: Json = {"mode": "suspicion", "seats": 5}
TOGETHER: Json = {"mode": "cooperation", "seats": 4, "ui_memory_aid": "none"}
CREWS: Json = {"seats": 3, "advanced": True}

GAMES_PLAYED: list[tuple[str, Json, tuple[str, ...]]] = [
    ("room25", SUSPICION, ("careful",)),
    ("room25", SUSPICION, ("careful", "random")),
    ("room25", {"mode": "team", "seats": 4, "team_talk": "team_channel"}, ("careful",)),
    ("room25", SUSPICION, ("random",)),
    ("room25", TOGETHER, ("careful",)),
    ("lockup", CREWS, ("careful",)),
    ("lockup", CREWS, ("careful", "random")),
    ("lockup", {"seats": 2}, ("random",)),
]


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The seeds of the tables that are made, in order."""
    used: list[bytes] = []

    def token_bytes(_: int) -> bytes:
        used.append(bytes([len(used) + 2]) * 32)
        return used[-1]

    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=token_bytes))
    return used


async def bots_only(server: Server, game: str, config: Json, names: tuple[str, ...]) -> str:
    """A table that bots play, and nobody else; it goes on as soon as somebody watches."""
    seated = {str(seat): names[seat % len(names)] for seat in range(config["seats"])}
    made = await server.table(game=game, config=config, bots=seated, sit=False, start=True)
    id: str = made["table"]["id"]
    return id


async def watched(server: Server, id: str) -> list[tuple[int, int]]:
    """What was chosen and said from the beginning to the end."""
    async with server.player(id) as spectator:
        await spectator.until(lambda: spectator.over, 50)
    return [(entry.seat, entry.option) for entry in await server.service.store.entries(id)]


def simulated(game: str, config: Json, names: tuple[str, ...], seed: bytes) -> Table:
    """The same game in this process."""
    agreed = GAMES[game].config(config)
    table = GAMES[game].deal(agreed, seed)
    seats = range(config["seats"])
    play(
        table,
        [bots.make(game, names[seat % len(names)], luck(seed, seat), agreed) for seat in seats],
    )
    return table


def in_the_terminal(game: str, config: Json, names: tuple[str, ...], seed: bytes) -> Table:
    """The same game in a session without people."""
    session = Session(GAMES[game], GAMES[game].config(config), seed, (), names)
    while not session.over:
        session.let_bot_choose()
    return session.table


async def test_the_same_game_is_played_in_the_server_the_terminal_and_a_simulation(
    tmp_path: Path, seeds: list[bytes]
) -> None:
    """Every choice and every word, with the bots in a process of their own."""
    async with serving(tmp_path) as server:
        wanted = [*GAMES_PLAYED, *GAMES_PLAYED[:1], *GAMES_PLAYED[5:6]]  # with other seeds
        ids = [await bots_only(server, *each) for each in wanted]
        assert len(seeds) == len(ids)
        made = await asyncio.gather(*(watched(server, id) for id in ids))
        words = 0
        for each, seed, choices in zip(wanted, seeds, made, strict=True):
            table = simulated(*each, seed)
            assert choices == table.choices(), each
            assert choices == in_the_terminal(*each, seed).choices(), each
            words += each[2] != ("random",) and bool(table.view(None).get("claims"))
        assert words > 2


# Bots in this process, so that one can look into their minds.


class Minds:
    """Does what the pool does, here, through the same bytes."""

    def __init__(self, server: Server) -> None:
        self.players = Players()
        self.tasks: list[Task] = []
        self.addresses: dict[str, set[str]] = {}
        server.service.bots.think = self.think  # type: ignore[method-assign]

    async def think(self, address: str, task: Task) -> BotReply:
        self.addresses.setdefault(task.table, set()).add(address)
        received = worker.decode_task(worker.encode(task)[worker.LENGTH.size :])
        self.tasks.append(received)
        answer = self.players.think(received)
        return worker.decode_answer(worker.encode(answer)[worker.LENGTH.size :])

    def memory(self, table: str, seat: int) -> Memory:
        bot = self.players._players[table, seat].player.bot
        assert isinstance(bot, CarefulBot)
        return bot.memory


async def test_a_push_into_a_red_room_is_held_against_who_pushed(
    tmp_path: Path, seeds: list[bytes]
) -> None:
    pushers = 0
    async with serving(tmp_path) as server:
        minds = Minds(server)
        for _ in range(3):
            id = await bots_only(server, "room25", SUSPICION, ("careful",))
            await watched(server, id)
            known = [minds.memory(id, seat) for seat in range(5)]
            agreed = GAMES["room25"].config(SUSPICION)
            seated = [CarefulBot(luck(seeds[-1], seat)) for seat in range(5)]
            play(GAMES["room25"].deal(agreed, seeds[-1]), seated)
            assert [each.evidence for each in known] == [bot.memory.evidence for bot in seated]
            assert [each.reason for each in known] == [bot.memory.reason for bot in seated]
            pushers += sum(each.reason.count("pushed") for each in known)
    assert pushers > 2


async def test_bots_that_were_forgotten_play_on_as_if_nothing_had_happened(
    tmp_path: Path, seeds: list[bytes]
) -> None:
    """Their process may end at any time, and the table may leave memory."""
    async with serving(tmp_path, idle=0.0, heartbeat=3600) as server:
        minds = Minds(server)
        id = await bots_only(server, "room25", TOGETHER, ("careful",))
        known = minds.think

        async def forgetful(address: str, task: Task) -> BotReply:
            if len(minds.tasks) % 7 == 3:
                minds.players = Players()
            return await known(address, task)

        server.service.bots.think = forgetful  # type: ignore[method-assign]
        made = await watched(server, id)
        anew = [task for task in minds.tasks if task.introduction is not None]
        assert len(anew) > 8
        assert max(len(task.turn.news) for task in anew) > 30
        assert made == simulated("room25", TOGETHER, ("careful",), seeds[0]).choices()


@pytest.mark.parametrize("short", [0, bot_host.SHORT], ids=["in-slices", "at-once"])
async def test_a_bot_that_relieves_a_person_knows_what_the_person_was_told(
    tmp_path: Path, seeds: list[bytes], monkeypatch: pytest.MonkeyPatch, short: int
) -> None:
    monkeypatch.setattr(bot_host, "SHORT", short)
    async with serving(tmp_path) as server:
        minds = Minds(server)
        wish = {"mode": "cooperation", "seats": 3}
        id, tokens = await server.filled("room25", wish, 2, seats=3, bot="careful")
        async with server.player(id, tokens[0]) as stays, server.player(id, tokens[1]) as goes:
            playing = asyncio.create_task(stays.play(Random(0)))
            assert await goes.play(Random(1), 6) == 6
            await goes.command(type="leave")
            await stays.until(lambda: any(task.seat == 1 for task in minds.tasks))
            first = next(task for task in minds.tasks if task.seat == 1)
            assert first.introduction is not None
            row = await server.service.store.table(id)
            assert row is not None
            game = GAMES["room25"]
            config = game.config(row.agreed)
            entries = await server.service.store.entries(id)
            choices = [(entry.seat, entry.option) for entry in entries]
            story = stories(game, config, row.seed, choices, [1])[1]
            assert first.turn.begin == story.begin
            told = [[event.kind for event in news] for news in first.turn.news]
            assert told
            assert told == [[event.kind for event in news] for news in story.news][: len(told)]
            playing.cancel()


async def test_what_is_foreseen_is_sent_without_a_view(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        minds = Minds(server)
        await watched(server, await bots_only(server, "lockup", CREWS, ("careful", "random")))
        kinds = {True: set[str](), False: set[str]()}
        for task in minds.tasks:
            if task.turn.decision is None:
                continue  # a turn to speak
            if task.seat != 1:  # chance never looks
                kinds[task.turn.view is None].add(task.turn.decision.kind)
        assert kinds[True] == {"reward", "token", "window"}
        assert "roll_call" in kinds[False]
        assert "token" not in kinds[False]
        assert {task.turn.view for task in minds.tasks if task.seat == 1} == {None}


def test_a_player_that_fails_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    players = Players()
    task = Task("t", 0, _turn(), worker.Introduction("lockup", "random", bytes(32), {}))
    assert players.think(task).act is not None

    def fails(*_: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr(Player, "take", fails)
    with pytest.raises(RuntimeError):
        players.think(Task("t", 0, _turn()))
    monkeypatch.undo()
    assert players.think(Task("t", 0, _turn())).forgot


def test_a_player_that_has_missed_some_news_is_introduced_anew() -> None:
    players = Players()
    task = Task("t", 0, _turn(), worker.Introduction("lockup", "random", bytes(32), {}))
    assert players.think(task).act is not None
    assert players.think(Task("t", 0, _turn(heard=1))).forgot
    assert players.think(Task("t", 0, _turn())).act is not None


def test_thinking_bots_get_their_tables_through_the_pipe() -> None:
    """The choices of bots in a worker, all messages as bytes, are those of bots in this process."""
    config: Json = {"mode": "cooperation", "seats": 2}
    agreed = GAMES["room25"].config(config)
    here = GAMES["room25"].deal(agreed, bytes(32))
    there = GAMES["room25"].deal(agreed, bytes(32))
    play(here, [bots.make("room25", "shrewd", luck(bytes(32), seat), agreed) for seat in (0, 1)], 8)
    players, scheduler = Players(), Scheduler()
    for seat in (0, 1):
        scheduler.sit(seat, hooks_of(bots.kind_of("room25", "shrewd")), there)
    there.listen()
    introduced: set[int] = set()

    def choose(seat: int, option: int) -> None:
        there.choose(seat, option)
        scheduler.heard(seat, option, there.news)

    while len(there.choices()) < len(here.choices()):
        for turn in scheduler.due(there):
            first = turn.seat not in introduced
            introduced.add(turn.seat)
            seed = luck(bytes(32), turn.seat)
            made = worker.Introduction("room25", "shrewd", seed, config) if first else None
            task = worker.encode(Task("t", turn.seat, turn, made))[worker.LENGTH.size :]
            act = players.think(worker.decode_task(task)).act
            assert act is not None
            scheduler.apply(there, turn, act, choose)
    assert there.choices() == here.choices()


def _turn(heard: int = 0) -> Any:
    table = GAMES["lockup"].deal(GAMES["lockup"].config({"seats": 2}), bytes(32))
    decision = table.decision(table.waiting[0])
    return BotTurn(0, heard, [], None, None, decision, (), (), None)


# Turns and pace.


async def test_one_address_with_many_tables_delays_another_by_one_task(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served: list[str] = []
    go_on = asyncio.Event()

    async def slowly(_: BotProcess, task: Task) -> BotReply:
        served.append(task.table)
        await go_on.wait()
        await asyncio.sleep(0)
        return BotReply()

    monkeypatch.setattr(BotProcess, "_exchange", slowly)

    process = BotProcess()
    asked = [
        asyncio.create_task(process.think("greedy", Task(f"g{n}", 0, _turn()), 20))
        for n in range(300)
    ]
    await asyncio.sleep(0.01)
    asked += [
        asyncio.create_task(process.think("ania", Task(f"a{n}", 0, _turn()), 20)) for n in range(3)
    ]
    await asyncio.sleep(0.01)
    assert served == ["g0"]
    go_on.set()
    await asyncio.gather(*asked)
    await process.close()
    assert served[1:7] == ["g1", "a0", "g2", "a1", "g3", "a2"]
    assert len(served) == 303


async def test_bots_think_for_the_people_at_their_table(tmp_path: Path) -> None:
    """The host comes before other players, players before spectators."""
    async with serving(tmp_path, behind_proxy=True) as server:
        minds = Minds(server)
        made = await server.table(
            game="lockup", config={"seats": 3}, bots={"2": "random"}, start=False
        )
        id = made["table"]["id"]
        given = await server.sit(id, "Jan")

        async def come(address: str, token: str | None) -> tuple[ClientSession, Any]:
            session = ClientSession(headers={"X-Forwarded-For": address})
            ws = await session.ws_connect(server.url + "/ws", max_msg_size=0)
            await ws.send_json({"type": "hello", "table": id, "token": token})
            await ws.receive()
            return session, ws

        guests = [await come("10.0.0.9", None), await come("10.0.0.2", given["token"])]
        guests.append(await come("10.0.0.1", made["token"]))
        await guests[-1][1].send_json({"type": "start", "id": "s"})
        table = server.service.tables.peek(id)
        assert table is not None
        assert table._whose() == "10.0.0.1"
        await guests[2][0].close()
        while len(table.present) > 1:
            await asyncio.sleep(0.01)
        assert table._whose() == "10.0.0.2"
        await guests[1][0].close()
        while table.present:
            await asyncio.sleep(0.01)
        assert table._whose() == "10.0.0.9"
        await guests[0][0].close()
        while table.teller.guests:
            await asyncio.sleep(0.01)
        assert table._whose() == "10.0.0.9"  # who was here last
        assert minds.addresses.get(id, set()) <= {"10.0.0.1", "10.0.0.2", "10.0.0.9"}


async def test_bots_that_are_asked_at_once_answer_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seated = {str(seat): "careful" for seat in range(4)}
        config = {"mode": "cooperation", "seats": 4}
        made = await server.table(
            game="room25", config=config, bots=seated, sit=False, start=True, pace=1.5
        )
        id = made["table"]["id"]
        async with server.player(id) as spectator:
            await spectator.until(lambda: spectator.number >= 10)
        entries = await server.service.store.entries(id)
        table = GAMES["room25"].deal(
            GAMES["room25"].config(config),
            (await server.service.store.table(id)).seed,  # type: ignore[union-attr]
        )
        answered = [entry.at for entry in entries if entry.option in _offered(table, entry.seat)][
            :4
        ]
        assert len(answered) == 4
        assert max(answered) - min(answered) < 0.1  # not one after the other


def _offered(table: Table, seat: int) -> tuple[int, ...]:
    return table.decision(seat).options


async def test_who_talks_does_not_keep_people_waiting(tmp_path: Path, seeds: list[bytes]) -> None:
    """A person who is asked may choose while bots still think about what to say."""
    async with serving(tmp_path) as server:
        config = {"mode": "cooperation", "seats": 4}
        seated = {str(seat): "careful" for seat in (1, 2, 3)}
        made = await server.table(game="room25", config=config, bots=seated, start=True)
        minds = Minds(server)
        known, go_on = minds.think, asyncio.Event()
        talking = asyncio.Event()

        async def slowly(address: str, task: Task) -> BotReply:
            answer = await known(address, task)
            if task.turn.decision is None:
                talking.set()
                await go_on.wait()
            return answer

        server.service.bots.think = slowly  # type: ignore[method-assign]
        async with server.player(made["table"]["id"], made["token"]) as person:
            await talking.wait()
            before = person.number
            await person.play(Random(3), 1)
            assert person.number > before
            assert not go_on.is_set()
            go_on.set()
            await person.play(Random(3), 3)


async def test_seats_are_answered_in_order(tmp_path: Path, seeds: list[bytes]) -> None:
    """However long each of them thinks."""
    async with serving(tmp_path) as server:
        minds = Minds(server)
        known, count = minds.think, itertools.count()

        async def unevenly(address: str, task: Task) -> BotReply:
            answer = await known(address, task)
            await asyncio.sleep((7 * next(count) % 5) / 500)
            return answer

        server.service.bots.think = unevenly  # type: ignore[method-assign]
        id = await bots_only(server, "room25", SUSPICION, ("careful",))
        made = await watched(server, id)
        assert made == simulated("room25", SUSPICION, ("careful",), seeds[0]).choices()
