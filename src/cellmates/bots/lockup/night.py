"""Lights Out and Patrol: what to take, pay, recruit, craft, keep and return."""

from cellmates.bots.lockup.habits import CUBE, LEAVING
from cellmates.bots.lockup.purse import Purse, lacking
from cellmates.bots.lockup.raids import all_suspicion, raid_losses
from cellmates.bots.lockup.sight import Sight
from cellmates.bots.lockup.worth import Worth
from cellmates.kernel.native import mypyc_attr
from cellmates.lockup.card import Item
from cellmates.lockup.cards import GAIN_GOLD
from cellmates.lockup.names import (
    ANY_KIND,
    CELL_BLOCK,
    CHOW_HALL,
    GOLD,
    INFIRMARY,
    IRON,
    LIBRARY,
    POTION,
    SCRAP,
    SEWERS,
    SMITHY,
)
from cellmates.lockup.options import (
    COLLECT,
    CRAFT,
    DECLINE,
    DISCARD,
    GIVE,
    GIVE_GUARDS,
    KEEP_CUBES,
    LESS,
    LESS_KINDS,
    PAY,
    RECRUIT,
    RECRUIT_NONE,
    RECRUIT_TWO,
    RESERVE,
    ROB,
    SWAP_ONE,
    SWAP_TWO,
    SWAPS_ONE,
    SWAPS_TWO,
    TAKE,
)

ANOTHER_SWAP = 0.5
"""The part of an item's gain that counts when one more swap would pay for it."""
RESERVED = 0.3
"""How much of an item's gain is hoped for when it is put by."""


