"""Choosing by trial: what careful would do and the next best are played out on imagined tables."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from cellmates.bots.bot import go_on
from cellmates.bots.comparing import Tried, compare
from cellmates.bots.room25.choosing import candidates, worths
from cellmates.bots.room25.conduct import forecasts
from cellmates.bots.room25.forecast import Forecast
from cellmates.bots.room25.imagination import RoleBelief, imagine, program_others
from cellmates.bots.room25.joint import joint_plan, slides_in
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN, Memory
from cellmates.bots.room25.programs import tokens_of
from cellmates.bots.room25.proposals import breaks_word, first_slide, told_of, useful_slides
from cellmates.bots.room25.rollout import Choices, Programs, choose, minds, play_on
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.value import worth
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Decision
from cellmates.room25.names import CHARACTER_NUMBERS
from cellmates.room25.table import Room25Table

MOST_HANDICAP: Final = 0.05
"""However bad careful finds an option, trials can show that it is not."""

SURELY: Final = 0.75
"""A slide of one's own is announced if the plan for all comes to it so often,"""

MOSTLY: Final = 0.5
"""and one of another's asked for."""


class Effort:
    """How hard a level thinks: fixed numbers, so that it chooses the same on every machine."""

    def __init__(
        self,
        tables: int,
        options: int,
        joint_tables: int,
        joint_options: int,
        rounds: int = 1,
        joint_alone: tuple[int, int] = (0, 0),
    ) -> None:
        self.tables = tables  # imagined for a decision
        self.options = options  # tried on them
        self.joint_tables = joint_tables  # imagined for a plan of all programs, played a round
        self.joint_options = joint_options  # programs tried for each character
        # Played out on each table, this one counted: two instead of one won 61 % instead of 54 % of
        # 269 games together (the same deals).
        self.rounds = rounds
        self.joint_alone = joint_alone  # tables and rounds of such a plan for who plays alone
        # Standard errors by which another option than careful's must lead. 1.5 instead of 1 lost
        # 1 % of what thinking brings on 1,052 decisions, and changed 18 instead of 24 % of them:
        # the rest looks like a whim to those at the table.
        self.surely = 1.5
        self.handicap = 0.001  # a chance of winning, for each tenth of a step that careful sees

    def part(self, share: float) -> "Effort":
        """A part of this work; of none at all a careful player is left."""
        if share >= 1.0:
            return self
        least = 2 if share > 0 else 0
        tables = max(least, int(self.tables * share))
        joint = max(least, int(self.joint_tables * share)) if self.joint_tables else 0
        alone = max(least, int(self.joint_alone[0] * share)) if self.joint_alone[0] else 0
        return Effort(
            *(tables, self.options, joint, self.joint_options),
            *(self.rounds, (alone, self.joint_alone[1])),
        )

    def joint_work(self, t: Room25Table) -> tuple[int, int]:
        """How many tables are imagined for a plan of all programs, and how many rounds of each are
        played; no tables: none is made.

        Whoever plays alone knows all that anybody knows, so that he can plan from the beginning.
        That won 89 instead of 80 of 150 solo games with 24 tables and one round, and 26 instead of
        19 of 43 with 48 tables and two rounds (the same deals). For several seats such a plan can
        only use what is public, and pays as soon as Room 25 lies open.
        """
        if not t.mode.together:
            return 0, 0
        if t.seats == 1:
            return self.joint_alone
        return (self.joint_tables if t.found else 0), 1


