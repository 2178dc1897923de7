"""A game in progress: what is left to do, who is asked, what was chosen."""

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import IllegalChoice, MalformedChoice, NotYourDecision
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.native import mypyc_attr

MOST_SEATS: Final = 8
MOST_OPTIONS: Final = 8192
"""A choice is kept in two bytes of the history: three bits for the seat, thirteen for the option.
`kernel.game.check_size` refuses a game that does not fit when it is registered."""

PROGRESS_KEYS: Final = ("phase", "asked", "over", "winners", "reason")
"""Keys of a view that tell how far the game is, by the names that games commonly give them."""

_BYTES: Final = [bytes([value]) for value in range(256)]


class Decision:
    """A question put to a seat: what it is about, and the options in ascending order."""

    kind: str
    about: str
    options: tuple[int, ...]

    def __init__(self, kind: str, about: str, options: tuple[int, ...]) -> None:
        self.kind = kind
        self.about = about
        self.options = options

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, {self.about!r}, {self.options!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.kind == other.kind
            and self.about == other.about
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.about, self.options))


def seen_with(public: Any, own: Any) -> Any:
    """A public part of a view as somebody sees who knows more of it: more entries, or another."""
    if isinstance(public, dict) and isinstance(own, dict):
        return {**public, **own}
    return own


