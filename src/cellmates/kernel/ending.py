"""What a finished game came to: what decided it, and who did most of something.

A game tells it in findings. A finding is like an event, a kind and its details, and becomes a
sentence by `words.toml`; but it is made after the end, from the whole game.
"""

from collections.abc import Sequence
from typing import Final, TypedDict

from cellmates.kernel.event import Event
from cellmates.kernel.table import Table

MOST_AWARDS: Final = 6


class Finding(TypedDict):
    """Something that is known once the game is over."""

    kind: str
    data: dict[str, object]


class Award(TypedDict):
    """Who did most of something, and how much."""

    name: str
    seats: list[int]
    count: int


class Ending(TypedDict):
    """What a finished game came to."""

    moment: int  # how many choices had been made when it was decided, that one included
    position: int  # after how many choices the table shows best what decided it
    headline: Finding | None  # in one short sentence
    findings: list[Finding]  # who, where, why, who had warned, what was missing
    parts: list[Finding]  # what the figures of the end are made of
    awards: list[Award]
    lies: list[int]  # the choices that said something untrue, by their numbers


class PlayedChoice:
    """One choice of a finished game: who made it, which, and what was told of it."""

    number: int
    seat: int
    text: str
    events: list[Event]

    def __init__(self, number: int, seat: int, text: str, events: list[Event]) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.events = events


def play_again(table: Table, seat: int, option: int) -> PlayedChoice:
    """Make a choice on a table that is played again; it must listen."""
    table.choose(seat, option)
    text = table.catalogue().text(option)
    return PlayedChoice(len(table.history) // 2, seat, text, table.news)


class Tally:
    """How much of something each seat did, by award."""

    seats: int
    counts: dict[str, list[int]]

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counts = {}

    def add(self, award: str, seat: int, count: int = 1) -> None:
        """A seat did it; those who hold no seat (guards, robots) get no award."""
        if 0 <= seat < self.seats:
            self.counts.setdefault(award, [0] * self.seats)[seat] += count

    def awards(self, least: Sequence[tuple[str, int]]) -> list[Award]:
        """The awards, in the order of `least`, which says how much is worth one. What more than
        half of the seats share is none."""
        given: list[Award] = []
        for name, enough in least:
            counts = self.counts.get(name, [0] * self.seats)
            most = max(counts)
            best = [seat for seat, count in enumerate(counts) if count == most]
            if most >= enough and len(best) <= max(1, self.seats // 2):
                given.append({"name": name, "seats": best, "count": most})
        return given[:MOST_AWARDS]
