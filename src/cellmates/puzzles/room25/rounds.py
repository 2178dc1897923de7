"""«Escape this round» and «save Alice»: what to do now, in a game that one person plays alone."""

from collections.abc import Iterator
from typing import Any, cast

from cellmates.kernel.table import Table
from cellmates.puzzles.kind import Candidate, Kind, PlayedOut
from cellmates.puzzles.proving import TooLarge
from cellmates.puzzles.puzzle import PosedQuestion, Verdict
from cellmates.puzzles.room25.search import Alone
from cellmates.room25.names import ACTION, CHARACTERS
from cellmates.room25.table import Room25Table

MOST = 600
"""Choices that a position may take to search; others are left alone."""


class EscapeSearch(Alone):
    """Everybody escapes before the next round begins."""

    def __init__(self, t: Room25Table) -> None:
        super().__init__(0, MOST)
        self.round = t.round_number

    def reached(self, table: Table) -> bool | None:
        t = cast(Room25Table, table)
        if t.outcome is not None:
            return t.outcome.reason == "escaped"
        return False if t.round_number > self.round or t.phase != ACTION else None


class SaveSearch(Alone):
    """Somebody lives when the next round begins, or has escaped."""

    def __init__(self, t: Room25Table, who: int) -> None:
        super().__init__(0, MOST)
        self.round = t.round_number
        self.who = who

    def reached(self, table: Table) -> bool | None:
        t = cast(Room25Table, table)
        if not t.lives(self.who):
            return False
        if t.outcome is not None or t.phase != ACTION:
            return True
        return None

    def lucky(self, table: Table) -> bool:
        """Cards are drawn when the next round begins: who lives then has lived when it ended."""
        t = cast(Room25Table, table)
        return t.round_number == self.round or not t.lives(self.who)


def only_answer(search: Alone, t: Room25Table, ask: dict[str, Any]) -> PosedQuestion | None:
    """The option from which the aim is certain, if it is the only one."""
    answer = search.only(t)
    if answer is None:
        return None
    options = t.decision(0).options
    try:
        line = search.line(t, options[answer])
    except TooLarge:
        return None
    verdicts: list[Verdict] = [{"works": False, "kind": "fails", "data": {}} for _ in options]
    verdicts[answer] = {"works": True, "kind": "certain", "data": {"line": line}}
    return PosedQuestion(
        ask, [[t.catalogue().text(option)] for option in options], answer, verdicts
    )


class _OfARound(Kind):
    """What has to be done before the round ends."""

    game = "room25"

    def keys(self, number: int) -> dict[str, Any]:
        return {"mode": "solo", "rule_level": "basic", "ui_memory_aid": "board"}


def before(played: PlayedOut, number: int, ask: dict[str, Any]) -> Iterator[Candidate]:
    """The moments of a round before a choice, the last first: that is where least is to search."""
    last = cast(Room25Table, played.tables[number])
    while number >= 0:
        t = cast(Room25Table, played.tables[number])
        if t.phase != ACTION or t.round_number != last.round_number:
            return
        seat, option = played.choices[number]
        if t.asks(seat) and option in t.decision(seat).options:
            yield Candidate(number, seat, ask)
        number -= 1


class Escape(_OfARound):
    """Which choice gets everybody out before the round ends, whatever lies hidden?"""

    name = "escape"
    share = 50
    wanted = "last"  # the farthest from the way out

    def candidates(self, played: PlayedOut) -> Iterator[Candidate]:
        outcome = played.end.outcome
        if outcome is not None and outcome.reason == "escaped":
            yield from before(played, len(played.choices) - 1, {"rounds": 1})

    def find(self, table: Table, seat: int, ask: dict[str, Any]) -> PosedQuestion | None:
        t = cast(Room25Table, table)
        return only_answer(EscapeSearch(t), t, ask)


class Save(_OfARound):
    """Which choice lets somebody live through the round, whatever lies hidden?"""

    name = "save"
    share = 40

    def candidates(self, played: PlayedOut) -> Iterator[Candidate]:
        """When somebody has to move in the second half of a round, the last time first."""
        for number in reversed(range(len(played.choices))):
            t = cast(Room25Table, played.tables[number])
            seat, option = played.choices[number]
            if t.turn > 1 and t.phase == ACTION and t.asks(seat):
                decision = t.decision(seat)
                if decision.kind == "move" and option in decision.options:
                    yield Candidate(number, seat, {"who": decision.about})

    def find(self, table: Table, seat: int, ask: dict[str, Any]) -> PosedQuestion | None:
        t = cast(Room25Table, table)
        return only_answer(SaveSearch(t, CHARACTERS.index(ask["who"])), t, ask)
