"""Everything that can happen to a live table; its owner takes them one after the other."""

import time
from dataclasses import dataclass, field

from cellmates.server.bots.worker import Answer
from cellmates.server.protocol.messages import FromClient
from cellmates.server.tables.guest import Guest


@dataclass(slots=True)
class Came:
    """A guest has said hello; `since` is the last number it was told."""

    guest: Guest
    since: int | None


@dataclass(slots=True)
class Went:
    """A guest's connection is gone."""

    guest: Guest


@dataclass(slots=True)
class Command:
    """A guest wants something."""

    guest: Guest
    message: FromClient
    at: float = field(default_factory=time.perf_counter)


@dataclass(slots=True)
class Changed:
    """Somebody else has written to the store about this table."""


@dataclass(slots=True)
class Close:
    """The table leaves memory."""


@dataclass(slots=True)
class BotAnswered:
    """A bot has made up its mind about what its seat was asked at a number."""

    seat: int
    since: int
    answer: Answer


@dataclass(slots=True)
class Rang:
    """Somebody's time may be over."""


Happening = Came | Went | Command | Changed | Close | BotAnswered | Rang
