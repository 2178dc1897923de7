"""«Escape in two rounds»: which choice gets everybody out by the end of the next round most often.

It cannot be proved: cards are drawn and characters program anew in between
(`benchmarks/two_rounds.py`). So every option is tried out on imagined tables that the seat cannot
tell from the real one, and a careful player goes on from there, who knows no more than the seat.
The answer is found on some tables, and how often it succeeds is counted on others, for whatever
looks best by luck would look too good on the first ones.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, Final, cast

from cellmates.bots.room25.choosing import choice
from cellmates.bots.room25.imagination import imagine
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.rollout import choose, play_on, recalled, sight_of
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.scheduler import ANY_DICE
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table
from cellmates.lab.statistics import wilson
from cellmates.puzzles.kind import Candidate, Kind, PlayedOut
from cellmates.puzzles.puzzle import PosedQuestion, Puzzle, Verdict
from cellmates.room25.names import ACTION
from cellmates.room25.table import Room25Table

GLANCES: Final = ((6, 2), (24, 6))
"""Tables on which an answer is looked for, and by how many of them it must lead; fewer first, so
that positions without one cost little."""

TABLES: Final = 100
"""Other tables, on which is counted how often each option succeeds."""

LEAST: Final = 30
LEAD: Final = 15
"""How often the answer must succeed, and how far it must be ahead, in percent of the tables; the
intervals must be apart besides."""

AGAIN: Final = 6
"""Of these tables a quick check tries so many again, and the answer must not be behind on them."""

MOST_OPTIONS: Final = 8


class Trials:
    """One position, tried out on imagined tables. Their dice come from what everybody sees, so that
    the same position is always tried in the same way."""

    def __init__(self, t: Room25Table, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.kind = t.decision(seat).kind
        view: Any = t.view(seat)
        known = Memory()
        known.begin(view)
        known.outer = frozenset([tile for tile in range(25) if t.outer >> tile & 1])
        self.memory = recalled(t, seat, known)
        self.sides = Sides(Sight(view, self.memory.copy()))
        seen = f"{seat} {t.round_number} {t.turn} {self.kind} {t.cell_of} {t.on}"
        self.dice = Dice(blake2b(seen.encode(), digest_size=32).digest())
        known_table = t.reimagine(seat, Dice(ANY_DICE))  # whatever lies hidden on `t` is left out
        assert isinstance(known_table, Room25Table)
        self.known = known_table
        self.tables: list[Room25Table] = []

    def successes(self, options: Sequence[int], first: int, number: int) -> list[int]:
        """On how many of these tables everybody is out by the end of the next round, by option."""
        while len(self.tables) < first + number:
            imagined = imagine(self.known, self.seat, self.dice.fork(), self.sides, None)
            self.tables.append(imagined)
        return [
            sum([self._succeeds(self.tables[first + each], option) for each in range(number)])
            for option in options
        ]

    def _succeeds(self, table: Room25Table, option: int) -> bool:
        t = table.clone()
        choose(t, self.seat, self.kind, option)
        play_on(t, [self.memory], self.t.remaining - 2)
        return t.outcome is not None and t.outcome.reason == "escaped"

    def line(self, option: int) -> list[str]:
        """How the careful player gets everybody out where all is as it is; if he does not, only
        the option."""
        t, memory, texts = self.t.clone(), self.memory.copy(), self.t.catalogue().texts
        told = [texts[option]]
        t.choose(self.seat, option)
        while t.outcome is None and t.remaining > self.t.remaining - 2:
            best = choice(sight_of(t, self.seat, memory), t.decision(self.seat))
            told.append(texts[best])
            t.choose(self.seat, best)
        escaped = t.outcome is not None and t.outcome.reason == "escaped"
        return told if escaped else told[:1]


class Breakout(Kind):
    """Which choice gets everybody out by the end of the next round most often?"""

    name = "breakout"
    game = "room25"
    share = 24
    proved = False

    def keys(self, number: int) -> dict[str, Any]:
        return {"mode": "solo", "rule_level": "basic", "ui_memory_aid": "board"}

    def candidates(self, played: PlayedOut) -> Iterator[Candidate]:
        """What was asked in the round before everybody escaped, the last first."""
        outcome = played.end.outcome
        if outcome is None or outcome.reason != "escaped":
            return
        last = cast(Room25Table, played.tables[-1]).round_number
        for number in reversed(range(len(played.choices))):
            t = cast(Room25Table, played.tables[number])
            seat, option = played.choices[number]
            if t.round_number == last - 1 and t.phase == ACTION and t.asks(seat):
                offered = t.decision(seat).options
                if option in offered and 1 < len(offered) <= MOST_OPTIONS:
                    yield Candidate(number, seat, {})

    def find(self, table: Table, seat: int, ask: dict[str, Any]) -> PosedQuestion | None:
        t = cast(Room25Table, table)
        trials = Trials(t, seat)
        options = t.decision(seat).options
        first = 0
        for number, ahead in GLANCES:
            found = trials.successes(options, first, number)
            second, best = sorted(found)[-2:]
            if best < second + ahead or 100 * best < LEAST * number:
                return None
            first += number
        answer = found.index(best)
        counted = trials.successes(options, first, TABLES)
        shares = [wilson(count, TABLES) for count in counted]
        runner_up = max(count for place, count in enumerate(counted) if place != answer)
        if (
            100 * counted[answer] < LEAST * TABLES
            or 100 * (counted[answer] - runner_up) < LEAD * TABLES
            or shares[answer].low <= wilson(runner_up, TABLES).high
            or not _leads(trials, options, answer)
        ):
            return None
        verdicts: list[Verdict] = [
            {
                "works": place == answer,
                "kind": "rate",
                "data": {
                    "percent": round(100 * share.value),
                    "low": round(100 * share.low),
                    "high": round(100 * share.high),
                },
            }
            for place, share in enumerate(shares)
        ]
        verdicts[answer]["data"]["line"] = trials.line(options[answer])
        texts = [[t.catalogue().text(option)] for option in options]
        return PosedQuestion({**ask, "tables": TABLES}, texts, answer, verdicts)

    def holds_at_a_glance(self, table: Table, puzzle: Puzzle) -> bool:
        t = cast(Room25Table, table)
        options = t.decision(puzzle.seat).options
        told = [[t.catalogue().text(option)] for option in options]
        trials = Trials(t, puzzle.seat)
        answer = puzzle.problem.answer
        return told == puzzle.problem.options and _leads(trials, options, answer)


def _leads(trials: Trials, options: Sequence[int], answer: int) -> bool:
    """Whether no option succeeds more often than the answer on the few tables of a quick check."""
    first = sum(number for number, _ in GLANCES)
    counted = trials.successes(options, first, AGAIN)
    return counted[answer] == max(counted)
