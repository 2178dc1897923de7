"""What speaks for a no to a plan, as far as everybody can see it.

Who refuses takes one of four words. Often the table shows what is behind it: a room that lies open
or that somebody has called red, a line that has gone the other way, so many steps, or what whoever
refuses has proposed himself. Nothing that only one seat knows may be found here.
"""

from typing import TYPE_CHECKING, Final

from cellmates.room25.board import (
    CELLS,
    DIRECTIONS,
    LINE_CELLS,
    LINES,
    NEIGHBOUR,
    SLIDE_DIRECTIONS,
    SLIDES_TO_LEAVE,
)
from cellmates.room25.complex import can_slide
from cellmates.room25.movement import can_enter, ways_out
from cellmates.room25.names import (
    BLUE,
    CONTROL,
    GREEN,
    LOOK,
    MOVE,
    RED,
    ROOM_25,
    ROOMS,
    VORTEX,
    YELLOW,
    colour_of,
)
from cellmates.room25.options import (
    AGREE,
    CLAIMS,
    PLAN,
    PLAN_AVOID,
    PLAN_EXIT,
    PLAN_KEY,
    PLAN_LOOK,
    PLAN_MEET,
    PLAN_PROGRAM,
    PLAN_SLIDE,
    PLAN_STAY,
    YES,
)

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

Told = dict[str, object]
"""What is told of a no besides its word: `because`, and what that is about."""

FAR: Final = 2
"""So many steps are a long way: a program has one Move, and adrenaline may make it two."""


def danger(t: "Room25Table", seat: int, whom: int, plan: int) -> Told:
    """What is dangerous about a plan."""
    if plan == PLAN_STAY:
        for who in _own(t, seat):
            if t.armed[who] or t.flood[who]:
                return {"because": "deadly", "cell": CELLS[t.cell_of[t.on[who]]]}
        return {}
    for cell in _goals(t, seat, plan):
        tile = t.tile_at[cell]
        if t.is_up(tile):
            if colour_of(t.room[tile]) == RED:
                return {"because": "open", "cell": CELLS[cell], "room": ROOMS[t.room[tile]]}
            continue
        heard = t.mode.audience(t, seat)
        for other, told, claim, _, _ in t.claims:
            if told == tile and claim == RED and t.mode.audience(t, other) == heard:
                if other == seat:
                    return {"because": "seen", "cell": CELLS[cell]}
                if other != whom:
                    return {"because": "told", "cell": CELLS[cell], "teller": other}
    return {}


def hindrance(t: "Room25Table", seat: int, whom: int, plan: int) -> Told:
    """What keeps a seat from somebody's plan that it calls out of reach, or him himself."""
    if PLAN_SLIDE <= plan < PLAN_EXIT:
        slide = plan - PLAN_SLIDE
        line = LINES[slide >> 1]
        if not can_slide(t, slide):
            return {"because": "gone", "line": line, "dir": SLIDE_DIRECTIONS[slide ^ 1]}
        near = [who for who in t.playing if _may_slide(t, who, slide >> 1)]
        return {} if near else {"because": "nobody", "line": line}
    if plan < AGREE:
        return _blocked(t, seat, plan - PLAN)
    if PLAN_LOOK <= plan < PLAN_AVOID:
        return _no_look(t, whom, plan - PLAN_LOOK)
    if PLAN_MEET <= plan < PLAN_SLIDE:
        goal = plan - PLAN_MEET
    elif plan == PLAN_EXIT:
        goal = exit_cell(t)
    elif plan == PLAN_KEY:
        goal = _blue_cell(t, seat)
    else:
        return {}  # it leads nowhere
    if goal < 0:
        return {}
    people = _own(t, seat)
    if any(t.cell_of[t.on[who]] == goal for who in people):
        return {}  # one may wait there
    if people and not any(ways_out(t, who) for who in people):
        return {"because": "held", "cell": CELLS[t.cell_of[t.on[people[0]]]]}
    steps = steps_to(t, seat, goal)
    return {"because": "steps", "cell": CELLS[goal], "steps": steps} if steps > FAR else {}


def _blue_cell(t: "Room25Table", seat: int) -> int:
    """Where the key is, by what was told of the only hidden room called blue while Room 25 lies
    open; or -1."""
    if exit_cell(t) < 0:
        return -1
    heard = t.mode.audience(t, seat)
    told = {
        tile
        for other, tile, claim, _, _ in t.claims
        if claim == BLUE and not t.is_up(tile) and t.mode.audience(t, other) == heard
    }
    return t.cell_of[told.pop()] if len(told) == 1 else -1


def _no_look(t: "Room25Table", seat: int, cell: int) -> Told:
    """What keeps a seat from the look that it announces."""
    able = [who for who in _own(t, seat) if not t.lost[who] >> LOOK & 1]
    if not able:
        return {"because": "no_look", "cell": CELLS[cell]}
    steps = min([_apart(t.cell_of[t.on[who]], cell) for who in able])
    return {"because": "away", "cell": CELLS[cell], "steps": steps} if steps > FAR else {}


