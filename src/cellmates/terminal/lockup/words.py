"""Lockup in words: sentences, questions, options and branches, from views and notation."""

from collections.abc import Callable, Sequence
from typing import Any

from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.table import Decision
from cellmates.locale import Texts, Value
from cellmates.lockup.cards import GOON_TYPES, CardSet
from cellmates.lockup.options import catalogue_of
from cellmates.lockup.views import View

# Which of an event's details are slugs that have a name, and the family of messages they are in.
_NAMED = {
    "location": "location",
    "kind": "kind",
    "taken": "kind",
    "token": "token",
    "phase": "lockup-phase",
    "category": "category",
    "reason": "reason",
    "deck": "deck",
}
_NAMED_LISTS = {"tokens": "token", "up": "token", "given": "kind"}
_CARDS = ("item", "goon", "tome", "goal", "trait", "guard")
_PEOPLE = ("seat", "of")

_TALK = ("claim", "plan", "agree", "deny")
_ALERTS = ("raid", "raided", "suspicion", "over")
_TITLES = ("round", "phase", "location")
_GOOD = ("goal", "leader", "crafted", "recruited", "marker")
_REWARDS = ("reward", "take", "swap", "chow_hall", "cell_block")
_NUMBERS = ("2", "3", "4", "5")


class Words:
    """Everything that is said about Lockup in one language, with the names of these cards."""

    def __init__(self, texts: Texts, cards: CardSet) -> None:
        self.texts = texts
        self.cards = cards
        self.catalogue = catalogue_of(cards)

    def name(self, family: str, slug: object) -> str:
        """The name of a thing: `name("location", "yard")`."""
        return self.texts(f"{family}-{slug}")

    def card(self, slug: object) -> str:
        """The name of a card, as its file has it."""
        return self.cards.names[self.texts.lang][str(slug)]

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one phrase."""
        if len(names) < 2:
            return names[0] if names else self.texts("nobody")
        return self.texts("list-and", first=", ".join(names[:-1]), last=names[-1])

    def seat(self, seat: int, view: View) -> str:
        """A player is called by the crew; in solo participant 1 are the guards."""
        return self.name("crew", view["crews"][seat]["crew"])

    # Events.

    def sentence(self, event: Event, view: View) -> str:
        """An event as a sentence."""
        data = event.data
        told: dict[str, Value] = {"token": None}
        for key, value in data.items():
            told[key] = self._detail(key, value, view)
        if event.kind in ("gained", "paid"):
            told["cubes"] = self.texts(f"kind-{data['kind']}.cubes", count=_number(data["count"]))
        elif event.kind == "bonus":
            told["bonus"] = self.texts(f"bonus-{data['what']}", count=_number(data["count"]))
        elif event.kind == "ranked":
            told["order"] = self._ranked(data["order"], data["strengths"], view)
        elif event.kind == "stars" and _number(data["count"]) < 0:
            told["count"] = -_number(data["count"])
            return self.texts("lockup-stars-lost", **told)
        return self.texts(f"lockup-event-{event.kind}", **told)

    def _detail(self, key: str, value: Any, view: View) -> Value:
        if value is None:
            return None
        if key == "winners":
            return self.listed([self.seat(seat, view) for seat in value])
        if key in _PEOPLE or (key == "to" and isinstance(value, int)):
            return self.seat(value, view)
        if key in _CARDS:
            return self.card(value)
        if key == "tomes":
            return self.listed([self.card(tome) for tome in value])
        if key in ("from", "to"):
            return self.name("location", value)
        if key in _NAMED:
            return self.name(_NAMED[key], value)
        if key in _NAMED_LISTS:
            names = [self.name(_NAMED_LISTS[key], slug) for slug in value]
            return self.listed(names) if names else None
        return value if isinstance(value, str | int | float) else str(value)

    def _ranked(self, order: Any, strengths: Any, view: View) -> str:
        return ", ".join(
            f"{self.seat(seat, view)} {strength}"
            for seat, strength in zip(order, strengths, strict=True)
        )

    def tone(self, event: Event) -> str:
        """The style of an event's sentence."""
        for kinds, style in ((_TALK, "talk"), (_ALERTS, "alert"), (_TITLES, "title")):
            if event.kind in kinds:
                return style
        if event.kind in _GOOD:
            return "strong"
        return "private" if event.audience != EVERYBODY else ""

    # Questions.

    def question(self, decision: Decision, view: View) -> str:
        """What is asked."""
        who = self.seat(int(decision.about), view)
        # Who declines in the Library is there already.
        there = "-library" if decision.kind == "reward" and view["location"] == "library" else ""
        question = self.texts(f"lockup-ask-{decision.kind}{there}", who=who)
        places = [rank["seat"] for rank in view["ranking"] or ()]
        if decision.kind in _REWARDS and int(decision.about) in places:
            if decision.kind == "reward":  # a short list: there is room to say what it is
                gives = self.texts(f"location-{view['location']}.what")
                question = f"{gives} {question}"
            return self.texts(
                "lockup-ask-place",
                location=self.name("location", view["location"]),
                place=places.index(int(decision.about)) + 1,
                count=len(places),
                question=question,
            )
        return question

    # Options.

    def option(self, option: int, view: View) -> str:
        """An option as a phrase."""
        id, told = self._told(option, view)
        return self.texts(f"lockup-option-{id}", **told)

    def why(self, option: int, view: View) -> str:
        """Why one would want an option."""
        id, told = self._told(option, view)
        return self.texts(f"lockup-option-{id}.why", **told)

    def _told(self, option: int, view: View) -> tuple[str, dict[str, Value]]:
        verb, *rest = self.catalogue.text(option).split()
        shape = _SHAPES.get(verb)
        return shape(self, verb, rest, view) if shape is not None else (verb, {})

    def token(self, token: str) -> str:
        """A token in a list of options, where a bare number would look like a choice's own."""
        name = self.name("token", token)
        return f"({name})" if token in _NUMBERS else name

    def person(self, word: str, view: View) -> str:
        """Whom a word of the notation means: a seat, or the guards."""
        return self.name("crew", "guards") if word == "guards" else self.seat(int(word), view)

    def branch(self, words: tuple[str, ...], view: View) -> str:
        """Several options that begin alike."""
        verb, *rest = words
        if not rest:
            return self.texts(f"lockup-branch-{verb}")
        if verb == "swap":
            return self.texts("lockup-branch-swap-given", given=self.name("kind", rest[0]))
        if verb == "rob":
            return self.texts("lockup-branch-rob-who", who=self.person(rest[0], view))
        location = self.name("location", rest[0])
        return self.texts(f"lockup-branch-{verb}-location", location=location)

    def rest(self, option: int, path: tuple[str, ...], view: View) -> str:
        """What is still open of an option whose beginning was chosen."""
        _, told = self._told(option, view)
        key = _OPEN.get(path[0]) if len(path) == len(self._words(option)) - 1 else None
        if key is not None and isinstance(told.get(key), str):
            return str(told[key])
        return self.option(option, view)

    def _words(self, option: int) -> list[str]:
        return self.catalogue.text(option).split()

    def bonuses(self, given: Sequence[tuple[str, int]]) -> str:
        """Bonuses of a trait or a crew board."""
        return ", ".join(self.texts(f"bonus-{what}", count=count) for what, count in given)

    def described(self, slug: str) -> str:
        """A card by name, and what matters most of it: a goon's type, a trait's bonuses."""
        name = self.card(slug)
        for goon in self.cards.goons:
            if goon.slug == slug:
                return f"{name}, {self.name('goontype', GOON_TYPES[goon.type])}"
        for trait in self.cards.traits:
            if trait.slug == slug:
                return f"{name} ({self.bonuses(trait.bonuses)})"
        return name

    def price(self, cost: Sequence[int]) -> str:
        """A price in words."""
        kinds = ("scrap", "potion", "iron", "gold", "any")
        return ", ".join(
            self.texts(f"kind-{kind}.cubes", count=count)
            for kind, count in zip(kinds, cost, strict=True)
            if count
        )


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


