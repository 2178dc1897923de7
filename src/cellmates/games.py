"""The games there are: the only list, and where the parts of each game are found.

Parts are named, not imported, so that everything above the rules (bots, lab, terminal, tutorials)
can be found from here without an import that points up; each is imported when first asked for.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

from cellmates.kernel.game import Game, check_size


class Parts(NamedTuple):
    """Where a game's parts are: `module:name`. Only the rules must be there: a game without bots
    of its own is played by `random`, without a face it is shown as plain text, and so on."""

    rules: str
    bots: Mapping[str, str] = MappingProxyType({})  # by name, the weakest first
    usual_bot: str = ""  # the one that takes a seat unless somebody asks for another
    learned: str = ""  # a bot whose picks come from a net; it is there if its weights are
    temperaments: tuple[str, ...] = ()  # that its bots may have
    manners: tuple[str, ...] = ()  # of speaking, for measuring what words are worth
    advisor: str = ""  # what its coach explains and warns of
    analyst: str = ""  # who judges its finished games
    encoding: str = ""  # a module: what a seat knows as bytes, for learning machines
    study: str = ""  # sides and figures for simulations
    face: str = ""  # how it looks in a terminal
    reference: str = ""  # what `cellmates show` tells of it
    tutorial: str = ""  # package:file
    puzzles: str = ""  # the kinds of puzzles there are


PARTS: Mapping[str, Parts] = {
    "room25": Parts(
        rules="cellmates.room25:GAME",
        bots={
            "rookie": "cellmates.bots.room25:RookieBot",
            "regular": "cellmates.bots.room25:RegularBot",
            "careful": "cellmates.bots.room25:CarefulBot",
            "shrewd": "cellmates.bots.room25:ShrewdBot",
            "mastermind": "cellmates.bots.room25:MastermindBot",
        },
        usual_bot="careful",
        learned="cellmates.bots.room25.guided:GuidedBot",
        temperaments=(
            *("bold", "cautious", "curious", "grudging"),
            *("liar", "loyal", "silent", "talkative"),
        ),
        manners=("honest", "mute"),
        advisor="cellmates.advice.room25:Room25Advisor",
        analyst="cellmates.analysis.room25:Room25Analyst",
        encoding="cellmates.room25.encoding",
        study="cellmates.lab.room25:STUDY",
        face="cellmates.terminal.room25:Face",
        reference="cellmates.terminal.room25.reference:TOPICS",
        tutorial="cellmates.tutorials:room25.toml",
        puzzles="cellmates.puzzles.room25:KINDS",
    ),
    "lockup": Parts(
        rules="cellmates.lockup:GAME",
        bots={
            "rookie": "cellmates.bots.lockup:RookieBot",
            "regular": "cellmates.bots.lockup:RegularBot",
            "careful": "cellmates.bots.lockup:CarefulBot",
            "shrewd": "cellmates.bots.lockup:ShrewdBot",
            "mastermind": "cellmates.bots.lockup:MastermindBot",
        },
        usual_bot="careful",
        learned="cellmates.bots.lockup.learned:LearnedBot",
        temperaments=("bold", "cautious", "collector", "greedy", "liar"),
        advisor="cellmates.advice.lockup:LockupAdvisor",
        analyst="cellmates.analysis.lockup:LockupAnalyst",
        encoding="cellmates.lockup.encoding",
        study="cellmates.lab.lockup:STUDY",
        face="cellmates.terminal.lockup:Face",
        reference="cellmates.terminal.lockup.reference:TOPICS",
        tutorial="cellmates.tutorials:lockup.toml",
        puzzles="cellmates.puzzles.lockup:KINDS",
    ),
}


def part(place: str) -> Any:
    """What lies at `module:name`, or the module itself where no name is given."""
    module, _, name = place.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


class Games(Mapping[str, Game]):
    """A mapping from names to games."""

    def __init__(self) -> None:
        self._checked: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        game = self._checked.get(name)
        if game is None:
            game = part(PARTS[name].rules)
            assert isinstance(game, Game)
            check_size(game)
            self._checked[name] = game
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(PARTS)

    def __len__(self) -> int:
        return len(PARTS)


GAMES = Games()
