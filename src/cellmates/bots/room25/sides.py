"""Friend and foe: whom to help, whom to believe, and what a way out is worth."""

from math import exp

from cellmates.bots.room25.sight import Sight


class Sides:
    """How this seat feels about every character."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.guard = any(sight.sheets[who]["role"] == "guard" for who in sight.mine)
        self.guard_odds = self._guard_odds()
        self.together = sight.rules["together"]
        self.hostile = self.guard and self._sabotages()
        self.care = [0.0] * 8  # 1: as oneself, below 0: an enemy
        self.grief = [0.0] * 8  # the same about their deaths
        for who in sight.people:
            self.care[who] = self._care(who)
            self.grief[who] = self._grief(who)
        self.trust = self._trust()

    def _guard_odds(self) -> list[float]:
        """How likely each character is a guard; surely for those whose role is known."""
        sight = self.sight
        odds = [0.0] * 8
        if not sight.rules["hidden_roles"]:
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
        for who in unknown:
            prior = min(0.95, max(0.0, guards / len(unknown)))
            weight = prior * exp(sight.memory.evidence[who])
            odds[who] = weight / (weight + 1 - prior)
        return odds

    def _care(self, who: int) -> float:
        sight = self.sight
        if who in sight.mine or self.together:
            return 1.0
        if sight.rules["hidden_roles"]:
            if self.guard:
                return -0.5 if self.hostile and self.guard_odds[who] < 1.0 else 0.3
            return 1.0 - 1.5 * self.guard_odds[who]
        if self._party(who) == self._party(sight.mine[0]):
            return 1.0
        return -0.5 if sight.rules["teams"] else -0.3

    def _grief(self, who: int) -> float:
        if self.guard:
            if who in self.sight.mine:
                return 0.5
            return 0.2 if self.guard_odds[who] == 1.0 else -0.5
        return self.care[who]

    def _sabotages(self) -> bool:
        """Whether the time has come to drop all pretence."""
        sight = self.sight
        return sight.left <= 4 or sight.found

    def _trust(self) -> list[float]:
        """How far to believe each seat's claims."""
        sight = self.sight
        trust = [0.0] * 8
        for who in sight.people:
            seat = sight.seat_of[who]
            if self.together or seat == sight.seat:
                trust[seat] = 1.0
            elif sight.rules["hidden_roles"]:
                trust[seat] = max(0.0, 1.0 - 1.2 * self.guard_odds[who]) if not self.guard else 0.6
            else:
                trust[seat] = max(trust[seat], 1.0 if self.care[who] > 0 else 0.0)
        return trust

    # The way out.

    def escape(self, on: list[int], exit_tile: int) -> float:
        """What it is worth if Room 25 leaves now: 1 is a sure victory, -1 a sure defeat."""
        sight = self.sight
        missing = [who for who in sight.people if on[who] != exit_tile]
        if self.together:
            return 0.0 if any(sight.lives(who) for who in missing) else 1.0
        if sight.rules["hidden_roles"]:
            chance = self._enough(missing)
            return -chance if self.guard else chance
        own = self._party(sight.mine[0])
        if self._leaves(own, on, exit_tile):
            return 1.0
        others = {self._party(who) for who in sight.people} - {own}
        return -1.0 if any(self._leaves(party, on, exit_tile) for party in others) else 0.0

    def _party(self, who: int) -> str | int:
        """Who wins together: a team, or a player alone."""
        team = self.sight.sheets[who]["team"]
        return self.sight.seat_of[who] if team is None else team

    def _leaves(self, party: str | int, on: list[int], exit_tile: int) -> bool:
        """Whether a party would be out if Room 25 left now (R25-16.4, R25-16.6)."""
        sight = self.sight
        people = [who for who in sight.people if self._party(who) == party]
        living = [who for who in people if sight.lives(who)]
        dead = len(people) - len(living)
        if not living or dead > (1 if sight.left == 1 else 0):
            return False
        return all(on[who] == exit_tile for who in living)

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
