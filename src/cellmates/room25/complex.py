"""What can happen to tiles: turned over, replaced, closed, locked, slid, swapped."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.board import AXIS_NAMES, CELLS, LINE_CELLS
from cellmates.room25.names import CHARACTERS, EMPTY, ROOM_25, ROOMS
from cellmates.room25.options import PLAN_LOOK, PLAN_SLIDE
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

SEEN_BY_ALL: Final = 0xFFFF
IN_HAND: Final = -1
GONE: Final = -2


def turn_up(t: "Room25Table", tile: int) -> None:
    """Reveal a tile: everybody knows it from now on, and reminders on it go back (R25-7.3)."""
    t.up |= 1 << tile
    t.seen[tile] = SEEN_BY_ALL
    room = t.room[tile]
    if t.listening:
        t.tell("revealed", {"cell": CELLS[t.cell_of[tile]], "room": ROOMS[room]})
    if tile in t.reminder:
        return_reminders(t, tile)
    RULES_OF[room].turned_up(t, tile)


def return_reminders(t: "Room25Table", tile: int) -> None:
    """Give the reminder tokens on a tile back; a dead owner's leaves the game (RL-48)."""
    for who in t.playing:
        if t.reminder[who] == tile:
            t.reminder[who] = IN_HAND if _owner_lives(t, who) else GONE
            if t.listening:
                t.tell("reminder_back", {"who": CHARACTERS[who]})


def _owner_lives(t: "Room25Table", who: int) -> bool:
    """Whether the owner of a reminder lives: the character, or anybody of its player's (ED-61)."""
    if t.config.reminders_per == "character":
        return t.lives(who)
    return any(t.lives(other) for other in t.playing if t.seat_of[other] == t.seat_of[who])


def turn_down(t: "Room25Table", tile: int) -> None:
    """Turn a tile face down again."""
    t.up &= ~(1 << tile)
    t.crosswise &= ~(1 << tile)
    if t.listening:
        t.tell("turned_down", {"cell": CELLS[t.cell_of[tile]]})


def clear(t: "Room25Table", tile: int) -> None:
    """What lies on a tile comes off (RL-18)."""
    reopen(t, tile)
    unlock(t, tile)


def become_empty(t: "Room25Table", tile: int) -> None:
    """Replace a tile by an Empty Room; its pending effects end for those on it (RL-19)."""
    if t.listening:
        t.tell("emptied", {"cell": CELLS[t.cell_of[tile]], "room": ROOMS[t.room[tile]]})
    t.room[tile] = EMPTY
    t.crosswise &= ~(1 << tile)
    clear(t, tile)
    for who in t.playing:
        if t.on[who] == tile:
            t.armed[who] = 0
            t.flood[who] = 0


def close(t: "Room25Table", tile: int) -> None:
    """Put a Do Not Cross token on a tile (R25-11.28)."""
    if not t.closed >> tile & 1:
        t.closed |= 1 << tile
        if t.listening:
            t.tell("closed", {"cell": CELLS[t.cell_of[tile]]})


def reopen(t: "Room25Table", tile: int) -> None:
    """Take a Do Not Cross token off."""
    if t.closed >> tile & 1:
        t.closed &= ~(1 << tile)
        if t.listening:
            t.tell("reopened", {"cell": CELLS[t.cell_of[tile]]})


def lock(t: "Room25Table", tile: int) -> None:
    """Put a lock from the supply on a tile."""
    t.locked |= 1 << tile
    t.locks -= 1
    if t.listening:
        t.tell("locked", {"cell": CELLS[t.cell_of[tile]]})


def unlock(t: "Room25Table", tile: int) -> None:
    """Take a lock off a tile, if one is there, and back to the supply."""
    if t.locked >> tile & 1:
        t.locked &= ~(1 << tile)
        t.locks += 1
        if t.listening:
            t.tell("unlocked", {"cell": CELLS[t.cell_of[tile]]})


def turn_corridor(t: "Room25Table", tile: int, axis: int) -> None:
    """Turn a Pivoting Room: 0 for north and south, 1 for east and west."""
    if axis:
        t.crosswise |= 1 << tile
    else:
        t.crosswise &= ~(1 << tile)
    if t.listening:
        t.tell("corridor", {"cell": CELLS[t.cell_of[tile]], "axis": AXIS_NAMES[axis]})


def face_down_cells(t: "Room25Table") -> list[int]:
    """The cells of all face-down tiles, in order."""
    up = t.up
    return [cell for cell in range(25) if not up >> t.tile_at[cell] & 1]


def swap(t: "Room25Table", one: int, other: int) -> None:
    """Exchange two tiles with everything on them; nobody leaves or enters (R25-7.1)."""
    here = t.cell_of[one]
    there = t.cell_of[other]
    t.tile_at[here] = other
    t.tile_at[there] = one
    t.cell_of[one] = there
    t.cell_of[other] = here
    if _has_plans(t):
        _carry_plans(t, {here: there, there: here})
    if t.listening:
        t.tell("swapped", {"cell": CELLS[here], "other": CELLS[there]})


def can_slide(t: "Room25Table", slide: int) -> bool:
    """Whether a line is free to go that way this round (R25-6.7)."""
    marker = t.slid[slide >> 1]
    return marker == 0 or marker == (slide & 1) + 1


def slide_once(t: "Room25Table", slide: int) -> bool:
    """Shift a line by one tile with all riders; say whether room_25 fell off and came back in."""
    line = slide >> 1
    cells = LINE_CELLS[line]
    tile_at = t.tile_at
    cell_of = t.cell_of
    if slide & 1:
        fallen = tile_at[cells[0]]
        for i in range(4):
            tile = tile_at[cells[i + 1]]
            tile_at[cells[i]] = tile
            cell_of[tile] = cells[i]
        tile_at[cells[4]] = fallen
        cell_of[fallen] = cells[4]
    else:
        fallen = tile_at[cells[4]]
        for i in range(4, 0, -1):
            tile = tile_at[cells[i - 1]]
            tile_at[cells[i]] = tile
            cell_of[tile] = cells[i]
        tile_at[cells[0]] = fallen
        cell_of[fallen] = cells[0]
    t.slid[line] = (slide & 1) + 1
    if _has_plans(t):
        step = -1 if slide & 1 else 1
        _carry_plans(t, {cells[i]: cells[(i + step) % 5] for i in range(5)})
    return t.room[fallen] == ROOM_25


def _has_plans(t: "Room25Table") -> bool:
    """Whether anything was said in this round."""
    return bool(t.said) and t.said[-1][0] == t.round_number


def _carry_plans(t: "Room25Table", goes: dict[int, int]) -> None:
    """What somebody wants to look at, to meet in or to keep out of is a tile: a plan of this round
    goes with it from cell to cell, as claims do."""
    carried = []
    for number, seat, option in t.said:
        if number == t.round_number and PLAN_LOOK <= option < PLAN_SLIDE:
            about, cell = divmod(option - PLAN_LOOK, 25)
            option = PLAN_LOOK + about * 25 + goes.get(cell, cell)
        carried.append((number, seat, option))
    t.said = tuple(carried)
