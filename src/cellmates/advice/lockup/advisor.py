"""The coach of Lockup: it counts places, cubes and stars as the bots do."""

from collections.abc import Sequence
from typing import Any, cast

from cellmates.advice.advisor import Advisor, View
from cellmates.advice.lockup.goal import goal
from cellmates.advice.lockup.reading import Reading
from cellmates.advice.lockup.reasons import reasons
from cellmates.advice.lockup.trials import CrewTrials, courses_to_try
from cellmates.advice.lockup.wastes import wastes
from cellmates.advice.structure import MadeChoice, Sentence, Warned
from cellmates.advice.trials import Trials
from cellmates.bots.bot import Bot
from cellmates.bots.lockup.lore import Lore, lore
from cellmates.bots.turns import Story
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Blocked, Decision, Table
from cellmates.lockup import views
from cellmates.lockup.config import Config
from cellmates.lockup.table import LockupTable


class LockupAdvisor(Advisor):
    """Knows the cards that are played with."""

    def __init__(self, bot: Bot, config: Any, story: Story) -> None:
        super().__init__(bot, config, story)
        assert isinstance(config, Config)
        self.lore = lore() if config.cards.content is None else Lore(config.cards)
        self.catalogue = config.cards

    def trials(
        self,
        view: View,
        decision: Decision,
        made: MadeChoice,
        imagined: Table,
        dice: Dice,
        tables: int,
    ) -> Trials | None:
        assert isinstance(imagined, LockupTable)
        courses = courses_to_try(cast(views.View, view), decision, made, self.lore, dice)
        if len(courses) == 1 and decision.kind != "roll_call":  # a turn may still have been a bluff
            return None
        return CrewTrials(courses, imagined, made.seat, dice, tables, self.lore)

    def _read(self, view: View) -> Reading:
        return Reading(cast(views.View, view), self.lore, self.catalogue)

    def goal(self, view: View, decision: Decision) -> Sentence | None:
        return goal(self._read(view))

    def reasons(
        self, view: View, decision: Decision, option: int, then: Sequence[int] | None = None
    ) -> list[Sentence]:
        return reasons(self._read(view), decision, option, then)

    def warnings(self, view: View, decision: Decision, blocked: Sequence[Blocked]) -> list[Warned]:
        return wastes(self._read(view), decision)
