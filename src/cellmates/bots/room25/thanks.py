"""A word of thanks, once in a while: for Room 25 or the key, for being saved, for a good slide.

One bot says it for all, in the round of the deed or before the next programs are played, at most
once a round, and only who has nothing else to say. A slide or a rescue is not spoken of when two
more tokens have been turned up, nor anything once whoever did it has gone on to speak of something
else: nobody would know what he is thanked for. There is no chance in it and nobody goes on from
it, so that bots do the same with it and without.
"""

from cellmates.bots.room25.favours import FOUND, OPENED, SAVED, TROUBLE, Favour
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.replies import DISTRUSTED, is_known_guard
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.room25.names import BLUE, RED
from cellmates.room25.options import PRAISE


def thanks(sight: Sight, sides: Sides, phrases: tuple[int, ...]) -> int | None:
    """Praise for whoever has done this seat a favour, if nobody has spoken of it yet."""
    memory = sight.memory
    favour = memory.favour
    if favour is None or memory.praised or memory.temper.words < 1:
        return None
    if memory.last_voice == sight.seat or not any(sight.lives(who) for who in sight.mine):
        return None
    who = _to_be_thanked(sight, favour)
    if who == UNKNOWN or not _is_friend(sight, sides, who):
        return None
    if sight.seat_of[who] in favour.voices:
        return None  # it would seem to be for what he has said
    option = PRAISE + who
    return option if option in phrases else None


def _to_be_thanked(sight: Sight, favour: Favour) -> int:
    """Whom a favour is owed to, if it has turned out to be one."""
    if favour.what == FOUND:
        return _finder(sight, favour.by)
    if favour.what == OPENED:
        return favour.by
    good = _is_safe(sight, favour) if favour.what == SAVED else _is_nearer(sight, favour)
    return favour.by if good else UNKNOWN


def _finder(sight: Sight, opener: int) -> int:
    """Who called Room 25 blue before it was turned up, or else who opened it."""
    for seat, tile, claim in sight.heard:
        if tile == sight.exit_tile and claim == BLUE:
            owners = [who for who in sight.people if sight.seat_of[who] == seat]
            return next((who for who in owners if sight.lives(who)), UNKNOWN)
    return opener


def _is_safe(sight: Sight, favour: Favour) -> bool:
    """Whether somebody who was saved has got to a better place."""
    on = sight.on[favour.whom]
    if not sight.lives(favour.whom) or on == favour.tile:
        return False
    return sight.room[favour.tile] in TROUBLE and COLOUR_OF[sight.room[on]] != RED


def _is_nearer(sight: Sight, favour: Favour) -> bool:
    """Whether a slide has brought somebody of this seat next to the open Room 25."""
    exit_tile = sight.exit_tile
    if exit_tile == UNKNOWN or not sight.up[exit_tile]:
        return False
    before, after = favour.before, favour.after
    assert before is not None
    assert after is not None
    for who in sight.mine:
        if sight.lives(who):
            far, near, now = [
                APART[tile_at.index(sight.on[who])][tile_at.index(exit_tile)]
                for tile_at in (before, after, sight.tile_at)
            ]
            if far > 1 and near == now == 1:
                return True
    return False


def _is_friend(sight: Sight, sides: Sides, who: int) -> bool:
    """Whether this seat may hold somebody for a friend; a guard does as if, until he is known."""
    if who in sight.mine or is_known_guard(sight, who):
        return False
    if sides.guard:
        return not any(sight.sheets[each]["revealed"] for each in sight.mine)
    if not sides.hidden_roles:
        return sides.care[who] > 0
    seat = sight.seat_of[who]
    grudge = sight.memory.temper.grudge * sight.memory.wrongs[seat]
    return sides.trust[seat] - 0.2 * grudge >= DISTRUSTED
