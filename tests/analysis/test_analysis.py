"""Analyses repeat, add up, are the same however the work is shared, and keep secrets."""

import json
from functools import cache
from pathlib import Path

import pytest

from cellmates.analysis import (
    Analysis,
    Played,
    Unfinished,
    analyse,
    analyst,
    luck_of,
    moments,
    own_eyes,
    played,
    put_together,
    starting_chances,
)
from cellmates.analysis import lockup as of_lockup
from cellmates.analysis import room25 as of_room25
from cellmates.analysis.analyse import Follower, dice_for, parts_of_rounds, round_of
from cellmates.analysis.analyst import reach
from cellmates.analysis.structure import Side
from cellmates.analysis.summary import summary
from cellmates.analysis.work import parts_of
from cellmates.bots.room25.rollout import say_the_rest
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.record import load
from cellmates.room25.names import CHARACTERS, COLOURS, GUARD, colour_of
from cellmates.room25.options import CLAIMS
from cellmates.room25.table import Room25Table
from cellmates.terminal.wording import table_of

RECORDS = Path(__file__).parents[1] / "records"
SHORT = ("competition-ultimate", "cooperation-ultimate", "lockup/solo-expert")
"""Records of a few choices by random players."""


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with a tenth of the rollouts: what is tested does not depend on how many."""
    monkeypatch.setattr(analyst, "DEALS", 2)
    monkeypatch.setattr(of_room25.chances, "ROLLOUTS", 2)
    monkeypatch.setattr(of_room25.Room25Analyst, "tables", 2)
    monkeypatch.setattr(of_room25.beliefs, "TABLES", 5)
    monkeypatch.setattr(of_lockup.chances, "ROLLOUTS", 1)
    monkeypatch.setattr(of_lockup.LockupAnalyst, "tables", 2)


def game(name: str) -> Played:
    return played(load(RECORDS / f"{name}.json"))


@cache
def analysed(name: str) -> Analysis:
    return analyse(game(name))


@pytest.mark.parametrize("name", SHORT)
def test_parts_in_any_order_make_the_same_analysis(name: str) -> None:
    wanted = game(name)
    luck = luck_of(wanted)
    found = [each for part in reversed(parts_of(wanted)) for each in moments(wanted, luck, part)]
    whole = put_together(wanted, starting_chances(wanted, luck), found)
    assert json.dumps(whole) == json.dumps(analysed(name))


def test_other_luck_makes_another_analysis() -> None:
    other = analyse(game("competition-ultimate"), b"other")
    assert other["curve"] != analysed("competition-ultimate")["curve"]


@pytest.mark.parametrize("name", SHORT)
def test_an_analysis_adds_up(name: str) -> None:
    found = analysed(name)
    wanted = game(name)
    table = Follower(wanted).table
    for seat, option in wanted.choices:
        table.choose(seat, option)
    assert table.outcome is not None
    assert len(found["curve"]) == found["total"] + 1 == len(wanted.choices) + 1
    for number, (side, sums) in enumerate(zip(found["sides"], found["balance"], strict=True)):
        change = sums["deal"] + sums["own"] + (sums["others"] or 0) + sums["luck"]
        assert sums["start"] + change == sums["end"] == found["curve"][-1][number]
        won = any(seat in table.outcome.winners or table.outcome.scores[seat] == 1.0
                  for seat in side["seats"])  # fmt: skip
        assert sums["end"] == (1000 if won else 0)
    for person in found["people"]:
        own = [each for each in found["choices"] if each["seat"] == person["seat"]]
        assert person["cost"] == sum(each["cost"] for each in own)
        assert person["compared"] == len(own)
    for point in found["turning"]:
        assert abs(point["change"]) >= 50


@pytest.mark.parametrize("name", SHORT)
def test_what_is_called_better_was_on_offer_and_did_better(name: str) -> None:
    follower = Follower(game(name))
    catalogue = follower.table.catalogue()
    compared = {each["number"]: each for each in analysed(name)["choices"]}
    words = table_of(follower.game.game).advice
    while follower.number < len(follower.game.choices):
        decision = follower.asked()
        each = compared.get(follower.number + 1)
        if each is not None:
            assert decision is not None
            offered = {catalogue.text(option) for option in decision.options}
            assert {option["text"] for option in each["options"]} <= offered
            assert each["options"][0]["text"] == each["text"]
            assert (each["better"] is None) == (each["cost"] == 0)
            assert each["better"] is None or each["better"] in offered
            assert each["better"] is not None or not each["why"]
            assert {reason["kind"] for reason in each["why"]} <= set(words)
        follower.step()


def test_a_walk_into_certain_death_costs_what_it_cost() -> None:
    """A co-operative game that a death ends: from some chance to none, and the walker could know
    it or not, but never gains by it."""
    found = analysed("cooperation-ultimate")
    assert found["curve"][-1] == [0]
    assert found["balance"][0]["start"] > 50
    assert all(each["cost"] >= 0 for each in found["choices"])


# Secrecy.


def halfway(name: str) -> Follower:
    follower = Follower(game(name))
    while follower.number < len(follower.game.choices) // 2:
        follower.step()
    return follower


def test_a_game_in_progress_is_not_analysed() -> None:
    wanted = game("suspicion-season2")
    cut = wanted._replace(choices=wanted.choices[:30])
    with pytest.raises(Unfinished):
        analyse(cut)


@pytest.mark.parametrize("name", ["suspicion-season2", "cooperation-ultimate"])
def test_what_a_seat_can_think_depends_on_nothing_it_cannot_know(name: str) -> None:
    follower = halfway(name)
    judge = follower.analyst
    assert isinstance(judge, of_room25.Room25Analyst)
    for seat in range(judge.t.seats):
        truth = judge.beliefs(seat, dice_for(bytes(32), "beliefs"))
        real = judge.t
        judge.t = real.reimagine(seat, Dice(bytes([7] * 32)))
        judge.thought.clear()
        assert judge.beliefs(seat, dice_for(bytes(32), "beliefs")) == truth
        judge.t = real


@pytest.mark.parametrize("name", ["suspicion-season2", "lockup/three"])
def test_what_a_choice_cost_depends_on_nothing_the_chooser_cannot_know(name: str) -> None:
    follower = halfway(name)
    while follower.asked() is None or not follower.analyst.weighs(follower.asked()):  # type: ignore[arg-type]
        follower.step()
    decision, made = follower.asked(), follower.made()
    assert decision is not None
    judge = follower.analyst
    found = []
    real = judge.table
    for table in (real, real.reimagine(made.seat, Dice(bytes([7] * 32)))):
        judge.table = table
        found.append(judge.compare(decision, made, Dice(bytes(32))))
    assert found[0] is not None
    assert found[0] == found[1]


def test_own_eyes_are_the_same_whatever_others_hide() -> None:
    """The deal's seed is part of what nobody knows: other luck, the same thoughts."""
    wanted = game("suspicion-season2")
    cut = wanted._replace(choices=wanted.choices[:40])
    told = own_eyes(cut, 0)
    assert told == own_eyes(cut, 0)
    table = GAMES["room25"].deal(GAMES["room25"].config(wanted.config), wanted.seed)
    roles = {CHARACTERS[who]: table.roles[who] == GUARD for who in table.playing}  # type: ignore[attr-defined]
    for each in told:
        if each["kind"] == "maybe_guard":
            assert each["data"]["who"] in roles
            assert 1 <= each["data"]["percent"] <= 99


