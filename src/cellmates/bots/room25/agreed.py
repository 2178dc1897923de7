"""What the table has agreed on for this round, as far as one seat goes along.

It is read from a view alone, so bots of any level may ask for it. A plan counts for a seat that has
said yes to it, even after its proposer has gone on to something else; where somebody looks and what
somebody warns of counts unless it was refused, if that somebody is believed.
"""

from typing import Final

from cellmates.bots.room25.layout import Tokens
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.native import mypyc_attr
from cellmates.room25.board import CELL_NUMBERS, DIRECTIONS, LINE_CELLS, SLIDES
from cellmates.room25.names import CHARACTER_NUMBERS, TOKEN_NUMBERS
from cellmates.room25.views import Proposal

BELIEVED: Final = 0.5
"""How far a seat must be trusted for its word to count without a yes."""

WITHIN_REACH: Final = 2
"""How far off somebody may be who still comes to look at a room: a step and the look."""

_SLIDES: Final = {text: number for number, text in enumerate(SLIDES)}
_WAYS: Final = {*DIRECTIONS, "meet", "stay"}
"""Plans that say where to go."""


@mypyc_attr(acyclic=True)
class Agreement:
    """The plans of this round that a seat follows when it costs little."""

    def __init__(self) -> None:
        self.own_look: int | None = None  # the tile that this seat has said it will look at
        self.looks: set[int] = set()  # tiles that others look at
        self.avoid: set[int] = set()  # tiles that nobody should enter
        self.meet: int | None = None  # the tile to go to
        self.slides: set[int] = set()
        self.refused: set[int] = set()  # slides to which this seat has said no
        self.left: set[int] = set()  # slides that others have said they make
        self.ways: set[int] = set()  # sides to which all go
        self.refused_ways: set[int] = set()  # those to which this seat has said no
        self.going: set[tuple[int, int]] = set()  # who else goes to which side, by its word
        self.trying = False  # whether a yes is only thought about, and nobody has heard it
        self.stay = False
        self.programs: dict[int, list[Tokens]] = {}  # what its characters have agreed to lay
        self.told: dict[int, Tokens] = {}  # what they lay by this seat's own word, and nothing else
        self.leaves = False  # whether this seat has said that it sets out for Room 25
        self.comers: set[int] = set()  # who else comes to where all meet, by its word

    def grants(self, who: int, tokens: Tokens) -> bool:
        """Whether a program of a character of this seat is what it has told of it, if it has, and
        has all that it has promised."""
        whole = self.told.get(who, tokens)
        return tokens == whole and all(lays(tokens, each) for each in self.programs.get(who, []))

    def adds(self, who: int, token: int) -> bool:
        """Whether a token would be one more than what a character was asked for."""
        promised = self.programs.get(who, [])
        return bool(promised) and not any(token in each for each in promised)


def agreed(sight: Sight, sides: Sides) -> Agreement:
    """What this seat goes along with; a guard who has dropped all pretence follows nobody."""
    found = Agreement()
    for plan in standing(sight.plans):
        words = plan["text"].split()[1:]
        mine = plan["seat"] == sight.seat
        answer = next((each["yes"] for each in plan["answers"] if each["seat"] == sight.seat), None)
        believed = answer is None and sides.trust[plan["seat"]] >= BELIEVED
        accepted = (mine or answer is True) and not sides.hostile
        if words[0] == "slide":
            slide = _SLIDES[f"{words[1]} {words[2]}"]
            if answer is False:
                found.refused.add(slide)
            if _is_taken(sight, plan, slide >> 1, answer is True):
                found.left.add(slide)
                accepted = False
            accepted = accepted and _stands_in(sight, slide >> 1, sight.seat)
        elif words[0] in DIRECTIONS and answer is False:
            found.refused_ways.add(DIRECTIONS.index(words[0]))
        elif words[0] == "look" and not mine and not _may_look(sight, plan["seat"], words[1]):
            continue  # slides or rooms have taken him away from there
        take(found, sight, words, mine, accepted, believed)
        if words[0] == "meet" and found.meet is not None:
            coming = {plan["seat"], *[each["seat"] for each in plan["answers"] if each["yes"]]}
            found.comers = {
                who
                for who in sight.people
                if sight.seat_of[who] in coming and who not in sight.mine
            }
        if words[0] in DIRECTIONS:
            going = {plan["seat"], *[each["seat"] for each in plan["answers"] if each["yes"]]}
            for who in sight.people:
                if sight.seat_of[who] in going and who not in sight.mine:
                    found.going.add((who, DIRECTIONS.index(words[0])))
    return found


