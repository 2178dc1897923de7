"""The Cell Block: crafting and reserving items (LK-7.17, LK-10)."""

from typing import TYPE_CHECKING

from cellmates.kernel.table import Step
from cellmates.lockup.asking import AskSeat, blank_offer, cost_of
from cellmates.lockup.cubes import gain_stars, give_back, pay
from cellmates.lockup.effects import start_effects
from cellmates.lockup.goals import check_goals
from cellmates.lockup.names import ANY_KIND, KINDS
from cellmates.lockup.options import CRAFT, DECLINE, LESS, LESS_KINDS, RESERVE, ROB
from cellmates.lockup.payment import Pay
from cellmates.lockup.prizes import RESERVE_PRICE
from cellmates.lockup.rewards import Collected, decline
from cellmates.lockup.views import Offer

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


def within_reach(t: "LockupTable", who: int) -> list[int]:
    """The items a crew may craft: the display and its own reserved ones (LK-10.3)."""
    return [item for item in t.display if item >= 0] + list(t.reserved[who])


def missing(t: "LockupTable", who: int, cost: list[int]) -> int:
    """How many cubes a crew lacks for a cost; 0 if it can pay."""
    return sum(lacking(t, who, cost))


def lacking(t: "LockupTable", who: int, cost: list[int]) -> list[int]:
    """The cubes that a crew lacks for a cost, by kind and last any."""
    base = who * 4
    lack = [0] * 5
    spare = 0
    for kind in range(4):
        left = t.cubes[base + kind] - cost[kind]
        if left < 0:
            lack[kind] = -left
        else:
            spare += left
    lack[ANY_KIND] = max(0, cost[ANY_KIND] - spare)
    return lack


def less_one(cost: list[int], kind: int) -> list[int]:
    """The cost with one cube of a kind (or an "any") taken off."""
    cheaper = cost[:]
    cheaper[kind] -= 1
    return cheaper


def discounts(cost: list[int]) -> list[int]:
    """What a discount can take off a cost."""
    return [kind for kind in LESS_KINDS if cost[kind] > 0]


def robbable(t: "LockupTable", who: int, cost: list[int]) -> list[int]:
    """The options to spend an opponent's cube on a cost, so that the rest can be paid."""
    options: list[int] = []
    for other in range(t.seats):
        if other == who:
            continue
        for kind in range(4):
            if t.cubes[other * 4 + kind] > 0:
                part = kind if cost[kind] > 0 else ANY_KIND
                if cost[part] > 0 and missing(t, who, less_one(cost, part)) == 0:
                    options.append(ROB + other * 4 + kind)
    return options


def can_pay(t: "LockupTable", who: int, cost: list[int], robbing: bool, discounted: bool) -> bool:
    """Whether a crew can craft at this cost with the help it has."""
    costs = [less_one(cost, kind) for kind in discounts(cost)] if discounted else []
    costs = costs or [cost]
    if robbing:
        return any(robbable(t, who, each) for each in costs)
    return any(missing(t, who, each) == 0 for each in costs)


def could_craft(t: "LockupTable", who: int, robbing: bool, discounted: bool) -> bool:
    """Whether there is an item a crew could craft with that help."""
    items = t.cards.items
    reach = within_reach(t, who)
    return any(can_pay(t, who, items[item].cost, robbing, discounted) for item in reach)


