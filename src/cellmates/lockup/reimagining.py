"""Another table that a seat cannot tell from the real one (LK-3).

What the seat knows stays: everything public, its own cards and tokens, the tokens seen this round
or peeked at, the tomes it sank. The rest is put in order and then drawn anew, so that the same dice
draw the same table whatever the truth is.
"""

from typing import TYPE_CHECKING

from cellmates.kernel.dice import Dice
from cellmates.kernel.table import OpenQuestion
from cellmates.lockup.asking import AskSeat
from cellmates.lockup.names import BOXED

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


def reimagine(t: "LockupTable", seat: int | None, dice: Dice) -> "LockupTable":
    """Draw anew all that this seat does not know."""
    twin = t.clone()
    twin.dice = dice.fork()
    twin.history = b""  # others' choices are among the secrets
    if t.outcome is not None:  # nothing is secret any more
        return twin
    eyes = -1 if seat is None else seat
    for who in range(t.seats):
        if who != eyes:
            _tokens(twin, who, eyes, dice)
    _traits(twin, eyes, dice)
    twin.item_deck = _shuffled(twin.item_deck, dice)
    _goons(twin, eyes, dice)
    while True:
        _tomes(twin, eyes, dice)
        twin.open = [
            OpenQuestion(asked.question, asked.seat, asked.question.options(twin))
            for asked in twin.open
        ]
        if _all_arise(twin):
            break
    if t.guards >= 0:
        _guards(twin, dice)
    return twin


def _all_arise(t: "LockupTable") -> bool:
    """Whether everybody who is asked would be: in a window, for a tome not yet waited with."""
    for asked in t.open:
        assert isinstance(asked.question, AskSeat)
        if not asked.question.arises(t, asked.options):
            return False
    return True


def _shuffled(cards: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    order = sorted(cards)
    dice.shuffle(order)
    return tuple(order)


def _tokens(t: "LockupTable", who: int, eyes: int, dice: Dice) -> None:
    """Deal a crew's unseen tokens anew among its cell and its face-down places."""
    base = who * 6
    known = t.shown | (t.peeked[eyes] if eyes >= 0 else 0)
    unseen = [
        base + token
        for token in range(6)
        if not known >> (base + token) & 1 and t.token_at[base + token] != BOXED
    ]
    places = [(t.token_at[n], t.face_down >> n & 1, _peekers(t, n)) for n in unseen]
    moved = -1
    if _choosing(t) == "map_to" and t.asks(who) and base + t.in_hand[0] in unseen:
        from_place = places[unseen.index(base + t.in_hand[0])]
        moved = sorted(places).index(from_place)
    places.sort()
    order = list(range(len(places)))
    dice.shuffle(order)
    if moved >= 0:
        t.in_hand = (unseen[order.index(moved)] - base,)
    for n, place in zip(unseen, order, strict=True):
        at, down, peekers = places[place]
        t.token_at[n] = at
        t.face_down = t.face_down & ~(1 << n) | down << n
        for seat in range(t.seats):
            t.peeked[seat] = t.peeked[seat] & ~(1 << n) | (peekers >> seat & 1) << n


def _peekers(t: "LockupTable", token: int) -> int:
    return sum(1 << seat for seat in range(t.seats) if t.peeked[seat] >> token & 1)


def _tomes(t: "LockupTable", eyes: int, dice: Dice) -> None:
    """Deal the tomes anew that this seat has not seen: the deck, others' hands and their draws."""
    bit = 1 << eyes if eyes >= 0 else 0
    pool = [title for n, title in enumerate(t.tome_deck) if not t.tome_known[n] & bit]
    for who in range(t.seats):
        known = t.hands_known[who]
        pool += [title for n, title in enumerate(t.hands[who]) if not known[n] & bit]
    drawn_by_other = bool(t.in_hand) and _choosing(t) == "tome_keep" and not t.asks(eyes)
    if drawn_by_other:
        pool += t.in_hand
    pool.sort()
    dice.shuffle(pool)
    if drawn_by_other:
        t.in_hand = (pool.pop(), pool.pop())
    for who in range(t.seats):
        known = t.hands_known[who]
        t.hands[who] = tuple([
            title if known[n] & bit else pool.pop() for n, title in enumerate(t.hands[who])
        ])  # fmt: skip
    t.tome_deck = tuple([
        title if t.tome_known[n] & bit else pool.pop() for n, title in enumerate(t.tome_deck)
    ])  # fmt: skip


def _choosing(t: "LockupTable") -> str:
    return t.open[0].question.kind if t.open else ""


def _goons(t: "LockupTable", eyes: int, dice: Dice) -> None:
    """Shuffle the goons; two that somebody else chooses between are as unknown as the deck."""
    pool = list(t.goon_deck)
    drawn_by_other = bool(t.in_hand) and _choosing(t) == "goon_keep" and not t.asks(eyes)
    if drawn_by_other:
        pool += t.in_hand
    pool.sort()
    dice.shuffle(pool)
    if drawn_by_other:
        t.in_hand = (pool.pop(), pool.pop())
    t.goon_deck = tuple(pool)


def _traits(t: "LockupTable", eyes: int, dice: Dice) -> None:
    """Deal the traits anew that others still choose from."""
    seen = {trait for trait in t.traits if trait >= 0}
    if eyes >= 0:
        seen.update(t.offered_traits[eyes])
    pool = [trait for trait in range(len(t.cards.traits)) if trait not in seen]
    dice.shuffle(pool)
    for who in range(t.seats):
        if who != eyes and t.offered_traits[who]:
            t.offered_traits[who] = (pool.pop(), pool.pop())


def _guards(t: "LockupTable", dice: Dice) -> None:
    """Shuffle the guards nobody has seen: those face down and those in the deck."""
    pool = list(t.guard_deck)
    for cards in t.guards_down:
        pool += cards
    pool.sort()
    dice.shuffle(pool)
    for place in range(8):
        count = len(t.guards_down[place])
        t.guards_down[place] = tuple(pool[:count])
        del pool[:count]
    t.guard_deck = tuple(pool)
    t.location_deck = _shuffled(t.location_deck, dice)
