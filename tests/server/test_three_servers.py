"""Three real servers on one PostgreSQL: one stands still with tables locked, another is deaf.

The whole list of faults, with how long tables may stand still, is `python -m tests.server.faults`.
"""

import asyncio
import random

from tests.server.faults import House, house, suffer


async def stopped_and_deaf(these: House) -> None:
    """The first stands still before its commit, the second does not hear the others any more, and
    all tables go on."""
    these.proxies[0].freeze_before_commit()
    await these.proxies[0].trapped.wait()
    these.servers[0].pause()
    these.proxies[1].freeze(lambda wire: wire.listens)
    before = [each.number for each in these.tables]
    while not all(
        each.over or each.number > number + 1
        for each, number in zip(these.tables, before, strict=True)
    ):
        await asyncio.sleep(0.05)
    these.servers[0].resume()
    these.proxies[0].thaw()
    these.proxies[1].thaw()


async def test_all_go_on_no_promise_is_broken_and_everybody_agrees(database: str) -> None:
    random.seed(25)
    async with house(database) as these:
        tables = await suffer(these, stopped_and_deaf, pace=0.3, after=0)
    assert sum(len(person.promised) for each in tables for person in each.people) > 20
