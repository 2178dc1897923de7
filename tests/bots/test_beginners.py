"""Beginners: they err among what makes sense, never by a jump, and play every kind of game."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from cellmates import bots
from cellmates.bots.room25.actions import beyond
from cellmates.bots.room25.beginners import BeginnerBot
from cellmates.bots.room25.choosing import worths
from cellmates.bots.room25.foresight import Foresight
from cellmates.bots.room25.lapses import Attention, Lapses
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN, Memory
from cellmates.bots.room25.rollout import sight_of
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.taking import _pleasant, keeps, silly, spoils
from cellmates.bots.sitting import Sitting, play
from cellmates.bots.softly import softly
from cellmates.games import GAMES
from cellmates.kernel.table import Decision
from cellmates.room25.board import SLIDES
from cellmates.room25.names import (
    CHARACTER_NUMBERS,
    GREEN,
    MOVE,
    RED,
    ROOMS,
    TRAP,
    VORTEX,
    colour_of,
)
from cellmates.room25.options import LOOK_AT, MOVE_TO, OPTIONS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import position

DANGEROUS = {VORTEX, *[room for room in range(len(ROOMS)) if colour_of(room) == RED]}

KINDS: list[tuple[str, dict[str, object]]] = [
    ("room25", {"mode": "cooperation", "seats": 4}),
    ("room25", {"mode": "suspicion", "seats": 5}),
    ("lockup", {"seats": 3, "advanced": True}),
    ("lockup", {"solo": "moderate"}),
]


def test_a_soft_choice_stays_within_reach_and_prefers_the_better() -> None:
    random = Random(1).random
    values = {1: 10.0, 2: 8.0, 3: 0.0}
    taken = [softly(values, random, 4.0, 5.0) for _ in range(400)]
    assert set(taken) == {1, 2}
    assert taken.count(1) > taken.count(2) > 80


@pytest.mark.parametrize("level", ["rookie", "regular"])
@pytest.mark.parametrize(("game", "keys"), KINDS)
def test_beginners_play_to_the_end(game: str, keys: dict[str, object], level: str) -> None:
    config = GAMES[game].config(keys)
    table = GAMES[game].deal(config, bytes([2]) * 32)
    play(table, [bots.make(game, level, bytes([seat]), config) for seat in range(config.seats)])
    assert table.over


def test_a_rookie_errs_now_and_then() -> None:
    """It errs, among the options that a careful player compares."""
    config = GAMES["room25"].config({"mode": "solo"})
    table = GAMES["room25"].deal(config, bytes([5]) * 32)
    assert isinstance(table, Room25Table)
    sitting = Sitting(table, {0: bots.make("room25", "rookie", b"", config)})
    compared = erred = 0
    while not table.over:
        decision = table.decision(0)
        found = worths(sight_of(table, 0, Memory()), decision)
        made = len(table.choices())
        sitting.play(1)
        taken = table.choices()[made][1]
        if taken in found:
            compared += 1
            erred += found[taken] < max(found.values())
    assert compared > 10
    assert erred > 0


def made(seat: int, config: object, level: str = "rookie", seed: int = 0) -> BeginnerBot:
    bot = bots.make("room25", level, bytes([seat, seed]), config)
    assert isinstance(bot, BeginnerBot)
    return bot


class Doings(NamedTuple):
    """An act of a rookie, and what it saw before."""

    plan: Lookahead
    foreseen: Foresight
    decision: Decision
    option: int


def doings(keys: dict[str, object], games: range) -> Iterator[Doings]:
    """What rookies do when they look, walk or slide in some games."""
    config = GAMES["room25"].config(keys)
    for number in games:
        table = GAMES["room25"].deal(config, bytes([number]) * 32)
        assert isinstance(table, Room25Table)
        rookies = {seat: made(seat, config) for seat in range(table.seats)}
        sitting = Sitting(table, rookies)
        while not table.over:
            seat = table.waiting[0]
            decision = table.decision(seat)
            known = decision.kind in ("look", "move", "control")
            if known:
                rookies[seat].hear(())
                sight = rookies[seat]._see(table.view(seat))
                who = CHARACTER_NUMBERS[decision.about]
                plan = Lookahead(sight, Sides(sight), who)
                foreseen = Foresight(Lookahead(sight, Sides(sight), who))
            before = len(table.choices())
            sitting.play(1)
            chosen = table.choices()[before:]
            if known and len(chosen) == 1:  # nobody has said anything since it was looked at
                yield Doings(plan, foreseen, decision, chosen[0][1])


def test_a_rookie_keeps_out_of_rooms_that_it_knows_to_be_dangerous() -> None:
    tempted = 0
    for plan, _, decision, option in doings({"mode": "cooperation", "seats": 4}, range(6)):
        if decision.kind == "move" and plan.sight.left > 1:
            rooms = {
                each: plan.room[beyond(plan, plan.me, each - MOVE_TO, plan.now)]
                for each in decision.options
            }
            red = {each for each, room in rooms.items() if room in DANGEROUS}
            if red and any(not silly(plan, (MOVE,), each, plan.now) for each in rooms):
                tempted += 1
                assert option not in red
    assert tempted > 10


def test_a_rookie_looks_at_nothing_that_it_knows_while_there_is_something_else() -> None:
    looks = 0
    for plan, _, decision, option in doings({"mode": "cooperation", "seats": 4}, range(9)):
        if decision.kind == "look":
            tiles = {
                each: beyond(plan, plan.me, each - LOOK_AT, plan.now) for each in decision.options
            }
            known = {each for each, tile in tiles.items() if plan.room[tile] != UNKNOWN}
            left = plan.belief.agreed.looks  # to friends
            if known and any(tiles[each] not in left for each in tiles if each not in known):
                looks += 1
                assert option not in known
    assert looks > 10


def test_a_rookie_grown_wary_takes_no_blind_step_that_it_need_not() -> None:
    steps: Counter[tuple[bool, bool]] = Counter()
    for plan, _, decision, option in doings({"mode": "cooperation", "seats": 4}, range(20)):
        lapses = plan.sight.memory.lapses
        assert lapses is not None
        if decision.kind != "move" or not plan.blind or keeps(plan, MOVE, option, plan.now):
            continue
        tiles = [beyond(plan, plan.me, each - MOVE_TO, plan.now) for each in decision.options]
        blind = [tile for tile in tiles if plan.untold(tile)]
        if blind and any(plan.room[tile] != UNKNOWN for tile in tiles):
            tile = beyond(plan, plan.me, option - MOVE_TO, plan.now)
            fair = [each for each in decision.options if not silly(plan, (MOVE,), each, plan.now)]
            if fair:
                steps[lapses.wary, tile in blind] += 1
    assert steps[True, False] > 8
    assert steps[True, True] == 0
    assert steps[False, True] > 0  # while nobody has come to harm


def rookies_do(board: str, proposal: str = "") -> set[str]:
    """What many rookies do with their Move when Max is asked; Alice may propose something to which
    he says yes."""
    found = set()
    for number in range(40):
        t = position(board, max={"at": "c4"}, alice={"at": "c3"})
        assert isinstance(t, Room25Table)
        rookie = bots.make("room25", "rookie", bytes([number]), t.config)
        if proposal:
            t.choose(1, OPTIONS.parse(proposal))
            t.choose(0, OPTIONS.parse("yes 1"))
        for seat in range(2):
            t.choose(seat, OPTIONS.parse("program move look"))
        while t.waiting[0] != 0:
            t.choose(1, t.decision(1).options[0])
        found.add(OPTIONS.text(rookie.pick(t.view(0), t.decision(0))))
    return found


OPEN = """
    ?dark  ?dark   {north}  ?dark  ?dark
    ?dark  {west}  empty    empty  ?dark
    ?dark  empty   central  empty  ?dark
    ?dark  empty   empty    empty  ?dark
    ?dark  ?dark   ?dark    ?dark  ?room_25
