"""How likely crews think that others come to a location, and how often they do."""

from collections import Counter
from typing import cast

from cellmates import lockup
from cellmates.bots.host import luck
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.lore import lore
from cellmates.bots.lockup.odds import Odds
from cellmates.bots.lockup.sight import Sight
from cellmates.bots.sitting import Sitting
from cellmates.lockup.names import LOCATIONS
from cellmates.lockup.views import View

GAMES = 12


class Counted(Sitting):
    """A table of careful crews: for each location, how many others the first player of a round
    reckons with, and how many came."""

    def __init__(self, seed: bytes, expected: dict[str, float], came: Counter[str]) -> None:
        self.expected, self.came = expected, came
        self.first = -1  # of this round; the first round is not counted
        self.here: set[tuple[object, object]] = set()
        bots = {seat: CarefulBot(luck(seed, seat)) for seat in range(4)}
        super().__init__(lockup.deal(lockup.Config(seats=4), seed), bots)

    def choose(self, seat: int, option: int) -> None:
        super().choose(seat, option)
        for event in self.table.news:
            if event.kind == "round":
                self.here = set()
                self.first = self.table.waiting[0]
                sight = Sight(cast(View, self.table.view(self.first)), lore())
                for place, rivals in enumerate(Odds(sight).rivals[:7]):
                    self.expected[LOCATIONS[place]] += sum(rival[0] for rival in rivals)
            elif event.kind == "assigned" and self.first not in (-1, event.data["seat"]):
                key = (event.data["seat"], event.data["location"])
                self.came[str(key[1])] += key not in self.here
                self.here.add(key)


def test_crews_reckon_with_as_many_others_as_come() -> None:
    expected = dict.fromkeys(LOCATIONS, 0.0)
    came: Counter[str] = Counter()
    for number in range(GAMES):
        seed = (900 + number).to_bytes(32, "big")
        Counted(seed, expected, came).play()
    rounds = 5 * GAMES
    for place in LOCATIONS[:7]:
        assert abs(expected[place] - came[place]) / rounds < 0.55, (place, expected, came)
