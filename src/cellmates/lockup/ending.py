"""What a finished game of Lockup came to: what decided it, and where the stars were won."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cellmates.kernel.ending import Ending, Finding, Tally, play_again
from cellmates.kernel.event import Event, EventKind
from cellmates.lockup.events import details
from cellmates.lockup.scoring import scoring, standing

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

FINDINGS: Final[dict[str, EventKind]] = {
    "ahead": EventKind("The winner was so many stars ahead of another.", "seat of count"),
    "level": EventKind("The stars were equal; more items decided.", "seat of count"),
    "shared": EventKind("Stars and items were equal.", "seats"),
    "ahead_since": EventKind("The round since which the winner was ahead of everybody.", "round"),
    "decided_by": EventKind("Where the winner got most of the lead.", "category count stars"),
    "gave_away": EventKind("Where the other was better.", "category count stars"),
    "raids_cost": EventKind("What raids cost the one who came second.", "seat count"),
    "behind": EventKind(
        "How far another crew was behind the winner, and where most.",
        "seat count category got stars",
    ),
}
"""What can be found, the kinds of headlines first."""

PARTS: Final[dict[str, EventKind]] = {
    "part_start": EventKind("Stars at the start, by board, trait or difficulty.", "seat stars"),
    "part_items": EventKind("Stars on crafted items.", "seat stars count"),
    "part_goal": EventKind("Stars for the instant goal.", "seat stars"),
    "part_raids": EventKind("Stars lost in raids.", "seat stars count"),
    "part_other": EventKind("Stars won otherwise: by tomes, by places.", "seat stars"),
}
"""What the stars before the final scoring are made of."""

LEAST: Final = (
    ("haul", 3),
    ("bluffer", 1),
    ("boss", 3),
    ("crafter", 2),
    ("recruiter", 2),
    ("schemer", 2),
    ("suspect", 3),
    ("honest", 1),
)
"""The awards, the most telling first, and how much is worth one."""


def finding(kind: str, **data: object) -> Finding:
    """A finding of a kind with its details."""
    return {"kind": kind, "data": data}


def ending(table: "LockupTable", choices: Sequence[tuple[int, int]]) -> Ending:
    """Play a game again from its deal, and tell what it came to."""
    table.listen()
    tally = Tally(table.seats)
    stars = Stars(table)
    claims: dict[tuple[int, str], str] = {}  # the token last claimed, by seat and location
    said: dict[tuple[int, str], int] = {}  # the choice that claimed it
    lies: list[int] = []
    race: list[Stand] = []
    for seat, option in choices:
        at = play_again(table, seat, option)
        for event in at.events:
            stars.count(event)
            _count(event, tally, claims)
            told = details(event)
            if event.kind == "claim":
                said[told["seat"], told["location"]] = at.number
            elif event.kind == "turned_up":
                place = (told["seat"], told["location"])
                if claims.get(place, told["tokens"][0]) not in told["tokens"]:
                    lies.append(said[place])
        counted = table.stars[:] if table.over else standing(table)
        race.append(Stand(at.number, table.round_number, counted))
    turn = _ahead_since(table, race)
    found = _decided(table, stars, turn.round)
    return {
        "moment": turn.number,
        "position": len(choices),
        "headline": found[0],
        "findings": found[1:],
        "parts": stars.parts(),
        "awards": tally.awards(LEAST),
        "lies": sorted(lies),
    }


class Stand:
    """What everybody's stars would come to after a choice, if the game were scored then."""

    number: int
    round: int
    stars: list[int]

    def __init__(self, number: int, round: int, stars: list[int]) -> None:
        self.number = number
        self.round = round
        self.stars = stars


def _ahead_since(t: "LockupTable", race: Sequence[Stand]) -> Stand:
    """When the winner got ahead of everybody for the last time; the end, if nobody was ahead."""
    assert t.outcome is not None
    winner = int(t.outcome.winners[0])
    since = race[-1]
    for stand in reversed(race):
        others = [stars for who, stars in enumerate(stand.stars) if who != winner]
        if stand.stars[winner] <= max(others):
            break
        since = stand
    return since


