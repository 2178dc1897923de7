"""Judging games of Lockup."""

from collections.abc import Sequence
from typing import Any

from cellmates.advice import Advisor
from cellmates.analysis.analyst import Analyst
from cellmates.analysis.lockup.chances import crew_futures
from cellmates.analysis.lockup.insights import insights_of
from cellmates.analysis.structure import Insight, Moment, Side
from cellmates.bots.lockup.lore import Lore, lore
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision, Table
from cellmates.lockup.config import Config
from cellmates.lockup.options import WAIT
from cellmates.lockup.table import LockupTable


class LockupAnalyst(Analyst):
    """Judges a turn of Roll Call as a whole, and what is chosen at night one by one."""

    tables = 8

    def __init__(self, table: Table, config: Any, advisors: Sequence[Advisor]) -> None:
        super().__init__(table, config, advisors)
        assert isinstance(table, LockupTable)
        assert isinstance(config, Config)
        self.t = table
        self.lore: Lore = lore() if config.cards.content is None else Lore(config.cards)

    def sides(self) -> list[Side]:
        return [{"name": seat, "seats": [seat]} for seat in range(self.t.seats)]

    def futures(self, table: Table, dice: Dice, ahead: float) -> list[list[float]]:
        assert isinstance(table, LockupTable)
        return crew_futures(table, self.lore, dice, ahead)

    def weighs(self, decision: Decision) -> bool:
        return decision.kind != "token" and len(decision.options) > 1

    def moves(self, decision: Decision | None, option: int) -> bool:
        """Talk moves nothing, and a turn of Roll Call is judged when its last token lies."""
        if decision is None or option == WAIT:
            return False
        return not any(asked.question.kind == "token" for asked in self.t.open)

    def insights(self, found: list[Moment], events: list[list[Event]]) -> list[Insight]:
        return insights_of(self.t, found, events)
