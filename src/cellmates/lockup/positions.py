"""Positions set up by hand, as scenarios describe them."""

from collections.abc import Mapping
from typing import Any, Final

from cellmates.lockup.bonuses import KeepTrait
from cellmates.lockup.cards import STORAGE_PLUS_1
from cellmates.lockup.config import Config
from cellmates.lockup.goals import check_leader, measure
from cellmates.lockup.lightsout import begin
from cellmates.lockup.names import (
    BOXED,
    CREWS,
    DENS,
    FINAL,
    IN_CELL,
    KIND_NUMBERS,
    LIGHTS_OUT,
    LOCATION_NUMBERS,
    NOBODY,
    PATROL,
    PHASES,
    ROLL_CALL,
    ROUNDS,
    TOKEN_NUMBERS,
)
from cellmates.lockup.patrol import (
    START_PATROL,
    bring_goon,
    place_bandit_cubes,
    place_suspicion,
    refill_display,
)
from cellmates.lockup.rollcall import BEGIN_LIGHTS_OUT, START_ROUND, TURN
from cellmates.lockup.scoring import END_GAME
from cellmates.lockup.setup import (
    all_tomes,
    blank_table,
    deal_goals,
    guards_start,
    level_guards,
    location_cards,
    set_up_crews,
)
from cellmates.lockup.table import LockupTable

_KEYS: Final = {
    *("round", "phase", "location", "first", "next", "display", "decks", "goons", "suspicion"),
    *("bandit_cubes", "supply", "goals", "guards"),
}
_OWN_KEYS: Final = {
    *("reputation", "power", "suspicion", "resources", "items", "reserved", "recruited", "tomes"),
    *("cell", "placed", "passed", "crew", "traits", "storage"),
}
_DECKS: Final = ("items", "goons", "tomes", "guards", "locations")
_GOALS: Final = ("leader", "instant", "final")
_SEED: Final = bytes(32)


def set_up(keys: Mapping[str, object], position: Mapping[str, Any]) -> LockupTable:
    """A table as a scenario describes it, up to the first thing that anybody must decide."""
    t = blank_table(_config(keys, position), _SEED)
    seats = _seat_entries(t, position)
    phase = _phase(position)
    t.round_number = int(position.get("round", 1))
    if not 1 <= t.round_number <= ROUNDS:
        raise ValueError(f"position: round cannot be {t.round_number}")
    t.first = _seat(t, position.get("first", t.guards if t.guards >= 0 else 0), "first")
    for who, entry in seats.items():
        _equip(t, who, entry)
    _furnish(t, position)
    _fill_decks(t, position)
    _leave_supply(t, position)
    _give_goals(t)
    if phase == "setup":
        _deal_by_the_rules(t, position, seats)
    else:
        _begin(t, position, PHASES.index(phase))
    t.advance()
    return t


def _give_goals(t: LockupTable) -> None:
    """Whoever leads, or meets the instant goal, has that card already, and its stars."""
    if t.leader_goal >= 0:
        check_leader(t)
    if t.instant_goal >= 0:
        minimum = t.cards.goals[t.instant_goal].minimum
        crews = [who for who in t.from_first() if t.is_player(who)]
        met = [who for who in crews if measure(t, who, t.instant_goal) >= minimum]
        t.instant_taken = met[0] if met else NOBODY


def _config(keys: Mapping[str, object], position: Mapping[str, Any]) -> Config:
    given = dict(keys)
    count = sum(1 for key in position if key.startswith("seat"))
    if "seats" not in given and "solo" not in given:
        given["seats"] = max(2, count)
    crews = _crews(given, position)
    if crews:
        given["crews"] = crews
    return Config.from_dict(given)


def _crews(given: Mapping[str, object], position: Mapping[str, Any]) -> list[str]:
    """The crews that the position names, and others for the seats that it does not."""
    seats = 1 if given.get("solo") else given.get("seats", 2)
    names = [f"seat{who}" for who in range(int(str(seats)))]
    named = [_table(position, name, "position").get("crew", "") for name in names]
    if not any(named):
        return []
    free = [crew for crew in CREWS if crew not in named]
    return [crew or free.pop(0) for crew in named]


