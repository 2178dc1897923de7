"""What the learned bots of all games share: where their weights are, and how they choose.

A learned bot is a careful one whose picks come from a net, or a mastermind that judges by a net
what it tries out; what it remembers, says and does unasked is as before. One that picks encodes the
imagined table that comes with every decision, which for its seat has the same bytes as the real
one. This module can be imported without NumPy.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cellmates.games import GAMES, PARTS, part

if TYPE_CHECKING:
    from cellmates.bots.net import Net

LEARNED = "learned"
"""The name of the bot, and of its file of weights."""


def weights_of(game: str) -> Traversable:
    """The file of weights that comes with a game."""
    return files("cellmates.bots").joinpath(game, "data", f"{LEARNED}.npz")


@cache
def is_there(game: str) -> bool:
    """Whether a game has a learned bot that can play here: its weights, and NumPy."""
    return (
        bool(PARTS[game].learned) and weights_of(game).is_file() and find_spec("numpy") is not None
    )


def checked(net: "Net", game: str, notes: int) -> "Net":
    """A net that fits a game's encoding and so many notes; an UnfitNet says why it does not."""
    encoding: Any = part(PARTS[game].encoding)
    net.check(encoding.LAYOUT, notes, len(GAMES[game].options))
    return net


@cache
def shipped_net(game: str) -> "Net":
    """The net that comes with a game."""
    from cellmates.bots.net import load

    return load(weights_of(game))


def chance(net: "Net", told: bytes) -> float:
    """How likely the one that looks wins, by a net; rounded for the same reason as in `best`."""
    return round(float(net.wins_of(net.hidden(told))[0]), 4)


def best(net: "Net", told: bytes, options: tuple[int, ...]) -> int:
    """The option that the net prefers. Scores are rounded, so that sums whose last digits differ
    from machine to machine lead to the same choice."""
    scores: list[float] = net.scores(told, options).round(3).tolist()
    return options[scores.index(max(scores))]
