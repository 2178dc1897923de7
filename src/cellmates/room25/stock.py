"""What lies in the boxes: tiles, complexes, cards and editions, read from `data/*.toml`."""

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from cellmates.kernel.datafile import Section, sections
from cellmates.room25.cards.codes import CARDS
from cellmates.room25.editions import Edition, Switch, clean, read_editions, read_switches
from cellmates.room25.modes import MODES
from cellmates.room25.names import TILES

COLOURS: Final = ("blue", "green", "yellow", "red")
LEVELS: Final = ("basic", "ultimate")
BOXES: Final = {"season1": 32, "season2": 15, "ultimate": 47, "italian": 47}  # R25-1.7
CARD_SETS: Final = {"base": 39, "madness": 19}  # R25-12.1
SOURCES: Final = ("rulebook", "secondary", "reconstructed", "own")


class TileKind(NamedTuple):
    """A kind of room: its colour, its rule level and how many lie in each box."""

    kind: str
    colour: str
    level: str
    boxes: dict[str, int]
    source: str


class Complex(NamedTuple):
    """25 tiles to deal: a fixed list, or a table with free picks (`any`, by colour)."""

    id: str
    kind: str
    counts: dict[str, int]
    any: dict[str, int]
    excluded: dict[str, int]
    modes: tuple[str, ...]
    level: str
    box: str
    source: str
    note: str


class CardKind(NamedTuple):
    """A M.A.C. card in the notation of the scenarios, and how many of it there are."""

    text: str
    kind: str
    copies: int
    set: str
    source: str


class Character(NamedTuple):
    """One of the eight figures with what belongs to it."""

    name: str
    letter: str
    colour: str
    duo: str
    box: str
    special: tuple[str, ...]
    passive: tuple[str, ...]
    empties: int
    locks: int
    standee: bool
    source: str


class Stock(NamedTuple):
    """Everything the data files hold."""

    tiles: dict[str, TileKind]
    complexes: dict[str, Complex]
    cards: list[CardKind]
    characters: dict[str, Character]
    switches: dict[str, Switch]
    editions: dict[str, Edition]


def _read_tiles(folder: Traversable) -> dict[str, TileKind]:
    file = "tiles.toml"
    found: dict[str, TileKind] = {}
    own: dict[str, int] = {}
    for entry in sections(folder, file):
        colour, level = entry.word("colour", COLOURS), entry.word("level", LEVELS)
        boxes = {box: entry.number(box) for box in BOXES}
        own[entry.name] = entry.number("own")
        tile = TileKind(entry.name, colour, level, boxes, entry.word("source", SOURCES))
        entry.word("note")
        entry.close()
        if boxes["ultimate"] != boxes["season1"] + boxes["season2"]:
            raise entry.wrong("the ultimate box is not both seasons together")
        found[tile.kind] = tile
    for box, total in BOXES.items():
        count = sum(tile.boxes[box] for tile in found.values())
        if count != total:
            raise ValueError(f"{file}: {box}: {count} tiles instead of {total}")
        for tile in found.values():  # tiles of one's own come on top
            tile.boxes[box] += own[tile.kind]
    return found


def _amount(entry: Section, text: str) -> tuple[str, int]:
    """Split "tunnel 2" into the kind and the number; a kind alone is one of it."""
    kind, _, number = text.partition(" ")
    if not number:
        return kind, 1
    if not number.isdecimal():
        raise entry.wrong(f"unknown tiles {text!r}")
    return kind, int(number)


def _read_complex(entry: Section, tiles: dict[str, TileKind]) -> Complex:
    counts: dict[str, int] = {}
    free: dict[str, int] = {}
    for colour in COLOURS:
        for text in entry.words(colour):
            kind, number = _amount(entry, text)
            if kind == "any":
                free[colour] = free.get(colour, 0) + number
            elif kind not in tiles or tiles[kind].colour != colour:
                raise entry.wrong(f"no {colour} room {kind!r}")
            else:
                counts[kind] = counts.get(kind, 0) + number
    excluded = dict(_amount(entry, text) for text in entry.words("out"))
    for kind in excluded:
        if kind not in tiles:
            raise entry.wrong(f"unknown room {kind!r}")
    found = Complex(
        entry.name,
        entry.word("kind", ("list", "table")),
        counts,
        free,
        excluded,
        entry.words("modes", MODES),
        entry.word("level", LEVELS),
        entry.word("box", BOXES),
        entry.word("source", SOURCES),
        entry.word("note"),
    )
    entry.close()
    return found


def _check_complex(entry: Section, found: Complex, tiles: dict[str, TileKind]) -> None:
    total = sum(found.counts.values()) + sum(found.any.values())
    if total != TILES:
        raise entry.wrong(f"{total} tiles instead of {TILES}")
    for kind in ("central", "room_25"):
        if found.counts.get(kind) != 1:
            raise entry.wrong(f"needs exactly one {kind}")
    if (found.kind == "list") != (not found.any and not found.excluded):
        raise entry.wrong(f"does not look like a {found.kind}")
    for kind, number in found.counts.items():
        if number > tiles[kind].boxes[found.box]:
            raise entry.wrong(f"{number} {kind} are more than the box holds")
    free = _free(tiles, found, found.box, (), 0)
    for colour, number in found.any.items():
        if number > len(free[colour]):
            raise entry.wrong(f"the box has no {number} free {colour} tiles")


