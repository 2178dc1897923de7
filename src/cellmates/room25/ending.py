"""What a finished game of Room 25 came to: who, where, why, who had warned, what was missing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cellmates.kernel.ending import Ending, Finding, PlayedChoice, Tally, play_again
from cellmates.kernel.event import EventKind
from cellmates.room25.board import (
    CELL_NUMBERS,
    CELLS,
    LINE_CELLS,
    LINES,
    SIDES,
    SLIDE_DIRECTIONS,
    SLIDES_FROM,
)
from cellmates.room25.events import details
from cellmates.room25.names import (
    CHARACTER_NUMBERS,
    CHARACTERS,
    PRISONER,
    RED,
    ROOM_25,
    ROOMS,
    colour_of,
)
from cellmates.room25.options import CLAIMS
from cellmates.room25.roles import inside_room_25
from cellmates.room25.talk import is_right

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

FINDINGS: Final[dict[str, EventKind]] = {
    "out": EventKind("Room 25 left with so many rounds to spare.", "count"),
    "fell": EventKind("A death decided it.", "who room"),
    "never_found": EventKind("Nobody found Room 25.", "cell"),
    "no_key": EventKind("The Key Room was not used."),
    "short_steps": EventKind("One was so many steps away from Room 25.", "who count"),
    "short_people": EventKind("So many were not in Room 25.", "count"),
    "short_slides": EventKind("So many slides were missing, this one first.", "count line dir"),
    "died": EventKind("Who died, and when.", "who round number"),
    "where": EventKind("In which room.", "cell room"),
    "cause": EventKind("What killed.", "cause"),
    "pushed_in": EventKind("Who pushed the dead in.", "by from"),
    "came_in": EventKind("Who came in to the dead.", "by from"),
    "went_in": EventKind("Where the dead came from.", "who from"),
    "warned": EventKind("Who had called the room red, and when.", "seat round colour cell"),
    "misled": EventKind("Who had called it something else.", "seat round colour cell"),
    "silent": EventKind("Who had seen it and said nothing.", "seats"),
    "stood": EventKind("How many were in Room 25, with how many rounds left.", "count total left"),
    "slid_out": EventKind("The slide by which Room 25 left.", "line dir", maybe="who"),
    "stayed": EventKind("Who stayed behind.", "people"),
}
"""What can be found, the kinds of headlines first."""

LEAST: Final = (
    ("finder", 1),
    ("liar", 2),
    ("explorer", 2),
    ("pusher", 2),
    ("slider", 2),
    ("honest", 2),
    ("scout", 2),
    ("pushed", 2),
)
"""The awards, the most telling first, and how much is worth one."""

_FATAL: Final = ("death", "two_dead", "last_alive", "eliminated")
_ENTERED: Final = ("moved", "pushed", "robot_pushed", "called", "carried", "pulled", "tunnelled")
_MOST_WORDS: Final = 2
"""How many of those who had warned, or misled, are named."""


class Death:
    """The latest death: what was so right before it."""

    number: int
    round_number: int
    turn: int
    who: int
    tile: int
    found: list[Finding]

    def __init__(
        self, before: "Room25Table", after: "Room25Table", at: PlayedChoice, place: int
    ) -> None:
        told = details(at.events[place])
        self.number = at.number
        self.round_number = before.round_number
        self.turn = max(1, before.turn)
        self.who = CHARACTER_NUMBERS[told["who"]]
        cell = CELL_NUMBERS[told["cell"]]
        slid = any(event.kind in ("slid", "swapped") for event in at.events[:place])
        self.tile = (after if slid else before).tile_at[cell]
        room = ROOMS[after.room[self.tile]]
        self.found = [
            finding("died", who=told["who"], round=self.round_number, number=self.turn),
            finding("where", cell=told["cell"], room=room),
            finding("cause", cause=told["cause"]),
            *_ways_in(at, place, told["who"], told["cell"]),
        ]


def finding(kind: str, **data: object) -> Finding:
    """A finding of a kind with its details."""
    return {"kind": kind, "data": data}


def ending(table: "Room25Table", choices: Sequence[tuple[int, int]]) -> Ending:
    """Play a game again from its deal, and tell what it came to."""
    table.listen()
    tally = Tally(table.seats)
    counting = Counting(tally)
    death: Death | None = None
    lies: list[int] = []
    moment = last_round = 0
    for seat, option in choices:
        before = table.clone()
        at = play_again(table, seat, option)
        counting.count(before, table, at)
        if any(event.kind == "claim" for event in at.events) and _is_a_lie(table):
            lies.append(at.number)
        for place, event in enumerate(at.events):
            if event.kind == "died":
                death = Death(before, table, at, place)
                death.found += _words_before(before, death)
            elif event.kind == "round":
                last_round = at.number
        moment = at.number
    assert table.outcome is not None
    reason = table.outcome.reason
    counting.claims(table)
    position = len(choices)
    found: list[Finding] = []
    headline: Finding | None = None
    if reason in _FATAL and death is not None:
        moment = position = death.number
        found = death.found
        headline = finding("fell", who=CHARACTERS[death.who], room=ROOMS[table.room[death.tile]])
        if table.mode.together:
            found = [*found, _stood(table)]
    elif reason in ("escaped", "partial"):
        found = [*counting.slide, *_stayed(table)]
        headline = finding("out", count=table.remaining - 1)
        position -= 1  # the slide has yet to come
    elif reason == "more_inside":
        moment = last_round
        headline = _party_inside(table)
    else:
        moment = last_round
        missing = _missing(table)
        headline = missing[0]
        found = missing[1:]
        if _needed(table):
            found = [*found, _stood(table)]
    return {
        "moment": moment,
        "position": position,
        "headline": headline,
        "findings": found,
        "parts": [],
        "awards": tally.awards(LEAST),
        "lies": lies,
    }


def _is_a_lie(table: "Room25Table") -> bool:
    """Whether the latest claim is wrong, on purpose or not."""
    _, tile, claim, *_ = table.claims[-1]
    return not is_right(claim, colour_of(table.room[tile]))


def _ways_in(at: PlayedChoice, place: int, who: str, cell: str) -> list[Finding]:
    """How the dead, or whoever brought death, came into the cell; water comes by itself."""
    for event in reversed(at.events[:place]):
        if event.kind not in _ENTERED:
            continue
        told = details(event)
        if told["to"] != cell:
            continue
        if told["who"] != who:
            return [finding("came_in", **{"by": told["who"], "from": told["from"]})]
        if event.kind == "pushed":
            return [finding("pushed_in", **{"by": told["by"], "from": told["from"]})]
        return [finding("went_in", **{"who": who, "from": told["from"]})]
    return []


def _words_before(before: "Room25Table", death: Death) -> list[Finding]:
    """Who had warned of a hidden room, who had called it harmless, who had seen it in silence."""
    tile = death.tile
    if before.is_up(tile):
        return []
    victim = before.seat_of[death.who]
    warned: list[Finding] = []
    misled: list[Finding] = []
    cell = CELLS[before.cell_of[tile]]
    colour = colour_of(before.room[tile])
    for seat, about, claim, round_number, _ in before.claims:
        if about != tile or seat == victim:
            continue
        words = {"seat": seat, "round": round_number, "colour": CLAIMS[claim], "cell": cell}
        if claim == RED:
            warned.append(finding("warned", **words))
        elif not is_right(claim, colour):
            misled.append(finding("misled", **words))
    spoke = [seat for seat, about, *_ in before.claims if about == tile]
    silent = [
        seat
        for seat in range(before.seats)
        if before.seen[tile] >> seat & 1 and seat != victim and seat not in spoke
    ]
    found = [*warned[:_MOST_WORDS], *misled[:_MOST_WORDS]]
    return [*found, finding("silent", seats=silent)] if silent else found


def _needed(t: "Room25Table") -> list[int]:
    """The living who must be in Room 25 for the escape that failed."""
    if t.mode.hidden_roles:
        return [who for who in t.playing if t.lives(who) and t.roles[who] == PRISONER]
    return [who for who in t.playing if t.lives(who)] if t.mode.together else []


def _stood(t: "Room25Table") -> Finding:
    inside = inside_room_25(t)
    needed = _needed(t)
    count = len([who for who in needed if inside >> who & 1])
    return finding("stood", count=count, total=len(needed), left=max(0, t.remaining))


def _party_inside(t: "Room25Table") -> Finding:
    """How many of the party that won stood in Room 25 when time was up."""
    assert t.outcome is not None
    people = [who for who in t.playing if t.outcome.scores[t.seat_of[who]] > 0]
    inside = inside_room_25(t)
    count = len([who for who in people if inside >> who & 1])
    return finding("stood", count=count, total=len(people), left=0)


def _stayed(t: "Room25Table") -> list[Finding]:
    inside = inside_room_25(t)
    behind = [CHARACTERS[who] for who in t.playing if t.lives(who) and not inside >> who & 1]
    return [finding("stayed", people=behind)] if behind else []


def _missing(t: "Room25Table") -> list[Finding]:
    """What kept those who wanted out from it, the first thing first."""
    exit_tile = t.room.index(ROOM_25)
    goal = t.cell_of[exit_tile]
    found: list[Finding] = []
    if not t.found:
        return [finding("never_found", cell=CELLS[goal])]
    if t.config.key_room and t.mode.key_room and not t.key_used:
        found.append(finding("no_key"))
    inside = inside_room_25(t)
    steps = steps_to(t, goal)
    away = [(steps[t.cell_of[t.on[who]]], who) for who in _needed(t) if not inside >> who & 1]
    if len(away) > 1:
        found.append(finding("short_people", count=len(away)))
    found += [finding("short_steps", who=CHARACTERS[who], count=far) for far, who in sorted(away)]
    count, first = slides_out(goal)
    line, direction = LINES[first >> 1], SLIDE_DIRECTIONS[first]
    return [*found, finding("short_slides", count=count, line=line, dir=direction)]


def steps_to(t: "Room25Table", goal: int) -> list[int]:
    """How many steps each cell is from another, closed rooms left aside where there is a way."""
    far = _spread(goal, t.closed, t)
    plain = _spread(goal, 0, t)
    return [one if one >= 0 else other for one, other in zip(far, plain, strict=True)]


def _spread(goal: int, closed: int, t: "Room25Table") -> list[int]:
    far = [-1] * 25
    far[goal] = 0
    edge = [goal]
    while edge:
        cell = edge.pop(0)
        for _, beside in SIDES[cell]:
            if far[beside] < 0 and not closed >> t.tile_at[beside] & 1:
                far[beside] = far[cell] + 1
                edge.append(beside)
    return far


def slides_out(cell: int) -> tuple[int, int]:
    """How many slides it takes at least until the tile of a cell falls off, and the first one."""
    far = {cell: 0}
    begin = {cell: -1}
    edge = [cell]
    while True:
        here = edge.pop(0)
        for slide in SLIDES_FROM[here]:
            line = LINE_CELLS[slide >> 1]
            place = line.index(here) + (1 if slide & 1 == 0 else -1)
            first = slide if begin[here] < 0 else begin[here]
            if not 0 <= place < 5:
                return far[here] + 1, first
            if line[place] not in far:
                far[line[place]] = far[here] + 1
                begin[line[place]] = first
                edge.append(line[place])


class Counting:
    """What awards are given for, choice by choice."""

    tally: Tally
    actor: int  # the seat that acts, by the last token turned up; -1: the complex itself
    found: bool  # somebody knows where Room 25 is
    slide: list[Finding]  # the latest slide

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.actor = -1
        self.found = False
        self.slide = []

    def count(self, before: "Room25Table", after: "Room25Table", at: PlayedChoice) -> None:
        """Count what a choice led to."""
        tally = self.tally
        entered = -1
        fresh = after.up & ~before.up
        if at.text.startswith("slide "):
            self.actor = at.seat  # not always who acts: a push may lead into the Control Room
        for event in at.events:
            told = details(event)
            kind = event.kind
            who = CHARACTER_NUMBERS.get(told.get("who", ""), -1)
            seat = after.seat_of[who] if who >= 0 else -1
            if kind in ("token", "adrenaline", "drew"):
                self.actor = seat
            elif kind in ("card", "round"):
                self.actor = -1
            elif kind == "pushed":
                tally.add("pusher", after.seat_of[CHARACTER_NUMBERS[told["by"]]])
                tally.add("pushed", seat)
            elif kind == "moved":
                entered = seat
            elif kind == "looked":
                tally.add("scout", seat)
            elif kind == "slid":
                how = {key: told[key] for key in ("who", "line", "dir") if key in told}
                self.slide = [finding("slid_out", **how)]
                tally.add("slider", self.actor)
            elif kind == "revealed" and entered >= 0:
                if self._unknown(before, after, fresh, told["room"], entered):
                    tally.add("explorer", entered)
                entered = -1
            if kind in ("saw", "revealed") and told["room"] == ROOMS[ROOM_25] and not self.found:
                self.found = True
                tally.add("finder", seat if kind == "saw" else at.seat)

    def _unknown(
        self, before: "Room25Table", after: "Room25Table", fresh: int, room: str, seat: int
    ) -> bool:
        """Whether a seat had never looked into the room of that kind that was just turned up."""
        number = ROOMS.index(room)
        tiles = [tile for tile in range(25) if fresh >> tile & 1 and after.room[tile] == number]
        return any(not before.seen[tile] >> seat & 1 for tile in tiles)

    def claims(self, after: "Room25Table") -> None:
        """Count what was said of tiles, when all is open."""
        for seat, tile, claim, _, _ in after.claims:
            right = is_right(claim, colour_of(after.dealt[tile]))
            self.tally.add("honest" if right else "liar", seat)
