"""`cellmates analyse`: how likely who was to win after every choice, and what each choice cost."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cellmates.advice import Sentence
from cellmates.analysis import Played, has_analyst, own_eyes, played
from cellmates.analysis.structure import Analysis, ComparedChoice, Insight
from cellmates.analysis.work import analyse_in_parts, keep, kept
from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser, whole_number
from cellmates.cli.progress import ProgressBar
from cellmates.cli.records import open_record
from cellmates.cli.replay import seat_called
from cellmates.data_folder import data_folder
from cellmates.kernel.ending import Finding
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.game import Game
from cellmates.kernel.record import Record, RecordError, stages
from cellmates.locale import Texts
from cellmates.terminal.face import GameFace, View, face_of
from cellmates.terminal.spans import Line, Span, ansi, plain

_BARS = "▁▂▃▄▅▆▇█"
_WIDTH = 60
_MOST_CHOICES = 3
"""How many of everybody's choices are told."""


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    cores = os.cpu_count() or 1
    parser.add_argument("record", type=Path, metavar="RECORD", help=texts("argument-record"))
    parser.add_argument("--as", dest="seat", metavar="SEAT", help=texts("flag-analyse-as"))
    parser.add_argument(
        "--jobs",
        type=whole_number(texts, "--jobs", 1, 1024),
        default=cores,
        metavar="N",
        help=texts("flag-with-default", text=texts("flag-jobs"), value=cores),
    )
    parser.add_argument("--json", action="store_true", help=texts("flag-json"))


def run(args: Namespace) -> int:
    """Analyse a finished game, or tell what one seat can know of a game in progress."""
    texts: Texts = args.texts
    source = str(args.record)
    record, game = open_record(args.record, texts)
    try:
        wanted = played(record)
    except RecordError as error:
        problem = str(error).removeprefix(f"{source}: ")
        raise UsageError(texts("error-not-readable", file=source, problem=problem)) from None
    if not has_analyst(game.name):
        raise UsageError(texts("error-no-analysis", game=game.name))
    told = AnalysisReport(game, record, texts)
    if args.seat is not None:
        return told.own_eyes(wanted, args.seat, args.json)
    if not told.table.over:
        raise UsageError(texts("error-record-unfinished", file=source))
    analysis = _analysed(wanted, args.jobs, texts)
    if args.json:
        print(json.dumps(analysis, ensure_ascii=False, indent=1))
        return 0
    for line in told.lines(analysis, source):
        _write(line)
    return 0


def _analysed(wanted: Played, jobs: int, texts: Texts) -> Analysis:
    folder = data_folder() / "analyses"
    found = kept(folder, wanted)
    if found is None:
        with ProgressBar(texts, "progress-analysing", len(wanted.choices) + 1) as progress:
            found = analyse_in_parts(wanted, jobs, progress.advance)
        keep(folder, wanted, found)
    return found


