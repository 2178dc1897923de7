"""One game from the deal to the end, as environments step it: learners choose, bots follow."""

from collections.abc import Iterable, Mapping
from typing import Any

from cellmates import bots
from cellmates.bots.host import luck
from cellmates.bots.sitting import Sitting
from cellmates.kernel.record import Record, record_of
from cellmates.kernel.table import Table
from cellmates.research.config import EnvConfig


class Episode:
    """A table, and who of its seats are learners: all that no bot plays."""

    def __init__(self, config: EnvConfig, seed: bytes, bot_names: Mapping[int, str]) -> None:
        self.config = config
        self.seed = seed
        self.bot_names = bot_names
        self.table: Table = config.game.deal(config.rules, seed)
        self._spoken: frozenset[int] = frozenset()  # who has spoken about what it is asked
        self._offers_more = not config.plain
        self._plain = config.plain and not bot_names  # nothing but questions and answers
        self._taken: list[tuple[int, int]] = []  # learners' choices, if there are bots
        self._sitting: Sitting | None = None
        if bot_names:
            self._sit()

    def _sit(self) -> None:
        config = self.config
        seated = {
            seat: bots.make(config.game.name, name, luck(self.seed, seat), config.rules)
            for seat, name in self.bot_names.items()
        }
        self._sitting = Sitting(self.table, seated, talk=config.talk)
        self._sitting.play()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome is not None

    @property
    def asked(self) -> int:
        """The learner that has to choose now, the first of them if there are several; -1: none."""
        for question in self.table.open:
            if question.seat not in self.bot_names:
                return question.seat
        return -1

    def question(self) -> tuple[int, tuple[int, ...]]:
        """The learner that has to choose now and what it may choose; -1 and nothing: none."""
        if self._plain and self.table.open:
            first = self.table.open[0]
            return first.seat, first.options
        seat = self.asked
        return seat, self.legal(seat)

    def legal(self, seat: int) -> tuple[int, ...]:
        """What a seat may choose now, in ascending order; nothing if it is not asked."""
        for question in self.table.open:
            if question.seat == seat:
                return self._offered(seat, question.options)
        return ()

    def _offered(self, seat: int, options: tuple[int, ...]) -> tuple[int, ...]:
        if not self._offers_more:
            return options
        table = self.table
        found = set(options)
        if self.config.unasked:
            found.update(table.may(seat))
        if self.config.talk and seat not in self._spoken:
            found.update(table.phrases(seat))
        return tuple(sorted(found))

    def answers(self, seat: int, option: int) -> bool:
        """Whether an option answers what the seat is asked, and is no talk or deed besides."""
        return any(each.seat == seat and option in each.options for each in self.table.open)

    def take(self, seat: int, option: int) -> None:
        """A learner takes one of its legal options; then bots play until a learner is asked."""
        if self._offers_more:
            if self.answers(seat, option):
                self._spoken -= {seat}
            elif option not in self.table.may(seat):
                self._spoken |= {seat}
        if self._sitting is None:
            self.table.choose(seat, option)
        else:
            self._taken.append((seat, option))
            self._sitting.choose(seat, option)
            self._sitting.play()

    def record(self) -> Record:
        """The game so far, to be saved, replayed and verified."""
        return record_of(self.config.game, self.config.rules, self.seed, self.table, {})

    def text(self) -> str:
        """All choices so far and what is asked now, in words; it hides nothing."""
        words = self.table.catalogue().text
        lines = [f"seat {seat}: {words(option)}" for seat, option in self.table.choices()]
        outcome = self.table.outcome
        if outcome is not None:
            lines.append(f"over: {outcome.reason}, scores {outcome.scores}")
        for seat in self.table.waiting:
            decision = self.table.decision(seat)
            offered = ", ".join(words(option) for option in decision.options)
            lines.append(f"seat {seat} is asked, {decision.kind}: {offered}")
        return "\n".join(lines)

    # Copies: a table knows how to be copied and pickled; bots do not, so they play again.

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        if self.bot_names:
            return _played_again(self.config, self.seed, self.bot_names, self._taken)
        twin = Episode.__new__(Episode)
        twin.__dict__ = self.__dict__ | {"table": self.table.clone()}
        return twin

    def __reduce__(self) -> Any:
        if self.bot_names:
            return _played_again, (self.config, self.seed, dict(self.bot_names), self._taken)
        return _with_table, (self.config, self.seed, self.table, self._spoken)


def _played_again(
    config: EnvConfig, seed: bytes, names: Mapping[int, str], taken: Iterable[tuple[int, int]]
) -> Episode:
    episode = Episode(config, seed, names)
    for seat, option in list(taken):
        episode.take(seat, option)
    return episode


def _with_table(config: EnvConfig, seed: bytes, table: Table, spoken: frozenset[int]) -> Episode:
    episode = Episode(config, seed, {})
    episode.table = table
    episode._spoken = spoken
    return episode
