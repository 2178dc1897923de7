"""Puzzles of Lockup."""

from cellmates.puzzles.lockup.crafting import Craft
from cellmates.puzzles.lockup.places import WhichPlaceWins

KINDS = (WhichPlaceWins(), Craft())