Told = tuple[str, dict[str, Value]]
Shape = Callable[[Words, str, list[str], View], Told]


def _location(words: Words, verb: str, rest: list[str], view: View) -> Told:
    return verb, {"location": words.name("location", rest[0])}


def _kind(words: Words, verb: str, rest: list[str], view: View) -> Told:
    return verb, {"kind": words.name("kind", rest[0])}


def _token(words: Words, verb: str, rest: list[str], view: View) -> Told:
    down = rest[0].startswith("?")
    return ("token-down" if down else "token"), {"token": words.token(rest[0].lstrip("?"))}


def _swap(words: Words, verb: str, rest: list[str], view: View) -> Told:
    given = [words.name("kind", kind) for kind in rest[: rest.index("for")]]
    return "swap", {"given": words.listed(given), "taken": words.name("kind", rest[-1])}


def _keep(words: Words, verb: str, rest: list[str], view: View) -> Told:
    if rest == ["cubes"]:
        return "keep-cubes", {}
    return "keep", {"card": words.described(rest[0])}


def _recruit(words: Words, verb: str, rest: list[str], view: View) -> Told:
    if rest[0] in ("two", "none"):
        return f"recruit-{rest[0]}", {}
    goon = view["locations"][rest[0]]["goon"]
    name = words.card(goon) if goon else words.texts("lockup-label-no-goon")
    return "recruit", {"goon": name, "location": words.name("location", rest[0])}


