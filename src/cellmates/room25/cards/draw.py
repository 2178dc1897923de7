"""Drawing M.A.C. cards (R25-12.1)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.room25.cards.card import RULES_OF_CARD, family
from cellmates.room25.cards.codes import CARDS

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

NO_GROUP: Final[tuple[int, ...]] = ()


class Draw(Step["Room25Table"]):
    """Draw the top card and apply it; `begins` if nothing that is under way called for it."""

    group: tuple[int, ...]
    by: int
    begins: bool

    def __init__(self, group: tuple[int, ...], by: int, begins: bool = False) -> None:
        self.group = group
        self.by = by
        self.begins = begins

    def run(self, t: "Room25Table") -> None:
        if self.begins:
            t.drawn = 0
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
            t.drawn += 1
        rules.apply(t, card, self.group, self.by)

    def _reshuffle(self, t: "Room25Table") -> None:
        """Make a new pile of the discards; the open cards of this round stay out (RL-83).

        What was drawn since the action or the card for all began stays out as well (RL-104):
        cards that draw again, or that push somebody from one M.A.C. Room into the next, would
        otherwise go on for ever where there are no others.
        """
        count = len(t.discard) - t.drawn
        if count == 0:
            return
        cards = list(t.discard[:count])
        t.dice.shuffle(cards)
        t.deck = tuple(cards)
        t.discard = t.discard[count:]
        if t.listening:
            t.tell("deck_shuffled", {"cards": count})


DRAW_FOR_ALL: Final = Draw(NO_GROUP, -1, begins=True)
