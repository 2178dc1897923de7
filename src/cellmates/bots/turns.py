"""What goes between a table and a bot: plain data that may cross a border between processes.

Never compiled, for what decodes messages reads the types of the fields here.
"""

from collections.abc import Container
from typing import Any, NamedTuple

from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision

News = list[list[Event]]
"""What a seat was told: a list of events for each choice of which it may know something."""

View = dict[str, Any]


class Hooks(NamedTuple):
    """What a bot wants to be called for besides decisions; a host need not prepare the rest."""

    begin: bool
    hear: bool
    talk: bool
    unasked: bool
    foresees: Container[str]
    imagines: bool = False
    speaks: Container[str] = ()
    speechless: bool = False
    reads_sketches: bool = False

    @property
    def remembers(self) -> bool:
        """Whether a bot that comes in mid-game wants to know what was before."""
        return self.begin or self.hear


class BotTurn(NamedTuple):
    """What a bot is shown when it is asked to decide, or (without a decision) only to speak.

    `begin` comes with the first turn alone: the seat's view before anything in `news` happened.
    `heard` is how many lists of news the bot must have had before. Without a `view` only
    `Bot.foreseen` is asked, or `Bot.speechless` if there is no decision either. `imagined` is a
    table that the seat cannot tell from the real one, for a bot that wants one; between processes
    it travels packed (see `cellmates.kernel.packing`). `sketch` stands for the view where host and
    bot share a process and both want that (see `Table.sketch`); it never travels.
    """

    seat: int
    heard: int
    news: News
    begin: View | None
    view: View | None
    decision: Decision | None
    may: tuple[int, ...]
    phrases: tuple[int, ...]
    seconds: float | None
    imagined: Any = None
    share: float = 1.0
    sketch: Any = None


class Act(NamedTuple):
    """What a bot does with its turn: a deed alone; or words, a pick or both; or it has to look."""

    deed: int | None = None
    words: int | None = None
    pick: int | None = None
    look: bool = False


class Story(NamedTuple):
    """What a seat saw in the beginning and was told since, for a bot that comes in mid-game."""

    begin: View
    news: News
