"""What people can agree on before a game, told to those who ask them."""

from cellmates.kernel.game import Setting
from cellmates.room25 import stock
from cellmates.room25.config import Config
from cellmates.room25.modes import MODES
from cellmates.room25.names import CHARACTERS
from cellmates.room25.stock import Complex


def settings() -> list[Setting]:
    """The edition, every switch, and who plays."""
    found = [Setting("edition", "choice", "ultimate", tuple(stock.editions()))]
    for key, switch in stock.switches().items():
        found.append(Setting(key, switch.kind, switch.default, switch.values))
    found.append(Setting("characters", "people", None, tuple(CHARACTERS)))
    return found


def material() -> dict[str, object]:
    """The complexes, and how many of each room lie in each box."""
    return {
        "complexes": [_plain(each) for each in stock.complexes().values()],
        "rooms": {kind: tile.boxes for kind, tile in stock.tiles().items()},
    }


def terms(config: Config) -> dict[str, object]:
    """What a configuration comes to."""
    values = {k: list(v) if isinstance(v, tuple) else v for k, v in config.values.items()}
    return {
        "values": {**values, "edition": config.edition, "guards": config.guards},
        "people": config.number_of_characters(),
        "rounds": config.rounds,
        "guards": list(config.mode.guards(config)),
        "box": config.box,
        "complex": _plain(config.complex),
    }


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
