"""Lockup in a terminal: its words, its prison, its crews."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cellmates.advice import Sentence
from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.ending import Ending, Finding
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.locale import Texts
from cellmates.lockup.cards import CardSet, standard
from cellmates.lockup.config import Config
from cellmates.lockup.names import LOCATIONS
from cellmates.lockup.options import CRAFT_NONE, DECLINE, KEEP_CUBES, PASS, RECRUIT_NONE
from cellmates.lockup.views import View
from cellmates.terminal.choosing import Choosing
from cellmates.terminal.face import GameFace
from cellmates.terminal.lockup import board, ending, explain, seating, sheets, waiting
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.menu import MenuField
from cellmates.terminal.spans import Line
from cellmates.terminal.standing_answer import StandingAnswer

_LAST = frozenset((PASS, DECLINE, KEEP_CUBES, RECRUIT_NONE, CRAFT_NONE))
"""Going without stands at the end of a list, so that nobody does it by a key hit too soon."""

_LETTERS = {"yard": "y", "sewers": "s", "infirmary": "i", "smithy": "h", "commissary": "c"}
"""The letters of locations, whichever of them are open: fingers learn them."""

_STEPS = {"up": -1, "left": -1, "down": 1, "right": 1}


class Face(GameFace[View]):
    """Lockup as a terminal shows it, with these cards."""

    letters: ClassVar[Mapping[str, str]] = _LETTERS

    def __init__(self, texts: Texts, cards: CardSet | None = None) -> None:
        super().__init__(texts)
        self.words = Words(texts, cards if cards is not None else standard())

    def playing(self, config: Any) -> "Face":
        assert isinstance(config, Config)
        return Face(self.texts, config.cards)

    def seat(self, seat: int, view: View) -> str:
        return self.words.seat(seat, view)

    def sentence(self, event: Event, view: View) -> str:
        return self.words.sentence(event, view)

    def tone(self, event: Event) -> str:
        return self.words.wording.style(event)

    def question(self, decision: Decision, view: View) -> str:
        question = self.words.question(decision, view)
        if decision.kind != "reward":
            return question
        gives = self.texts(f"location-{view['location']}.what")
        # The page draws what the place gives; here the list is short and leaves room to say it.
        return f"{question} {gives}"

    def option(self, option: int, about: str, view: View) -> str:
        return self.words.option(option, view)

    def why(self, option: int, about: str, view: View) -> list[str]:
        return explain.why(self.words, option, view)

    def advice(self, sentence: Sentence, view: View) -> str:
        return self.words.wording.advice(sentence, view)

    def finding(self, found: Finding, view: View) -> tuple[str, str]:
        return self.words.wording.head(found), self.words.wording.finding(found, view)

    def notation(self, text: str, about: str, view: View) -> str:
        return self.words.wording.option(text, about, view)

    def obstacle(self, why: str) -> str:
        return self.words.wording.obstacle(why)

    def branch(self, words: tuple[str, ...], about: str, view: View) -> str:
        return self.words.branch(words, view)

    def rest(self, option: int, path: tuple[str, ...], about: str, view: View) -> str:
        return self.words.rest(option, path, view)

    def listed(
        self,
        options: Sequence[int],
        catalogue: Catalogue,
        about: str,
        view: View,
        standing: Sequence[StandingAnswer] = (),
    ) -> Choosing:
        last = sorted(options, key=lambda option: option in _LAST)
        return super().listed(last, catalogue, about, view, standing)

    def standing(self, decision: Decision, view: View) -> tuple[StandingAnswer, ...]:
        return waiting.standing(self.words, decision, view)

    def lasting(
        self, option: int, decision: Decision, view: View, before: StandingAnswer | None
    ) -> StandingAnswer | None:
        return waiting.lasting(self.words, option, decision, view, before)

    def explain(self, thing: str, view: View) -> list[str]:
        return explain.explain(self.words, thing, view)

    def welcome(self, view: View) -> list[Line]:
        return sheets.goal(self.words, view)

    def help(self, view: View) -> list[Line]:
        return sheets.legend(self.words, view)

    def keeps(self, event: Event, view: View) -> bool:
        return True

    def repeats(self, event: Event, before: Event | None) -> bool:
        # What a raid costs is told by the raid, as on the page (web/src/games/lockup/feed.ts).
        return event.kind == "stars" and before is not None and before.kind == "raided"

    def headline(self, view: View) -> tuple[Line, Line]:
        return sheets.headline(self.words, view)

    def board(
        self, view: View, columns: int, rows: int, marked: Sequence[str] = (), cursor: str = ""
    ) -> list[Line]:
        return board.board(self.words, view, columns, rows, marked, cursor)

    def text_board(self, view: View) -> list[Line]:
        return sheets.text_board(self.words, view)

    def sheets(self, view: View, columns: int, rows: int) -> list[Line]:
        return sheets.sheets(self.words, view, columns, rows)

    def ending(
        self, view: View, told: Sequence[Event] = (), found: Ending | None = None
    ) -> list[Line]:
        return ending.ending(self.words, view, found)

    def seat_people(
        self, keys: Mapping[str, object], you: Sequence[str], people: int, luck: bytes
    ) -> dict[str, object]:
        if not you:
            return dict(keys)
        return {**keys, "crews": seating.seated(Config.from_dict(keys), you, luck)}

    def fields(self, chosen: Mapping[str, str]) -> list[MenuField]:
        return seating.fields(self.words, chosen)

    def meaning(self, chosen: Mapping[str, str]) -> tuple[dict[str, object], list[str], int]:
        return seating.keys_of(chosen)

    def places(self, option: int, about: str, view: View) -> tuple[str, ...]:
        return explain.places(self.words, option, view)

    def neighbour(self, place: str, direction: str) -> str:
        number = LOCATIONS.index(place) + _STEPS[direction]
        return LOCATIONS[max(0, min(number, len(LOCATIONS) - 1))]

    def home(self, view: View) -> str:
        return str(view["location"] or LOCATIONS[0])
