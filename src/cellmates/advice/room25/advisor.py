"""The coach of Room 25: it reads the table as the bots do and asks the rooms what they do."""

from collections.abc import Sequence
from typing import Any, cast

from cellmates.advice.advisor import Advisor, View
from cellmates.advice.room25.dangers import dangers
from cellmates.advice.room25.goal import goal
from cellmates.advice.room25.reasons import reasons
from cellmates.advice.structure import Sentence, Warned
from cellmates.bots.bot import Bot
from cellmates.bots.host import Story
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.table import Blocked, Decision
from cellmates.room25 import views
from cellmates.room25.names import CHARACTER_NUMBERS


class Room25Advisor(Advisor):
    """Remembers what its seat has seen and heard, whatever bot it has its evaluation from."""

    def __init__(self, bot: Bot, config: Any, story: Story) -> None:
        super().__init__(bot, config, story)
        self.memory = Memory()
        Sight(cast(views.View, story.begin), self.memory)
        for news in story.news:
            self.memory.follow(news)

    def _plan(self, view: View, decision: Decision) -> Lookahead:
        sight = Sight(cast(views.View, view), self.memory)
        return Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[decision.about])

    def goal(self, view: View, decision: Decision) -> Sentence | None:
        return goal(self._plan(view, decision))

    def reasons(self, view: View, decision: Decision, option: int) -> list[Sentence]:
        return reasons(self._plan(view, decision), option)

    def warnings(self, view: View, decision: Decision, blocked: Sequence[Blocked]) -> list[Warned]:
        return dangers(self._plan(view, decision), decision, blocked)
