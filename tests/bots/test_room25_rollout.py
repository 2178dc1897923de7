"""How a table is played on in imagination: what people tell, and what they hold against others."""

from random import Random

import pytest

from cellmates import room25
from cellmates.bots.room25 import rollout
from cellmates.bots.room25.memory import COLOUR_OF, LIED, TOLD_THE_TRUTH, Memory
from cellmates.bots.room25.sight import TableSight
from cellmates.kernel.dice import Dice
from cellmates.room25.names import CHARACTERS, GREEN, GUARD, NOBODY, PRISONER, PROGRAMMING, RED
from cellmates.room25.options import OPTIONS, PLAN_MEET
from cellmates.room25.table import Room25Table
from tests.soak import configuration

SEED = bytes([4]) * 32
HIDDEN = 0
"""A tile in a corner, which nobody has seen."""


def suspicion() -> Room25Table:
    """A game with guards, before anybody has looked anywhere."""
    table = room25.GAME.deal(room25.GAME.config({"mode": "suspicion", "seats": 6}), SEED)
    assert isinstance(table, Room25Table)
    while table.phase != PROGRAMMING:
        seat = table.waiting[0]
        table.choose(seat, table.decision(seat).options[0])
    return table


def someone(table: Room25Table, role: int) -> int:
    """A character with this role."""
    return next(who for who in table.playing if table.roles[who] == role)


def looked(role: int) -> Room25Table:
    """A table at which somebody with this role has just looked at a tile in a rollout."""
    table = suspicion()
    who = someone(table, role)
    for other in table.playing:
        program = "program look move" if other == who else "program move look"
        table.choose(table.seat_of[other], OPTIONS.parse(program))
    while not (
        table.asks(table.seat_of[who]) and table.decision(table.seat_of[who]).kind == "look"
    ):
        seat = table.waiting[0]
        table.choose(seat, table.decision(seat).options[0])
    table.claims = ()
    seat = table.seat_of[who]
    rollout.choose(table, seat, "look", table.decision(seat).options[0])
    return table


def test_who_looks_tells_the_colour() -> None:
    table = looked(PRISONER)
    assert len(table.claims) == 1
    seat, tile, claim, _, cell = table.claims[0]
    assert table.roles[next(who for who in table.playing if table.seat_of[who] == seat)] == PRISONER
    assert table.seen[tile] >> seat & 1
    assert claim == COLOUR_OF[table.room[tile]]
    assert table.tile_at[cell] == tile


def test_a_guard_who_looks_tells_nothing() -> None:
    assert looked(GUARD).claims == ()


def test_a_lie_counts_for_those_alone_who_have_seen_the_tile() -> None:
    table = suspicion()
    liar = someone(table, GUARD)
    seat = table.seat_of[liar]
    knowing, blind = [other for other in range(table.seats) if other != seat][:2]
    tile = table.tile_at[HIDDEN]
    lie = GREEN if COLOUR_OF[table.room[tile]] != GREEN else RED
    table.seen[tile] = 1 << seat | 1 << knowing
    table.claims = ((seat, tile, lie, 1, HIDDEN),)
    own = Memory()
    rollout.sight_of(table, seat, own)
    minds = rollout.minds(table, seat, own)
    for other in (knowing, blind):
        rollout.sight_of(table, other, minds[other])
    assert minds[knowing].evidence[liar] == LIED
    assert minds[blind].evidence[liar] == 0.0


def test_truth_counts_in_the_same_way_and_deeds_for_everybody() -> None:
    table = suspicion()
    speaker = someone(table, PRISONER)
    seat = table.seat_of[speaker]
    other = next(each for each in range(table.seats) if each != seat)
    tile = table.tile_at[HIDDEN]
    table.seen[tile] = 1 << seat | 1 << other
    table.claims = ((seat, tile, COLOUR_OF[table.room[tile]], 1, HIDDEN),)
    own = Memory()
    rollout.sight_of(table, seat, own)
    own.deeds[speaker] = 1.0
    mind = rollout.minds(table, seat, own)[other]
    rollout.sight_of(table, other, mind)
    assert mind.evidence[speaker] == 1.0 + TOLD_THE_TRUTH


