"""Whether tokens that somebody is asked for can do anything where their character stands."""

from typing import Final

from cellmates.bots.room25.agreed import program_in
from cellmates.bots.room25.layout import Tokens
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.routes import APART
from cellmates.room25.board import DIRECTIONS
from cellmates.room25.names import CENTRAL, LOOK, MOVE, PUSH, SPECIAL

_COMING: Final = {*DIRECTIONS, "meet", "exit"}
"""Plans of those who go somewhere."""


def in_vain(plan: Lookahead, tokens: Tokens) -> bool:
    """Whether one of these tokens finds nothing to do: a Push in the Central Room or without
    company, a slide of no line, an ability that cannot act there. A Look is a way to wait, and
    what comes after a step or an ability comes somewhere else or to others."""
    for token in tokens:
        if token == LOOK:
            continue
        if not plan.offers(token, plan.now):
            return token != PUSH or plan.room[plan.start] == CENTRAL or not _is_awaited(plan)
        if token in (MOVE, SPECIAL):
            return False
    return False


def _is_awaited(plan: Lookahead) -> bool:
    """Whether somebody next door has said that he goes somewhere, so that he may come here."""
    sight = plan.sight
    near = APART[sight.cell_of[plan.start]]
    beside = [who for who in plan.others if near[sight.cell(who)] <= 1]
    for each in sight.plans:
        words = each["text"].split()[1:]
        willing = {each["seat"], *[said["seat"] for said in each["answers"] if said["yes"]]}
        coming = beside if words[0] in _COMING else []
        if words[0] == "program":
            who, tokens = program_in(words)
            coming = [who] if MOVE in tokens and who in beside else []
        if any(sight.seat_of[who] in willing for who in coming):
            return True
    return False
