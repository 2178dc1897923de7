"""Starting bonuses of the advanced game: side-B boards and traits (LK-16)."""

from typing import TYPE_CHECKING

from cellmates.kernel.table import Step
from cellmates.lockup.asking import AskSeat
from cellmates.lockup.cellblock import reserve
from cellmates.lockup.chowhall import lay_goon, start_goons
from cellmates.lockup.cubes import draw_suspicion, gain, gain_power, gain_stars
from cellmates.lockup.effects import add_storage
from cellmates.lockup.names import KIND_NUMBERS
from cellmates.lockup.options import KEEP_GOON, KEEP_TRAIT, RESERVE
from cellmates.lockup.patrol import draw_goon
from cellmates.lockup.tomedeck import choose_tome, draw_tome

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


class Bonus(Step["LockupTable"]):
    """One bonus, so many times."""

    who: int
    what: str
    count: int

    def __init__(self, who: int, what: str, count: int) -> None:
        self.who = who
        self.what = what
        self.count = count

    def run(self, t: "LockupTable") -> None:
        who = self.who
        if self.what in KIND_NUMBERS:
            gain(t, who, KIND_NUMBERS[self.what], self.count)
        elif self.what == "power":
            gain_power(t, who, self.count)
        elif self.what == "stars":
            gain_stars(t, who, self.count)
        elif self.what == "suspicion":
            draw_suspicion(t, who, self.count)
        elif self.what == "storage":
            add_storage(t, who, self.count)
        else:
            self._card(t)

    def _card(self, t: "LockupTable") -> None:
        """A bonus that takes a card; the rest of them follow."""
        who = self.who
        if self.count > 1:
            t.agenda.append(Bonus(who, self.what, self.count - 1))
        if self.what == "tome":
            draw_tome(t, who)
        elif self.what == "choose_tome":
            choose_tome(t, who)
        elif self.what == "goon":
            receive_goon(t, who, draw_goon(t))
        elif self.what == "choose_goon":
            choose_goon(t, who)
        else:
            t.agenda.append(FreeReserve(who))


def give_bonuses(t: "LockupTable", who: int, bonuses: list[tuple[str, int]]) -> None:
    """Put bonuses on the agenda, in their order."""
    for what, count in reversed(bonuses):
        t.agenda.append(Bonus(who, what, count))


def receive_goon(t: "LockupTable", who: int, goon: int) -> None:
    """A goon as a starting bonus works at once (LK-16.6)."""
    if goon >= 0:
        if t.listening:
            data: dict[str, object] = {"seat": who, "goon": t.cards.goons[goon].slug}
            data["location"] = None
            t.tell("recruited", data)
        lay_goon(t, who, goon)
        start_goons(t, who, [goon])


def choose_goon(t: "LockupTable", who: int) -> None:
    """Draw two goons and keep one."""
    drawn = [goon for goon in (draw_goon(t), draw_goon(t)) if goon >= 0]
    t.in_hand = tuple(drawn)
    t.agenda.append(KeepGoon(who))


class KeepGoon(AskSeat):
    """Which of two goons to keep; the other is discarded."""

    def __init__(self, who: int) -> None:
        super().__init__("goon_keep", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple(sorted([KEEP_GOON + goon for goon in t.in_hand]))

    def answer(self, t: "LockupTable", option: int) -> None:
        kept = option - KEEP_GOON
        t.goon_discard = (*t.goon_discard, *[goon for goon in t.in_hand if goon != kept])
        t.in_hand = ()
        receive_goon(t, self.who, kept)


class FreeReserve(AskSeat):
    """Which item of the display to reserve for nothing."""

    def __init__(self, who: int) -> None:
        super().__init__("free_reserve", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple(sorted([RESERVE + item for item in t.display if item >= 0]))

    def answer(self, t: "LockupTable", option: int) -> None:
        reserve(t, self.who, option - RESERVE)


class KeepTrait(AskSeat):
    """Which of two traits to keep; its bonuses come at once (LK-16.4)."""

    def __init__(self, who: int) -> None:
        super().__init__("trait", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple(sorted([KEEP_TRAIT + trait for trait in t.offered_traits[self.who]]))

    def answer(self, t: "LockupTable", option: int) -> None:
        trait = option - KEEP_TRAIT
        t.traits[self.who] = trait
        t.offered_traits[self.who] = ()
        if t.listening:
            t.tell("trait", {"seat": self.who, "trait": t.cards.traits[trait].slug})
        give_bonuses(t, self.who, t.cards.traits[trait].bonuses)
