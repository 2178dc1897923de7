"""Structured table talk: public, recorded, and without effect on the rules (R25-18)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.event import EVERYBODY
from cellmates.room25.board import CELLS, DIRECTIONS
from cellmates.room25.cards.codes import JAMMING_CARD
from cellmates.room25.names import CHARACTERS, RED
from cellmates.room25.options import ACCUSE, AGREE, CLAIM, CLAIMS, DENY, PLAN, SAFE
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

REMEMBERED: Final = 24
"""How many of the latest remarks a table keeps besides the claims."""


def jammed(t: "Room25Table") -> bool:
    """Whether a Jamming Room is occupied or a Jamming card lies open (R25-18.4)."""
    if JAMMING_CARD in t.open_cards:
        return True
    return any(t.on[who] >= 0 and RULES_OF[t.room[t.on[who]]].jams for who in t.playing)


def phrases(t: "Room25Table", seat: int) -> tuple[int, ...]:
    """What a seat may say now; colours of hidden tiles it has seen or not, true or not (RL-44)."""
    if t.outcome is not None or not 0 <= seat < t.seats:
        return ()
    if jammed(t) or not t.mode.may_talk(t.config):
        return ()
    options = [
        CLAIM + cell * 5 + claim
        for cell in range(25)
        if not t.is_up(t.tile_at[cell]) and (seat, t.tile_at[cell]) not in t.hushed
        for claim in range(5)
    ]
    options += [ACCUSE + who for who in sorted(t.playing)]
    options += [PLAN, PLAN + 1, PLAN + 2, PLAN + 3, AGREE, DENY]
    return tuple(options)


def say(t: "Room25Table", seat: int, option: int) -> None:
    """Say it. A claim sticks to the tile and replaces the seat's earlier one about it."""
    data: dict[str, object] = {"seat": seat}
    kind = "agree" if option == AGREE else "deny"
    if CLAIM <= option < ACCUSE:
        cell, claim = divmod(option - CLAIM, 5)
        tile = t.tile_at[cell]
        others = [made for made in t.claims if made[:2] != (seat, tile)]
        t.claims = (*others, (seat, tile, claim))
        kind = "claim"
        data["cell"] = CELLS[cell]
        data["colour"] = CLAIMS[claim]
    else:
        t.said = (*t.said, (t.round_number, seat, option))[-REMEMBERED:]
        if ACCUSE <= option < PLAN:
            kind = "accuse"
            data["who"] = CHARACTERS[option - ACCUSE]
        elif PLAN <= option < AGREE:
            kind = "plan"
            data["dir"] = DIRECTIONS[option - PLAN]
    if t.listening:
        t.tell(kind, data, t.mode.audience(t, seat))


def is_right(claim: int, colour: int) -> bool:
    """Whether what is claimed of a tile fits its colour: safe is whatever is not red (RL-44)."""
    return colour != RED if claim == SAFE else colour == claim


def hears(t: "Room25Table", listener: int | None, speaker: int) -> bool:
    """Whether a seat, or a spectator, hears another one."""
    heard_by = t.mode.audience(t, speaker)
    return heard_by == EVERYBODY or (listener is not None and heard_by >> listener & 1 == 1)
