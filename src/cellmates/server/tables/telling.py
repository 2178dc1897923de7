"""Builds what each seat and the spectators are sent: all that they may know, and no more."""

from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import UNSET, Raw

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.table import Blocked, Decision, seen_with
from cellmates.server.protocol.messages import (
    Asked,
    BlockedOption,
    ClockState,
    Happened,
    OfferedOption,
    Told,
    encode,
)
from cellmates.server.tables.guest import Guest
from cellmates.server.tables.running_game import RunningGame

_NEVER = object()

REMEMBERED = 64
"""How many entries back a lost connection is still told every event."""

News = list[tuple[int, list[Event]]]

Encoded = dict[int, tuple[object, Raw]]
"""Values for the wire by identity; kept with the values, whose identities stay theirs so."""


class SeatOptions(NamedTuple):
    """What a seat can do now."""

    decision: Decision | None = None
    blocked: tuple[Blocked, ...] = ()
    may: tuple[int, ...] = ()
    can_take_back: bool = False


class Teller:
    """The guests of a table by whose eyes they see, and what those eyes have seen."""

    def __init__(self) -> None:
        self.guests: dict[int | None, list[Guest]] = {}
        self._public: dict[str, Any] = {}  # as it was told last; empty: nobody was told
        self._own: dict[int, dict[str, Any]] = {}
        self._options: dict[int, SeatOptions] = {}
        self._timed = False
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
            if guest.seat is not None:
                self._own.pop(guest.seat, None)
                self._options.pop(guest.seat, None)
        if not self.guests:
            self.forget()

    def remember(self, news: News) -> None:
        """Keep events for those who lost their connection."""
        self._recent.extend(news)

    def tell(
        self,
        running: RunningGame,
        news: News,
        clocks: list[ClockState],
        answers: Mapping[Guest, Sequence[bytes]] | None = None,
    ) -> None:
        """Send all guests what has happened since they were last told.

        What is the same for many is encoded once. `answers` are sent to their guests right after
        it, in one write: a `done` must not come before the `told` of the same command.
        """
        self.remember(news)
        if not self.guests:
            return
        table, seen, own_seen = running.table, self._public, self._own
        self._public = public = table.public_view()
        shared = Changes(seen, public, {})
        told = Told(running.number, False, _events(news, None), shared.whole)
        if shared.parts:
            told.parts = shared.parts
        if clocks or self._timed:
            told.clocks = clocks
            self._timed = bool(clocks)
        for_all = encode(told)
        secret = audience_of(news)
        for eyes, guests in self.guests.items():
            frame = for_all
            if eyes is not None:
                own = table.own_view(eyes, public)
                before = own_seen.get(eyes, {})
                standing = _options_of(running, eyes)
                before_options = self._options.get(eyes)
                hears = secret >> eyes & 1
                if own != before or shared.touches(own) or standing != before_options or hears:
                    mine = _told_alone(told, shared, seen, before, public, own)
                    mine.events = _events(news, eyes) if hears else told.events
                    _add_options(mine, running.table.catalogue(), standing, before_options)
                    frame = encode(mine)
                    self._own[eyes], self._options[eyes] = own, standing
            for guest in guests:
                guest.send(frame, *(() if answers is None else answers.get(guest, ())))

    def whole(
        self, running: RunningGame, eyes: int | None, since: int | None, clocks: list[ClockState]
    ) -> Told:
        """Everything that these eyes may see, with what happened since a number."""
        public = running.table.public_view()
        view = public
        self._public = self._public or public
        self._timed = self._timed or bool(clocks)
        standing = SeatOptions()
        if eyes is not None:
            own = running.table.own_view(eyes, public)
            standing = _options_of(running, eyes)
            self._own.setdefault(eyes, own)
            self._options.setdefault(eyes, standing)
            view = {**public, **{part: seen_with(public[part], own[part]) for part in own}}
        news: News = []
        missed = False
        if since is not None and since < running.number:
            news = [(number, events) for number, events in self._recent if number > since]
            missed = not news or news[0][0] != since + 1
            if missed:
                news = []
        told = Told(running.number, True, _events(news, eyes), view, clocks=clocks)
        _add_options(told, running.table.catalogue(), standing, None)
        if missed:
            told.missed = True
        return told

    def forget(self) -> None:
        """Forget what was sent, because nobody is connected who would know it."""
        self._public = {}
        self._own = {}
        self._options = {}


