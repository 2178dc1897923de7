"""Dying and coming back (R25-7.8, R25-19)."""

from typing import TYPE_CHECKING

from cellmates.room25.board import CELLS, CENTRE
from cellmates.room25.complex import unlock
from cellmates.room25.names import CHARACTERS, EMMETT, PLANNED, SPENT

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def kill(t: "Room25Table", victims: list[int], cause: str) -> None:
    """Let characters die, one after the other in the order given (RL-55)."""
    for who in victims:
        if t.outcome is None:
            _die(t, who, cause)
            t.mode.died(t, who)


def _die(t: "Room25Table", who: int, cause: str) -> None:
    cell = t.cell_of[t.on[who]]
    t.on[who] = -1
    t.alive &= ~(1 << who)
    forget_program(t, who)
    if t.adrenaline[who] == PLANNED:  # RL-46
        t.adrenaline[who] = SPENT
    t.stack[who] = ()
    t.armed[who] = 0
    t.flood[who] = 0
    gone = ~(1 << who)
    t.paranoid &= gone
    t.hidden &= gone
    if t.listening:
        t.tell("died", {"who": CHARACTERS[who], "cell": CELLS[cell], "cause": cause})
    if who == EMMETT:  # R25-8.9.3
        for tile in range(25):
            unlock(t, tile)


def forget_program(t: "Room25Table", who: int) -> None:
    """What a character had programmed and not yet done is void."""
    t.first[who] = -1
    t.second[who] = -1
    t.single &= ~(1 << who)


def revive_all(t: "Room25Table") -> None:
    """Bring all the dead back to the Central Room (R25-11.10)."""
    centre = t.tile_at[CENTRE]
    for who in t.playing:
        if not t.lives(who):
            t.alive |= 1 << who
            t.revived |= 1 << who
            t.on[who] = centre
            if t.listening:
                t.tell("revived", {"who": CHARACTERS[who], "cell": CELLS[CENTRE]})
    _return_markers(t)


def _return_markers(t: "Room25Table") -> None:
    """The markers that had been taken off the track come back (ED-19)."""
    away = [who for who in t.playing if who not in t.track]
    if t.config.revive_marker != "first":
        for who in away:
            _return_marker(t, who)
        return
    turn = t.playing.index(t.leader)
    order = [*t.playing[turn:], *t.playing[:turn]]
    t.track = (*[who for who in order if who in away], *t.track)  # RL-100


def _return_marker(t: "Room25Table", who: int) -> None:
    """A marker comes back to its former place."""
    place = t.playing.index(who)
    while True:  # behind the nearest marker it used to follow
        place -= 1
        ahead = t.playing[place]
        if ahead in t.track:
            at = t.track.index(ahead) + 1
            t.track = (*t.track[:at], who, *t.track[at:])
            return
