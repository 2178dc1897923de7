"""A view: built up from what a seat knows, as plain data (R25-21)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

from cellmates.kernel import table as kernel
from cellmates.room25.board import AXIS_NAMES, CELLS, LINES, SLIDE_DIRECTIONS
from cellmates.room25.cards.codes import CARDS
from cellmates.room25.complex import IN_HAND
from cellmates.room25.names import (
    ADRENALINE,
    CHARACTERS,
    CLUE_PHASE,
    HELD,
    NO_ROLE,
    NOBODY,
    PHASES,
    PIVOTING,
    PLANNED,
    PROGRAMMING,
    REGENERATION,
    ROLES,
    ROOMS,
    TEAMS,
    TOKENS,
    colour_of,
)
from cellmates.room25.options import BLAME, CLAIMS, NO, OPTIONS, REFUSALS, YES
from cellmates.room25.programs import program_of, programs_lie_open
from cellmates.room25.talk import contradict, hears, is_plan, is_right, jammed, sliders_by_line
from cellmates.room25.views import (
    Adrenaline,
    AfterDeath,
    Answer,
    Cell,
    Character,
    Claim,
    Fate,
    Goal,
    OwnView,
    Proposal,
    Remark,
    Role,
    Room,
    Sheet,
    Tile,
    Token,
    View,
)

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

SPECTATOR_BIT: Final = 15
_TOKEN_LISTS: Final = [[TOKENS[token] for token in range(5) if s >> token & 1] for s in range(32)]

# Most cells look so; the others are made by `_cell`, with the same keys.
_FACE_DOWN: Final[list[Tile]] = [
    {"tile": tile, "room": None, "up": False, "closed": False, "lock": False, "axis": None}
    for tile in range(len(CELLS))
]


class _Secrets(TypedDict):
    """What only the seat of a character knows of its sheet."""

    tokens: int
    program: list[Token] | None
    adrenaline: Adrenaline
    role: Role | None


class Room25Showing(kernel.Showing):
    """The views of one table. Of the parts that take longest, what has not changed since the last
    view is shown again: in games of six careful bots 7 of 10 sheets, 3 of 4 complexes and 24 of 25
    claims, which makes public views twice as fast."""

    def __init__(self, t: "Room25Table") -> None:
        super().__init__(t)
        self.t = t
        self.lies: tuple[object, ...] = ()  # what `cells` were made from
        self.cells: list[Tile] = []
        self.seen = 0  # what `claims` were made from, besides
        self.made: tuple[object, ...] = ()
        self.claims: list[Claim] = []
        self.claim_of: dict[int, Claim] = {}  # by all that never changes of it
        self.sheets: dict[int, tuple[list[int], Sheet]] = {}  # and what they were made from
        # The claims as a seat sees them: out of which, and knowing which tiles.
        self.checked: dict[int, tuple[list[Claim], int, list[Claim]]] = {}
        # Sheets as their own seat sees them, after the public ones that they were made from.
        self.own_sheets: dict[int, tuple[Sheet, Sheet]] = {}
        # By whose eyes: what they are after, and the face-down tiles that they have seen.
        self.goals: dict[int, tuple[tuple[object, ...], Goal]] = {}
        self.knows: dict[int, tuple[object, list[int], dict[Cell, Room]]] = {}

    def seen_by(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """A seat's view out of the public one."""
        return kernel.with_own(public, self.own_view(seat, public))

    def own_view(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """What a seat knows besides."""
        return cast("dict[str, Any]", self._own_view(seat, cast(View, public)))

    def public_view(self) -> dict[str, Any]:
        """All that a spectator is entitled to know."""
        return cast("dict[str, Any]", self._public_view())

    def _own_view(self, seat: int, public: View) -> OwnView:
        """The tiles that a seat has seen, its own sheets, its team's talk."""
        t = self.t
        if t.outcome is not None:  # nothing is secret any more, but everybody has had an own goal
            return {"seat": seat, "goal": self._goal(seat)}
        sheets = public["characters"]
        characters: dict[Character, Sheet] = {}
        dead = True
        for who in t.playing:
            if t.seat_of[who] == seat:
                dead = dead and t.on[who] < 0
                name = CHARACTERS[who]
                characters[name] = self._own_sheet(who, sheets[name])
        own: OwnView = {"seat": seat, "knows": self._known(seat), "characters": characters}
        if dead:
            own["after_death"] = _after_death(t, seat)
        if not t.mode.together:
            own["goal"] = self._goal(seat)
        if t.config.team_talk == "team_channel":
            own["claims"] = _claims(t, seat, {})
            own["said"] = _remarks(t, seat)
            own["plans"] = proposals(t, seat)
        elif t.claims:
            own["claims"] = self._checked(seat, public["claims"])
        return own

    def _public_view(self) -> View:
        """Everything once the game is over."""
        t = self.t
        config = t.config
        outcome = t.outcome
        public = outcome is not None
        self._look()
        return {
            "game": "room25",
            "seat": None,
            "mode": config.mode.name,
            "edition": config.edition,
            "level": config.rule_level,
            "madness": config.madness,
            "memory_aid": config.ui_memory_aid,
            "rules": config.rules,
            "round": t.round_number,
            "rounds": t.rounds,
            "left": t.remaining,
            "phase": "over" if public else PHASES[t.phase],
            "turn": t.turn,
            "acting": None if t.acting == NOBODY else CHARACTERS[t.acting],
            "order": [CHARACTERS[who] for who in t.track],
            "cells": self.cells,
            "knows": _known(t, SPECTATOR_BIT, True) if public else self._known(SPECTATOR_BIT),
            "slid": {
                LINES[line]: SLIDE_DIRECTIONS[line * 2 + t.slid[line] - 1]
                for line in range(8)
                if t.slid[line]
            },
            "sliders": sliders_by_line(t),
            "robots": [None if tile < 0 else CELLS[t.cell_of[tile]] for tile in t.robots],
            "characters": {CHARACTERS[who]: self._sheet(who, public) for who in t.playing},
            "complex": config.complex.counts if config.complex_public else None,
            "complex_preset": config.complex.id,
            "deck": {
                "left": len(t.deck),
                "discard": [CARDS.texts[card] for card in t.discard],
                "open": [CARDS.texts[card] for card in t.open_cards],
            },
            "jammed": jammed(t),
            "key_used": t.key_used,
            "room25_up": t.found,
            "way_out": None if t.way_out < 0 else SLIDE_DIRECTIONS[t.way_out],
            "goal": self._goal(None),
            "after_death": [],
            "guards": config.guards,
            "claims": self.claims,
            "said": _remarks(t, None),
            "plans": proposals(t, None),
            "asked": list(t.waiting),
            "over": public,
            "winners": [] if outcome is None else list(outcome.winners),
            "winning_seats": []
            if outcome is None
            else [seat for seat, score in enumerate(outcome.scores) if score > 0],
            "reason": None if outcome is None else outcome.reason,
        }

    def _look(self) -> None:
        """Make cells and claims anew, if something has changed."""
        t = self.t
        lies = (t.up, t.closed, t.locked, t.crosswise, bytes(t.tile_at), bytes(t.room))
        same = lies == self.lies and t.outcome is None
        if not same:
            self.lies = lies
            marked = t.up | t.closed | t.locked
            self.cells = [
                _cell(t, tile) if marked >> tile & 1 else _FACE_DOWN[tile].copy()
                for tile in t.tile_at
            ]
        seen = _seen_by(t, SPECTATOR_BIT)
        if not same or t.claims is not self.made or seen != self.seen:
            self.made = t.claims
            self.seen = seen
            claims = _claims(t, None, self.claim_of)
            if claims != self.claims:
                self.claims = claims

    def _sheet(self, who: int, public: bool) -> Sheet:
        """A sheet as everybody sees it."""
        t = self.t
        if public:
            return _character(t, who, public)
        tile, reminder = t.on[who], t.reminder[who]
        marks = t.hidden >> who & 1 | (t.ready >> who & 1) << 1 | (t.revealed >> who & 1) << 2
        marks |= (t.unprogrammed >> who & 1) << 3 | (t.paranoid >> who & 1) << 4
        lies = [
            marks, t.phase, -1 if tile < 0 else t.cell_of[tile], t.first[who], t.second[who],
            reminder if reminder < 0 else t.cell_of[reminder], len(t.stack[who]),
            t.played[who], t.lost[who], t.adrenaline[who], t.armed[who], t.flood[who],
            t.empties[who],
        ]  # fmt: skip
        known = self.sheets.get(who)
        if known is None or known[0] != lies:
            self.sheets[who] = known = (lies, _character(t, who, public))
        return known[1]

    def _known(self, eyes: int) -> dict[Cell, Room]:
        """The face-down tiles that these eyes have seen."""
        t = self.t
        known = self.knows.get(eyes)
        if known is None or known[0] is not self.lies or known[1] != t.seen:
            self.knows[eyes] = known = (self.lies, t.seen[:], _known(t, eyes, False))
        return known[2]

    def _own_sheet(self, who: int, seen: Sheet) -> Sheet:
        """A sheet as the seat of the character sees it; it stays as long as what all see of it, for
        this is made anew whenever anything on it changes."""
        known = self.own_sheets.get(who)
        if known is None or known[0] is not seen:
            self.own_sheets[who] = known = (seen, {**seen, **_secrets(self.t, who)})
        return known[1]

    def _goal(self, seat: int | None) -> Goal:
        """What these eyes are after."""
        t = self.t
        made_from: tuple[object, ...] = (
            self.lies, t.on, t.alive, t.revealed, t.remaining, t.key_used, t.found, t.way_out,
            t.outcome is not None,
        )  # fmt: skip
        key = -1 if seat is None else seat
        known = self.goals.get(key)
        if known is None or known[0] != made_from:
            copied = (self.lies, t.on[:], *made_from[2:])
            self.goals[key] = known = (copied, t.mode.goal(t, seat))
        return known[1]

    def _checked(self, seat: int, claims: list[Claim]) -> list[Claim]:
        """The same claims, with what became of those about tiles that these eyes know."""
        t = self.t
        knows = _seen_by(t, seat)
        known = self.checked.get(seat)
        if known is None or known[0] is not claims or known[1] != knows:
            self.checked[seat] = known = (claims, knows, _checked(t, seat, claims))
        return known[2]


def _seen_by(t: "Room25Table", eyes: int) -> int:
    """The tiles that these eyes have seen, a bit each."""
    found = 0
    for tile, seen in enumerate(t.seen):
        found |= (seen >> eyes & 1) << tile
    return found


def _after_death(t: "Room25Table", seat: int) -> list[AfterDeath]:
    """What a seat whose characters are all dead has still to hope for, and what it may still do."""
    told = t.mode.after_death(t, seat)
    if t.config.complex_public and REGENERATION in t.room:  # R25-11.10
        told.append("revival")
    if t.mode.may_talk(t.config):
        told.append("talk")
    return told


def _claims(t: "Room25Table", seat: int | None, known: dict[int, Claim]) -> list[Claim]:
    """The claims that stick to tiles, as far as they were heard, and what became of them; those
    that are `known` and have not changed are shown again, the others are known from then on."""
    voices = _voices(t, seat)
    said = [0] * 125  # the seats that claim a colour of a tile, a bit each
    for who, tile, claim, _, _ in t.claims:
        if voices[who]:
            said[tile * 5 + claim] |= 1 << who
    found: list[Claim] = []
    for who, tile, claim, number, then in t.claims:
        if not voices[who]:
            continue
        others = 0
        for other in range(5):
            if said[tile * 5 + other] and contradict(other, claim):
                others |= said[tile * 5 + other]
        against: list[int] = []
        if others:
            against = [made[0] for made in t.claims if made[1] == tile and others >> made[0] & 1]
        settled = _knows_dealt(t, seat, tile)
        fate: Fate = "disputed" if others else "open"
        if settled:
            fate = _fate(t, tile, claim)
        cell = CELLS[t.cell_of[tile]]
        made_so = (((number * 25 + then) * 25 + tile) * 5 + claim) * 8 + who
        before = known.get(made_so)
        if before is not None and (
            before["cell"] == cell and before["fate"] == fate and before["against"] == against
        ):
            found.append(before)
            continue
        shown: Claim = {
            "seat": who,
            "round": number,
            "cell": cell,
            "then": CELLS[then],
            "tile": tile,
            "colour": CLAIMS[claim],
            "fate": fate,
            "room": ROOMS[t.dealt[tile]] if settled else None,
            "against": against,
        }
        known[made_so] = shown
        found.append(shown)
    return found


def _fate(t: "Room25Table", tile: int, claim: int) -> Fate:
    """What became of a claim about a tile that is known."""
    return "right" if is_right(claim, colour_of(t.dealt[tile])) else "wrong"


def _checked(t: "Room25Table", seat: int | None, claims: list[Claim]) -> list[Claim]:
    """The same claims, with what became of those about tiles that these eyes know."""
    found: list[Claim] = []
    for claim in claims:
        if claim["room"] is None and _knows_dealt(t, seat, claim["tile"]):
            fate = _fate(t, claim["tile"], CLAIMS.index(claim["colour"]))
            found.append({**claim, "fate": fate, "room": ROOMS[t.dealt[claim["tile"]]]})
        else:
            found.append(claim)
    return found


def _voices(t: "Room25Table", listener: int | None) -> list[bool]:
    """Which seats these ears hear."""
    if t.outcome is not None:
        return [True] * t.seats
    return [hears(t, listener, seat) for seat in range(t.seats)]


def _knows_dealt(t: "Room25Table", seat: int | None, tile: int) -> bool:
    """Whether these eyes know what a tile was dealt as: it lies open, was emptied before all, or
    they have seen it, unless memory is left to the players (R25-21.2)."""
    if t.outcome is not None or t.is_up(tile) or t.room[tile] != t.dealt[tile]:
        return True
    if t.config.ui_memory_aid == "none":
        return False
    return t.seen[tile] >> (SPECTATOR_BIT if seat is None else seat) & 1 == 1


def _remarks(t: "Room25Table", seat: int | None) -> list[Remark]:
    """The latest remarks, as far as they were heard."""
    voices = _voices(t, seat)
    return [
        {"round": number, "seat": who, "text": OPTIONS.texts[option]}
        for number, who, option in t.said
        if voices[who]
    ]


def proposals(t: "Room25Table", listener: int | None) -> list[Proposal]:
    """What is proposed for this round, and the answers, as far as they were heard: each seat's
    latest plan."""
    latest = {plan["seat"]: plan for plan in plans_of(remarks_of(t, listener))}
    return [latest[seat] for seat in sorted(latest)]


def remarks_of(t: "Room25Table", listener: int | None) -> list[tuple[int, int]]:
    """Who has said what in this round, as far as it was heard."""
    return [
        (who, option)
        for number, who, option in t.said
        if number == t.round_number and hears(t, listener, who)
    ]


def plans_of(remarks: Iterable[tuple[int, int]]) -> list[Proposal]:
    """All plans among these remarks, in order, with the answers that each had until its proposer
    made the next one."""
    found: list[Proposal] = []
    latest: dict[int, int] = {}
    answers: list[dict[int, Answer]] = []
    for who, option in remarks:
        if is_plan(option):
            latest[who] = len(found)
            found.append({"seat": who, "text": OPTIONS.texts[option], "answers": []})
            answers.append({})
        elif YES <= option < BLAME:
            whom, why = (option - YES, -1) if option < NO else divmod(option - NO, 4)
            if whom in latest:
                yes = why < 0
                answer: Answer = {"seat": who, "yes": yes, "why": None if yes else REFUSALS[why]}
                answers[latest[whom]][who] = answer
    for place, plan in enumerate(found):
        plan["answers"] = [answers[place][who] for who in sorted(answers[place])]
    return found


def _cell(t: "Room25Table", tile: int) -> Tile:
    up = t.up >> tile & 1 == 1
    room = t.room[tile] if up else -1
    return {
        "tile": tile,
        "room": ROOMS[room] if up else None,
        "up": up,
        "closed": t.closed >> tile & 1 == 1,
        "lock": t.locked >> tile & 1 == 1,
        "axis": AXIS_NAMES[t.crosswise >> tile & 1] if room == PIVOTING else None,
    }


def _known(t: "Room25Table", eyes: int, public: bool) -> dict[Cell, Room]:
    """The face-down tiles that these eyes have seen, unless memory is left to the players."""
    if t.config.ui_memory_aid == "none" and not public:  # R25-21.2
        return {}
    up, seen = t.up, t.seen
    return {
        CELLS[t.cell_of[tile]]: ROOMS[t.room[tile]]
        for tile in t.tile_at
        if (public or seen[tile] >> eyes & 1) and not up >> tile & 1
    }


def _character(t: "Room25Table", who: int, public: bool) -> Sheet:
    """A sheet as everybody sees it; as it is once the game is over."""
    tile = t.on[who]
    role = t.roles[who]
    reminder = t.reminder[who]
    adrenaline = t.adrenaline[who]
    if public:
        tokens, open_program = _laid(t, who), True
    elif t.phase in (CLUE_PHASE, PROGRAMMING):
        tokens, open_program = 0, False
        if adrenaline == PLANNED:
            adrenaline = HELD  # nobody sees what lies on a sheet until all have programmed (RL-51)
    else:
        tokens, open_program = _laid(t, who), programs_lie_open(t)
    revealed = t.revealed >> who & 1 == 1
    return {
        "seat": t.seat_of[who],
        "at": None if tile < 0 else CELLS[t.cell_of[tile]],
        "alive": tile >= 0,
        "hidden": t.hidden >> who & 1 == 1,
        "ready": t.ready >> who & 1 == 1,
        "tokens": tokens,
        "played": list(_TOKEN_LISTS[t.played[who]]),
        "program": program_of(t, who) if open_program else None,
        "adrenaline": ADRENALINE[adrenaline],
        "lost": list(_TOKEN_LISTS[t.lost[who]]),
        "reminder": CELLS[t.cell_of[reminder]] if reminder >= 0 else None,
        "reminder_free": reminder == IN_HAND,
        "role": ROLES[role] if (public or revealed) and role != NO_ROLE else None,
        "revealed": revealed,
        "unprogrammed": t.unprogrammed >> who & 1 == 1,
        "armed": t.armed[who] > 0,
        "flood": t.flood[who],
        "paranoid": t.paranoid >> who & 1 == 1,
        "stack": len(t.stack[who]),
        "empties": t.empties[who],
        "team": TEAMS[t.team_of[who]] if t.team_of[who] >= 0 else None,
    }


def _secrets(t: "Room25Table", who: int) -> _Secrets:
    """What the seat of a character knows of the sheet before everybody does."""
    role = t.roles[who]
    return {
        "tokens": _laid(t, who),
        "program": program_of(t, who),
        "adrenaline": ADRENALINE[t.adrenaline[who]],
        "role": ROLES[role] if role != NO_ROLE else None,
    }


def _laid(t: "Room25Table", who: int) -> int:
    return (t.first[who] >= 0) + (t.second[who] >= 0)