class Changes:
    """What is not as it was seen, ready for the wire.

    Of a part whose entries have kept their names (the characters) only those entries are told
    that have changed. What several seats see alike is encoded once.
    """

    def __init__(self, seen: dict[str, Any], now: dict[str, Any], encoded: Encoded) -> None:
        self.whole: dict[str, Any] = {}
        self.parts: dict[str, dict[str, Any]] = {}
        self.encoded = encoded
        for part, value in now.items():
            old = seen.get(part, _NEVER)
            if old is value or old == value:  # what was agreed is the same object
                continue
            if isinstance(value, dict) and isinstance(old, dict) and old.keys() == value.keys():
                self.parts[part] = {
                    name: self.encode(entry) for name, entry in value.items() if entry != old[name]
                }
            else:
                self.whole[part] = self.encode(value)

    def touches(self, own: dict[str, Any]) -> bool:
        """Whether a changed part or entry is one that this seat's own view overrides."""
        for key, value in own.items():
            if key in self.whole:
                return True
            if key in self.parts and not (
                isinstance(value, dict) and self.parts[key].keys().isdisjoint(value)
            ):
                return True
        return False

    def encode(self, value: Any) -> Raw:
        """A value for the wire, once for all who see it."""
        known = self.encoded.get(id(value))
        if known is None:
            known = self.encoded[id(value)] = (value, Raw(encode(value)))
        return known[1]


def _told_alone(
    told: Told,
    shared: Changes,
    seen: dict[str, Any],
    before: dict[str, Any],
    public: dict[str, Any],
    own: dict[str, Any],
) -> Told:
    """The message for one seat: the shared changes, with every part that the seat's own view
    overrides, or did override before, replaced by that seat's own changes."""
    whole, parts = shared.whole.copy(), shared.parts.copy()
    others = before.keys() - own.keys()
    for part, mine in own.items():
        old: Any = before.get(part)
        entrywise = isinstance(mine, dict) and isinstance(old, dict) and part not in whole
        if entrywise and mine.keys() == old.keys():  # the whole part need not be put together
            entries = {name: raw for name, raw in parts.pop(part, {}).items() if name not in mine}
            entries.update(
                {name: shared.encode(entry) for name, entry in mine.items() if entry != old[name]}
            )
            if entries:
                parts[part] = entries
        elif mine != old or part in whole or part in parts:
            others.add(part)
    if others:
        was = {part: _seen_part(seen, before, part) for part in others if part in seen}
        alone = Changes(
            was, {part: _seen_part(public, own, part) for part in others}, shared.encoded
        )
        for part in others:
            whole.pop(part, None)
            parts.pop(part, None)
        whole.update(alone.whole)
        parts.update(alone.parts)
    return Told(told.number, False, [], whole, parts or UNSET, clocks=told.clocks)


def _seen_part(public: dict[str, Any], own: dict[str, Any], part: str) -> Any:
    return seen_with(public[part], own[part]) if part in own else public[part]


def audience_of(news: News) -> int:
    """The seats that have heard something that not everybody has, a bit each."""
    seats = 0
    for _, events in news:
        for event in events:
            if event.audience != EVERYBODY:
                seats |= event.audience
    return seats


def _events(news: News, eyes: int | None) -> list[Happened]:
    return [
        Happened(event.kind, event.data, number)
        for number, happened in news
        for event in happened
        if event.heard_by(eyes)
    ]


def _options_of(running: RunningGame, seat: int) -> SeatOptions:
    table = running.table
    return SeatOptions(
        running.decisions.get(seat),
        table.blocked(seat),
        table.may(seat),
        running.can_take_back(seat),
    )


def _add_options(
    told: Told, options: Catalogue, now: SeatOptions, before: SeatOptions | None
) -> None:
    """Say what a seat can do, as far as it is news."""
    catalogue = offered_options(options)
    if before is None or now[:2] != before[:2]:
        told.decision = None
        if now.decision is not None:
            told.decision = asked(now.decision, catalogue, now.blocked)
    if before is None or now.may != before.may:
        told.may = [catalogue[option] for option in now.may]
    if before is None or now.can_take_back != before.can_take_back:
        told.can_take_back = now.can_take_back


@lru_cache(maxsize=64)
def offered_options(options: Catalogue) -> tuple[OfferedOption, ...]:
    """Every option of a table for the wire, by its number."""
    return tuple(OfferedOption(option, text) for option, text in enumerate(options.texts))


def asked(
    decision: Decision, catalogue: tuple[OfferedOption, ...], blocked: tuple[Blocked, ...]
) -> Asked:
    """A decision for the wire."""
    told = Asked(decision.kind, decision.about, [catalogue[each] for each in decision.options])
    if blocked:
        told.blocked = [BlockedOption(each.text, each.why) for each in blocked]
    return told