def _phase(position: Mapping[str, Any]) -> str:
    phase = position.get("phase", "roll_call")
    if phase not in PHASES:
        raise ValueError(f"position: phase cannot be {phase!r}")
    return str(phase)


def _seat_entries(t: LockupTable, position: Mapping[str, Any]) -> dict[int, dict[str, Any]]:
    names = {f"seat{who}": who for who in range(t.participants)}
    for key, entry in position.items():
        if key in names:
            for own in entry:
                if own not in _OWN_KEYS:
                    raise ValueError(f"position.{key}: unknown key {own!r}")
        elif key not in _KEYS:
            raise ValueError(f"position: unknown key {key!r}")
    return {who: dict(position.get(name, {})) for name, who in names.items()}


def _table(entry: Mapping[str, Any], key: str, where: str) -> dict[str, Any]:
    """A table of the position, empty if it is not there."""
    value = entry.get(key, {})
    if not isinstance(value, dict):
        raise ValueError(f"{where}.{key} must be a table")
    return value


def _seat(t: LockupTable, value: object, key: str) -> int:
    if not isinstance(value, int) or not 0 <= value < t.participants:
        raise ValueError(f"position: {key} cannot be {value!r}")
    return value


def location_number(name: object, where: str) -> int:
    """The location of that name."""
    if name not in LOCATION_NUMBERS:
        raise ValueError(f"{where}: there is no location {name!r}")
    return LOCATION_NUMBERS[str(name)]


def number_of(slugs: list[str], name: object, where: str) -> int:
    """The number of a card by its slug."""
    if name not in slugs:
        raise ValueError(f"{where}: there is no {name!r}")
    return slugs.index(str(name))


def slugs_of(t: LockupTable, what: str) -> list[str]:
    """The slugs of a kind of card, in the order of their numbers."""
    cards = t.cards
    if what == "items":
        return [card.slug for card in cards.items]
    if what == "goons":
        return [card.slug for card in cards.goons]
    if what == "tomes":
        return [card.slug for card in cards.tomes]
    if what == "goals":
        return [card.slug for card in cards.goals]
    if what == "traits":
        return [card.slug for card in cards.traits]
    return [card.slug for card in cards.guards]


def _cards(t: LockupTable, what: str, names: Any, where: str) -> tuple[int, ...]:
    slugs = slugs_of(t, what)
    return tuple([number_of(slugs, name, where) for name in names])


def _equip(t: LockupTable, who: int, entry: Mapping[str, Any]) -> None:
    where = f"position.seat{who}"
    t.stars[who] = int(entry.get("reputation", _start_stars(t, who)))
    t.power[who] = int(entry.get("power", 0))
    t.suspicion[who] = int(entry.get("suspicion", 0))
    for kind, count in _table(entry, "resources", where).items():
        if kind not in KIND_NUMBERS:
            raise ValueError(f"{where}: resources: there is no {kind!r}")
        t.cubes[who * 4 + KIND_NUMBERS[kind]] = int(count)
    t.items[who] = _cards(t, "items", entry.get("items", []), where)
    t.reserved[who] = _cards(t, "items", entry.get("reserved", []), where)
    t.goons[who] = _cards(t, "goons", entry.get("recruited", []), where)
    t.hands[who] = _cards(t, "tomes", entry.get("tomes", []), where)
    t.hands_known[who] = (1 << who,) * len(t.hands[who])
    if who == t.guards:
        return
    t.storage[who] = int(entry.get("storage", _storage(t, who)))
    t.passed |= bool(entry.get("passed", False)) << who
    t.offered_traits[who] = _cards(t, "traits", entry.get("traits", []), where)
    _place_tokens(t, who, entry, where)


def _start_stars(t: LockupTable, who: int) -> int:
    """The stars of somebody whose reputation the position leaves out."""
    if who == t.guards:
        return guards_start(t)
    return 0 if t.config.advanced else t.cards.side_a.stars


def _storage(t: LockupTable, who: int) -> int:
    """What the board gives, and one for every icon of a crafted item or a goon (LK-8.2)."""
    cards = t.cards
    board = cards.boards[t.config.crews[who]] if t.config.advanced else cards.side_a
    icons = [icon for item in t.items[who] for icon in cards.items[item].effects]
    icons += [icon for goon in t.goons[who] for icon in cards.goons[goon].effects]
    return board.storage + icons.count(STORAGE_PLUS_1)


