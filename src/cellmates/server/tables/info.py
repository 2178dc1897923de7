"""A table as everybody may know it."""

from typing import Protocol, cast

from cellmates.server.protocol.messages import Brief, Info, Line, LineKind, SeatInfo
from cellmates.server.store.rows import LineRow, TableRow


class Crowd(Protocol):
    """Who is connected."""

    @property
    def present(self) -> set[int]:
        """The seats with a connection."""

    @property
    def watching(self) -> int:
        """How many only watch."""


def seats_of(row: TableRow, relieved: set[int], crowd: Crowd | None) -> list[SeatInfo]:
    """Who sits where."""
    present = set() if crowd is None else crowd.present
    return [
        SeatInfo(
            seat=each.seat,
            name=each.name,
            bot=each.bot,
            here=each.bot is not None or each.seat in present,
            relieved=each.seat in relieved,
            host=row.host is not None and each.person == row.host,
        )
        for each in row.seats
    ]


def info_of(row: TableRow, relieved: set[int], crowd: Crowd | None) -> Info:
    """All of it."""
    settings = row.settings
    return Info(
        id=row.id,
        game=row.game,
        state=row.state,
        config=row.config,
        seats=seats_of(row, relieved, crowd),
        clock=settings.clock,
        takeover=settings.takeover,
        pace=settings.pace,
        talk=settings.talk,
        spectators=settings.spectators,
        listed=settings.listed,
        watching=0 if crowd is None else crowd.watching,
        commitment=row.commitment,
        created=row.created,
        started=row.started,
        ended=row.ended,
        next=row.next,
        outcome=row.outcome,
    )


def brief_of(row: TableRow, relieved: set[int], crowd: Crowd | None) -> Brief:
    """A line of a list."""
    return Brief(
        id=row.id,
        game=row.game,
        state=row.state,
        config=row.config,
        seats=seats_of(row, relieved, crowd),
        talk=row.settings.talk,
        clock=row.settings.clock,
        created=row.created,
    )


def for_wire(row: LineRow) -> Line:
    """A line without what only the store needs."""
    kind = cast(LineKind, row.kind)
    return Line(row.line, row.number, kind, row.seat, row.text, row.at, row.name)
