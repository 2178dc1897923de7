"""Drawing, keeping and sinking tomes, and who knows which of them (LK-3.6, LK-7.22, LK-12.8)."""

from typing import TYPE_CHECKING

from cellmates.lockup.asking import AskSeat
from cellmates.lockup.cubes import gain_stars
from cellmates.lockup.options import KEEP_TOME

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


def tomes_left(t: "LockupTable") -> int:
    """How many tomes can still be drawn."""
    return len(t.tome_deck) + len(t.tome_discard)


def take_top(t: "LockupTable") -> tuple[int, int]:
    """The top tome and the seats that know it; the discards are shuffled in when needed."""
    if not t.tome_deck:
        titles = list(t.tome_discard)
        t.dice.shuffle(titles)
        t.tome_deck = tuple(titles)
        t.tome_known = (0,) * len(titles)
        t.tome_discard = ()
        if t.listening:
            t.tell("deck_shuffled", {"deck": "tomes"})
    title = t.tome_deck[0]
    known = t.tome_known[0]
    t.tome_deck = t.tome_deck[1:]
    t.tome_known = t.tome_known[1:]
    t.changes += 1
    return title, known


def put_in_hand(t: "LockupTable", who: int, title: int, known: int) -> None:
    """Give a crew a tome; some others may know it."""
    t.hands[who] = (*t.hands[who], title)
    t.hands_known[who] = (*t.hands_known[who], known | 1 << who)


def draw_tome(t: "LockupTable", who: int) -> bool:
    """Draw a tome; for the guards it is a star (LK-17.36). Tell whether there was one."""
    if who == t.guards:
        gain_stars(t, who, 1)
        return True
    if not tomes_left(t):
        return False
    title, known = take_top(t)
    put_in_hand(t, who, title, known)
    if t.listening:
        t.tell("drew", {"seat": who, "count": 1, "kept": 1})
        tomes = [t.cards.tomes[title].slug]
        t.tell("saw_tomes", {"seat": who, "tomes": tomes}, 1 << who)
    return True


def choose_tome(t: "LockupTable", who: int) -> bool:
    """Draw two, keep one, sink the other (LK-14.8); tell whether there was one."""
    if who == t.guards or tomes_left(t) < 2:
        return draw_tome(t, who)
    first, _ = take_top(t)
    second, _ = take_top(t)
    t.in_hand = (first, second)
    if t.listening:
        t.tell("drew", {"seat": who, "count": 2, "kept": 0})
        tomes = [t.cards.tomes[title].slug for title in t.in_hand]
        t.tell("saw_tomes", {"seat": who, "tomes": tomes}, 1 << who)
    t.agenda.append(KeepTome(who))
    return True


class KeepTome(AskSeat):
    """Which of two tomes to keep; the other goes to the bottom, known to this seat."""

    def __init__(self, who: int) -> None:
        super().__init__("tome_keep", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple(sorted({KEEP_TOME + title for title in t.in_hand}))

    def answer(self, t: "LockupTable", option: int) -> None:
        kept = option - KEEP_TOME
        first, second = t.in_hand
        sunk = second if kept == first else first
        t.in_hand = ()
        put_in_hand(t, self.who, kept, 0)
        t.tome_deck = (*t.tome_deck, sunk)
        t.tome_known = (*t.tome_known, 1 << self.who)
        t.changes += 1
        if t.listening:
            me = 1 << self.who
            t.tell("sank", {"seat": self.who})
            t.tell("kept", {"seat": self.who, "tome": t.cards.tomes[kept].slug}, me)
            t.tell("sunk", {"seat": self.who, "tome": t.cards.tomes[sunk].slug}, me)
