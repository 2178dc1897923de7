"""Choosing by trial: plans for a turn of Roll Call, and what to do at night, are played out on
imagined tables to the end of the round, every crew as a careful player would."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Final

from cellmates.bots.bot import go_on
from cellmates.bots.comparing import NONE, Tried, compare
from cellmates.bots.lockup.choosing import CarefulPlayer
from cellmates.bots.lockup.imagination import chance, imagine
from cellmates.bots.lockup.lore import Lore
from cellmates.bots.lockup.odds import Odds
from cellmates.bots.lockup.plans import RollCallPlan, blurred_plan
from cellmates.bots.lockup.sight import Sight
from cellmates.bots.lockup.value import worth
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Decision
from cellmates.lockup.names import ROUNDS
from cellmates.lockup.options import DECLINE, TOKEN
from cellmates.lockup.table import LockupTable

BLUR: Final = 0.8
"""By how much rewards are blurred to find other plans, as a power of e."""


ALONE: Final = 3
"""How many times as many tables are imagined in a game alone."""
FORGONE: Final = 0.06
"""By so many games more whoever is first must win without its reward to leave it: to the end of the
round the Library looks better than it is. Of 299 first places that were left without this, in
12,727, 229 did not come to so much. Played out to the end those cost 1.2 stars each and won half a
game in a hundred; the other 70 brought 0.3 stars and seven games in a hundred."""


class Effort:
    """How hard a level thinks: fixed numbers, so that it chooses the same on every machine."""

    def __init__(self, tables: int, options: int, night_tables: int, night_options: int) -> None:
        self.tables = tables  # imagined for a turn of Roll Call
        self.options = options  # plans tried on them
        self.night_tables = night_tables  # and for any other decision
        self.night_options = night_options
        self.surely = 1.0  # standard errors by which another option than careful's must lead

    def part(self, share: float) -> "Effort":
        """A part of this work; of none at all a careful player is left."""
        if share >= 1.0:
            return self
        least = 2 if share > 0 else 0
        tables = max(least, int(self.tables * share))
        night = max(least, int(self.night_tables * share))
        return Effort(tables, self.options, night, self.night_options)


class Searcher:
    """Chooses by trial for one seat of one game; every trial has dice of its own."""

    def __init__(
        self,
        seed: bytes,
        effort: Effort,
        judge: Callable[[LockupTable, int], float] = worth,
    ) -> None:
        self.seed = seed
        self.effort = effort
        self.judge = judge  # how likely a seat wins from a round's start on
        self.thoughts = 0
        self.stop: Callable[[], bool] = go_on  # whether it has to come to an end

    def dice(self) -> Dice:
        """The dice of the next trial, from the seed and a counter."""
        self.thoughts += 1
        number = self.thoughts.to_bytes(4, "little")
        return Dice(blake2b(self.seed + number, digest_size=32).digest())

    def plan(
        self,
        t: LockupTable,
        sight: Sight,
        first: RollCallPlan,
        options: tuple[int, ...],
        lore: Lore,
    ) -> tuple[RollCallPlan, dict[int, Tried]]:
        """The best plan for this turn, and the best that was tried for each location; `first` is a
        careful player's plan."""
        dice = self.dice()
        plans = plans_to_try(sight, first, options, self.effort.options, dice)
        if len(plans) == 1:
            return first, {}
        tables = self._tables(t, self.effort.tables)
        trial = Trial(t, sight.me, dice, tables, lore, self.judge)
        numbers = list(range(len(plans)))

        def outcome(number: int, table: int) -> float:
            return trial.worth(plans[number].option, plans[number].orders, table)

        tried = compare(numbers, tables, outcome, self.effort.surely, self.stop)
        best: dict[int, Tried] = {}
        for each in sorted(tried, key=lambda each: -each.worth):
            best.setdefault(plans[each.option].option, each)
        chosen = plans[tried[0].option]
        best[chosen.option] = tried[0]
        return chosen, best

    def choose(
        self,
        t: LockupTable,
        seat: int,
        decision: Decision,
        first: int,
        worths: dict[int, float],
        lore: Lore,
    ) -> list[Tried]:
        """The options of any other decision, the one to choose first; `first` is careful's, and
        `worths` are what careful holds of the options that it compares."""
        rest = [option for option in decision.options if option != first]
        dice = self.dice()
        dice.shuffle(rest)
        rest.sort(key=lambda option: -worths.get(option, -1e9))
        options = [first, *rest[: self.effort.night_options - 1]]
        tables = self._tables(t, self.effort.night_tables)
        trial = Trial(t, seat, dice, tables, lore, self.judge)

        def outcome(option: int, table: int) -> float:
            return trial.worth(option, [], table)

        less = {DECLINE: FORGONE} if wins_cubes(t, seat, decision, first) else NONE
        return compare(options, tables, outcome, self.effort.surely, self.stop, less)

    def _tables(self, t: LockupTable, tables: int) -> int:
        """Alone a round is played out four times as fast, and everything depends on it."""
        return ALONE * tables if t.guards >= 0 else tables


