"""What an analysis needs of a game: how likely each side wins, what a choice is worth to whoever
makes it, what each seat can know. Each game derives its own (`cellmates.games` says where)."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from cellmates.advice import Advisor, MadeChoice, Review, advisor_for
from cellmates.analysis.structure import Beliefs, Comparison, Insight, Moment, Side
from cellmates.bots.bot import go_on
from cellmates.bots.scheduler import ANY_DICE
from cellmates.bots.turns import Story
from cellmates.games import PARTS, part
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision, Table

NO_LUCK = bytes(32)
"""For advisors that are asked for reviews alone: those get dice of their own."""

DEALS = 16
"""How many other deals the chance before the deal is the mean of."""


class Analyst:
    """Follows one game from its deal, and judges it. All its luck comes from dice it is given.

    What it says about a seat's choice and beliefs it takes from a table that the seat cannot tell
    from the real one; only `chances` looks at the truth.
    """

    tables: ClassVar[int]
    """How many tables are imagined for a choice."""

    def __init__(self, table: Table, config: Any, advisors: Sequence[Advisor]) -> None:
        self.table = table
        self.config = config
        self.advisors = advisors  # one in each seat: what it says of choices comes from them

    # Following.

    def hear(self, seat: int, news: list[Event]) -> None:
        """A seat is told something."""
        self.advisors[seat].hear(news)

    def look(self, seat: int, decision: Decision) -> None:
        """A seat looks at the table because it is asked something."""

    def note(self, number: int, seat: int, option: int) -> None:
        """A choice was made; the table shows what came of it."""

    # Judging.

    def sides(self) -> list[Side]:
        """Who wins together."""
        raise NotImplementedError

    def chances(self, table: Table, dice: Dice, ahead: float = 0.0) -> list[float]:
        """How likely each side wins, to somebody who sees everything but what is still to come."""
        rows = self.futures(table, dice, ahead)
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)]

    def futures(self, table: Table, dice: Dice, ahead: float) -> list[list[float]]:
        """The same, one row for each rollout; a single one where the game is over.

        The table is played on to the end of its round; of the rollouts a part `ahead` goes on to
        the end of the next one. Who counts that part up from nothing to all while a round goes on
        looks as far ahead just before the next round begins as just after, so that a curve does
        not leap there.
        """
        raise NotImplementedError

    def deals(self, dice: Dice) -> list[Table]:
        """Other deals of the same game."""
        return [self.table.reimagine(None, dice.fork()) for _ in range(DEALS)]

    def weighs(self, decision: Decision) -> bool:
        """Whether options of such a question are worth comparing."""
        return len(decision.options) > 1

    def moves(self, decision: Decision | None, option: int) -> bool:
        """Whether a choice that was just made can have changed the chances; if not, they are not
        reckoned again."""
        return True

    def compare(
        self, decision: Decision, made: MadeChoice, dice: Dice, stop: Callable[[], bool] = go_on
    ) -> Comparison | None:
        """What else the seat could have done, by what it knows; `stop` as in `Advisor.review`."""
        table, seat = self.table, made.seat
        imagined = table.reimagine(seat, Dice(ANY_DICE))
        review = self.advisors[seat].review(
            table.view(seat), decision, made, imagined, dice, self.tables, stop
        )
        return None if review is None else comparison_of(review, table.catalogue().text)

    def beliefs(self, seat: int, dice: Dice) -> Beliefs:
        """What the seat can think of what it does not see."""
        return {}

    def told(self, beliefs: Beliefs) -> list[Insight]:
        """What a seat can think now, as sentences."""
        return []

    def luck(self, event: Event) -> bool:
        """Whether an event is a matter of luck that everybody sees, and so may be what changed the
        chances rather than the choice before it."""
        return False

    def insights(self, found: list[Moment], events: list[list[Event]]) -> list[Insight]:
        """What else is worth saying; `events` are those of each choice, of the deal first."""
        return []


def reach(rollouts: int, ahead: float) -> list[int]:
    """To the end of how many rounds each of some rollouts is played: a part `ahead` of them to the
    end of the next one."""
    return [2 if (number + 0.5) / rollouts < ahead else 1 for number in range(rollouts)]


def comparison_of(review: Review, say: Callable[[int], str]) -> Comparison:
    """A review of a choice as an analysis keeps it; `say` writes an option."""
    return {
        "options": [
            {
                "text": say(each.option),
                "chance": permille(each.chance),
                "error": permille(each.error),
            }
            for each in (review.made, *review.others)
        ],
        "cost": permille(review.gain),
        "error": permille(review.error),
        "made": [say(option) for option in review.made.then],
        "better": None if review.better is None else say(review.better),
        "line": [say(option) for option in review.line],
        "why": [{"kind": each.kind, "data": each.data} for each in review.reasons],
        "bluff": None if review.hiding is None else permille(review.hiding),
    }


def permille(number: float) -> int:
    """A part of one in whole tenths of a percent."""
    return round(1000 * number)


def has_analyst(game: str) -> bool:
    """Whether games of this name can be analysed."""
    return PARTS[game].analyst != ""


def analyst_for(game: str, table: Table, config: Any) -> Analyst:
    """An analyst that stands beside a table that was just dealt."""
    kind: type[Analyst] = part(PARTS[game].analyst)
    advisors = [
        advisor_for(game, NO_LUCK, config, Story(table.view(seat), []))
        for seat in range(seats_of(table))
    ]
    return kind(table, config, advisors)


def seats_of(table: Table) -> int:
    """How many seats a table has."""
    seats = getattr(table, "seats", 0)
    assert isinstance(seats, int)
    return seats