def standing(plans: list[Proposal]) -> list[Proposal]:
    """The plans that count: who has agreed to one keeps to it though its proposer goes on to speak
    of something else, until he proposes another way to go, room to look at or slide of that line.
    """
    if len(plans) < 2:
        return plans
    latest: dict[tuple[int, str], Proposal] = {}
    for plan in plans:
        words = plan["text"].split()[1:]
        about = "go" if words[0] in _WAYS else "look" if words[0] == "look" else " ".join(words[:2])
        latest[plan["seat"], about] = plan
    return list(latest.values())


def _is_taken(sight: Sight, plan: Proposal, line: int, agreed_to: bool) -> bool:
    """Whether another seat makes a slide: the one that has proposed it, if it can, or else one that
    can and has said yes to it before this seat did. What one has asked others for they make, also
    when one has come into that line oneself."""
    willing = any(each["yes"] and _stands_in(sight, line, each["seat"]) for each in plan["answers"])
    asked = willing and plan["seat"] in sight.memory.askers
    if _stands_in(sight, line, plan["seat"]) and not asked:
        return plan["seat"] != sight.seat
    return not agreed_to and any(
        each["yes"] and each["seat"] != sight.seat and _stands_in(sight, line, each["seat"])
        for each in plan["answers"]
    )


def _stands_in(sight: Sight, line: int, seat: int) -> bool:
    """Whether somebody of a seat is in a line; to others a yes is but approval."""
    return any(
        sight.seat_of[who] == seat and sight.lives(who) and sight.cell(who) in LINE_CELLS[line]
        for who in sight.people
    )


def _may_look(sight: Sight, seat: int, cell: str) -> bool:
    """Whether somebody of a seat is near enough to look at a room this round."""
    near = APART[CELL_NUMBERS[cell]]
    return any(
        sight.seat_of[who] == seat and sight.lives(who) and near[sight.cell(who)] <= WITHIN_REACH
        for who in sight.people
    )


def take(
    found: Agreement, sight: Sight, words: list[str], mine: bool, accepted: bool, believed: bool
) -> None:
    """Count a plan, given by its words, among what was agreed on."""
    what = words[0]
    tile = sight.tile_at[CELL_NUMBERS[words[1]]] if what in ("look", "avoid", "meet") else None
    if what == "look" and tile is not None:
        if mine:
            found.own_look = tile
        elif accepted or believed:
            found.looks.add(tile)
    elif what == "avoid" and tile is not None:
        if accepted or believed:
            found.avoid.add(tile)
    elif not accepted:
        return
    elif what == "program":
        who, tokens = program_in(words)
        if who in sight.mine:
            found.programs.setdefault(who, []).append(tokens)
            if mine:
                found.told[who] = tokens
    elif what == "exit":
        found.leaves = True
    elif what == "meet":
        found.meet = tile
    elif what == "slide":
        found.slides.add(_SLIDES[f"{words[1]} {words[2]}"])
    elif what == "stay":
        found.stay = True
    elif what in DIRECTIONS:
        found.ways.add(DIRECTIONS.index(what))


def lays(tokens: Tokens, promised: Tokens) -> bool:
    """Whether a program has the tokens that were promised, in their order."""
    places = [tokens.index(token) if token in tokens else -1 for token in promised]
    return -1 not in places and places == sorted(places)


def program_in(words: list[str]) -> tuple[int, Tokens]:
    """Whose program a plan is about, given by its words, and which it is."""
    return CHARACTER_NUMBERS[words[1]], tuple([TOKEN_NUMBERS[word] for word in words[2:]])
