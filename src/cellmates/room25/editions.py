"""The switches of the rules, and the editions as named sets of them."""

from collections.abc import Collection
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from cellmates.kernel.datafile import Section, sections
from cellmates.kernel.errors import ConfigError
from cellmates.room25.names import TILES

KINDS: Final = ("flag", "choice", "mode", "some", "tiles", "complex", "seat")
GROUPS: Final = ("game", "roles", "victory", "course", "complex", "rooms", "people", "cards")
"""What a switch is about, in the order in which the groups are shown."""


class Switch:
    """A rule that can be read in several ways; a default of None is decided by the rest."""

    def __init__(
        self,
        key: str,
        kind: str,
        default: object,
        values: tuple[object, ...],
        rule: str,
        group: str,
    ) -> None:
        self.key = key
        self.kind = kind
        self.default = default
        self.values = values
        self.rule = rule
        self.group = group


class Deal(NamedTuple):
    """Which complex an edition deals for a mode; guards 0 and madness None fit any."""

    mode: str
    level: str
    guards: int
    madness: bool | None
    id: str


class Edition(NamedTuple):
    """A named set of readings, and the facts of a box that have no switch."""

    name: str
    box: str
    adrenaline: bool
    key_room: bool
    mac_cards: bool
    coop_rounds: int
    switches: dict[str, object]
    deals: tuple[Deal, ...]


def clean(
    switch: Switch, value: object, tiles: Collection[str], complexes: Collection[str]
) -> object:
    """The value in its one form (lists become tuples); a ConfigError if the switch has no such."""
    kind = switch.kind
    if kind == "flag" and isinstance(value, bool):
        return value
    if kind == "choice" and _is_one_of(value, switch.values):
        return value
    if kind == "seat" and (_is_one_of(value, switch.values) or _is_one_of(value, range(8))):
        return value
    if kind == "complex" and isinstance(value, str) and value in complexes:
        return value
    if kind in ("some", "tiles", "complex") and isinstance(value, list | tuple):
        items = tuple(_item(item) for item in value)
        if _list_fits(switch, items, tiles):
            return items
    raise ConfigError(
        f"{switch.key} cannot be {value!r}", "value", key=switch.key, value=str(value)
    )


def _is_one_of(value: object, values: "tuple[object, ...] | range") -> bool:
    """Whether the value is there with its own type: true is not the number 1."""
    return any(value == other and type(value) is type(other) for other in values)


def _item(value: object) -> str:
    # The edition table writes "one vortex"; a kind that is named takes one tile anyway.
    return value.removeprefix("one ") if isinstance(value, str) else ""


def _list_fits(switch: Switch, items: tuple[str, ...], tiles: Collection[str]) -> bool:
    if switch.kind == "some":
        wanted = switch.default if isinstance(switch.default, tuple) else ()
        unique = len(set(items)) == len(items)
        return unique and all(item in items for item in wanted) and set(items) <= set(switch.values)
    if not all(item in tiles for item in items):
        return False
    if switch.kind == "tiles":
        return True
    # R25-3.4: a complex of one's own; what depends on the mode is the configuration's business.
    return len(items) == TILES and items.count("central") == 1 and items.count("room_25") == 1


def read_switches(
    folder: Traversable,
    tiles: Collection[str],
    complexes: Collection[str],
    modes: tuple[str, ...],
) -> dict[str, Switch]:
    """Every switch of `switches.toml`."""
    found: dict[str, Switch] = {}
    for entry in sections(folder, "switches.toml"):
        kind, rule = entry.word("kind", KINDS), entry.word("rule")
        group = entry.word("group", GROUPS)
        values = entry.take("values", [])
        if not isinstance(values, list) or bool(values) != (kind in ("choice", "some", "seat")):
            raise entry.wrong(f"a {kind} cannot have the values {values!r}")
        default = entry.take("default", None)
        if isinstance(default, list):
            default = tuple(default)
        entry.close()
        if kind == "mode":
            kind, values = "choice", list(modes)
        switch = Switch(entry.name, kind, default, tuple(values), rule, group)
        if default is not None:
            _clean_for(entry, switch, default, tiles, complexes)
        found[switch.key] = switch
    return found


def _clean_for(
    entry: Section,
    switch: Switch,
    value: object,
    tiles: Collection[str],
    complexes: Collection[str],
) -> object:
    try:
        return clean(switch, value, tiles, complexes)
    except ValueError as error:
        raise entry.wrong(str(error)) from error


def _read_deal(entry: Section, table: object, complexes: Collection[str]) -> Deal:
    row = Section(entry.file, f"{entry.name}.complex", table)
    any_madness = "madness" not in row.data
    madness = row.flag("madness", False)
    deal = Deal(
        row.word("mode"),
        row.word("level"),
        row.number("guards"),
        None if any_madness else madness,
        row.word("id"),
    )
    row.close()
    if deal.id not in complexes:
        raise row.wrong(f"unknown complex {deal.id!r}")
    return deal


def read_editions(
    folder: Traversable,
    switches: dict[str, Switch],
    boxes: Collection[str],
    tiles: Collection[str],
    complexes: Collection[str],
) -> dict[str, Edition]:
    """Every edition of `editions.toml`, its switches checked and in their one form."""
    found: dict[str, Edition] = {}
    for entry in sections(folder, "editions.toml"):
        readings = entry.section("switches")
        chosen: dict[str, object] = {}
        for key, value in readings.data.items():
            if key not in switches:
                raise readings.wrong(f"unknown switch {key!r}")
            chosen[key] = _clean_for(readings, switches[key], value, tiles, complexes)
        deals = entry.take("complex", [])
        if not isinstance(deals, list):
            raise entry.wrong("complex is not a list of tables")
        found[entry.name] = Edition(
            entry.name,
            entry.word("box", boxes),
            entry.flag("adrenaline", True),
            entry.flag("key_room", True),
            entry.flag("mac_cards", True),
            entry.number("coop_rounds"),
            chosen,
            tuple(_read_deal(entry, deal, complexes) for deal in deals),
        )
        entry.close()
    return found
