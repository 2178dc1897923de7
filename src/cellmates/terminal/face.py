"""How a game looks and reads in a terminal; each game brings a face of its own.

The rest of the terminal knows a game only by its description (`kernel.Game`) and its face.
`cellmates.games` says where the face of a game is.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from cellmates.advice import Sentence
from cellmates.games import GAMES, PARTS, part
from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.ending import Ending, Finding
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.locale import Texts
from cellmates.terminal.choosing import Choosing, ListItem
from cellmates.terminal.menu import MenuField
from cellmates.terminal.spans import Line
from cellmates.terminal.standing_answer import StandingAnswer

View = Mapping[str, Any]
"""A view of some game; each face has the type of its own."""

V = TypeVar("V", bound=Mapping[str, Any])


class GameFace(ABC, Generic[V]):
    """The words and pictures of one game in one language, made from views and nothing else."""

    letters: ClassVar[Mapping[str, str]] = {}
    """Words of the notation that have the same letter in every list."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def playing(self, config: Any) -> "GameFace[V]":
        """The face for games of this configuration, where that makes a difference."""
        return self

    # Words.

    @abstractmethod
    def seat(self, seat: int, view: V) -> str:
        """What a player is called."""

    @abstractmethod
    def sentence(self, event: Event, view: V) -> str:
        """An event as a sentence."""

    @abstractmethod
    def tone(self, event: Event) -> str:
        """The style of that sentence."""

    @abstractmethod
    def question(self, decision: Decision, view: V) -> str:
        """What is asked."""

    @abstractmethod
    def option(self, option: int, about: str, view: V) -> str:
        """An option of a question about something as a phrase."""

    @abstractmethod
    def why(self, option: int, about: str, view: V) -> list[str]:
        """What an option of a question about something does and touches, a paragraph each."""

    def advice(self, sentence: Sentence, view: V) -> str:
        """What the coach says, as a sentence; a game without a coach of its own says nothing."""
        raise NotImplementedError

    def finding(self, found: Finding, view: V) -> tuple[str, str]:
        """Something that was found after the end: what stands above it, and a sentence."""
        raise NotImplementedError

    def side(self, name: str | int, view: V) -> str:
        """Those who win together: a seat, everybody, or a name that the game has words for."""
        return self.seat(name, view) if isinstance(name, int) else self.texts(f"analysis-{name}")

    def notation(self, text: str, about: str, view: V) -> str:
        """Something that is not offered, given in its notation, as a phrase."""
        return text

    def obstacle(self, why: str) -> str:
        """Why something is not offered, as the end of a sentence."""
        return why.replace("_", " ")

    @abstractmethod
    def branch(self, words: tuple[str, ...], about: str, view: V) -> str:
        """Several options whose notation begins with these words, as a phrase."""

    def listed(
        self,
        options: Sequence[int],
        catalogue: Catalogue,
        about: str,
        view: V,
        standing: Sequence[StandingAnswer] = (),
    ) -> Choosing:
        """Options of a question, and answers for longer than it, as a list to choose from."""
        return Choosing(
            options,
            catalogue,
            lambda option: self.option(option, about, view),
            lambda words: self.branch(words, about, view),
            lambda option, path: self.rest(option, path, about, view),
            [ListItem(each.label, "", each.option, each.words, each) for each in standing],
            self.letters,
        )

    def standing(self, decision: Decision, view: V) -> tuple[StandingAnswer, ...]:
        """Answers that somebody may give to this question and to all like it for a while."""
        return ()

    def lasting(
        self, option: int, decision: Decision, view: V, before: StandingAnswer | None
    ) -> StandingAnswer | None:
        """What choosing this option says of the questions to come; `before` still stands."""
        return before

    def worth_saying(self, confided: Sequence[Event], phrases: Sequence[int]) -> tuple[int, ...]:
        """The phrases that somebody may want to say of what only she was told, before others
        go on; the news begin with what she was told, and tell what came of it."""
        return ()

    @abstractmethod
    def rest(self, option: int, path: tuple[str, ...], about: str, view: V) -> str:
        """An option as a phrase, once the branch `path` was chosen: only what is still open."""

    @abstractmethod
    def explain(self, thing: str, view: V) -> list[str]:
        """What the rules say of a thing, by its name or slug; nothing if there is no such thing."""

    @abstractmethod
    def welcome(self, view: V) -> list[Line]:
        """What one has to do to win, and how, in a few sentences for a newcomer."""

    @abstractmethod
    def help(self, view: V) -> list[Line]:
        """The same, and how the board is to be read."""

    @abstractmethod
    def keeps(self, event: Event, view: V) -> bool:
        """Whether the log keeps an event once it has been read, or leaves it to memory."""

    def repeats(self, event: Event, before: Event | None) -> bool:
        """Whether an event says only what the one before it has said, too."""
        return False

    # Pictures.

    @abstractmethod
    def headline(self, view: V) -> tuple[Line, Line]:
        """Where the game stands, for the left and the right end of a line."""

    @abstractmethod
    def board(
        self, view: V, columns: int, rows: int, marked: Sequence[str] = (), cursor: str = ""
    ) -> list[Line]:
        """The board in box characters, as large as fits; some places marked."""

    @abstractmethod
    def text_board(self, view: V) -> list[Line]:
        """The board for those who read line by line: places, people, marks, what is known."""

    @abstractmethod
    def sheets(self, view: V, columns: int, rows: int) -> list[Line]:
        """The players' things, in turn order."""

    @abstractmethod
    def ending(
        self, view: V, told: Sequence[Event] = (), found: Ending | None = None
    ) -> list[Line]:
        """How it ended, and everything that was secret; `told` is all that has happened, `found`
        what the game came to."""

    # Before a game.

    def first_game(self) -> dict[str, object]:
        """The configuration for somebody who has asked for nothing."""
        return {}

    def settled(self, keys: Mapping[str, object]) -> dict[str, object]:
        """The keys of a configuration, with people's words for things made the rules' words."""
        return dict(keys)

    @abstractmethod
    def seat_people(
        self, keys: Mapping[str, object], you: Sequence[str], people: int, luck: bytes
    ) -> dict[str, object]:
        """The keys with a place for each thing that people want to play; they sit first."""

    @abstractmethod
    def fields(self, chosen: Mapping[str, str]) -> list[MenuField]:
        """What a menu asks, given what has been chosen so far."""

    @abstractmethod
    def meaning(self, chosen: Mapping[str, str]) -> tuple[dict[str, object], list[str], int]:
        """What the choices mean: a configuration, what people want to play, how many they are."""

    # Places: where options point to, and walking over the board.

    @abstractmethod
    def places(self, option: int, about: str, view: V) -> tuple[str, ...]:
        """The places of the board that an option means, in a question about something."""

    @abstractmethod
    def neighbour(self, place: str, direction: str) -> str:
        """The place beyond "up", "down", "left" or "right"; the same one at the edge."""

    @abstractmethod
    def home(self, view: V) -> str:
        """The place where looking around begins."""


def face_of(game: str, texts: Texts) -> GameFace[Any]:
    """The face of a game, in a language; plain text if it brings none."""
    place = PARTS[game].face
    if not place:
        from cellmates.terminal.plain import PlainFace  # it derives from GameFace

        return PlainFace(texts, GAMES[game])
    face = part(place)(texts)
    assert isinstance(face, GameFace)
    return face
