"""The cards that somebody plays Lockup with, read from files and checked (LK-18)."""

import hashlib
import json
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.datafile import DataError, Problem, Section, refusal, sections, sections_of
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
        self,
        name: str,
        tables: dict[str, list[Section]],
        problems: list[Problem],
        content: Content | None = None,
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
        counts = _Counts(problems)
        counts.check("boards.toml", "boards", len(boards), 1 + len(CREWS))
        _check_goons(self.goons, counts)
        _check_guards(self.guards, counts)
        counts.check("items.toml", "items", len(self.items), 34)  # LK-1.7
        titles = len(self.tomes)
        if titles > MOST_TITLES:
            what = f"{titles} titles, at most {MOST_TITLES}"
            counts.report("tomes.toml", "titles", what, count=titles, most=MOST_TITLES)
        counts.check("tomes.toml", "tomes", sum(tome.copies for tome in self.tomes), 28)
        counts.check("goals.toml", "goals", len(self.goals), 18)
        counts.check("traits.toml", "traits", len(self.traits), 18)
        counts.check("locations.toml", "cards", sum(card.copies for card in self.locations), 8)
        for kind in GOAL_KINDS:
            if all(goal.kind != kind for goal in self.goals):
                counts.report("goals.toml", "goal-kind", f"no {kind} goal", goal=kind)
        if problems:
            raise DataError(problems)
        self.side_a = boards["side_a"]
        self.boards = [boards[crew] for crew in CREWS]