class Searcher:
    """Chooses by trial for one seat of one game; every trial has dice of its own."""

    def __init__(
        self,
        seed: bytes,
        effort: Effort,
        judge: Callable[[Room25Table, int], float] = worth,
    ) -> None:
        self.seed = seed
        self.effort = effort
        self.judge = judge  # how likely a seat wins from a round's start on
        self.thoughts = 0
        self.agreed: dict[int, int] = {}  # the programs of the plan for this round
        self.round = 0
        self.stop: Callable[[], bool] = go_on  # whether it has to come to an end

    def choose(self, t: Room25Table, sight: Sight, decision: Decision) -> list[Tried]:
        """The options that were tried, the one to choose first."""
        if decision.kind == "program":
            planned = self._planned(t, sight, decision)
            if planned >= 0:
                return [Tried(planned, 0.0, 0.0, 0, 0.0)]
        options = candidates(sight, decision, self.effort.options)
        if len(options) == 1 or decision.kind == "clue" or self.effort.tables == 0:
            return [Tried(options[0], 0.0, 0.0, 0, 0.0)]
        tables = self.effort.tables
        agreed = self._agreed(t)
        trial = Trial(t, sight, decision.kind, self._dice(), tables, agreed, self.judge)
        trial.rounds = self.effort.rounds
        less = handicaps(sight, decision, options, self.effort.handicap)
        surely = self.effort.surely
        return compare(options, tables, trial.worth, surely, self.stop, less)

    def forecasts(self, t: Room25Table, sight: Sight) -> dict[int, Forecast]:
        """What others would program, by which their programs will be judged; without work none."""
        return forecasts(t, sight, self._dice()) if self.effort.tables else {}

    def _dice(self) -> Dice:
        """The dice of the next trial, from the seed and a counter."""
        self.thoughts += 1
        number = self.thoughts.to_bytes(4, "little")
        return Dice(blake2b(self.seed + number, digest_size=32).digest())

    def _agreed(self, t: Room25Table) -> dict[int, int]:
        return self.agreed if self.round == t.round_number else {}

    def ideas(self, t: Room25Table, sight: Sight, sides: Sides) -> list[int]:
        """A slide to propose: one of the plan for all, if there is one, that this seat makes or
        somebody else would if he were asked; else one that a careful player would ask for."""
        useful = useful_slides(sight, sides)
        plan = self.plan_ahead(t, sight)
        if not plan:
            return first_slide(sight, sides, useful, set())
        made = slides_in(t, plan, sight.memory, self.judge)
        often = {slide for (_, slide), share in made.items() if share >= MOSTLY}
        useful = [slide for slide in useful if slide in often]
        return [*told_of(sight, made, SURELY), *first_slide(sight, sides, useful, set())]

    def plan_ahead(self, t: Room25Table, sight: Sight) -> dict[int, int]:
        """The plan for all of this round before anybody speaks, as far as there is one; it is
        remembered what it holds for everybody, so that words fit it."""
        return self._joint(t, sight, False) if sight.programming else {}

    def _joint(self, t: Room25Table, sight: Sight, spoken: bool) -> dict[int, int]:
        tables, rounds = self.effort.joint_work(t)
        if tables == 0:
            return {}
        options = self.effort.joint_options
        memory = sight.memory
        found = joint_plan(t, memory, tables, options, rounds, self.stop, self.judge, spoken)
        memory.intended = {who: tokens_of(option) for who, option in found.items()}
        return found

    def _planned(self, t: Room25Table, sight: Sight, decision: Decision) -> int:
        """The program of the plan for all, or -1 where there is none; it is made again if somebody
        has promised something else meanwhile."""
        if self.effort.joint_work(t)[0] == 0:
            return -1
        if self.round != t.round_number:
            self.agreed = self._joint(t, sight, False)
            if breaks_word(sight):
                self.agreed = self._joint(t, sight, True)
            self.round = t.round_number
        who = CHARACTER_NUMBERS[decision.about]
        planned = self.agreed.get(who, -1)
        return planned if planned in decision.options and not _fetches_key(sight, who) else -1


def _fetches_key(sight: Sight, who: int) -> bool:
    """Whether somebody goes for the key, of which all know where it is while Room 25 lies open. The
    plan for all looks one round ahead and sees no use in the first steps towards it, so that he
    would go to Room 25, too, and nobody would fetch it."""
    goals = Lookahead(sight, Sides(sight), who).goals
    return not goals.gathering and goals.key_at != UNKNOWN


def handicaps(
    sight: Sight, decision: Decision, options: list[int], handicap: float
) -> dict[int, float]:
    """How much likelier to win an option must be for being worse by what careful goes by: trials
    see a round or two, and tell near-equals apart by chance alone."""
    known = worths(sight, decision)
    best = known.get(options[0])
    if best is None:
        return {}
    return {
        option: min(MOST_HANDICAP, handicap * max(0.0, best - known[option]))
        for option in options
        if option in known
    }


class Trial:
    """The imagined tables of one decision; they are drawn when they are first needed."""

    def __init__(
        self,
        t: Room25Table,
        sight: Sight,
        kind: str,
        dice: Dice,
        tables: int,
        agreed: dict[int, int],
        judge: Callable[[Room25Table, int], float] = worth,
    ) -> None:
        self.t = t
        self.judge = judge
        self.kind = kind  # of the decision
        self.seat = sight.seat
        self.dice = [dice.fork() for _ in range(tables)]
        self.sides = Sides(sight)
        self.own = sight.memory
        self.agreed = agreed
        self.roles: RoleBelief | None = None
        if t.mode.hidden_roles:
            self.roles = RoleBelief(t, sight.seat, sight.memory.evidence)
        self.rounds = 1  # played out, this one counted
        self.tables: list[Room25Table] = []
        self.minds: list[list[Memory]] = []
        self.choices = Choices()
        self.programs: list[Programs | None] = []  # of others, if one's own programs are tried

    def worth(self, option: int, number: int) -> float:
        """What an option comes to on one of the tables."""
        return self.judge(self.played(option, number), self.seat)

    def played(self, option: int, number: int) -> Room25Table:
        """One of the tables after an option, when its rounds are over or at the end."""
        while len(self.tables) <= number:
            self._draw(len(self.tables))
        t = self.tables[number].clone()
        choose(t, self.seat, self.kind, option)
        left = self.t.remaining - self.rounds
        play_on(t, self.minds[number], left, self.choices, self.programs[number])
        return t

    def _draw(self, number: int) -> None:
        t = imagine(self.t, self.seat, self.dice[number], self.sides, self.roles)
        remembered = minds(t, self.seat, self.own)
        twins = [each.copy() for each in remembered]
        program_others(t, self.seat, twins, self.agreed, self.choices)
        self.tables.append(t)
        self.minds.append(remembered)
        hidden = self.kind == "program"
        self.programs.append(Programs(self.seat, t.round_number) if hidden else None)
