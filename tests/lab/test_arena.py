"""The arena: the same games for any number of processes, seats and sides shared out fairly."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cellmates import bots
from cellmates.bots import Bot
from cellmates.games import GAMES, Parts
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision, Outcome
from cellmates.lab import study
from cellmates.lab.arena import Results, Simulation, play_games, run, seed_for
from cellmates.lab.study import Study, study_of

SEED = bytes(range(32))
MODES = ("suspicion", "cooperation", "solo", "competition", "team")


def _plan(
    names: str = "random", mode: str = "suspicion", sides: str = "", **keys: object
) -> Simulation:
    named = dict(pair.split("=") for pair in sides.split(",") if pair)
    return Simulation("room25", {"mode": mode, **keys}, tuple(names.split(",")), named, SEED)


def _counted(results: Results) -> dict[str, Any]:
    return {
        **{name: value for name, value in vars(results).items() if name != "figures"},
        "figures": {name: repr(tally) for name, tally in results.figures.items()},
    }


def _all(plan: Simulation, games: int, jobs: int) -> Results:
    total = Results()
    for part in run(plan, games, jobs):
        total.merge(part)
    return total


def test_any_number_of_jobs_gives_the_same_result() -> None:
    plan = _plan("random", "competition")
    alone = _counted(_all(plan, 24, 1))
    assert alone == _counted(_all(plan, 24, 2))
    assert alone == _counted(play_games(plan, 0, 24))
    assert alone["games"] == 24


def test_another_seed_gives_other_games() -> None:
    plan = _plan()
    other = plan._replace(seed=bytes(32))
    assert _counted(play_games(plan, 0, 6)) != _counted(play_games(other, 0, 6))


def test_seeds_differ_for_everything() -> None:
    seeds = {seed_for(SEED, "game", number) for number in range(50)}
    seeds |= {seed_for(SEED, "bot", number, seat) for number in range(50) for seat in range(8)}
    assert len(seeds) == 50 * 9
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_counted(mode: str) -> None:
    results = play_games(_plan(mode=mode), 0, 8)
    study = study_of("room25")
    sides = study.sides(GAMES["room25"].config({"mode": mode}))
    assert {side for side, _ in results.parties} == set(sides)
    parties = {"competition": 3, "suspicion": 2, "team": 2}.get(mode, 1)
    assert results.parties.total() == 8 * parties
    assert results.wins.total() <= 8 * parties
    assert results.reasons.total() == 8
    assert results.figures["decisions"].count == results.figures["rounds"].count == 8


def test_seats_of_one_side_win_and_lose_as_one() -> None:
    results = play_games(_plan("random,random"), 0, 5)
    assert results.parties == {("prisoner", "random"): 5, ("guard", "random"): 5}
    assert results.wins.total() == 5


class _Named(Bot):
    """Plays at random under a name of its own."""

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        return self.any_of(decision.options)


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all bots in the order in which they were asked for."""
    names: list[str] = []

    def make(game: str, name: str, seed: bytes, config: object = None) -> Bot:
        names.append(name)
        return _Named(seed)

    monkeypatch.setattr(bots, "make", make)
    return names


def test_bots_take_turns_over_the_seats(seated: list[str]) -> None:
    play_games(_plan("a,b", "competition"), 0, 2)
    assert seated == ["a", "b", "a", "b", "a", "b"]
    del seated[:]
    results = play_games(_plan("a,b", "team"), 0, 4)
    assert seated[:12] == ["a", "b"] * 3 + ["b", "a"] * 3
    assert results.parties == dict.fromkeys([("a", "a"), ("b", "b"), ("b", "a"), ("a", "b")], 2)


def test_bots_by_side(seated: list[str]) -> None:
    results = play_games(_plan("a", sides="guard=b"), 0, 4)
    assert results.parties == {("prisoner", "a"): 4, ("guard", "b"): 4}
    assert Counter(seated) == {"a": 16, "b": 8}


def _heard(wanted: Callable[[Event], bool], games: int) -> int:
    """How many events of a kind there were in the games of the plan, told by the table itself."""
    game = GAMES["room25"]
    config = game.config({"mode": "suspicion"})
    count = 0
    for number in range(games):
        table = game.deal(config, seed_for(SEED, "game", number))
        table.listen()
        seats = {s: _Named(seed_for(SEED, "bot", number, s)) for s in range(6)}
        while not table.over:
            for seat in table.waiting:
                table.choose(seat, seats[seat].pick({}, table.decision(seat)))
                count += sum(wanted(event) for event in table.news)
    return count


def test_every_death_is_counted_once() -> None:
    results = play_games(_plan(), 0, 10)
    assert results.mishaps.total() == _heard(lambda event: event.kind == "died", 10) > 0


def test_a_game_without_a_study_has_a_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "PARTS", {"quiet": Parts(rules="cellmates.room25:GAME")})
    plain = study_of("quiet")
    assert type(plain) is Study
    table = GAMES["room25"].deal(GAMES["room25"].config({"mode": "team"}), SEED)
    assert plain.sides(None) == (plain.side_of(table, 1),)
    assert plain.party_of(table, 1) != plain.party_of(table, 2)
    assert plain.won(Outcome((1, 3), "stars", (2.0, 5.0, 1.0, 5.0)), 3)
    assert not plain.won(Outcome((1, 3), "stars", (2.0, 5.0, 1.0, 5.0)), 0)
    assert not plain.figures(table)
    assert not plain.mishaps(table, None, SEED)
