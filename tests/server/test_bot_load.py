"""Many bots at once: think time is shared out by address and table, levels yield work in steps, and
a bot's process may be killed or told to stop in the middle of a thought."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cellmates import bots
from cellmates.bots.host import hooks_of
from cellmates.bots.scheduler import Scheduler
from cellmates.bots.turns import BotTurn
from cellmates.games import GAMES
from cellmates.server.bots import pool, thinkers
from cellmates.server.bots.pool import BotProcess
from cellmates.server.bots.work_share import SHARES, WorkShare
from cellmates.server.bots.worker import BotReply, HintTask, Introduction, Task
from cellmates.server.support.fair_queue import FairQueue
from cellmates.server.support.prometheus import PrometheusMetrics
from tests.server.playing import serving

SUSPICION: dict[str, Any] = {"mode": "suspicion", "seats": 6}


def turn_of(game: str, keys: dict[str, Any], level: str) -> tuple[BotTurn, Introduction]:
    """The first turn of a bot that imagines, and who it is."""
    config = GAMES[game].config(keys)
    table = GAMES[game].deal(config, bytes(32))
    while table.decision(table.waiting[0]).kind in ("clue", "trait"):
        seat = table.waiting[0]
        table.choose(seat, table.decision(seat).options[0])
    seat = table.waiting[0]
    scheduler = Scheduler()
    scheduler.sit(seat, hooks_of(bots.kind_of(game, level)), table)
    turn = scheduler.due(table)[0]
    if turn.decision is None:  # it may say something first
        turn = turn._replace(decision=table.decision(seat), phrases=())
        turn = turn._replace(imagined=table.reimagine(seat, table.dice.fork()))
    return turn, Introduction(game, level, bytes(32), GAMES[game].config_keys(config))


def task_of(table: str, game: str = "room25", keys: dict[str, Any] = SUSPICION) -> Task:
    turn, introduction = turn_of(game, keys, "mastermind")
    return Task(table, turn.seat, turn, introduction)


# Shares of work.


def test_work_is_yielded_in_steps_and_taken_back() -> None:
    now = 0.0
    share = WorkShare(lambda: now)
    share.mean = 0.5
    assert [share.waiting(0), share.waiting(2)] == [1.0, 1.0]
    found = []
    for _ in range(6):
        share.mean = 0.5
        found.append(share.waiting(20))
    assert found == [*SHARES[1:], 0.0, 0.0, 0.0]
    share.mean = 0.001
    assert share.waiting(1) == 0.0  # not at once
    for expected in (0.25, 0.5, 1.0, 1.0):
        now += 3.0
        share.mean = 0.001
        assert share.waiting(0) == expected


def test_the_mean_time_of_a_turn_follows_what_turns_take() -> None:
    share = WorkShare(lambda: 0.0)
    for _ in range(40):
        share.took(0.2)
    assert 0.19 < share.mean < 0.21


async def test_waiting_turns_lower_the_share_and_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sixty turns at once of bots that take 0.1 s each: the later ones are asked for less."""
    shares: list[float] = []
    seconds: list[float | None] = []
    now = 0.0

    async def exchange(_: BotProcess, task: Task) -> BotReply:
        nonlocal now
        shares.append(task.turn.share)
        seconds.append(task.turn.seconds)
        now += 0.1 * task.turn.share + 0.001
        await asyncio.sleep(0)
        return BotReply(hurried=task.turn.share == 0.5)

    monkeypatch.setattr(BotProcess, "_exchange", exchange)
    monkeypatch.setattr(pool, "monotonic", lambda: now)
    metrics = PrometheusMetrics()
    process = BotProcess(metrics)
    turn = turn_of("lockup", {"seats": 2}, "careful")[0]
    await asyncio.gather(
        *(process.think("ania", Task(f"t{n}", 0, turn), 20) for n in range(60)),
    )
    await process.close()
    assert shares[0] == 1.0
    assert shares == sorted(shares, reverse=True)
    assert set(shares) == {1.0, 0.5, 0.25}
    assert all(each is not None and 0.0 < each <= thinkers.SECONDS for each in seconds)
    assert now < thinkers.SECONDS  # nobody has waited longer
    told = metrics.text().decode()
    assert f'cellmates_bot_turns_total{{share="1"}} {shares.count(1.0):.1f}' in told
    assert f"cellmates_bot_hurried_total {shares.count(0.5):.1f}" in told


