"""A table with its players: people at this screen, bots in the other seats.

People are shown the view and the events of their own seat; there is no other way to the table.
Everything that was chosen is in the record, so a session can be saved and rebuilt at any time.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from itertools import dropwhile
from pathlib import Path
from typing import Any

from cellmates import bots
from cellmates.advice import Advice, hint
from cellmates.advice.hint import USUAL
from cellmates.bots.host import Player, hooks_of, luck
from cellmates.bots.scheduler import Scheduler
from cellmates.bots.turns import Act, BotTurn
from cellmates.games import GAMES
from cellmates.kernel.ending import Ending
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.game import Game
from cellmates.kernel.match import Match
from cellmates.kernel.record import Record, RecordError, record_of, stages
from cellmates.kernel.table import Decision, Table
from cellmates.terminal.standing_answer import StandingAnswer

RECENT = 10
"""How many of the latest events somebody who goes on with a game is shown again."""


class Session:
    """One game in progress, with who plays it and what each person has been told."""

    def __init__(
        self, game: Game, config: Any, seed: bytes, people: Sequence[int], bot_names: Sequence[str]
    ) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self.match = Match(game, config, seed)
        self.people = tuple(sorted(people))
        self.bot_names: dict[int, str] = {}
        self.path: Path | None = None  # where it was saved last
        self.coach = "hints"  # how much the coach says: cellmates.terminal.coach
        self.advice_work = USUAL  # and how hard he thinks
        seats = [seat for seat in range(config.seats) if seat not in self.people]
        for number, seat in enumerate(seats):
            self.bot_names[seat] = bot_names[number % len(bot_names)]
        self._players: dict[int, Player] = {}
        self._scheduler = Scheduler()
        self._acts: deque[tuple[BotTurn, Act]] = deque()  # what bots want and have not done yet
        for seat, name in self.bot_names.items():
            bot = bots.make(game.name, name, luck(seed, seat), config)
            self._players[seat] = Player(bot)
            self._scheduler.sit(seat, hooks_of(type(bot)), self.table)
        # The spectator is None: what everybody may know, shown while nobody in particular looks.
        self.logs: dict[int | None, list[Event]] = {seat: [] for seat in (*self.people, None)}
        self.read: dict[int | None, int] = dict.fromkeys(self.logs, 0)
        self._confided: dict[int, list[Event]] = {}  # see confided()
        self._seen = False  # whether anybody was told anything since a bot was let choose
        self._standing: dict[int, tuple[StandingAnswer, object]] = {}

    @property
    def table(self) -> Table:
        """The table; people see it only through `view` and `log`."""
        return self.match.table

    # What people see.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """All that a person at this screen, or everybody, may know."""
        return self.table.view(self._person(seat))

    def log(self, seat: int | None) -> list[Event]:
        """Everything that this person has been told."""
        return self.logs[self._person(seat)]

    def unread(self, seat: int | None) -> list[Event]:
        """What this person has not been shown yet; now it has."""
        news = self.log(seat)[self.read[seat] :]
        self.mark_read(seat)
        return news

    def mark_read(self, seat: int | None) -> None:
        """This person has been shown everything so far."""
        self.read[seat] = len(self.log(seat))

    def decision(self, seat: int) -> Decision:
        """What a person is asked."""
        return self.table.decision(self.checked_person(seat))

    def may(self, seat: int) -> tuple[int, ...]:
        """What a person may do although nobody asked."""
        return self.table.may(self.checked_person(seat))

    def phrases(self, seat: int) -> tuple[int, ...]:
        """What a person may say."""
        return self.table.phrases(self.checked_person(seat))

    def confided(self, seat: int) -> list[Event]:
        """The news of the last choice, from the first on that not everybody was told."""
        return self._confided.get(self.checked_person(seat), [])

    def advice(self, seat: int) -> Advice:
        """What a coach says about the question that a person is asked."""
        choices = self.table.choices()
        person = self.checked_person(seat)
        return hint(self.game, self.config, self.seed, choices, person, self.advice_work)

    def checked_person(self, seat: int) -> int:
        """The seat, if a person sits there."""
        if seat not in self.people:
            raise ValueError(f"nobody at this screen plays seat {seat}")
        return seat

    def _person(self, seat: int | None) -> int | None:
        return None if seat is None else self.checked_person(seat)

    # Who is next.

    def asked(self) -> int | None:
        """The person who must decide next; people come before bots when all decide at once."""
        return next((seat for seat in self.table.waiting if seat in self.people), None)

    def bot_asked(self) -> int | None:
        """The bot that must decide next."""
        return next((seat for seat in self.table.waiting if seat in self.bot_names), None)

    # Choosing.

    def choose(self, seat: int, option: int) -> None:
        """A person's choice: an option of the decision, a deed or a phrase; bots may answer."""
        self.checked_person(seat)
        before = self._lengths()
        self._choose(seat, option)
        self._confide(before)
        self._answer_for_people()

    def _lengths(self) -> dict[int, int]:
        """How much every person has been told."""
        return {seat: len(self.logs[seat]) for seat in self.people}

    def _confide(self, before: dict[int, int]) -> None:
        """Keep what a choice told people and not everybody; a Look that leaves no choice is made
        when somebody else has chosen."""
        for seat, length in before.items():
            news = self.logs[seat][length:]
            self._confided[seat] = list(dropwhile(lambda event: event.audience == EVERYBODY, news))

    def stand(self, seat: int, standing: StandingAnswer | None) -> None:
        """Have a person's next answer stand for a while; None: no answer stands any more."""
        self._standing.pop(self.checked_person(seat), None)
        if standing is not None:
            self._standing[seat] = standing, standing.scope(self.view(seat))

    def standing(self, seat: int) -> StandingAnswer | None:
        """The answer of a person that stands now."""
        standing, scope = self._standing.get(self.checked_person(seat), (None, None))
        return standing if standing and standing.scope(self.view(seat)) == scope else None

    def _answer_for_people(self) -> None:
        """Give the answers that stand; those whose time is over stand no more."""
        while (seat := self.asked()) in self._standing:
            assert seat is not None
            standing, scope = self._standing[seat]
            if standing.scope(self.view(seat)) != scope:
                del self._standing[seat]
            elif standing.answers(self.table.decision(seat), self.view(seat)):
                self._choose(seat, standing.option)
            else:
                return

    def let_bot_choose(self) -> bool:
        """The next bot decides or speaks; whether anybody could see anything of it."""
        lengths = self._lengths()
        before, self._seen = self.table.history, False
        while self.table.history == before:
            if not self._acts:
                turns = self._scheduler.due(self.table)
                assert turns, "no bot is asked"
                self._acts.extend((turn, self._players[turn.seat].take(turn)) for turn in turns)
            self._scheduler.apply(self.table, *self._acts.popleft(), self._choose)
        seen = self._seen
        self._confide(lengths)
        self._answer_for_people()
        return seen

    def _choose(self, seat: int, option: int) -> None:
        self.match.choose(seat, option)
        self._listen(seat, option)

    def _listen(self, chooser: int, option: int) -> None:
        self._seen |= bool(self.table.news)
        for seat, log in self.logs.items():
            log += self.table.news_for(seat)
        self._scheduler.heard(chooser, option, self.table.news)

    def let_bots_speak(self) -> None:
        """Before a person is asked, bots have their say, so that it is heard before the answer: not
        as soon as something was chosen, since she may first tell what only she has seen."""
        while self.asked() is not None and not self._acts:
            turns = self._scheduler.due(self.table, decide=False)
            if not turns:
                return
            acts = [self._players[turn.seat].take(turn) for turn in turns]
            for turn, act in zip(turns, acts, strict=True):
                self._scheduler.apply(self.table, turn, act, self._choose)

    # Taking back.

    def can_take_back(self, seat: int) -> bool:
        """Whether nothing has come of this person's last answer yet."""
        return self.match.can_take_back(self.checked_person(seat))

    def take_back(self, seat: int) -> None:
        """Undo this person's last answer."""
        self.match.take_back(self.checked_person(seat))
        self._standing.pop(seat, None)

    # The end.

    def ending(self) -> Ending | None:
        """What the finished game came to, as far as the game has words for it."""
        return self.game.ending(self.config, self.seed, self.table.choices())

    # Records.

    def record(self) -> Record:
        """The game so far, and who plays it."""
        names: dict[str, object] = {
            "people": list(self.people),
            "bots": {str(seat): name for seat, name in self.bot_names.items()},
        }
        return record_of(self.game, self.config, self.seed, self.table, names)