def test_shown_roles_are_certain_and_hidden_ones_are_not() -> None:
    follower = halfway("suspicion-season2")
    judge = follower.analyst
    assert isinstance(judge, of_room25.Room25Analyst)
    t = judge.t
    for seat in range(t.seats):
        thought = judge.beliefs(seat, dice_for(bytes(32), "beliefs"))
        for who in t.playing:
            if t.seat_of[who] != seat and t.revealed >> who & 1:
                name = "guard" if t.roles[who] == GUARD else "prisoner"
                assert thought[f"role {CHARACTERS[who]}"] == {name: 100}
        for tile in range(25):
            if t.seen[tile] >> seat & 1 and not t.up >> tile & 1:
                assert list(thought[f"tile {tile}"].values()) == [100]


def test_the_curve_does_not_leap_where_a_round_begins() -> None:
    """Just before a round begins nearly all rollouts go on to its end, as they do just after."""
    wanted = game("cooperation-ultimate")
    ahead = parts_of_rounds(wanted)
    follower = Follower(wanted)
    first: dict[int, int] = {}
    for number in range(len(wanted.choices)):
        first.setdefault(round_of(follower.table), number)
        follower.step()
    assert len(first) > 1
    for number in first.values():
        assert ahead[number] == 0.0
        assert number == 0 or ahead[number - 1] > 0.5
    assert reach(4, 0.0) == [1, 1, 1, 1]
    assert reach(4, 0.5) == [2, 2, 1, 1]
    assert reach(4, 0.99) == [2, 2, 2, 2]


