"""Room 25: hidden roles, secret programming, and a maze that slides under your feet.

>>> from cellmates import room25
>>> table = room25.deal(room25.Config(mode="cooperation", seats=4), seed=bytes(32))
>>> table.waiting
(0, 1, 2, 3)
"""

from cellmates.room25.board import CELLS
from cellmates.room25.config import Config, ConfigError
from cellmates.room25.table import Room25Table as Table
from cellmates.room25.rooms import RULES_OF as _ROOMS  # isort: skip
from cellmates.room25.characters.crew import SPECIAL_OF as _SPECIALS  # isort: skip
from cellmates.room25.game import GAME  # isort: skip
from cellmates.room25.options import OPTIONS
from cellmates.room25.setup import deal

__all__ = ["CELLS", "GAME", "OPTIONS", "Config", "ConfigError", "Table", "deal"]

assert len(_ROOMS) == 27
assert len(_SPECIALS) == 8
