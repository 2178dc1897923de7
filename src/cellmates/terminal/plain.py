"""A terminal face for any game: what there is to see as plain text, in the game's notation.

Messages of the game are used where there are any, by the same names as on the page's plain table:
`<game>-event-<kind>`, `<game>-ask-<kind>`, `<game>-option-<verb>` (its further words are `first`,
`second`, …), `<game>-<key>-<value>` for values that events and views name, and `<game>-word-<slug>`
for keys, and for values and words of options that have no message of their own. Keys that many
games have are named already (`plain-word-<key>`). A number under a key `seat` or `…_seat`, or in a
list under `winners`, `seats` or `…_seats`, is a player.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from cellmates.kernel.ending import Ending
from cellmates.kernel.event import Event
from cellmates.kernel.game import Game
from cellmates.kernel.table import Decision
from cellmates.locale import Texts, Value
from cellmates.terminal.face import GameFace, View
from cellmates.terminal.menu import MenuField, MenuItem
from cellmates.terminal.spans import Line, Span, wrapped

_PLACES = ("first", "second", "third", "fourth")
_NOTHING = "–"
_OF_SEATS = re.compile("_seats?$")


def readable(slug: str) -> str:
    """A slug as words."""
    return slug.replace("_", " ")


class PlainFace(GameFace[Mapping[str, Any]]):
    """Any game, told by its view, its events and its notation."""

    def __init__(self, texts: Texts, game: Game) -> None:
        super().__init__(texts)
        self.game = game

    # Words.

    def _own(self, id: str, otherwise: str, **args: Value) -> str:
        """A message of the game, or something else if it has none of that name."""
        id = f"{self.game.name}-{id}"
        return self.texts(id, **args) if id in self.texts else otherwise

    def _word(self, slug: str) -> str:
        """A slug in a word of the game, where it has one."""
        return self._own(f"word-{slug}", readable(slug))

    def _key(self, key: str) -> str:
        """A key of an event or a view; whose value is a player, it does without `seat`."""
        short = _OF_SEATS.sub("", key)
        common = f"plain-word-{short}"
        plain = self.texts(common) if common in self.texts else readable(short)
        return self._own(f"word-{key}", self._own(f"word-{short}", plain))

    def _value(self, key: str, value: Any) -> Value:
        if _is_seat(key) and isinstance(value, int):
            return self.texts("player", number=value + 1)
        if isinstance(value, str):
            return self._own(f"{key}-{value}", self._word(value))
        if isinstance(value, list | tuple):
            each = "seat" if key == "winners" or key.endswith("seats") else key
            return ", ".join(str(self._value(each, one)) for one in value) or None
        if value is None or isinstance(value, bool | int | float):
            return value
        return self._line(key, value)

    def _line(self, key: str, value: Any) -> str:
        """A value of a view on one line."""
        if isinstance(value, bool):
            return self.texts("yes" if value else "no")
        if isinstance(value, Mapping):
            facts = [f"{self._key(str(k))}: {self._line(str(k), one)}" for k, one in value.items()]
            return "; ".join(facts) or _NOTHING
        if isinstance(value, list | tuple) and any(isinstance(one, Mapping) for one in value):
            return ", ".join(self._line(key, one) for one in value)
        said = self._value(key, value)
        return _NOTHING if said is None or said == "" else str(said)

    def seat(self, seat: int, view: View) -> str:
        return self.texts("player", number=seat + 1)

    def sentence(self, event: Event, view: View) -> str:
        told = {key: self._value(key, value) for key, value in event.data.items()}
        speaker = f"{told['seat']}: " if "seat" in told else ""
        facts = [f"{self._key(k)} {_NOTHING if v is None else v}" for k, v in told.items()
                 if k != "seat"]  # fmt: skip
        what = ": ".join(each for each in (self._word(event.kind), ", ".join(facts)) if each)
        if event.kind == "over" and {"reason", "winners"} <= told.keys():
            what = self.texts("plain-over", **told)
        return self._own(f"event-{event.kind}", speaker + what, **told)

    def tone(self, event: Event) -> str:
        return "alert" if event.kind == "over" else ""

    def question(self, decision: Decision, view: View) -> str:
        who = self._own(f"about-{decision.about}", self._word(decision.about))
        plain = self.texts("plain-ask", kind=self._word(decision.kind))
        return self._own(f"ask-{decision.kind}", plain, who=who)

    def option(self, option: int, about: str, view: View) -> str:
        return self._option(self.game.options.text(option), "")

    def _option(self, notation: str, attribute: str) -> str:
        verb, *rest = notation.split()
        args = {
            place: readable(rest[at]) if at < len(rest) else None
            for at, place in enumerate(_PLACES)
        }
        otherwise = "" if attribute else " ".join(self._word(each) for each in notation.split())
        return self._own(f"option-{verb}{attribute}", otherwise, **args)

    def why(self, option: int, about: str, view: View) -> list[str]:
        why = self._option(self.game.options.text(option), ".why")
        return [why] if why else []

    def branch(self, words: tuple[str, ...], about: str, view: View) -> str:
        return " ".join(self._word(each) for each in words) + " …"

    def rest(self, option: int, path: tuple[str, ...], about: str, view: View) -> str:
        return " ".join(
            self._word(each) for each in self.game.options.text(option).split()[len(path) :]
        )

    def explain(self, thing: str, view: View) -> list[str]:
        return []

    def welcome(self, view: View) -> list[Line]:
        return [[Span(self.texts(f"game-{self.game.name}.what"))]]

    def help(self, view: View) -> list[Line]:
        return self.welcome(view)

    def keeps(self, event: Event, view: View) -> bool:
        return True

    # Pictures.

    def headline(self, view: View) -> tuple[Line, Line]:
        return [Span(self.texts(f"game-{self.game.name}"), "strong")], []

    def board(
        self, view: View, columns: int, rows: int, marked: Sequence[str] = (), cursor: str = ""
    ) -> list[Line]:
        lines: list[Line] = []
        for line in self.text_board(view):
            text = "".join(span.text for span in line)
            lines += [[Span(part)] for part in wrapped(text, columns, "  ")]
        return lines[:rows]

    def text_board(self, view: View) -> list[Line]:
        lines: list[Line] = []
        for key, value in view.items():
            rows = _rows(value)
            if not rows:
                lines.append([Span(f"{self._key(key)}: ", "quiet"), Span(self._line(key, value))])
                continue
            lines.append([Span(f"{self._key(key)}:", "quiet")])
            lines += [[Span(f"  {self._key(name)}: {self._line(name, row)}")] for name, row in rows]
        return lines

    def sheets(self, view: View, columns: int, rows: int) -> list[Line]:
        return []

    def ending(
        self, view: View, told: Sequence[Event] = (), found: Ending | None = None
    ) -> list[Line]:
        said = [self.sentence(event, view) for event in told if event.kind == "over"]
        return [*([Span(line, "title")] for line in said), [], *self.text_board(view)]

    # Before a game.

    def seat_people(
        self, keys: Mapping[str, object], you: Sequence[str], people: int, luck: bytes
    ) -> dict[str, object]:
        if you:
            raise ValueError(f"{self.game.name} has nobody to play but players")
        return dict(keys)

    def fields(self, chosen: Mapping[str, str]) -> list[MenuField]:
        texts, modes = self.texts, self.game.modes
        mode = chosen.get("mode", modes[0])
        seats = [str(number) for number in self.game.seats[mode if mode in modes else modes[0]]]
        named = [MenuItem(each, self._own(f"mode-{each}", readable(each)), "") for each in modes]
        most = chosen.get("seats", seats[0])
        people = [str(number) for number in range(1, int(most if most in seats else seats[0]) + 1)]
        asked = [MenuField("mode", texts("setup-mode"), tuple(named))] if len(modes) > 1 else []
        for key, id, numbers in (
            ("seats", "setup-seats", seats),
            ("people", "setup-humans", people),
        ):
            items = tuple(MenuItem(number, number, "") for number in numbers)
            asked.append(MenuField(key, texts(id), items))
        return asked

    def meaning(self, chosen: Mapping[str, str]) -> tuple[dict[str, object], list[str], int]:
        keys: dict[str, object] = {"seats": int(chosen["seats"])}
        if "mode" in chosen:
            keys["mode"] = chosen["mode"]
        return keys, [], int(chosen["people"])

    # Places: a plain board has none.

    def places(self, option: int, about: str, view: View) -> tuple[str, ...]:
        return ()

    def neighbour(self, place: str, direction: str) -> str:
        return place

    def home(self, view: View) -> str:
        return ""


def _is_seat(key: str) -> bool:
    return key == "seat" or key.endswith("_seat")


def _numbers(key: str, title: str, numbers: Sequence[str]) -> MenuField:
    return MenuField(key, title, tuple(MenuItem(number, number, "") for number in numbers))


def _rows(value: Any) -> list[tuple[str, Any]]:
    """Things of one kind, a line each: a list of records, or records by name."""
    if isinstance(value, Mapping):
        found = [(str(key), one) for key, one in value.items()]
    elif isinstance(value, list | tuple):
        found = [(str(number), one) for number, one in enumerate(value, start=1)]
    else:
        return []
    return found if found and all(isinstance(one, Mapping) for _, one in found) else []
