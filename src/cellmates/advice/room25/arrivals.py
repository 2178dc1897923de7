"""Who would come onto which tile by an option, and who would die of it."""

from typing import NamedTuple

from cellmates.bots.room25.actions import beyond
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.room25.board import SIDES
from cellmates.room25.options import CALL, CARRY, GO, MOVE_TO, PUSH_TO, SLIDE, TO
from cellmates.room25.room import RULES_OF


class Arrival(NamedTuple):
    """A group that leaves a tile together and comes onto another."""

    group: tuple[int, ...]
    source: int
    tile: int


def arrival_by(plan: Lookahead, option: int) -> Arrival | None:
    """The step that an option makes somebody take, if it does."""
    me, on = plan.me, plan.on
    if MOVE_TO <= option < PUSH_TO:
        return _step(plan, (me,), option - MOVE_TO)
    if TO <= option < TO + 4:
        return _step(plan, (me,), option - TO)
    if PUSH_TO <= option < SLIDE:
        who, side = divmod(option - PUSH_TO, 4)
        return _step(plan, (who,), side)
    if CARRY <= option < CARRY + 32:
        who, side = divmod(option - CARRY, 4)
        return _step(plan, (me, who), side)
    if CALL <= option < CALL + 8:
        return Arrival((option - CALL,), on[option - CALL], on[me])
    if GO <= option < GO + 25:
        return Arrival((me,), on[me], plan.sight.tile_at[option - GO])
    return None


def killed_by_entering(plan: Lookahead, arrival: Arrival) -> list[int]:
    """Who dies on the tile that the group comes onto, if it is known what lies there."""
    room = plan.sight.room[arrival.tile]
    inside = [who for who in plan.on_tile(arrival.tile) if who not in arrival.group]
    if room == UNKNOWN:
        return []
    return RULES_OF[room].entering_kills(arrival.group, inside, plan.sight.left == 1)


def killed_by_leaving(plan: Lookahead, arrival: Arrival) -> list[int]:
    """Who dies on the tile that the group leaves."""
    room = plan.sight.room[arrival.source]
    staying = [who for who in plan.on_tile(arrival.source) if who not in arrival.group]
    return [] if room == UNKNOWN else RULES_OF[room].leaving_kills(staying)


def _step(plan: Lookahead, group: tuple[int, ...], side: int) -> Arrival | None:
    cell = plan.now.cell_of[plan.on[group[0]]]
    if all(way != side for way, _ in SIDES[cell]):
        return None
    return Arrival(group, plan.on[group[0]], beyond(plan, group[0], side, plan.now))