def objection(t: "Room25Table", seat: int, whom: int, plan: int, own: list[int]) -> Told:
    """What speaks against a plan that is neither dangerous nor out of reach; `own`: what the seat
    has proposed in this round, the latest first."""
    if plan >= PLAN_PROGRAM:
        return {}  # what somebody lays is a matter of taste
    if plan == PLAN_STAY:
        if not t.found:
            return {"because": "search"}
        return {} if _is_inside(t, seat) else {"because": "outside"}
    if plan == PLAN_KEY and t.key_used:
        return {"because": "unlocked"}
    if plan == PLAN_EXIT and t.config.key_room and not t.key_used:
        return {"because": "key_first"}
    if PLAN_AVOID <= plan < PLAN_MEET:
        told = _no_danger(t, seat, whom, plan - PLAN_AVOID)
        if told:
            return told
    if PLAN_SLIDE <= plan < PLAN_EXIT:
        slide = plan - PLAN_SLIDE
        line = LINES[slide >> 1]
        if t.slid[slide >> 1] == (slide & 1) + 1 and _was_agreed(t, seat, whom):
            return {"because": "done", "line": line, "dir": SLIDE_DIRECTIONS[slide]}
        if _leads_inwards(t, slide):
            return {"because": "inwards", "line": line}
    if PLAN_LOOK <= plan < PLAN_AVOID and plan in own:
        return {"because": "myself", "cell": CELLS[plan - PLAN_LOOK]}
    for each in own:
        told = {} if each == plan else _own_plan(t, seat, each)
        if told:
            return told
    if not t.found and (plan == PLAN_EXIT or PLAN_SLIDE <= plan < PLAN_EXIT):
        return {"because": "early"}
    return _aimless(t, seat, whom, plan)


def _was_agreed(t: "Room25Table", seat: int, whom: int) -> bool:
    """Whether a seat takes a yes back that it has given somebody in this round. Who asks anew for
    a slide that was made, by a card for example, wants it once more."""
    return (t.round_number, seat, YES + whom) in t.said


def _no_danger(t: "Room25Table", seat: int, whom: int, cell: int) -> Told:
    """That a room kills nobody, as all can see or somebody has told."""
    tile = t.tile_at[cell]
    if t.is_up(tile):
        room = t.room[tile]
        if colour_of(room) == RED:
            return {}
        return {"because": "harmless", "cell": CELLS[cell], "room": ROOMS[room]}
    heard = t.mode.audience(t, seat)
    for other, told, claim, _, _ in t.claims:
        if told == tile and claim != RED and t.mode.audience(t, other) == heard:
            found: Told = {"cell": CELLS[cell], "said": CLAIMS[claim]}
            if other == seat:
                return {**found, "because": "safe_seen"}
            if other != whom:
                return {**found, "because": "safe_told", "teller": other}
    return {}


def _aimless(t: "Room25Table", seat: int, whom: int, plan: int) -> Told:
    """What speaks against going where a plan leads: a room of which nobody has told anything or
    that hinders, nothing to be found (who wants to meet does not search), or that it is no way to
    Room 25."""
    heard = t.mode.audience(t, seat)
    for cell in _goals(t, seat, plan):
        tile = t.tile_at[cell]
        room = t.room[tile]
        if not t.is_up(tile):
            made = [m for m in t.claims if m[1] == tile and t.mode.audience(t, m[0]) == heard]
            if not made:
                return {"because": "untold", "cell": CELLS[cell]}
            for other, _, claim, _, _ in made:
                if claim == YELLOW:
                    if other == seat:
                        return {"because": "slow_seen", "cell": CELLS[cell]}
                    if other == whom:
                        continue  # he knows what he has said
                    return {"because": "slow_told", "cell": CELLS[cell], "teller": other}
        elif room == VORTEX:
            return {"because": "back", "cell": CELLS[cell]}
        elif colour_of(room) == YELLOW:
            return {"because": "slow_open", "cell": CELLS[cell], "room": ROOMS[room]}
        elif not t.found and colour_of(room) == GREEN and plan < AGREE:
            return {"because": "known", "cell": CELLS[cell], "room": ROOMS[room]}
        goal = exit_cell(t)
        people = _own(t, seat)
        if goal >= 0 and people and not (t.config.key_room and not t.key_used):
            here = max([_apart(t.cell_of[t.on[who]], goal) for who in people])
            if _apart(cell, goal) >= here:  # it brings none of them nearer
                return {"because": "astray", "cell": CELLS[cell]}
    return {}


