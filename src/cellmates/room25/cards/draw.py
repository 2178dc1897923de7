"""Drawing M.A.C. cards (R25-12.1)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.room25.cards.card import RULES_OF_CARD, family
from cellmates.room25.cards.codes import CARDS

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

NO_GROUP: Final[tuple[int, ...]] = ()


class Draw(Step["Room25Table"]):
    """Draw the top card and apply it."""

    group: tuple[int, ...]
    by: int

    def __init__(self, group: tuple[int, ...], by: int) -> None:
        self.group = group
        self.by = by

    def run(self, t: "Room25Table") -> None:
        if not t.deck:
            self._reshuffle(t)
        if not t.deck:
            return
        if not self.group:  # a card for all begins something new, as an action does
            t.ordered = 0
        card = t.deck[0]
        t.deck = t.deck[1:]
        if t.listening:
            t.tell("card", {"card": CARDS.text(card)})
        rules = RULES_OF_CARD[family(card)]
        if rules.stays_open:
            t.open_cards = (*t.open_cards, card)
        else:
            t.discard = (*t.discard, card)
        rules.apply(t, card, self.group, self.by)

    def _reshuffle(self, t: "Room25Table") -> None:
        cards = list(t.discard)  # RL-83: the open cards of this round stay out
        t.dice.shuffle(cards)
        t.deck = tuple(cards)
        t.discard = ()
        if t.listening:
            t.tell("deck_shuffled", {})


DRAW_FOR_ALL: Final = Draw(NO_GROUP, -1)
