"""Room 25 in a terminal: its words, its complex, its sheets."""

from collections.abc import Mapping, Sequence
from typing import Any

from cellmates.advice import Sentence
from cellmates.kernel.ending import Ending, Finding
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.locale import Texts
from cellmates.room25.board import CELL_NUMBERS, CELLS, LINE_CELLS, LINES, NEIGHBOUR, SLIDES
from cellmates.room25.config import Config
from cellmates.room25.options import OPTIONS
from cellmates.room25.views import View
from cellmates.terminal.face import GameFace
from cellmates.terminal.menu import MenuField
from cellmates.terminal.room25 import board, explain, seating, sheets
from cellmates.terminal.room25.words import Words
from cellmates.terminal.spans import Line

_KEYS = {"up": 0, "right": 1, "down": 2, "left": 3}


class Face(GameFace[View]):
    """Room 25 as a terminal shows it."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts)
        self.words = Words(texts)

    def seat(self, seat: int, view: View) -> str:
        return self.words.seat(seat, view)

    def sentence(self, event: Event, view: View) -> str:
        return self.words.sentence(event, view)

    def tone(self, event: Event) -> str:
        return self.words.wording.style(event)

    def question(self, decision: Decision, view: View) -> str:
        return self.words.question(decision, view)

    def option(self, option: int, about: str, view: View) -> str:
        return self.words.option(option, about, view)

    def why(self, option: int, about: str, view: View) -> list[str]:
        told = [self.words.why(option, about, view)]
        cells = self.places(option, about, view)
        if len(cells) < 3:  # a whole line would be a lecture
            told += [line for cell in cells for line in explain.about_cell(self.words, cell, view)]
        return told

    def advice(self, sentence: Sentence, view: View) -> str:
        return self.words.wording.advice(sentence, view)

    def finding(self, found: Finding, view: View) -> tuple[str, str]:
        return self.words.wording.head(found), self.words.wording.finding(found, view)

    def side(self, name: str | int, view: View) -> str:
        if name == "everybody":
            return super().side(name, view)
        return self.words.winners([name], view)

    def notation(self, text: str, about: str, view: View) -> str:
        return self.words.notation(text, about, view)

    def obstacle(self, why: str) -> str:
        return self.words.wording.obstacle(why)

    def branch(self, words: tuple[str, ...], about: str, view: View) -> str:
        return self.words.branch(words, about, view)

    def rest(self, option: int, path: tuple[str, ...], about: str, view: View) -> str:
        return self.words.rest(option, path, about, view)

    def worth_saying(self, confided: Sequence[Event], phrases: Sequence[int]) -> tuple[int, ...]:
        seen = _seen(confided)
        notations = ((phrase, OPTIONS.text(phrase).split()) for phrase in phrases)
        return tuple(
            phrase for phrase, words in notations if words[0] == "claim" and words[1] in seen
        )

    def explain(self, thing: str, view: View) -> list[str]:
        return explain.explain(self.words, thing, view)

    def welcome(self, view: View) -> list[Line]:
        return sheets.goal(self.words, view)

    def help(self, view: View) -> list[Line]:
        return sheets.legend(self.words, view)

    def keeps(self, event: Event, view: View) -> bool:
        return event.kind != "saw" or view["memory_aid"] != "none" or view["over"]  # R25-21.2

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
        return sheets.ending(self.words, view, found)

    def first_game(self) -> dict[str, object]:
        return dict(seating.FIRST_GAME)

    def settled(self, keys: Mapping[str, object]) -> dict[str, object]:
        return {"ui_memory_aid": "board", **seating.with_level(keys)}

    def seat_people(
        self, keys: Mapping[str, object], you: Sequence[str], people: int, luck: bytes
    ) -> dict[str, object]:
        if not you:
            return dict(keys)
        return {**keys, "characters": seating.seated(Config.from_dict(keys), you, people, luck)}

    def fields(self, chosen: Mapping[str, str]) -> list[MenuField]:
        return seating.fields(self.words, chosen)

    def meaning(self, chosen: Mapping[str, str]) -> tuple[dict[str, object], list[str], int]:
        return seating.keys_of(chosen)

    def places(self, option: int, about: str, view: View) -> tuple[str, ...]:
        return self.words.cells(OPTIONS.text(option), about, view)

    def neighbour(self, place: str, direction: str) -> str:
        beyond = NEIGHBOUR[CELL_NUMBERS[place] * 4 + _KEYS[direction]]
        return CELLS[beyond] if beyond >= 0 else place

    def home(self, view: View) -> str:
        for sheet in view["characters"].values():
            if sheets.is_mine(view, sheet) and sheet["at"]:
                return str(sheet["at"])
        return "c3"


def _seen(news: Sequence[Event]) -> set[str]:
    """Where the tiles lie now that somebody was shown: the complex may have moved since."""
    seen: set[str] = set()
    for event in news:
        told: dict[str, Any] = event.data
        if event.kind == "saw":
            seen.add(told["cell"])
        elif event.kind == "slid":
            line = [CELLS[number] for number in LINE_CELLS[LINES.index(told["line"])]]
            if SLIDES.index(f"{told['line']} {told['dir']}") & 1:
                line.reverse()
            goes = dict(zip(line, [*line[1:], line[0]], strict=True))
            seen = {goes.get(cell, cell) for cell in seen}
        elif event.kind == "swapped":
            goes = {told["cell"]: told["other"], told["other"]: told["cell"]}
            seen = {goes.get(cell, cell) for cell in seen}
    return seen