def _item(words: Words, verb: str, rest: list[str], view: View) -> Told:
    if rest[0] == "none":
        return "craft-none", {}
    return verb, {"item": words.card(rest[0])}


def _tome(words: Words, verb: str, rest: list[str], view: View) -> Told:
    return verb, {"tome": words.card(rest[0])}


def _give(words: Words, verb: str, rest: list[str], view: View) -> Told:
    return verb, {"who": _whom(words, rest[0], view)}


def _first(words: Words, verb: str, rest: list[str], view: View) -> Told:
    return verb, {"effect": words.name("effect", rest[0])}


def _turn_up(words: Words, verb: str, rest: list[str], view: View) -> Told:
    return "turn-up", {"location": words.name("location", rest[1])}


def _peek(words: Words, verb: str, rest: list[str], view: View) -> Told:
    location = words.name("location", rest[0])
    return verb, {"location": location, "who": _whom(words, rest[1], view)}


def _rob(words: Words, verb: str, rest: list[str], view: View) -> Told:
    return verb, {"who": _whom(words, rest[0], view), "kind": words.name("kind", rest[1])}


def _claim(words: Words, verb: str, rest: list[str], view: View) -> Told:
    told: dict[str, Value] = {"location": words.name("location", rest[0])}
    if len(rest) > 1:
        told["token"] = words.name("token", rest[1])
    return verb, told


def _whom(words: Words, word: str, view: View) -> str:
    """The catalogue knows five seats; those that are not at the table go by their number."""
    if word.isdecimal() and int(word) >= len(view["crews"]):
        return words.texts("player", number=int(word) + 1)
    return words.person(word, view)


# How the words after a verb are to be read.
_SHAPES: dict[str, Shape] = {
    "assign": _location,
    "token": _token,
    "take": _kind,
    "swap": _swap,
    "keep": _keep,
    "recruit": _recruit,
    "craft": _item,
    "reserve": _item,
    "pay": _kind,
    "tome": _tome,
    "give": _give,
    "first": _first,
    "discard": _kind,
    "turn": _turn_up,
    "peek": _peek,
    "from": _location,
    "to": _location,
    "rob": _rob,
    "less": _kind,
    "claim": _claim,
    "plan": _claim,
}

_OPEN = {
    "craft": "item",
    "reserve": "item",
    "tome": "tome",
    "plan": "location",
    "claim": "token",
    "peek": "who",
    "rob": "kind",
}
"""What is left to say when all but the last word of an option was chosen."""