class AnalysisReport:
    """An analysis in words; every choice is said as it looked when it was made."""

    def __init__(self, game: Game, record: Record, texts: Texts) -> None:
        self.texts = texts
        self.game = game
        config = game.config(record.config)
        seats = game.config_keys(config)["seats"]
        assert isinstance(seats, int)
        self.seats = seats
        self.face: GameFace[Any] = face_of(game.name, texts).playing(config)
        self.views: list[View] = []  # before each choice, with nothing hidden
        self.own_views: list[View] = []  # and as the chooser saw it
        for number, match in enumerate(stages(record, game)):
            self.table = match.table
            self.views.append(match.table.open_view())
            if number < len(record.choices):
                self.own_views.append(match.table.view(record.choices[number][0]))

    def own_eyes(self, wanted: Played, name: str, as_json: bool) -> int:
        """What one seat can know now."""
        seat = seat_called(self.game, self.table, self.seats, name, self.texts)
        found = own_eyes(wanted, seat)
        if as_json:
            print(json.dumps(found, ensure_ascii=False, indent=1))
            return 0
        view = self.table.view(seat)
        for insight in found:
            print(self._insight(insight, view)[1])
        if not found:
            print(self.texts("analysis-nothing-open"))
        return 0

    def lines(self, analysis: Analysis, source: str) -> Iterator[Line]:
        """Everything that there is to print."""
        texts, view = self.texts, self.views[-1]
        yield [Span(texts("analysis-title", file=source), "title")]
        yield []
        yield from self._curves(analysis, view)
        yield from self._balance(analysis, view)
        yield from self._turning(analysis, view)
        yield from self._costs(analysis, view)
        yield from self._insights(analysis["insights"], view)

    def _curves(self, analysis: Analysis, view: View) -> Iterator[Line]:
        texts = self.texts
        yield [Span(texts("analysis-curve"), "title")]
        names = [self.face.side(side["name"], view) for side in analysis["sides"]]
        width = max(len(name) for name in names)
        for number, name in enumerate(names):
            if number == 1 and len(names) == 2:
                continue  # it is the other one turned over
            values = [row[number] for row in analysis["curve"]]
            first, last = (f"{round(each / 10)} %" for each in (values[0], values[-1]))
            bars = Span(_sparkline(values), "strong")
            yield [Span(f"  {name:<{width}}  "), bars, Span(f"  {first} → {last}")]
        yield [Span(" " * (width + 4)), Span(_scale(analysis), "quiet")]
        yield []

    def _balance(self, analysis: Analysis, view: View) -> Iterator[Line]:
        texts = self.texts
        for side, sums in list(zip(analysis["sides"], analysis["balance"], strict=True)):
            if sums is analysis["balance"][-1] and len(analysis["sides"]) == 2:
                continue
            told = texts(
                "analysis-balance",
                who=self.face.side(side["name"], view),
                start=round(sums["start"] / 10),
                deal=_signed(sums["deal"]),
                own=_signed(sums["own"]),
                others="none" if not sums["others"] else _signed(sums["others"]),
                luck=_signed(sums["luck"]),
                end=round(sums["end"] / 10),
            )
            yield [Span(told)]
        yield [Span(texts("analysis-balance-hint"), "quiet")]
        yield []

    def _turning(self, analysis: Analysis, view: View) -> Iterator[Line]:
        texts = self.texts
        if not analysis["turning"]:
            return
        yield [Span(texts("analysis-turning"), "title")]
        made = {choice["number"]: choice["made"] for choice in analysis["choices"]}
        for point in analysis["turning"]:
            style = "green" if point["change"] > 0 else "red"
            who = self.face.seat(point["seat"], view)
            before = self.views[point["number"] - 1]
            steps = (point["text"], *made.get(point["number"], ()))
            what = " → ".join([self.face.notation(text, point["about"], before) for text in steps])
            events = [Event(each["kind"], EVERYBODY, each["data"]) for each in point["luck"]]
            if events:
                sentences = [self.face.sentence(each, before).removesuffix(".") for each in events]
                what = f"{what}; {texts('analysis-then', what='; '.join(sentences))}"
            where = texts("analysis-where", round=point["round"], number=point["number"])
            side = self.face.side(analysis["sides"][point["side"]]["name"], view)
            change = Span(f"  {_signed(point['change']):>4}  ", style)
            yield [change, Span(f"{who}: {what}  "), Span(f"({where}; {side})", "quiet")]
        yield []

    def _costs(self, analysis: Analysis, view: View) -> Iterator[Line]:
        texts = self.texts
        yield [Span(texts("analysis-costs"), "title")]
        for person in analysis["people"]:
            who = self.face.seat(person["seat"], view)
            total = texts(
                "analysis-person",
                who=who,
                count=person["compared"],
                points=_signed(-person["cost"]),
            )
            yield [Span(f"  {total}", "strong")]
            own = [choice for choice in analysis["choices"] if choice["seat"] == person["seat"]]
            own.sort(key=lambda choice: (-choice["cost"], choice["number"]))
            for choice in own[:_MOST_CHOICES]:
                if choice["cost"]:
                    yield from self._choice(choice)
        yield []

    def _choice(self, choice: ComparedChoice) -> Iterator[Line]:
        about, number = choice["about"], choice["number"]
        view = self.own_views[number - 1]
        assert choice["better"] is not None
        made, better = [
            " → ".join([self.face.notation(text, about, view) for text in (first, *rest)])
            for first, rest in (
                (choice["text"], choice["made"]),
                (choice["better"], choice["line"]),
            )
        ]
        where = self.texts("analysis-where", round=choice["round"], number=number)
        told = self.texts("analysis-better", made=made, better=better)
        yield [
            Span(f"  {_signed(-choice['cost']):>6}  ", "red"),
            Span(told),
            Span(f"  ({where}, ± {round(choice['error'] / 10)})", "quiet"),
        ]
        reasons = [
            self.face.advice(Sentence(each["kind"], each["data"]), view) for each in choice["why"]
        ]
        if reasons:
            why = self.texts("analysis-why", reasons=" ".join(reasons))
            yield [Span(f"{'':10}{why}", "quiet")]

    def _insights(self, found: Sequence[Insight], view: View) -> Iterator[Line]:
        heads: dict[str, list[str]] = {}
        for insight in found:
            head, text = self._insight(insight, view)
            heads.setdefault(head, []).append(text)
        for head, sentences in heads.items():
            yield [Span(head, "title")]
            for sentence in sentences:
                yield [Span(f"  {sentence}")]
            yield []

    def _insight(self, insight: Insight, view: View) -> tuple[str, str]:
        finding: Finding = {"kind": insight["kind"], "data": insight["data"]}
        return self.face.finding(finding, view)


def _signed(permille: int) -> str:
    points = round(permille / 10)
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def _sparkline(values: Sequence[int]) -> str:
    """The values as a row of bars; each column is the mean of its part."""
    columns = min(_WIDTH, len(values))
    bars = ""
    for column in range(columns):
        first = column * len(values) // columns
        last = max(first + 1, (column + 1) * len(values) // columns)
        mean = sum(values[first:last]) / (last - first)
        bars += _BARS[min(len(_BARS) - 1, int(mean * len(_BARS) / 1000))]
    return bars


def _scale(analysis: Analysis) -> str:
    """Where each round begins, below the bars."""
    columns = min(_WIDTH, analysis["total"] + 1)
    marks = [" "] * (columns + 2)
    for number, start in enumerate(analysis["rounds"], start=1):
        place = start * columns // (analysis["total"] + 1)
        text = str(number)
        if all(mark == " " for mark in marks[max(0, place - 1) : place + len(text)]):
            marks[place : place + len(text)] = list(text)
    return "".join(marks).rstrip()


def _write(line: Line) -> None:
    """Coloured on a terminal, plain anywhere else."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        print(plain(line).rstrip())
    else:
        print(ansi(line, colour=not os.environ.get("NO_COLOR")))
