"""Planning a round: which tokens go where, which of them face down, and in what order."""

from typing import Final

from cellmates.bots.lockup.habits import CUBE, DENIAL, MARKER, PAIR_CUBE, PENNILESS, RICH
from cellmates.bots.lockup.odds import LAST, Odds
from cellmates.bots.lockup.purse import Purse
from cellmates.bots.lockup.raids import suspicion_cost
from cellmates.bots.lockup.sight import Sight, token_strength
from cellmates.bots.lockup.temperament import EVEN, Temperament
from cellmates.bots.lockup.worth import Worth
from cellmates.kernel.native import mypyc_attr
from cellmates.lockup.names import (
    ANY_KIND,
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    GOLD,
    INFIRMARY,
    IRON,
    LOOKOUT,
    POTION,
    SCRAP,
    SEWERS,
    SMITHY,
    YARD,
)

_TONIGHT: Final[tuple[float, ...]] = (1.0, 0.6, 0.3, 0.12, 0.0)
"""How likely an item is crafted tonight that lacks so many cubes, the expected ones counted."""
UNKNOWN: Final = -1e9
"""For what has not been reckoned yet."""


@mypyc_attr(acyclic=True)
class Prospects:
    """What every rank at every location would bring this round; known before Roll Call begins."""

    def __init__(self, sight: Sight, temper: Temperament = EVEN) -> None:
        self.sight = sight
        self.temper = temper
        self.worth = Worth(sight, sight.me)
        self.purse = Purse(self.worth)
        self.library = self.worth.tome * 0.6
        self.rewards: list[list[float]] = [[] for _ in range(7)]
        self.last = 0.0
        worths = self.purse.display + self.purse.reserved
        self.reach = [
            (item.cost, worths[number])
            for number, item in enumerate(sight.display + sight.reserved)
        ]
        self.goons = (
            sorted([self.worth.goon(goon) for _, goon in sight.den_goons()], reverse=True)
            + [0.0] * 5
        )
        self.denial = DENIAL * self._guards_goons() if sight.solo else 0.0
        self.bandits = [self._bandit(place) for place in range(7)]
        self.fill([0.4, 0.3, 0.3, 0.1], {})
        self.fear = [
            temper.fear * suspicion_cost(sight, count) if count else 0.0
            for count in sight.watch[:7]
        ]

    def fill(self, expected: list[float], own: dict[int, float]) -> None:
        """Reckon with so many cubes by the end of the night, of them so many from a location."""
        sight = self.sight
        n = sight.players
        worth = self.worth
        marker = 2.0 if sight.round == 6 else MARKER * sight.rounds_left
        self.rewards[YARD] = [worth.power + marker, worth.power if n >= 3 else self.library]
        scrap = self._gains(SEWERS, SCRAP, 3, expected, own)
        if n == 2:
            self.rewards[SEWERS] = [scrap[1], scrap[0]]
        else:
            self.rewards[SEWERS] = [scrap[2], scrap[1] if n >= 4 else scrap[0], *[scrap[0]] * 3]
        potion = self._gains(INFIRMARY, POTION, 2 if n == 2 else 3, expected, own)
        self.last = potion[0]
        self.rewards[INFIRMARY] = [potion[-1]]
        iron = self._gains(SMITHY, IRON, 2, expected, own)
        self.rewards[SMITHY] = [iron[1], iron[0]]
        gold = self._gains(COMMISSARY, GOLD, 1, expected, own)
        any_kind = max(scrap[0], self.last, iron[0], gold[0])
        swap = max(0.0, any_kind - self.purse.base[0]) if sum(sight.cubes) else 0.0
        self.rewards[COMMISSARY] = [any_kind]
        if n >= 3:
            self.rewards[COMMISSARY].append(max(swap, self.library))
        self.rewards[CHOW_HALL] = self._recruiting(n, expected)
        self.rewards[CELL_BLOCK] = self._crafting(n, expected)
        for place in range(7):
            rewards = self.rewards[place]
            rewards[0] += self.bandits[place]
            leaning = self.temper.leanings[place]
            if leaning != 1.0:
                self.rewards[place] = [leaning * reward for reward in rewards]

    def _gains(
        self, place: int, kind: int, most: int, expected: list[float], own: dict[int, float]
    ) -> list[float]:
        """What one cube of a kind, two, and so on from a location are worth."""
        held = self.sight.cubes
        cubes = [int(held[k] + expected[k] + 0.4) for k in range(4)]
        rest = max(0.0, expected[kind] - own.get(place, 0.0))
        cubes[kind] = int(held[kind] + rest + 0.4)
        now = self.purse.value(cubes)
        gains: list[float] = []
        for _ in range(most):
            cubes[kind] += 1
            gains.append(self.purse.value(cubes) - now)
        return gains

    def gap(self, place: int) -> float:
        """How much depends on being the strongest at a location."""
        rewards = self.rewards[place]
        return rewards[0] - (rewards[1] if len(rewards) > 1 else self.library)

    def _bandit(self, place: int) -> float:
        """What the bandits' cubes at a location are worth."""
        loose = self.sight.loose
        total = 0.0
        for kind in range(4):
            if loose[place * 4 + kind]:
                total += CUBE[kind] * loose[place * 4 + kind]
        return total

    def holding(self, expected: list[float]) -> float:
        """The cubes that goons may be paid with: those in hand and those expected before."""
        held = float(sum(self.sight.cubes))
        for kind in range(4):
            held += expected[kind]
        return held

    def empty_purse(self, expected: list[float]) -> bool:
        """Whether it is plain that no goon can be paid for."""
        if sum(self.sight.cubes) or self.bandits[CHOW_HALL]:
            return False
        return self.holding(expected) < PENNILESS

    def _recruiting(self, n: int, expected: list[float]) -> list[float]:
        worths = self.goons
        held = self.holding(expected)
        base = self.purse.base[0]
        hopes = [worths[0], 0.6 * worths[0] + 0.4 * worths[1]]
        if n > 2:
            hopes += [0.5 * (worths[1] + worths[2]) - base, worths[2] - base, worths[3] - base]
        found = [hope - base for hope in hopes]
        if held >= RICH:
            found[0] = max(found[0], worths[0] + worths[1] - 4 * PAIR_CUBE)
        if self.sight.solo:
            found[0] += self.denial
        return [max(each, self.library) for each in found]

    def _guards_goons(self) -> float:
        """What the guards would make of the two goons they take (LK-17.23)."""
        goons = [goon for _, goon in self.sight.den_goons()]
        goons.sort(key=lambda goon: -goon.suspicion)
        theirs = Worth(self.sight, 1)
        return sum([theirs.goon(goon) for goon in goons[:2]])

    def _crafting(self, n: int, expected: list[float]) -> list[float]:
        sight = self.sight
        base = self.purse.base
        hopes = []
        for cost, worth in self.reach:
            lack = 0.0
            price = 0.0
            spare = -0.7  # a goon wants to be paid too
            for kind in range(4):
                price += cost[kind] * base[kind]
                left = sight.cubes[kind] + expected[kind] - cost[kind]
                if left < 0:
                    lack -= left
                else:
                    spare += left
            price += cost[ANY_KIND] * base[0]
            lack += max(0.0, cost[ANY_KIND] - spare)
            step = int(lack)
            if step + 1 < len(_TONIGHT):
                chance = _TONIGHT[step] + (lack - step) * (_TONIGHT[step + 1] - _TONIGHT[step])
                hopes.append(chance * (worth - price))
        hopes.sort(reverse=True)
        hopes += [0.5] * 3
        best = hopes[0] + 0.5
        after = 0.5 * (hopes[0] + hopes[1]) + 0.5
        return [best, after, *[0.5 * (hopes[1] + hopes[2]) + 0.5] * (n - 1)]


