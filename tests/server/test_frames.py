"""The frames themselves, to the last byte: their length or their shape tells nothing either."""

import asyncio
import itertools
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cellmates.kernel.dice import Dice
from cellmates.server.bots.worker import BotReply, Task
from cellmates.server.protocol.messages import encode
from cellmates.server.store.rows import ClockRow, Entry, SeatRow, SettingsRow, TableRow
from cellmates.server.tables.clocks import Clocks
from cellmates.server.tables.replay import Eyes, frames
from cellmates.server.tables.running_game import RunningGame
from cellmates.server.tables.telling import Teller
from tests.server.playing import serving

KINDS: list[tuple[str, dict[str, Any], int]] = [
    ("room25", {"mode": "suspicion", "seats": 5}, 5),
    ("lockup", {"seats": 3}, 3),
]
SEED = bytes(range(32))


class Wire:
    """A guest whose every byte is kept."""

    host = False
    token: str | None = None
    person: str | None = None
    address = ""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.frames: list[bytes] = []

    def send(self, *messages: bytes) -> None:
        self.frames += messages

    def dismiss(self, code: str) -> None:
        raise AssertionError(code)


class WatchedGame:
    """A game with everybody at the table, as the server tells it."""

    def __init__(self, game: str, config: dict[str, Any], seats: int) -> None:
        self.game = game
        self.config = config
        self.seats = seats
        self.entries: list[Entry] = []
        self.running = RunningGame(game, config, SEED, 0.0)
        self.clocks = Clocks(ClockRow("live"), seats)
        self.teller = Teller()
        self.wires = {seat: Wire(seat) for seat in (*range(seats), None)}
        for wire in self.wires.values():
            self.teller.add(wire)
            wire.send(encode(self.whole(wire.seat)))

    def whole(self, seat: int | None, since: int | None = None) -> Any:
        asked = dict.fromkeys(self.running.decisions, 0.0)
        states = self.clocks.states(asked, 1.0)
        return self.teller.whole(self.running, seat, since, states)

    def take(self, seat: int, option: int) -> None:
        entry = Entry(self.running.number + 1, seat, option, False, None, 0.0, 0.0)
        self.entries.append(entry)
        asked = dict.fromkeys(self.running.decisions, 0.0)
        news = [(entry.number, self.running.apply(entry))]
        self.teller.tell(self.running, news, self.clocks.states(asked, 1.0))

    def replayed(self, seat: int | None) -> bytes:
        sitting = [SeatRow(seat, f"P{seat}", None, None) for seat in range(self.seats)]
        row = TableRow(
            "a",
            self.game,
            1,
            self.config,
            SettingsRow(),
            "playing",
            SEED,
            "",
            None,
            0.0,
            seats=sitting,
        )
        return encode(frames(row, self.entries, Eyes(seat), 0, None, True))


def _together(game: str, config: dict[str, Any], seats: int, last: tuple[int, int]) -> WatchedGame:
    """Random play up to the second time that several are asked at once; then one answers."""
    watched, random = WatchedGame(game, config, seats), Random(7)
    times = 0
    while times < 2 or len(watched.running.decisions) < 3:
        seat = random.choice(list(watched.running.decisions))
        times += len(watched.running.decisions) == seats
        watched.take(seat, random.choice(watched.running.decisions[seat].options))
    seat = list(watched.running.decisions)[last[0]]
    watched.take(seat, watched.running.decisions[seat].options[last[1]])
    return watched


def test_what_a_seat_has_programmed_is_in_nobody_elses_bytes() -> None:
    """Different tokens in the same number, sent by the same seat at the same moment."""
    game, config, seats = KINDS[0]
    first = _together(game, config, seats, (0, 0))
    asked = first.entries[-1].seat
    by_look: dict[str, list[WatchedGame]] = {}
    for option in range(0, 40, 4):
        other = _together(game, config, seats, (0, option))
        public = json.dumps(other.running.table.view(None))
        by_look.setdefault(public, []).append(other)
    alike = max(by_look.values(), key=len)
    assert len(alike) > 3
    assert len({each.entries[-1].option for each in alike}) == len(alike)
    for seat in (*range(seats), None):
        wires = {tuple(each.wires[seat].frames) for each in alike}
        wholes = {encode(each.whole(seat, 1)) for each in alike}
        replays = {each.replayed(seat) for each in alike}
        if seat == asked:
            assert len(wires) == len(wholes) == len(replays) == len(alike)
        else:
            assert len(wires) == len(wholes) == len(replays) == 1


@pytest.mark.parametrize(("game", "config", "seats"), KINDS)
def test_tables_that_a_seat_cannot_tell_apart_make_the_same_frames(
    game: str, config: dict[str, Any], seats: int
) -> None:
    """Whatever the others hold: who is asked, what may be done or said, whose clock runs."""
    watched, random = WatchedGame(game, config, seats), Random(5)
    compared = 0
    while not watched.running.table.over and compared < 60:
        running = watched.running
        seat = random.choice(list(running.decisions))
        if random.random() < 0.6:
            eyes = random.randrange(seats)
            table = running.table
            twin = table.reimagine(eyes, Dice(random.randbytes(32)))
            before = encode(watched.whole(eyes)), table.phrases(eyes)
            running.match.table = twin
            running.decisions = {each: twin.decision(each) for each in twin.waiting}
            assert (encode(watched.whole(eyes)), twin.phrases(eyes)) == before
            running.match.table = table
            running.decisions = {each: table.decision(each) for each in table.waiting}
            compared += 1
        watched.take(seat, random.choice(running.decisions[seat].options))
    assert compared > 20


async def test_a_bot_answers_at_its_pace_however_long_it_thinks(tmp_path: Path) -> None:
    """What it holds may make it think longer; nobody can tell."""
    async with serving(tmp_path) as server:
        bots = server.service.bots
        think = bots.think
        thought: list[float] = []

        async def thinking(address: str, task: Task) -> BotReply:
            answer = await think(address, task)
            await asyncio.sleep(0.2 * (len(thought) % 2))
            thought.append(time.time())
            return answer

        bots.think = thinking  # type: ignore[method-assign]
        wish = {"config": {"seats": 2}, "bots": {"0": "random", "1": "random"}, "sit": False}
        made = await server.table(game="lockup", pace=1.5, start=True, **wish)
        id = made["table"]["id"]
        async with server.player(id) as spectator:
            await spectator.until(lambda: spectator.number >= 3)
        told = [entry.at for entry in await server.service.store.entries(id)]
        for before, after in itertools.pairwise(told):
            assert after - before > 1.45
        for before, at in zip(told, thought[1:], strict=False):
            assert at - before < 1.4  # it was thinking while it waited


async def test_nothing_is_compressed(tmp_path: Path) -> None:
    """Where a seat's words and others' stand in one packed frame, its length would tell them."""
    async with (
        serving(tmp_path) as server,
        server.http.ws_connect(server.url + "/ws", compress=15) as ws,
    ):
        assert ws.compress == 0
        async with server.http.get(
            server.url + "/api/games", headers={"Accept-Encoding": "gzip"}
        ) as response:
            assert "Content-Encoding" not in response.headers
