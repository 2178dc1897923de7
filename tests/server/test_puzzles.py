"""Puzzles over HTTP: the solver is told what his seat knows, and the answer when he has answered;
a house in a browser makes new ones, whose links make them again."""

import json
from pathlib import Path

import pytest

from cellmates.puzzles import kinds_of, shipped
from cellmates.puzzles.telling import position
from cellmates.server.browser import puzzles
from cellmates.server.browser.house import BrowserHouse
from tests.server.playing import serving


async def test_the_answer_is_told_only_to_who_has_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for game in ("room25", "lockup"):
            status, told = await server.ask("GET", f"/api/puzzles/{game}")
            assert status == 200
            assert not told["makes"]
            assert [each["id"] for each in told["puzzles"]] == list(shipped(game))
            assert "answer" not in json.dumps(told)
            puzzle = next(iter(shipped(game).values()))
            path = f"/api/puzzles/{game}/{puzzle.id}"
            status, told = await server.ask("GET", path)
            assert (status, told) == (200, json.loads(json.dumps(position(puzzle))))
            for option in (puzzle.problem.answer, None):
                status, told = await server.ask("POST", f"{path}/answer", {"option": option})
                assert status == 200
                assert told["right"] == (option is not None)
                assert told["answer"] == puzzle.problem.answer
            assert (await server.ask("POST", f"{path}/answer", {"option": "x"}))[0] == 400
        for path in ("chess", "room25/nothing", "room25/new-guard-00000000-0"):
            assert (await server.ask("GET", f"/api/puzzles/{path}"))[0] == 404


async def test_a_browser_makes_new_ones_that_their_link_makes_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guard = kinds_of("room25")["guard"]
    monkeypatch.setattr("secrets.choice", lambda kinds: guard)
    monkeypatch.setattr("secrets.token_bytes", lambda number: bytes([0, 0, 0, 1]))
    house = BrowserHouse()
    offered = await house.ask("GET", "/api/puzzles/room25")
    assert json.loads(offered.body)["makes"]
    made = await house.ask("POST", "/api/puzzles/room25", "{}")
    assert made.status == 201
    told = json.loads(made.body)
    assert told["id"].startswith("new-guard-00000001-")
    puzzles._made.clear()
    again = await house.ask("GET", f"/api/puzzles/room25/{told['id']}")
    assert json.loads(again.body) == told
    answered = await house.ask("POST", f"/api/puzzles/room25/{told['id']}/answer", "{}")
    assert json.loads(answered.body)["right"] is False
    assert (await house.ask("GET", "/api/puzzles/room25/new-guard-zz")).status == 404
    shipped_one = next(iter(shipped("room25")))
    assert (await house.ask("GET", f"/api/puzzles/room25/{shipped_one}")).status == 200
