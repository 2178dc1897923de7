"""`cellmates man`: the manual, out of the same parsers as `--help`, for `man` or as Markdown."""

import re
from argparse import SUPPRESS, Action, ArgumentParser, Namespace, _SubParsersAction
from typing import NamedTuple, Protocol

from cellmates import __version__
from cellmates.cli.argparse_texts import speaking
from cellmates.cli.main import COMMANDS, EXAMPLES, STATUSES, whole_parser
from cellmates.cli.parser import Parser
from cellmates.locale import Texts


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    parser.add_argument("--markdown", action="store_true", help=parser.texts("flag-markdown"))


def run(args: Namespace) -> int:
    """Print the manual."""
    texts: Texts = args.texts
    writer = Markdown() if args.markdown else Roff(texts)
    print(manual(writer, texts))
    return 0


class Writer(Protocol):
    """Writes the parts of a manual in some language for documents."""

    def title(self, name: str, tagline: str) -> str:
        """The beginning."""

    def section(self, heading: str) -> str:
        """A heading."""

    def command(self, heading: str) -> str:
        """A heading below that of a section."""

    def paragraph(self, text: str) -> str:
        """Prose."""

    def verbatim(self, text: str) -> str:
        """Lines that stay as they are."""

    def item(self, term: str, text: str) -> str:
        """Something and what it means."""


class Roff:
    """For `man`."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def title(self, name: str, tagline: str) -> str:
        """The beginning."""
        head = f'.TH {name.upper()} 1 "" "Cellmates {__version__}"'
        return f"{head}\n{self.section(self._texts('manual-name'))}\n{name} \\- {_roff(tagline)}"

    def section(self, heading: str) -> str:
        """A heading."""
        return f".SH {_roff(heading.upper())}"

    def command(self, heading: str) -> str:
        """A heading below that of a section."""
        return f".SS {_roff(heading)}"

    def paragraph(self, text: str) -> str:
        """Prose."""
        return f".PP\n{_roff(text)}"

    def verbatim(self, text: str) -> str:
        """Lines that stay as they are."""
        lines = "\n".join(_roff(line) for line in text.splitlines())
        return f".PP\n.nf\n{lines}\n.fi"

    def item(self, term: str, text: str) -> str:
        """Something and what it means."""
        return f".TP\n.B {_roff(term)}\n{_roff(text)}"


def _roff(text: str) -> str:
    """Text in which nothing is a command of roff."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", safe, flags=re.MULTILINE)


class Markdown:
    """For the documentation."""

    def title(self, name: str, tagline: str) -> str:
        """The beginning."""
        return f"# `{name}`\n\n{_escaped(tagline)}\n"

    def section(self, heading: str) -> str:
        """A heading."""
        return f"## {heading}\n"

    def command(self, heading: str) -> str:
        """A heading below that of a section."""
        return f"### `{heading}`\n"

    def paragraph(self, text: str) -> str:
        """Prose."""
        return f"{_escaped(text)}\n"

    def verbatim(self, text: str) -> str:
        """Lines that stay as they are."""
        return f"```\n{text}\n```\n"

    def item(self, term: str, text: str) -> str:
        """Something and what it means."""
        return f"- `{term}`: {_escaped(text)}"


def _escaped(text: str) -> str:
    """Text in which nothing marks anything."""
    return re.sub(r"([\\`*_<>\[\]])", r"\\\1", text)


class _Entry(NamedTuple):
    term: str
    text: str


def manual(writer: Writer, texts: Texts) -> str:
    """The whole manual."""
    with speaking(texts):
        parser, commands = whole_parser(COMMANDS, texts)
        lines = [writer.title("cellmates", texts("app-tagline"))]
        lines += [writer.section(texts("usage")), writer.verbatim(_usage(parser))]
        lines += [writer.item(*entry) for entry in _entries(parser)]
        lines.append(writer.paragraph(""))
        lines.append(writer.section(texts("usage-commands")))
        for command in commands.values():
            lines += _command(command, writer)
    lines.append(writer.section(texts("manual-status")))
    lines += [writer.item(str(status), texts(id)) for status, id in STATUSES.items()]
    lines.append(writer.paragraph(""))
    lines += [writer.section(texts("usage-examples")), writer.verbatim("\n".join(EXAMPLES))]
    return "\n".join(lines)


def _command(parser: ArgumentParser, writer: Writer) -> list[str]:
    """A command and the commands below it."""
    lines = [writer.command(parser.prog)]
    if parser.description:
        lines.append(writer.paragraph(parser.description))
    lines.append(writer.verbatim(_usage(parser)))
    lines += [writer.item(*entry) for entry in _entries(parser)]
    lines.append(writer.paragraph(""))
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for below in action.choices.values():
                lines += _command(below, writer)
    return lines


def _usage(parser: ArgumentParser) -> str:
    """How the command is typed, without the word that `--help` begins with."""
    formatter = parser._get_formatter()
    formatter.add_usage(parser.usage, parser._actions, parser._mutually_exclusive_groups, "")
    return formatter.format_help().strip()


def _entries(parser: ArgumentParser) -> list[_Entry]:
    formatter = parser._get_formatter()
    return [
        _Entry(formatter._format_action_invocation(action), formatter._expand_help(action))
        for action in parser._actions
        if _is_explained(action)
    ]


def _is_explained(action: Action) -> bool:
    return bool(action.help) and action.help != SUPPRESS
