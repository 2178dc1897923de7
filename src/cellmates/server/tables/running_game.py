"""A game being played: its table, who is asked what since when, what can be taken back."""

from typing import Any

from cellmates.games import GAMES
from cellmates.kernel.errors import IllegalChoice
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision, Table
from cellmates.server.store.rows import TAKE_BACK, Entry

SECOND_THOUGHTS = 20
"""How often a seat may take back while the same questions are open; every time is played again."""


class RunningGame:
    """A table in progress, and the number of the log's entry that led here."""

    def __init__(self, game: str, config: dict[str, Any], seed: bytes, started: float) -> None:
        self.game = GAMES[game]
        self.config = self.game.config(config)
        self.seed = seed
        self.number = 0
        self.deed = 0  # the number of the last thing that was more than talk
        self.decisions: dict[int, Decision] = {}
        self.since: dict[int, int] = {}  # the number at which a seat was asked what it is asked
        self.asked_at: dict[int, float] = {}
        self._made = 0  # choices that stand
        self._backs: dict[int, int] = {}  # seat: which of the choices it could take back
        self._taken: dict[int, int] = {}  # seat: how often it has, since the game went on
        self.table = self._deal()
        self._ask(started, None)

    def _deal(self) -> Table:
        table = self.game.deal(self.config, self.seed)
        table.listen()
        return table

    def keep_times(self, old: "RunningGame") -> None:
        """Who is still asked the same as on an older copy was asked when that copy says."""
        for seat in self.decisions:
            if seat in old.decisions and self.since[seat] == old.since[seat]:
                self.asked_at[seat] = old.asked_at[seat]

    def apply(self, entry: Entry) -> list[Event]:
        """Do what an entry says; a ChoiceError leaves everything as it was."""
        if entry.option == TAKE_BACK:
            return self._take_back(entry)
        table, seat, option = self.table, entry.seat, entry.option
        asked = self.decisions.get(seat)
        answers = asked is not None and option in asked.options
        talk = not answers and option not in table.may(seat)
        questions = table.questions[:]
        dice = (table.dice.block, table.dice.used)
        table.choose(seat, option)
        self.number = entry.number
        self._made += 1
        if not talk:
            self.deed = entry.number
            secret = answers and not table.news and dice == (table.dice.block, table.dice.used)
            if secret and _all_but_one(questions, table.questions):
                self._backs[seat] = self._made - 1
            else:
                self._backs.clear()
                self._taken.clear()
            self._ask(entry.at, seat if answers else None)
        return table.news

    def can_take_back(self, seat: int) -> bool:
        """Whether nothing has come of the seat's last choice yet."""
        return seat in self._backs and self._taken.get(seat, 0) < SECOND_THOUGHTS

    def _take_back(self, entry: Entry) -> list[Event]:
        """Deal again and play everything but the seat's last choice."""
        if entry.seat not in self._backs:
            raise IllegalChoice("something has come of it already")
        choices = self.table.choices()
        back = self._backs.pop(entry.seat)
        self._taken[entry.seat] = self._taken.get(entry.seat, 0) + 1
        del choices[back]
        table = self._deal()
        for seat, option in choices:
            table.choose(seat, option)
        table.news = []
        self.table = table
        self.number = self.deed = entry.number
        self._made -= 1
        self._backs = {seat: at - 1 if at > back else at for seat, at in self._backs.items()}
        self._ask(entry.at, entry.seat)
        return []

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


def _all_but_one(before: list[Any], after: list[Any]) -> bool:
    """Whether one question was answered and the rest are still open: the game did not go on."""
    if not after or len(after) != len(before) - 1:
        return False
    left = {id(question) for question in before}
    return all(id(question) in left for question in after)