def _read_complexes(folder: Traversable, tiles: dict[str, TileKind]) -> dict[str, Complex]:
    found: dict[str, Complex] = {}
    for entry in sections(folder, "complexes.toml"):
        found[entry.name] = _read_complex(entry, tiles)
        _check_complex(entry, found[entry.name], tiles)
    return found


def _free(
    tiles: dict[str, TileKind], wanted: Complex, box: str, out: Iterable[str], empties: int
) -> dict[str, list[str]]:
    aside = dict(wanted.excluded)
    named: dict[str, int] = {}
    for kind in out:
        named[kind] = named.get(kind, 0) + 1
    for kind, number in named.items():
        # Table and solo_exclude speak of the same vortex: the larger number counts, not the sum.
        aside[kind] = max(number, aside.get(kind, 0))
    aside["empty"] = aside.get("empty", 0) + empties
    free: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for tile in tiles.values():
        left = tile.boxes[box] - wanted.counts.get(tile.kind, 0) - aside.get(tile.kind, 0)
        if tile.colour != "blue":
            free[tile.colour].extend([tile.kind] * left)
    return free


def _read_cards(folder: Traversable) -> list[CardKind]:
    file = "cards.toml"
    found: list[CardKind] = []
    for entry in sections(folder, file):
        if entry.name not in CARDS.numbers:
            raise entry.wrong("is not a card")
        kind = entry.name.split(" ")[0]
        copies, pile = entry.number("count"), entry.word("set", (*CARD_SETS, "own"))
        found.append(CardKind(entry.name, kind, copies, pile, entry.word("source", SOURCES)))
        entry.close()
    for pile, total in CARD_SETS.items():
        count = sum(card.copies for card in found if card.set == pile)
        if count != total:
            raise ValueError(f"{file}: {pile}: {count} cards instead of {total}")
    return found


def _read_characters(folder: Traversable) -> dict[str, Character]:
    file = "characters.toml"
    found: dict[str, Character] = {}
    for entry in sections(folder, file):
        found[entry.name] = Character(
            entry.name,
            entry.word("letter"),
            entry.word("colour"),
            entry.word("duo"),
            entry.word("box", BOXES),
            entry.words("special"),
            entry.words("passive"),
            entry.number("empties"),
            entry.number("locks"),
            entry.flag("standee", False),
            entry.word("source", SOURCES),
        )
        entry.close()
    for who in found.values():
        if who.duo not in found or found[who.duo].duo != who.name or who.duo == who.name:
            raise ValueError(f"{file}: {who.name}: no duo with {who.duo!r}")
    return found


def read(folder: Traversable) -> Stock:
    """Read and check a folder of data files; a ValueError names the file and the entry."""
    tiles_found = _read_tiles(folder)
    complexes_found = _read_complexes(folder, tiles_found)
    characters_found = _read_characters(folder)
    switches_found = read_switches(folder, tiles_found, complexes_found, tuple(MODES))
    return Stock(
        tiles_found,
        complexes_found,
        _read_cards(folder),
        characters_found,
        switches_found,
        read_editions(folder, switches_found, BOXES, tiles_found, complexes_found),
    )


_read_once: list[Stock] = []


def stock() -> Stock:
    """The stock of the game, read when it is first asked for."""
    if not _read_once:
        _read_once.append(read(files("cellmates.room25").joinpath("data")))
    return _read_once[0]


def tiles() -> dict[str, TileKind]:
    """Every kind of room by its slug, in the order of the rules: blue, green, yellow, red."""
    return stock().tiles


def complexes() -> dict[str, Complex]:
    """Every ready list and balance table by its id."""
    return stock().complexes


def cards() -> list[CardKind]:
    """Every M.A.C. card once, with its count: 39 base cards, then 19 of madness."""
    return stock().cards


def characters() -> dict[str, Character]:
    """The eight characters by their slug, in alphabetical order."""
    return stock().characters


def switches() -> dict[str, Switch]:
    """Every rule switch by its key."""
    return stock().switches


def editions() -> dict[str, dict[str, object]]:
    """The switches of every edition that differ from the defaults."""
    return {name: edition.switches for name, edition in stock().editions.items()}


def edition(name: str) -> Edition:
    """An edition with the facts of its box; a ValueError if there is none of that name."""
    found = stock().editions.get(name)
    if found is None:
        raise ValueError(f"edition cannot be {name!r}")
    return found


def setting(key: str, value: object) -> object:
    """A switch's value in its one form; a ValueError if there is no such switch or value."""
    switch = stock().switches.get(key)
    if switch is None:
        raise ValueError(f"unknown key {key!r}")
    return clean(switch, value, stock().tiles, stock().complexes)


def default_complex(name: str, mode: str, level: str, guards: int, madness: bool) -> Complex:
    """The complex that an edition deals unless told otherwise (R25-17.3)."""
    for deal in (*edition(name).deals, *edition("ultimate").deals):
        fits = deal.guards in (0, guards) and deal.madness in (None, madness)
        if fits and deal.mode == mode and deal.level == level:
            return stock().complexes[deal.id]
    raise ValueError(f"no complex for {mode} at the {level} level with {guards} guards")


def free_tiles(
    wanted: Complex, box: str, out: Iterable[str] = (), empties: int = 0
) -> dict[str, list[str]]:
    """The tiles by colour that may fill the "any" of a table (R25-17.4).

    `out` names tiles left in the box, `empties` is how many Empty tiles Sarah and Bruce hold.
    """
    return _free(stock().tiles, wanted, box, out, empties)
