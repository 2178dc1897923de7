"""The cards that somebody plays Lockup with, read from files and checked (LK-18)."""

import hashlib
import json
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.datafile import Entry, entries, entries_of
from cellmates.lockup.card import (
    BY_POWER,
    NOTHING,
    OFF_DUTY,
    Board,
    Goal,
    Goon,
    Guard,
    Item,
    LocationCard,
    Tome,
    Trait,
)
from cellmates.lockup.content import FILES, STANDARD, Content, from_folder
from cellmates.lockup.names import CELL_BLOCK, CREWS, KINDS, LOCATIONS, SUSPICION_CUBES

LANGUAGES: Final = ("en", "pl", "ru", "cs", "it")
SOURCES: Final = ("rulebook", "reconstructed", "own")

SHIELD: Final = 0
GEM: Final = 1
SPELL: Final = 2
TREASURES: Final = ("shield", "gem", "spell")

# Effects of items and goons (LK-14); the first four give a cube of the kind of that number.
GAIN_SCRAP: Final = 0
GAIN_POTION: Final = 1
GAIN_IRON: Final = 2
GAIN_GOLD: Final = 3
GAIN_POWER: Final = 4
REMOVE_SUSPICION: Final = 5
PASS_SUSPICION: Final = 6
DRAW_TOME: Final = 7
CHOOSE_TOME: Final = 8
STORAGE_PLUS_1: Final = 9
SWAP_RESOURCE: Final = 10
EFFECTS: Final = (
    *("gain_scrap", "gain_potion", "gain_iron", "gain_gold", "gain_power"),
    *("remove_suspicion", "pass_suspicion", "draw_tome", "choose_tome"),
    *("storage_plus_1", "swap_resource"),
)

BANDIT: Final = 0
CULTIST: Final = 1
DEMON: Final = 2
DWARF: Final = 3
HOBGOBLIN: Final = 4
RATFOLK: Final = 5
MARAUDER: Final = 6
GOON_TYPES: Final = (
    *("bandit", "cultist", "demon", "dwarf"),
    *("hobgoblin", "ratfolk", "marauder"),
)

# What tomes do, in the order of their numbers, and when (LK-12).
TOME_TIMINGS: Final = {
    "unlimited_face_down": "own_turn",
    "steal_for_craft": "crafting",
    "peek": "roll_call",
    "strength_plus_2": "ranking",
    "remove_suspicion_2": "any",
    "pass_suspicion_1": "any",
    "gain_scrap_2": "any",
    "exchange_2": "any",
    "gain_iron_or_potion": "any",
    "gain_power_1": "any",
    "free_recruit": "recruiting",
    "craft_discount_1": "crafting",
    "move_token": "own_turn",
    "win_ties": "ranking",
}
TOME_CODES: Final = tuple(TOME_TIMINGS)

GOAL_KINDS: Final = ("leader", "instant", "final")
METRICS: Final = ("power", "items", "goons", "goon_types", "treasure_set", "gold")
METRICS_OF: Final = {"treasure": TREASURES, "items_with": TREASURES, "goon": GOON_TYPES}

BONUSES: Final = (
    *KINDS,
    *("power", "stars", "suspicion", "storage", "tome", "choose_tome"),
    *("goon", "choose_goon", "free_reserve"),
)
GUARD_COLOURS: Final = {"blue": 7, "green": 5, "yellow": 5, "red": 5}  # LK-17.6

# Enough for any card, and few enough for a game to go on whatever somebody writes.
MOST: Final = 99
MOST_ICONS: Final = 12
MOST_TITLES: Final = 56
LONGEST_NAME: Final = 80

_WORDS: Final = ("name", "source", "note")
_TAKEN: Final = ("none", "cubes")  # "craft none", "keep cubes"
_SLUG: Final = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")


class CardSet:
    """All the cards somebody plays with; `content` is what a set of one's own was read from."""

    catalogue: Catalogue | None = None  # the options of a game with these cards, once made

    def __init__(
        self, name: str, tables: dict[str, list[Entry]], content: Content | None = None
    ) -> None:
        self.name = name
        self.content = content
        for file in FILES:
            for entry in tables[file]:
                _check_size(entry)
        self.digest = _digest(tables)
        self.names = _read_names(tables)
        self.items = [_read_item(entry) for entry in tables["items.toml"]]
        self.goons = [_read_goon(entry) for entry in tables["goons.toml"]]
        self.tomes = [_read_tome(entry) for entry in tables["tomes.toml"]]
        self.goals = [_read_goal(entry) for entry in tables["goals.toml"]]
        self.traits = [
            Trait(entry.name, entry.pairs("bonuses", BONUSES)) for entry in tables["traits.toml"]
        ]
        boards = {entry.name: _read_board(entry) for entry in tables["boards.toml"]}
        self.guards = [_read_guard(entry) for entry in tables["guards.toml"]]
        self.locations = [_read_location(entry) for entry in tables["locations.toml"]]
        for file in FILES:
            for entry in tables[file]:
                entry.close()
        _check_count("boards.toml", "boards", len(boards), 1 + len(CREWS))
        self.side_a = boards["side_a"]
        self.boards = [boards[crew] for crew in CREWS]
        _check_goons(self.goons)
        _check_guards(self.guards)
        _check_count("items.toml", "items", len(self.items), 34)  # LK-1.7
        if len(self.tomes) > MOST_TITLES:
            raise ValueError(f"tomes.toml: {len(self.tomes)} titles, at most {MOST_TITLES}")
        _check_count("tomes.toml", "tomes", sum(tome.copies for tome in self.tomes), 28)
        _check_count("goals.toml", "goals", len(self.goals), 18)
        _check_count("traits.toml", "traits", len(self.traits), 18)
        _check_count("locations.toml", "cards", sum(card.copies for card in self.locations), 8)
        for kind in GOAL_KINDS:
            if all(goal.kind != kind for goal in self.goals):
                raise ValueError(f"goals.toml: no {kind} goal")


