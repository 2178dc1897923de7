"""Analyses over HTTP: refused before the end, made where bots think, kept, stopped."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cellmates.analysis import Moment, luck_of, moments
from cellmates.analysis import analyst as analysts
from cellmates.server.bots.worker import AnalysisTask, BotReply
from tests.server.playing import Server, serving
from tests.server.test_ending import CONFIG, finished


class SlowThinkers:
    """Answers as a bot process does, a choice at a time, when it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.let = asyncio.Event()

    async def analyse(self, address: str, task: AnalysisTask) -> BotReply:
        """One more choice, of which only the chances are invented."""
        self.asked += 1
        await self.let.wait()
        found: Moment = {
            "number": task.first,
            "seat": None if task.first == 0 else task.played.choices[task.first - 1][0],
            "text": "",
            "kind": "",
            "about": "",
            "round": 1,
            "then": 1,
            "futures": [[0.5]],
            "comparison": None,
            "beliefs": [],
        }
        return BotReply(moments=[dict(found)])


async def made(server: Server, id: str) -> dict[str, Any]:
    """The state of an analysis once nobody works on it any more."""
    while True:
        status, state = await server.ask("GET", f"/api/tables/{id}/analysis")
        assert status == 200
        if not state["running"]:
            return dict(state)
        await asyncio.sleep(0.02)


async def test_an_analysis_is_refused_before_the_end_then_made_once_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysts, "DEALS", 1)
    async with serving(tmp_path) as server:
        id, _ = await server.filled("room25", CONFIG, 1, seats=4)
        for method in ("GET", "POST", "DELETE"):
            status, refused = await server.ask(method, f"/api/tables/{id}/analysis")
            assert (status, refused["code"]) == (409, "not_over")
        id = await finished(server)
        analyses = server.service.analyses
        thinkers = SlowThinkers()
        monkeypatch.setattr(analyses, "_bots", thinkers)
        _, state = await server.ask("GET", f"/api/tables/{id}/analysis")
        assert state == {"running": False, "done": 0, "total": 0, "numbers": [], "analysis": None}
        # Stopped: nothing is kept.
        _, state = await server.ask("POST", f"/api/tables/{id}/analysis", {})
        assert state["running"]
        await server.ask("DELETE", f"/api/tables/{id}/analysis")
        assert (await made(server, id))["analysis"] is None
        # Made: numbers leave out what was taken back.
        thinkers.let.set()
        await server.ask("POST", f"/api/tables/{id}/analysis", {})
        state = await made(server, id)
        analysis = state["analysis"]
        entries = await server.service.store.entries(id)
        taken_back = [entry for entry in entries if entry.option < 0]
        assert taken_back
        assert len(state["numbers"]) == analysis["total"] + 1 == len(analysis["curve"])
        assert len(state["numbers"]) == len(entries) - 2 * len(taken_back) + 1
        assert state["numbers"][-1] == entries[-1].number
        # Kept: nobody is asked again.
        asked = thinkers.asked
        _, again = await server.ask("POST", f"/api/tables/{id}/analysis", {})
        assert again == state
        assert thinkers.asked == asked


def test_a_bot_process_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    from cellmates.analysis import room25 as of_room25
    from cellmates.server.bots import worker
    from tests.analysis.test_analysis import game

    monkeypatch.setattr(of_room25.chances, "ROLLOUTS", 1)
    monkeypatch.setattr(of_room25.Room25Analyst, "tables", 2)
    monkeypatch.setattr(of_room25.beliefs, "TABLES", 2)
    monkeypatch.setattr(worker, "SLICE", 0.0)  # a choice at a time
    wanted = game("competition-ultimate")
    luck = luck_of(wanted)
    players = worker.Players()
    found: list[dict[str, Any]] = []
    for first in range(4):
        reply = worker.answer(players, AnalysisTask("t", wanted, luck, first))
        assert reply.moments is not None
        assert len(reply.moments) == 1
        found += reply.moments
    assert found == [dict(each) for each in moments(wanted, luck, range(4))]
    beside = worker.answer(worker.Players(), AnalysisTask("t", wanted, luck, 2))
    assert beside.moments == found[2:3]  # another process can take over
