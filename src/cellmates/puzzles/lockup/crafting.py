"""«Craft so that nobody passes you»: a turn at the Cell Block.

The puzzle says that no tome is played until the night is over. Then nothing hidden matters, for all
tokens lie open by then, and everything that others may still do is tried. What would draw cards is
left alone.
"""

from collections.abc import Iterator
from typing import Any, cast

from cellmates.kernel.table import Table
from cellmates.lockup.lightsout import END_OF_NIGHT
from cellmates.lockup.options import WAIT
from cellmates.lockup.table import LockupTable
from cellmates.puzzles.kind import Candidate, Kind, PlayedOut
from cellmates.puzzles.proving import Search
from cellmates.puzzles.puzzle import PosedQuestion, Verdict

MOST = 800
"""Choices that a position may take to search; others are left alone."""

LAST_ROUND = 4
"""Later ones would make long games for hardly better puzzles."""


class RestOfTheNight(Search):
    """When the night is over nobody has more stars than this crew, whatever the others do."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, MOST)

    def reached(self, table: Table) -> bool | None:
        t = cast(LockupTable, table)
        return None if t.waiting else t.stars[self.seat] == max(t.stars)

    def offered(self, table: Table, seat: int) -> tuple[int, ...]:
        decision = table.decision(seat)
        if decision.kind == "window":
            return (WAIT,)
        if decision.kind == "tome_keep":  # whichever it is, it is not played
            return decision.options[:1]
        return decision.options

    def drawn(self, before: Table, after: Table) -> bool:
        one, other = cast(LockupTable, before), cast(LockupTable, after)
        decks = one.item_deck == other.item_deck and one.goon_deck == other.goon_deck
        return super().drawn(before, after) or not decks


def until_morning(table: Table) -> Table:
    """The same table, at which nobody is asked anything once the night is over."""
    twin = table.clone()
    del twin.agenda[: twin.agenda.index(END_OF_NIGHT) + 1]
    return twin


class Craft(Kind):
    """What to craft or reserve, so that nobody has more stars when the night is over?"""

    name = "craft"
    game = "lockup"
    share = 15

    def keys(self, number: int) -> dict[str, Any]:
        return {"seats": 3 + number % 2}

    def enough(self, table: Table) -> bool:
        return cast(LockupTable, table).round_number > LAST_ROUND

    def candidates(self, played: PlayedOut) -> Iterator[Candidate]:
        for number in reversed(range(len(played.choices))):
            seat, _ = played.choices[number]
            table = played.tables[number]
            if table.asks(seat) and table.decision(seat).kind == "cell_block":
                yield Candidate(number, seat, {})

    def find(self, table: Table, seat: int, ask: dict[str, Any]) -> PosedQuestion | None:
        answer = RestOfTheNight(seat).only(until_morning(table))
        if answer is None:
            return None
        options = table.decision(seat).options
        verdicts: list[Verdict] = [{"works": False, "kind": "passed", "data": {}} for _ in options]
        verdicts[answer] = {"works": True, "kind": "unpassed", "data": {}}
        texts = [[table.catalogue().text(option)] for option in options]
        return PosedQuestion(ask, texts, answer, verdicts)
