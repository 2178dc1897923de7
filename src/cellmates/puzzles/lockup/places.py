"""«Which place wins?»: where all the tokens left in one's cell are first for certain.

What others have face down is tried in every way that fits what the seat has seen, and whoever has
not passed may still come with all that he has in his cell. The puzzle says that no tome is played.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, cast

from cellmates.kernel.table import Table
from cellmates.lockup.lightsout import strength
from cellmates.lockup.names import BOXED, ENFORCER, IN_CELL, LOOKOUT, ROLL_CALL
from cellmates.lockup.options import ASSIGN, PASS
from cellmates.lockup.table import LockupTable
from cellmates.puzzles.kind import Candidate, Kind, PlayedOut
from cellmates.puzzles.puzzle import PosedQuestion, Verdict

LAST_ROUND = 2
"""Positions are taken from the first round, when nobody has a tome yet, and from the second."""

FEWEST = 3
"""Places to choose among, at least."""

TEMPTING = 2
"""Places, at least, where one may be first, if what lies face down is weak."""


class WhichPlaceWins(Kind):
    """At which place are all tokens that are left first for certain?"""

    name = "place"
    game = "lockup"
    share = 85

    def keys(self, number: int) -> dict[str, Any]:
        return {"seats": 3 + number % 3}

    def enough(self, table: Table) -> bool:
        return cast(LockupTable, table).round_number > LAST_ROUND

    def candidates(self, played: PlayedOut) -> Iterator[Candidate]:
        """Turns of Roll Call, the last of its round first: then most is known."""
        wanted = 1 + len(played.choices) % LAST_ROUND
        for number in reversed(range(len(played.choices))):
            t = cast(LockupTable, played.tables[number])
            seat, option = played.choices[number]
            turn = t.phase == ROLL_CALL and (option == PASS or ASSIGN <= option < ASSIGN + 7)
            if turn and t.round_number == wanted:
                yield Candidate(number, seat, {})

    def find(self, table: Table, seat: int, ask: dict[str, Any]) -> PosedQuestion | None:
        t = cast(LockupTable, table)
        places = [option - ASSIGN for option in t.decision(seat).options if option != PASS]
        if len(places) < FEWEST:
            return None
        verdicts = [verdict(t, seat, place) for place in places]
        works = [each["works"] for each in verdicts]
        tempting = sum(1 for place in places if may_be_first(t, seat, place))
        if sum(works) != 1 or tempting < TEMPTING:
            return None
        texts = [[t.catalogue().text(ASSIGN + place)] for place in places]
        return PosedQuestion(ask, texts, works.index(True), verdicts)


def own_strength(t: LockupTable, seat: int, place: int) -> int:
    """What a crew has at a place if it lays all that is in its cell there."""
    return strength(t, seat, place) + sum([worth(t, seat, token) for token in t.in_cell(seat)])


def worth(t: LockupTable, who: int, token: int) -> int:
    """What a token adds to the strength of a crew."""
    if token == LOOKOUT:
        return 0
    return t.power[who] if token == ENFORCER else token + 2


def verdict(t: LockupTable, seat: int, place: int) -> Verdict:
    """Whether a crew is first at a place for certain, and who is strongest there at the worst."""
    order = t.from_first()
    mine = own_strength(t, seat, place)
    works, most, strongest = True, 0, -1
    for who in order:
        if who == seat:
            continue
        worst = max(strengths(t, seat, who, place), default=None)
        if worst is None:
            continue
        ahead = order.index(who) < order.index(seat)
        if worst > mine or (worst == mine and ahead):
            works = False
        if strongest < 0 or worst > most:
            most, strongest = worst, who
    if strongest < 0:
        return {"works": True, "kind": "alone", "data": {}}
    kind = "first" if works else "beaten" if most > mine else "tied"
    return {"works": works, "kind": kind, "data": {"mine": mine, "most": most, "seat": strongest}}


def may_be_first(t: LockupTable, seat: int, place: int) -> bool:
    """Whether a crew may be first at a place if others are as weak there as they can be."""
    order = t.from_first()
    mine = own_strength(t, seat, place)
    for who in order:
        if who == seat or not t.is_present(who, place):
            continue
        least = min(strengths(t, seat, who, place))
        if least > mine or (least == mine and order.index(who) < order.index(seat)):
            return False
    return True


def strengths(t: LockupTable, eyes: int, who: int, place: int) -> list[int]:
    """What a crew may have at a place when the lights go out, in every way that fits what these
    eyes have seen; nothing if it cannot be there."""
    base = who * 6
    known = t.shown | t.peeked[eyes]
    unseen = [
        token
        for token in range(6)
        if not known >> (base + token) & 1 and t.token_at[base + token] != BOXED
    ]
    at = [t.token_at[base + token] for token in unseen]
    seen = [token for token in range(6) if token not in unseen]
    here = sum([worth(t, who, token) for token in seen if t.token_at[base + token] == place])
    home = sum([worth(t, who, token) for token in seen if t.token_at[base + token] == IN_CELL])
    may_come = not t.passed >> who & 1 and not t.visited[who] >> place & 1 and bool(t.in_cell(who))
    found: list[int] = []
    for down in combinations(unseen, at.count(place)):
        lying = here + sum([worth(t, who, token) for token in down])
        if t.is_present(who, place):
            found.append(lying)
        if may_come:
            rest = [token for token in unseen if token not in down]
            for left in combinations(rest, at.count(IN_CELL)):
                found.append(lying + home + sum([worth(t, who, token) for token in left]))
    return found
