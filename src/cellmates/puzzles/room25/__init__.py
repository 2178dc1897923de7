"""Puzzles of Room 25."""

from cellmates.puzzles.room25.breakout import Breakout
from cellmates.puzzles.room25.guards import WhoIsTheGuard
from cellmates.puzzles.room25.rounds import Escape, Save

KINDS = (Escape(), Save(), WhoIsTheGuard(), Breakout())
