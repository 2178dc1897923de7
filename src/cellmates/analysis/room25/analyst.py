"""Judging games of Room 25."""

from collections.abc import Sequence
from typing import Any, Final

from cellmates.advice import Advisor
from cellmates.advice.room25 import Room25Advisor
from cellmates.analysis.analyst import Analyst
from cellmates.analysis.room25.beliefs import beliefs_of
from cellmates.analysis.room25.chances import party_futures
from cellmates.analysis.room25.insights import Ledger, insights_of, told_beliefs
from cellmates.analysis.structure import Beliefs, Insight, Moment, Side
from cellmates.bots.room25.memory import Memory
from cellmates.bots.scheduler import ANY_DICE
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision, Table
from cellmates.room25.names import GUARD
from cellmates.room25.options import ACCUSE, CLAIM, REVEAL
from cellmates.room25.table import Room25Table

NOT_WEIGHED: Final = ("clue", "punishment")
"""Questions that are no matter of skill."""


class Room25Analyst(Analyst):
    """Follows a game with the memory of a careful player in every seat."""

    tables = 32

    def __init__(self, table: Table, config: Any, advisors: Sequence[Advisor]) -> None:
        super().__init__(table, config, advisors)
        assert isinstance(table, Room25Table)
        self.t = table
        self.thought: dict[object, Beliefs] = {}
        self.ledger = Ledger()

    def _advisor(self, seat: int) -> Room25Advisor:
        advisor = self.advisors[seat]
        assert isinstance(advisor, Room25Advisor)
        return advisor

    def _memory(self, seat: int) -> Memory:
        return self._advisor(seat).memory

    def look(self, seat: int, decision: Decision) -> None:
        self._advisor(seat).look(self.table.view(seat))

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
        found = party_futures(t, parties, self._memory(0), dice, ahead)
        if t.mode.hidden_roles:
            return [[prisoners, 1.0 - prisoners] for [prisoners] in found]
        return found

    def weighs(self, decision: Decision) -> bool:
        return len(decision.options) > 1 and decision.kind not in NOT_WEIGHED

    def moves(self, decision: Decision | None, option: int) -> bool:
        """Of what is said only claims are listened to by the players of a rollout."""
        return decision is not None or CLAIM <= option < ACCUSE or option == REVEAL

    def beliefs(self, seat: int, dice: Dice) -> Beliefs:
        t = self.t
        imagined = t.reimagine(seat, Dice(ANY_DICE))
        memory = self._memory(seat)
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
