"""The modes there are (R25-13 to R25-16, R25-20), in the order in which they are offered."""

from typing import Final

from cellmates.room25.modes.cooperation import Cooperation, Solo
from cellmates.room25.modes.mode import Mode
from cellmates.room25.modes.rivals import Competition, Team
from cellmates.room25.modes.suspicion import Suspicion

_ALL: Final[tuple[Mode, ...]] = (
    Cooperation(),
    Suspicion(),
    Solo(),
    Competition(),
    Team(),
)

MODES: Final[dict[str, Mode]] = {mode.name: mode for mode in _ALL}
