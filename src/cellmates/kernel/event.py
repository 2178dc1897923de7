"""Facts that happened, and who may know of them."""

from typing import Final, NamedTuple

EVERYBODY: Final = -1
"""The audience of a public event: all seats and the spectators."""


class Event(NamedTuple):
    """One fact: its kind, the seats that may know of it (a bit each), and its details."""

    kind: str
    audience: int
    data: dict[str, object]

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (or a spectator) may know of the fact."""
        return self.audience == EVERYBODY or (seat is not None and self.audience >> seat & 1 == 1)


class EventKind(NamedTuple):
    """A kind of event: what has happened, and its details, named with spaces between."""

    what: str
    details: str = ""
    maybe: str = ""  # details that are left out where there is nothing to tell
    empty: str = ""  # details that may be None
    secret: bool = False  # told to some seats only
