"""The guards of the solo game: their cards, their turns, what they take (LK-17)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.lockup.asking import AskSeat
from cellmates.lockup.card import BY_POWER, OFF_DUTY
from cellmates.lockup.cubes import gain, gain_stars, pay, take_loose_cubes
from cellmates.lockup.effects import RARITY
from cellmates.lockup.names import (
    ANY_KIND,
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    DENS,
    LIBRARY,
    LOCATIONS,
)
from cellmates.lockup.options import TURN_UP
from cellmates.lockup.rewards import Collected

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


GUARDED: Final = LOCATIONS[:7]
"""Where a guard lies at the start of a round (LK-17.10)."""


def lay_out_guards(t: "LockupTable") -> None:
    """A face-down guard at each of the locations 1 to 7 (LK-17.10)."""
    for place in range(len(GUARDED)):
        t.guards_down[place] = (t.guard_deck[place],)
    t.guard_deck = t.guard_deck[len(GUARDED) :]


def turn_up_guard(t: "LockupTable", place: int) -> None:
    """Turn up the oldest face-down guard at a location."""
    guard = t.guards_down[place][0]
    t.guards_down[place] = t.guards_down[place][1:]
    t.guards_up[place] = (*t.guards_up[place], guard)
    t.changes += 1
    if t.listening:
        t.tell("guard_turned", {"location": LOCATIONS[place], "guard": t.cards.guards[guard].slug})


class GuardTurn(AskSeat):
    """The player turns up one of the guards; then a location card may send another (LK-17.12)."""

    def __init__(self) -> None:
        super().__init__("turn_up", 0)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple([TURN_UP + place for place in range(7) if t.guards_down[place]])

    def answer(self, t: "LockupTable", option: int) -> None:
        turn_up_guard(t, option - TURN_UP)
        self.impossible(t)

    def impossible(self, t: "LockupTable") -> None:
        if not t.location_deck:
            return
        card = t.location_deck[0]
        t.location_deck = t.location_deck[1:]
        t.locations_used = (*t.locations_used, card)
        t.changes += 1
        if card == OFF_DUTY:
            if t.listening:
                t.tell("off_duty", {})
        elif t.guard_deck:
            guard = t.guard_deck[0]
            t.guard_deck = t.guard_deck[1:]
            t.guards_up[card] = (*t.guards_up[card], guard)
            if t.listening:
                slug = t.cards.guards[guard].slug
                t.tell("guard_placed", {"location": LOCATIONS[card], "guard": slug})


def reveal_guards(t: "LockupTable", place: int) -> None:
    """Turn all guards at a location up; the special one calls another (LK-17.31)."""
    while t.guards_down[place]:
        guard = t.guards_down[place][0]
        turn_up_guard(t, place)
        if t.cards.guards[guard].draw and t.guard_deck:
            t.guards_down[place] = (*t.guards_down[place], t.guard_deck[0])
            t.guard_deck = t.guard_deck[1:]


def guard_strength(t: "LockupTable", place: int) -> int:
    """The strength of the guard cards at a location (LK-17.18)."""
    total = 0
    for guard in t.guards_up[place]:
        card = t.cards.guards[guard]
        total += t.power[t.guards] if card.strength == BY_POWER else card.strength
    return total


def guards_reward(t: "LockupTable", who: int, place: int) -> None:
    """What the guards do with their place; they never decline (LK-17.21 to LK-17.26)."""
    if t.location == COMMISSARY:
        if place == 0:
            _commissary(t, who)
    elif t.location == CHOW_HALL:
        if place == 0:
            _chow_hall(t, who)
    elif t.location == CELL_BLOCK:
        _cell_block(t, who)
    elif t.location == LIBRARY:
        if place < 2:
            t.agenda.append(Collected(who))
            gain_stars(t, who, 1)
    else:
        from cellmates.lockup.lightsout import give_reward, gives_anything

        if gives_anything(t, who, place):
            t.agenda.append(Collected(who))
            give_reward(t, who, place)


def _commissary(t: "LockupTable", who: int) -> None:
    """A cube of the kind they own least, the rarest of those (LK-17.22, LK-17.30)."""
    taken = take_loose_cubes(t, who, COMMISSARY)
    kinds = [kind for kind in RARITY if t.supply[kind] > 0]
    if kinds:
        taken += gain(t, who, min(kinds, key=lambda kind: t.cubes[who * 4 + kind]), 1)
    if taken:
        t.agenda.append(Collected(who))


def _chow_hall(t: "LockupTable", who: int) -> None:
    """The two goons with the most suspicion, for nothing (LK-17.23)."""
    from cellmates.lockup.chowhall import start_goons, take_goon

    taken = take_loose_cubes(t, who, CHOW_HALL)
    dens = [den for den in DENS if t.dens[den] >= 0]
    dens.sort(key=lambda den: -t.cards.goons[t.dens[den]].suspicion)
    if dens or taken:
        t.agenda.append(Collected(who))
    start_goons(t, who, [take_goon(t, who, den) for den in dens[:2]])


def _cell_block(t: "LockupTable", who: int) -> None:
    """Craft the best item they can pay for; else reserve the best one free (LK-17.24, 17.25)."""
    from cellmates.lockup.cellblock import craft, missing, reserve, within_reach

    items = t.cards.items
    payable = [item for item in within_reach(t, who) if missing(t, who, items[item].cost) == 0]
    display = [item for item in t.display if item >= 0]
    if payable or display:
        t.agenda.append(Collected(who))
    if payable:
        best = max(payable, key=lambda item: items[item].value)  # the first of equals
        _guards_pay(t, who, items[best].cost)
        craft(t, who, best)
    elif display:
        reserve(t, who, max(display, key=lambda item: items[item].value))


def _guards_pay(t: "LockupTable", who: int, cost: list[int]) -> None:
    """The named kinds, then the least rare for "any" (LK-17.24)."""
    for kind in range(4):
        pay(t, who, kind, cost[kind])
    for _ in range(cost[ANY_KIND]):
        kind = next(kind for kind in reversed(RARITY) if t.cubes[who * 4 + kind] > 0)
        pay(t, who, kind, 1)


class GuardsReturn(Step["LockupTable"]):
    """At the end of Patrol all location and guard cards are shuffled again (LK-17.35)."""

    def run(self, t: "LockupTable") -> None:
        locations = [*t.location_deck, *t.locations_used]
        t.dice.shuffle(locations)
        t.location_deck = tuple(locations)
        t.locations_used = ()
        guards = [*t.guard_deck, *t.guards_used]
        for place in range(8):
            guards += [*t.guards_up[place], *t.guards_down[place]]
            t.guards_up[place] = ()
            t.guards_down[place] = ()
        t.dice.shuffle(guards)
        t.guard_deck = tuple(guards)
        t.guards_used = ()
        if t.listening:
            t.tell("guards_return", {})


GUARD_TURN: Final = GuardTurn()
GUARDS_RETURN: Final = GuardsReturn()
