"""Playing an imagined table on, every seat as a careful player would."""

from typing import cast

from cellmates.bots.room25.choosing import choice
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sight import Sight
from cellmates.room25.names import PROGRAMMING
from cellmates.room25.table import Room25Table
from cellmates.room25.views import View


def minds(t: Room25Table, seat: int | None, own: Memory) -> list[Memory]:
    """What everybody at an imagined table remembers; `own` is what the imagining seat does."""
    return [own if who == seat else recalled(t, who, own) for who in range(t.seats)]


def recalled(t: Room25Table, seat: int, own: Memory) -> Memory:
    """What a seat remembers of the tiles; of people it thinks as whoever imagines it."""
    memory = Memory()
    memory.begun = True
    memory.seat = seat
    memory.composition = own.composition
    memory.unseen = own.composition[:]
    memory.outer = own.outer
    memory.checked = own.checked
    memory.evidence = own.evidence[:]
    memory.tile_at = t.tile_at
    for who in t.playing:
        if t.seat_of[who] == seat:
            memory.evidence[who] = 0.0
    for tile in range(25):
        up = t.up >> tile & 1 == 1
        if up or t.seen[tile] >> seat & 1:
            memory.learn(tile, t.dealt[tile])
            memory.room[tile] = t.room[tile]
            if up:
                memory.public.add(tile)
    return memory


def sight_of(t: Room25Table, seat: int, memory: Memory) -> Sight:
    """What a seat of an imagined table sees."""
    return Sight(cast(View, t.view(seat)), memory)


def play_on(t: Room25Table, remembered: list[Memory], left: int) -> None:
    """Play until a round begins with no more than so many rounds left, or to the end."""
    memories = [memory.copy() for memory in remembered]
    while t.outcome is None and not (t.phase == PROGRAMMING and t.remaining <= left and t.open):
        for seat in t.waiting:
            decision = t.decision(seat)
            t.choose(seat, choice(sight_of(t, seat, memories[seat]), decision))
            if t.over:
                break