class _Counts:
    """Checks of whole files; what is wrong is added to the problems of the set."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        # Where single cards are wrong, counting what they are would only repeat it.
        self.silent = {problem.file for problem in problems}

    def report(self, file: str, kind: str, what: str, **details: str | int) -> None:
        if file not in self.silent:
            self.problems.append(Problem(file, 0, "", what, kind, details))

    def check(self, file: str, what: str, count: int, wanted: int) -> None:
        if count != wanted:
            told = f"{count} {what} instead of {wanted}"
            self.report(file, "count", told, thing=what, count=count, wanted=wanted)


def _check_size(entry: Section) -> None:
    """Numbers and lists that no card needs are refused: a game would drown in them."""
    if len(entry.name) > LONGEST_NAME:
        raise refusal(entry.file, "long-name", f"{entry.name[:LONGEST_NAME]}…: is too long")
    for key, value in entry.data.items():
        for part in _parts(value):
            if isinstance(part, int) and part > MOST:
                shown = key[:LONGEST_NAME]
                entry.report("most", f"{shown} is more than {MOST}", shown, most=MOST)
            if isinstance(part, list) and len(part) > MOST_ICONS:
                shown = key[:LONGEST_NAME]
                what = f"{shown} has more than {MOST_ICONS} entries"
                entry.report("most-entries", what, shown, most=MOST_ICONS)


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


def _digest(tables: dict[str, list[Section]]) -> str:
    """What the cards do, as a fingerprint: names and notes may change, the game stays the same."""
    content: list[object] = []
    for file in FILES:
        for entry in tables[file]:
            shown = {key: value for key, value in entry.data.items() if key not in _WORDS}
            content.append([file, entry.name, shown])
    text = json.dumps(content, sort_keys=True, default=str)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _read_names(tables: dict[str, list[Section]]) -> dict[str, dict[str, str]]:
    names: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    for file in FILES:
        for entry in tables[file]:
            if not _SLUG.fullmatch(entry.name):
                entry.report("slug", "is not a slug: small letters, digits and underscores")
            if entry.name in _TAKEN:
                entry.report("slug-taken", "means something else in the notation")
            if entry.name in names["en"]:
                entry.report("slug-twice", "there is another card of that name")
            table = entry.section("name")
            for language in LANGUAGES:
                name = table.word(language)
                if not name:
                    what = f"has no name in {language!r}"
                    entry.report("no-name", what, "name", lang=language)
                elif len(name) > LONGEST_NAME or not name.isprintable():
                    what = f"the name in {language!r} is too long or cannot be seen"
                    entry.report("bad-name", what, "name", lang=language)
                names[language][entry.name] = name
            table.close()
            entry.word("source", SOURCES)
            entry.word("note")
    return names


def _read_treasures(entry: Section) -> list[int]:
    found = entry.words("treasures", TREASURES)
    return [found.count(treasure) for treasure in TREASURES]


def _read_effects(entry: Section) -> list[int]:
    return [EFFECTS.index(effect) for effect in entry.words("effects", EFFECTS)]


def _read_item(entry: Section) -> Item:
    value, cost = entry.number("value"), entry.amounts("cost", (*KINDS, "any"))
    treasures = _read_treasures(entry)
    if not any(treasures):
        entry.report("no-treasure", "has no treasure", "treasures")  # LK-10.1
    if not any(cost):
        entry.report("no-cost", "has no cost", "cost")
    return Item(entry.name, value, cost, treasures, _read_effects(entry))


def _read_goon(entry: Section) -> Goon:
    type, suspicion = entry.word("type", GOON_TYPES), entry.number("suspicion")
    kinds = KINDS if type == "bandit" else ("",)  # LK-11.1
    resource = entry.word("resource", kinds)
    return Goon(
        entry.name,
        GOON_TYPES.index(type),
        suspicion,
        _read_treasures(entry),
        _read_effects(entry),
        KINDS.index(resource) if resource else NOTHING,
    )


def _read_tome(entry: Section) -> Tome:
    code = entry.word("code", TOME_CODES)
    return Tome(
        entry.name,
        entry.number("copies"),
        TOME_CODES.index(code),
        entry.word("timing", (TOME_TIMINGS[code],)),
        entry.flag("solo", True),
    )


def _read_goal(entry: Section) -> Goal:
    kind = entry.word("kind", GOAL_KINDS)
    metric, which = _read_metric(entry)
    minimum, stars, per = entry.number("minimum"), entry.number("stars"), entry.number("per")
    if kind == "leader" and (not minimum or stars or per):
        what = "a leader goal has a minimum, and its stars are those of the rules"
        entry.report("goal-leader", what)
    if kind == "instant" and (not minimum or not stars or per):
        entry.report("goal-instant", "an instant goal has a minimum and stars")
    if kind == "final" and (bool(minimum) + bool(per) != bool(stars)):
        what = "a final goal is a contest, or has stars and either minimum or per"
        entry.report("goal-final", what)
    return Goal(entry.name, kind, metric, which, minimum, stars, per)


def _read_metric(entry: Section) -> tuple[str, int]:
    text = entry.word("metric")
    if text in METRICS:
        return text, NOTHING
    metric, _, which = text.partition(":")
    if which not in METRICS_OF.get(metric, ()):
        known = [f"{each}:{of}" for each, ofs in METRICS_OF.items() for of in ofs]
        listed = ", ".join((*METRICS, *known))
        what = f"unknown metric {text!r}"
        entry.report("value", what, "metric", value=text[:LONGEST_NAME], known=listed)
        return METRICS[0], NOTHING
    return metric, METRICS_OF[metric].index(which)


def _read_board(entry: Section) -> Board:
    if entry.name != "side_a" and entry.name not in CREWS:
        entry.report("no-crew", "there is no such crew", known=", ".join(("side_a", *CREWS)))
    board = Board(
        entry.name,
        entry.number("stars"),
        entry.number("power"),
        entry.number("suspicion"),
        entry.number("storage"),
        entry.pairs("bonuses", BONUSES),
    )
    if board.power and entry.name in ("goblins", "kobolds"):
        entry.report("no-power", "starts without power", "power")  # LK-16.2
    return board


def _read_guard(entry: Section) -> Guard:
    colour, draw = entry.word("colour", GUARD_COLOURS), entry.flag("draw", False)
    if entry.data.get("strength") == "power":
        entry.take("strength", "")
        return Guard(entry.name, colour, BY_POWER, draw)
    return Guard(entry.name, colour, entry.number("strength"), draw)


def _read_location(entry: Section) -> LocationCard:
    copies = entry.number("copies")
    if entry.name == "off_duty" and copies == 2:
        return LocationCard(entry.name, OFF_DUTY, copies)
    if entry.name in LOCATIONS[:CELL_BLOCK] and copies == 1:
        return LocationCard(entry.name, LOCATIONS.index(entry.name), copies)
    entry.report("location", f"the rules know no {copies} such cards", count=copies)  # LK-17.7
    return LocationCard(entry.name, OFF_DUTY, copies)


def _check_goons(goons: list[Goon], counts: _Counts) -> None:
    """The scoring tables need enough dwarves and ratfolk, one raid must free enough cubes."""
    counts.check("goons.toml", "goons", len(goons), 33)
    for type, least in ((DWARF, 7), (RATFOLK, 5)):  # LK-18.2
        count = sum(goon.type == type for goon in goons)
        if count < least:
            name = GOON_TYPES[type]
            what = f"{count} {name}, at least {least}"
            counts.report("goons.toml", "least", what, thing=name, count=count, least=least)
    most = sorted(goons, key=lambda goon: -goon.suspicion)[:5]
    if sum(goon.suspicion for goon in most) > SUSPICION_CUBES:
        slugs = ", ".join(goon.slug for goon in most)
        what = f"{slugs}: more than {SUSPICION_CUBES} suspicion together"
        counts.report("goons.toml", "suspicion", what, cards=slugs, most=SUSPICION_CUBES)


def _check_guards(guards: list[Guard], counts: _Counts) -> None:
    """The harder two levels have one special guard each (LK-17.31)."""
    for colour, wanted in GUARD_COLOURS.items():
        group = [guard for guard in guards if guard.colour == colour]
        counts.check("guards.toml", f"{colour} guards", len(group), wanted)
        drawing = sum(guard.draw for guard in group)
        special = 1 if colour in ("yellow", "red") else 0
        counts.check("guards.toml", f"{colour} guards that draw", drawing, special)


def _folder() -> Traversable:
    return files("cellmates.lockup").joinpath("data")


def standard_files() -> dict[str, str]:
    """The card files of the box."""
    return {file: _folder().joinpath(file).read_text("utf-8") for file in FILES}


_read_once: list[CardSet] = []


def standard() -> CardSet:
    """The cards that come with the game, read when they are first asked for."""
    if not _read_once:
        problems: list[Problem] = []
        tables = {file: sections(_folder(), file, problems) for file in FILES}
        _read_once.append(CardSet(STANDARD, tables, problems))
    return _read_once[0]


KNOWN: Final = 32
"""Sets of one's own that are not read again."""

_known: dict[str, CardSet] = {}


def read(content: Content) -> CardSet:
    """Somebody's own cards; a file that the set lacks is taken from the standard cards."""
    found = _known.get(content.digest)
    if found is None:
        own = content.files
        problems: list[Problem] = []
        tables = {
            file: sections_of(own[file], file, problems)
            if file in own
            else sections(_folder(), file, problems)
            for file in FILES
        }
        found = CardSet(content.name, tables, problems, content)
        while len(_known) >= KNOWN:
            _known.pop(next(iter(_known)), None)
        _known[content.digest] = found
    return found


def load(folder: Path) -> CardSet:
    """The cards of somebody's own folder."""
    return read(from_folder(folder))
