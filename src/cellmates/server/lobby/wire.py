"""Between the store's rows and the wire's messages: the one place that knows both."""

from typing import Protocol, assert_never, cast

from msgspec import UNSET

from cellmates.games import GAMES
from cellmates.server.protocol.messages import (
    Brief,
    ClockKind,
    Closed,
    DayResult,
    DaysClock,
    DealingInfo,
    Departure,
    Info,
    Line,
    LineKind,
    LiveClock,
    NoClock,
    OutcomeInfo,
    SeatInfo,
    Settings,
    Talk,
)
from cellmates.server.store.rows import (
    ClockRow,
    LineRow,
    OutcomeRow,
    ScoreRow,
    SettingsRow,
    TableRow,
)


def settings_row(settings: Settings) -> SettingsRow:
    """Settings as the store keeps them."""
    return SettingsRow(
        clock=clock_row(settings.clock),
        takeover=settings.takeover,
        pace=settings.pace,
        moment=settings.moment,
        talk=settings.talk,
        spectators=settings.spectators,
        listed=settings.listed,
        coach=settings.coach,
    )


def clock_row(clock: ClockKind) -> ClockRow:
    """A clock as the store keeps it."""
    match clock:
        case NoClock():
            return ClockRow()
        case LiveClock():
            return ClockRow("live", decision=clock.decision, bank=clock.bank)
        case DaysClock():
            return ClockRow("days", days=clock.days)
        case _:
            assert_never(clock)


def clock_of(row: ClockRow) -> ClockKind:
    """A stored clock for the wire."""
    match row.kind:
        case "live":
            return LiveClock(row.decision, row.bank)
        case "days":
            return DaysClock(row.days)
        case _:  # the store keeps a plain word, so there is no union for assert_never to exhaust
            return NoClock()


def outcome_info(row: OutcomeRow | None) -> OutcomeInfo | None:
    """A stored outcome for the wire."""
    if row is None:
        return None
    day = day_result(row.day) or UNSET
    return OutcomeInfo(row.winners, row.reason, row.scores, row.won, row.was, day)


def day_result(row: ScoreRow | None) -> DayResult | None:
    """A stored score for the wire."""
    return None if row is None else DayResult(row.points, row.won, row.symbols)


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
            muted=each.muted,
        )
        for each in row.seats
    ]


def info_of(row: TableRow, relieved: set[int], crowd: Crowd | None) -> Info:
    """A table as everybody may know it."""
    settings, game = row.settings, GAMES[row.game]
    return Info(
        id=row.id,
        game=row.game,
        state=row.state,
        config=row.config,
        level=game.level(row.config),
        departures=[Departure(*each) for each in game.departures(row.config)],
        cast=game.cast(row.config),
        seats=seats_of(row, relieved, crowd),
        clock=clock_of(settings.clock),
        takeover=settings.takeover,
        pace=settings.pace,
        moment=settings.moment,
        talk=cast(Talk, settings.talk),
        spectators=settings.spectators,
        listed=settings.listed,
        coach=settings.coach,
        coached=row.coached,
        watching=0 if crowd is None else crowd.watching,
        commitment=row.commitment,
        created=row.created,
        started=row.started,
        ended=row.ended,
        next=row.next,
        outcome=outcome_info(row.outcome),
        closed=cast(Closed | None, row.closed),
        shut_out=bool(row.shut_out),
        day=settings.day or UNSET,
        dealing=dealing_info(row),
    )


def dealing_info(row: TableRow) -> DealingInfo | None:
    """What is mixed into a deal, as everybody may know it."""
    if row.state != "open" and row.dealing is None:
        return None
    settled = row.dealing is not None
    hashes = row.nonce_hashes if row.dealing is None else row.dealing.hashes
    public = "" if row.dealing is None else row.dealing.public
    return DealingInfo(settled, {str(seat): hash for seat, hash in hashes.items()}, public)


def brief_of(row: TableRow, relieved: set[int], crowd: Crowd | None) -> Brief:
    """A line of a list."""
    return Brief(
        id=row.id,
        game=row.game,
        state=row.state,
        config=row.config,
        seats=seats_of(row, relieved, crowd),
        talk=cast(Talk, row.settings.talk),
        clock=clock_of(row.settings.clock),
        created=row.created,
        level=GAMES[row.game].level(row.config),
        ended=UNSET if row.ended is None else row.ended,
        outcome=outcome_info(row.outcome) or UNSET,
        closed=cast(Closed | None, row.closed) or UNSET,
        day=row.settings.day or UNSET,
    )


def line_of(row: LineRow) -> Line:
    """A line without what only the store needs."""
    kind = cast(LineKind, row.kind)
    return Line(row.line, row.number, kind, row.seat, row.text, row.at, row.name)
