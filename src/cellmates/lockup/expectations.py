"""How a table differs from what a scenario expects."""

from collections.abc import Mapping
from typing import Any, Final

from cellmates.lockup.names import IN_CELL, KINDS, LOCATIONS, NOBODY, PHASES, TOKENS
from cellmates.lockup.positions import location_number
from cellmates.lockup.table import LockupTable

_BY_CREW: Final = {
    *("reputation", "power", "suspicion", "resources", "items", "reserved", "recruited"),
    *("tomes", "cell", "storage", "scores", "traits"),
}
_BY_LOCATION: Final = {"goons", "suspicion_at", "bandit_cubes", "guards"}
_WHOLE: Final = {"first", "leader", "instant", "round", "phase", "location", "display"}


def differences(t: LockupTable, expected: Mapping[str, Any]) -> list[str]:
    """What is not as expected, in words; a ValueError for an expectation without meaning."""
    found: list[str] = []
    for key, wanted in expected.items():
        if key in _BY_CREW:
            found += _crews(t, key, wanted)
        elif key in _BY_LOCATION:
            for name, value in _map(key, wanted).items():
                place = location_number(name, key)
                found += _differ(f"{key} {name}", _at_location(t, key, place, value), value)
        elif key == "placed":
            found += _placed(t, _map(key, wanted))
        elif key in ("supply", "counts"):
            found += _numbers(key, _supply(t) if key == "supply" else _counts(t), wanted)
        elif key in _WHOLE:
            found += _differ(key, _whole(t, key, wanted), wanted)
        else:
            raise ValueError(f"unknown key {key!r}")
    return found


def _map(key: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{key} must be a table")
    return value


def _differ(what: str, got: object, wanted: object) -> list[str]:
    return [] if got == wanted else [f"{what}: {got!r}, expected {wanted!r}"]


def _numbers(key: str, numbers: Mapping[str, int], wanted: object) -> list[str]:
    found: list[str] = []
    for name, value in _map(key, wanted).items():
        if name not in numbers:
            raise ValueError(f"{key}: unknown key {name!r}")
        found += _differ(f"{key} {name}", numbers[name], value)
    return found


def _crews(t: LockupTable, key: str, wanted: object) -> list[str]:
    """Compare a list with an entry for each participant, or a table for some of them."""
    if isinstance(wanted, list):
        if len(wanted) > t.participants:
            raise ValueError(f"{key}: more entries than participants")
        entries = dict(enumerate(wanted))
    else:
        entries = {int(who): value for who, value in _map(key, wanted).items()}
    found: list[str] = []
    for who, value in entries.items():
        if not 0 <= who < t.participants:
            raise ValueError(f"{key}: there is no seat {who}")
        found += _differ(f"{key} of {who}", _of_crew(t, key, who, value), value)
    return found


def _same_set(got: list[str], wanted: object) -> object:
    """The wanted list if it holds the same things, else what is there."""
    same = isinstance(wanted, list) and sorted(map(str, wanted)) == sorted(got)
    return wanted if same else got


def _of_crew(t: LockupTable, key: str, who: int, wanted: object) -> object:
    cards = t.cards
    if key in ("reputation", "scores"):
        return t.stars[who]
    if key == "power":
        return t.power[who]
    if key == "suspicion":
        return t.suspicion[who]
    if key == "storage":
        return t.storage[who]
    if key == "resources":
        own = {KINDS[kind]: t.cubes[who * 4 + kind] for kind in range(4)}
        full = {kind: _map(key, wanted).get(kind, 0) for kind in KINDS}
        extra = [kind for kind in _map(key, wanted) if kind not in KINDS]
        if extra:
            raise ValueError(f"resources: there is no {extra[0]!r}")
        return wanted if own == full else own
    if key == "items":
        return _same_set([cards.items[item].slug for item in t.items[who]], wanted)
    if key == "reserved":
        return _same_set([cards.items[item].slug for item in t.reserved[who]], wanted)
    if key == "recruited":
        return _same_set([cards.goons[goon].slug for goon in t.goons[who]], wanted)
    if key == "tomes":
        if isinstance(wanted, int):
            return len(t.hands[who])
        return _same_set([cards.tomes[title].slug for title in t.hands[who]], wanted)
    if key == "traits":
        return "" if t.traits[who] < 0 else cards.traits[t.traits[who]].slug
    return _same_set([TOKENS[token] for token in t.tokens_at(who, IN_CELL)], wanted)


def _at_location(t: LockupTable, key: str, place: int, wanted: object) -> object:
    if key == "goons":
        goon = t.dens[place]
        return "" if goon < 0 else t.cards.goons[goon].slug
    if key == "suspicion_at":
        return t.watch[place]
    if key == "bandit_cubes":
        cubes = {KINDS[kind]: t.loose_cubes[place * 4 + kind] for kind in range(4)}
        return {kind: count for kind, count in cubes.items() if count or kind in _map(key, wanted)}
    up = [t.cards.guards[guard].slug for guard in t.guards_up[place]]
    down = ["?" + t.cards.guards[guard].slug for guard in t.guards_down[place]]
    return _same_set(up + down, wanted)


def _placed(t: LockupTable, wanted: Mapping[str, Any]) -> list[str]:
    found: list[str] = []
    for name, crews in wanted.items():
        place = location_number(name, "placed")
        for who, tokens in _map("placed", crews).items():
            if not str(who).isdecimal() or int(who) >= t.seats:
                raise ValueError(f"placed: there is no seat {who!r}")
            base = int(who) * 6
            here = [
                ("?" if t.face_down >> (base + token) & 1 else "") + TOKENS[token]
                for token in t.tokens_at(int(who), place)
            ]
            found += _differ(f"placed {name} {who}", _same_set(here, tokens), tokens)
    return found


def _supply(t: LockupTable) -> dict[str, int]:
    cubes = {KINDS[kind]: t.supply[kind] for kind in range(4)}
    return {**cubes, "power": t.power_supply, "suspicion": t.suspicion_supply}


def _counts(t: LockupTable) -> dict[str, int]:
    return {
        "display": sum(1 for item in t.display if item >= 0),
        "goons": sum(1 for goon in t.dens if goon >= 0),
        "item_deck": len(t.item_deck),
        "goon_deck": len(t.goon_deck),
        "goon_discard": len(t.goon_discard),
        "tome_deck": len(t.tome_deck),
        "tome_discard": len(t.tome_discard),
        "guard_deck": len(t.guard_deck),
        "location_deck": len(t.location_deck),
    }


def _whole(t: LockupTable, key: str, wanted: object) -> object:
    if key == "first":
        return t.first
    if key == "leader":
        return None if t.leader == NOBODY else t.leader
    if key == "instant":
        return None if t.instant_taken == NOBODY else t.instant_taken
    if key == "round":
        return t.round_number
    if key == "phase":
        return PHASES[t.phase]
    if key == "location":
        return "" if t.location < 0 else LOCATIONS[t.location]
    slots = ["" if item < 0 else t.cards.items[item].slug for item in t.display]
    present = [slug for slug in slots if slug]
    return present if wanted == present else slots
