"""Judging games of Lockup."""

from typing import Any, Final, cast

from cellmates.analysis.analyst import Analyst, MadeChoice, comparison_of, judge, permille
from cellmates.analysis.lockup.chances import CrewTrial, crew_futures
from cellmates.analysis.lockup.insights import insights_of
from cellmates.analysis.structure import Comparison, Insight, Moment, Side
from cellmates.bots.lockup.choosing import CarefulPlayer
from cellmates.bots.lockup.lore import Lore, lore
from cellmates.bots.lockup.plans import RollCallPlan
from cellmates.bots.lockup.search import plans_to_try
from cellmates.bots.lockup.sight import Sight
from cellmates.bots.scheduler import ANY_DICE
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision, Table
from cellmates.lockup.config import Config
from cellmates.lockup.options import ASSIGN, DONE, PASS, TOKEN, TOKEN_DOWN, WAIT
from cellmates.lockup.table import LockupTable
from cellmates.lockup.views import View

TABLES: Final = 8
"""How many tables are imagined for a choice."""

PLANS: Final = 4
OPTIONS_AT_NIGHT: Final = 3
"""How many plans for a turn of Roll Call, and options of any other question, are tried besides
the chosen one."""


class LockupAnalyst(Analyst):
    """Compares plans of whole turns in Roll Call, and single choices at night."""

    def __init__(self, table: Table, config: Any) -> None:
        super().__init__(table, config)
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

    def compare(self, decision: Decision, made: MadeChoice, dice: Dice) -> Comparison | None:
        view = cast(View, self.t.view(made.seat))
        player = CarefulPlayer(lambda: 0.0, self.lore)
        first = player.pick(view, decision)
        imagined = self.t.reimagine(made.seat, Dice(ANY_DICE))
        assert isinstance(imagined, LockupTable)
        if decision.kind == "roll_call":
            plan = RollCallPlan(first, list(player.orders))
            return self._turn(imagined, Sight(view, self.lore), plan, decision, made, dice)
        return self._night(imagined, player, view, first, decision, made, dice)

    def _turn(
        self,
        imagined: LockupTable,
        sight: Sight,
        first: RollCallPlan,
        decision: Decision,
        made: MadeChoice,
        dice: Dice,
    ) -> Comparison:
        """Compare plans: where to go, with which tokens."""
        mine = RollCallPlan(made.option, _orders(made))
        found = plans_to_try(sight, first, decision.options, PLANS, dice)
        plans = [mine, *[plan for plan in found if not _same(plan, mine)]]
        trial = CrewTrial(imagined, made.seat, dice, 2 * TABLES, self.lore)

        def worth(plan: int, table: int) -> float:
            return trial.worth(plans[plan].option, plans[plan].orders, table)

        verdict = judge(0, list(range(1, len(plans))), TABLES, worth)
        line = [] if verdict.best == 0 else list(reversed(plans[verdict.best].orders))
        text = self.t.catalogue().text
        comparison = comparison_of(verdict, 0, lambda plan: text(plans[plan].option), [])
        comparison["made"] = [text(option) for option in reversed(mine.orders)]
        comparison["line"] = [text(option) for option in line]
        comparison["bluff"] = _bluff(trial, mine)
        return comparison

    def _night(
        self,
        imagined: LockupTable,
        player: CarefulPlayer,
        view: View,
        first: int,
        decision: Decision,
        made: MadeChoice,
        dice: Dice,
    ) -> Comparison | None:
        if decision.kind == "window":
            rest = [first] if first != made.option else [WAIT]
        else:
            worths = player.weigh(view, decision)
            rest = sorted(decision.options, key=lambda option: -worths.get(option, -1e9))
            rest = [first, *[option for option in rest if option != first]]
        others = [option for option in rest if option != made.option][:OPTIONS_AT_NIGHT]
        if not others:
            return None
        trial = CrewTrial(imagined, made.seat, dice, 2 * TABLES, self.lore)

        def worth(option: int, table: int) -> float:
            return trial.worth(option, [], table)

        verdict = judge(made.option, others, TABLES, worth)
        return comparison_of(verdict, made.option, self.t.catalogue().text, [])

    def insights(self, found: list[Moment], events: list[list[Event]]) -> list[Insight]:
        return insights_of(self.t, found, events)


def _bluff(trial: CrewTrial, mine: RollCallPlan) -> int | None:
    """What it was worth to lay tokens face down, over laying the same face up."""
    if not any(order >= TOKEN_DOWN for order in mine.orders):
        return None
    bare = [order - TOKEN_DOWN + TOKEN if order >= TOKEN_DOWN else order for order in mine.orders]
    shown = sum([trial.worth(mine.option, bare, each) for each in range(TABLES)])
    hidden = sum([trial.worth(mine.option, mine.orders, each) for each in range(TABLES)])
    return permille((hidden - shown) / TABLES)


def _orders(made: MadeChoice) -> list[int]:
    """The tokens that the seat really laid down in this turn, the last one first."""
    orders: list[int] = []
    for option in made.next:
        if TOKEN <= option < DONE:
            orders.append(option)
        elif option in (DONE, PASS) or ASSIGN <= option < TOKEN:
            break
    if made.option == PASS:
        return []
    return orders[::-1]


def _same(one: RollCallPlan, other: RollCallPlan) -> bool:
    return one.option == other.option and sorted(
        (order - TOKEN) % 6 for order in one.orders
    ) == sorted((order - TOKEN) % 6 for order in other.orders)