class AtTheCellBlock(AskSeat):
    """Craft or reserve one item."""

    def __init__(self, who: int) -> None:
        super().__init__("cell_block", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        who = self.who
        robbing = t.robbing >> who & 1 == 1
        discounted = t.discounted >> who & 1 == 1
        items = t.cards.items
        options = [
            CRAFT + item
            for item in within_reach(t, who)
            if can_pay(t, who, items[item].cost, robbing, discounted)
        ]
        if robbing or discounted:  # those tomes are for crafting
            return tuple(sorted(options))
        if t.cube_count(who) >= RESERVE_PRICE:
            options += [RESERVE + item for item in t.display if item >= 0]
        return tuple(sorted([DECLINE, *options]))

    def offer(self, t: "LockupTable") -> Offer:
        who = self.who
        offer = blank_offer(t, self.who)
        texts = t.options.texts
        helped = t.robbing >> who & 1 or t.discounted >> who & 1
        for item in within_reach(t, who):
            card = t.cards.items[item]
            if not helped:  # else the price is settled by further questions
                offer["costs"][texts[CRAFT + item]] = cost_of(card.cost)
                offer["costs"][texts[RESERVE + item]] = {"any": RESERVE_PRICE}
            lack = lacking(t, who, card.cost)
            if sum(lack):
                offer["lacks"][card.slug] = cost_of(lack)
        return offer

    def answer(self, t: "LockupTable", option: int) -> None:
        who = self.who
        if option == DECLINE:
            decline(t, who)
            return
        t.agenda.append(Collected(who))
        if option >= RESERVE:
            t.agenda.append(ReserveItem(who, option - RESERVE))
            t.agenda.append(Pay(who, RESERVE_PRICE))
            return
        item = option - CRAFT
        t.bill = tuple(t.cards.items[item].cost)
        t.agenda.append(CraftItem(who, item))
        t.agenda.append(PayBill(who))
        if t.robbing >> who & 1:
            t.agenda.append(Rob(who))
        if t.discounted >> who & 1:
            t.agenda.append(Discount(who))


class Discount(AskSeat):
    """Which cube the blueprints save."""

    def __init__(self, who: int) -> None:
        super().__init__("less", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        robbing = t.robbing >> self.who & 1 == 1
        cost = list(t.bill)
        return tuple([
            LESS + place
            for place, kind in enumerate(LESS_KINDS)
            if cost[kind] > 0 and can_pay(t, self.who, less_one(cost, kind), robbing, False)
        ])  # fmt: skip

    def answer(self, t: "LockupTable", option: int) -> None:
        t.bill = tuple(less_one(list(t.bill), LESS_KINDS[option - LESS]))


class Rob(AskSeat):
    """Whose cube is spent on the item."""

    def __init__(self, who: int) -> None:
        super().__init__("rob", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple(robbable(t, self.who, list(t.bill)))

    def answer(self, t: "LockupTable", option: int) -> None:
        other, kind = divmod(option - ROB, 4)
        cost = list(t.bill)
        t.bill = tuple(less_one(cost, kind if cost[kind] > 0 else ANY_KIND))
        if t.listening:
            t.tell("robbed", {"seat": self.who, "of": other, "kind": KINDS[kind]})
        give_back(t, other, kind, 1)


class PayBill(Step["LockupTable"]):
    """Pay the named kinds; the rest in cubes of choice."""

    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: "LockupTable") -> None:
        for kind in range(4):
            pay(t, self.who, kind, t.bill[kind])
        t.agenda.append(Pay(self.who, t.bill[ANY_KIND]))
        t.bill = ()


class CraftItem(Step["LockupTable"]):
    """The item is paid for: lay it down, score it, let it work (LK-10.5)."""

    who: int
    item: int

    def __init__(self, who: int, item: int) -> None:
        self.who = who
        self.item = item

    def run(self, t: "LockupTable") -> None:
        craft(t, self.who, self.item)


def craft(t: "LockupTable", who: int, item: int) -> None:
    """An item comes from the display, or from the reserved ones, before its owner."""
    if item in t.display:
        t.display[t.display.index(item)] = -1
    else:
        t.reserved[who] = tuple([other for other in t.reserved[who] if other != item])
    t.items[who] = (*t.items[who], item)
    t.changes += 1
    card = t.cards.items[item]
    if t.listening:
        t.tell("crafted", {"seat": who, "item": card.slug})
    gain_stars(t, who, card.value)
    t.agenda.append(SeeAboutGoals(who))
    start_effects(t, who, card.effects)


class SeeAboutGoals(Step["LockupTable"]):
    """After the icons of a new item have worked (LK-10.5)."""

    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: "LockupTable") -> None:
        check_goals(t, self.who)


class ReserveItem(Step["LockupTable"]):
    """The item goes face down before its owner (LK-10.4)."""

    who: int
    item: int

    def __init__(self, who: int, item: int) -> None:
        self.who = who
        self.item = item

    def run(self, t: "LockupTable") -> None:
        reserve(t, self.who, self.item)


def reserve(t: "LockupTable", who: int, item: int) -> None:
    """Take an item from the display to craft it later."""
    t.display[t.display.index(item)] = -1
    t.reserved[who] = (*t.reserved[who], item)
    t.changes += 1
    if t.listening:
        t.tell("reserved", {"seat": who, "item": t.cards.items[item].slug})
