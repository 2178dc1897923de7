"""Every combination of mode, edition, level and number of seats that can be played."""

from typing import NamedTuple

from cellmates import room25
from cellmates.room25 import stock

LEVELS: dict[str, dict[str, object]] = {
    "basic": {"rule_level": "basic"},
    "ultimate": {"rule_level": "ultimate"},
    "madness": {"rule_level": "ultimate", "madness": True},
}


class Combination(NamedTuple):
    """A mode, an edition and a level, with the ways to seat people at it."""

    name: str
    variants: tuple[dict[str, object], ...]


def _is_playable(keys: dict[str, object]) -> bool:
    try:
        room25.Config(**keys)
    except room25.ConfigError:
        return False
    return True


def variants(mode: str, edition: str, level: str) -> tuple[dict[str, object], ...]:
    """The configurations of a combination: every number of seats, both numbers of guards."""
    found: list[dict[str, object]] = []
    for seats in room25.GAME.seats[mode]:
        keys: dict[str, object] = {"mode": mode, "edition": edition, "seats": seats}
        keys.update(LEVELS[level])
        choices: list[dict[str, object]] = [{}]
        if mode == "suspicion" and seats == 5:
            choices = [{"guards": 1}, {"guards": 2}]
        found += [{**keys, **more} for more in choices if _is_playable({**keys, **more})]
    return tuple(found)


COMBINATIONS = tuple(
    Combination(f"{mode}-{edition}-{level}", variants(mode, edition, level))
    for mode in room25.GAME.modes
    for edition in stock.editions()
    for level in LEVELS
    if variants(mode, edition, level)
)
