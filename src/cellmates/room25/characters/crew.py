"""All special abilities in the order of the characters' numbers."""

from typing import Final

from cellmates.room25.characters.alice import Hide
from cellmates.room25.characters.bruce import Mimic
from cellmates.room25.characters.emmett import ReactivateOrLock
from cellmates.room25.characters.franck import Recover
from cellmates.room25.characters.jennifer import Call
from cellmates.room25.characters.kevin import Hack
from cellmates.room25.characters.max import Carry
from cellmates.room25.characters.sarah import Sabotage
from cellmates.room25.characters.special import SPECIAL_OF, Special

ALL_SPECIALS: Final[list[Special]] = [
    Hide(),
    Mimic(),
    ReactivateOrLock(),
    Recover(),
    Call(),
    Hack(),
    Carry(),
    Sabotage(),
]
"""The special abilities by character."""

SPECIAL_OF[:] = ALL_SPECIALS