def with_own(public: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """A seat's view: the public one, and what it sees otherwise."""
    view = dict(public)
    for part, seen in own.items():
        view[part] = seen_with(public[part], seen)
    return view


class Showing:
    """Shows a table to those who look again and again, and only read what they are shown: a game
    may show them the same objects as long as nothing has changed in these."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def public_view(self) -> dict[str, Any]:
        """What everybody may know now."""
        return self.table.public_view()

    def seen_by(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """A seat's view out of the public one."""
        return self.table.seen_by(seat, public)


@mypyc_attr(serializable=True)
class OpenQuestion:
    """A question that waits for its answer: who is asked, and the options. It never changes, so
    that clones share it."""

    question: "Question[Any]"
    seat: int
    options: tuple[int, ...]

    def __init__(self, question: "Question[Any]", seat: int, options: tuple[int, ...]) -> None:
        self.question = question
        self.seat = seat
        self.options = options


class Blocked(NamedTuple):
    """Something that a seat may look for and is not offered, in its notation, and why not: a slug
    that the game has words for."""

    text: str
    why: str


class Outcome(NamedTuple):
    """How a game ended: the winners by the game's own names, why, and a score for each seat."""

    winners: tuple[str | int, ...]
    reason: str
    scores: tuple[float, ...]


@mypyc_attr(serializable=True)
class Table:
    """One game in progress, secrets included. A game derives its own table from this one."""

    agenda: "list[Step[Any]]"
    open: "list[OpenQuestion]"
    dice: Dice
    outcome: Outcome | None
    listening: bool
    news: list[Event]
    history: bytes

    def __init__(self) -> None:
        self.agenda = []
        self.open = []
        self.outcome = None
        self.listening = False
        self.news = []
        self.history = b""

    # What everybody asks of a table.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide something now."""
        if len(self.open) == 1:
            return (self.open[0].seat,)
        return tuple(dict.fromkeys([each.seat for each in self.open]))

    def asks(self, seat: int) -> bool:
        """Whether this seat must decide something now."""
        return any(each.seat == seat for each in self.open)

    def decision(self, seat: int) -> Decision:
        """What this seat is asked."""
        asked = self.asked(seat)
        return Decision(asked.question.kind, asked.question.about(self), asked.options)

    def asked(self, seat: int) -> OpenQuestion:
        """The question that this seat has to answer."""
        for each in self.open:
            if each.seat == seat:
                return each
        raise NotYourDecision(f"seat {seat} has nothing to decide; waiting for {self.waiting}")

    def choose(self, seat: int, option: int) -> None:
        """Take an option of a decision, a thing the seat may do, or a phrase of table talk."""
        mine = -1
        for i in range(len(self.open)):
            if self.open[i].seat == seat:
                mine = i
                break
        if mine < 0 or option not in self.open[mine].options:
            self._choose_unasked(seat, option)
            return
        self.answer(mine, option)

    def play_at_random(self, random: Callable[[], float], most: int = 1 << 30) -> int:
        """Take any option of whatever is asked, all equally likely, until the game ends or `most`
        options were taken; say how many it were. `random` gives numbers from 0 up to 1."""
        taken = 0
        while taken < most and self.outcome is None:
            options = self.open[0].options
            self.answer(0, options[int(random() * float(len(options)))])
            taken += 1
        return taken

    def answer(self, place: int, option: int) -> None:
        """Answer the question at this place of the open ones by one of its options, which is not
        checked again."""
        if self.listening:
            self.news = []
        asked = self.open.pop(place)
        choice = _BYTES[asked.seat << 5 | option >> 8] + _BYTES[option & 255]
        self.history = self.history + choice  # where it is compiled, `+=` is slower
        self.choice_made()
        asked.question.answer(self, option)
        self.advance()

    def _choose_unasked(self, seat: int, option: int) -> None:
        catalogue = self.catalogue()
        if not 0 <= option < len(catalogue):
            raise MalformedChoice(f"there is no option number {option}")
        free = option in self.may(seat)
        if not free and option not in self.phrases(seat):
            raise self._refusal(seat, catalogue.text(option))
        if self.listening:
            self.news = []
        self.history += _BYTES[seat << 5 | option >> 8] + _BYTES[option & 255]
        if free:
            self.do_unasked(seat, option)
            self.advance()
        else:
            self.say(seat, option)

    def _refusal(self, seat: int, text: str) -> ValueError:
        if self.outcome is not None:
            return IllegalChoice(f"{text!r}: the game is over")
        if not self.asks(seat):
            return NotYourDecision(
                f"{text!r}: seat {seat} is not asked; waiting for {self.waiting}"
            )
        options = self.decision(seat).options
        words = ", ".join(self.catalogue().text(option) for option in options)
        return IllegalChoice(f"{text!r} is not on offer; the options are: {words}")

    def news_for(self, seat: int | None) -> list[Event]:
        """Those of the latest events that this seat (or a spectator) may know."""
        return [event for event in self.news if event.heard_by(seat)]

    def listen(self) -> None:
        """Have events written from now on."""
        self.listening = True

    def choices(self, first: int = 0) -> list[tuple[int, int]]:
        """Every choice since the game was dealt, or since so many were made, as (seat, option)."""
        history = self.history
        return [
            (history[at] >> 5, (history[at] & 31) << 8 | history[at + 1])
            for at in range(2 * first, len(history), 2)
        ]

    def digest(self) -> str:
        """A fingerprint of all that the rules go by, talk left out; the same on every machine."""
        state = {
            "state": self.snapshot(),
            "agenda": [type(step).__name__ for step in self.agenda],
            "asked": [each.seat for each in self.open],
            "offered": [each.options for each in self.open],
            "dice": [self.dice.block, self.dice.used],
            "outcome": self.outcome,
        }
        text = json.dumps(state, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    # What a game provides.

    def catalogue(self) -> Catalogue:
        """The game's options."""
        raise NotImplementedError

    def may(self, seat: int) -> tuple[int, ...]:
        """What this seat may do although nobody asked."""
        return ()

    def phrases(self, seat: int) -> tuple[int, ...]:
        """What this seat may say now."""
        return ()

    def blocked(self, seat: int) -> tuple[Blocked, ...]:
        """What the question to this seat does not offer although people look for it, and why not.

        Like `decision` a query, and no more than the seat may know.
        """
        return ()

    def calls_for_answer(self, option: int) -> bool:
        """Whether a phrase wants an answer, as a proposal does, or any other choice of a person."""
        return False

    def addressed(self, option: int) -> int:
        """The one seat that a phrase speaks to and that may want to answer; -1: it speaks to all,
        or to nobody."""
        return -1

    def leads_on(self, option: int) -> bool:
        """Whether who says this phrase may have to add something at once."""
        return False

    def is_courtesy(self, option: int) -> bool:
        """Whether a phrase leaves nothing to be said to it, as thanks do."""
        return False

    def may_speak(self, seat: int) -> bool:
        """Whether the rules let this seat talk now, in phrases or in words of its own."""
        return True

    def confers(self) -> bool:
        """Whether all play on one side, so that bots let people talk before they commit."""
        return False

    def in_passing(self) -> bool:
        """Whether what is asked now is usually let pass: bots do not spin their answers out."""
        return False

    def do_unasked(self, seat: int, option: int) -> None:
        """Carry out one of the options of `may`."""
        raise NotImplementedError

    def say(self, seat: int, option: int) -> None:
        """Table talk: public, recorded, and of no effect on the rules."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat (or a spectator) is entitled to know, as plain data."""
        public = self.public_view()
        return public if seat is None else self.seen_by(seat, public)

    def seen_by(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """A seat's view out of the public one, which several seats may share."""
        return with_own(public, self.own_view(seat, public))

    def showing(self) -> "Showing":
        """For those who look at this table again and again."""
        return Showing(self)

    def public_view(self) -> dict[str, Any]:
        """What everybody may know: the view of a spectator."""
        raise NotImplementedError

    def own_view(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """What a seat sees otherwise than everybody: whole parts, or entries of a public dict."""
        return {}

    def progress_keys(self) -> tuple[str, ...]:
        """The keys of a view that tell how far the game is and how it ended, not what lies there.

        A game whose views have more of them adds its own.
        """
        return PROGRESS_KEYS

    def open_view(self) -> dict[str, Any]:
        """A view with nothing hidden, for replays of finished games: what a spectator would see if
        the game ended now, except that it tells how far the game really is.

        It is read from a finished copy, so that a game says only once, in `public_view`, what its
        end reveals.
        """
        now = self.public_view()
        if self.outcome is not None:
            return now
        ended = self.clone()
        ended.finish(Outcome((), "", ()))
        view = ended.public_view()
        for key in self.progress_keys():
            if key in now:
                view[key] = now[key]
        return view

    def clone(self) -> "Table":
        """An independent copy."""
        raise NotImplementedError

    def reimagine(self, seat: int | None, dice: Dice) -> "Table":
        """Another table that this seat cannot tell from the real one."""
        raise NotImplementedError

    def sketch(self, seat: int) -> "Table | None":
        """A table that holds what this seat knows and nothing else, while the game goes on: a view
        for bots that would rather read numbers. A game need not have such tables."""
        return None

    def snapshot(self) -> dict[str, Any]:
        """All that the rules go by as plain data, for the digest; talk is left out."""
        raise NotImplementedError

    def choice_made(self) -> None:
        """A decision has just been answered."""

    # What the rules use.

    def ask(self, question: "Question[Any]", seat: int, options: tuple[int, ...]) -> None:
        """Put a question to a seat and wait for its answer."""
        self.open.append(OpenQuestion(question, seat, options))

    def advance(self) -> None:
        """Do what the agenda holds until somebody must decide or the game is over."""
        agenda = self.agenda
        while agenda and not self.open and self.outcome is None:
            agenda.pop().run(self)

    def finish(self, outcome: Outcome) -> None:
        """End the game."""
        self.outcome = outcome
        self.agenda.clear()
        self.open.clear()

    def tell(self, kind: str, data: dict[str, object], audience: int = EVERYBODY) -> None:
        """Write an event if anybody listens; callers on hot paths ask `listening` themselves, so
        that silence costs nothing."""
        if self.listening:
            self.news.append(Event(kind, audience, data))

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        """A clone that listens as this table does: what never changes is shared."""
        twin = self.clone()
        twin.listening = self.listening
        twin.news = self.news[:]
        return twin

    def copy_progress(self, twin: "Table") -> None:
        """Give a clone how far the game is: agenda, open questions, outcome, history."""
        twin.agenda = self.agenda[:]
        twin.open = self.open[:]
        twin.outcome = self.outcome
        twin.listening = False
        twin.news = []
        twin.history = self.history


T = TypeVar("T", bound=Table)


@mypyc_attr(serializable=True)
class Step(Generic[T]):
    """Something left to do. Steps never change, so that clones share them."""

    def run(self, table: T) -> None:
        """Do it: change the table, put further steps on the agenda, or ask a seat."""
        raise NotImplementedError


class Question(Step[T]):
    """A step that asks a seat; it answers itself when there is nothing to decide."""

    kind: str

    def seat(self, table: T) -> int:
        """Who is asked."""
        raise NotImplementedError

    def about(self, table: T) -> str:
        """What or whom the question is about."""
        return ""

    def options(self, table: T) -> tuple[int, ...]:
        """The legal answers in ascending order. A query: to ask changes nothing.

        What a seat learns by being asked belongs into `run`.
        """
        raise NotImplementedError

    def answer(self, table: T, option: int) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def impossible(self, table: T) -> None:
        """What happens when there is no legal answer: by default nothing."""

    def run(self, table: T) -> None:
        """Ask, unless there is nothing to decide."""
        options = self.options(table)
        if len(options) > 1:
            table.ask(self, self.seat(table), options)
        elif options:
            self.answer(table, options[0])
        else:
            self.impossible(table)
