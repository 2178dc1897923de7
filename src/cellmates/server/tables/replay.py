"""Replays: a game frame by frame, as a seat or a spectator saw it."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Raw

from cellmates.kernel.event import EVERYBODY, Event
from cellmates.server.protocol.http_bodies import EncodedReplay, Frame
from cellmates.server.protocol.messages import Happened, encode
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import TAKE_BACK, Entry, TableRow
from cellmates.server.tables.running_game import RunningGame

MOST_VIEWS = 50
"""Frames with views in one answer."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes: a seat's or a spectator's (no seat); after the end also everybody's.

    `all` has every seat's view and the spectator's, `open` one view with nothing hidden.
    """

    seat: int | None
    all: bool = False
    open: bool = False

    @property
    def secret(self) -> bool:
        """Whether they see what nobody may see before the end."""
        return self.all or self.open

    @staticmethod
    def parse(text: str, seats: int) -> "Eyes":
        """Read `2`, `spectator`, `all` or `open`."""
        if text in ("all", "open"):
            return Eyes(None, text == "all", text == "open")
        if text == "spectator":
            return Eyes(None)
        if text.isdecimal() and len(text) < 3 and int(text) < seats:
            return Eyes(int(text))
        raise Refusal("malformed", "eyes are a seat, spectator, all or open")

    def see(self, event: Event) -> bool:
        """Whether these eyes may see an event."""
        return self.secret or event.heard_by(self.seat)


def frames(
    row: TableRow,
    entries: Sequence[Entry],
    eyes: Eyes,
    first: int,
    last: int | None,
    views: bool,
) -> bytes:
    """The frames from one number to another, encoded as a `Replay`.

    Each is encoded by itself: no other thread has a turn while something is encoded.
    """
    running = RunningGame(row.game, row.agreed, row.deal_seed, row.started or row.created)
    end = len(entries) if last is None else last
    if views:
        end = min(end, first + MOST_VIEWS - 1)
    found: list[Raw] = []
    over = row.state == "over"
    if first <= 0:
        found.append(Raw(encode(_frame(running, None, [], eyes, row, views))))
    for entry in entries:
        if entry.number > end:
            break
        said = not _is_deed(running, entry)
        events = running.apply(entry)
        if entry.number >= first:
            frame = _frame(running, entry, events, eyes, row, views)
            heard = any(event.heard_by(eyes.seat) for event in events)
            if not (over or entry.seat == eyes.seat or (said and heard)):
                frame.text = None
            found.append(Raw(encode(frame)))
    return encode(EncodedReplay(len(entries), over, found))


def _is_deed(running: RunningGame, entry: Entry) -> bool:
    if entry.option == TAKE_BACK:
        return True
    asked = running.decisions.get(entry.seat)
    if asked is not None and entry.option in asked.options:
        return True
    return entry.option in running.table.may(entry.seat)


def _frame(
    running: RunningGame,
    entry: Entry | None,
    events: list[Event],
    eyes: Eyes,
    row: TableRow,
    views: bool,
) -> Frame:
    over = row.state == "over"
    text = None
    if entry is not None:
        taken = entry.option == TAKE_BACK
        text = "take back" if taken else running.table.catalogue().text(entry.option)
    seen = [event for event in events if eyes.see(event)]
    frame = Frame(
        number=running.number,
        seat=None if entry is None else entry.seat,
        text=text,
        events=[Happened(event.kind, event.data, running.number) for event in seen],
    )
    if over and entry is not None:
        frame.at, frame.spent, frame.bot = entry.at, entry.spent, entry.bot
    if over and eyes.secret:
        frame.audiences = [None if e.audience == EVERYBODY else e.audience for e in seen]
    if views and eyes.open:
        frame.views = {"open": running.table.open_view()}
    elif views:
        watched = [*range(len(row.seats)), None] if eyes.all else [eyes.seat]
        frame.views = {
            "spectator" if seat is None else str(seat): running.table.view(seat) for seat in watched
        }
    return frame
