"""Friend and foe: whom to help, whom to believe, and what a way out is worth."""

from math import exp
from typing import Final

from cellmates.bots.room25.lapses import LATE
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.native import mypyc_attr

MOST_SURE: Final = 0.95
"""How likely somebody is a guard at most where nobody knows how many there are."""

FELLOW: Final = 0.9
"""A guard takes another one for a fellow if that is so likely, by what all have seen."""


def _odds_among(weights: list[float], guards: int) -> list[float]:
    """How likely each is one of so many guards, where every set of so many counts as much as its
    weights multiplied: the surer one is of some, the surer one is that the others are none."""
    found = []
    for place, weight in enumerate(weights):
        sums = [1.0] + [0.0] * guards  # over the sets of the others, by how many are in them
        for other, each in enumerate(weights):
            if other != place:
                for number in range(guards, 0, -1):
                    sums[number] += each * sums[number - 1]
        with_him = weight * sums[guards - 1] if guards else 0.0
        found.append(with_him / (with_him + sums[guards]))
    return found


@mypyc_attr(acyclic=True)
class Sides:
    """How this seat feels about every character."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.guard = False
        for who in sight.mine:
            if sight.sheets[who]["role"] == "guard":
                self.guard = True
        self.hidden_roles = sight.rules["hidden_roles"]
        self.guard_odds = self._guard_odds()
        self.together = sight.rules["together"]
        self.racing = not self.together and not self.hidden_roles  # parties against each other
        self.hostile = self.guard and self._sabotages()
        self.care = [0.0] * 8  # 1: as oneself, below 0: an enemy
        self.grief = [0.0] * 8  # the same about their deaths
        for who in sight.people:
            self.care[who] = self._care(who)
            self.grief[who] = self._grief(who)
        self.trust = self._trust()
        self.rivals: list[list[int]] = []  # see `parties`

    def _guard_odds(self) -> list[float]:
        """How likely each character is a guard; surely for those whose role is known."""
        sight = self.sight
        odds = [0.0] * 8
        if not self.hidden_roles:
            return odds
        unknown = []
        guards = sight.guards
        for who in sight.people:
            role = sight.sheets[who]["role"]
            if role is None:
                unknown.append(who)
            elif role == "guard":
                odds[who] = 1.0
                guards -= 1
        most = 1.0 if sight.rules["roles_exact"] else MOST_SURE
        weights = [exp(sight.memory.evidence[who]) for who in unknown]
        for who, likely in zip(unknown, _odds_among(weights, max(guards, 0)), strict=True):
            odds[who] = min(likely, most)
        return odds

    def _care(self, who: int) -> float:
        sight = self.sight
        if who in sight.mine or self.together:
            return 1.0
        if self.hidden_roles:
            if self.guard:
                return -0.5 if self.hostile and self.guard_odds[who] < FELLOW else 0.3
            return 1.0 - 1.5 * self.guard_odds[who]
        if self._party(who) == self._party(sight.mine[0]):
            return 1.0
        return -0.5 if sight.rules["teams"] else -0.3

    def _grief(self, who: int) -> float:
        if self.guard:
            if who in self.sight.mine:
                return 0.5
            return 0.2 if self.guard_odds[who] >= FELLOW else -0.5
        return self.care[who]

    def _sabotages(self) -> bool:
        """Whether the time has come to drop all pretence."""
        sight = self.sight
        lapses = sight.memory.lapses
        if lapses is not None and lapses.meek:
            return sight.left <= LATE
        return sight.left <= 4 or sight.found

    def _trust(self) -> list[float]:
        """How far to believe each seat's claims."""
        sight = self.sight
        trust = [0.0] * 8
        for who in sight.people:
            seat = sight.seat_of[who]
            if self.together or seat == sight.seat:
                trust[seat] = 1.0
            elif self.hidden_roles:
                trust[seat] = max(0.0, 1.0 - 1.2 * self.guard_odds[who]) if not self.guard else 0.6
            else:
                trust[seat] = max(trust[seat], 1.0 if self.care[who] > 0 else 0.0)
        return trust

    # The way out.

    def escape(self, on: list[int], exit_tile: int) -> float:
        """What it is worth if Room 25 leaves now: 1 is a sure victory, -1 a sure defeat."""
        if self.together:
            for who in self.sight.people:
                if on[who] != exit_tile and self.sight.lives(who):
                    return 0.0
            return 1.0
        if self.hidden_roles:
            chance = self._enough([who for who in self.sight.people if on[who] != exit_tile])
            return -chance if self.guard else chance
        for place, living in enumerate(self.parties()):
            if living and not [who for who in living if on[who] != exit_tile]:
                return -1.0 if place else 1.0
        return 0.0

    def parties(self) -> list[list[int]]:
        """The living of each party, one's own party first; nobody of one that can no longer win
        (R25-16.4, R25-16.6)."""
        if not self.rivals:
            self.rivals = self._parties()
        return self.rivals

    def _parties(self) -> list[list[int]]:
        sight = self.sight
        parties: dict[str | int, list[int]] = {self._party(sight.mine[0]): []}
        for who in sight.people:
            parties.setdefault(self._party(who), []).append(who)
        found = []
        for people in parties.values():
            living = [who for who in people if sight.lives(who)]
            lost = len(people) - len(living) > (1 if sight.left == 1 else 0)
            found.append([] if lost else living)
        return found

    def _party(self, who: int) -> str | int:
        """Who wins together: a team, or a player alone."""
        team = self.sight.sheets[who]["team"]
        return self.sight.seat_of[who] if team is None else team

    def _enough(self, missing: list[int]) -> float:
        """How likely no prisoner is missing; in the last round one may be (R25-13.9)."""
        sight = self.sight
        allowed = 1 if sight.left == 1 else 0
        if len(missing) > sight.guards + allowed:
            return 0.0
        none = 1.0
        one = 0.0
        for who in missing:
            guard = self.guard_odds[who]
            one = one * guard + none * (1 - guard)
            none *= guard
        return none + one if allowed else none