def _check_size(entry: Entry) -> None:
    """Numbers and lists that no card needs are refused: a game would drown in them."""
    if len(entry.name) > LONGEST_NAME:
        raise ValueError(f"{entry.file}: {entry.name[:LONGEST_NAME]}…: is too long")
    for key, value in entry.data.items():
        for part in _parts(value):
            if isinstance(part, int) and part > MOST:
                raise entry.wrong(f"{key[:LONGEST_NAME]} is more than {MOST}")
            if isinstance(part, list) and len(part) > MOST_ICONS:
                raise entry.wrong(f"{key[:LONGEST_NAME]} has more than {MOST_ICONS} entries")


def _parts(value: object) -> list[object]:
    """A value, and what lies in it."""
    found = [value]
    if isinstance(value, list):
        for each in value:
            found.extend(_parts(each))
    elif isinstance(value, dict):
        for each in value.values():
            found.extend(_parts(each))
    return found


def _digest(tables: dict[str, list[Entry]]) -> str:
    """What the cards do, as a fingerprint: names and notes may change, the game stays the same."""
    content: list[object] = []
    for file in FILES:
        for entry in tables[file]:
            shown = {key: value for key, value in entry.data.items() if key not in _WORDS}
            content.append([file, entry.name, shown])
    text = json.dumps(content, sort_keys=True, default=str)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _read_names(tables: dict[str, list[Entry]]) -> dict[str, dict[str, str]]:
    names: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    for file in FILES:
        for entry in tables[file]:
            if not _SLUG.fullmatch(entry.name):
                raise entry.wrong("is not a slug: small letters, digits and underscores")
            if entry.name in _TAKEN:
                raise entry.wrong("means something else in the notation")
            if entry.name in names["en"]:
                raise entry.wrong("there is another card of that name")
            table = entry.table("name")
            for language in LANGUAGES:
                name = table.text(language)
                if not name:
                    raise entry.wrong(f"has no name in {language!r}")
                if len(name) > LONGEST_NAME or not name.isprintable():
                    raise entry.wrong(f"the name in {language!r} is too long or cannot be seen")
                names[language][entry.name] = name
            table.close()
            entry.text("source", SOURCES)
            entry.text("note")
    return names


def _read_treasures(entry: Entry) -> list[int]:
    found = entry.texts("treasures", TREASURES)
    return [found.count(treasure) for treasure in TREASURES]


def _read_effects(entry: Entry) -> list[int]:
    return [EFFECTS.index(effect) for effect in entry.texts("effects", EFFECTS)]


def _read_item(entry: Entry) -> Item:
    value, cost = entry.number("value"), entry.amounts("cost", (*KINDS, "any"))
    treasures = _read_treasures(entry)
    if not any(treasures):
        raise entry.wrong("has no treasure")  # LK-10.1
    if not any(cost):
        raise entry.wrong("has no cost")
    return Item(entry.name, value, cost, treasures, _read_effects(entry))


def _read_goon(entry: Entry) -> Goon:
    type, suspicion = entry.text("type", GOON_TYPES), entry.number("suspicion")
    kinds = KINDS if type == "bandit" else ("",)  # LK-11.1
    resource = entry.text("resource", kinds)
    return Goon(
        entry.name,
        GOON_TYPES.index(type),
        suspicion,
        _read_treasures(entry),
        _read_effects(entry),
        KINDS.index(resource) if resource else NOTHING,
    )


def _read_tome(entry: Entry) -> Tome:
    code = entry.text("code", TOME_CODES)
    return Tome(
        entry.name,
        entry.number("copies"),
        TOME_CODES.index(code),
        entry.text("timing", (TOME_TIMINGS[code],)),
        entry.flag("solo", True),
    )