def test_others_program_the_same_whichever_program_is_tried() -> None:
    """So it is enough to work their programs out once, and nothing comes out otherwise."""
    table = suspicion()
    seat = table.waiting[0]
    own = Memory()
    rollout.sight_of(table, seat, own)
    remembered = rollout.minds(table, seat, own)
    left = table.remaining - 2
    programs = rollout.Programs(seat, table.round_number)
    options = table.decision(seat).options[:20:5]
    for option in options:
        looked_up, worked_out = table.clone(), table.clone()
        for twin in (looked_up, worked_out):
            rollout.choose(twin, seat, "program", option)
        rollout.play_on(looked_up, remembered, left, rollout.Choices(), programs)
        rollout.play_on(worked_out, remembered, left, rollout.Choices())
        assert looked_up.history == worked_out.history
    others = {CHARACTERS[who] for who in table.playing if table.seat_of[who] != seat}
    assert set(programs.chosen) == others


def begun(number: int) -> Room25Table:
    """A game of some configuration, some choices after its beginning."""
    config = room25.GAME.config(configuration(number))
    table = room25.GAME.deal(config, bytes([number]) * 32)
    assert isinstance(table, Room25Table)
    luck = Random(number)
    for _ in range(number % 12):
        seat = luck.choice(table.waiting)
        table.choose(seat, luck.choice(table.decision(seat).options))
    return table


def test_who_sees_the_same_again_chooses_the_same() -> None:
    """Choices that are looked up, on several imagined tables, are those that would be made."""
    made = known = 0
    for number in range(0, 60, 3):
        table = begun(number)
        seat = table.waiting[0]
        own = Memory()
        rollout.sight_of(table, seat, own)
        choices = rollout.Choices()
        for draw in range(3):
            drawn = table.reimagine(seat, Dice(bytes([draw]) * 32))
            assert isinstance(drawn, Room25Table)
            remembered = rollout.minds(drawn, seat, own)
            decision = drawn.decision(seat)
            for option in decision.options[:20:5]:
                looked_up, worked_out = drawn.clone(), drawn.clone()
                for twin, each in ((looked_up, choices), (worked_out, rollout.Choices())):
                    rollout.choose(twin, seat, decision.kind, option)
                    rollout.play_on(twin, remembered, table.remaining - 1, each)
                assert looked_up.history == worked_out.history, number
                made += len(looked_up.history) // 2 - 1
        known += len(choices.known)
    assert made > 1.2 * known


def changed(name: str, table: Room25Table, memory: Memory, who: int) -> None:
    """Change one thing that a careful player goes by."""
    tile = table.tile_at[HIDDEN]
    bit = 1 << who
    if name in ("remaining", "turn", "phase"):
        setattr(table, name, getattr(table, name) + 1)
    elif name in ("key_used", "found"):
        setattr(table, name, True)
    elif name in ("up", "closed", "locked"):
        setattr(table, name, getattr(table, name) ^ 1 << tile)
    elif name in ("hidden", "revealed"):
        setattr(table, name, getattr(table, name) ^ bit)
    elif name == "acting":
        table.acting = NOBODY
    elif name == "claims":
        table.claims = ((table.seat_of[who], tile, GREEN, 1, HIDDEN),)
    elif name == "said":
        table.said = ((table.round_number, table.seat_of[who], PLAN_MEET + HIDDEN),)
    elif name == "tile_at":
        table.tile_at[0], table.tile_at[1] = table.tile_at[1], table.tile_at[0]
    elif name in ("room", "dealt"):
        getattr(memory, name)[tile] = RED
    elif name == "evidence":
        memory.evidence[who] += 1
    elif name == "robots":
        table.robots = [tile]
    elif name == "slid":
        table.slid[0] = 1
    elif name == "on":
        table.on[who] = tile
    elif name == "first":
        table.first[who] = -1
    else:
        getattr(table, name)[who] += 1


CHANGES = (
    *("remaining", "turn", "phase", "acting", "key_used", "found", "up", "closed", "locked"),
    *("tile_at", "room", "dealt", "on", "slid", "claims", "said", "robots", "evidence", "hidden"),
    *("revealed", "played", "lost", "adrenaline", "armed", "flood", "empties", "first"),
)


@pytest.mark.parametrize("name", CHANGES)
def test_no_choice_is_looked_up_where_something_else_is_seen(name: str) -> None:
    table = suspicion()
    for who in table.playing:
        table.choose(table.seat_of[who], OPTIONS.parse("program move"))
    seat = table.seat_of[table.playing[0]]
    own = Memory()
    rollout.sight_of(table, seat, own)
    twin, memory = table.clone(), own.copy()
    changed(name, twin, memory, next(who for who in table.playing if table.seat_of[who] != seat))
    before = TableSight(table, seat, own.copy(), whole=False)
    after = TableSight(twin, seat, memory, whole=False)
    assert before.situation() == TableSight(table, seat, own.copy()).situation()
    assert before.situation() != after.situation()