def left_to_others(sight: Sight, temper: Temperament) -> int:
    """The locations that a crew keeps away from because it has promised to, a bit each; of others
    nobody knows that they do not mean it."""
    promises = sight.promises
    given = promises.given & ~promises.hollow if temper.lies else promises.given
    return promises.dealt | given


@mypyc_attr(acyclic=True)
class Outlook:
    """What tokens bring at a location, all chances weighed."""

    def __init__(self, prospects: Prospects, odds: Odds) -> None:
        self.prospects = prospects
        self.odds = odds
        self.width = odds.width
        self.memo = [UNKNOWN] * (14 * odds.width)  # by place, whether with the lookout, strength

    def forget(self) -> None:
        """The odds have changed."""
        self.memo = [UNKNOWN] * (14 * self.width)

    def value(self, place: int, strength: int, lookout: bool) -> float:
        """What tokens of such a strength bring at a location."""
        key = (2 * place + lookout) * self.width + strength
        found = self.memo[key]
        if found == UNKNOWN:
            found = self.memo[key] = self._value(place, strength, lookout)
        return found

    def _value(self, place: int, strength: int, lookout: bool) -> float:
        prospects = self.prospects
        ranks = self.odds.ranks(place, strength)
        total = 0.0
        rest = 1.0
        for rank, reward in enumerate(prospects.rewards[place]):
            chance = ranks[rank]
            total += chance * reward
            rest -= chance
        if place == INFIRMARY:
            total += ranks[LAST] * prospects.last
            rest -= ranks[LAST]
        if rest > 0.0:
            total += rest * prospects.library
        fear = prospects.fear[place]
        if fear:
            if not lookout:
                total -= ranks[0] * fear
            elif prospects.sight.solo:
                total += 0.5 * fear
        return total


