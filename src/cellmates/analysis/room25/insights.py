"""Lies and who believed them; since when the guards could be known; who knew the way out."""

from typing import Final, NamedTuple

from cellmates.analysis.structure import Beliefs, Insight, Moment, Odds
from cellmates.analysis.summary import is_certain
from cellmates.room25.board import CELLS
from cellmates.room25.names import CHARACTERS, COLOURS, GUARD, ROOM_25, colour_of
from cellmates.room25.options import CLAIMS
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import is_right

BELIEVED: Final = 15
LIKELY: Final = 50
"""A claim was believed by whoever thought it likelier afterwards by so many points, and at least so
likely: two people who contradict each other are not both believed."""

SURE: Final = 95
"""As good as certain, in percent."""

SUSPECTED: Final = 80
"""From here on a prisoner counts as taken for a guard."""


class CheckedClaim(NamedTuple):
    """What somebody said of a tile that he had seen, and what it really was."""

    number: int
    seat: int
    tile: int
    cell: int
    claim: int
    colour: int


class Ledger:
    """What the insights are made of, written down while the game is followed."""

    def __init__(self) -> None:
        self.claims: list[CheckedClaim] = []
        self.shown: dict[int, int] = {}  # by tile: the choice by which everybody saw it
        self.unmasked: dict[int, int] = {}  # by character: the choice by which its role was shown
        self.saw_exit: dict[int, int] = {}  # by seat: the choice by which it knew Room 25

    def note(self, t: Room25Table, number: int, seat: int) -> None:
        """A choice was made."""
        if t.claims and t.claims[-1][0] == seat:
            _, tile, claim, _, cell = t.claims[-1]
            known = t.seen[tile] >> seat & 1 or t.up >> tile & 1
            new = all(each.tile != tile or each.claim != claim or each.seat != seat
                      for each in self.claims)  # fmt: skip
            if known and new:
                colour = colour_of(t.room[tile])
                self.claims.append(CheckedClaim(number, seat, tile, cell, claim, colour))
        for tile in range(25):
            if t.up >> tile & 1:
                self.shown.setdefault(tile, number)
        for who in t.playing:
            if t.revealed >> who & 1:
                self.unmasked.setdefault(who, number)
        if ROOM_25 in t.room:
            tile = t.room.index(ROOM_25)
            for each in range(t.seats):
                if t.up >> tile & 1 or t.seen[tile] >> each & 1:
                    self.saw_exit.setdefault(each, number)


def insights_of(t: Room25Table, found: list[Moment], ledger: Ledger) -> list[Insight]:
    """All there is to say."""
    insights = [_lie(found, ledger, each) for each in ledger.claims if _is_lie(each)]
    if ledger.saw_exit:
        first = min(ledger.saw_exit, key=lambda seat: (ledger.saw_exit[seat], seat))
        number = ledger.saw_exit[first]
        insights.append(
            _insight("knew_exit", number, seat=first, round=found[number]["round"])
        )  # fmt: skip
    if t.mode.hidden_roles:
        insights += _roles(t, found, ledger)
    return insights


def _insight(kind: str, number: int, **data: object) -> Insight:
    return {"kind": kind, "number": number, "data": data}


def _is_lie(claim: CheckedClaim) -> bool:
    return not is_right(claim.claim, claim.colour)


def _chance_of(odds: Odds, claim: int) -> int:
    if claim >= len(COLOURS):
        return 100 - odds.get("red", 0)
    return odds.get(CLAIMS[claim], 0)


def _lie(found: list[Moment], ledger: Ledger, lie: CheckedClaim) -> Insight:
    """A lie, who believed it, and when it was found out."""
    believers: list[int] = []
    about = f"tile {lie.tile}"
    before, after = found[lie.number - 1]["beliefs"], found[lie.number]["beliefs"]
    for seat in range(len(after)):
        if seat != lie.seat and about in before[seat] and about in after[seat]:
            once = _chance_of(before[seat][about], lie.claim)
            then = _chance_of(after[seat][about], lie.claim)
            if then - once >= BELIEVED and then >= LIKELY:
                believers.append(seat)
    data: dict[str, object] = {
        "seat": lie.seat,
        "cell": CELLS[lie.cell],
        "said": CLAIMS[lie.claim],
        "colour": COLOURS[lie.colour],
        "round": found[lie.number]["round"],
    }
    if not believers:
        return {"kind": "lie_failed", "number": lie.number, "data": data}
    data["seats"] = believers
    out = ledger.shown.get(lie.tile)
    if out is not None and out > lie.number:
        data["until"] = found[out]["round"]
        return {"kind": "lie_found_out", "number": lie.number, "data": data}
    return {"kind": "lie_worked", "number": lie.number, "data": data}


def _roles(t: Room25Table, found: list[Moment], ledger: Ledger) -> list[Insight]:
    insights: list[Insight] = []
    for who in t.playing:
        end = ledger.unmasked.get(who, len(found) - 1)
        guard = t.roles[who] == GUARD
        earliest: tuple[int, int] | None = None  # number, seat
        worst: tuple[int, int, int] | None = None  # percent, number, seat
        for seat in range(t.seats):
            if _is_guard(t, seat) or t.seat_of[who] == seat:
                continue
            odds = [_guard_odds(found[n], seat, who) for n in range(end)]
            if guard:
                since = _sure_since(odds)
                if since is not None and (earliest is None or since < earliest[0]):
                    earliest = (since, seat)
            elif odds and max(odds) >= SUSPECTED and (worst is None or max(odds) > worst[0]):
                worst = (max(odds), odds.index(max(odds)), seat)
        name = CHARACTERS[who]
        if guard and earliest is not None:
            number, seat = earliest
            round_number = found[number]["round"]
            insights.append(_insight("knew_guard", number, who=name, seat=seat, round=round_number))
        elif guard:
            insights.append(_insight("nobody_knew_guard", end, who=name))
        elif worst is not None:
            percent, number, seat = worst
            insights.append(
                _insight("wrongly_suspected", number, who=name, seat=seat, percent=percent,
                         round=found[number]["round"])
            )  # fmt: skip
    return insights


def _is_guard(t: Room25Table, seat: int) -> bool:
    return any(t.seat_of[who] == seat and t.roles[who] == GUARD for who in t.playing)


def _guard_odds(moment: Moment, seat: int, who: int) -> int:
    beliefs = moment["beliefs"]
    if not beliefs:
        return 0
    return beliefs[seat].get(f"role {CHARACTERS[who]}", {}).get("guard", 0)


def _sure_since(odds: list[int]) -> int | None:
    """Since when somebody was as good as certain, if it stayed so."""
    since: int | None = None
    for number, each in enumerate(odds):
        if each < SURE:
            since = None
        elif since is None:
            since = number
    return since


def told_beliefs(t: Room25Table, beliefs: Beliefs) -> list[Insight]:
    """Beliefs that are no certainties, as sentences: people first, then tiles by their cells."""
    number = len(t.history) // 2
    people: list[Insight] = []
    tiles: list[tuple[int, Insight]] = []
    for about, odds in beliefs.items():
        if is_certain(odds):
            continue
        kind, name = about.split()
        if kind == "role":
            people.append(_insight("maybe_guard", number, who=name, percent=odds["guard"]))
        else:
            cell = t.cell_of[int(name)]
            colour = max(odds, key=lambda each: odds[each])
            told = _insight(
                "maybe_tile", number, cell=CELLS[cell], colour=colour, percent=odds[colour]
            )
            tiles.append((cell, told))
    return [*people, *[told for _, told in sorted(tiles, key=lambda each: each[0])]]
