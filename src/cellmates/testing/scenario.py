"""Scenarios: a position, a script, and what must follow."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from cellmates.kernel.errors import IllegalChoice, NotYourDecision
from cellmates.kernel.game import Game
from cellmates.kernel.table import Table

_KEYS: Final = ("game", "title", "rules", "config", "position", "script", "expect", "expect_each")
_COMMON: Final = ("asked", "offers", "refuses", "over", "winners")
ANY: Final = "~"


class ScenarioError(ValueError):
    """A file that is not a scenario; the message names the place."""


class Scenario:
    """One scenario, read and checked for its shape."""

    source: str
    game: Game
    title: str
    rules: list[str]
    config: dict[str, object]
    position: dict[str, Any] | None
    choices: list[str]
    expectations: list[tuple[int, dict[str, Any]]]

    def __init__(self, source: str, data: dict[str, Any], games: Mapping[str, Game]) -> None:
        self.source = source
        for key in data:
            if key not in _KEYS:
                raise ScenarioError(f"{source}: unknown key {key!r}")
        game = games.get(str(data.get("game")))
        if game is None:
            raise ScenarioError(f"{source}: game: there is no {data.get('game')!r}")
        self.game = game
        self.title = _expect(source, data, "title", str, "")
        self.rules = _expect(source, data, "rules", list, [])
        self.config = _expect(source, data, "config", dict, {})
        self.position = _expect(source, data, "position", dict, None)
        script = _expect(source, data, "script", dict, {})
        for key in script:
            if key != "choices":
                raise ScenarioError(f"{source}: script: unknown key {key!r}")
        self.choices = _expect(source, script, "choices", list, [])
        self.expectations = []
        for each in _expect(source, data, "expect_each", list, []):
            after = each.pop("after", None) if isinstance(each, dict) else None
            if not isinstance(after, int) or not 0 <= after <= len(self.choices):
                raise ScenarioError(f"{source}: expect_each: after must be a number of choices")
            self.expectations.append((after, each))
        last = _expect(source, data, "expect", dict, {})
        self.expectations.append((len(self.choices), last))

    def play(self) -> list[str]:
        """Play the script; what differed from the expectations, in words."""
        table = self._set_up()
        found: list[str] = []
        for number in range(len(self.choices) + 1):
            if number:
                trouble = self._choose(table, number)
                if trouble:
                    return [*found, trouble]
            for after, expected in self.expectations:
                if after == number:
                    found += [f"after {number}: {line}" for line in self._compare(table, expected)]
        return found

    def _set_up(self) -> Table:
        try:
            if self.position is None:
                return self.game.deal(self.game.config(self.config), bytes(32))
            return self.game.position(self.config, self.position)
        except ValueError as error:
            raise ScenarioError(f"{self.source}: {error}") from None

    def _split(self, text: object) -> tuple[str, str]:
        who, colon, option = str(text).partition(":")
        if not colon:
            raise ScenarioError(f"{self.source}: {text!r} is not 'who: option'")
        return who.strip(), option.strip()

    def _choose(self, table: Table, number: int) -> str:
        """Make a choice of the script; tell what was wrong with it, or nothing."""
        who, text = self._split(self.choices[number - 1])
        try:
            seat = self.game.seat_of(table, who)
            self.game.attend(table, who)
            if text == ANY:
                table.choose(seat, table.decision(seat).options[0])
            else:
                table.choose(seat, self.game.options.parse(text))
        except (IllegalChoice, NotYourDecision) as refusal:
            return f"choice {number} ({who}: {text}): {refusal}"
        except ValueError as error:
            raise ScenarioError(f"{self.source}: choice {number}: {error}") from None
        return ""

    def _compare(self, table: Table, expected: Mapping[str, Any]) -> list[str]:
        found: list[str] = []
        for key in ("offers", "refuses"):
            for line in _listed(expected.get(key, [])):
                who, text = self._split(line)
                try:
                    seat = self.game.seat_of(table, who)
                    if key == "refuses" and self._can_never_be(text):
                        continue
                    option = self.game.options.parse(text)
                except ValueError as error:
                    raise ScenarioError(f"{self.source}: {key}: {error}") from None
                if self._is_offered(table, who, seat, option) != (key == "offers"):
                    found.append(f"{'not offered' if key == 'offers' else 'offered'}: {line}")
        if "over" in expected and table.over != expected["over"]:
            found.append(f"over: {table.over}, expected {expected['over']}")
        if "asked" in expected:
            seats = {self._seat(table, who) for who in _listed(expected["asked"])}
            if set(table.waiting) != seats:
                found.append(f"asked: {self._names(table)}, expected {expected['asked']}")
        if "winners" in expected:
            winners = set(table.outcome.winners) if table.outcome else set()
            if winners != set(expected["winners"]):
                found.append(
                    f"winners: {sorted(map(str, winners))}, expected {expected['winners']}"
                )
        rest = {key: value for key, value in expected.items() if key not in _COMMON}
        try:
            return found + self.game.differences(table, rest)
        except ValueError as error:
            raise ScenarioError(f"{self.source}: expect: {error}") from None

    def _can_never_be(self, text: str) -> bool:
        """Whether the words are the game's but make no option, such as sliding the middle row."""
        options = self.game.options
        return options.speaks_of(text) and " ".join(text.lower().split()) not in options.numbers

    def _seat(self, table: Table, who: object) -> int:
        try:
            return self.game.seat_of(table, str(who))
        except ValueError as error:
            raise ScenarioError(f"{self.source}: asked: {error}") from None

    def _names(self, table: Table) -> str:
        asked = [table.decision(seat) for seat in table.waiting]
        return ", ".join(f"{decision.about} ({decision.kind})" for decision in asked) or "nobody"

    def _is_offered(self, table: Table, who: str, seat: int, option: int) -> bool:
        self.game.attend(table, who)
        if option in table.may(seat) or option in table.phrases(seat):
            return True
        return seat in table.waiting and option in table.decision(seat).options


def _expect(source: str, data: Mapping[str, Any], key: str, kind: type, default: Any) -> Any:
    value = data.get(key, default)
    if value is not default and not isinstance(value, kind):
        raise ScenarioError(f"{source}: {key} must be a {kind.__name__}")
    return value


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def read(path: Path, games: Mapping[str, Game]) -> Scenario:
    """Read a scenario file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ScenarioError(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path}: {error}") from None
    return Scenario(str(path), data, games)


def check(path: Path, games: Mapping[str, Game]) -> list[str]:
    """What differs from the expectations of a scenario file; nothing if it holds."""
    return read(path, games).play()
