"""Reading a data file section by section: all its mistakes are found, with file and line."""

import re
import tomllib
from collections.abc import Callable, Collection, Sequence
from importlib.resources.abc import Traversable
from typing import Final

from cellmates.kernel.errors import ConfigError

LONGEST_SHOWN: Final = 60
"""Of a wrong value, which may be a whole file."""


class Problem:
    """A mistake in a data file: where it is, in English what is wrong, and what a message of
    another language needs to say the same: the message's kind and its arguments."""

    def __init__(
        self,
        file: str,
        line: int,
        section: str,
        what: str,
        kind: str,
        details: dict[str, str | int],
    ) -> None:
        self.file = file
        self.line = line  # 0 if it is about the whole file
        self.section = section
        self.what = what
        self.kind = kind
        self.details = details

    def __str__(self) -> str:
        where = f"{self.file}: {self.section}" if self.section else self.file
        return f"{where}: {self.what}"

    def said(self, say: Callable[..., str]) -> str:
        """The problem in the language of `say`, which knows messages by their id."""
        where = self.file
        if self.line:
            where = say("problem-place", file=self.file, line=self.line)
        if self.section:
            where += f": {self.section}"
        return f"{where}: {say(f'problem-{self.kind}', **self.details)}"


class DataError(ValueError):
    """A data file that cannot be used; `problems` are all mistakes in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)

    def said(self, say: Callable[..., str]) -> str:
        """All problems in the language of `say`, one a line."""
        return "\n".join(problem.said(say) for problem in self.problems)


def said(error: Exception, say: Callable[..., str]) -> str:
    """All mistakes of the files that led to an error, one a line; or what is wrong with a
    configuration; else the error's own words."""
    # Compiled code does not note the cause of what it raises.
    data = error if isinstance(error, DataError) else error.__context__
    if not isinstance(data, DataError):
        return error.said(say) if isinstance(error, ConfigError) else str(error)
    lines = data.said(say)
    return f"\n{lines}" if len(data.problems) > 1 else lines


def refusal(file: str, kind: str, what: str, **details: str | int) -> DataError:
    """The one problem `what` with a whole file, ready to be raised."""
    return DataError([Problem(file, 0, "", what, kind, details)])


