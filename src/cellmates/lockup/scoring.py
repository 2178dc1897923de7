"""The end of the game: the final raid and the final scoring (LK-15)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Outcome, Step
from cellmates.lockup.cards import BANDIT, CULTIST, DEMON, DWARF, HOBGOBLIN, MARAUDER, RATFOLK
from cellmates.lockup.contests import contest
from cellmates.lockup.goals import goon_count, measure, treasure_count
from cellmates.lockup.names import FINAL, GOLD, NOBODY
from cellmates.lockup.patrol import RAID
from cellmates.lockup.rollcall import enter_phase
from cellmates.lockup.windows import AFTER_FINAL_RAID, BEFORE_RAID, window

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

DWARVES: Final = (0, 1, 3, 7, 12, 18, 25, 30)  # LK-11.7
RATS: Final = (0, -3, 1, 6, 13, 25)  # LK-11.9
MARKER_STARS: Final = 2  # LK-15.8


class EndGame(Step["LockupTable"]):
    """A last raid, whatever the supply, and then the scoring (LK-15.1, LK-15.2)."""

    def run(self, t: "LockupTable") -> None:
        enter_phase(t, FINAL)
        t.agenda.append(SCORE)
        t.agenda.append(window(AFTER_FINAL_RAID, NOBODY))
        t.agenda.append(RAID)
        t.agenda.append(window(BEFORE_RAID, NOBODY))


class Score(Step["LockupTable"]):
    """Category by category; the floor of nothing holds after each (LK-15.11)."""

    def run(self, t: "LockupTable") -> None:
        finals = final_goal_stars(t)
        for who in range(t.participants):
            _score(t, who, "leader", leader_stars(t) if t.leader == who else 0)
        for who in range(t.participants):
            _score(t, who, "final", finals[who])
        for who in range(t.participants):
            _score(t, who, "goons", goon_stars(t, who))
        for who in range(t.participants):
            _score(t, who, "resources", cube_stars(t, who))
        for who in range(t.participants):
            _score(t, who, "tomes", len(t.hands[who]))
        _score(t, t.first, "marker", MARKER_STARS)
        finish(t)


def _score(t: "LockupTable", who: int, category: str, stars: int) -> None:
    if stars:
        t.stars[who] = max(0, t.stars[who] + stars)
        if t.listening:
            t.tell("scored", {"seat": who, "category": category, "stars": stars})


def leader_stars(t: "LockupTable") -> int:
    """What the leader goal is worth (LK-13.4)."""
    return 6 if t.players == 2 else 8


def goon_stars(t: "LockupTable", who: int) -> int:
    """What a crew's goons are worth together (LK-11)."""
    icons = sum([treasure_count(t, who, treasure) for treasure in range(3)])
    return (
        3 * goon_count(t, who, BANDIT)
        + len(t.items[who]) * goon_count(t, who, CULTIST)
        + 2 * icons * goon_count(t, who, DEMON)
        + DWARVES[min(goon_count(t, who, DWARF), 7)]
        + t.power[who] * goon_count(t, who, HOBGOBLIN)
        + RATS[min(goon_count(t, who, RATFOLK), 5)]
        + 2 * goon_count(t, who, MARAUDER)
    )


def cube_stars(t: "LockupTable", who: int) -> int:
    """One star a cube, two for gold; for the guards gold alone counts (LK-15.6, LK-17.40)."""
    gold = 2 * t.cubes[who * 4 + GOLD]
    return gold if who == t.guards else gold + sum(t.cubes[who * 4 : who * 4 + GOLD])


def final_goal_stars(t: "LockupTable") -> list[int]:
    """What the final goal gives each participant (LK-13.11 to LK-13.16)."""
    if t.final_goal < 0:
        return [0] * t.participants
    goal = t.cards.goals[t.final_goal]
    counts = [measure(t, who, t.final_goal) for who in range(t.participants)]
    if goal.stars == 0:
        return contest(counts, t.players)
    if goal.per > 0:
        return [goal.stars * (count // goal.per) for count in counts]
    return [goal.stars if count >= goal.minimum else 0 for count in counts]


def finish(t: "LockupTable") -> None:
    """Most stars win; ties by items, then shared; the guards win theirs (LK-15.9, LK-17.42)."""
    scores = tuple([float(stars) for stars in t.stars[: t.seats]])
    best = max(t.stars)
    winners = [who for who in range(t.participants) if t.stars[who] == best]
    reason = "stars"
    if t.guards >= 0:
        if t.guards in winners:
            winners = [t.guards]
            reason = "guards"
    elif len(winners) > 1:
        items = max([len(t.items[who]) for who in winners])
        winners = [who for who in winners if len(t.items[who]) == items]
        reason = "items" if len(winners) == 1 else "shared"
    t.finish(Outcome(tuple(winners), reason, scores))
    if t.listening:
        t.tell("over", {"winners": list(winners), "reason": reason})


END_GAME: Final = EndGame()
SCORE: Final = Score()
