"""A game being played: its table, who is asked what since when, what can be taken back."""

from typing import Any

from cellmates.games import GAMES
from cellmates.kernel.event import Event
from cellmates.kernel.match import Match
from cellmates.kernel.table import Decision, Table
from cellmates.server.store.rows import TAKE_BACK, Entry


class RunningGame:
    """A table in progress, and the number of the log's entry that led here."""

    def __init__(self, game: str, config: dict[str, Any], seed: bytes, started: float) -> None:
        self.match = Match(GAMES[game], GAMES[game].config(config), seed)
        self.number = 0
        self.deed = 0  # the number of the last thing that was more than talk
        self.decisions: dict[int, Decision] = {}
        self.since: dict[int, int] = {}  # the number at which a seat was asked what it is asked
        self.asked_at: dict[int, float] = {}
        self._ask(started, None)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.match.table

    def keep_times(self, old: "RunningGame") -> None:
        """Take over when seats were asked, for those whose question is the same as in `old`."""
        for seat in self.decisions:
            if seat in old.decisions and self.since[seat] == old.since[seat]:
                self.asked_at[seat] = old.asked_at[seat]

    def apply(self, entry: Entry, asked_at: float | None = None) -> list[Event]:
        """Do what an entry says; a ChoiceError leaves everything as it was.

        Who is asked something now was asked when the entry was made, or at another time if told.
        """
        asked = self.decisions.get(entry.seat)
        if entry.option == TAKE_BACK:
            self.match.take_back(entry.seat)
            more_than_talk, anew = True, True
        else:
            anew = asked is not None and entry.option in asked.options
            more_than_talk = self.match.choose(entry.seat, entry.option)
        self.number = entry.number
        if more_than_talk:
            self.deed = entry.number
            at = entry.at if asked_at is None else asked_at
            self._ask(at, entry.seat if anew else None)
        return self.table.news

    def can_take_back(self, seat: int) -> bool:
        """Whether nothing has come of the seat's last answer yet."""
        return self.match.can_take_back(seat)

    def _ask(self, at: float, anew: int | None) -> None:
        """Note who is asked what; a seat that is asked the same as before was asked before."""
        decisions: dict[int, Decision] = {}
        for seat in self.table.waiting:
            decision = self.table.decision(seat)
            old = self.decisions.get(seat)
            if seat != anew and old is not None and old == decision:
                decisions[seat] = old
            else:
                decisions[seat] = decision
                self.since[seat] = self.number
                self.asked_at[seat] = at
        self.decisions = decisions
