"""What is a rule worth? The same deals are played twice, with a rule and without it.

Both games of a pair have the same seed, the same bots in the same seats and the same luck of the
bots, so that what differs is the rule and what follows from it. All counts are whole numbers: it
does not matter which process played what, or when.
"""

from collections import Counter
from collections.abc import Mapping
from math import comb, sqrt
from typing import Any, NamedTuple

from cellmates.games import GAMES
from cellmates.lab.arena import PlayedGame, Simulation, play_game
from cellmates.lab.statistics import Z95, Interval, RunningMean
from cellmates.lab.study import Study, study_of

PAIRS_AT_ONCE = 20
"""How many pairs make a part: always as many, so that kept parts fit any number of jobs."""


class PairedPlan(NamedTuple):
    """What is compared: plain data, so that it travels to other processes."""

    base: Simulation
    changed: dict[str, object]  # the keys that the second game of a pair has otherwise

    @property
    def switched(self) -> Simulation:
        """The second game of each pair."""
        return self.base._replace(keys={**self.base.keys, **self.changed})

    @staticmethod
    def from_plan(plan: Mapping[str, Any]) -> "PairedPlan":
        """What a folder keeps; a KeyError, TypeError or ValueError if it is something else."""
        base = Simulation(
            str(plan["game"]),
            dict(plan["keys"]),
            tuple(plan["bots"]),
            dict(plan["sides"]),
            bytes.fromhex(plan["seed"]),
        )
        return PairedPlan(base, dict(plan["with"]))


class Pairs(NamedTuple):
    """How often a side won in pairs of games."""

    both: int
    base_only: int
    switched_only: int
    neither: int

    @property
    def games(self) -> int:
        """How many pairs there are."""
        return sum(self)

    @property
    def base(self) -> int:
        """Wins without the change."""
        return self.both + self.base_only

    @property
    def switched(self) -> int:
        """Wins with the change."""
        return self.both + self.switched_only


class PairedResults:
    """What came out of some pairs of games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: Counter[tuple[str, bool, bool]] = Counter()  # by side: won without, won with
        self.figures: dict[str, RunningMean] = {}  # what the change adds to each
        self.digests: list[tuple[str, str]] = []  # of both games of each pair, in their order

    def merge(self, other: "PairedResults") -> None:
        """Add what came out of other pairs."""
        self.games += other.games
        self.wins.update(other.wins)
        for name, mean in other.figures.items():
            self.figures.setdefault(name, RunningMean()).merge(mean)
        self.digests += other.digests

    def sides(self) -> dict[str, Pairs]:
        """The pairs of each side, in the order of the alphabet."""
        return {side: self._pairs(side) for side in sorted({side for side, _, _ in self.wins})}

    def _pairs(self, side: str) -> Pairs:
        wins = self.wins
        return Pairs(
            wins[side, True, True],
            wins[side, True, False],
            wins[side, False, True],
            wins[side, False, False],
        )

    def to_plain(self) -> dict[str, Any]:
        """As plain data, the same for the same counts."""
        return {
            "games": self.games,
            "sides": {side: list(pairs) for side, pairs in self.sides().items()},
            "figures": {
                name: [mean.count, mean.total, mean.squares]
                for name, mean in sorted(self.figures.items())
            },
            "digests": [list(both) for both in self.digests],
        }

    @staticmethod
    def from_plain(data: Any) -> "PairedResults":
        """The results again; a ValueError, KeyError or TypeError if it is something else."""
        found = PairedResults()
        found.games = int(data["games"])
        kinds = ((True, True), (True, False), (False, True), (False, False))
        for side, counts in data["sides"].items():
            for (base, switched), count in zip(kinds, counts, strict=True):
                if count:
                    found.wins[side, base, switched] = int(count)
        for name, (count, total, squares) in data["figures"].items():
            found.figures[name] = RunningMean(int(count), int(total), int(squares))
        found.digests = [(str(one), str(other)) for one, other in data["digests"]]
        if len(found.digests) != found.games:
            raise ValueError("a digest is missing")
        return found


def play_pairs(part: tuple[PairedPlan, int, int]) -> PairedResults:
    """Play the pairs of these numbers, the last one excluded."""
    plan, first, last = part
    game, study = GAMES[plan.base.game], study_of(plan.base.game)
    without, switched = plan.base, plan.switched
    configs = game.config(without.keys), game.config(switched.keys)
    found = PairedResults()
    for number in range(first, last):
        one = play_game(without, configs[0], number)
        other = play_game(switched, configs[1], number)
        found.games += 1
        found.digests.append((one.table.digest(), other.table.digest()))
        won, won_then = wins_by_side(one, study), wins_by_side(other, study)
        for side in won.keys() & won_then.keys():
            found.wins[side, won[side], won_then[side]] += 1
        figures, then = _figures(one, study), _figures(other, study)
        for name in figures.keys() & then.keys():
            found.figures.setdefault(name, RunningMean()).add(then[name] - figures[name])
    return found


def wins_by_side(played: PlayedGame, study: Study) -> dict[str, bool]:
    """Who won: by side, and by side and seat (`player 2`) where several parties are on one."""
    table = played.table
    assert table.outcome is not None
    seats = range(len(played.playing))
    parties: dict[str, set[object]] = {}
    for seat in seats:
        parties.setdefault(study.side_of(table, seat), set()).add(study.party_of(table, seat))
    found: dict[str, bool] = {}
    for seat in seats:
        side = study.side_of(table, seat)
        name = side if len(parties[side]) == 1 else f"{side} {seat + 1}"
        found[name] = study.won(table.outcome, seat)
    return found


def _figures(played: PlayedGame, study: Study) -> dict[str, int]:
    return {"decisions": played.decisions, **study.figures(played.table)}


def mcnemar(pairs: Pairs) -> float:
    """How likely so lopsided a split of the pairs that differ is if the rule made no difference:
    McNemar's test, exact and two-sided."""
    differing = pairs.base_only + pairs.switched_only
    fewer = min(pairs.base_only, pairs.switched_only)
    tail = sum(comb(differing, count) for count in range(fewer + 1))
    return min(1.0, 2 * tail / (1 << differing))


def anytime(pairs: Pairs) -> float:
    """A p that holds whenever one looks, and stops because of it.

    It is one over what a bettor has who starts with 1 and bets against chance on every pair that
    ends differently, with all odds equally likely to him: 2ⁿ / ((n + 1) · (n over k)). If the rule
    makes no difference, he ever has 20 or more in at most one run of twenty (Ville).
    """
    differing = pairs.base_only + pairs.switched_only
    against = (differing + 1) * comb(differing, pairs.base_only)
    return min(1.0, against / (1 << differing))


def is_sure(results: "PairedResults", level: float = 0.05) -> bool:
    """Whether the rule surely makes a difference to some side, all sides taken into account."""
    sides = results.sides().values()
    return any(anytime(pairs) * len(sides) <= level for pairs in sides)


def difference(pairs: Pairs) -> Interval:
    """What the rule adds to the share of wins, with a 95 % interval for pairs (that of Agresti and
    Min, which counts half a pair more of each kind)."""
    if pairs.games == 0:
        return Interval(0.0, -1.0, 1.0)
    value = (pairs.switched_only - pairs.base_only) / pairs.games
    games = pairs.games + 2
    lost, won = pairs.base_only + 0.5, pairs.switched_only + 0.5
    middle = (won - lost) / games
    spread = Z95 * sqrt(won + lost - (won - lost) ** 2 / games) / games
    return Interval(
        value, max(-1.0, min(value, middle - spread)), min(1.0, max(value, middle + spread))
    )