def _read_goal(entry: Entry) -> Goal:
    kind = entry.text("kind", GOAL_KINDS)
    metric, which = _read_metric(entry)
    minimum, stars, per = entry.number("minimum"), entry.number("stars"), entry.number("per")
    if kind == "leader" and (not minimum or stars or per):
        raise entry.wrong("a leader goal has a minimum, and its stars are those of the rules")
    if kind == "instant" and (not minimum or not stars or per):
        raise entry.wrong("an instant goal has a minimum and stars")
    if kind == "final" and (bool(minimum) + bool(per) != bool(stars)):
        raise entry.wrong("a final goal is a contest, or has stars and either minimum or per")
    return Goal(entry.name, kind, metric, which, minimum, stars, per)


def _read_metric(entry: Entry) -> tuple[str, int]:
    text = entry.text("metric")
    if text in METRICS:
        return text, NOTHING
    metric, _, which = text.partition(":")
    if which not in METRICS_OF.get(metric, ()):
        raise entry.wrong(f"unknown metric {text!r}")
    return metric, METRICS_OF[metric].index(which)


def _read_board(entry: Entry) -> Board:
    if entry.name != "side_a" and entry.name not in CREWS:
        raise entry.wrong("there is no such crew")
    board = Board(
        entry.name,
        entry.number("stars"),
        entry.number("power"),
        entry.number("suspicion"),
        entry.number("storage"),
        entry.pairs("bonuses", BONUSES),
    )
    if board.power and entry.name in ("goblins", "kobolds"):
        raise entry.wrong("starts without power")  # LK-16.2
    return board


def _read_guard(entry: Entry) -> Guard:
    colour, draw = entry.text("colour", GUARD_COLOURS), entry.flag("draw", False)
    if entry.data.get("strength") == "power":
        entry.take("strength", "")
        return Guard(entry.name, colour, BY_POWER, draw)
    return Guard(entry.name, colour, entry.number("strength"), draw)


def _read_location(entry: Entry) -> LocationCard:
    copies = entry.number("copies")
    if entry.name == "off_duty" and copies == 2:
        return LocationCard(entry.name, OFF_DUTY, copies)
    if entry.name in LOCATIONS[:CELL_BLOCK] and copies == 1:
        return LocationCard(entry.name, LOCATIONS.index(entry.name), copies)
    raise entry.wrong(f"the rules know no {copies} such cards")  # LK-17.7


def _check_count(file: str, what: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise ValueError(f"{file}: {count} {what} instead of {wanted}")


def _check_goons(goons: list[Goon]) -> None:
    """The scoring tables need enough dwarves and ratfolk, one raid must free enough cubes."""
    _check_count("goons.toml", "goons", len(goons), 33)
    for type, least in ((DWARF, 7), (RATFOLK, 5)):  # LK-18.2
        count = sum(goon.type == type for goon in goons)
        if count < least:
            raise ValueError(f"goons.toml: {count} {GOON_TYPES[type]}, at least {least}")
    most = sorted(goons, key=lambda goon: -goon.suspicion)[:5]
    if sum(goon.suspicion for goon in most) > SUSPICION_CUBES:
        slugs = ", ".join(goon.slug for goon in most)
        raise ValueError(f"goons.toml: {slugs}: more than {SUSPICION_CUBES} suspicion together")


def _check_guards(guards: list[Guard]) -> None:
    """The harder two levels have one special guard each (LK-17.31)."""
    for colour, wanted in GUARD_COLOURS.items():
        group = [guard for guard in guards if guard.colour == colour]
        _check_count("guards.toml", f"{colour} guards", len(group), wanted)
        drawing = sum(guard.draw for guard in group)
        special = 1 if colour in ("yellow", "red") else 0
        _check_count("guards.toml", f"{colour} guards that draw", drawing, special)


def _folder() -> Traversable:
    return files("cellmates.lockup").joinpath("data")


def standard_files() -> dict[str, str]:
    """The card files of the box."""
    return {file: _folder().joinpath(file).read_text("utf-8") for file in FILES}


_read_once: list[CardSet] = []


def standard() -> CardSet:
    """The cards that come with the game, read when they are first asked for."""
    if not _read_once:
        _read_once.append(CardSet(STANDARD, {file: entries(_folder(), file) for file in FILES}))
    return _read_once[0]


KNOWN: Final = 32
"""Sets of one's own that are not read again."""

_known: dict[str, CardSet] = {}


def read(content: Content) -> CardSet:
    """Somebody's own cards; a file that the set lacks is taken from the standard cards."""
    found = _known.get(content.digest)
    if found is None:
        own = content.files
        tables = {
            file: entries_of(own[file], file) if file in own else entries(_folder(), file)
            for file in FILES
        }
        found = CardSet(content.name, tables, content)
        while len(_known) >= KNOWN:
            _known.pop(next(iter(_known)), None)
        _known[content.digest] = found
    return found


def load(folder: Path) -> CardSet:
    """The cards of somebody's own folder."""
    return read(from_folder(folder))
