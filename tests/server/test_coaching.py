"""Hints over the wire: for who is asked, from what the seat knows, and for nobody else."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from cellmates.advice import AdviceWork, hint
from cellmates.games import GAMES
from cellmates.server.tables import coaching
from cellmates.server.tables.coaching import hinted
from tests.server.playing import Json, Player, Server, serving

TOGETHER: Json = {"mode": "cooperation", "seats": 4}
GAMES_PLAYED = [
    pytest.param("room25", TOGETHER, 4, id="room25"),
    pytest.param("lockup", {"seats": 3}, 3, id="lockup"),
]


async def asked(player: Player) -> None:
    await player.until(lambda: player.over or bool(player.options) or player.closed)


async def hint_for(player: Player) -> Json:
    """A hint, or the refusal."""
    seen = len(player.wire)
    await player.send({"type": "hint"})

    def answers() -> list[Json]:
        return [each for each in player.wire[seen:] if each["type"] in ("hint", "error")]

    await player.until(lambda: bool(answers()))
    return answers()[0]


async def alone(server: Server, game: str, config: Json, seats: int, **wish: object) -> Json:
    """A table of one person among bots."""
    bots = {str(seat): "careful" for seat in range(1, seats)}
    return await server.table(game=game, config=config, bots=bots, start=True, **wish)


@pytest.mark.parametrize(("game", "config", "seats"), GAMES_PLAYED)
async def test_a_whole_game_with_hints_that_tell_no_more_than_the_seat_knows(
    game: str, config: Json, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "HINTS_BURST", 1e9)
    monkeypatch.setattr(coaching, "SHARE", 0.0)  # soon there, and the same however busy we are
    async with serving(tmp_path) as server:
        random, had = Random(5), 0
        while had <= 6:  # some deals are over after a few choices: then another one
            had += await hints_of_a_game(server, await alone(server, game, config, seats), random)


async def hints_of_a_game(server: Server, made: Json, random: Random) -> int:
    """Play a game, or much of it; every hint is what the seat's knowledge gives. How many."""
    had, id = 0, made["table"]["id"]
    game = GAMES[made["table"]["game"]]
    assert made["table"]["coached"]
    async with server.player(id, made["token"]) as player:
        for _ in range(60):
            await asked(player)
            if player.over:
                break
            told = await hint_for(player)
            assert told["type"] == "hint"
            live = await server.service.tables.get(id)
            running = live.game_log.running
            assert running is not None
            match = running.match
            choices = match.table.choices()[: told["number"]]  # bots may have spoken since
            work = AdviceWork(share=0.0)
            expected = hint(game, match.config, match.seed, choices, 0, work)
            assert told == {"type": "hint", **as_json(hinted(expected, told["number"]))}
            had += 1
            assert told["suggestion"] in player.options
            option = told["suggestion"] if random.random() < 0.5 else player.options[0]
            await player.command(type="choose", number=player.number, option=option)
    assert had > 0
    return had


def as_json(message: object) -> Json:
    told = msgspec.to_builtins(message)
    assert isinstance(told, dict)
    told.pop("type")
    return told


async def test_a_hint_is_told_to_nobody_else_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await alone(server, "room25", TOGETHER, 4)
        id = made["table"]["id"]
        async with server.player(id, made["token"]) as player, server.player(id) as watcher:
            await asked(player)
            before = player.number
            assert (await hint_for(player))["type"] == "hint"
            assert player.number == before
            await player.send({"type": "ping"})
            await watcher.send({"type": "ping"})
            await watcher.until(lambda: bool(watcher.got("pong")))
            assert watcher.got("hint") == []
            assert (await hint_for(watcher))["code"] == "not_seated"


async def test_nobody_is_coached_with_a_clock_or_among_people_unless_the_host_allows_it(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        made = await alone(server, "room25", TOGETHER, 4, clock={"kind": "live"})
        assert not made["table"]["coached"]
        async with server.player(made["table"]["id"], made["token"]) as player:
            await asked(player)
            assert (await hint_for(player))["code"] == "no_coach"
        for coach, kind in ((False, "error"), (True, "hint")):
            id, tokens = await server.filled("room25", TOGETHER, 2, seats=4, coach=coach)
            async with server.player(id, tokens[0]) as player, server.player(id, tokens[1]):
                await asked(player)
                assert player.table["coach"] == coach
                assert (await hint_for(player))["type"] == kind


async def test_hints_are_limited_by_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "HINTS_BURST", 2.0)
    monkeypatch.setattr(coaching, "HINTS", 0.0)
    async with serving(tmp_path) as server:
        made = await alone(server, "room25", TOGETHER, 4)
        async with server.player(made["table"]["id"], made["token"]) as player:
            await asked(player)
            assert [(await hint_for(player))["type"] for _ in range(3)] == ["hint", "hint", "error"]
            assert player.got("error")[-1]["code"] == "slow_down"


async def test_a_question_tells_what_it_leaves_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await alone(server, "room25", TOGETHER, 4)
        async with server.player(made["table"]["id"], made["token"]) as player:
            while True:
                await asked(player)
                decision = player.told["decision"]
                if decision["kind"] == "program":
                    break
                option = player.options[0]
                await player.command(type="choose", number=player.number, option=option)
                await asyncio.sleep(0)
            assert {"text": "program push", "why": "central_push"} in decision["blocked"]
