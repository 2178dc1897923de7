"""Guards and prisoners: who must show what, and when (R25-13)."""

from typing import TYPE_CHECKING

from cellmates.room25.names import CHARACTERS, GUARD, PRISONER, ROLES, ROOM_25

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def show_role(t: "Room25Table", who: int, unmasked: bool = False) -> None:
    """Make a character's role public."""
    if not t.revealed >> who & 1:
        t.revealed |= 1 << who
        if t.listening:
            kind = "unmasked" if unmasked else "role"
            t.tell(kind, {"who": CHARACTERS[who], "role": ROLES[t.roles[who]]})


def dead_prisoners_shown(t: "Room25Table") -> int:
    """How many dead characters are known to be prisoners."""
    return sum(
        1
        for who in t.playing
        if not t.lives(who) and t.revealed >> who & 1 and t.roles[who] == PRISONER
    )


def dead_prisoners_known(t: "Room25Table", seat: int) -> int:
    """How many dead characters a seat knows to be prisoners, shown or not.

    Whoever knows all the guards, as a guard who is the only one does, knows the prisoners too.
    """
    known = [who for who in t.playing if t.seat_of[who] == seat or t.revealed >> who & 1]
    guards = sum(1 for who in known if t.roles[who] == GUARD)
    if guards < t.config.guards:
        return sum(1 for who in known if not t.lives(who) and t.roles[who] == PRISONER)
    return sum(
        1
        for who in t.playing
        if not t.lives(who) and (who not in known or t.roles[who] == PRISONER)
    )


def show_the_dead(t: "Room25Table", newest: int = -1) -> None:
    """All the dead show their roles, except the newest."""
    for who in t.playing:
        if not t.lives(who) and who != newest:
            show_role(t, who)


def inside_room_25(t: "Room25Table") -> int:
    """The living characters in Room 25, a bit each."""
    inside = 0
    for who in t.playing:
        tile = t.on[who]
        if tile >= 0 and t.room[tile] == ROOM_25:
            inside |= 1 << who
    return inside


def unmask(t: "Room25Table") -> None:
    """Those outside Room 25 show their roles once enough others are in (R25-13.8, ED-4)."""
    inside = inside_room_25(t)
    count = inside.bit_count()
    rule = t.config.unmask_rule
    if rule == "outside_equals_guards":
        due = count > 0 and len(t.playing) - count <= t.config.guards
    elif rule == "majority_of_survivors":
        due = 2 * count > t.alive.bit_count()
    else:
        due = 2 * count > len(t.playing)
    if due:
        for who in t.playing:
            if not inside >> who & 1:
                show_role(t, who, unmasked=True)


def missing_prisoners(t: "Room25Table") -> tuple[int, int]:
    """The characters dead or not in Room 25 (a bit each), and how many of them are prisoners."""
    missing = 0
    prisoners = 0
    inside = inside_room_25(t)
    for who in t.playing:
        if not inside >> who & 1:
            missing |= 1 << who
            if t.roles[who] == PRISONER:
                prisoners += 1
    return missing, prisoners


def is_revealed_guard(t: "Room25Table", who: int) -> bool:
    """Whether a character is publicly known to be a guard."""
    return t.revealed >> who & 1 == 1 and t.roles[who] == GUARD
