"""The kernel: tables, decisions, events, dice, records and taking back, for any game."""

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import ChoiceError, IllegalChoice, MalformedChoice, NotYourDecision
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.game import Game
from cellmates.kernel.table import Decision, Outcome, Question, Step, Table

__all__ = [
    "EVERYBODY",
    "Catalogue",
    "ChoiceError",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "IllegalChoice",
    "MalformedChoice",
    "NotYourDecision",
    "Outcome",
    "Question",
    "Step",
    "Table",
]
