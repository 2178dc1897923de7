"""Newcomers take turns, and those who would wait too long are refused."""

import asyncio
from contextlib import suppress
from dataclasses import replace

import pytest

from cellmates.server.protocol.refusal import Refusal
from cellmates.server.support.limits import UNLIMITED
from cellmates.server.support.newcomers import AT_ONCE, Newcomers
from cellmates.server.support.pressure import LEAST, Pressure


class Door:
    """Newcomers whose being stored ends when the test says so."""

    def __init__(self, newcomers: Newcomers) -> None:
        self.newcomers = newcomers
        self.inside: list[int] = []
        self.done = asyncio.Event()

    async def come(self, who: int) -> None:
        async with self.newcomers.let_in():
            self.inside.append(who)
            await self.done.wait()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_few_at_a_time_and_in_their_order() -> None:
    door = Door(Newcomers(Pressure(0.3), replace(UNLIMITED, newcomer_seconds=60)))
    coming = [asyncio.create_task(door.come(who)) for who in range(AT_ONCE + 3)]
    await settle()
    assert door.inside == list(range(AT_ONCE))
    door.done.set()
    await asyncio.gather(*coming)
    assert door.inside == list(range(AT_ONCE + 3))


async def test_who_would_wait_too_long_is_refused_and_takes_no_place() -> None:
    door = Door(Newcomers(Pressure(0.3), replace(UNLIMITED, newcomer_seconds=0)))
    coming = [asyncio.create_task(door.come(who)) for who in range(AT_ONCE)]
    await settle()
    with pytest.raises(Refusal) as refused:
        await door.come(99)
    assert (refused.value.code, refused.value.status) == ("busy", 503)
    door.done.set()
    await asyncio.gather(*coming)
    await door.come(100)
    assert door.inside == [*range(AT_ONCE), 100]


async def test_nobody_new_comes_in_while_those_who_sit_wait() -> None:
    pressure = Pressure(0.3, lambda: 0.0)
    door = Door(Newcomers(pressure, replace(UNLIMITED, newcomer_seconds=60)))
    coming = [asyncio.create_task(door.come(who)) for who in range(AT_ONCE + 1)]
    await settle()
    for _ in range(LEAST):
        pressure.note(5.0)
    with pytest.raises(Refusal):
        await door.come(99)
    door.done.set()
    told = await asyncio.gather(*coming, return_exceptions=True)
    assert told[:AT_ONCE] == [None] * AT_ONCE
    assert isinstance(told[AT_ONCE], Refusal)  # she was waiting when it became too much


async def test_new_tables_have_a_pace_and_who_would_wait_too_long_is_refused() -> None:
    clock = [100.0]
    limits = replace(UNLIMITED, newcomers=10.0, newcomers_burst=5.0, newcomer_seconds=0.05)
    newcomers = Newcomers(Pressure(0.3), limits, lambda: clock[0])

    async def come(many: int) -> int:
        let_in = 0
        for _ in range(many):
            with suppress(Refusal):
                async with newcomers.let_in():
                    let_in += 1
        return let_in

    assert await come(30) == 6  # a class that comes at once, and no more
    clock[0] += 0.1
    assert await come(30) == 1
    clock[0] += 60.0
    assert await come(30) == 6
