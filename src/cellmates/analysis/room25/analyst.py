"""Judging games of Room 25."""

from collections import Counter
from typing import Any, Final

from cellmates.analysis.analyst import Analyst, MadeChoice, comparison_of, judge
from cellmates.analysis.room25.beliefs import beliefs_of
from cellmates.analysis.room25.chances import party_futures
from cellmates.analysis.room25.insights import Ledger, insights_of, told_beliefs
from cellmates.analysis.structure import Beliefs, Comparison, Insight, Moment, Side
from cellmates.bots.room25.choosing import ranked
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.search import Trial
from cellmates.bots.room25.sight import Sight
from cellmates.bots.scheduler import ANY_DICE
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision, Table
from cellmates.room25.names import CHARACTER_NUMBERS, GUARD
from cellmates.room25.options import ACCUSE, CLAIM, LATER, NOW, OPTIONS, REVEAL
from cellmates.room25.table import Room25Table

TABLES: Final = 32
MOST_TRIED: Final = 5
"""How many tables are imagined for a choice, and how many of the best options tried besides it."""

NOT_WEIGHED: Final = ("clue", "punishment")
"""Questions that are no matter of skill."""


class Room25Analyst(Analyst):
    """Follows a game with the memory of a careful player in every seat."""

    def __init__(self, table: Table, config: Any) -> None:
        super().__init__(table, config)
        assert isinstance(table, Room25Table)
        self.t = table
        self.memories: list[Memory] = []
        for seat in range(table.seats):
            memory = Memory()
            memory.begin(table.view(seat))  # type: ignore[arg-type]
            self.memories.append(memory)
        self.sight: Sight | None = None
        self.thought: dict[object, Beliefs] = {}
        self.ledger = Ledger()

    def hear(self, seat: int, news: list[Event]) -> None:
        self.memories[seat].follow(news)

    def look(self, seat: int, decision: Decision) -> None:
        self.sight = Sight(self.t.view(seat), self.memories[seat])  # type: ignore[arg-type]

    def note(self, number: int, seat: int, option: int) -> None:
        self.ledger.note(self.t, number, seat)

    def sides(self) -> list[Side]:
        t = self.t
        seats = range(t.seats)
        if t.mode.together:
            return [{"name": "everybody", "seats": list(seats)}]
        if t.mode.hidden_roles:
            guards = {t.seat_of[who] for who in t.playing if t.roles[who] == GUARD}
            return [
                {"name": "prisoners", "seats": [seat for seat in seats if seat not in guards]},
                {"name": "guards", "seats": sorted(guards)},
            ]
        parties: dict[int, list[int]] = {}
        for seat in seats:
            parties.setdefault(self._party_of(seat), []).append(seat)
        names = "ab" if t.mode.teams else ""
        return [
            {"name": names[party] if names else members[0], "seats": members}
            for party, members in sorted(parties.items())
        ]

    def _party_of(self, seat: int) -> int:
        t = self.t
        return next(t.mode.party_of(t, who) for who in t.playing if t.seat_of[who] == seat)

    def futures(self, table: Table, dice: Dice, ahead: float) -> list[list[float]]:
        assert isinstance(table, Room25Table)
        t = table
        if t.mode.together:
            parties = [sum([1 << who for who in t.playing])]
        elif t.mode.hidden_roles:
            parties = [sum([1 << who for who in t.playing if t.roles[who] != GUARD])]
        else:
            parties = [
                sum([1 << who for who in t.playing if t.seat_of[who] in side["seats"]])
                for side in self.sides()
            ]
        found = party_futures(t, parties, self.memories[0], dice, ahead)
        if t.mode.hidden_roles:
            return [[prisoners, 1.0 - prisoners] for [prisoners] in found]
        return found

    def weighs(self, decision: Decision) -> bool:
        return len(decision.options) > 1 and decision.kind not in NOT_WEIGHED

    def moves(self, decision: Decision | None, option: int) -> bool:
        """Of what is said only claims are listened to by the players of a rollout."""
        return decision is not None or CLAIM <= option < ACCUSE or option == REVEAL

    def compare(self, decision: Decision, made: MadeChoice, dice: Dice) -> Comparison | None:
        sight = self.sight
        assert sight is not None
        others = [each for each in ranked(sight, decision, MOST_TRIED) if each != made.option]
        if not others:
            return None
        imagined = self.t.reimagine(made.seat, Dice(ANY_DICE))
        trial = Trial(imagined, sight, decision.kind, dice, 2 * TABLES, {})
        verdict = judge(made.option, others, TABLES, trial.worth)
        line: list[int] = []
        if verdict.best != made.option and decision.kind == "program":
            line = _line(trial, verdict.best, decision.about)
        return comparison_of(verdict, made.option, OPTIONS.text, line)

    def beliefs(self, seat: int, dice: Dice) -> Beliefs:
        t = self.t
        imagined = t.reimagine(seat, Dice(ANY_DICE))
        memory = self.memories[seat]
        known = tuple(t.seen[tile] >> seat & 1 for tile in range(25))
        key = (seat, t.up, known, imagined.claims, t.revealed, t.failed_exits,
               t.tested, t.plain, tuple(memory.evidence), tuple(t.room[n] for n in range(25)
               if t.up >> n & 1), t.alive)  # fmt: skip
        if key not in self.thought:
            self.thought[key] = beliefs_of(imagined, seat, memory, dice)
        return self.thought[key]

    def told(self, beliefs: Beliefs) -> list[Insight]:
        return told_beliefs(self.t, beliefs)

    def luck(self, event: Event) -> bool:
        return event.kind == "card"

    def insights(self, found: list[Moment], events: list[list[Event]]) -> list[Insight]:
        return insights_of(self.t, found, self.ledger)


def _line(trial: Trial, option: int, about: str) -> list[int]:
    """What the same character does next most often after an option, on the imagined tables; nothing
    where it then stands elsewhere than now, for its answers are said from where it stands."""
    who = CHARACTER_NUMBERS[about]
    here = trial.t.cell_of[trial.t.on[who]]
    lines: Counter[int] = Counter()
    for number in range(len(trial.tables)):
        made = trial.played(option, number).choices()
        t = trial.tables[number].clone()
        for place, (seat, choice) in enumerate(made):
            mine = place > 0 and seat == trial.seat and t.decision(seat).about == about
            if mine and choice not in (NOW, LATER):
                stays = t.lives(who) and t.cell_of[t.on[who]] == here
                lines[choice if stays else -1] += 1
                break
            t.choose(seat, choice)
    best = max(lines, key=lambda choice: lines[choice], default=-1)
    return [] if best < 0 else [best]
