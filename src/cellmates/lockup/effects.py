"""The special icons of items and goons, and starting bonuses (LK-14, LK-16)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.lockup.asking import AskSeat
from cellmates.lockup.cards import (
    CHOOSE_TOME,
    DRAW_TOME,
    GAIN_POWER,
    PASS_SUSPICION,
    REMOVE_SUSPICION,
    STORAGE_PLUS_1,
    SWAP_RESOURCE,
)
from cellmates.lockup.cubes import gain, gain_power, pass_suspicion, pay, remove_suspicion
from cellmates.lockup.names import KINDS
from cellmates.lockup.options import FIRST, GIVE, GIVE_GUARDS, KEEP_CUBES, SWAP_ONE, SWAPS_ONE
from cellmates.lockup.tomedeck import choose_tome, draw_tome

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

RARITY: Final = (3, 2, 1, 0)
"""Kinds of cube from the rarest: gold, iron, potion, scrap (LK-17.22)."""


def start_effects(t: "LockupTable", who: int, effects: list[int]) -> None:
    """Let the icons of a card work."""
    if effects:
        t.agenda.append(Effects(who, tuple(effects)))


class Effects(AskSeat):
    """Several icons: the owner picks the order; the guards take them as they come (LK-14.10)."""

    effects: tuple[int, ...]

    def __init__(self, who: int, effects: tuple[int, ...]) -> None:
        super().__init__("order", who)
        self.effects = effects

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        if self.who == t.guards:
            return (FIRST + self.effects[0],)
        return tuple(sorted({FIRST + effect for effect in self.effects}))

    def answer(self, t: "LockupTable", option: int) -> None:
        effect = option - FIRST
        rest = list(self.effects)
        rest.remove(effect)
        start_effects(t, self.who, rest)
        t.agenda.append(Effect(self.who, effect))


class Effect(Step["LockupTable"]):
    """One icon works."""

    who: int
    effect: int

    def __init__(self, who: int, effect: int) -> None:
        self.who = who
        self.effect = effect

    def run(self, t: "LockupTable") -> None:
        who = self.who
        effect = self.effect
        if effect < GAIN_POWER:
            gain(t, who, effect, 1)
        elif effect == GAIN_POWER:
            gain_power(t, who, 1)
        elif effect == REMOVE_SUSPICION:
            remove_suspicion(t, who, 1)
        elif effect == PASS_SUSPICION:
            t.agenda.append(Give(who))
        elif effect == DRAW_TOME:
            draw_tome(t, who)
        elif effect == CHOOSE_TOME:
            choose_tome(t, who)
        elif effect == STORAGE_PLUS_1:
            add_storage(t, who, 1)
        elif effect == SWAP_RESOURCE:
            self._swap(t)

    def _swap(self, t: "LockupTable") -> None:
        if self.who == t.guards:
            guards_swap(t, self.who)
        else:
            t.agenda.append(SwapOne(self.who))


def add_storage(t: "LockupTable", who: int, count: int) -> None:
    """Raise a storage limit; the guards have none to raise (LK-17.37)."""
    if t.is_player(who):
        t.storage[who] += count
        t.changes += 1
        if t.listening:
            t.tell("storage", {"seat": who, "limit": t.storage[who]})


def guards_swap(t: "LockupTable", who: int) -> None:
    """The guards give what they have most of for what they have least of (LK-17.38)."""
    own = t.cubes[who * 4 : who * 4 + 4]
    if sum(own) == 0:
        return
    given = max(range(4), key=lambda kind: (own[kind], -kind))
    wanted = [kind for kind in RARITY if t.supply[kind] > 0]
    taken = min(wanted, key=lambda kind: own[kind], default=given)
    if taken != given:
        exchange(t, who, [given], taken)


def exchange(t: "LockupTable", who: int, given: list[int], taken: int) -> None:
    """Swap own cubes for one from the supply."""
    if t.listening:
        kinds = [KINDS[kind] for kind in given]
        t.tell("swapped", {"seat": who, "given": kinds, "taken": KINDS[taken]})
    for kind in given:
        pay(t, who, kind, 1)
    gain(t, who, taken, 1)


def swaps_of_one(t: "LockupTable", who: int) -> list[int]:
    """The options to swap one cube for one of another kind."""
    base = who * 4
    return [
        SWAP_ONE + number
        for number, (given, taken) in enumerate(SWAPS_ONE)
        if t.cubes[base + given] > 0 and t.supply[taken] > 0
    ]


class SwapOne(AskSeat):
    """One may swap a cube at once (LK-14.7)."""

    def __init__(self, who: int) -> None:
        super().__init__("swap", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        swaps = swaps_of_one(t, self.who)
        return (*swaps, KEEP_CUBES) if swaps else ()

    def answer(self, t: "LockupTable", option: int) -> None:
        if option != KEEP_CUBES:
            given, taken = SWAPS_ONE[option - SWAP_ONE]
            exchange(t, self.who, [given], taken)


class Give(AskSeat):
    """Whom to pass a suspicion cube to (LK-14.3, LK-14.11)."""

    def __init__(self, who: int) -> None:
        super().__init__("give", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        if t.suspicion[self.who] == 0:
            return ()
        others = [other for other in range(t.participants) if other != self.who]
        return tuple([GIVE_GUARDS if other == t.guards else GIVE + other for other in others])

    def answer(self, t: "LockupTable", option: int) -> None:
        pass_suspicion(t, self.who, t.guards if option == GIVE_GUARDS else option - GIVE)
