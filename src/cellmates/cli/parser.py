"""Reading a command line in the language of the person who typed it."""

import argparse
import re
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from cellmates.locale import Texts

# The few things that argparse itself complains of, and how we say them.
_COMPLAINTS = (
    (re.compile(r"the following arguments are required: (?P<known>.*)"), "error-missing-arguments"),
    (re.compile(r"unrecognized arguments: (?P<text>.*)"), "error-unknown-arguments"),
    (re.compile(r"argument (?P<key>.*): expected .*argument.*"), "error-missing-value"),
    (
        re.compile(
            r"argument COMMAND: invalid choice: '(?P<text>.*?)'.*\(choose from (?P<known>.*)\)"
        ),
        "error-unknown-command",
    ),
    (
        re.compile(
            r"argument (?P<key>.*): invalid choice: '(?P<value>.*?)'.*\(choose from (?P<known>.*)\)"
        ),
        "error-unknown-value",
    ),
    (re.compile(r"argument .*: invalid int value: '(?P<text>.*)'"), "error-bad-number"),
    (re.compile(r"argument (?P<key>[^:]*): (?P<problem>.*)"), "error-argument"),
)


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks through `texts`; exit status 2 for wrong usage."""

    def __init__(self, texts: Texts, **settings: Any) -> None:
        self.texts = texts
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self._positionals.title = texts("usage-arguments")
        self._optionals.title = texts("usage-options")
        self.add_argument("-h", "--help", action="help", help=texts("flag-help"))

    def format_usage(self) -> str:
        return self._spoken(super().format_usage())

    def format_help(self) -> str:
        return self._spoken(super().format_help())

    def _spoken(self, text: str) -> str:
        return text.replace("usage:", f"{self.texts('usage')}:", 1)

    def error(self, message: str) -> NoReturn:
        texts = self.texts
        self.print_usage(sys.stderr)
        hint = texts("error-usage", command=self.prog)
        self.exit(2, f"{texts('error')}: {self._complaint(message)}\n{hint}\n")

    def _complaint(self, message: str) -> str:
        for pattern, id in _COMPLAINTS:
            if found := pattern.fullmatch(message):
                named = {name: value.replace("'", "") for name, value in found.groupdict().items()}
                if id == "error-argument" and named["key"] in named["problem"]:
                    return named["problem"]
                return self.texts(id, **named)
        return message


def whole_number(
    texts: Texts, key: str, least: int, most: int | None = None
) -> Callable[[str], int]:
    """A converter for whole numbers in a range; what is wrong with others is said in words."""

    def convert(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(texts("error-bad-number", text=text)) from None
        if number < least:
            raise argparse.ArgumentTypeError(texts("error-too-small", key=key, least=least))
        if most is not None and number > most:
            raise argparse.ArgumentTypeError(
                texts("error-bad-range", key=key, least=least, most=most)
            )
        return number

    return convert
