"""Room 25 in words: sentences, questions, options and branches, from views and notation."""

from collections.abc import Callable
from typing import Any

from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.table import Decision
from cellmates.locale import Texts, Value
from cellmates.room25.options import OPTIONS
from cellmates.room25.views import View

_DIRECTIONS = ("n", "e", "s", "w")

# Which of an event's details are slugs that have a name, and the family of messages they are in.
_NAMED = {
    "who": "character",
    "by": "character",
    "of": "character",
    "room": "room",
    "token": "token",
    "dir": "dir",
    "colour": "colour",
    "role": "role",
    "cause": "cause",
    "reason": "reason",
}

_TALK = ("claim", "accuse", "plan", "agree", "deny")
_ALERTS = ("died", "alarm", "over", "timer", "unmasked", "role")
_TITLES = ("round", "turn", "programming")
_GOOD = ("key", "revived", "recovered")


class Words:
    """Everything that is said about Room 25 in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def name(self, family: str, slug: object) -> str:
        """The name of a thing: `name("room", "vortex")`."""
        return self.texts(f"{family}-{slug}")

    def listed(self, names: list[str]) -> str:
        """Several names as one phrase."""
        if len(names) < 2:
            return names[0] if names else self.texts("nobody")
        return self.texts("list-and", first=", ".join(names[:-1]), last=names[-1])

    def seat(self, seat: int, view: View) -> str:
        """A player is called by his characters."""
        people = [who for who, sheet in view["characters"].items() if sheet["seat"] == seat]
        return self.listed([self.name("character", who) for who in people])

    # Events.

    def sentence(self, event: Event, view: View) -> str:
        """An event as a sentence."""
        told: dict[str, Value] = {}
        for key, value in event.data.items():
            if key == "winners":
                told[key] = self.winners(value, view)
            elif key == "card":
                told[key] = self.card(str(value))
            elif key == "seat":
                told[key] = self.seat(int(str(value)), view)
            elif key in _NAMED:
                told[key] = self.name(_NAMED[key], value)
            else:
                told[key] = value if isinstance(value, str | int | float) else str(value)
        return self.texts(f"event-{event.kind}", **told)

    def tone(self, event: Event) -> str:
        """The style of an event's sentence."""
        for kinds, style in ((_TALK, "talk"), (_ALERTS, "alert"), (_TITLES, "title")):
            if event.kind in kinds:
                return style
        if event.kind in _GOOD:
            return "green strong"
        return "private" if event.audience != EVERYBODY else ""

    def winners(self, winners: Any, view: View) -> str:
        """Who won, by name."""
        if not winners:
            return self.texts("winners-nobody")
        names: list[str] = []
        for winner in winners:
            if isinstance(winner, int):
                names.append(self.seat(winner, view))
            elif winner in view["characters"]:
                names.append(self.name("character", winner))
            elif winner in ("a", "b"):
                names.append(self.name("team", winner))
            else:
                names.append(self.name("winners", winner))
        return self.listed(names)

    def card(self, text: str) -> str:
        """A M.A.C. card as it was drawn."""
        kind, *rest = text.split()
        if kind == "move":
            line, direction, *icon = rest
            return self.texts(
                "card-movement.drawn",
                line=line,
                dir=self.name("dir", direction),
                steps=2 if icon == ["x2"] else 1,
                again=icon == ["+"],
            )
        if kind == "punishment":
            who = self.listed([self.name("character", name) for name in rest])
            return self.texts("card-punishment.drawn", who=who)
        if kind == "deactivate":
            return self.texts("card-deactivate.drawn", colour=self.name("colour", rest[0]))
        return self.name("card", kind)

    # Questions.

    def question(self, decision: Decision, view: View) -> str:
        """What is asked; `by` is who brought it about."""
        acting = view["acting"]
        return self.texts(
            f"ask-{decision.kind}",
            who=self.name("character", decision.about),
            by=None if acting in (None, decision.about) else self.name("character", acting),
        )

    # Options.

    def option(self, option: int) -> str:
        """An option as a phrase."""
        id, told = self._told(option)
        return self.texts(id, **told)

    def why(self, option: int) -> str:
        """Why one would want an option."""
        id, told = self._told(option)
        return self.texts(f"{id}.why", **told)

    def _told(self, option: int) -> tuple[str, dict[str, Value]]:
        verb, *rest = OPTIONS.text(option).split()
        if verb in _SHAPES:
            id, told = _SHAPES[verb](self, rest)
            return f"option-{id}", told
        return f"option-{verb}", {key: value for word in rest for key, value in self._detail(word)}

    def _detail(self, word: str) -> list[tuple[str, Value]]:
        """A word of the notation as an argument of a message."""
        if word in _DIRECTIONS:
            return [("dir", self.name("dir", word))]
        if len(word) == 2 and word[1].isdecimal():
            return [("cell", word)]
        for family, key in (("character", "who"), ("token", "token"), ("colour", "colour")):
            if f"{family}-{word}" in self.texts:
                return [(key, self.name(family, word))]
        return [("line", word)]

    def branch(self, words: tuple[str, ...]) -> str:
        """Several options that begin alike."""
        verb, *rest = words
        if words[-1] == "+adrenaline":
            return self.texts("branch-adrenaline")
        if verb == "program":
            return self.texts("branch-program", token=self.name("token", rest[0]))
        if verb == "order":
            robot = rest[0] if rest else None
            if len(rest) > 2:
                who = self.name("character", rest[2])
                return self.texts("branch-order-push-who", robot=robot, who=who)
            return self.texts(f"branch-{'-'.join([verb, *rest[1:]])}", robot=robot)
        if verb == "slide":
            return self.texts("branch-slide", line=rest[0])
        told = {key: value for word in rest for key, value in self._detail(word)}
        return self.texts(f"branch-{verb}{'-' + next(iter(told)) if told else ''}", **told)

    def rest(self, option: int, path: tuple[str, ...]) -> str:
        """What is still open of an option whose beginning was chosen."""
        words = OPTIONS.text(option).split()
        rest = words[len(path) :]
        if path[0] == "program":
            told = _program(self, words[1:])[1]
            return self.texts("rest-program", **told)
        if len(rest) == 1:
            if rest[0] in _DIRECTIONS and path[0] != "plan":
                return self.name("dir", rest[0])
            if path[0] == "claim":
                return self.name("colour", rest[0])
            if path[0] == "remind":
                return rest[0]
        return self.option(option)


