"""A plan of programs for all, out of what is public.

Where all win together and Room 25 lies open, the programs of a round are improved together, one
character after the other, on tables that a spectator imagines with what people said taken for true.
The dice are made of what is public, too. So everybody who plays like this finds the same plan by
himself, and nobody tells anybody anything. Whoever plays alone plans with all that he has seen.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from cellmates.bots.comparing import compare
from cellmates.bots.room25.choosing import candidates
from cellmates.bots.room25.imagination import imagine_for_all
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.rollout import Choices, minds, play_on, sight_of
from cellmates.bots.room25.temperament import EVEN
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Decision
from cellmates.room25.names import CHARACTERS, HELD, PLANNED
from cellmates.room25.options import BLAME, SLIDE, YES
from cellmates.room25.programs import PROGRAM_OF
from cellmates.room25.reimagining import Guess, reimagine
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import is_plan

KNOWN_ONLY: Final = Guess({}, -1)
"""Nothing but what the seat has seen: nobody tells it anything, and nobody hides a role."""

SWEEPS: Final = 2
"""How often everybody's program is looked at again."""

SHOWN: Final = 8
"""On so many tables one sees what slides come of a plan."""


def public_dice(t: Room25Table) -> Dice:
    """Dice that everybody can make who sees the table."""
    public = (
        *(t.config.rules, t.playing, t.round_number, t.remaining, t.tile_at, t.on, t.up),
        *(sorted(t.claims), t.lost, t.key_used, t.closed, t.locked),
    )
    return Dice(blake2b(repr(public).encode(), digest_size=32).digest())


class Stage:
    """The imagined tables of a plan, before anybody has programmed."""

    def __init__(
        self,
        t: Room25Table,
        tables: int,
        rounds: int,
        own: Memory,
        judge: Callable[[Room25Table, int], float],
    ) -> None:
        self.judge = judge
        dice = public_dice(t)
        bare = _unprogrammed(t)
        self.people = [who for who in t.track if t.lives(who)]
        self.left = t.remaining - rounds
        if t.seats == 1:
            self.tables = [reimagine(bare, 0, dice, KNOWN_ONLY) for _ in range(tables)]
        else:
            self.tables = [imagine_for_all(bare, dice) for _ in range(tables)]
        common = _public_only(own)
        self.minds = [minds(table, None, common) for table in self.tables]
        self.choices = Choices()

    def worth(self, plan: dict[int, int], number: int) -> float:
        """What a plan comes to on one of the tables."""
        return self.judge(self.played(plan, number), 0)

    def played(self, plan: dict[int, int], number: int) -> Room25Table:
        """One of the tables when its rounds were played by a plan."""
        t = self.tables[number].clone()
        for who in self.people:
            if who in plan and _asked(t, who):
                t.choose(t.seat_of[who], plan[who])
        play_on(t, self.minds[number], self.left, self.choices)
        return t


def _asked(t: Room25Table, who: int) -> bool:
    """Put the question to a character first, for one seat may run several."""
    for place, asked in enumerate(t.open):
        if asked.question.kind == "program" and asked.question.about(t) == CHARACTERS[who]:
            t.open.insert(0, t.open.pop(place))
            return True
    return False


def _unprogrammed(t: Room25Table) -> Room25Table:
    """The same table before anybody programmed: whoever is ready is asked again."""
    twin = t.clone()
    for who in t.track:
        if not t.lives(who) or not t.ready >> who & 1:
            continue
        if twin.adrenaline[who] == PLANNED:
            twin.adrenaline[who] = HELD
        twin.first[who] = twin.second[who] = -1
        twin.single &= ~(1 << who)
        twin.ready &= ~(1 << who)
        PROGRAM_OF[who].run(twin)
    order = [CHARACTERS[who] for who in t.track]
    twin.open.sort(key=lambda asked: order.index(asked.question.about(twin)))
    return twin


def _public_only(own: Memory) -> Memory:
    """What everybody remembers of people and composition; tiles are recalled seat by seat."""
    memory = own.copy()
    memory.evidence = [0.0] * 8
    memory.temper = EVEN
    memory.deeds = [0.0] * 8
    return memory


LATEST: Final[dict[tuple[object, ...], dict[int, int]]] = {}
"""The plans found last: bots of one table often think in one process, and all find the same."""

MOST_LATEST: Final = 64


def joint_plan(
    t: Room25Table,
    own: Memory,
    tables: int,
    most: int,
    rounds: int,
    stop: Callable[[], bool],
    judge: Callable[[Room25Table, int], float],
    spoken: bool,
) -> dict[int, int]:
    """A program for every character that programs now; `stop` says whether time is up, and what
    was found by then is not kept for others. `judge` says how likely a seat wins. Unless `spoken`
    it is a plan for a round in which nobody has proposed anything yet: whoever speaks makes the
    same, whatever was said before."""
    if not spoken:
        t = _unspoken(t)
    if t.seats == 1:  # what it goes by is known to one seat of one game
        return _joint_plan(Stage(t, tables, rounds, own, judge), tables, most, stop)
    said = tuple([
        (seat, option)
        for number, seat, option in t.said
        if number == t.round_number and (is_plan(option) or YES <= option < BLAME)
    ])  # fmt: skip
    key = (public_dice(t).seed, said, tables, most, rounds, judge)
    if key in LATEST:
        return LATEST[key]
    found = _joint_plan(Stage(t, tables, rounds, own, judge), tables, most, stop)
    if not stop():
        if len(LATEST) >= MOST_LATEST:
            LATEST.clear()
        LATEST[key] = found
    return found


def _unspoken(t: Room25Table) -> Room25Table:
    """The same table before anybody has said anything this round."""
    twin = t.clone()
    twin.said = tuple([remark for remark in t.said if remark[0] != t.round_number])
    return twin


def slides_in(
    t: Room25Table, plan: dict[int, int], own: Memory, judge: Callable[[Room25Table, int], float]
) -> dict[tuple[int, int], float]:
    """How often each seat makes each slide when this round is played by a plan."""
    stage = Stage(t, SHOWN, 1, own, judge)
    found: dict[tuple[int, int], float] = {}
    for number in range(SHOWN):
        choices = stage.played(plan, number).choices()
        for made in {(s, option - SLIDE) for s, option in choices if 0 <= option - SLIDE < 16}:
            found[made] = found.get(made, 0.0) + 1 / SHOWN
    return found


def _joint_plan(stage: Stage, tables: int, most: int, stop: Callable[[], bool]) -> dict[int, int]:
    first = stage.tables[0]
    plan: dict[int, int] = {}
    choices: dict[int, list[int]] = {}
    for asked in first.open:
        who = CHARACTERS.index(asked.question.about(first))
        sight = sight_of(first, asked.seat, stage.minds[0][asked.seat].copy())
        decision = Decision("program", CHARACTERS[who], asked.options)
        choices[who] = candidates(sight, decision, most)
        plan[who] = choices[who][0]
    for _ in range(SWEEPS):
        changed = False
        for who, options in choices.items():
            if stop():
                return plan
            best = _improved(stage, plan, who, options, tables)
            changed = changed or best != plan[who]
            plan[who] = best
        if not changed:
            break
    return plan


def _improved(
    stage: Stage,
    plan: dict[int, int],
    who: int,
    options: list[int],
    tables: int,
) -> int:
    """The best program of a character while the others keep theirs."""
    alive = [plan[who], *[option for option in options if option != plan[who]]]

    def worth(option: int, number: int) -> float:
        return stage.worth({**plan, who: option}, number)

    return compare(alive, tables, worth, 0.0)[0].option
