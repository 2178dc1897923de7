"""Positions set up by hand, as scenarios describe them."""

from collections.abc import Mapping
from typing import Any, Final

from cellmates.room25 import stock
from cellmates.room25.board import (
    AXIS_NAMES,
    CELL_NUMBERS,
    CENTRE,
    LINE_NUMBERS,
    SLIDE_DIRECTIONS,
)
from cellmates.room25.cards.card import family
from cellmates.room25.cards.codes import CARDS
from cellmates.room25.cards.deck import standard_deck
from cellmates.room25.complex import SEEN_BY_ALL
from cellmates.room25.config import Config
from cellmates.room25.modes import MODES
from cellmates.room25.modes.mode import Mode
from cellmates.room25.names import (
    ACTION,
    CENTRAL,
    CHARACTER_NUMBERS,
    CHARACTERS,
    GUARD,
    HELD,
    NO_ROLE,
    PLANNED,
    PROGRAMMING,
    ROLES,
    ROOM_25,
    ROOM_NUMBERS,
    SPENT,
    TEAMS,
    TOKEN_NUMBERS,
)
from cellmates.room25.room import RULES_OF
from cellmates.room25.rounds import CLUE, PROGRAM, begin_pass, lay_out
from cellmates.room25.setup import blank_table, give_tokens, place_tile
from cellmates.room25.table import Room25Table

ALIASES: Final = {"crusher": "shredder", "room25": "room_25", "acid": "acid_bath"}
_KEYS: Final = {
    *("rounds_left", "turn", "order", "next", "complex", "locks", "closed", "robots", "slid"),
    *("mac", "open", "key_used", "corridor"),
}
_OWN_KEYS: Final = {
    *("at", "seat", "program", "adrenaline", "role", "revealed", "alive", "hidden", "lost", "saw"),
    *("reminder", "armed", "flood", "stack", "empties", "team"),
}
_SEED: Final = bytes(32)


def set_up(keys: Mapping[str, object], position: Mapping[str, Any]) -> Room25Table:
    """A table as a scenario describes it, up to the first thing that anybody must decide."""
    people = {name: entry for name, entry in position.items() if name in CHARACTER_NUMBERS}
    for key in position:
        if key not in people and key not in _KEYS:
            raise ValueError(f"position: unknown key {key!r}")
    for name, entry in people.items():
        if not isinstance(entry, dict):
            raise ValueError(f"position.{name} must be a table")
        for key in entry:
            if key not in _OWN_KEYS:
                raise ValueError(f"position.{name}: unknown key {key!r}")
    order = _order(position, people)
    mode = MODES[str(stock.setting("mode", keys.get("mode", stock.switches()["mode"].default)))]
    seats = _seats(mode, order, people)
    t = blank_table(_config(keys, mode, people, max(seats.values()) + 1), _SEED)
    _lay_tiles(t, position)
    _seat(t, order, seats, people)
    _deal_roles(t, people)
    give_tokens(t)
    _mark(t, position)
    _stack_deck(t, position)
    turn = _turn(position, people)
    late = _late(position, order)
    for name in people:
        _equip(t, CHARACTER_NUMBERS[name], people[name], turn, name in late)
    for name in order:
        who = CHARACTER_NUMBERS[name]
        if name not in people:
            _equip(t, who, {}, turn, name in late)
    _begin(t, position, turn, [CHARACTER_NUMBERS[name] for name in late])
    t.advance()
    return t


def cell_number(name: object, where: str) -> int:
    """The cell of that name."""
    if name not in CELL_NUMBERS:
        raise ValueError(f"{where}: there is no cell {name!r}")
    return CELL_NUMBERS[str(name)]


def _order(position: Mapping[str, Any], people: Mapping[str, Any]) -> list[str]:
    order = position.get("order", list(people))
    if not isinstance(order, list) or not order:
        raise ValueError("position: order must be a list of characters")
    for name in order:
        if name not in CHARACTER_NUMBERS:
            raise ValueError(f"position: order: there is no {name!r}")
    if len(set(order)) != len(order):
        raise ValueError("position: order: somebody is named twice")
    living = [name for name in people if people[name].get("alive", True)]
    return [*order, *[name for name in living if name not in order]]


def _seats(mode: Mode, order: list[str], people: Mapping[str, Any]) -> dict[str, int]:
    everybody = [*order, *[name for name in people if name not in order]]
    seats: dict[str, int] = {}
    for number, name in enumerate(everybody):
        seat = people.get(name, {}).get("seat", 0 if mode.alone else number)
        if not isinstance(seat, int) or not 0 <= seat < 8:
            raise ValueError(f"position.{name}: seat cannot be {seat!r}")
        seats[name] = seat
    return seats