def resumed(record: Record, source: str) -> Session:
    """The session that a record was saved from; a RecordError says what is wrong with it."""
    if record.game not in GAMES:
        raise RecordError(f"{source}: there is no game {record.game!r}")
    game = GAMES[record.game]
    people, bot_names = _players(record, source)
    try:
        config = game.config(record.config)
        seats = [seat for seat in range(config.seats) if seat not in people]
        if set(seats) != set(bot_names):
            raise ValueError("names: not every seat has a player")
        session = Session(game, config, record.seed, people, [bot_names[seat] for seat in seats])
    except ValueError as error:
        raise RecordError(f"{source}: {error}") from None
    played = stages(record, game, source)
    session.match = next(played)
    for match, (chooser, text) in zip(played, record.choices, strict=True):
        session._listen(chooser, match.table.catalogue().parse(text))
    for seat, log in session.logs.items():
        session.read[seat] = max(0, len(log) - RECENT)
    if session.table.digest() != record.digest:
        raise RecordError(f"{source}: the digest does not match; the record was altered")
    return session


def _players(record: Record, source: str) -> tuple[list[int], dict[int, str]]:
    people, bot_names = record.names.get("people"), record.names.get("bots")
    if not isinstance(people, list) or not isinstance(bot_names, dict):
        raise RecordError(f"{source}: it does not say who plays; it is a record, not a saved game")
    try:
        seats = [int(str(seat)) for seat in people]
        return seats, {int(seat): str(name) for seat, name in bot_names.items()}
    except ValueError:
        raise RecordError(f"{source}: names: a seat is a number") from None
