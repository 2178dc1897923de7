"""What a choice of Lockup and others come to on imagined tables, and which are worth trying: whole
turns of Roll Call, and single choices at night."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cellmates.advice.lockup.playing import play_on, shares, soft_crews
from cellmates.advice.structure import MadeChoice
from cellmates.advice.trials import Course, Trials
from cellmates.bots.lockup.choosing import CarefulPlayer
from cellmates.bots.lockup.imagination import imagine
from cellmates.bots.lockup.lore import Lore
from cellmates.bots.lockup.plans import RollCallPlan
from cellmates.bots.lockup.search import plans_to_try
from cellmates.bots.lockup.sight import Sight
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Decision
from cellmates.lockup.options import ASSIGN, DONE, PASS, TOKEN, TOKEN_DOWN, WAIT
from cellmates.lockup.table import LockupTable
from cellmates.lockup.views import View

PLANS: Final = 4
OPTIONS_AT_NIGHT: Final = 3
"""How many plans for a turn of Roll Call, and options of any other question, are tried besides
the chosen one."""


class CrewTrials(Trials):
    """Played out to the end of the round; the imagined tables are drawn when they are first
    needed."""

    def __init__(
        self,
        courses: Sequence[Course],
        t: LockupTable,
        seat: int,
        dice: Dice,
        tables: int,
        lore: Lore,
    ) -> None:
        super().__init__(courses)
        self.t = t
        self.seat = seat
        self.lore = lore
        self.dice = [dice.fork() for _ in range(tables)]
        self.tables: list[LockupTable] = []
        self.found: dict[tuple[Course, int], float] = {}

    def worth(self, course: int, number: int) -> float:
        return self._worth(self.courses[course], number)

    def hiding(self, tables: int) -> float | None:
        """What it was worth to lay tokens face down, over laying the same face up."""
        mine = self.courses[0]
        if not any(order >= TOKEN_DOWN for order in mine.then):
            return None
        face_up = [order - TOKEN_DOWN + TOKEN if order >= TOKEN_DOWN else order
                   for order in mine.then]  # fmt: skip
        bare = Course(mine.option, tuple(face_up))
        shown = sum([self._worth(bare, number) for number in range(tables)])
        hidden = sum([self._worth(mine, number) for number in range(tables)])
        return (hidden - shown) / tables

    def _worth(self, course: Course, number: int) -> float:
        key = (course, number)
        if key not in self.found:
            self.found[key] = self._played(course, number)
        return self.found[key]

    def _played(self, course: Course, number: int) -> float:
        while len(self.tables) <= number:
            self.tables.append(imagine(self.t, self.seat, self.dice[len(self.tables)]))
        t = self.tables[number].clone()
        t.choose(self.seat, course.option)
        crews = soft_crews(t.seats, self.lore, Random(number))
        crews[self.seat].orders = list(reversed(course.then))
        crews[self.seat].planned = -1  # it has a plan for this turn, and makes one for the next
        play_on(t, crews, 1)
        return shares(t)[self.seat]


def courses_to_try(
    view: View, decision: Decision, made: MadeChoice, lore: Lore, dice: Dice
) -> list[Course]:
    """The course that was taken, and those that a careful player likes best."""
    player = CarefulPlayer(lambda: 0.0, lore)
    first = player.pick(view, decision)
    if decision.kind == "roll_call":
        mine = Course(made.option, _laid_down(made))
        plan = RollCallPlan(first, list(player.orders))
        found = plans_to_try(Sight(view, lore), plan, decision.options, PLANS, dice)
        plans = [Course(each.option, tuple(reversed(each.orders))) for each in found]
        return [mine, *[each for each in plans if not _same(each, mine)]]
    if decision.kind == "window":
        rest = [first] if first != made.option else [WAIT]
    else:
        worths = player.weigh(view, decision)
        rest = sorted(decision.options, key=lambda option: -worths.get(option, -1e9))
        rest = [first, *[option for option in rest if option != first]]
    others = [option for option in rest if option != made.option][:OPTIONS_AT_NIGHT]
    return [Course(option) for option in (made.option, *others)]


def _laid_down(made: MadeChoice) -> tuple[int, ...]:
    """The tokens that the seat really laid down in this turn."""
    if made.option == PASS:
        return ()
    orders: list[int] = []
    for option in made.next:
        if TOKEN <= option < DONE:
            orders.append(option)
        elif option in (DONE, PASS) or ASSIGN <= option < TOKEN:
            break
    return tuple(orders)


def _same(one: Course, other: Course) -> bool:
    """The same tokens at the same location, face up or down."""
    return one.option == other.option and sorted(
        (order - TOKEN) % 6 for order in one.then
    ) == sorted((order - TOKEN) % 6 for order in other.then)
