"""Sets of choices for a host of Room 25, from a first game to a tournament."""

from typing import Final

from cellmates.kernel.errors import ConfigError
from cellmates.kernel.game import Preset
from cellmates.room25 import stock
from cellmates.room25.config import USUAL_EDITION, Config
from cellmates.room25.modes import MODES

_EASY: Final[dict[str, object]] = {"rule_level": "basic", "ui_memory_aid": "board"}
_TOGETHER: Final = tuple([name for name, mode in MODES.items() if mode.together])
_APART: Final = tuple([name for name, mode in MODES.items() if not mode.together])
_FOUR: Final = tuple([name for name, mode in MODES.items() if 4 in mode.seats])
_CLOCK: Final[dict[str, object]] = {"kind": "live", "decision": 60, "bank": 300}

_GENTLE: Final[dict[str, object]] = {
    **_EASY,
    "coop_win_requires_exit": False,
    "coop_partial_victory": True,
}

BY_NAME: Final = (
    # Somebody new is helped by good partners, and by opponents who are new as well.
    Preset("first", _EASY, _TOGETHER, 25),
    Preset("first", _EASY, _APART, 25, bot="rookie"),
    Preset("short", {**_EASY, "seats": 4}, _FOUR, 15, {"pace": 0.4}),
    Preset("families", _GENTLE, _TOGETHER, 20, {"talk": "free", "pace": 2.5}),
    Preset("experts", {"madness": True, "ui_memory_aid": "none"}, _TOGETHER, 45),
    Preset("experts", {"ui_memory_aid": "none"}, _APART, 45),
    Preset("tournament", {}, _APART, 40, {"clock": _CLOCK, "talk": "structured"}),
)


def presets() -> tuple[Preset, ...]:
    """All of them, the rulebooks last."""
    return (*BY_NAME, *[_book(edition) for edition in stock.editions()])


def _book(edition: str) -> Preset:
    """A rulebook as printed: nothing but the edition is chosen, and of the usual one nothing."""
    usual = edition == USUAL_EDITION
    keys: dict[str, object] = {} if usual else {"edition": edition}
    modes = tuple([mode for mode in MODES if _can_be_played(mode, keys)])
    return Preset(edition, keys, modes, 30, {}, True)


def _can_be_played(mode: str, keys: dict[str, object]) -> bool:
    try:
        Config.from_dict({"mode": mode, **keys})
    except ConfigError:
        return False
    return True