def plans_to_try(
    sight: Sight, first: RollCallPlan, options: tuple[int, ...], most: int, dice: Dice
) -> list[RollCallPlan]:
    """A careful player's plan, and those of players who value the locations a little otherwise."""
    found = [first]
    known = {_key(first)}
    odds = Odds(sight, len(sight.tokens) - 1)
    for _ in range(4 * most):
        plan = blurred_plan(sight, odds, options, lambda: chance(dice), BLUR)
        if plan is not None and _key(plan) not in known:
            known.add(_key(plan))
            found.append(_hidden_alike(plan, first))
            if len(found) == most:
                break
    return found


def _key(plan: RollCallPlan) -> tuple[int, ...]:
    """Plans with the same tokens at the same location are one plan, face up or down."""
    return (plan.option, *sorted([(order - TOKEN) % 6 for order in plan.orders]))


def _hidden_alike(plan: RollCallPlan, first: RollCallPlan) -> RollCallPlan:
    """Lay a token down as the first plan does, where it does."""
    tokens = {(order - TOKEN) % 6: order for order in first.orders}
    return RollCallPlan(
        plan.option, [tokens.get((order - TOKEN) % 6, order) for order in plan.orders]
    )


class Luck:
    """The numbers that crews draw on one of the tables, the same for every option; to seed a source
    takes longer than many a trial draws numbers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.source: Random | None = None
        self.drawn: list[float] = []
        self.used = 0

    def random(self) -> float:
        """The next number, from 0 up to 1."""
        if self.used == len(self.drawn):
            if self.source is None:
                self.source = Random(self.seed)
            self.drawn.append(self.source.random())
        self.used += 1
        return self.drawn[self.used - 1]


class Trial:
    """The imagined tables of one decision; they are drawn when they are first needed."""

    def __init__(
        self,
        t: LockupTable,
        seat: int,
        dice: Dice,
        tables: int,
        lore: Lore,
        judge: Callable[[LockupTable, int], float] = worth,
    ) -> None:
        self.t = t
        self.judge = judge
        self.seat = seat
        self.lore = lore
        self.dice = [dice.fork() for _ in range(tables)]
        self.tables: list[LockupTable] = []
        self.lucks = [Luck(number) for number in range(tables)]

    def worth(self, option: int, orders: Sequence[int], number: int) -> float:
        """What an option, and the tokens laid down after it, come to on one of the tables."""
        while len(self.tables) <= number:
            self.tables.append(imagine(self.t, self.seat, self.dice[len(self.tables)]))
        t = self.tables[number].clone()
        t.choose(self.seat, option)
        luck = self.lucks[number]
        luck.used = 0
        random = luck.random
        crews = [CarefulPlayer(random, self.lore) for _ in range(t.seats)]
        crews[self.seat].orders = list(orders)
        crews[self.seat].planned = -1  # it has a plan for this turn, and makes one for the next
        self._play_on(t, crews)
        return self.judge(t, self.seat)

    def _play_on(self, t: LockupTable, crews: list[CarefulPlayer]) -> None:
        """Play to the end of the round; after the last one, to the end of the game."""
        while t.outcome is None and (
            t.round_number == self.t.round_number or t.round_number > ROUNDS
        ):
            for seat in t.waiting:
                t.choose(seat, crews[seat].pick_imagined(t, t.asked(seat)))
                if t.over:
                    break


def wins_cubes(t: LockupTable, seat: int, decision: Decision, first: int) -> bool:
    """Whether somebody is offered the reward of the strongest, and would take it by himself."""
    rewarded = decision.kind in ("reward", "take") and first != DECLINE
    return rewarded and len(t.ranking) > 0 and t.ranking[0] == seat


def searched(decision: Decision) -> bool:
    """Whether a decision is worth trying out: the order of tokens follows from the plan."""
    return decision.kind not in ("token", "roll_call") and len(decision.options) > 1
