"""Events, options and questions as sentences, by the table `words.toml` of a game.

The file says at its top what its entries mean. The page reads the same one
(`web/src/words/wording.ts`), so that both say the same.
"""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from cellmates.advice import Sentence
from cellmates.kernel.ending import Ending, Finding
from cellmates.kernel.event import Event
from cellmates.locale import Texts, Value
from cellmates.terminal.spans import Line, Span

View = Mapping[str, Any]
Details = Mapping[str, Any]
"""What is to be told, by name: the details of an event, or the words of an option."""

Coded = Callable[[Sequence[Any], Any], Value]
"""A kind of argument that only the game's own code can put into words, from its own view."""

Wait = Mapping[str, Any]
"""How long an answer can stand: a line of `waits`."""

STYLES = {"plain": "", "good": "green strong"}
"""The style of a tone, where it is not called like the tone."""


class Argument(NamedTuple):
    """An argument of a message: its kind, and the details that it is made of."""

    name: str
    kind: str
    of: tuple[str, ...]


class Template(NamedTuple):
    """A line of the table: the id of a message, its arguments, and what else the line says."""

    message: str
    arguments: tuple[Argument, ...]
    more: Mapping[str, Any]


class Pattern(NamedTuple):
    """The template of all notations of one form."""

    notation: str
    form: re.Pattern[str]
    template: Template