async def test_the_tables_of_one_address_take_turns() -> None:
    queue = FairQueue(most_waiting=None)
    done: list[str] = []

    async def job(name: str) -> None:
        done.append(name)

    def run(address: str, table: str, name: str) -> "asyncio.Task[None]":
        return asyncio.create_task(queue.run(address, lambda: job(name), table))

    tasks = [run("a", "one", f"one{n}") for n in range(4)]
    tasks += [run("a", "two", f"two{n}") for n in range(2)]
    tasks += [run("b", "three", "three0")]
    await asyncio.sleep(0)
    assert queue.waiting == 7
    await asyncio.gather(*tasks)
    assert done == ["one0", "three0", "two0", "one1", "two1", "one2", "one3"]


# A process in the middle of a thought.


async def started(process: BotProcess, task: Task | HintTask) -> None:
    """Until the task has been sent."""
    while process._running is not task or process._process is None:
        await asyncio.sleep(0.005)


@pytest.fixture
async def process() -> AsyncIterator[BotProcess]:
    made = BotProcess()
    yield made
    await made.close()


async def test_a_killed_process_is_replaced_and_the_bot_introduced_anew(
    process: BotProcess,
) -> None:
    task = task_of("t")
    thinking = asyncio.create_task(process.think("a", task, 60))
    await started(process, task)
    assert process._process is not None
    os.kill(process._process.pid, signal.SIGKILL)
    reply = await thinking
    assert reply.act is None
    assert reply.forgot  # so that its host tells it everything again
    again = await process.think("a", task, 60)
    assert again.act is not None
    assert task.turn.decision is not None
    assert again.act.pick in task.turn.decision.options


async def test_a_process_that_nobody_asks_ends_and_the_next_task_starts_another() -> None:
    process = BotProcess(idle=0.2)
    try:
        task = task_of("t")
        thinking = asyncio.create_task(process.think("a", task, 60))
        await started(process, task)
        first = process._process
        assert (await thinking).act is not None
        assert first is not None
        await asyncio.wait_for(first.wait(), 20)
        assert (await process.think("a", task_of("t"), 60)).act is not None
    finally:
        await process.close()


async def test_a_thought_that_nobody_waits_for_ends_and_the_process_lives(
    process: BotProcess,
) -> None:
    assert (await process.think("a", task_of("none"), 60)).act is not None
    first = task_of("one")
    thinking = asyncio.create_task(process.think("a", first, 60))
    await started(process, first)
    assert process._process is not None
    pid = process._process.pid
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    second = await process.think("b", task_of("two"), 60)
    assert second.act is not None
    assert process._process is not None
    assert process._process.pid == pid


@pytest.mark.parametrize(
    ("game", "keys"), [("room25", SUSPICION), ("lockup", {"seats": 4})], ids=["room25", "lockup"]
)
async def test_a_thinking_bot_needs_little_memory(
    process: BotProcess, game: str, keys: dict[str, Any]
) -> None:
    reply = await process.think("a", task_of("t", game, keys), 60)
    assert reply.act is not None
    assert process._process is not None
    status = Path(f"/proc/{process._process.pid}/status").read_text(encoding="ascii")
    most = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    assert int(most.split()[1]) < 60 * 1024


# The operator's limit.


async def test_the_operator_limits_the_level_of_bots(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_limit="careful") as server:
        for name in GAMES:
            _, told = await server.ask("GET", f"/api/games/{name}")
            assert isinstance(told, dict)
            assert told["bots"][0] == "careful"
            assert told["ranked"] == ["random", "rookie", "regular", "careful"]
        wish = {"game": "lockup", "config": {"seats": 2}, "bots": {"1": "mastermind"}}
        status, refused = await server.ask("POST", "/api/tables", wish)
        assert (status, refused["code"]) == (400, "no_such_bot")


def test_a_limit_lowers_the_level_and_leaves_the_temperament() -> None:
    assert bots.limited("room25", "mastermind:liar", "careful") == "careful:liar"
    assert bots.limited("room25", "rookie", "careful") == "rookie"
    assert bots.limited("room25", "mastermind", None) == "mastermind"
    assert bots.limited("lockup", "shrewd:bold", "random") == "random"
