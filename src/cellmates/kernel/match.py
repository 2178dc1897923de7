"""A game that is being played: the table, what it was dealt from, and what may be taken back."""

from typing import Any, Final

from cellmates.kernel.errors import IllegalChoice
from cellmates.kernel.game import Game
from cellmates.kernel.table import OpenQuestion, Table

MOST_TAKE_BACKS: Final = 20
"""How often a seat may take back before the game goes on."""

COPY_EVERY: Final = 64
"""After so many choices the table is copied, so that taking back plays only what came since."""


def replay(game: Game, config: Any, seed: bytes, choices: list[tuple[int, int]]) -> Table:
    """The table after these choices, which tells its news from now on."""
    table = game.deal(config, seed)
    _play(table, choices)
    return table


def _play(table: Table, choices: list[tuple[int, int]]) -> None:
    """Make these choices in silence, and have news written from then on."""
    for seat, option in choices:
        table.choose(seat, option)
    table.listen()


class Match:
    """One game with its seed. A seat may take its last answer back as long as nothing has come of
    it: nobody was told anything, no dice were rolled, and nobody else is asked anything new."""

    game: Game
    config: Any
    seed: bytes
    table: Table
    deeds: int  # how many choices were more than talk
    said: int  # how much was said since the game went on last
    _copy: Table  # the table before any answer that may be taken back
    _answers: list[tuple[int, int]]
    _taken: dict[int, int]

    def __init__(self, game: Game, config: Any, seed: bytes, table: Table | None = None) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self.table = replay(game, config, seed, []) if table is None else table
        self.deeds = 0
        self.said = 0
        self._copy = self.table.clone()
        self._answers = []  # (seat, its place among all choices): what may be taken back
        self._taken = {}  # how often each seat has taken back since the game went on

    def choose(self, seat: int, option: int) -> bool:
        """Make a choice; whether it was more than talk."""
        table = self.table
        if not self._answers and len(table.history) - len(self._copy.history) >= 2 * COPY_EVERY:
            self._copy = table.clone()
        answered = table.asks(seat) and option in table.decision(seat).options
        talk = not answered and option not in table.may(seat)
        before = table.open[:]
        dice = (table.dice.block, table.dice.used)
        table.choose(seat, option)
        if talk:
            self.said += 1
            return False
        self.deeds += 1
        rolled = dice != (table.dice.block, table.dice.used)
        if not answered or rolled or table.news or table.over:
            self._go_on()
            return True
        new = [asked for asked in table.open if not _among(asked, before)]
        if any(asked.seat != seat for asked in new):
            self._go_on()
            return True
        if new:  # the others' answers have led on to this seat's next question
            self._answers = [each for each in self._answers if each[0] == seat]
        self._answers.append((seat, len(table.history) // 2 - 1))
        return True

    def _go_on(self) -> None:
        self.said = 0
        self._answers = []
        self._taken = {}

    def can_take_back(self, seat: int) -> bool:
        """Whether nothing has come of the seat's last answer yet."""
        return self._last(seat) is not None and self._taken.get(seat, 0) < MOST_TAKE_BACKS

    def take_back(self, seat: int) -> None:
        """Take the seat's last answer back: the game is played again, from the copy, without it."""
        last = self._last(seat)
        if last is None:
            raise IllegalChoice("something has come of it already")
        first = len(self._copy.history) // 2
        choices = self.table.choices(first)
        del choices[last - first]
        self.table = self._copy.clone()
        _play(self.table, choices)
        self.deeds -= 1
        self._taken[seat] = self._taken.get(seat, 0) + 1
        self._answers = [
            (who, place - 1 if place > last else place)
            for who, place in self._answers
            if place != last
        ]

    def _last(self, seat: int) -> int | None:
        """Where the seat's last answer that may be taken back stands among all choices."""
        places = [place for who, place in self._answers if who == seat]
        return places[-1] if places else None


def _among(asked: OpenQuestion, others: list[OpenQuestion]) -> bool:
    return any(other is asked for other in others)