class WordsTable:
    """The table of one game."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.messages: dict[str, str] = data["messages"]
        kinds = data["kinds"]
        self.named: dict[str, str] = kinds["named"]
        self.lists: dict[str, str] = kinds["lists"]
        self.printed = frozenset(kinds["printed"])
        self.coded = frozenset(kinds["coded"])
        self.arguments: dict[str, Any] = data["arguments"]
        self.events = self._templates("event", data["events"])
        self.questions = self._templates("question", data["questions"])
        self.findings = {
            **self._templates("finding", data["findings"]),
            **self._templates("insight", data["insights"]),
        }
        self.options = self._patterns("option", data["options"])
        self.branches = self._patterns("branch", data["branches"])
        self.advice = self._templates("advice", data["advice"])
        self.obstacles = self._templates("obstacle", data["obstacles"])
        self.waits: dict[str, Wait] = data.get("waits", {})

    def option(self, notation: str) -> tuple[Template, Details]:
        """The template of an option, and the details that its notation holds."""
        return _fitting(self.options, notation)

    def branch(self, notation: str) -> tuple[Template, Details]:
        """The template of the beginning of options, and the details that it holds."""
        return _fitting(self.branches, notation)

    def _templates(self, group: str, data: Mapping[str, Any]) -> dict[str, Template]:
        return {
            kind: self._template(self.messages[group] + kind, line["told"], line)
            for kind, line in data.items()
        }

    def _patterns(self, group: str, data: Mapping[str, Any]) -> tuple[Pattern, ...]:
        found = []
        for notation, line in data.items():
            form = re.compile(re.sub(r"<(\w+)>", r"(?P<\1>\\S+)", re.escape(notation)))
            message = self.messages[group] + notation.split()[0]
            told = line.get("told", list(form.groupindex))
            found.append(Pattern(notation, form, self._template(message, told, line)))
        return tuple(found)

    def _template(self, message: str, told: Sequence[str], line: Mapping[str, Any]) -> Template:
        specs = {**self.arguments, **line.get("arguments", {})}
        arguments = tuple(_argument(name, specs[name]) for name in told)
        more = {k: v for k, v in line.items() if k not in ("message", "told", "arguments")}
        return Template(line.get("message", message), arguments, more)


def _argument(name: str, spec: Any) -> Argument:
    if isinstance(spec, str):
        return Argument(name, spec, (name,))
    return Argument(name, spec["kind"], tuple(spec["of"]))


def _fitting(patterns: Sequence[Pattern], notation: str) -> tuple[Template, Details]:
    for pattern in patterns:
        if found := pattern.form.fullmatch(notation):
            return pattern.template, found.groupdict()
    raise KeyError(notation)


@cache
def table_of(game: str) -> WordsTable:
    """The table of a game, read once."""
    text = files(f"cellmates.{game}").joinpath("words.toml").read_text("utf-8")
    return WordsTable(tomllib.loads(text))


class Wording:
    """The table of a game in one language, with the game's own kinds of arguments."""

    def __init__(self, game: str, texts: Texts, coded: Mapping[str, Coded]) -> None:
        self.table = table_of(game)
        self.texts = texts
        self.coded = coded

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one phrase."""
        if len(names) < 2:
            return names[0] if names else self.texts("nobody")
        return self.texts("list-and", first=", ".join(names[:-1]), last=names[-1])

    def event(self, event: Event, view: View) -> str:
        """An event as a sentence; what was said, with who said it."""
        template = self.table.events[event.kind]
        words = self.said(template, event.data, view)
        if template.more.get("tone") != "talk" or "speech" not in self.table.messages:
            return words
        speaker = self.value(_argument("seat", self.table.arguments["seat"]), event.data, view)
        return self.texts(self.table.messages["speech"], who=speaker, words=words)

    def style(self, event: Event) -> str:
        """The style of that sentence."""
        tone = str(self.table.events[event.kind].more.get("tone", "plain"))
        return STYLES.get(tone, tone)

    def finding(self, found: Finding, view: View) -> str:
        """Something that was found after the end, at once or by an analysis, as a sentence."""
        return self.said(self.table.findings[found["kind"]], found["data"], view)

    def head(self, found: Finding) -> str:
        """What stands above that sentence."""
        return self.texts(f"found-head-{self.table.findings[found['kind']].more['head']}")

    def found(self, ending: Ending | None, view: View) -> list[Line]:
        """What a game came to, a line for each finding."""
        if ending is None:
            return []
        lines: list[Line] = []
        if ending["headline"] is not None:
            lines.append([Span(self.finding(ending["headline"], view), "strong")])
        for each in ending["findings"]:
            told = Span(f"{self.head(each)}: ", "quiet")
            lines.append([told, Span(self.finding(each, view))])
        return [*lines, []] if lines else []

    def question(self, kind: str, details: Details, view: View) -> str:
        """A question, without what the game says before it."""
        return self.said(self.table.questions[kind], details, view)

    def advice(self, sentence: Sentence, view: View) -> str:
        """What the coach says, as a sentence."""
        return self.said(self.table.advice[sentence.kind], sentence.data, view)

    def obstacle(self, why: str) -> str:
        """Why something is not offered, as the end of a sentence."""
        return self.texts(self.table.obstacles[why].message)

    def option(
        self,
        notation: str,
        about: str,
        view: View,
        attribute: str = "",
        more: Details | None = None,
    ) -> str:
        """An option of a question about somebody as a phrase, or an attribute of its message.

        `more` is what the game knows of it besides what its notation says.
        """
        template, details = self.table.option(notation)
        return self.said(template, {"who": about, **(more or {}), **details}, view, attribute)

    def branch(
        self, words: Sequence[str], about: str, view: View, more: Details | None = None
    ) -> str:
        """Several options that begin with these words as a phrase."""
        template, details = self.table.branch(" ".join(words))
        return self.said(template, {"who": about, **(more or {}), **details}, view)

    def rest(
        self,
        notation: str,
        path: Sequence[str],
        about: str,
        view: View,
        more: Details | None = None,
    ) -> str:
        """What is still open of an option whose beginning was chosen."""
        template, details = self.table.option(notation)
        told = {"who": about, **(more or {}), **details}
        if "rest_message" in template.more:
            return self.said(template._replace(message=template.more["rest_message"]), told, view)
        if "rest" in template.more and len(notation.split()) == len(path) + 1:
            argument = next(
                each for each in template.arguments if each.name == template.more["rest"]
            )
            return str(self.value(argument, told, view))
        return self.option(notation, about, view, more=more)

    def said(self, template: Template, details: Details, view: View, attribute: str = "") -> str:
        """The message of a template, told with these details."""
        told = {each.name: self.value(each, details, view) for each in template.arguments}
        return self.texts(template.message + attribute, **told)

    def value(self, argument: Argument, details: Details, view: View) -> Value:
        """An argument as its message wants it."""
        values = [details.get(name) for name in argument.of]
        return self._worded(argument.kind, values, view)

    def _worded(self, kind: str, values: Sequence[Any], view: View) -> Value:
        table = self.table
        if kind in table.lists:
            several = [each for value in values for each in _several(value)]
            names = [str(self._worded(table.lists[kind], [each], view)) for each in several]
            return self.listed(names) if names else None
        if values[0] is None:
            return None
        if kind in table.named:
            id = table.named[kind].replace("{}", str(values[0]))
            return self.texts(id, count=values[1]) if len(values) > 1 else self.texts(id)
        if kind in table.printed:
            assert isinstance(values[0], str | int)
            return values[0]
        return self.coded[kind](values, view)


def _several(value: Any) -> Sequence[Any]:
    if value is None:
        return ()
    return value if isinstance(value, list | tuple) else (value,)