"""


def test_a_rookie_walks_into_no_prison_by_mistake_nor_past_the_key() -> None:
    assert "move w" not in rookies_do(OPEN.format(north="empty", west="prison"))
    assert rookies_do(OPEN.format(north="key", west="empty")) == {"move n"}


def test_a_rookie_takes_no_look_into_the_dark_by_mistake() -> None:
    """All have a Look left."""
    assert "move w" in rookies_do(OPEN.format(north="empty", west="empty"))
    assert "move w" not in rookies_do(OPEN.format(north="empty", west="dark"))


@pytest.mark.parametrize("way", ["e", "w"])
def test_a_rookie_goes_where_it_has_said_that_it_will_go(way: str) -> None:
    board = OPEN.format(north="empty", west="empty")
    assert len(rookies_do(board)) > 1
    assert rookies_do(board, f"plan {way}") == {f"move {way}"}


@pytest.mark.parametrize("plan", ["plan look c5", "plan meet c5", "plan avoid c5", "plan n"])
def test_a_beginner_who_is_asked_about_a_room_tells_what_he_has_seen(plan: str) -> None:
    """Though he would not have thought of it before the next round."""
    for seed in range(30):
        t = position(
            OPEN.format(north="?trap", west="empty"),
            {"mode": "cooperation", "seats": 2},
            max={"at": "c4", "seat": 0, "saw": ["c5"]},
            alice={"at": "c4", "seat": 1},
        )
        rookie = bots.make("room25", "rookie:even", bytes([seed]) * 32)
        rookie.begin(t.view(0))
        silent = rookie.talk(t.view(0), t.phrases(0)) != OPTIONS.parse("claim c5 red")
        if silent:
            t.choose(1, OPTIONS.parse(plan))
            assert rookie.talk(t.view(0), t.phrases(0)) == OPTIONS.parse("claim c5 red")
            return
    raise AssertionError("nobody forgot to tell")


ATTENTIVE = Attention(
    overlooked=0.0,
    reach=40.0,
    counter=0.0,
    short=0.0,
    eager=0.0,
    meek=0.0,
    untold=0.0,
    shrewdness=1.0,
)


def test_what_is_overlooked_is_overlooked_for_the_round() -> None:
    """However often it is asked for, and in the next round it is something else."""
    lapses = Lapses(ATTENTIVE._replace(overlooked=0.5), 7)
    values = {option: -float(option) for option in range(12)}
    found = []
    for number in range(1, 20):
        lapses.attend(number, 8, died=False)
        found.append(lapses.noticed(values))
        assert lapses.noticed(values) == found[-1]
    assert len(set(found)) > 2
    assert 0 in found


def test_adrenaline_is_spent_early_in_some_games_and_kept_in_others() -> None:
    attention = ATTENTIVE._replace(eager=0.35)
    spent = [0, 0]  # games, rounds
    for game in range(200):
        lapses = Lapses(attention, game * 7919)
        rounds = 0
        for number in range(1, 9):
            lapses.attend(number, 9 - number, False)
            rounds += lapses.eager
        spent[0] += rounds > 0
        spent[1] += rounds
    assert 50 < spent[0] < 90
    assert 3 < spent[1] / spent[0] < 5


@pytest.mark.parametrize(
    ("meek", "hostile"), [(0.0, [True, True, True]), (1.0, [False, False, True])]
)
def test_a_meek_guard_plays_along_for_too_long(meek: float, hostile: list[bool]) -> None:
    """While Room 25 lies open, with five, three and two rounds left."""
    t = position(
        OPEN.format(north="empty", west="room_25"),
        {"mode": "suspicion", "seats": 4, "rule_level": "basic"},
        max={"at": "c4", "seat": 0, "role": "guard"},
        **{who: {"at": "c3", "role": "prisoner"} for who in ("alice", "kevin", "sarah")},
    )
    assert isinstance(t, Room25Table)
    memory = Memory()
    memory.lapses = Lapses(ATTENTIVE._replace(meek=meek), 7)
    sight = sight_of(t, 0, memory)
    assert sight.found
    found = []
    for left in (5, 3, 2):
        sight.left = left
        found.append(Sides(sight).hostile)
    assert found == hostile


def test_what_costs_too_much_is_noticed() -> None:
    lapses = Lapses(ATTENTIVE._replace(overlooked=0.9), 7)
    for number in range(1, 20):
        lapses.attend(number, 8, died=False)
        assert lapses.noticed({1: 0.0, 2: -41.0}) == 1


def test_a_beginner_grows_wary_late_or_once_somebody_has_died() -> None:
    lapses = Lapses(ATTENTIVE, 7)
    found = []
    for number, left, died in ((2, 7, False), (2, 7, True), (5, 4, False)):
        lapses.attend(number, left, died)
        found.append(lapses.wary)
    assert found == [False, True, True]


def test_who_forgets_the_round_counter_notices_before_the_last_round() -> None:
    for share, counted in ((0.0, [6, 5, 4, 3, 2, 1]), (1.0, [6, 5, 5, 5, 5, 1])):
        lapses = Lapses(ATTENTIVE._replace(counter=share), 7)
        assert [lapses.attend(9 - left, left, died=False) for left in (6, 5, 4, 3, 2, 1)] == counted


def test_who_is_called_to_the_way_out_remembers_the_round_counter() -> None:
    lapses = Lapses(ATTENTIVE._replace(counter=1.0), 7)
    assert lapses.attend(6, 3, died=False) == 5
    assert lapses.attend(6, 3, died=False, reminded=True) == 3


def test_what_a_beginner_forgets_to_tell_it_tells_a_round_later() -> None:
    lapses = Lapses(ATTENTIVE._replace(untold=1.0), 7)
    lapses.attend(2, 7, died=False)
    assert lapses.forgets_to_tell(5)
    assert lapses.forgets_to_tell(5)
    lapses.attend(3, 6, died=False)
    assert not lapses.forgets_to_tell(5)
    assert lapses.forgets_to_tell(6)


def test_rookies_believe_a_liar_longer() -> None:
    """Of a room that a liar called green everybody sees that it is red."""
    evidence = []
    for level in ("rookie", "regular", "careful"):
        memory = Memory()
        bot = bots.make("room25", level, bytes(2))
        memory.lapses = bot.lapses if isinstance(bot, BeginnerBot) else None
        memory.learn(5, TRAP)
        memory.check([(1, 5, GREEN)], {1: 3})
        evidence.append(memory.evidence[3])
    assert evidence == sorted(evidence)
    assert len(set(evidence)) == 3


def plan_of(board: str, **entries: Any) -> Lookahead:
    """What Max, of the first seat, reckons with there."""
    t = position(board, max={"at": "c4"}, alice={"at": "c3"}, **entries)
    assert isinstance(t, Room25Table)
    sight = sight_of(t, 0, Memory())
    return Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])


@pytest.mark.parametrize(("north", "taken"), [("empty", "move n"), ("prison", "move w")])
def test_nobody_goes_into_the_cold_past_a_better_room_as_near(north: str, taken: str) -> None:
    """Whatever he hopes to find there: the key is as far from both."""
    board = """
        ?key   ?dark  {north}  ?dark  ?dark
        ?dark  cold   empty    empty  ?dark
        ?dark  empty  central  empty  ?dark
        ?dark  empty  empty    empty  ?dark
        ?dark  ?dark  ?dark    ?dark  ?room_25
    """
    plan = plan_of(board.format(north=north).replace("?key", "key"))
    north_, west = OPTIONS.parse("move n"), OPTIONS.parse("move w")
    found = _pleasant(plan, MOVE, west, [north_, west], {north_: 0.0, west: 9.0}, plan.now)
    assert OPTIONS.text(found) == taken


def test_a_slide_that_only_takes_people_away_from_room_25_is_silly() -> None:
    board = OPEN.format(north="empty", west="empty").replace("?room_25", "?dark")
    board = board.replace("empty   central  empty  ?dark", "empty   central  empty  room_25")
    plan = plan_of(board, key_used=True)
    silly_ones = [way for way in ("4 e", "4 w") if spoils(plan, SLIDES.index(way), plan.now)]
    assert silly_ones == ["4 w"]