class Stars:
    """Where each crew's stars before the final scoring come from."""

    total: list[int]
    won: list[dict[str, int]]
    times: list[dict[str, int]]
    cause: str
    counting: bool

    def __init__(self, t: "LockupTable") -> None:
        self.total = t.stars[:]
        self.won = [{"start": stars} for stars in t.stars]
        self.times = [{} for _ in t.stars]
        self.cause = "start"
        self.counting = True

    def count(self, event: Event) -> None:
        """Note what an event gave or took; the loss of a raid may be larger than what one had."""
        told = details(event)
        kind = event.kind
        if kind in ("crafted", "raided", "goal"):
            self.cause = {"crafted": "items", "raided": "raids", "goal": "goal"}[kind]
            who = self.times[told["seat"]]
            who[self.cause] = who.get(self.cause, 0) + 1
        elif kind == "scored":
            self.counting = False
        elif kind == "round":
            self.cause = "other"
        if kind in ("stars", "goal") and self.counting:
            seat = told["seat"]
            won = self.won[seat]
            won[self.cause] = won.get(self.cause, 0) + told["total"] - self.total[seat]
            self.total[seat] = told["total"]
            self.cause = "other"

    def parts(self) -> list[Finding]:
        """The same as findings, a crew after another."""
        found: list[Finding] = []
        for seat, won in enumerate(self.won):
            for what in ("start", "items", "goal", "raids", "other"):
                stars = won.get(what, 0)
                count = self.times[seat].get(what, 0)
                if not stars and not count:
                    continue
                if what in ("items", "raids"):
                    found.append(finding(f"part_{what}", seat=seat, stars=stars, count=count))
                else:
                    found.append(finding(f"part_{what}", seat=seat, stars=stars))
        return found


def _decided(t: "LockupTable", stars: Stars, since: int) -> list[Finding]:
    """What put the winner before the next one."""
    assert t.outcome is not None
    winners = [int(winner) for winner in t.outcome.winners]
    if len(winners) > 1:
        return [finding("shared", seats=winners)]
    winner = winners[0]
    others = [who for who in range(t.participants) if who != winner]
    second = max(others, key=lambda who: (t.stars[who], len(t.items[who])))
    lead = t.stars[winner] - t.stars[second]
    items = len(t.items[winner]) - len(t.items[second])
    if lead:
        found = [finding("ahead", seat=winner, of=second, count=lead)]
        found.append(finding("ahead_since", round=since))
    else:
        found = [finding("level", seat=winner, of=second, count=items)]
    gaps = _gaps(t, winner, second)
    gap, category, mine, theirs = max(gaps, key=lambda each: each[0])
    if gap > 0:
        found.append(finding("decided_by", category=category, count=mine, stars=theirs))
    gap, category, mine, theirs = min(gaps, key=lambda each: each[0])
    if gap < 0:
        found.append(finding("gave_away", category=category, count=mine, stars=theirs))
    lost = -stars.won[second].get("raids", 0)
    if lost > 0 and lost >= lead:
        found.append(finding("raids_cost", seat=second, count=lost))
    others.remove(second)
    for who in sorted(others, key=lambda who: -t.stars[who]):
        short = t.stars[winner] - t.stars[who]
        gap, category, theirs, got = max(_gaps(t, winner, who), key=lambda each: each[0])
        if short and gap > 0:
            found.append(
                finding("behind", seat=who, count=short, category=category, got=got, stars=theirs)
            )
    return found


def _gaps(t: "LockupTable", winner: int, other: int) -> list[tuple[int, str, int, int]]:
    """By how much the winner was better at what counts, and what both had of it."""
    rows = scoring(t)
    assert rows is not None
    by: dict[str, list[int]] = {"before": rows["before"]}
    for scored in rows["scored"]:
        counts = by.setdefault(scored["category"], [0] * t.participants)
        counts[scored["seat"]] = scored["stars"]
    return [
        (counts[winner] - counts[other], category, counts[winner], counts[other])
        for category, counts in by.items()
    ]


def _count(event: Event, tally: Tally, claims: dict[tuple[int, str], str]) -> None:
    """Count what awards are given for."""
    told = details(event)
    kind = event.kind
    if kind == "gained":
        tally.add("haul", told["seat"], told["count"])
    elif kind == "crafted":
        tally.add("crafter", told["seat"])
    elif kind == "recruited":
        tally.add("recruiter", told["seat"])
    elif kind == "played":
        tally.add("schemer", told["seat"])
    elif kind == "suspicion":
        tally.add("suspect", told["seat"], told["count"])
    elif kind == "ranked":
        if told["order"]:
            tally.add("boss", told["order"][0])
    elif kind == "round":
        claims.clear()
    elif kind == "claim":
        claims[told["seat"], told["location"]] = told["token"]
    elif kind == "turned_up":
        claimed = claims.get((told["seat"], told["location"]))
        if claimed is not None:
            tally.add("honest" if claimed in told["tokens"] else "bluffer", told["seat"])
