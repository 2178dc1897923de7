"""What cubes are worth in hand, given the items they may pay for."""

from typing import Final

from cellmates.bots.lockup.habits import CUBE, LAST_VISIT, OVERFLOW, REACH, TONIGHT
from cellmates.bots.lockup.worth import Worth
from cellmates.kernel.native import mypyc_attr
from cellmates.lockup.card import Item
from cellmates.lockup.names import (
    ANY_KIND,
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    GOLD,
    IRON,
    POTION,
    SCRAP,
)

END: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 2.0)
"""What cubes score at the end (LK-15.6)."""


@mypyc_attr(acyclic=True)
class Wish:
    """An item within reach: its price by kind, and what it is worth."""

    def __init__(self, cost: list[int], worth: float) -> None:
        self.scrap = cost[SCRAP]
        self.potion = cost[POTION]
        self.iron = cost[IRON]
        self.gold = cost[GOLD]
        self.wild = cost[ANY_KIND]
        self.worth = worth


@mypyc_attr(acyclic=True)
class Purse:
    """The cubes of a crew and what may be made of them."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        sight = worth.sight
        self.visits = worth.crafts_left
        if self.visits == 0:
            self.base = list(END)
        else:
            shrink = LAST_VISIT if self.visits == 1 else 1.0
            scrap, potion, iron, gold = [each * shrink for each in CUBE]
            self.base = [max(1.0, scrap), max(1.0, potion), max(1.0, iron), max(2.0, gold)]
        tonight = sight.visits_left(CELL_BLOCK) == sight.rounds_left
        gone = 0.9 if tonight else 0.6
        self.storage = sight.storage
        self.capped = sight.round < 6
        self.display = [worth.item(item) for item in sight.display]
        self.reserved = [worth.item(item) for item in sight.reserved]
        self.wishes: list[Wish] = []
        if self.visits:
            for number, item in enumerate(sight.display):
                self.wishes.append(Wish(item.cost, self.display[number] * gone))
            for number, item in enumerate(sight.reserved):
                self.wishes.append(Wish(item.cost, self.reserved[number]))
        self.odds = list(REACH)
        if self.visits == 1:
            self.odds = [1.0, REACH[1] * 0.7, REACH[2] * 0.4, 0.0]
        if sight.location in (COMMISSARY, CHOW_HALL) and sight.is_there(sight.me, CELL_BLOCK):
            self.odds = [min(odds, most) for odds, most in zip(self.odds, TONIGHT, strict=True)]
        if self.visits == 1 and sight.location == CELL_BLOCK:
            self.odds = [1.0, 0.0, 0.0, 0.0]

    def plain(self, cubes: list[int]) -> float:
        """The cubes by themselves."""
        base = self.base
        worth = cubes[0] * base[0] + cubes[1] * base[1] + cubes[2] * base[2] + cubes[3] * base[3]
        total = cubes[0] + cubes[1] + cubes[2] + cubes[3]
        if self.capped and total > self.storage:
            over = total - self.storage
            worth -= over * base[0] * (1.0 - OVERFLOW)
        return worth

    def value(self, cubes: list[int]) -> float:
        """The cubes with the best item that they may become."""
        best = 0.0
        odds = self.odds
        most = len(odds) - 1
        scrap, potion, iron, gold = cubes[0], cubes[1], cubes[2], cubes[3]
        base = self.base
        each_scrap, each_potion, each_iron, each_gold = base[0], base[1], base[2], base[3]
        for wish in self.wishes:  # kind by kind: this is asked more often than anything else
            lack = 0
            spare = 0
            if wish.scrap > scrap:
                lack += wish.scrap - scrap
                price = scrap * each_scrap
            else:
                spare += scrap - wish.scrap
                price = wish.scrap * each_scrap
            if wish.potion > potion:
                lack += wish.potion - potion
                price += potion * each_potion
            else:
                spare += potion - wish.potion
                price += wish.potion * each_potion
            if wish.iron > iron:
                lack += wish.iron - iron
                price += iron * each_iron
            else:
                spare += iron - wish.iron
                price += wish.iron * each_iron
            if wish.gold > gold:
                lack += wish.gold - gold
                price += gold * each_gold
            else:
                spare += gold - wish.gold
                price += wish.gold * each_gold
            wild = wish.wild
            if wild > spare:
                lack += wild - spare
                price += spare * each_scrap
            else:
                price += wild * each_scrap
            if lack <= most:
                gain = odds[lack] * (wish.worth - price)
                if gain > best:
                    best = gain
        return self.plain(cubes) + best

    def cheapest(self, cubes: list[int], count: int) -> tuple[float, list[int]]:
        """The least that paying so many cubes costs, and the kinds to pay, one after another."""
        left = cubes[:]
        now = self.value(left)
        start = now
        kinds: list[int] = []
        for _ in range(count):
            best = -1
            best_value = -1e9
            for kind in range(4):
                if left[kind]:
                    left[kind] -= 1
                    value = self.value(left)
                    left[kind] += 1
                    if value > best_value:
                        best, best_value = kind, value
            if best < 0:
                return 1e9, kinds
            left[best] -= 1
            kinds.append(best)
            now = best_value
        return start - now, kinds


def lacking(item: Item, cubes: list[int]) -> int:
    """How many cubes are lacking for an item."""
    lack = 0
    spare = 0
    for kind in range(4):
        left = cubes[kind] - item.cost[kind]
        if left < 0:
            lack -= left
        else:
            spare += left
    return lack + max(0, item.cost[ANY_KIND] - spare)