Shape = Callable[[Words, list[str]], tuple[str, dict[str, Value]]]


def _program(words: Words, rest: list[str]) -> tuple[str, dict[str, Value]]:
    tokens = [words.name("token", word) for word in rest if not word.startswith("+")]
    adrenaline = "+adrenaline" in rest
    if not tokens:
        return "program-none", {"adrenaline": adrenaline}
    second = tokens[1] if len(tokens) > 1 else None
    return "program", {"first": tokens[0], "second": second, "adrenaline": adrenaline}


def _hack(words: Words, rest: list[str]) -> tuple[str, dict[str, Value]]:
    return "hack", {"cell": rest[0], "other": rest[1]}


def _slide(words: Words, rest: list[str]) -> tuple[str, dict[str, Value]]:
    return "slide", {"line": rest[0], "dir": words.name("dir", rest[1])}


def _order(words: Words, rest: list[str]) -> tuple[str, dict[str, Value]]:
    told: dict[str, Value] = {"robot": rest[0], "dir": words.name("dir", rest[-1])}
    if rest[1] == "push":
        told["who"] = words.name("character", rest[2])
    return f"order-{rest[1]}", told


def _sabotage(words: Words, rest: list[str]) -> tuple[str, dict[str, Value]]:
    return f"sabotage-{rest[0]}", {"robot": rest[1]} if len(rest) > 1 else {}


def _robot(words: Words, rest: list[str]) -> tuple[str, dict[str, Value]]:
    return "robot", {"robot": rest[0]}


def _corridor(words: Words, rest: list[str]) -> tuple[str, dict[str, Value]]:
    return "corridor", {"axis": rest[0]}


# The verbs whose other words are not told by their look alone.
_SHAPES: dict[str, Shape] = {
    "program": _program,
    "hack": _hack,
    "slide": _slide,
    "order": _order,
    "sabotage": _sabotage,
    "robot": _robot,
    "corridor": _corridor,
}
