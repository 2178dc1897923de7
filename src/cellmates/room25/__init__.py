"""Room 25: hidden roles, secret programming, and a maze that slides under your feet.

>>> from cellmates import room25
>>> table = room25.deal(room25.Config(mode="cooperation", seats=4), seed=bytes(32))
>>> sorted(table.waiting)
[0, 1, 2, 3]
"""

from cellmates.kernel.errors import ConfigError
from cellmates.room25.board import CELLS
from cellmates.room25.config import Config
from cellmates.room25.table import Room25Table as Table

from cellmates.room25.rooms import ALL_ROOMS  # isort: skip  # the rooms before what needs them
from cellmates.room25.characters.crew import ALL_SPECIALS  # isort: skip
from cellmates.room25.game import GAME  # isort: skip
from cellmates.room25.options import OPTIONS
from cellmates.room25.setup import deal

__all__ = [
    "ALL_ROOMS",
    "ALL_SPECIALS",
    "CELLS",
    "GAME",
    "OPTIONS",
    "Config",
    "ConfigError",
    "Table",
    "deal",
]