@mypyc_attr(acyclic=True)
class Assignment:
    """The best use of the tokens in the cell, as far as a few tries find it.

    `here` is where tokens are being sent already, which is closed to later turns.
    """

    def __init__(self, prospects: Prospects, sight: Sight, odds: Odds, here: int = -1) -> None:
        self.prospects = prospects
        self.sight = sight
        self.odds = odds
        self.outlook = Outlook(prospects, odds)
        self.tokens = sight.tokens
        self.strengths = [token_strength(token, sight.power) for token in self.tokens]
        closed = sight.closed[sight.me] | left_to_others(sight, prospects.temper)
        self.open = [place for place in range(7) if place == here or not closed >> place & 1]
        self.at = [-1] * len(self.tokens)
        self.strength = [0] * 7
        self.count = [0] * 7
        self.now = [0.0] * 7  # what the tokens at each location are worth
        self.lookout = -1
        if here >= 0:
            self._lay_out(here)
        self._greedy()
        self._improve()

    def _lay_out(self, here: int) -> None:
        """Count the tokens that lie where more are being sent."""
        for token in self.sight.own_tokens(here):
            self.strength[here] += token_strength(token, self.sight.power)
            self.count[here] += 1
            if token == LOOKOUT:
                self.lookout = here
        self._weigh(here)

    def _put(self, number: int, place: int) -> None:
        here = self.at[number]
        if self.tokens[number] == LOOKOUT:
            self.lookout = place
        self.at[number] = place
        if here >= 0:
            self.strength[here] -= self.strengths[number]
            self.count[here] -= 1
            self._weigh(here)
        if place >= 0:
            self.strength[place] += self.strengths[number]
            self.count[place] += 1
            self._weigh(place)

    def _weigh(self, place: int) -> None:
        worth = 0.0
        if self.count[place] > 0:
            worth = self.outlook.value(place, self.strength[place], self.lookout == place)
        self.now[place] = worth

    def _greedy(self) -> None:
        for _, number in sorted([(-own, number) for number, own in enumerate(self.strengths)]):
            self._put(number, self._best_place(number, -1, 0.0))

    def _best_place(self, number: int, here: int, best_gain: float) -> int:
        """Where a token in hand gains most; where it was if nothing gains more than that."""
        best = here
        own = self.strengths[number]
        watch = self.tokens[number] == LOOKOUT
        outlook, strength, now, lookout = self.outlook, self.strength, self.now, self.lookout
        for place in self.open:
            if place != here:
                after = outlook.value(place, strength[place] + own, watch or lookout == place)
                gain = after - now[place]
                if gain > best_gain:
                    best, best_gain = place, gain
        return best

    def _improve(self) -> None:
        """Swap tokens between locations, and move them, while that helps."""
        for _ in range(2):
            better = False
            for number in range(len(self.tokens)):
                better |= self._move(number)
            for one in range(len(self.tokens)):
                for other in range(one):
                    if self.at[one] != self.at[other]:
                        better |= self._swap(one, other)
            if not better:
                return

    def _move(self, number: int) -> bool:
        """Move a token to where it gains more than it is missed."""
        here = self.at[number]
        lost = 0.0
        if here >= 0:
            lost = self.now[here]
            if self.count[here] > 1:
                watched = self.lookout == here and self.tokens[number] != LOOKOUT
                rest = self.strength[here] - self.strengths[number]
                lost -= self.outlook.value(here, rest, watched)
        best = self._best_place(number, here, lost + 1e-6)
        if best == here:
            return False
        self._put(number, best)
        return True

    def _swap(self, one: int, other: int) -> bool:
        here, there = self.at[one], self.at[other]
        more = self.strengths[other] - self.strengths[one]
        before = after = 0.0
        to_here, to_there = self.tokens[other] == LOOKOUT, self.tokens[one] == LOOKOUT
        watching = to_here or to_there  # it goes to the other of the two places
        if here >= 0:
            before += self.now[here]
            lookout = to_here if watching else self.lookout == here
            after += self.outlook.value(here, self.strength[here] + more, lookout)
        if there >= 0:
            before += self.now[there]
            lookout = to_there if watching else self.lookout == there
            after += self.outlook.value(there, self.strength[there] - more, lookout)
        if after <= before + 1e-6:
            return False
        self._put(one, there)
        self._put(other, here)
        return True

    def shops_in_vain(self) -> bool:
        """Whether it sends tokens to the Chow Hall, and nothing that would pay for a goon comes of
        the rest."""
        if self.count[CHOW_HALL] == 0:
            return False
        return self.prospects.empty_purse(self.expected()[0])

    def groups(self) -> dict[int, list[int]]:
        """The tokens by location."""
        found: dict[int, list[int]] = {}
        for number, place in enumerate(self.at):
            if place >= 0:
                found.setdefault(place, []).append(self.tokens[number])
        return found

    def expected(self) -> tuple[list[float], dict[int, float]]:
        """The cubes this assignment may bring, by kind and by location."""
        sight = self.sight
        n = sight.players
        kinds = [0.0] * 4
        own: dict[int, float] = {}
        for place, kind in ((SEWERS, SCRAP), (INFIRMARY, POTION), (SMITHY, IRON), (COMMISSARY, -1)):
            strength, present = self.strength[place], self.count[place] > 0
            lying = sight.own_tokens(place)
            present = present or bool(lying)
            strength += sum([token_strength(token, sight.power) for token in lying])
            if not present:
                continue
            ranks = self.odds.ranks(place, strength)
            if kind == SCRAP:
                pays = [2.0, 1.0] if n == 2 else [3.0, 2.0 if n >= 4 else 1.0, 1.0, 1.0, 1.0]
            elif kind == IRON:
                pays = [2.0, 1.0]
            else:
                pays = [1.0 if kind < 0 else 2.0 if n == 2 else 3.0]
            count = 0.0
            for rank, pay in enumerate(pays):
                count += pay * ranks[rank]
            if kind == POTION:
                count += ranks[LAST]
            if kind < 0:  # whatever is lacking
                for each in range(4):
                    kinds[each] += count * 0.4
            else:
                kinds[kind] += count
                own[place] = count
        return kinds, own
