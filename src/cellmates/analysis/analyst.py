"""What an analysis needs of a game: how likely each side wins, what a choice is worth to whoever
makes it, what each seat can know. Each game derives its own (`cellmates.games` says where)."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from cellmates.analysis.structure import Beliefs, Comparison, Insight, Moment, Side
from cellmates.bots.comparing import Tried, compare
from cellmates.games import PARTS, part
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision, Table

SURELY = 2.0
"""Another option counts as better if it leads the chosen one by so many standard errors: many are
tried, and with less the luckiest of them would often look better than it is."""

LEAST_COST = 5
"""What costs less than half a point, in tenths of a percent, costs nothing."""


DEALS = 16
"""How many other deals the chance before the deal is the mean of."""


class MadeChoice(NamedTuple):
    """A choice that is being looked at: who makes it, and what comes right after it."""

    seat: int
    option: int
    next: list[int]  # the next options that the same seat takes


class Analyst:
    """Follows one game from its deal, and judges it. All its luck comes from dice it is given.

    What it says about a seat's choice and beliefs it takes from a table that the seat cannot tell
    from the real one; only `chances` looks at the truth.
    """

    def __init__(self, table: Table, config: Any) -> None:
        self.table = table
        self.config = config

    # Following.

    def hear(self, seat: int, news: list[Event]) -> None:
        """A seat is told something."""

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

    def compare(self, decision: Decision, made: MadeChoice, dice: Dice) -> Comparison | None:
        """What else the seat could have done, by what it knows."""
        raise NotImplementedError

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


class Judgement(NamedTuple):
    """What came of trying a choice and some other options out."""

    tried: list[Tried]  # the chosen one among them
    best: int  # the chosen one, unless another is surely better
    cost: float
    error: float


def judge(
    chosen: int, others: list[int], tables: int, worth: Callable[[int, int], float]
) -> Judgement:
    """Try a choice and others out on so many imagined tables: `worth(option, number)`.

    Whichever did best by luck alone would look too good on the tables by which it was found, so
    that what it is better by is measured on as many others.
    """
    tried = compare([chosen, *others], tables, worth, SURELY)
    best = tried[0].option
    if best == chosen:
        return Judgement(tried, chosen, 0.0, 0.0)
    gains = [worth(best, number) - worth(chosen, number) for number in range(tables, 2 * tables)]
    gain = sum(gains) / tables
    spread = sum([(each - gain) ** 2 for each in gains]) / (tables - 1)
    error = sqrt(spread / tables)
    if gain <= error or permille(gain) < LEAST_COST:
        return Judgement(tried, chosen, 0.0, 0.0)
    return Judgement(tried, best, gain, error)


def comparison_of(
    verdict: Judgement, chosen: int, say: Callable[[int], str], line: Sequence[int]
) -> Comparison:
    """A verdict in words; `say` writes an option, `line` are the choices after the best one."""
    mine = [each for each in verdict.tried if each.option == chosen]
    rest = [each for each in verdict.tried if each.option != chosen]
    rest.sort(key=lambda each: -each.worth)
    return {
        "options": [
            {
                "text": say(each.option),
                "chance": permille(each.worth),
                "error": permille(each.error),
            }
            for each in (*mine, *rest)
        ],
        "cost": permille(verdict.cost),
        "error": permille(verdict.error),
        "made": [],
        "better": say(verdict.best) if verdict.best != chosen else None,
        "line": [say(option) for option in line],
        "bluff": None,
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
    return kind(table, config)
