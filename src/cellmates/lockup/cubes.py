"""Cubes and stars on the move: the only places where they change hands."""

from typing import TYPE_CHECKING

from cellmates.lockup.goals import check_goals, check_leader
from cellmates.lockup.names import GOLD, KINDS

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


def gain(t: "LockupTable", who: int, kind: int, count: int) -> int:
    """Take cubes from the supply, as many as there are (LK-1.10); tell how many came."""
    count = min(count, t.supply[kind])
    if count > 0:
        t.supply[kind] -= count
        t.cubes[who * 4 + kind] += count
        t.changes += 1
        if t.listening:
            _tell_gain(t, who, kind, count, False)
        check_goals(t, who)
    return count


def _tell_gain(t: "LockupTable", who: int, kind: int, count: int, loose: bool) -> None:
    data: dict[str, object] = {"seat": who, "kind": KINDS[kind], "count": count}
    data["loose"] = loose
    t.tell("gained", data)


def pay(t: "LockupTable", who: int, kind: int, count: int) -> None:
    """Return cubes to the supply as a price."""
    if count > 0:
        if t.listening:
            t.tell("paid", {"seat": who, "kind": KINDS[kind], "count": count})
        give_back(t, who, kind, count)


def give_back(t: "LockupTable", who: int, kind: int, count: int) -> None:
    """Cubes go back to the supply; whoever led by its gold may lead no more (LK-13.7)."""
    t.cubes[who * 4 + kind] -= count
    t.supply[kind] += count
    t.changes += 1
    if kind == GOLD and t.leader_goal >= 0:
        check_leader(t)


def take_loose_cubes(t: "LockupTable", who: int, place: int) -> int:
    """Give the strongest crew the bandits' cubes at a location (LK-7.29); tell how many."""
    taken = 0
    for kind in range(4):
        count = t.loose_cubes[place * 4 + kind]
        if count:
            t.loose_cubes[place * 4 + kind] = 0
            t.cubes[who * 4 + kind] += count
            t.changes += 1
            taken += count
            if t.listening:
                _tell_gain(t, who, kind, count, True)
    if taken:
        check_goals(t, who)
    return taken


def loose_cubes_at(t: "LockupTable", place: int) -> int:
    """How many bandits' cubes lie at a location."""
    return sum(t.loose_cubes[place * 4 : place * 4 + 4])


def gain_power(t: "LockupTable", who: int, count: int) -> int:
    """Take power cubes, as many as there are (LK-1.11); tell how many came."""
    count = min(count, t.power_supply)
    if count > 0:
        t.power_supply -= count
        t.power[who] += count
        t.changes += 1
        if t.listening:
            t.tell("power", {"seat": who, "count": count})
        check_goals(t, who)
    return count


def gain_stars(t: "LockupTable", who: int, count: int) -> None:
    """Move the reputation marker; never below nothing (LK-1.9)."""
    if count:
        t.stars[who] = max(0, t.stars[who] + count)
        t.changes += 1
        if t.listening:
            t.tell("stars", {"seat": who, "count": count, "total": t.stars[who]})


def draw_suspicion(t: "LockupTable", who: int, count: int) -> None:
    """Take suspicion cubes from the supply, as many as there are (LK-1.12)."""
    count = min(count, t.suspicion_supply)
    if count > 0:
        t.suspicion_supply -= count
        t.suspicion[who] += count
        t.changes += 1
        if t.listening:
            t.tell("bonus", {"seat": who, "what": "suspicion", "count": count})


def remove_suspicion(t: "LockupTable", who: int, count: int) -> None:
    """Return suspicion cubes to the supply, as many as one has (LK-14.2)."""
    count = min(count, t.suspicion[who])
    if count > 0:
        t.suspicion[who] -= count
        t.suspicion_supply += count
        t.changes += 1
        if t.listening:
            t.tell("removed_suspicion", {"seat": who, "count": count})


def pass_suspicion(t: "LockupTable", who: int, to: int) -> None:
    """Move one suspicion cube to somebody else (LK-14.3)."""
    t.suspicion[who] -= 1
    t.suspicion[to] += 1
    t.changes += 1
    if t.listening:
        t.tell("passed_suspicion", {"seat": who, "to": to, "count": 1})


def take_marker(t: "LockupTable", who: int) -> None:
    """Take the first-player marker (LK-7.1)."""
    if t.first != who:
        t.first = who
        t.changes += 1
        if t.listening:
            t.tell("marker", {"seat": who})
