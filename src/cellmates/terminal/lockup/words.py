"""Lockup in words: its table `words.toml`, and what only code can put into words."""

from collections.abc import Sequence
from typing import Any

from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.locale import Texts
from cellmates.lockup.cards import GOON_TYPES, CardSet
from cellmates.lockup.options import catalogue_of
from cellmates.lockup.views import View
from cellmates.terminal.wording import Wording


class Words:
    """Everything that is said about Lockup in one language, with the names of these cards."""

    def __init__(self, texts: Texts, cards: CardSet) -> None:
        self.texts = texts
        self.cards = cards
        self.catalogue = catalogue_of(cards)
        self.wording = Wording(
            "lockup",
            texts,
            {
                "player": lambda values, view: self.person(values[0], view),
                "called": lambda values, view: self.called(int(values[0]), view),
                "players": lambda values, view: self.listed(
                    [self.seat(seat, view) for seat in values[0]]
                ),
                "card": lambda values, view: self.card(values[0]),
                "described_card": lambda values, view: self.described(values[0]),
                "goon_at": lambda values, view: self._goon_at(values[0], view),
                "ranking": lambda values, view: self._ranked(values[0], values[1], view),
                "amount": lambda values, view: abs(int(values[0])),
                "sign": lambda values, view: "minus" if values[0] < 0 else "plus",
            },
        )

    def name(self, family: str, slug: object) -> str:
        """The name of a thing: `name("location", "yard")`."""
        return self.texts(f"{family}-{slug}")

    def card(self, slug: object) -> str:
        """The name of a card, as its file has it."""
        return self.cards.names[self.texts.lang][str(slug)]

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one phrase."""
        return self.wording.listed(names)

    def seat(self, seat: int, view: View) -> str:
        """A player is called by the crew; in solo participant 1 are the guards."""
        return self.name("crew", view["crews"][seat]["crew"])

    def called(self, seat: int, view: View) -> str:
        """A crew in the plural, as it is spoken to: "Fine by me, Kobolds."."""
        if seat >= len(view["crews"]):
            return self.person(seat, view)
        return self.texts(f"crew-{view['crews'][seat]['crew']}.called")

    def person(self, word: int | str, view: View) -> str:
        """A seat, or the guards; the catalogue knows seats that are not at this table, too."""
        if word == "guards":
            return self.name("crew", "guards")
        if int(word) >= len(view["crews"]):
            return self.texts("player", number=int(word) + 1)
        return self.seat(int(word), view)

    def sentence(self, event: Event, view: View) -> str:
        """An event as a sentence."""
        return self.wording.event(event, view)

    def question(self, decision: Decision, view: View) -> str:
        """What is asked, and at which place."""
        seat, there = int(decision.about), view["location"]
        asked = self.wording.question(decision.kind, {"who": seat, "there": there}, view)
        at = self.wording.table.questions[decision.kind].more.get("at")
        if at == "sending" and view["assigning"]:
            location = self.name("location", view["assigning"])
            return self.texts("lockup-ask-at", location=location, question=asked)
        places = [rank["seat"] for rank in view["ranking"] or ()]
        if at != "place" or seat not in places:
            return asked
        return self.texts(
            "lockup-ask-place",
            location=self.name("location", there),
            place=places.index(seat) + 1,
            count=len(places),
            question=asked,
        )

    def option(self, option: int, view: View) -> str:
        """An option as a phrase."""
        return self.wording.option(self.catalogue.text(option), "", view)

    def why(self, option: int, view: View) -> str:
        """Why one would want it."""
        return self.wording.option(self.catalogue.text(option), "", view, ".why")

    def branch(self, words: Sequence[str], view: View) -> str:
        """Several options that begin alike."""
        return self.wording.branch(words, "", view)

    def rest(self, option: int, path: Sequence[str], view: View) -> str:
        """What is still open of an option whose beginning was chosen."""
        return self.wording.rest(self.catalogue.text(option), path, "", view)

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

    def _goon_at(self, location: str, view: View) -> str:
        goon = view["locations"][location]["goon"]
        return self.card(goon) if goon else self.texts("lockup-label-no-goon")

    def _ranked(self, order: Any, strengths: Any, view: View) -> str:
        return ", ".join(
            f"{self.seat(seat, view)} {strength}"
            for seat, strength in zip(order, strengths, strict=True)
        )
