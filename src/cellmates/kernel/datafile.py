"""Reading a data file table by table, so that every complaint names the file and the entry."""

import tomllib
from collections.abc import Container, Sequence
from importlib.resources.abc import Traversable


class Entry:
    """One table of a data file; every complaint names the file and the entry."""

    def __init__(self, file: str, name: str, data: object) -> None:
        self.file = file
        self.name = name
        if not isinstance(data, dict):
            raise self.wrong("is not a table")
        self.data: dict[str, object] = dict(data)

    def wrong(self, what: str) -> ValueError:
        """The complaint `what` about this entry, ready to be raised."""
        return ValueError(f"{self.file}: {self.name}: {what}")

    def take(self, key: str, default: object) -> object:
        """Whatever stands under `key`; what is taken counts as known."""
        return self.data.pop(key, default)

    def table(self, key: str) -> "Entry":
        """The table under `key`, an empty one if there is none."""
        return Entry(self.file, f"{self.name}.{key}", self.take(key, {}))

    def text(self, key: str, allowed: Container[str] | None = None, default: str = "") -> str:
        """A text under `key`, one of `allowed` if that is given."""
        value = self.take(key, default)
        if not isinstance(value, str) or (allowed is not None and value not in allowed):
            raise self.wrong(f"unknown {key} {value!r}")
        return value

    def texts(self, key: str, allowed: Container[str] | None = None) -> tuple[str, ...]:
        """A list of texts under `key`, each one of `allowed` if that is given."""
        values = self.take(key, [])
        if not isinstance(values, list):
            raise self.wrong(f"{key} is not a list")
        found: list[str] = []
        for value in values:
            if not isinstance(value, str) or (allowed is not None and value not in allowed):
                raise self.wrong(f"unknown {key} {value!r}")
            found.append(value)
        return tuple(found)

    def number(self, key: str, default: int = 0) -> int:
        """A number of things under `key`."""
        value = self.take(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.wrong(f"{key} is not a number: {value!r}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        """True or false under `key`."""
        value = self.take(key, default)
        if not isinstance(value, bool):
            raise self.wrong(f"{key} is neither true nor false: {value!r}")
        return value

    def amounts(self, key: str, things: Sequence[str]) -> list[int]:
        """How many of each of the `things` the table under `key` names."""
        table = self.table(key)
        found = [table.number(thing) for thing in things]
        table.close()
        return found

    def pairs(self, key: str, things: Container[str]) -> list[tuple[str, int]]:
        """A list under `key` of pairs: one of the `things` and how many of it."""
        values = self.take(key, [])
        if not isinstance(values, list):
            raise self.wrong(f"{key} is not a list")
        found: list[tuple[str, int]] = []
        for value in values:
            if not isinstance(value, list) or len(value) != 2:
                raise self.wrong(f"{key} has no thing and number: {value!r}")
            pair = Entry(self.file, self.name, {key: value[0], "number": value[1]})
            found.append((pair.text(key, things), pair.number("number")))
        return found

    def close(self) -> None:
        """Refuse what nobody asked for: a misspelt key would otherwise do nothing."""
        for key in self.data:
            raise self.wrong(f"unknown key {key!r}")


def entries(folder: Traversable, file: str) -> list[Entry]:
    """Every top-level table of a data file."""
    try:
        text = folder.joinpath(file).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{file}: {error}") from error
    return entries_of(text, file)


def entries_of(text: str, file: str) -> list[Entry]:
    """Every top-level table of the text of a data file."""
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise ValueError(f"{file}: too deep") from None
    except ValueError as error:  # no TOML, or a number with thousands of digits
        raise ValueError(f"{file}: {error}") from error
    return [Entry(file, name, table) for name, table in data.items()]
