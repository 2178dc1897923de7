"""Reading a command line in the language of the person who typed it."""

import argparse
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from cellmates.locale import Texts


class Parser(argparse.ArgumentParser):
    """An argument parser with `texts` for its help; exit status 2 for wrong usage."""

    def __init__(self, texts: Texts, **settings: Any) -> None:
        self.texts = texts
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        hint = self.texts("error-usage", command=self.prog)
        self.exit(2, f"{self.texts('error')}: {message}\n{hint}\n")


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
