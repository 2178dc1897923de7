"""The Chow Hall: recruiting goons (LK-7.14 to LK-7.16, LK-7.26 to LK-7.30)."""

from typing import TYPE_CHECKING

from cellmates.kernel.table import Step
from cellmates.lockup.asking import AskSeat, blank_offer
from cellmates.lockup.cubes import loose_cubes_at, take_loose_cubes
from cellmates.lockup.effects import start_effects
from cellmates.lockup.goals import check_goals
from cellmates.lockup.names import CHOW_HALL, DENS, KINDS, LOCATIONS
from cellmates.lockup.options import DECLINE, RECRUIT, RECRUIT_NONE, RECRUIT_TWO
from cellmates.lockup.payment import Pay
from cellmates.lockup.prizes import CANNOT, goon_price
from cellmates.lockup.rewards import Collected, decline
from cellmates.lockup.views import Offer

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


class AtTheChowHall(AskSeat):
    """Whom to recruit, if anybody."""

    place: int

    def __init__(self, who: int, place: int) -> None:
        super().__init__("chow_hall", who)
        self.place = place

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        who = self.who
        bandits = loose_cubes_at(t, CHOW_HALL) if self.place == 0 else 0
        purse = t.cube_count(who) + bandits
        goons = [place for place in range(5) if t.dens[DENS[place]] >= 0]
        if t.free_recruit >> who & 1:  # the handbook is for one goon
            return tuple([RECRUIT + place for place in goons])
        options: list[int] = []
        if purse >= goon_price(self.place, 1):
            options += [RECRUIT + place for place in goons]
        if purse >= goon_price(self.place, 2) and len(goons) >= 2:
            options.append(RECRUIT_TWO)
        if bandits:
            options.append(RECRUIT_NONE)
        return tuple(sorted([*options, DECLINE])) if options else (DECLINE,)

    def offer(self, t: "LockupTable") -> Offer:
        offer = blank_offer(t, self.who)
        if self.place == 0:  # the bandits' cubes come before the bill (LK-7.30)
            for kind in range(4):
                offer["purse"][KINDS[kind]] += t.loose_cubes[CHOW_HALL * 4 + kind]
        free = t.free_recruit >> self.who & 1 == 1
        one = 0 if free else goon_price(self.place, 1)
        two = goon_price(self.place, 2)
        texts = t.options.texts
        offer["costs"] = {texts[RECRUIT + place]: {"any": one} for place in range(5)}
        if two < CANNOT and not free:
            offer["costs"][texts[RECRUIT_TWO]] = {"any": two}
        return offer

    def answer(self, t: "LockupTable", option: int) -> None:
        who = self.who
        if option == DECLINE:
            decline(t, who)
            return
        if self.place == 0:
            take_loose_cubes(t, who, CHOW_HALL)
        t.agenda.append(Collected(who))
        if option == RECRUIT_TWO:
            t.agenda.append(PickGoon(who, -1))
            t.agenda.append(Pay(who, goon_price(self.place, 2)))
        elif option != RECRUIT_NONE:
            t.agenda.append(TakeGoon(who, DENS[option - RECRUIT]))
            if not t.free_recruit >> who & 1:
                t.agenda.append(Pay(who, goon_price(self.place, 1)))


class PickGoon(AskSeat):
    """Which of two goons comes; both are paid for, and taken before either works (LK-7.28)."""

    first: int  # the goon that was taken first, or -1

    def __init__(self, who: int, first: int) -> None:
        super().__init__("recruit", who)
        self.first = first

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple([RECRUIT + place for place in range(5) if t.dens[DENS[place]] >= 0])

    def answer(self, t: "LockupTable", option: int) -> None:
        goon = take_goon(t, self.who, DENS[option - RECRUIT])
        if self.first < 0:
            t.agenda.append(PickGoon(self.who, goon))
        else:
            start_goons(t, self.who, [self.first, goon])


class TakeGoon(Step["LockupTable"]):
    """The goon that was paid for comes."""

    who: int
    den: int

    def __init__(self, who: int, den: int) -> None:
        self.who = who
        self.den = den

    def run(self, t: "LockupTable") -> None:
        start_goons(t, self.who, [take_goon(t, self.who, self.den)])


def take_goon(t: "LockupTable", who: int, den: int) -> int:
    """A goon leaves its space for a crew (LK-11.2); tell which."""
    goon = t.dens[den]
    t.dens[den] = -1
    if t.listening:
        data: dict[str, object] = {"seat": who, "goon": t.cards.goons[goon].slug}
        data["location"] = LOCATIONS[den]
        t.tell("recruited", data)
    lay_goon(t, who, goon)
    return goon


def lay_goon(t: "LockupTable", who: int, goon: int) -> None:
    """A goon lies before its owner."""
    t.goons[who] = (*t.goons[who], goon)
    t.changes += 1
    check_goals(t, who)


def start_goons(t: "LockupTable", who: int, goons: list[int]) -> None:
    """Let the icons of new goons work once, goon by goon."""
    for goon in reversed(goons):
        start_effects(t, who, t.cards.goons[goon].effects)