@mypyc_attr(acyclic=True)
class Night:
    """What the options of one decision in Lights Out or Patrol are worth, for one view."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.worth = Worth(sight, sight.me)
        self._purse: Purse | None = None  # reckoned when it is asked for
        self.crafts_next = (
            sight.location == CELL_BLOCK
            and sight.acting != sight.me
            and sight.is_there(sight.me, CELL_BLOCK)
        )

    @property
    def purse(self) -> Purse:
        """What cubes are worth."""
        if self._purse is None:
            self._purse = Purse(self.worth)
        return self._purse

    def rank(self) -> int:
        """One's own place at the present location."""
        for place, who in enumerate(self.sight.ranking):
            if who == self.sight.me:
                return place
        return 0

    def library(self) -> float:
        """What going to the Library brings instead of a reward (LK-6.14)."""
        sight = self.sight
        if sight.location == LIBRARY or not sight.tome_deck:
            return 0.0
        rivals = len([who for who in sight.others if sight.is_there(who, LIBRARY)])
        return self.worth.tome * (1.0 if rivals < (1 if sight.players == 2 else 3) else 0.5)

    # Rewards.

    def reward(self) -> int:
        """Whether to collect."""
        sight = self.sight
        rank = self.rank()
        if sight.location not in (SEWERS, INFIRMARY, SMITHY):
            return COLLECT
        n = sight.players
        if sight.location == SEWERS:
            kind = SCRAP
            count = (2 if n == 2 else 3) if rank == 0 else 2 if rank == 1 and n >= 4 else 1
        elif sight.location == INFIRMARY:
            kind, count = POTION, (2 if n == 2 else 3) if rank == 0 else 1
        else:
            kind, count = IRON, 2 if rank == 0 else 1
        more = sight.cubes[:]
        more[kind] += min(count, sight.supply[kind])
        if rank == 0:
            for number in range(4):
                more[number] += sight.loose[sight.location * 4 + number]
        gain = self.purse.value(more) - self.purse.value(sight.cubes)
        if not sum(sight.cubes) and self.worth.recruits_left:
            gain += 1.0  # without a cube there is no goon
        return COLLECT if gain >= self.library() - LEAVING else DECLINE

    def take(self, options: tuple[int, ...]) -> int:
        """Which cube to take."""
        cubes = self.sight.cubes
        best, best_gain = options[0], -1e9
        for option in options:
            if TAKE <= option < TAKE + 4:
                kind = option - TAKE
                more = cubes[:]
                more[kind] += 1
                gain = self._cubes_worth(more) - self._cubes_worth(cubes)
                if kind == GOLD:
                    gain += self.worth.effects([GAIN_GOLD]) - CUBE[GOLD]
            elif option == COLLECT:
                gain = 1.0
            else:
                gain = self.library() - LEAVING
            if gain > best_gain:
                best, best_gain = option, gain
        return best

    def swap(self, options: tuple[int, ...]) -> int:
        """Which cubes to swap, if any."""
        cubes = self.sight.cubes
        now = self._cubes_worth(cubes)
        best, best_gain = options[-1], -1e9
        for option in options:
            if option == DECLINE:
                gain = self.library()
            elif option == KEEP_CUBES:
                gain = 0.05
            else:
                after = cubes[:]
                if option < SWAP_TWO:
                    given, taken = SWAPS_ONE[option - SWAP_ONE]
                else:
                    given, other, taken = SWAPS_TWO[option - SWAP_TWO]
                    after[other] -= 1
                after[given] -= 1
                after[taken] += 1
                gain = self._cubes_worth(after) - now
                if taken == GOLD:
                    gain += self.worth.effects([GAIN_GOLD]) - CUBE[GOLD]
            if gain > best_gain:
                best, best_gain = option, gain
        return best

    # Goons.

    def chow_hall(self, options: tuple[int, ...]) -> int:
        """Whom to recruit, and whether two."""
        sight = self.sight
        free = DECLINE not in options  # a tome pays, and it binds
        rank = min(2, self.rank())
        cubes = sight.cubes[:]
        loose = sight.loose[CHOW_HALL * 4 : CHOW_HALL * 4 + 4]
        if rank == 0:
            for number in range(4):
                cubes[number] += loose[number]
        bandits = self.purse.value(cubes) - self.purse.value(sight.cubes) if any(loose) else 0.0
        worths = {number: self.worth.goon(goon) for number, goon in sight.den_goons()}
        cost = 0.0 if free else self.purse.cheapest(cubes, (1, 1, 2)[rank])[0]
        best, best_gain = options[0], -1e9
        for option in options:
            if option == DECLINE:
                gain = self.library()
            elif option == RECRUIT_TWO:
                pair = sorted(worths.values(), reverse=True)[:2]
                gain = sum(pair) - self.purse.cheapest(cubes, (4, 5)[rank])[0] + bandits
            elif option == RECRUIT_NONE:
                gain = bandits
            else:
                gain = worths[option - RECRUIT] - cost + bandits
            if gain > best_gain:
                best, best_gain = option, gain
        return best

    def recruit(self, options: tuple[int, ...]) -> int:
        """Whom of those paid for."""
        worths = self.recruit_worths()
        return max(options, key=lambda option: worths[option])

    def recruit_worths(self) -> dict[int, float]:
        """What the goons are worth, by the option that recruits them."""
        return {RECRUIT + den: self.worth.goon(goon) for den, goon in self.sight.den_goons()}

    def pay(self, options: tuple[int, ...]) -> int:
        """The cube that is missed least."""
        return PAY + self._least_missed([option - PAY for option in options])

    def discard(self, options: tuple[int, ...]) -> int:
        """The cube that is missed least."""
        return DISCARD + self._least_missed([option - DISCARD for option in options])

    def _least_missed(self, kinds: list[int]) -> int:
        cubes = self.sight.cubes
        best, best_value = kinds[0], -1e9
        for kind in kinds:
            left = cubes[:]
            left[kind] -= 1
            value = self.purse.value(left)
            if value > best_value + 1e-9:
                best, best_value = kind, value
        return best

    # Items.

    def craft_gain(self, item: Item, cubes: list[int]) -> float:
        """What crafting an item gains, its price taken off; it must be payable."""
        left = [cubes[kind] - item.cost[kind] for kind in range(4)]
        plain = self.purse.plain
        wild = item.cost[ANY_KIND]
        while wild > 0:
            kind = min([k for k in range(4) if left[k] > 0], key=lambda k: self.purse.base[k])
            left[kind] -= 1
            wild -= 1
        return self.worth.item(item) - (plain(cubes) - plain(left))

    def best_craft(self, cubes: list[int]) -> float:
        """What the best item gains that these cubes pay for; nothing if there is none."""
        best = 0.0
        for item in [*self.sight.display, *self.sight.reserved]:
            if lacking(item, cubes) == 0:
                best = max(best, self.craft_gain(item, cubes))
        return best

    def crafting_worth(self, cubes: list[int]) -> float:
        """The cubes by themselves, and what can be crafted with them at once."""
        return self.best_craft(cubes) + self.purse.plain(cubes)

    def _cubes_worth(self, cubes: list[int]) -> float:
        """What cubes are worth in hand; just before one crafts, what they pay for then counts, and
        what they would pay for after another swap, which a tome may bring."""
        if not self.crafts_next:
            return self.purse.value(cubes)
        hope = max([self.best_craft(after) for after in swapped(cubes)], default=0.0)
        return max(self.best_craft(cubes), ANOTHER_SWAP * hope) + self.purse.plain(cubes)

    def cell_block(self, options: tuple[int, ...]) -> int:
        """What to craft or reserve."""
        gains = self.cell_block_gains(options)
        return max(options, key=lambda option: gains[option])

    def cell_block_gains(self, options: tuple[int, ...]) -> dict[int, float]:
        """What crafting, reserving or going away gains."""
        sight = self.sight
        helped = DECLINE not in options  # by a tome that binds
        lore = sight.lore.item_list
        cubes = sight.cubes
        gains: dict[int, float] = {}
        reserving = 0.0
        later = self.worth.crafts_left - 1
        if later > 0 and any(option >= RESERVE for option in options):
            reserving = self.purse.cheapest(cubes, 1)[0]
        for option in options:
            if option == DECLINE:
                gain = self.library()
            elif option >= RESERVE:
                if later <= 0:
                    gain = -1.0
                else:
                    item = lore[option - RESERVE]
                    price = sum(item.cost[kind] * self.purse.base[kind] for kind in range(4))
                    gain = RESERVED * (self.worth.item(item) - price) - reserving
                    if sight.solo:
                        gain += 0.1 * item.value
            elif helped:
                gain = self.worth.item(lore[option - CRAFT])
            else:
                gain = self.craft_gain(lore[option - CRAFT], cubes) + 0.5
            gains[option] = gain
        return gains

    def free_reserve(self, options: tuple[int, ...]) -> int:
        """The item that gains most."""
        lore = self.sight.lore.item_list
        base = self.purse.base

        def gain(option: int) -> float:
            item = lore[option - RESERVE]
            price = sum(item.cost[kind] * base[kind] for kind in range(4))
            return self.worth.item(item) - price - item.cost[ANY_KIND] * base[0]

        return max(options, key=gain)

    def less(self, options: tuple[int, ...]) -> int:
        """The dearest cube that a discount can save; one that is lacking first."""
        order = {IRON: 3, POTION: 2, SCRAP: 1, ANY_KIND: 0}
        return max(options, key=lambda option: order[LESS_KINDS[option - LESS]])

    def rob(self, options: tuple[int, ...]) -> int:
        """The dearest cube, from whoever is ahead."""
        base = self.purse.base
        stars = self.sight.stars

        def harm(option: int) -> float:
            other, kind = divmod(option - ROB, 4)
            return base[kind] + 0.01 * float(stars[other])

        return max(options, key=harm)

    # Suspicion.

    def give(self, options: tuple[int, ...]) -> int:
        """Whoever is hurt most by one more cube, the better off the rather."""
        cubes = all_suspicion(self.sight)
        cubes[self.sight.me] -= 1
        before = raid_losses(cubes)

        def harm(option: int) -> float:
            other = 1 if option == GIVE_GUARDS else option - GIVE
            after = cubes[:]
            after[other] += 1
            losses = raid_losses(after)
            mine = losses[self.sight.me] - before[self.sight.me]
            hurt = losses[other] - before[other]
            return hurt - 2.0 * mine + 0.05 * float(self.sight.stars[other])

        return max(options, key=harm)


def swapped(cubes: list[int]) -> list[list[int]]:
    """What cubes become by a swap of one for another kind."""
    found = []
    for given, taken in SWAPS_ONE:
        if cubes[given]:
            after = cubes[:]
            after[given] -= 1
            after[taken] += 1
            found.append(after)
    return found