def test_what_a_player_has_seen_counts_as_told() -> None:
    """A look and the claim after it are one thing: the curve does not rise with one and fall with
    the other."""
    wanted = game("cooperation-ultimate")
    follower = Follower(wanted)
    table = follower.table
    assert isinstance(table, Room25Table)
    while not any(table.seen[tile] and not table.is_up(tile) for tile in range(25)):
        follower.step()
    twin = table.clone()
    twin.claims = table.claims[:0]
    say_the_rest(twin)
    hidden = {tile for tile in range(25) if twin.seen[tile] and not twin.is_up(tile)}
    assert {made[1] for made in twin.claims} == hidden
    assert all(CLAIMS[made[2]] == COLOURS[colour_of(twin.room[made[1]])] for made in twin.claims)
    told = twin.claims
    say_the_rest(twin)
    assert twin.claims == told


def test_a_card_is_told_with_the_choice_before_it() -> None:
    """What luck did right after a choice may be what turned the game."""
    moments = [
        {**bare_moment(number), "futures": [[chance]]}
        for number, chance in enumerate((0.5, 0.5, 0.9))
    ]
    card = Event("card", EVERYBODY, {"card": "move d n"})
    found = summary("room25", [{"name": "everybody", "seats": [0]}], [500],
                    moments, [[], [], [card]], [])  # type: ignore[arg-type]  # fmt: skip
    [point] = found["turning"]
    assert (point["number"], point["change"]) == (2, 400)
    assert point["luck"] == [{"kind": "card", "data": {"card": "move d n"}}]


def test_noise_is_no_turning_point() -> None:
    """Rollouts of which some win and others lose where there was no difference before."""
    sides: list[Side] = [{"name": "everybody", "seats": [0]}]
    steady, noisy, better = [[0.5]] * 8, [[1.0]] * 5 + [[0.0]] * 3, [[0.7]] * 8
    for rows, turns in ((noisy, 0), (better, 1)):
        moments = [{**bare_moment(0), "futures": steady}, {**bare_moment(1), "futures": rows}]
        found = summary("room25", sides, [500], moments, [[], []], [])  # type: ignore[arg-type]
        assert found["curve"][1][0] >= 550
        assert len(found["turning"]) == turns


def test_a_leap_that_does_not_last_is_no_turning_point() -> None:
    sides: list[Side] = [{"name": "everybody", "seats": [0]}]
    for after, turns in ((0.5, 0), (0.6, 1)):
        chances = [0.5, 0.5, 0.5, 0.6, after, after]
        moments = [{**bare_moment(n), "futures": [[each]] * 8} for n, each in enumerate(chances)]
        found = summary("room25", sides, [500], moments, [[]] * 6, [])  # type: ignore[arg-type]
        assert len(found["turning"]) == turns


def test_two_who_contradict_each_other_are_not_both_believed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(of_room25.beliefs, "TABLES", 400)
    rules = GAMES["room25"]
    keys = {"mode": "suspicion", "seats": 6}
    follower = Follower(Played("room25", rules.config_keys(rules.config(keys)), bytes(32), []))
    table = follower.table
    assert isinstance(table, Room25Table)
    hidden = [tile for tile in range(25) if not table.up >> tile & 1]
    tile = next(tile for tile in hidden if "green" in believed(follower, tile))
    yellow, red = CLAIMS.index("yellow"), CLAIMS.index("red")
    table.claims = ((1, tile, yellow, 1, table.cell_of[tile]),)
    alone = believed(follower, tile)
    table.claims = (*table.claims, (2, tile, red, 1, table.cell_of[tile]))
    both = believed(follower, tile)
    table.claims = tuple(reversed(table.claims))
    assert believed(follower, tile) == both  # whoever speaks last is not the more credible
    assert alone["yellow"] > 70
    assert abs(both["yellow"] - both["red"]) < 25
    table.claims = (*table.claims, (3, tile, red, 1, table.cell_of[tile]))
    assert believed(follower, tile)["red"] > both["red"]


def believed(follower: Follower, tile: int) -> dict[str, int]:
    return follower.analyst.beliefs(0, dice_for(bytes(32), "beliefs"))[f"tile {tile}"]


def bare_moment(number: int) -> dict[str, object]:
    return {
        "number": number, "seat": 0 if number else None, "text": "look n", "kind": "look",
        "about": "alice", "round": 1, "then": 1, "comparison": None, "beliefs": [],
    }  # fmt: skip
