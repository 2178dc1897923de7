"""A table of any game with something between it and the conformance kit."""

from typing import Any

from cellmates.kernel import Catalogue, Decision, Dice, Event, Outcome
from cellmates.kernel.table import Blocked
from cellmates.testing.conformance import Playable


class Spoiled:
    """Passes everything on to a real table; a test derives from it and spoils one thing."""

    def __init__(self, table: Playable) -> None:
        self.table = table

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    @property
    def news(self) -> list[Event]:
        return self.table.news

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.table.waiting

    def decision(self, seat: int) -> Decision:
        return self.table.decision(seat)

    def in_passing(self) -> bool:
        return self.table.in_passing()

    def may(self, seat: int) -> tuple[int, ...]:
        return self.table.may(seat)

    def phrases(self, seat: int) -> tuple[int, ...]:
        return self.table.phrases(seat)

    def blocked(self, seat: int) -> tuple[Blocked, ...]:
        return self.table.blocked(seat)

    def choose(self, seat: int, option: int) -> None:
        self.table.choose(seat, option)

    def listen(self) -> None:
        self.table.listen()

    def news_for(self, seat: int | None) -> list[Event]:
        return self.table.news_for(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.table.view(seat)

    def catalogue(self) -> Catalogue:
        return self.table.catalogue()

    def clone(self) -> "Spoiled":
        return type(self)(self.table.clone())

    def reimagine(self, seat: int | None, dice: Dice) -> "Spoiled":
        return type(self)(self.table.reimagine(seat, dice))

    def choices(self) -> list[tuple[int, int]]:
        return self.table.choices()

    def digest(self) -> str:
        return self.table.digest()
