"""Lockup: A Roll Player Tale. Bluffing worker placement behind bars, for one to five.

>>> from cellmates import lockup
>>> table = lockup.deal(lockup.Config(seats=3), seed=bytes(32))
>>> table.decision(table.waiting[0]).kind
'roll_call'
"""

from cellmates.kernel.errors import ConfigError
from cellmates.lockup.config import Config
from cellmates.lockup.table import LockupTable as Table

from cellmates.lockup.setup import deal  # isort: skip  # before the tomes, which need it all
from cellmates.lockup.tomes import ALL_TOMES  # isort: skip
from cellmates.lockup.game import GAME  # isort: skip

__all__ = ["ALL_TOMES", "GAME", "Config", "ConfigError", "Table", "deal"]