def _token(name: object, where: str) -> int:
    if name not in TOKEN_NUMBERS:
        raise ValueError(f"{where}: there is no token {name!r}")
    return TOKEN_NUMBERS[str(name)]


def _place_tokens(t: LockupTable, who: int, entry: Mapping[str, Any], where: str) -> None:
    base = who * 6
    if "cell" in entry:
        t.token_at[base : base + 6] = [BOXED] * 6
        for name in entry["cell"]:
            t.token_at[base + _token(name, where)] = IN_CELL
    for place_name, names in _table(entry, "placed", where).items():
        place = location_number(place_name, where)
        for name in names:
            down = str(name).startswith("?")
            token = base + _token(str(name).removeprefix("?"), where)
            t.token_at[token] = place
            t.visited[who] |= 1 << place
            if down:
                t.face_down |= 1 << token
                t.downs[who] += 1
            else:
                t.shown |= 1 << token


def _furnish(t: LockupTable, position: Mapping[str, Any]) -> None:
    """Goons, cubes, items and guards in the prison."""
    where = "position"
    for name, goon in _table(position, "goons", "position").items():
        den = location_number(name, where)
        if den not in DENS:
            raise ValueError(f"{where}: goons: no goon space at {name!r}")
        t.dens[den] = number_of(slugs_of(t, "goons"), goon, where)
    for name, count in _table(position, "suspicion", "position").items():
        t.watch[location_number(name, where)] = int(count)
    for name, cubes in _table(position, "bandit_cubes", "position").items():
        place = location_number(name, where)
        for kind, count in _table({name: cubes}, name, "position: bandit_cubes").items():
            if kind not in KIND_NUMBERS:
                raise ValueError(f"{where}: bandit_cubes: there is no {kind!r}")
            t.loose_cubes[place * 4 + KIND_NUMBERS[kind]] = int(count)
    display = _cards(t, "items", position.get("display", []), where)
    if len(display) > len(t.display):
        t.display = [-1] * len(display)
    for slot, item in enumerate(display):
        t.display[slot] = item
    for name, cards in _table(position, "guards", "position").items():
        place = location_number(name, where)
        for card in cards:
            guard = number_of(slugs_of(t, "guards"), str(card).removeprefix("?"), where)
            pile = t.guards_down if str(card).startswith("?") else t.guards_up
            pile[place] = (*pile[place], guard)
    goals = _table(position, "goals", "position")
    for kind in goals:
        if kind not in _GOALS:
            raise ValueError(f"{where}: goals: unknown key {kind!r}")
    slugs = slugs_of(t, "goals")
    t.leader_goal = number_of(slugs, goals["leader"], where) if "leader" in goals else -1
    t.instant_goal = number_of(slugs, goals["instant"], where) if "instant" in goals else -1
    t.final_goal = number_of(slugs, goals["final"], where) if "final" in goals else -1


def _fill_decks(t: LockupTable, position: Mapping[str, Any]) -> None:
    """The named decks exactly; the others hold what lies nowhere else, shuffled."""
    decks = _table(position, "decks", "position")
    for key in decks:
        if key not in _DECKS:
            raise ValueError(f"position: decks: unknown key {key!r}")
    where = "position: decks"
    t.item_deck = _deck(t, decks, "items", list(range(len(t.cards.items))), _items_out(t), where)
    t.goon_deck = _deck(t, decks, "goons", list(range(len(t.cards.goons))), _goons_out(t), where)
    t.tome_deck = _deck(t, decks, "tomes", all_tomes(t), [x for h in t.hands for x in h], where)
    t.tome_known = (0,) * len(t.tome_deck)
    if t.guards >= 0:
        out = [card for pile in (*t.guards_up, *t.guards_down) for card in pile]
        t.guard_deck = _deck(t, decks, "guards", level_guards(t), out, where)
        t.guards_used = tuple(_left_over(level_guards(t), [*out, *t.guard_deck]))
        if "locations" in decks:
            t.location_deck = tuple([
                -1 if name == "off_duty" else location_number(name, where)
                for name in decks["locations"]
            ])  # fmt: skip
            t.locations_used = tuple(_left_over(location_cards(t), list(t.location_deck)))
        else:
            cards = location_cards(t)
            t.dice.shuffle(cards)
            t.location_deck = tuple(cards)


