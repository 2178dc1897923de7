"""The end of the game: the final raid and the final scoring (LK-15)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Outcome, Step
from cellmates.lockup.cards import (
    BANDIT,
    CULTIST,
    DEMON,
    DWARF,
    GOON_TYPES,
    HOBGOBLIN,
    MARAUDER,
    RATFOLK,
)
from cellmates.lockup.contests import contest
from cellmates.lockup.goals import goon_counts, leader_stars, measure, treasure_count
from cellmates.lockup.names import FINAL, GOLD, KINDS, NOBODY
from cellmates.lockup.patrol import announce_raid
from cellmates.lockup.rollcall import enter_phase
from cellmates.lockup.views import WORDS, Category, Reason, Scored, Scoring
from cellmates.lockup.windows import AFTER_FINAL_RAID, window

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

DWARVES: Final[tuple[int, ...]] = (0, 1, 3, 7, 12, 18, 25, 30)  # LK-11.7
RATS: Final[tuple[int, ...]] = (0, -3, 1, 6, 13, 25)  # LK-11.9
MARKER_STARS: Final = 2  # LK-15.8
CATEGORIES: Final = WORDS["Category"]
"""What is counted, in this order (LK-15.2)."""


class EndGame(Step["LockupTable"]):
    """A last raid, whatever the supply, and then the scoring (LK-15.1, LK-15.2)."""

    def run(self, t: "LockupTable") -> None:
        enter_phase(t, FINAL)
        t.agenda.append(SCORE)
        t.agenda.append(window(AFTER_FINAL_RAID, NOBODY))
        announce_raid(t)


class Score(Step["LockupTable"]):
    """Category by category; the floor of nothing holds after each (LK-15.11)."""

    def run(self, t: "LockupTable") -> None:
        t.stars_before = tuple(t.stars)
        finals = final_goal_stars(t)
        counted = [_stars(t, who, finals) for who in range(t.participants)]
        for number, category in enumerate(CATEGORIES):
            for who in range(t.participants):
                stars = counted[who][number]
                if stars:
                    t.stars[who] = max(0, t.stars[who] + stars)
                    if t.listening:
                        data: dict[str, object] = {"seat": who, "category": category}
                        data["stars"] = stars
                        data["total"] = t.stars[who]
                        data["why"] = _why(t, who, category, stars)
                        t.tell("scored", data)
        finish(t)


def _stars(t: "LockupTable", who: int, finals: list[int]) -> list[int]:
    """What a crew gets in each of the CATEGORIES; the goals' stars are counted beforehand."""
    resources = 0
    for kind in range(4):
        resources += cube_stars(t, who, kind)
    return [
        leader_stars(t.players) if t.leader == who else 0,
        finals[who],
        goon_stars(t, who),
        resources,
        len(t.hands[who]),
        MARKER_STARS if t.first == who else 0,
    ]


def standing(t: "LockupTable") -> list[int]:
    """The stars that everybody would have if the game were scored now, raids left out."""
    finals = final_goal_stars(t)
    return [t.stars[who] + sum(_stars(t, who, finals)) for who in range(t.participants)]


def goon_stars(t: "LockupTable", who: int) -> int:
    """What a crew's goons are worth together (LK-11)."""
    stars = 0
    if t.goons[who]:
        counts = goon_counts(t, who)
        for kind in range(len(GOON_TYPES)):
            stars += type_stars(t, who, kind, counts[kind])
    return stars


def type_stars(t: "LockupTable", who: int, kind: int, count: int) -> int:
    """What so many goons of one type are worth to a crew (LK-11)."""
    if not count:
        return 0
    if kind == BANDIT:
        return 3 * count
    if kind == CULTIST:
        return len(t.items[who]) * count
    if kind == DEMON:
        return 2 * sum([treasure_count(t, who, treasure) for treasure in range(3)]) * count
    if kind == DWARF:
        return DWARVES[min(count, 7)]
    if kind == HOBGOBLIN:
        return t.power[who] * count
    if kind == RATFOLK:
        return RATS[min(count, 5)]
    assert kind == MARAUDER
    return 2 * count


