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
        self._public: dict[str, Any] = {}  # as it was told last; empty: nobody was told
        self._own: dict[int, dict[str, Any]] = {}
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
        if not self.guests:
            self.forget()

    def remember(self, news: News) -> None:
        """Keep events for those who lost their connection."""
        self._recent.extend(news)

    def tell(self, position: Position, news: News, clocks: list[ClockState]) -> None:
        """Tell all guests what has happened since they were last told."""
        self.remember(news)
        if not self.guests:
            return
        table, seen, own_seen = position.table, self._public, self._own
        self._public = public = table.public_view()
        self._own = {}
        shared = differences(seen, public)
        for eyes, guests in self.guests.items():
            changed = shared
            if eyes is not None:
                self._own[eyes] = own = table.own_view(eyes, public)
                before = own_seen.get(eyes, {})
                kept = {**own, **{key: public[key] for key in before if key not in own}}
                changed = {key: part for key, part in shared.items() if key not in kept}
                changed.update(differences({**seen, **before}, kept))
            frame = encode(_told(position, eyes, not seen, news, changed, clocks))
            for guest in guests:
                guest.send(frame)

    def whole(
        self, position: Position, eyes: int | None, since: int | None, clocks: list[ClockState]
    ) -> Told:
        """Everything that these eyes may see, with what happened since a number."""
        public = position.table.public_view()
        view = public
        self._public = self._public or public
        if eyes is not None:
            own = position.table.own_view(eyes, public)
            self._own.setdefault(eyes, own)
            view = {**public, **own}
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
        self._public = {}
        self._own = {}


def differences(seen: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The parts that are not as they were seen, ready for the wire."""
    return {
        key: Raw(encode(value))
        for key, value in now.items()
        if key not in seen or seen[key] != value
    }


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