def _config(
    keys: Mapping[str, object], mode: Mode, people: Mapping[str, Any], seats: int
) -> Config:
    given = dict(keys)
    given["seats"] = seats
    guards = sum(1 for entry in people.values() if entry.get("role") == "guard")
    if mode.hidden_roles and "guards" not in given:
        given["guards"] = min(2, max(1, guards))
    return Config.for_position(given)


def _lay_tiles(t: Room25Table, position: Mapping[str, Any]) -> None:
    text = position.get("complex", "")
    lines = [line.split() for line in str(text).split("\n") if line.strip()]
    if not lines:
        lines = [["?empty"] * 5 for _ in range(5)]
        lines[2][2] = "central"
    if len(lines) != 5 or any(len(line) != 5 for line in lines):
        raise ValueError("position: complex must have five lines of five tiles")
    for cell, word in enumerate([word for line in lines for word in line]):
        name = word.removeprefix("?")
        name = ALIASES.get(name, name)
        if name not in ROOM_NUMBERS:
            raise ValueError(f"position: complex: there is no room {word!r}")
        place_tile(t, cell, cell, ROOM_NUMBERS[name])
        if not word.startswith("?"):
            t.up |= 1 << cell
            t.seen[cell] = SEEN_BY_ALL
    if t.room[CENTRE] != CENTRAL or not t.is_up(CENTRE):
        raise ValueError("position: complex: the middle tile must be central, face up")
    t.dealt = tuple(t.room)
    t.outer = (1 << 25) - 1
    t.found = any(t.room[tile] == ROOM_25 and t.is_up(tile) for tile in range(25))


def _seat(
    t: Room25Table, order: list[str], seats: dict[str, int], people: Mapping[str, Any]
) -> None:
    seat_of = [-1] * 8
    team_of = [-1] * 8
    for name, seat in seats.items():
        who = CHARACTER_NUMBERS[name]
        seat_of[who] = seat
        if t.mode.teams:
            team = people.get(name, {}).get("team", TEAMS[t.mode.party(seat)])
            if team not in TEAMS:
                raise ValueError(f"position.{name}: team cannot be {team!r}")
            team_of[who] = TEAMS.index(team)
    t.seat_of = tuple(seat_of)
    t.team_of = tuple(team_of)
    t.track = tuple([CHARACTER_NUMBERS[name] for name in order])
    t.playing = (*t.track, *[CHARACTER_NUMBERS[name] for name in seats if name not in order])
    t.leader = t.track[0]


def _deal_roles(t: Room25Table, people: Mapping[str, Any]) -> None:
    if not t.mode.hidden_roles:
        return
    roles = [NO_ROLE] * 8
    for who in t.playing:
        role = people.get(CHARACTERS[who], {}).get("role", "prisoner")
        if role not in ("prisoner", "guard"):
            raise ValueError(f"position.{CHARACTERS[who]}: role cannot be {role!r}")
        roles[who] = ROLES.index(role)
    t.roles = tuple(roles)


def _mark(t: Room25Table, position: Mapping[str, Any]) -> None:
    for tile in _cells(position, "locks"):
        t.locked |= 1 << tile
        t.locks -= 1
    for tile in _cells(position, "closed"):
        t.closed |= 1 << tile
    robots = _cells(position, "robots")
    if len(robots) > 2 or t.locks < 0:
        raise ValueError("position: there are only two robots and two locks")
    for number, tile in enumerate(robots):
        t.robots[number] = tile
    for line, direction in dict(position.get("slid", {})).items():
        if line not in LINE_NUMBERS:
            raise ValueError(f"position: slid: there is no line {line!r}")
        number = LINE_NUMBERS[line]
        pair = SLIDE_DIRECTIONS[number * 2 : number * 2 + 2]
        if direction not in pair:
            raise ValueError(f"position: slid: line {line} cannot go {direction!r}")
        t.slid[number] = pair.index(direction) + 1
    for name, axis in dict(position.get("corridor", {})).items():
        if axis not in AXIS_NAMES:
            raise ValueError(f"position: corridor: {axis!r} is neither ns nor ew")
        t.crosswise |= AXIS_NAMES.index(axis) << cell_number(name, "position: corridor")
    t.key_used = bool(position.get("key_used", False))
    left = position.get("rounds_left", t.rounds)
    if not isinstance(left, int) or left < 1:
        raise ValueError(f"position: rounds_left cannot be {left!r}")
    t.remaining = left
    t.round_number = max(1, t.rounds - t.remaining + 1)


