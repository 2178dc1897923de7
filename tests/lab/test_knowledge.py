"""What players could know: bits of roles and tiles, certainty, and what claims tell."""

from collections import Counter
from math import log2

import pytest

from cellmates.bots.room25.memory import Memory
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.lab.arena import Simulation, play_game
from cellmates.lab.experiment import GameRow, play_rows
from cellmates.lab.knowledge import information
from cellmates.lab.room25.information import _Thought, told_once_more
from cellmates.lab.study import GameInformation, nothing_known, study_of
from cellmates.room25.config import Config
from cellmates.room25.setup import deal

SEED = bytes(range(32))
GAME = GAMES["room25"]


def watched(games: int, manners: dict[str, str] | None = None, **keys: object) -> list[GameRow]:
    plan = Simulation("room25", keys, ("careful",), {}, SEED, tuple((manners or {}).items()), True)
    return play_rows((plan, 0, games))


def test_the_first_round_of_suspicion() -> None:
    """One of four others is the guard: two bits; all have looked at one tile or none."""
    (row,) = watched(1, mode="suspicion", seats=5)
    known = row["information"]
    assert known["people"] == [4, 1]
    first = [line for line in known["rounds"] if line[0] == 1]
    assert [line[1] for line in first] == list(range(5))
    assert Counter(tuple(line[2:4]) for line in first) == {(2000, 250): 4, (-1, 0): 1}
    assert all(line[4] == line[5] for line in first)  # nobody has said anything yet


def test_no_round_is_left_out() -> None:
    """Not even those in which somebody, a guard who is known, has nothing to choose."""
    for row in watched(4, mode="suspicion", seats=6):
        rounds = {line[0] for line in row["information"]["rounds"]}
        played = row["figures"]["rounds"] - (row["reason"] == "countdown")  # the last is not begun
        assert rounds == set(range(1, played + 1))


def test_tiles_are_as_likely_as_tables_are_imagined() -> None:
    """The odds of each tile beside how often it is each room in tables drawn by the rules."""
    config = GAME.config({"mode": "cooperation", "seats": 4, "complex_preset": "coop_easy"})
    assert isinstance(config, Config)
    table = deal(config, SEED)
    for _ in range(12):
        seat = table.waiting[0]
        table.choose(seat, table.decision(seat).options[0])
    memory = Memory()
    memory.begin(table.view(0))  # type: ignore[arg-type]
    for tile in range(25):
        if table.up >> tile & 1 or table.seen[tile] & 1:
            memory.learn(tile, table.room[tile])
    thought = _Thought(table, memory)
    assert 10 < len(thought.hidden) < 25
    drawn: dict[int, Counter[int]] = {tile: Counter() for tile in thought.hidden}
    draws = 1500
    dice = Dice(SEED)
    for _ in range(draws):
        twin = table.reimagine(0, dice)
        for tile in thought.hidden:
            drawn[tile][twin.room[tile]] += 1
    for tile in thought.hidden:
        odds = thought.odds(tile, 0, (), [0.0] * 8)
        assert sum(odds) == pytest.approx(1)
        for room, likely in enumerate(odds):
            spread = 5 * (likely * (1 - likely) / draws) ** 0.5
            assert drawn[tile][room] / draws == pytest.approx(likely, abs=spread + 0.002)


def test_a_trusted_word_leaves_less_to_find_out() -> None:
    table = deal(GAME.config({"mode": "cooperation", "seats": 4}), SEED)
    memory = Memory()
    memory.begin(table.view(0))  # type: ignore[arg-type]
    thought = _Thought(table, memory)
    tile = thought.hidden[0]

    def bits(trust: float) -> float:
        odds = thought.odds(tile, 0, [(1, tile, 0)], [1.0, trust])
        return -sum(share * log2(share) for share in odds if share)

    assert bits(1.0) < bits(0.5) < bits(0.0)
    assert thought.odds(tile, 1, [(1, tile, 0)], [1.0, 1.0]) == thought.odds(tile, 0, (), [])


def test_true_claims_bring_the_truth_nearer_and_lies_do_not() -> None:
    claims = [line for row in watched(6, mode="suspicion") for line in row["information"]["claims"]]
    right = [line[4] for line in claims if line[2]]
    wrong = [line[4] for line in claims if not line[2]]
    assert min(right) >= 0
    assert max(wrong) <= 0
    assert sum(right) > 0 > sum(wrong)


