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

from cellmates.advice import advisor_for
from cellmates.advice.room25 import Room25Advisor
from cellmates.bots.room25.choosing import choice
from cellmates.bots.room25.rollout import sight_of
from cellmates.bots.scheduler import ANY_DICE
from cellmates.bots.turns import Story
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

MOST_TABLES: Final = sum(number for number, _ in GLANCES) + TABLES

ROUNDS: Final = 2
"""How many rounds there are to get out, this one counted."""

LEAST: Final = 30
LEAD: Final = 15
"""How often the answer must succeed, and how far it must be ahead, in percent of the tables; the
intervals must be apart besides."""

AGAIN: Final = 6
"""Of these tables a quick check tries so many again, and the answer must not be behind on them."""

MOST_OPTIONS: Final = 8


class Breakouts:
    """One position, tried out by an advisor on imagined tables. Their dice come from what everybody
    sees, so that the same position is always tried in the same way."""

    def __init__(self, t: Room25Table, seat: int) -> None:
        self.t = t
        self.seat = seat
        view, decision = t.view(seat), t.decision(seat)
        imagined = t.reimagine(seat, Dice(ANY_DICE))  # whatever lies hidden on `t` is left out
        advisor = advisor_for("room25", bytes(32), t.config, Story(view, []))
        assert isinstance(advisor, Room25Advisor)
        advisor.recall(imagined, seat)
        self.memory = advisor.memory
        seen = f"{seat} {t.round_number} {t.turn} {decision.kind} {t.cell_of} {t.on}"
        dice = Dice(blake2b(seen.encode(), digest_size=32).digest())
        self.trial = advisor.trial(view, decision, imagined, dice, MOST_TABLES, escaped, ROUNDS)

    def successes(self, options: Sequence[int], first: int, number: int) -> list[int]:
        """On how many of these tables everybody is out by the end of the next round, by option."""
        tables = range(first, first + number)
        return [
            round(sum([self.trial.worth(option, each) for each in tables])) for option in options
        ]

    def line(self, option: int) -> list[str]:
        """How the careful player gets everybody out where all is as it is; if he does not, only
        the option."""
        t, memory, texts = self.t.clone(), self.memory.copy(), self.t.catalogue().texts
        told = [texts[option]]
        t.choose(self.seat, option)
        while t.outcome is None and t.remaining > self.t.remaining - ROUNDS:
            best = choice(sight_of(t, self.seat, memory), t.decision(self.seat))
            told.append(texts[best])
            t.choose(self.seat, best)
        return told if escaped(t, self.seat) else told[:1]


def escaped(t: Room25Table, seat: int) -> float:
    """1 if everybody is out."""
    return float(t.outcome is not None and t.outcome.reason == "escaped")


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
        trials = Breakouts(t, seat)
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
        trials = Breakouts(t, puzzle.seat)
        answer = puzzle.problem.answer
        return told == puzzle.problem.options and _leads(trials, options, answer)


def _leads(trials: Breakouts, options: Sequence[int], answer: int) -> bool:
    """Whether no option succeeds more often than the answer on the few tables of a quick check."""
    first = sum(number for number, _ in GLANCES)
    counted = trials.successes(options, first, AGAIN)
    return counted[answer] == max(counted)
