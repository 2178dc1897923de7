"""Kevin hacks the complex or a robot (R25-8.11, R25-8.12)."""

from typing import TYPE_CHECKING

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import SIDES
from cellmates.room25.characters.special import Special, sides_for_specials
from cellmates.room25.complex import swap
from cellmates.room25.names import BLUE
from cellmates.room25.options import HACK, HACK_NUMBERS, HACKS, ORDER_MOVE
from cellmates.room25.robots import obey, orders
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def hackable_pairs(t: "Room25Table", user: int, sides: int) -> list[int]:
    """The numbers of the pairs of tiles beside the user that can be swapped (ED-10)."""
    cells = sorted([
        cell
        for side, cell in SIDES[t.cell(user)]
        if sides >> side & 1 and not _excluded(t, t.tile_at[cell])
    ])  # fmt: skip
    return [
        HACK_NUMBERS[one * 25 + other]
        for place, one in enumerate(cells)
        for other in cells[place + 1 :]
    ]


def _excluded(t: "Room25Table", tile: int) -> bool:
    if RULES_OF[t.room[tile]].colour != BLUE:
        return False
    return t.is_up(tile) or t.config.kevin_hack_blue == "any_blue"


def learn_blue(t: "Room25Table", user: int) -> None:
    """Where no blue tile can be hacked, to be asked is to learn which ones are blue (RL-95)."""
    if t.config.kevin_hack_blue == "any_blue":
        for _, cell in SIDES[t.cell(user)]:
            t.tested |= 1 << t.tile_at[cell]


class Hack(Special):
    """Swap two tiles beside you, or give any robot an order."""

    def __init__(self) -> None:
        super().__init__("kevin")

    def options(self, t: "Room25Table", user: int) -> list[int]:
        pairs = hackable_pairs(t, user, sides_for_specials(t, user))
        return [HACK + pair for pair in pairs] + orders(t, user)

    def copied_options(self, t: "Room25Table", user: int) -> list[int]:
        return orders(t, user)

    def considered(self, t: "Room25Table", user: int) -> None:
        learn_blue(t, user)

    def use(self, t: "Room25Table", user: int, option: int) -> None:
        if option >= ORDER_MOVE:
            obey(t, user, option)
        else:
            swap_pair(t, option)

    def panic(self, t: "Room25Table", who: int) -> None:
        t.agenda.append(PanickedHack(who))


def swap_pair(t: "Room25Table", option: int) -> None:
    """Swap the two tiles that a hack option names."""
    one, other = HACKS[option - HACK]
    if t.config.kevin_hack_blue == "any_blue":
        t.plain |= 1 << t.tile_at[one] | 1 << t.tile_at[other]
    swap(t, t.tile_at[one], t.tile_at[other])


class PanickedHack(AskCharacter):
    """Kevin must swap two tiles, as many occupied ones as he can (ED-55)."""

    def __init__(self, who: int) -> None:
        super().__init__("hack", who)

    def run(self, t: "Room25Table") -> None:
        learn_blue(t, self.who)
        super().run(t)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        pairs = hackable_pairs(t, self.who, sides_for_specials(t, self.who))
        people = [sum(t.occupied(t.tile_at[cell]) for cell in HACKS[pair]) for pair in pairs]
        most = max(people, default=0)
        return tuple([HACK + pairs[i] for i in range(len(pairs)) if people[i] == most])

    def answer(self, t: "Room25Table", option: int) -> None:
        swap_pair(t, option)
