"""The coach of Room 25: it reads the table as the bots do and asks the rooms what they do."""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from cellmates.advice.advisor import Advisor, View
from cellmates.advice.room25.dangers import dangers
from cellmates.advice.room25.goal import goal
from cellmates.advice.room25.reasons import reasons
from cellmates.advice.room25.trials import Room25Trials
from cellmates.advice.structure import MadeChoice, Sentence, Warned
from cellmates.advice.trials import Course, Trials
from cellmates.bots.bot import Bot
from cellmates.bots.room25.choosing import ranked
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.rollout import recalled
from cellmates.bots.room25.search import Trial
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.value import worth
from cellmates.bots.turns import Story
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.kernel.table import Blocked, Decision, Table
from cellmates.room25 import views
from cellmates.room25.names import CHARACTER_NUMBERS
from cellmates.room25.table import Room25Table

MOST_TRIED: Final = 5
"""How many of the options that a careful player likes best are tried besides the chosen one."""


class Room25Advisor(Advisor):
    """Remembers what its seat has seen and heard, whatever bot it has its evaluation from."""

    def __init__(self, bot: Bot, config: Any, story: Story) -> None:
        super().__init__(bot, config, story)
        self.memory = Memory()
        self.look(story.begin)
        for news in story.news:
            self.memory.follow(news)

    def hear(self, news: list[Event]) -> None:
        super().hear(news)
        self.memory.follow(news)

    def look(self, view: View) -> None:
        """The seat looks at the table because it is asked something: that makes it remember."""
        self._see(view)

    def recall(self, imagined: Room25Table, seat: int) -> None:
        """Remember what can be known from a position alone, for which there is no story."""
        self.memory.outer = frozenset(tile for tile in range(25) if imagined.outer >> tile & 1)
        self.memory = recalled(imagined, seat, self.memory)

    def trials(
        self,
        view: View,
        decision: Decision,
        made: MadeChoice,
        imagined: Table,
        dice: Dice,
        tables: int,
    ) -> Trials | None:
        liked = ranked(self._see(view), decision, MOST_TRIED)
        others = [Course(option) for option in liked if option != made.option]
        if not others:
            return None
        trial = self.trial(view, decision, imagined, dice, tables)
        return Room25Trials([Course(made.option), *others], trial, decision.about)

    def trial(
        self,
        view: View,
        decision: Decision,
        imagined: Table,
        dice: Dice,
        tables: int,
        aim: Callable[[Room25Table, int], float] = worth,
        rounds: int = 1,
    ) -> Trial:
        """So many imagined tables for a question: each option can be played on to the end of so
        many rounds on each of them. `aim` says what the end is worth to a seat: without another
        one, how likely it wins."""
        assert isinstance(imagined, Room25Table)
        trial = Trial(imagined, self._see(view), decision.kind, dice, tables, {}, aim)
        trial.rounds = rounds
        return trial

    def _see(self, view: View) -> Sight:
        return Sight(cast(views.View, view), self.memory)

    def _plan(self, view: View, decision: Decision) -> Lookahead:
        sight = self._see(view)
        return Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[decision.about])

    def goal(self, view: View, decision: Decision) -> Sentence | None:
        return goal(self._plan(view, decision))

    def reasons(
        self, view: View, decision: Decision, option: int, then: Sequence[int] | None = None
    ) -> list[Sentence]:
        return reasons(self._plan(view, decision), option, then)

    def warnings(self, view: View, decision: Decision, blocked: Sequence[Blocked]) -> list[Warned]:
        return dangers(self._plan(view, decision), decision, blocked)