def _own_plan(t: "Room25Table", seat: int, own: int) -> Told:
    """What a seat has said that it will do, unless it has done it, or cannot any more."""
    people = _own(t, seat)
    if PLAN_LOOK <= own < PLAN_AVOID:
        tile = t.tile_at[own - PLAN_LOOK]
        told = any(made[0] == seat and made[1] == tile for made in t.claims)
        done = told or t.is_up(tile) or not _has_left(t, people, LOOK)
        return {} if done else {"because": "own_look", "cell": CELLS[own - PLAN_LOOK]}
    if PLAN_MEET <= own < PLAN_SLIDE:
        cell = own - PLAN_MEET
        there = all(t.cell_of[t.on[who]] == cell for who in people)
        return {} if there else {"because": "own_meet", "cell": CELLS[cell]}
    if PLAN_SLIDE <= own < PLAN_EXIT:
        slide = own - PLAN_SLIDE
        free = can_slide(t, slide) and _has_left(t, people, CONTROL)
        line = LINES[slide >> 1]
        return (
            {"because": "own_slide", "line": line, "dir": SLIDE_DIRECTIONS[slide]} if free else {}
        )
    if own == PLAN_EXIT:
        return {} if _is_inside(t, seat) else {"because": "own_exit"}
    if own == PLAN_KEY:
        return {} if t.key_used else {"because": "own_key"}
    if own < AGREE and _has_left(t, people, MOVE):
        return {"because": "own_way", "dir": DIRECTIONS[own - PLAN]}
    return {}


def _own(t: "Room25Table", seat: int) -> list[int]:
    """The living characters of a seat."""
    return [who for who in t.playing if t.seat_of[who] == seat and t.on[who] >= 0]


def _has_left(t: "Room25Table", people: list[int], token: int) -> bool:
    """Whether one of these can still play a token this round, by what lies open."""
    return any(not (t.lost[who] | t.played[who]) >> token & 1 for who in people)


def _goals(t: "Room25Table", seat: int, plan: int) -> list[int]:
    """The cells to which a plan leads the characters of a seat."""
    if PLAN_MEET <= plan < PLAN_SLIDE:
        return [plan - PLAN_MEET]
    if plan >= AGREE:
        return []
    beyond = [NEIGHBOUR[t.cell_of[t.on[who]] * 4 + plan - PLAN] for who in _own(t, seat)]
    return [cell for cell in beyond if cell >= 0]


def _blocked(t: "Room25Table", seat: int, side: int) -> Told:
    """Why nobody of a seat can go a way: the board ends there, or a room is barred or holds him."""
    goals = _goals(t, seat, PLAN + side)
    people = _own(t, seat)
    if not goals:
        return {"because": "edge", "dir": DIRECTIONS[side]} if people else {}
    for who in people:
        cell = NEIGHBOUR[t.cell_of[t.on[who]] * 4 + side]
        if cell < 0 or not can_enter(t, who, t.tile_at[cell]):
            continue
        if side in ways_out(t, who):
            return {}
        return {"because": "held", "cell": CELLS[t.cell_of[t.on[who]]]}
    return {"because": "barred", "cell": CELLS[goals[0]]}


def _may_slide(t: "Room25Table", who: int, line: int) -> bool:
    """Whether a character has Control and stands in a line, or one step from it."""
    if t.on[who] < 0 or t.lost[who] >> CONTROL & 1:
        return False
    here = t.cell_of[t.on[who]]
    return any(_apart(here, cell) <= 1 for cell in LINE_CELLS[line])


def _leads_inwards(t: "Room25Table", slide: int) -> bool:
    """Whether a slide takes the open Room 25 further from the edge over which it leaves."""
    cell = exit_cell(t)
    cells = LINE_CELLS[slide >> 1]
    if cell not in cells:
        return False
    place = cells.index(cell) + (-1 if slide & 1 else 1)
    return 0 <= place < 5 and SLIDES_TO_LEAVE[cells[place]] > SLIDES_TO_LEAVE[cell]


def _is_inside(t: "Room25Table", seat: int) -> bool:
    """Whether all of a seat are in the open Room 25."""
    goal = exit_cell(t)
    return all(t.cell_of[t.on[who]] == goal for who in _own(t, seat))


def exit_cell(t: "Room25Table") -> int:
    """Where Room 25 lies open, or -1."""
    for tile in range(25):
        if t.room[tile] == ROOM_25 and t.is_up(tile):
            return t.cell_of[tile]
    return -1


def steps_to(t: "Room25Table", seat: int, goal: int) -> int:
    """How many steps the nearest character of a seat is from a cell; 0: there is none, or -1 was
    given for the cell."""
    people = _own(t, seat) if goal >= 0 else []
    return min([_apart(t.cell_of[t.on[who]], goal) for who in people], default=0)


def _apart(one: int, other: int) -> int:
    """How many steps lie between two cells."""
    return abs(one % 5 - other % 5) + abs(one // 5 - other // 5)