def _cells(position: Mapping[str, Any], key: str) -> list[int]:
    return [cell_number(name, f"position: {key}") for name in position.get(key, [])]


def _stack_deck(t: Room25Table, position: Mapping[str, Any]) -> None:
    """The named cards on top; below them the rest of the deck, as if they came out of it."""
    top = [_card(text) for text in position.get("mac", [])]
    t.open_cards = tuple([_card(text) for text in position.get("open", [])])
    rest = standard_deck(t.config, t.playing)
    t.dice.shuffle(rest)
    for card in [*top, *t.open_cards]:
        like = [other for other in rest if other == card]
        like += [other for other in rest if family(other) == family(card)]
        if like:
            rest.remove(like[0])
    t.deck = tuple(top + rest)


def _card(text: object) -> int:
    try:
        return CARDS.parse(str(text))
    except ValueError:
        raise ValueError(f"position: there is no card {text!r}") from None


def _turn(position: Mapping[str, Any], people: Mapping[str, Any]) -> int | str:
    programmed = any("program" in entry or "stack" in entry for entry in people.values())
    turn = position.get("turn", 1 if programmed else 0)
    if turn not in ("clue", 0, 1, 2, 3):
        raise ValueError(f"position: turn cannot be {turn!r}")
    return turn if isinstance(turn, int) else str(turn)


def _late(position: Mapping[str, Any], order: list[str]) -> list[str]:
    """Those who still have to act in this pass."""
    first = position.get("next", order[0])
    if first not in order:
        raise ValueError(f"position: next: {first!r} is not in the turn order")
    return order[order.index(first) :]


def _equip(t: Room25Table, who: int, entry: Mapping[str, Any], turn: int | str, late: bool) -> None:
    where = f"position.{CHARACTERS[who]}"
    if entry.get("alive", True):
        t.alive |= 1 << who
        t.on[who] = cell_number(entry.get("at", "c3"), where)
    if t.config.has_adrenaline:
        held = entry.get("adrenaline", False)
        t.adrenaline[who] = PLANNED if held == "programmed" else HELD if held else SPENT
    t.lost[who] = sum(1 << token for token in _tokens(entry, "lost", where))
    for name in entry.get("saw", []):
        t.seen[cell_number(name, where)] |= 1 << t.seat_of[who]
    if "reminder" in entry:
        t.reminder[who] = cell_number(entry["reminder"], where)
    t.armed[who] = 1 if entry.get("armed", False) else 0
    t.flood[who] = int(entry.get("flood", 0))
    t.empties[who] = int(entry.get("empties", 0))
    t.hidden |= bool(entry.get("hidden", False)) << who
    t.revealed |= bool(entry.get("revealed", False)) << who
    if "stack" in entry:
        t.stack[who] = tuple(_tokens(entry, "stack", where))
        t.paranoid |= 1 << who
    if t.on[who] >= 0 and RULES_OF[t.room[t.on[who]]].cold:
        t.chilled |= 1 << who
    if t.roles[who] == GUARD and t.revealed >> who & 1 and "program" not in entry:
        t.unprogrammed |= 1 << who
    _program(t, who, _tokens(entry, "program", where), turn, late)


def _tokens(entry: Mapping[str, Any], key: str, where: str) -> list[int]:
    tokens = entry.get(key, [])
    for token in tokens:
        if token not in TOKEN_NUMBERS:
            raise ValueError(f"{where}: {key}: there is no token {token!r}")
    return [TOKEN_NUMBERS[token] for token in tokens]


def _program(t: Room25Table, who: int, tokens: list[int], turn: int | str, late: bool) -> None:
    """Two tokens are both actions; one is a single action, or the second one once it is past."""
    if len(tokens) > 2:
        raise ValueError(f"position.{CHARACTERS[who]}: a program has at most two tokens")
    if len(tokens) == 2:
        t.first[who], t.second[who] = tokens
    elif tokens and turn == 1 and late:
        t.first[who] = tokens[0]
        t.single |= 1 << who
    elif tokens:
        t.second[who] = tokens[0]


def _begin(t: Room25Table, position: Mapping[str, Any], turn: int | str, late: list[int]) -> None:
    if turn == "clue":
        t.agenda.append(CLUE)
    elif isinstance(turn, int) and turn > 0:
        t.phase = ACTION
        t.turn = turn
        t.ready = t.alive
        lay_out(t, turn + 1)
        begin_pass(t, turn, tuple(late))
    else:
        t.phase = PROGRAMMING
        t.agenda.append(PROGRAM)
