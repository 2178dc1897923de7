"""Sets of choices for a host of Lockup, from a first game to a tournament."""

from typing import Final

from cellmates.kernel.game import Preset
from cellmates.lockup.config import MODES, SOLO_MODES, USUAL_LEVEL

_CROWD: Final = tuple([mode for mode in MODES if mode not in SOLO_MODES])
_CLOCK: Final[dict[str, object]] = {"kind": "live", "decision": 60, "bank": 600}
_SECRET: Final[dict[str, object]] = {"hidden_tomes": True}

PRESETS: Final = (
    Preset("first", {}, ("basic",), 60, {"pace": 2.0}, bot="rookie"),
    Preset("first", {"solo": USUAL_LEVEL}, SOLO_MODES, 35, {"pace": 2.0}),
    Preset("short", {"seats": 2}, _CROWD, 35, {"pace": 0.2}, bot="regular"),
    Preset("families", {"seats": 3}, ("basic",), 50, {"talk": "free", "pace": 2.0}, bot="rookie"),
    Preset("experts", {"solo": "expert"}, SOLO_MODES, 40),
    Preset("tournament", _SECRET, _CROWD, 75, {"clock": _CLOCK, "talk": "structured"}),
    Preset("book", {}, _CROWD, 60, {}, True),
    Preset("book", {}, SOLO_MODES, 35, {}, True),
)
