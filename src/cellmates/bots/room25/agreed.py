"""What the table has agreed on for this round, as far as one seat goes along.

It is read from a view alone, so bots of any level may ask for it. A plan counts for a seat that has
said yes to it; where somebody looks and what somebody warns of counts unless it was refused, if
that somebody is believed.
"""

from typing import Final

from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.native import mypyc_attr
from cellmates.room25.board import CELL_NUMBERS, DIRECTIONS, SLIDES

BELIEVED: Final = 0.5
"""How far a seat must be trusted for its word to count without a yes."""

_SLIDES: Final = {text: number for number, text in enumerate(SLIDES)}


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
        self.ways: set[int] = set()  # sides to which all go
        self.stay = False


def agreed(sight: Sight, sides: Sides) -> Agreement:
    """What this seat goes along with; a guard who has dropped all pretence follows nobody."""
    found = Agreement()
    for plan in sight.plans:
        words = plan["text"].split()[1:]
        mine = plan["seat"] == sight.seat
        answer = next((each["yes"] for each in plan["answers"] if each["seat"] == sight.seat), None)
        believed = answer is None and sides.trust[plan["seat"]] >= BELIEVED
        take(found, sight, words, mine, (mine or answer is True) and not sides.hostile, believed)
        if words[0] == "slide" and answer is False:
            found.refused.add(_SLIDES[f"{words[1]} {words[2]}"])
    return found


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
    elif what == "meet":
        found.meet = tile
    elif what == "slide":
        found.slides.add(_SLIDES[f"{words[1]} {words[2]}"])
    elif what == "stay":
        found.stay = True
    elif what in DIRECTIONS:
        found.ways.add(DIRECTIONS.index(what))
