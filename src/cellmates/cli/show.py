"""`cellmates show`: what lies in the box of a game, and what the rules say of it."""

import json
from argparse import Namespace
from collections.abc import Sequence

from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser
from cellmates.cli.settings import add_game
from cellmates.cli.suggestions import unknown
from cellmates.games import GAMES
from cellmates.locale import Texts
from cellmates.terminal.columns import paragraph, table, width
from cellmates.terminal.reference import Subject, Topic, topics

_INDENT = "    "


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    games = [game for game in GAMES if topics(game)]
    add_game(parser, games)
    known = ", ".join(dict.fromkeys(topic for game in games for topic in topics(game)))
    parser.add_argument("topic", metavar="TOPIC", help=texts("argument-topic", known=known))
    parser.add_argument("name", nargs="*", metavar="NAME", help=texts("argument-name"))
    parser.add_argument("--json", action="store_true", help=texts("flag-json"))


def run(args: Namespace) -> int:
    """Print a topic, or those of its things that bear the name."""
    texts: Texts = args.texts
    listed = topics(args.game)
    if args.topic not in listed:
        known = ", ".join(listed)
        wrong = texts("error-unknown-value", key="TOPIC", value=args.topic, known=known)
        raise UsageError(unknown(wrong, args.topic, listed, texts))
    topic = listed[args.topic]
    entries = topic.entries(texts)
    name = " ".join(args.name)
    if name:
        entries = _named(name, entries)
        if not entries:
            known = ", ".join(topic.slugs())
            wrong = texts("error-unknown-name", topic=args.topic, text=name, known=known)
            raise UsageError(unknown(wrong, name, topic.slugs(), texts))
    if args.json:
        print(json.dumps([_plain(entry) for entry in entries], ensure_ascii=False, indent=2))
    elif name:
        print("\n\n".join("\n".join(_described(entry)) for entry in entries))
    else:
        print("\n".join(_listed(args.topic, topic, entries, texts)))
    return 0


def _named(name: str, entries: Sequence[Subject]) -> list[Subject]:
    """The entries of that slug or name, else those whose slug or name begins so."""
    wanted = name.casefold()
    exact = [entry for entry in entries if wanted in _names(entry)]
    return exact or [
        entry for entry in entries if any(known.startswith(wanted) for known in _names(entry))
    ]


def _names(entry: Subject) -> tuple[str, str]:
    return entry.slug.casefold(), entry.name.casefold()


def _plain(entry: Subject) -> dict[str, object]:
    return {"slug": entry.slug, "name": entry.name, "what": entry.what, **entry.data}


def _described(entry: Subject) -> list[str]:
    """One thing with everything that is known of it."""
    title = entry.name if entry.name == entry.slug else f"{entry.name} ({entry.slug})"
    lines = [title, *paragraph(entry.what, width(), _INDENT), ""]
    wide = max(len(label) for label, _ in entry.details)
    for label, text in entry.details:
        start = f"{_INDENT}{label.ljust(wide)}  "
        first, *rest = paragraph(text, width(), " " * len(start)) or [start]
        lines += [start + first.strip(), *rest]
    return lines


def _listed(name: str, topic: Topic, entries: Sequence[Subject], texts: Texts) -> list[str]:
    """All things of a topic; what several in a row have in common is said once, below them."""
    named = any(entry.name != entry.slug for entry in entries)
    headers = [texts("fact-slug"), *([texts("fact-name")] if named else [])]
    headers += [texts(column) for column in topic.columns]
    rows = [[entry.slug, *([entry.name] if named else []), *entry.facts] for entry in entries]
    header, *lines = table(headers, rows)
    total = str(len(entries)) if topic.total is None else topic.total(texts)
    shown = [f"{texts(f'topic-{name}')} ({total})", "", header]
    for number, (entry, line) in enumerate(zip(entries, lines, strict=True), start=1):
        shown.append(line)
        if number == len(entries) or entries[number].what != entry.what:
            shown += paragraph(entry.what, width(), _INDENT)
            shown += paragraph(entry.aside, width(), _INDENT)
    return shown
