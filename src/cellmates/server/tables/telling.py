"""Telling everybody what they may know, and no more."""

from collections import deque
from functools import cache
from typing import Any

from msgspec import Raw

from cellmates.games import GAMES
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.server.messages import Asked, Choice, ClockState, Happened, Told, encode
from cellmates.server.tables.position import Position
from cellmates.server.tables.seated import Guest

REMEMBERED = 64
"""How many positions back a lost connection is still told every event."""

News = list[tuple[int, list[Event]]]


class Teller:
    """The guests of a table by whose eyes they see, and what those eyes have seen."""

    def __init__(self) -> None:
        self.guests: dict[int | None, list[Guest]] = {}
        self._seen: dict[int | None, dict[str, Any]] = {}
        self._recent: deque[tuple[int, list[Event]]] = deque(maxlen=REMEMBERED)

    def everybody(self) -> list[Guest]:
        """All guests."""
        return [guest for guests in self.guests.values() for guest in guests]

    def add(self, guest: Guest) -> None:
        """Somebody has come."""
        self.guests.setdefault(guest.seat, []).append(guest)

    def remove(self, guest: Guest) -> None:
        """Somebody has gone."""
        guests = self.guests.get(guest.seat, [])
        if guest in guests:
            guests.remove(guest)
        if not guests:
            self.guests.pop(guest.seat, None)
            self._seen.pop(guest.seat, None)

    def remember(self, news: News) -> None:
        """Keep events for those who lost their connection."""
        self._recent.extend(news)

    def tell(self, position: Position, news: News, clocks: list[ClockState]) -> None:
        """Tell all guests what has happened since they were last told."""
        self.remember(news)
        before = self._seen
        eyes = list(self.guests)
        views = position.table.views(eyes)
        self._seen = dict(zip(eyes, views, strict=True))
        changes = Changes()
        for each, view in self._seen.items():
            seen = before.get(each)
            changed = view if seen is None else changes.between(seen, view)
            frame = encode(_told(position, each, seen is None, news, changed, clocks))
            for guest in self.guests[each]:
                guest.send(frame)

    def whole(
        self, position: Position, eyes: int | None, since: int | None, clocks: list[ClockState]
    ) -> Told:
        """Everything that these eyes may see, with what happened since a number."""
        view = position.table.view(eyes)
        self._seen.setdefault(eyes, view)
        news: News = []
        missed = False
        if since is not None and since < position.number:
            news = [(number, events) for number, events in self._recent if number > since]
            missed = not news or news[0][0] != since + 1
            if missed:
                news = []
        told = _told(position, eyes, True, news, view, clocks)
        if missed:
            told.missed = True
        return told

    def forget(self) -> None:
        """What was told no longer holds; the next telling is whole."""
        self._seen.clear()


class Changes:
    """What is new in views; parts that several views share are compared and encoded once."""

    def __init__(self) -> None:
        # By the identities of old and new, which live as long as the views that are compared.
        self._known: dict[tuple[int, int], Raw | None] = {}

    def between(self, seen: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
        """The parts of a view that differ from what was seen."""
        known = self._known
        changed: dict[str, Any] = {}
        for key, value in view.items():
            old = seen[key]
            if old is value:
                continue
            pair = (id(old), id(value))
            if pair in known:
                part = known[pair]
            else:
                part = known[pair] = None if old == value else Raw(encode(value))
            if part is not None:
                changed[key] = part
        return changed


def _told(
    position: Position,
    eyes: int | None,
    whole: bool,
    news: News,
    view: dict[str, Any],
    clocks: list[ClockState],
) -> Told:
    events = [
        Happened(event.kind, event.data, number)
        for number, happened in news
        for event in happened
        if event.heard_by(eyes)
    ]
    if eyes is None:
        return Told(position.number, whole, events, view, None, [], False, clocks)
    catalogue = catalogue_of(position.game.name)
    decision = position.decisions.get(eyes)
    return Told(
        position.number,
        whole,
        events,
        view,
        None if decision is None else asked(decision, catalogue),
        [catalogue[option] for option in position.table.may(eyes)],
        position.can_take_back(eyes),
        clocks,
    )


@cache
def catalogue_of(game: str) -> tuple[Choice, ...]:
    """Every option of a game for the wire, by its number."""
    return tuple(Choice(option, text) for option, text in enumerate(GAMES[game].options.texts))


def asked(decision: Decision, catalogue: tuple[Choice, ...]) -> Asked:
    """A decision for the wire."""
    return Asked(decision.kind, decision.about, [catalogue[option] for option in decision.options])
