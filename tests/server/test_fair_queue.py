"""Work that takes a while is shared out fairly, and done once where it cannot change."""

import asyncio
import threading
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from cellmates.server.api import tables
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.support import fair_queue
from cellmates.server.support.answer_cache import AnswerCache
from cellmates.server.support.fair_queue import FairQueue
from tests.server.playing import serving

A = TypeVar("A")
T = TypeVar("T")


async def in_thread(worker: FairQueue, address: str, work: Callable[[A], T], about: A) -> T:
    return await worker.run(address, partial(asyncio.to_thread, work, about))


async def test_who_asks_for_much_delays_only_herself() -> None:
    worker = FairQueue()
    begun: list[str] = []
    go_on = threading.Event()

    def work(name: str) -> str:
        begun.append(name)
        go_on.wait(10)
        return name.upper()

    greedy = [
        asyncio.create_task(in_thread(worker, "greedy", work, f"g{number}")) for number in range(6)
    ]
    await asyncio.sleep(0.05)
    others = [asyncio.create_task(in_thread(worker, name, work, name)) for name in ("ania", "jan")]
    await asyncio.sleep(0.05)
    assert begun == ["g0"]  # one at a time
    go_on.set()
    assert await asyncio.gather(*others) == ["ANIA", "JAN"]
    assert await asyncio.gather(*greedy) == [f"G{number}" for number in range(6)]
    assert begun == ["g0", "g1", "ania", "jan", "g2", "g3", "g4", "g5"]


async def test_an_address_waits_for_so_much_and_no_more() -> None:
    worker = FairQueue()
    go_on = threading.Event()

    def work(_: int) -> bool:
        return go_on.wait(10)

    waiting = [asyncio.create_task(in_thread(worker, "a", work, each)) for each in range(40)]
    await asyncio.sleep(0.05)
    refused = [each.exception() for each in waiting if each.done()]
    assert len(refused) == 40 - fair_queue.MOST_WAITING
    for each in refused:
        assert isinstance(each, Refusal)
        assert (each.code, each.status) == ("slow_down", 429)
    other = asyncio.create_task(in_thread(worker, "b", work, 0))
    waiting[-1].cancel()
    go_on.set()
    assert await other
    assert all(await asyncio.gather(*(each for each in waiting if not each.done())))
    assert await in_thread(worker, "a", work, 0)  # and again when everything is done


async def test_what_fails_fails_for_who_asked() -> None:
    worker = FairQueue()

    def work(number: int) -> float:
        return 1 / number

    one, two = await asyncio.gather(
        in_thread(worker, "a", work, 0), in_thread(worker, "a", work, 2), return_exceptions=True
    )
    assert isinstance(one, ZeroDivisionError)
    assert two == 0.5


async def test_who_has_gone_is_not_worked_for() -> None:
    worker = FairQueue()
    go_on = threading.Event()
    done: list[str] = []

    def work(name: str) -> None:
        go_on.wait(10)
        done.append(name)

    tasks = [asyncio.create_task(in_thread(worker, "a", work, name)) for name in "xyz"]
    await asyncio.sleep(0.05)
    tasks[1].cancel()
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(tasks[0], tasks[2])
    assert done == ["x", "z"]


def test_answers_are_kept_up_to_so_many_bytes() -> None:
    answers = AnswerCache(100_000)
    for number in range(6):
        answers.keep(number, bytes(20_000))
        assert answers.get(0) is not None  # wanted all the time
    assert answers.get(1) is None
    assert answers.get(5) == bytes(20_000)
    answers.keep("large", bytes(26_000))
    assert answers.get("large") is None
    for _ in range(50):
        answers.keep("same", bytes(20_000))
    assert answers.get(0) is not None


def test_many_small_answers_are_not_free() -> None:
    """Anybody may ask for any part of a replay, also for one that there is not."""
    answers = AnswerCache(100_000)
    tracemalloc.start()
    try:
        for number in range(2000):
            answers.keep((10**1000 + number, "replay"), b"%d" % number)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < 200_000
    assert answers.get((10**1000 + 1999, "replay")) == b"1999"


async def test_a_game_that_is_over_is_played_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []

    def counting(name: str) -> None:
        real = getattr(tables, name)

        def work(*given: Any) -> Any:
            played.append(name)
            return real(*given)

        monkeypatch.setattr(tables, name, work)

    for name in ("frames", "record_text", "verdict_on"):
        counting(name)
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", {"mode": "cooperation", "seats": 2}, 1, seats=2)
        path = f"/api/tables/{id}"
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(1), 1)
            for _ in range(2):  # it goes on: nothing is kept
                assert (await server.ask("GET", path + "/replay?to=0"))[0] == 200
            assert played == ["frames"] * 2
            await person.play(Random(1))
            assert person.over
        played.clear()
        for what in ("replay?eyes=open&to=3", "replay?eyes=0&to=3", "record", "verify"):
            first = await server.ask("GET", f"{path}/{what}")
            assert first[0] == 200
            assert await server.ask("GET", f"{path}/{what}") == first
        assert played == ["frames", "frames", "record_text", "verdict_on"]