def _left_over(cards: list[int], out: list[int]) -> list[int]:
    """The cards that lie nowhere in a position: they wait in the used pile (LK-17.35)."""
    for card in out:
        if card in cards:
            cards.remove(card)
    return cards


def _items_out(t: LockupTable) -> list[int]:
    held = [item for items in (*t.items, *t.reserved) for item in items]
    return held + [item for item in t.display if item >= 0]


def _goons_out(t: LockupTable) -> list[int]:
    return [goon for goons in t.goons for goon in goons] + [goon for goon in t.dens if goon >= 0]


def _deck(
    t: LockupTable,
    decks: Mapping[str, Any],
    what: str,
    cards: list[int],
    out: list[int],
    where: str,
) -> tuple[int, ...]:
    if what in decks:
        return _cards(t, what, decks[what], where)
    left = _left_over(cards, out)
    t.dice.shuffle(left)
    return tuple(left)


def _leave_supply(t: LockupTable, position: Mapping[str, Any]) -> None:
    """The supply is what is left over, unless the position says otherwise."""
    for kind in range(4):
        used = sum(t.cubes[kind::4]) + sum(t.loose_cubes[kind::4])
        t.supply[kind] = max(0, t.supply[kind] - used)
    t.power_supply = max(0, t.power_supply - sum(t.power))
    t.suspicion_supply = max(0, t.suspicion_supply - sum(t.suspicion) - sum(t.watch))
    for name, count in _table(position, "supply", "position").items():
        if name in KIND_NUMBERS:
            t.supply[KIND_NUMBERS[name]] = int(count)
        elif name == "power":
            t.power_supply = int(count)
        elif name == "suspicion":
            t.suspicion_supply = int(count)
        else:
            raise ValueError(f"position: supply: there is no {name!r}")


def _deal_by_the_rules(
    t: LockupTable, position: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]
) -> None:
    """What the position does not lay out is dealt as at the start of a game."""
    if "display" not in position:
        refill_display(t)
    if "goons" not in position:
        for den in DENS:
            bring_goon(t, den)
    if "suspicion" not in position:
        place_suspicion(t)
    if t.config.bandit_cube_at_setup and "bandit_cubes" not in position:
        place_bandit_cubes(t)
    if "goals" not in position:
        deal_goals(t)
    t.agenda.append(START_ROUND)
    dealt = {who: t.offered_traits[who] for who in seats if t.offered_traits[who]}
    set_up_crews(t)
    for who, traits in dealt.items():
        t.offered_traits[who] = traits


def _begin(t: LockupTable, position: Mapping[str, Any], phase: int) -> None:
    t.phase = phase
    if phase == ROLL_CALL:
        for who in range(t.seats):
            if t.offered_traits[who]:
                t.agenda.append(KeepTrait(who))
        _begin_roll_call(t, position)
    elif phase == LIGHTS_OUT:
        begin(t, location_number(position.get("location", "yard"), "position: location"))
    elif phase == PATROL:
        if t.round_number == ROUNDS:  # LK-4.2
            raise ValueError(f"position: there is no patrol in round {ROUNDS}")
        t.agenda.append(START_PATROL)
    elif phase == FINAL:
        t.agenda.append(END_GAME)


def _begin_roll_call(t: LockupTable, position: Mapping[str, Any]) -> None:
    """The turn of a named seat, or of the first one that has not passed (LK-5.1)."""
    if "next" in position:
        following = _seat(t, position["next"], "next")
        if t.passed >> following & 1:
            raise ValueError(f"position: next: seat {following} has passed")
        t.agenda.insert(0, TURN[following])
        return
    left = [who for who in t.from_first() if not t.passed >> who & 1]
    over = not left or (t.guards >= 0 and t.passed & 1)  # LK-17.15
    t.agenda.insert(0, BEGIN_LIGHTS_OUT if over else TURN[left[0]])
