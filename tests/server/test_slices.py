"""Long work leaves everybody else a turn every few milliseconds."""

import asyncio
from collections.abc import Generator
from itertools import pairwise
from pathlib import Path

from cellmates.kernel.match import Match
from cellmates.server.support.slices import Slices
from tests.server.playing import serving


def counting(steps: int, log: list[str], name: str) -> Generator[None, None, int]:
    for _ in range(steps):
        log.append(name)
        yield
    return steps


async def test_works_take_turns_and_let_others_in_between() -> None:
    log: list[str] = []
    slices = Slices(seconds=0)  # a slice is a step

    async def other() -> None:
        while log.count("a") < 5:
            log.append("-")
            await asyncio.sleep(0)

    a, b, _ = await asyncio.gather(
        slices.run(counting(5, log, "a")), slices.run(counting(3, log, "b")), other()
    )
    assert (a, b) == (5, 3)
    steps = [each for each in log if each != "-"]
    assert steps == ["a", "b", "a", "b", "a", "b", "a", "a"]
    at = [place for place, each in enumerate(log) if each != "-"]
    assert all(after > before + 1 for before, after in pairwise(at))


async def test_an_error_in_the_middle_lets_the_next_work_go_on() -> None:
    def broken() -> Generator[None, None, None]:
        yield
        raise ValueError("no such choice")

    slices = Slices(seconds=0)
    log: list[str] = []
    failed, fine = await asyncio.gather(
        slices.run(broken()), slices.run(counting(3, log, "a")), return_exceptions=True
    )
    assert isinstance(failed, ValueError)
    assert fine == 3


async def test_a_table_is_loaded_step_by_step(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", {"mode": "suspicion", "seats": 4}, 4, seats=4)
        async with server.player(id, tokens[0]) as ania:
            for seat in range(1, 4):
                async with server.player(id, tokens[seat]) as person:
                    await person.command(type="choose", number=0, option=person.options[0])
            await ania.until(lambda: ania.number == 3)
        await server.service.tables.evict(id)
        server.service.context.slices = Slices(seconds=0)
        turns, loaded = 0, asyncio.create_task(server.service.tables.get(id))
        made: list[int] = []
        choose = Match.choose

        def watched(self: Match, seat: int, option: int) -> bool:
            made.append(turns)
            return choose(self, seat, option)

        Match.choose = watched  # type: ignore[method-assign]
        try:
            while not loaded.done():
                turns += 1
                await asyncio.sleep(0)
        finally:
            Match.choose = choose  # type: ignore[method-assign]
        assert len(made) == len(set(made)) == 3  # no two choices in one turn of the loop