class Section:
    """One table of a data file, read key by key.

    With a list for `problems`, mistakes are added to it and reading goes on with a value that
    is possible; without one, the first mistake is raised.
    """

    def __init__(
        self,
        file: str,
        name: str,
        data: object,
        text: str = "",
        problems: list[Problem] | None = None,
    ) -> None:
        self.file = file
        self.name = name
        self.text = text  # of the whole file, to find lines in
        self.problems = problems
        self.asked: list[str] = []
        self.data: dict[str, object] = {}
        self.is_table = True
        if isinstance(data, dict):
            self.data.update(data)
        else:
            self.report("section", "is not a table")
            self.is_table = False

    def report(self, kind: str, what: str, key: str = "", **details: str | int) -> None:
        """A mistake in this section, perhaps about one key of it."""
        if not self.is_table:
            return  # that has been told; all its keys would be missing
        if key:
            details["key"] = key
        line = _line_of(self.text, self.name, key)
        problem = Problem(self.file, line, self.name, what, kind, details)
        if self.problems is None:
            raise DataError([problem])
        self.problems.append(problem)

    def wrong(self, what: str) -> ValueError:
        """The complaint `what` about this section, ready to be raised."""
        return ValueError(f"{self.file}: {self.name}: {what}")

    def take(self, key: str, default: object) -> object:
        """Whatever stands under `key`; what is taken counts as known."""
        self.asked.append(key)
        return self.data.pop(key, default)

    def section(self, key: str) -> "Section":
        """The table under `key`, an empty one if there is none."""
        data = self.take(key, {})
        return Section(self.file, f"{self.name}.{key}", data, self.text, self.problems)

    def word(self, key: str, allowed: Collection[str] | None = None, default: str = "") -> str:
        """A text under `key`, one of `allowed` if that is given."""
        return self._word(key, self.take(key, default), allowed)

    def words(self, key: str, allowed: Collection[str] | None = None) -> tuple[str, ...]:
        """A list of texts under `key`, each one of `allowed` if that is given."""
        return tuple(self._word(key, value, allowed) for value in self._list(key))

    def _word(self, key: str, value: object, allowed: Collection[str] | None) -> str:
        if isinstance(value, str) and (allowed is None or value in allowed):
            return value
        known = () if allowed is None else tuple(allowed)
        listed, shown = ", ".join(known), _shown(value)
        self.report("value", f"unknown {key} {value!r}", key, value=shown, known=listed)
        return known[0] if known else ""

    def _list(self, key: str) -> list[object]:
        values = self.take(key, [])
        if isinstance(values, list):
            return values
        self.report("list", f"{key} is not a list", key)
        return []

    def number(self, key: str, default: int = 0) -> int:
        """A number of things under `key`."""
        value = self.take(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            return value
        self.report("number", f"{key} is not a number: {value!r}", key, value=_shown(value))
        return default

    def flag(self, key: str, default: bool) -> bool:
        """True or false under `key`."""
        value = self.take(key, default)
        if isinstance(value, bool):
            return value
        what = f"{key} is neither true nor false: {value!r}"
        self.report("flag", what, key, value=_shown(value))
        return default

    def amounts(self, key: str, things: Sequence[str]) -> list[int]:
        """How many of each of the `things` the table under `key` names."""
        section = self.section(key)
        found = [section.number(thing) for thing in things]
        section.close()
        return found

    def pairs(self, key: str, things: Collection[str]) -> list[tuple[str, int]]:
        """A list under `key` of pairs: one of the `things` and how many of it."""
        found: list[tuple[str, int]] = []
        for value in self._list(key):
            if not isinstance(value, list) or len(value) != 2:
                what = f"{key} has no thing and number: {value!r}"
                self.report("pair", what, key, value=_shown(value))
                continue
            pair = {key: value[0], "number": value[1]}
            each = Section(self.file, self.name, pair, self.text, self.problems)
            found.append((each.word(key, things), each.number("number")))
        return found

    def close(self) -> None:
        """Refuse what nobody asked for: a misspelt key would otherwise do nothing."""
        known = ", ".join(dict.fromkeys(self.asked))
        for key in self.data:
            self.report("key", f"unknown key {key!r}", key, known=known)


def _shown(value: object) -> str:
    return str(value)[:LONGEST_SHOWN]


def _line_of(text: str, section: str, key: str) -> int:
    """The line that names the key below the heading of its section; else that of the heading.

    The reader of TOML does not tell lines. A section's own tables count as parts of it.
    """
    name = section.split(".")[0]
    heading = re.search(rf'^[ \t]*\[\s*"?{re.escape(name)}"?\s*\]', text, re.MULTILINE)
    if heading is None:
        return 0
    place = heading.start()
    if key:
        own = rf'\s*"?{re.escape(name)}"?\s*\.'
        end = re.compile(rf"^[ \t]*\[(?!{own})", re.MULTILINE).search(text, heading.end())
        stop = len(text) if end is None else end.start()
        word = re.compile(rf"(?<![\w-]){re.escape(key)}(?![\w-])")
        found = word.search(text, heading.end(), stop)
        place = place if found is None else found.start()
    return text.count("\n", 0, place) + 1


def sections(
    folder: Traversable, file: str, problems: list[Problem] | None = None
) -> list[Section]:
    """Every top-level table of a data file."""
    try:
        text = folder.joinpath(file).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise refusal(file, "encoding", str(error)) from error
    return sections_of(text, file, problems)


def sections_of(text: str, file: str, problems: list[Problem] | None = None) -> list[Section]:
    """Every top-level table of the text of a data file."""
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise refusal(file, "deep", "too deep") from None
    except ValueError as error:  # no TOML, or a number with thousands of digits
        raise refusal(file, "syntax", str(error), problem=str(error)) from error
    return [Section(file, name, each, text, problems) for name, each in data.items()]