def test_who_is_certain_is_noted_once_and_before_everybody_knows() -> None:
    noted = 0
    for row in watched(4, mode="suspicion", seats=6):
        guards = {
            seat for each in row["parties"] if each["side"] == "guard" for seat in each["seats"]
        }
        public: dict[int, int] = {}
        seen = set()
        for number, seat, suspect, right in row["information"]["certain"]:
            assert right == (suspect in guards)
            assert seat not in guards
            assert seat != suspect
            assert (seat, suspect) not in seen
            seen.add((seat, suspect))
            if seat < 0:
                public[suspect] = number
            else:
                assert number < public.get(suspect, 99)
            noted += 1
    assert noted


@pytest.mark.parametrize(
    ("manners", "silent", "lies"),
    [
        ({"guard": "honest"}, [], False),
        ({"guard": "mute"}, ["guard"], False),
        ({"prisoner": "mute"}, ["prisoner"], True),
    ],
)
def test_a_manner_changes_what_a_side_says(
    manners: dict[str, str], silent: list[str], lies: bool
) -> None:
    rows = watched(2, manners, mode="suspicion", seats=6)
    plain = watched(2, mode="suspicion", seats=6)
    speakers: Counter[str] = Counter()
    wrong = 0
    for row, other in zip(rows, plain, strict=True):
        side_of = {seat: each["side"] for each in row["parties"] for seat in each["seats"]}
        assert side_of == {seat: e["side"] for e in other["parties"] for seat in e["seats"]}
        for line in row["information"]["claims"]:
            speakers[side_of[line[1]]] += 1
            wrong += not line[2]
    assert sorted(speakers) == sorted({"guard", "prisoner"} - set(silent))
    assert (wrong > 0) == lies


def test_ways_of_speaking_are_those_of_the_mode() -> None:
    study = study_of("room25")
    assert study.manners(GAME.config({"mode": "cooperation"})) == [{"everybody": "mute"}]
    assert len(study.manners(GAME.config({"mode": "suspicion"}))) == 4
    for mode in ("solo", "team", "competition"):
        assert study.manners(GAME.config({"mode": mode})) == ()


def test_a_game_counts_once_however_many_play_it() -> None:
    two = GameInformation(
        people=[2, 1],
        rounds=[[1, 0, 1000, 500, 4000, 3000, 3500], [1, 1, 3000, 1000, 6000, 5000, 4500],
                [1, 2, -1, 0, 5000, 4000, 4000], [2, 0, 0, 1000, 1000, 1000, 1000]],
        certain=[[2, 0, 2, 1], [2, 1, 0, 0]],
        claims=[[1, 0, 1, 2, 3000], [1, 2, 0, 1, -2000]],
    )  # fmt: skip
    one = GameInformation(
        people=[2, 1],
        rounds=[[1, 0, 1000, 500, 4000, 4000, 4000]],
        certain=[[1, -1, 2, 1]],
        claims=[],
    )
    found = information([two, one, nothing_known()])
    first, second = found["rounds"]
    assert (first["games"], second["games"]) == (2, 1)
    assert first["roles"]["value"] == 1.5  # (2 + 1) / 2
    assert first["certain"]["value"] == 0.25
    assert first["alone"]["value"] == 4.5
    assert first["surprise"]["value"] == 4.0
    assert [line["found"]["value"] for line in found["guards"]] == [0, 0.25]
    assert [line["public"]["value"] for line in found["guards"]] == [0.5, 0.5]
    assert [line["wrong"]["value"] for line in found["guards"]] == [0, 0.25]
    right, wrong = found["claims"]
    assert (right["right"], right["count"], right["bits"]["value"]) == (True, 1, 1.5)
    assert (wrong["right"], wrong["count"], wrong["bits"]["value"]) == (False, 1, -2.0)
    assert [line["seat"] for line in found["seats"]] == [0, 0, 1, 2]
    assert "roles" not in found["seats"][3]
    assert information([nothing_known()]) == {}


def test_watching_changes_nothing_of_the_game() -> None:
    plan = Simulation("room25", {"mode": "suspicion"}, ("careful",), {}, SEED)
    config = GAME.config(plan.keys)
    played = play_game(plan, config, 0)
    before = played.table.digest()
    assert told_once_more(played.table, config, played.seed)["rounds"]  # type: ignore[arg-type]
    assert played.table.digest() == before
    assert watched(1, mode="suspicion")[0]["digest"] == before
