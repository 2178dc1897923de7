"""The items of a live table's inbox, which its owner task takes one after the other."""

import time
from dataclasses import dataclass, field

from cellmates.bots.turns import Act, BotTurn
from cellmates.server.protocol.messages import ForTable
from cellmates.server.tables.guest import Guest


@dataclass(slots=True)
class GuestJoined:
    """A guest has said hello; `since` is the last number it was told."""

    guest: Guest
    since: int | None


@dataclass(slots=True)
class GuestLeft:
    """A guest's connection is gone."""

    guest: Guest


@dataclass(slots=True)
class Command:
    """A guest has sent a message."""

    guest: Guest
    message: ForTable
    at: float = field(default_factory=time.perf_counter)


@dataclass(slots=True)
class StoredElsewhere:
    """Another process, or an HTTP handler, has written to the store about this table."""


@dataclass(slots=True)
class Close:
    """The owner task is to end: the table leaves memory."""


@dataclass(slots=True)
class BotsActed:
    """Bots that were asked at the same time have made up their minds; in the order of seats."""

    acts: list[tuple[BotTurn, Act]]


@dataclass(slots=True)
class AlarmRang:
    """The alarm for the next deadline of a seat rang."""


@dataclass(slots=True)
class DealNow:
    """Nonces have been waited for long enough."""


InboxItem = (
    GuestJoined | GuestLeft | Command | StoredElsewhere | Close | BotsActed | AlarmRang | DealNow
)
