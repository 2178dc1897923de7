"""How a table differs from what a scenario expects."""

from collections.abc import Mapping
from typing import Any, Final

from cellmates.room25.actions import Action
from cellmates.room25.board import AXIS_NAMES, CELLS, LINES, SLIDE_DIRECTIONS
from cellmates.room25.cards.codes import CARDS
from cellmates.room25.names import (
    CHARACTER_NUMBERS,
    CHARACTERS,
    HELD,
    PLANNED,
    ROOM_NUMBERS,
    ROOMS,
    TOKENS,
)
from cellmates.room25.positions import ALIASES, cell_number
from cellmates.room25.programs import chooses_on_the_spot
from cellmates.room25.table import Room25Table

_BY_CHARACTER: Final = {
    *("at", "alive", "program", "adrenaline", "hidden", "lost", "reminder", "stack", "empties"),
    *("armed", "flood", "knows"),
}
_BY_CELL: Final = {"room", "face_up", "corridor"}
_WHOLE: Final = {
    *("open", "robots", "locks", "closed", "slid", "rounds_left", "key_used", "revealed"),
    *("order",),
}
_UNORDERED: Final = {"open", "robots", "locks", "closed", "revealed"}


def differences(t: Room25Table, expected: Mapping[str, Any]) -> list[str]:
    """What is not as expected, in words; a ValueError for an expectation without meaning."""
    found: list[str] = []
    for key, value in expected.items():
        if key in _BY_CHARACTER:
            for name, wanted in _map(key, value).items():
                who = _character(t, key, name)
                found += _differ(f"{key} of {name}", _of_character(t, key, who, wanted), wanted)
        elif key in _BY_CELL:
            for name, wanted in _map(key, value).items():
                tile = t.tile_at[cell_number(name, key)]
                found += _differ(f"{key} {name}", _of_tile(t, key, tile), _room_name(key, wanted))
        elif key == "counts":
            found += _counts(t, _map(key, value))
        elif key in _WHOLE:
            got = _whole(t, key)
            same = sorted(got) == sorted(value) if key in _UNORDERED else got == value
            if not same:
                found.append(f"{key}: {got}, expected {value}")
        else:
            raise ValueError(f"unknown key {key!r}")
    return found


def _map(key: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{key} must be a table")
    return value


def _character(t: Room25Table, key: str, name: str) -> int:
    who = CHARACTER_NUMBERS.get(name, -1)
    if who not in t.playing:
        raise ValueError(f"{key}: {name!r} is not in the game")
    return who


def _room_name(key: str, wanted: object) -> object:
    if key != "room":
        return wanted
    name = ALIASES.get(str(wanted), str(wanted))
    if name not in ROOM_NUMBERS:
        raise ValueError(f"room: there is no {wanted!r}")
    return name


def _differ(what: str, got: object, wanted: object) -> list[str]:
    return [] if got == wanted else [f"{what}: {got!r}, expected {wanted!r}"]


def _of_character(t: Room25Table, key: str, who: int, wanted: object) -> object:
    if key == "at":
        return CELLS[t.cell(who)] if t.lives(who) else ""
    if key == "alive":
        return t.lives(who)
    if key == "program":
        return [TOKENS[token] for token in still_programmed(t, who)]
    if key == "adrenaline":
        planned = t.adrenaline[who] == PLANNED
        return "programmed" if planned else t.adrenaline[who] == HELD
    if key == "hidden":
        return t.hidden >> who & 1 == 1
    if key == "lost":
        lost = [token for number, token in enumerate(TOKENS) if t.lost[who] >> number & 1]
        same = isinstance(wanted, list) and sorted(wanted) == sorted(lost)
        return wanted if same else lost
    if key == "reminder":
        return CELLS[t.cell_of[t.reminder[who]]] if t.reminder[who] >= 0 else ""
    if key == "stack":
        return len(t.stack[who])
    if key == "armed":
        return t.armed[who] > 0
    if key == "knows":
        known = t.view(t.seat_of[who])["knows"]
        return {cell: known.get(cell, "?") for cell in _map(key, wanted)}
    return t.flood[who] if key == "flood" else t.empties[who]


def still_programmed(t: Room25Table, who: int) -> list[int]:
    """The tokens a character still has to resolve: the one in hand while its target is asked."""
    tokens = [token for token in (t.first[who], t.second[who]) if token >= 0]
    chosen = t.turn > 2 or t.paranoid >> who & 1 or chooses_on_the_spot(t, who)
    for asked in t.open:
        question = asked.question
        if isinstance(question, Action) and question.who == who and not chosen:
            tokens.insert(0, question.token)
    return tokens


def _of_tile(t: Room25Table, key: str, tile: int) -> object:
    if key == "room":
        return ROOMS[t.room[tile]]
    if key == "face_up":
        return t.is_up(tile)
    return AXIS_NAMES[t.crosswise >> tile & 1]


def _counts(t: Room25Table, value: Mapping[str, Any]) -> list[str]:
    counts = {"mac_deck": len(t.deck), "mac_discard": len(t.discard)}
    found: list[str] = []
    for key, wanted in value.items():
        if key not in counts:
            raise ValueError(f"counts: unknown key {key!r}")
        found += _differ(key, counts[key], wanted)
    return found


def _cells_of(t: Room25Table, tiles: int) -> list[str]:
    return [CELLS[cell] for cell in range(25) if tiles >> t.tile_at[cell] & 1]


def _whole(t: Room25Table, key: str) -> Any:
    if key == "open":
        return [CARDS.text(card) for card in t.open_cards]
    if key == "robots":
        return [CELLS[t.cell_of[tile]] for tile in t.robots if tile >= 0]
    if key == "locks":
        return _cells_of(t, t.locked)
    if key == "closed":
        return _cells_of(t, t.closed)
    if key == "slid":
        return {
            LINES[line]: SLIDE_DIRECTIONS[line * 2 + t.slid[line] - 1]
            for line in range(8)
            if t.slid[line]
        }
    if key == "rounds_left":
        return t.remaining
    if key == "key_used":
        return t.key_used
    if key == "revealed":
        return [CHARACTERS[who] for who in t.playing if t.revealed >> who & 1]
    return [CHARACTERS[who] for who in t.track]
