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

_NEVER = object()

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

    def knows(self, guest: Guest) -> bool:
        """Whether a guest is here."""
        return guest in self.guests.get(guest.seat, ())

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
        shared = Changes(seen, public, {})
        for eyes, guests in self.guests.items():
            whole, parts = shared.whole, shared.parts
            if eyes is not None:
                own = table.own_view(eyes, public)
                before = own_seen.get(eyes, {})
                own.update({key: public[key] for key in before if key not in own})
                self._own[eyes] = own
                changes = Changes({**seen, **before}, own, shared.encoded)
                whole = {key: part for key, part in whole.items() if key not in own}
                whole.update(changes.whole)
                parts = {key: part for key, part in parts.items() if key not in own}
                parts.update(changes.parts)
            told = _told(position, eyes, not seen, news, whole, clocks)
            if parts:
                told.parts = parts
            frame = encode(told)
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


class Changes:
    """What is not as it was seen, ready for the wire; what is the same becomes the same object.

    Of a part whose entries have kept their names (the characters) only those entries are told
    that have changed. What several seats see alike is compared and encoded once.
    """

    def __init__(self, seen: dict[str, Any], now: dict[str, Any], encoded: dict[int, Raw]) -> None:
        self.whole: dict[str, Any] = {}
        self.parts: dict[str, dict[str, Any]] = {}
        self.encoded = encoded  # by identity: whoever made `now` keeps it alive meanwhile
        for key, value in now.items():
            old = seen.get(key, _NEVER)
            if old is value:
                continue
            if isinstance(value, dict) and isinstance(old, dict) and old.keys() == value.keys():
                part = self._entries(old, value)
                if part:
                    self.parts[key] = part
                else:
                    now[key] = old
            elif old == value:
                now[key] = old
            else:
                self.whole[key] = self._encode(value)

    def _entries(self, seen: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
        changed: dict[str, Any] = {}
        for name, entry in now.items():
            old = seen[name]
            if old is not entry:
                if old == entry:
                    now[name] = old
                else:
                    changed[name] = self._encode(entry)
        return changed

    def _encode(self, value: Any) -> Raw:
        known = self.encoded.get(id(value))
        if known is None:
            known = self.encoded[id(value)] = Raw(encode(value))
        return known


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
