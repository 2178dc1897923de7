"""argparse in the language of the person who types: its own messages, said with our texts.

argparse passes every message through gettext (`_` and `ngettext`, names of its module). While one
of our parsers works, these names are ours. A message is known by its msgid, so no English text is
taken apart; a test holds the msgids against those of the Python that runs.
"""

import argparse
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from cellmates.locale import Texts

ARGUMENT = "argument %(argument_name)s: %(message)s"
INVALID_CHOICE = "invalid choice: %(value)r (choose from %(choices)s)"
INVALID_VALUE = "invalid %(type)s value: %(value)r"
NO_VALUE_WANTED = "ignored explicit argument %r"
NOT_WITH = "not allowed with argument %s"
VALUE_WANTED = ("expected one argument", "expected at least one argument", "expected %s argument")

HEADINGS = {
    "usage: ": "usage",
    "positional arguments": "usage-arguments",
    "options": "usage-options",
    "show this help message and exit": "flag-help",
}
"""msgids without arguments, and our texts for them."""

COMPLAINTS = {
    "the following arguments are required: %s": ("error-missing-arguments", "known"),
    "one of the arguments %s is required": ("error-one-of-arguments", "known"),
    "unrecognized arguments: %s": ("error-unknown-arguments", "text"),
}
"""msgids about the whole command line, our texts for them, and what these call the argument."""

PROBLEMS = (INVALID_CHOICE, INVALID_VALUE, NO_VALUE_WANTED, NOT_WITH, *VALUE_WANTED)
"""msgids about one argument, which argparse names only afterwards, with `ARGUMENT`."""

COMMAND = "COMMAND"
"""What the first argument is called, which is a command."""


class _Problem(str):
    """A msgid about one argument; it keeps what is put in until the argument is known."""

    values: Any = None

    def __mod__(self, values: Any) -> "_Problem":
        problem = _Problem(self)
        problem.values = values
        return problem


class _AboutArgument(str):
    """`ARGUMENT`: here an argument and what is wrong with it come together."""

    texts: Texts

    def __mod__(self, values: Mapping[str, str]) -> str:
        return _sentence(self.texts, values["argument_name"], values["message"])


@contextmanager
def speaking(texts: Texts) -> Iterator[None]:
    """Let argparse speak through these texts."""

    def gettext(msgid: str) -> str:
        if msgid == ARGUMENT:
            about = _AboutArgument(msgid)
            about.texts = texts
            return about
        if msgid in PROBLEMS:
            return _Problem(msgid)
        if msgid in COMPLAINTS:
            id, name = COMPLAINTS[msgid]
            return texts(id, **{name: "%s"})
        if msgid == "usage: ":
            return f"{texts(HEADINGS[msgid])}: "
        return texts(HEADINGS[msgid]) if msgid in HEADINGS else msgid

    def ngettext(singular: str, plural: str, number: int) -> str:
        known = singular in PROBLEMS
        return gettext(singular) if known or number == 1 else gettext(plural)

    before = {name: getattr(argparse, name) for name in ("_", "ngettext")}
    try:
        setattr(argparse, "_", gettext)  # noqa: B010 (no public name)
        setattr(argparse, "ngettext", ngettext)  # noqa: B010
        yield
    finally:
        for name, function in before.items():
            setattr(argparse, name, function)


def _sentence(texts: Texts, key: str, message: str) -> str:
    """What is wrong with an argument."""
    if not isinstance(message, _Problem):  # one of our own converters says it
        return message if key in message else texts("error-argument", key=key, problem=message)
    msgid, values = str(message), message.values
    if msgid == INVALID_CHOICE:
        value, known = str(values["value"]), values["choices"].replace("'", "")
        if key == COMMAND:
            return texts("error-unknown-command", text=value, known=known)
        return texts("error-unknown-value", key=key, value=value, known=known)
    if msgid == INVALID_VALUE:
        id = "error-bad-number" if values["type"] == "int" else "error-not-a-number"
        return texts(id, text=str(values["value"]))
    if msgid == NOT_WITH:
        return texts("error-not-with", key=key, other=str(values))
    return texts("error-no-value" if msgid == NO_VALUE_WANTED else "error-missing-value", key=key)
