"""A view made ready for explaining: what strength brings where, and what things are worth."""

from functools import cached_property

from cellmates.bots.lockup.lore import Lore
from cellmates.bots.lockup.night import Night
from cellmates.bots.lockup.odds import LAST, Odds
from cellmates.bots.lockup.rollcall import Assignment, Prospects
from cellmates.bots.lockup.sight import Sight, token_strength
from cellmates.lockup.cards import CardSet
from cellmates.lockup.names import LOCATIONS
from cellmates.lockup.options import catalogue_of
from cellmates.lockup.views import View


class Reading:
    """What a seat sees, for one question."""

    def __init__(self, view: View, lore: Lore, cards: CardSet) -> None:
        self.view = view
        self.sight = Sight(view, lore)
        self.lore = lore
        self.texts = catalogue_of(cards).text

    @cached_property
    def night(self) -> Night:
        """What things are worth now."""
        return Night(self.sight)

    @cached_property
    def odds(self) -> Odds:
        """How strong the others may be everywhere."""
        return Odds(self.sight, max(len(self.sight.tokens) - 1, 0))

    def planned(self, place: int) -> list[int]:
        """The tokens that a good plan sends to a location now."""
        prospects = Prospects(self.sight)
        prospects.fill(*Assignment(prospects, self.sight, self.odds).expected())
        assignment = Assignment(prospects, self.sight, self.odds, place)
        return assignment.groups().get(place, [])

    def strength(self, place: int, tokens: list[int]) -> int:
        """The strength of one's crew at a location with these tokens added."""
        lying = self.sight.own_tokens(place)
        return sum(token_strength(token, self.sight.power) for token in [*lying, *tokens])

    def first(self, place: int, strength: int) -> int:
        """How likely that strength is the first at a location, in percent."""
        return round(100 * self.odds.ranks(place, strength)[0])

    def rewarded(self, place: int, strength: int) -> float:
        """How likely that strength brings anything at a location."""
        prizes = self.view["rules"]["prizes"][LOCATIONS[place]]
        ranks = self.odds.ranks(place, strength)
        sure = [
            chance
            for chance, prize in zip(ranks[:LAST], prizes, strict=False)
            if prize["gifts"] and not prize["last_only"]
        ]
        return sum(sure) + (ranks[LAST] if any(prize["last_only"] for prize in prizes) else 0.0)
