"""What a game can tell about its things: topics with entries, for `show` and for help.

The shelf of a game named `x` is `cellmates.terminal.x.reference.TOPICS`, so that nothing here knows
any game.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import NamedTuple

from cellmates.locale import Texts


class Entry(NamedTuple):
    """One thing: its slug, its name, what it is, and its facts as words and as data."""

    slug: str
    name: str
    what: str
    facts: tuple[str, ...]  # in words, one for each column of the topic
    details: tuple[tuple[str, str], ...]  # label and text, for when this thing is asked for
    data: Mapping[str, object]
    aside: str = ""  # a line more in the list of all things


class Topic(NamedTuple):
    """A kind of things, such as rooms; `columns` are ids of messages."""

    columns: tuple[str, ...]
    slugs: Callable[[], list[str]]
    entries: Callable[[Texts], list[Entry]]
    total: Callable[[Texts], str] | None = None  # how many there are, unless it is one of each


def topics(game: str) -> Mapping[str, Topic]:
    """The topics of a game by name; none if it keeps no shelf."""
    name = f"cellmates.terminal.{game}.reference"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise  # the shelf is there, but not what it stands on
        return {}
    found: Mapping[str, Topic] = module.TOPICS
    return found
