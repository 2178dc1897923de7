"""What people can agree on before a game, told to those who ask them."""

from collections.abc import Mapping
from typing import Final

from cellmates.kernel.game import Departure, Setting
from cellmates.room25 import stock
from cellmates.room25.config import USUAL_EDITION, Config
from cellmates.room25.editions import GROUPS
from cellmates.room25.modes import MODES
from cellmates.room25.names import CHARACTERS, TILES
from cellmates.room25.relevance import matters
from cellmates.room25.stock import Complex

_FLAGS: Final = {
    "edition": "edition",
    "guards": "guards",
    "rule_level": "level",
    "madness": "madness",
    "complex_preset": "complex",
    "ui_memory_aid": "memory",
}
_DEALT: Final = ("mode", "edition", "rule_level", "madness")
_DEPENDS_ON: Final[dict[str, tuple[str, ...]]] = {
    "rule_level": ("edition",),
    "madness": ("edition",),
    "guards": ("mode", "seats", "edition"),
    "first_player": ("mode", "seats"),
    "complex_preset": _DEALT,
    "any_rooms": (*_DEALT, "complex_preset"),
    "characters": ("mode", "seats", "edition"),
}

CHOICES: Final = (
    *("mode", "seats", "edition", "rule_level", "madness", "guards"),
    *("characters", "any_rooms", "ui_memory_aid"),
)
"""Keys that every book leaves to the players, and what is no rule: none departs from a book."""

LEVELS: Final[dict[str, dict[str, object]]] = {
    "basic": {"rule_level": "basic"},
    "ultimate": {"rule_level": "ultimate"},
    "madness": {"rule_level": "ultimate", "madness": True},
}


def settings() -> list[Setting]:
    """The edition, every switch by its group, and who plays."""
    found = [Setting("edition", "choice", USUAL_EDITION, tuple(stock.editions()), "game")]
    switches = sorted(stock.switches().values(), key=lambda switch: GROUPS.index(switch.group))
    for switch in switches:
        kind, values = switch.kind, switch.values
        if kind == "tiles":
            kind, values = "many", tuple(stock.tiles())
        found.append(Setting(switch.key, kind, switch.default, values, switch.group))
    found.append(Setting("any_rooms", "rooms", None, (), "complex"))
    found.append(Setting("characters", "people", None, tuple(CHARACTERS), "game"))
    return [
        each._replace(depends_on=_DEPENDS_ON.get(each.key, ()), flag=_FLAGS.get(each.key, ""))
        for each in found
    ]


def material() -> dict[str, object]:
    """The complexes, how many of each room lie in each box, and how many tiles are dealt."""
    return {
        "complexes": [_plain(each) for each in stock.complexes().values()],
        "rooms": {kind: tile.boxes for kind, tile in stock.tiles().items()},
        "tiles": TILES,
    }


def terms(config: Config) -> dict[str, object]:
    """What a configuration comes to."""
    levels = [each for each in config.mode.levels if _is_dealt(config, each)]
    usual = config.mode.guards(config)
    return {
        "values": {
            **_listed(config.values),
            "edition": config.edition,
            "guards": config.guards,
        },
        "book": {**_listed(book(config.edition)), "guards": usual[0] if usual else None},
        "people": config.number_of_characters(),
        "level": level(config.to_dict()),
        "levels": levels,
        "matters": matters(config),
        "own": {
            "rounds": config.rounds,
            "guards": list(usual),
            "box": config.box,
            "complex": _plain(config.complex),
        },
    }


def level(keys: Mapping[str, object]) -> str:
    """How hard a game is, in a word."""
    printed = book(str(keys.get("edition", USUAL_EDITION)))
    return (
        "madness"
        if keys.get("madness") is True
        else str(keys.get("rule_level", printed["rule_level"]))
    )


def _is_dealt(config: Config, level: str) -> bool:
    """Whether the box of the edition is enough for a level: the first box has no ultimate rooms."""
    wanted = str(LEVELS[level]["rule_level"])
    dealt = {deal.level for deal in stock.edition(config.edition).deals}
    return not dealt or "ultimate" in dealt or wanted in dealt


def book(edition: str) -> dict[str, object]:
    """Every switch as an edition prints it."""
    usual = {key: switch.default for key, switch in stock.switches().items()}
    return {**usual, **stock.editions().get(edition, {})}


def departures(keys: Mapping[str, object]) -> list[Departure]:
    """The rules that are read otherwise than in the edition that is played."""
    printed = book(str(keys.get("edition", USUAL_EDITION)))
    found = []
    for key, value in keys.items():
        if key in CHOICES or key not in printed:
            continue
        said = _list(printed[key])
        if _list(value) != said:
            found.append(Departure(key, _list(value), said))
    return found


def _listed(values: Mapping[str, object]) -> dict[str, object]:
    return {key: _list(value) for key, value in values.items()}


def _list(value: object) -> object:
    """A value as it crosses the wire."""
    return list(value) if isinstance(value, tuple) else value


def _plain(found: Complex) -> dict[str, object]:
    return {
        "id": found.id,
        "counts": found.counts,
        "any": found.any,
        "out": found.excluded,
        "modes": [name for name, mode in MODES.items() if mode.dealt_as in found.modes],
        "level": found.level,
        "box": found.box,
    }
