"""The course of a game, frame by frame, through somebody's eyes."""

from collections.abc import Sequence
from dataclasses import dataclass

from cellmates.kernel.event import EVERYBODY, Event
from cellmates.server.bodies import Course, Frame
from cellmates.server.messages import Happened
from cellmates.server.refusal import Refusal
from cellmates.server.store.rows import TAKE_BACK, Entry, TableRow
from cellmates.server.tables.position import Position

MOST_VIEWS = 50
"""Frames with views in one answer."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes: a seat's, a spectator's (no seat), or everybody's after the end."""

    seat: int | None
    all: bool = False

    @staticmethod
    def parse(text: str, seats: int) -> "Eyes":
        """Read `2`, `spectator` or `all`."""
        if text == "all":
            return Eyes(None, True)
        if text == "spectator":
            return Eyes(None)
        if text.isdecimal() and len(text) < 3 and int(text) < seats:
            return Eyes(int(text))
        raise Refusal("malformed", "eyes are a seat, spectator or all")

    def see(self, event: Event) -> bool:
        """Whether these eyes may see an event."""
        return self.all or event.heard_by(self.seat)


def frames(
    row: TableRow,
    entries: Sequence[Entry],
    eyes: Eyes,
    first: int,
    last: int | None,
    views: bool,
) -> Course:
    """The frames from one number to another."""
    position = Position(row.game, row.config, row.seed, row.started or row.created)
    end = len(entries) if last is None else last
    if views:
        end = min(end, first + MOST_VIEWS - 1)
    found: list[Frame] = []
    over = row.state == "over"
    if first <= 0:
        found.append(_frame(position, None, [], eyes, len(row.seats), views, over))
    for entry in entries:
        if entry.number > end:
            break
        said = not _is_deed(position, entry)
        events = position.apply(entry)
        if entry.number >= first:
            frame = _frame(position, entry, events, eyes, len(row.seats), views, over)
            heard = any(event.heard_by(eyes.seat) for event in events)
            if not (over or entry.seat == eyes.seat or (said and heard)):
                frame.text = None
            found.append(frame)
    return Course(len(entries), over, found)


def _is_deed(position: Position, entry: Entry) -> bool:
    if entry.option == TAKE_BACK:
        return True
    asked = position.decisions.get(entry.seat)
    if asked is not None and entry.option in asked.options:
        return True
    return entry.option in position.table.may(entry.seat)


def _frame(
    position: Position,
    entry: Entry | None,
    events: list[Event],
    eyes: Eyes,
    seats: int,
    views: bool,
    over: bool,
) -> Frame:
    text = None
    if entry is not None:
        taken = entry.option == TAKE_BACK
        text = "take back" if taken else position.game.options.text(entry.option)
    seen = [event for event in events if eyes.see(event)]
    frame = Frame(
        number=position.number,
        seat=None if entry is None else entry.seat,
        text=text,
        events=[Happened(event.kind, event.data, position.number) for event in seen],
    )
    if over and entry is not None:
        frame.at, frame.spent, frame.bot = entry.at, entry.spent, entry.bot
    if over and eyes.all:
        frame.audiences = [None if e.audience == EVERYBODY else e.audience for e in seen]
    if views:
        watched: list[int | None] = [*range(seats), None] if eyes.all else [eyes.seat]
        frame.views = {
            "spectator" if seat is None else str(seat): position.table.view(seat)
            for seat in watched
        }
    return frame
