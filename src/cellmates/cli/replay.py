"""`cellmates replay`: a recorded game move by move, as one seat saw it or with everything open."""

import json
import os
import shutil
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser, whole_number
from cellmates.cli.records import open_record
from cellmates.kernel.event import Event
from cellmates.kernel.game import Game
from cellmates.kernel.record import Record, RecordError, stages
from cellmates.kernel.table import Table
from cellmates.locale import Texts
from cellmates.terminal.face import GameFace, View, face_of
from cellmates.terminal.spans import Line, Span, ansi, plain, spread

ALL = "all"
SPECTATOR = "spectator"


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    parser.add_argument("record", type=Path, metavar="RECORD", help=texts("argument-record"))
    parser.add_argument(
        "--until", type=whole_number(texts, "--until", 0), metavar="N", help=texts("flag-at")
    )
    parser.add_argument("--as", dest="seat", metavar="SEAT", help=texts("flag-as"))
    parser.add_argument("--json", action="store_true", help=texts("flag-json"))


def run(args: Namespace) -> int:
    """Print the game from its first choice to the last, or to the one asked for."""
    texts: Texts = args.texts
    record, game = open_record(args.record, texts)
    told = Telling(game, record, str(args.record), texts)
    told.choose_eyes(args.seat)
    until = len(record.choices) if args.until is None else args.until
    if args.json:
        print(json.dumps(told.data(until), ensure_ascii=False, indent=2))
    else:
        for line in told.lines(until):
            _write(line)
    if told.last.digest() != record.digest:
        problem = texts("error-record-digest", file=str(args.record))
        print(f"{texts('error')}: {problem}", file=sys.stderr)
        return 1
    return 0


class Telling:
    """A record and the eyes through which it is told."""

    def __init__(self, game: Game, record: Record, source: str, texts: Texts) -> None:
        self.game = game
        self.record = record
        self.source = source
        self.texts = texts
        self.told: list[Event] = []
        self.open = False
        self.seat: int | None = None
        try:
            *_, match = stages(record, game, source)
            self.last = match.table
        except RecordError as error:
            problem = str(error).removeprefix(f"{source}: ")
            raise UsageError(texts("error-not-readable", file=source, problem=problem)) from None
        config = game.config(record.config)
        self.face: GameFace[Any] = face_of(game.name, texts).playing(config)
        seats = game.config_keys(config)["seats"]
        assert isinstance(seats, int)
        self.seats = seats

    def choose_eyes(self, wanted: str | None) -> None:
        """Through whose eyes: a seat's, a spectator's, or everybody's once the game is over."""
        if wanted is None:
            self.open = self.last.over
        elif wanted == ALL:
            if not self.last.over:
                raise UsageError(self.texts("error-record-unfinished", file=self.source))
            self.open = True
        elif wanted != SPECTATOR:
            self.seat = seat_called(self.game, self.last, self.seats, wanted, self.texts)

    def lines(self, until: int) -> Iterator[Line]:
        """Everything that there is to print."""
        texts, total = self.texts, len(self.record.choices)
        yield [Span(texts("replay-title", file=self.source), "title")]
        yield [Span(self._eyes(), "quiet")]
        yield []
        number, about, before = 0, "", None
        matches = stages(self.record, self.game, self.source)
        for number, match in enumerate(islice(matches, until + 1)):
            table = match.table
            if before is not None:
                yield from self._choice(table, number, about, before)
            about, before = self._about(table, number), table.view(self.seat)
        yield []
        here = texts("replay-position", number=number, total=total)
        yield [Span(texts("replay-end") if number == total else here, "quiet")]
        yield []
        yield from self._position(table)

    def data(self, until: int) -> dict[str, object]:
        """The same for programs: each choice that these eyes saw, and the events it led to."""
        choices: list[dict[str, object]] = []
        for number, match in enumerate(
            islice(stages(self.record, self.game, self.source), until + 1)
        ):
            table = match.table
            if number == 0:
                continue
            seat, text = self.record.choices[number - 1]
            seen = self.open or seat == self.seat
            news, view = self._news(table), table.view(self.seat)
            choices.append(
                {
                    "number": number,
                    "seat": seat if seen else None,
                    "option": text if seen else None,
                    "events": [
                        {
                            "kind": event.kind,
                            "data": event.data,
                            "said": self.face.sentence(event, view),
                        }
                        for event in news
                    ],
                }
            )
        eyes = ALL if self.open else SPECTATOR if self.seat is None else self.seat
        return {
            "game": self.record.game,
            "config": self.record.config,
            "eyes": eyes,
            "total": len(self.record.choices),
            "choices": choices,
            "view": table.open_view() if self.open else table.view(self.seat),
        }

    def _news(self, table: Table) -> Sequence[Event]:
        return table.news if self.open else table.news_for(self.seat)

    def _eyes(self) -> str:
        if self.open:
            return self.texts("replay-open")
        if self.seat is None:
            return self.texts("replay-spectator")
        who = self.face.seat(self.seat, self.last.view(self.seat))
        return self.texts("replay-from-seat", who=who)

    def _about(self, table: Table, number: int) -> str:
        """What the next choice is an answer to; nothing if nobody asked for it."""
        seat = self.record.choices[number][0] if number < len(self.record.choices) else None
        return table.decision(seat).about if seat in table.waiting else ""

    def _choice(self, table: Table, number: int, about: str, before: View) -> Iterator[Line]:
        """A choice, if these eyes saw it being made, and what they saw of its consequences;
        `before` is what they saw when it was made, for it says where a step leads from there."""
        view = table.view(self.seat)
        seat, text = self.record.choices[number - 1]
        news = self._news(table)
        self.told += news
        start = f"{number:4}  "
        if self.open or seat == self.seat:
            option = self.face.option(table.catalogue().parse(text), about, before)
            if self.seats > 1:
                who = self.face.seat(seat, view)
                option = self.texts("replay-choice", who=who, option=option)
            yield [Span(start, "quiet"), Span(option, "strong")]
            start = " " * len(start)
        for before_it, event in zip([None, *news], news, strict=False):
            if not self.face.repeats(event, before_it):
                yield [Span(start, "quiet"), *self._event(event, view)]
                start = " " * len(start)

    def _event(self, event: Event, view: View) -> Line:
        return [Span(self.face.sentence(event, view), self.face.tone(event))]

    def _position(self, table: Table) -> Iterator[Line]:
        """The table at the end, drawn for a terminal or told line by line."""
        view = table.open_view() if self.open else table.view(self.seat)
        columns, rows = shutil.get_terminal_size()
        if sys.stdout.isatty():
            yield spread(*self.face.headline(view), columns)
            yield from self.face.board(view, columns, max(rows - 1, 20))
        else:
            yield from self.face.text_board(view)
        if table.over:
            yield []
            yield from self.face.ending(view, self.told)


def seat_called(game: Game, table: Table, seats: int, name: str, texts: Texts) -> int:
    """The seat that somebody means by its number or by what it plays."""
    if name.isdecimal() and int(name) < seats:
        return int(name)
    try:
        return game.seat_of(table, name.lower())
    except ValueError:
        raise UsageError(texts("error-unknown-seat", seat=name)) from None


def _write(line: Line) -> None:
    """Coloured on a terminal, plain anywhere else."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        print(plain(line).rstrip())
    else:
        print(ansi(line, colour=not os.environ.get("NO_COLOR")))
