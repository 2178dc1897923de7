"""What a player may do although nobody asked: show a guard's role, lay a reminder."""

from typing import TYPE_CHECKING

from cellmates.room25.board import CELLS
from cellmates.room25.complex import IN_HAND, face_down_cells
from cellmates.room25.names import CHARACTERS, GUARD, HELD, PLANNED, SPENT
from cellmates.room25.options import REMIND, REVEAL
from cellmates.room25.roles import show_role

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def may(t: "Room25Table", seat: int) -> tuple[int, ...]:
    """The options open to a seat besides its decision.

    A turn lasts until the next decision is taken, so that one can still lay a reminder on the
    tile one has just looked at.
    """
    if t.outcome is not None:
        return ()
    options: list[int] = []
    if _guard_of(t, seat) >= 0:
        options.append(REVEAL)
    if _reminding(t, seat) >= 0:
        options += [REMIND + cell for cell in face_down_cells(t)]
    return tuple(options)


def do(t: "Room25Table", seat: int, option: int) -> None:
    """Carry out one of these options."""
    if option == REVEAL:
        _reveal(t, _guard_of(t, seat))
    else:
        who = _reminding(t, seat)
        t.reminder[who] = t.tile_at[option - REMIND]
        if t.listening:
            t.tell("reminded", {"who": CHARACTERS[who], "cell": CELLS[option - REMIND]})


def _guard_of(t: "Room25Table", seat: int) -> int:
    """The seat's guard if he may show himself now (R25-13.5, ED-2), else -1."""
    if t.config.guard_reveal_needs_room25 and not t.found:
        return -1
    for who in _own_characters(t, seat):
        if t.roles[who] == GUARD and not t.revealed >> who & 1:
            any_time = t.config.guard_reveal_when == "any_time" and t.lives(who)
            if any_time or (t.lately >> who & 1 and t.lives(who)):
                return who
    return -1


def _reveal(t: "Room25Table", who: int) -> None:
    show_role(t, who)
    if t.config.guard_reveal_adrenaline == "discard_now" and t.adrenaline[who] in (HELD, PLANNED):
        t.adrenaline[who] = SPENT  # ED-3
        if t.listening:
            t.tell("adrenaline_lost", {"who": CHARACTERS[who]})


def _reminding(t: "Room25Table", seat: int) -> int:
    """The character whose reminder token the seat may lay now (R25-9.1), else -1."""
    if t.reminders_barred:
        return -1
    for who in _own_characters(t, seat):
        if t.reminder[who] == IN_HAND and _has_turn(t, who):
            return who
    return -1


def _own_characters(t: "Room25Table", seat: int) -> list[int]:
    """The seat's characters, the one whose turn it is first (RL-106).

    Another one's turn may reach into this one, as turns last until the next decision (RL-90).
    """
    own = [who for who in t.playing if t.seat_of[who] == seat]
    return [who for who in own if who == t.acting] + [who for who in own if who != t.acting]


def _has_turn(t: "Room25Table", who: int) -> bool:
    """Whether a token may be laid for this character: its turn, or one of its player's (ED-61)."""
    turns = t.lately & t.alive
    if t.config.reminders_per == "character":
        return turns >> who & 1 == 1
    return any(turns >> other & 1 and t.seat_of[other] == t.seat_of[who] for other in t.playing)
