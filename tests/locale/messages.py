"""Reading the message files as syntax trees, to compare what the languages have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

import cellmates.locale

FOLDER = Path(cellmates.locale.__file__).parent


@cache
def parse(lang: str, file: str) -> ast.Resource:
    """The syntax tree of one file of one language."""
    text = (FOLDER / lang / file).read_text(encoding="utf-8")
    return FluentParser().parse(text)


def files(lang: str) -> list[str]:
    """The names of the message files of a language, those for learners too."""
    folder = FOLDER / lang
    found = [*folder.glob("*.ftl"), *folder.glob("learn/*.ftl")]
    return sorted(path.relative_to(folder).as_posix() for path in found)


class _Mentions(visitor.Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@dataclass(frozen=True)
class Spoken:
    """A message's value or one of its attributes, and the arguments that it mentions."""

    id: str
    arguments: frozenset[str]


def spoken(lang: str, file: str) -> Iterator[Spoken]:
    """Everything that can be said out of one file, arguments of quoted messages included."""
    entries = {
        entry.id.name: entry for entry in parse(lang, file).body if isinstance(entry, ast.Message)
    }

    def arguments(pattern: ast.Pattern) -> frozenset[str]:
        mentions = _Mentions()
        mentions.visit(pattern)
        found = frozenset(mentions.arguments)
        for name in mentions.messages:
            quoted = entries[name].value
            assert quoted is not None
            found |= arguments(quoted)
        return found

    for name, entry in entries.items():
        if entry.value is not None:
            yield Spoken(name, arguments(entry.value))
        for attribute in entry.attributes:
            yield Spoken(f"{name}.{attribute.id.name}", arguments(attribute.value))