def cube_stars(t: "LockupTable", who: int, kind: int) -> int:
    """One star a cube, two for gold; for the guards gold alone counts (LK-15.6, LK-17.40)."""
    count = t.cubes[who * 4 + kind]
    if kind == GOLD:
        return 2 * count
    return 0 if who == t.guards else count


def scoring(t: "LockupTable") -> Scoring | None:
    """The final scoring as views tell it, also what came to nothing; None before the end."""
    if not t.stars_before:
        return None
    counts = final_goal_counts(t)
    crews = [scored(t, who, counts) for who in range(t.participants)]
    counted = [sum([each["stars"] for each in crew]) for crew in crews]
    return {
        "before": list(t.stars_before),
        "scored": [
            each
            for category in CATEGORIES
            for crew in crews
            for each in crew
            if each["category"] == category
        ],
        "spared": [
            t.stars[who] - t.stars_before[who] - counted[who] for who in range(t.participants)
        ],
    }


def scored(t: "LockupTable", who: int, counts: list[int]) -> list[Scored]:
    """What a crew's things bring in the final scoring, also what comes to nothing; `counts`: how
    much everybody has of what the final goal counts."""
    found: list[Scored] = []
    for number, stars in enumerate(_stars(t, who, _final_stars(t, counts))):
        category = CATEGORIES[number]
        why = _why(t, who, category, stars)
        if why:
            found.append({"seat": who, "category": category, "stars": stars, "why": why})
    return found


def if_ended(t: "LockupTable", counts: list[int]) -> list[int]:
    """Everybody's stars if the game ended now: a last raid, then the scoring (LK-15); `counts`: how
    much everybody has of what the final goal counts.

    All that this counts lies open: of tomes only their number counts.
    """
    if t.outcome is not None:
        return list(t.stars)
    losses = contest(t.suspicion, t.players)
    finals = _final_stars(t, counts)
    totals: list[int] = []
    for who in range(t.participants):
        total = max(0, t.stars[who] - losses[who])
        for stars in _stars(t, who, finals):
            total = max(0, total + stars)
        totals.append(total)
    return totals


def _why(t: "LockupTable", who: int, category: Category, stars: int) -> list[Reason]:
    """What the stars of a crew in a category are made of."""
    if category == "goons":
        return [
            {
                "what": "goon",
                "of": GOON_TYPES[kind],
                "count": count,
                "stars": type_stars(t, who, kind, count),
            }
            for kind, count in enumerate(goon_counts(t, who))
            if count
        ]
    if category == "resources":
        return [
            {
                "what": "kind",
                "of": KINDS[kind],
                "count": t.cubes[who * 4 + kind],
                "stars": cube_stars(t, who, kind),
            }
            for kind in range(4)
            if t.cubes[who * 4 + kind]
        ]
    if category == "tomes":
        tomes = len(t.hands[who])
        return [{"what": "tome", "of": None, "count": tomes, "stars": stars}] if tomes else []
    if category == "marker":
        return [{"what": "marker", "of": None, "count": 1, "stars": stars}] if stars else []
    goal = t.leader_goal if category == "leader" else t.final_goal
    if goal < 0:
        return []
    slug = t.cards.goals[goal].slug
    return [{"what": "goal", "of": slug, "count": measure(t, who, goal), "stars": stars}]


def final_goal_counts(t: "LockupTable") -> list[int]:
    """How much everybody has of what the final goal counts, if there is one."""
    goal = t.final_goal
    return [] if goal < 0 else [measure(t, who, goal) for who in range(t.participants)]


def final_goal_stars(t: "LockupTable") -> list[int]:
    """What the final goal gives each participant (LK-13.11 to LK-13.16)."""
    return _final_stars(t, final_goal_counts(t))


def _final_stars(t: "LockupTable", counts: list[int]) -> list[int]:
    """The same, where it was counted already how much of it everybody has."""
    if t.final_goal < 0:
        return [0] * t.participants
    goal = t.cards.goals[t.final_goal]
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
