"""Leases: which process looks after a table's bots and clocks, and who is connected where."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

LEASE = 5.0
"""Seconds until a process that says nothing is taken for dead."""

HEARTBEAT = 1.5
"""Seconds between signs of life."""

GONE = 60.0
"""Seconds after which what a dead process has left behind is cleared away."""


@dataclass(slots=True)
class Elsewhere:
    """What the store and the other processes know of a table: who is connected to them, and the
    latest numbers of its log and its lines."""

    seats: set[int] = field(default_factory=set)
    number: int = 0
    line: int = 0


class Leases:
    """The leases of a process that has its database to itself: it holds them all."""

    async def beat(self, here: Mapping[str, tuple[Iterable[int], int]]) -> dict[str, Elsewhere]:
        """Give a sign of life for these tables; tell what is known of them elsewhere."""
        return {}

    async def take(self, table: str) -> bool:
        """Try to become the one that minds a table."""
        return True

    def holds(self, table: str) -> bool:
        """Whether this process minds a table."""
        return True

    async def release(self, table: str) -> None:
        """Leave a table to the others."""

    async def release_all(self) -> None:
        """Leave everything to the others."""
