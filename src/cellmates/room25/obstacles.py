"""Why something is not offered, for those who look for it (R25-21: by what the seat may know)."""

from typing import TYPE_CHECKING

from cellmates.kernel.table import Blocked, OpenQuestion
from cellmates.room25.actions import ACTIONS, Action, can_do
from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import DIRECTIONS, SIDES, SLIDES, SLIDES_FROM
from cellmates.room25.movement import barrier
from cellmates.room25.names import CONTROL, MOVE, SPECIAL, TOKENS
from cellmates.room25.options import SLIDE, USE
from cellmates.room25.programs import own_tokens
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def blocked(t: "Room25Table", seat: int) -> tuple[Blocked, ...]:
    """What the question to this seat leaves out."""
    for asked in t.open:
        if asked.seat == seat:
            return tuple(_left_out(t, asked))
    return ()


def _left_out(t: "Room25Table", asked: OpenQuestion) -> list[Blocked]:
    question = asked.question
    if not isinstance(question, AskCharacter):
        return []
    who = question.who
    if isinstance(question, Action):
        if question.token == MOVE:
            return _steps(t, who)
        return _slides(t, who, asked.options) if question.token == CONTROL else []
    if question.kind == "program":
        return _programs(t, who)
    return _uses(t, who, asked.options) if question.kind == "use" else []


def _steps(t: "Room25Table", who: int) -> list[Blocked]:
    found = []
    for side, _ in SIDES[t.cell_of[t.on[who]]]:
        why = barrier(t, who, side)
        if why:
            found.append(Blocked(f"move {DIRECTIONS[side]}", why))
    return found


def _slides(t: "Room25Table", who: int, options: tuple[int, ...]) -> list[Blocked]:
    slides = SLIDES_FROM[t.cell_of[t.on[who]]]
    return [Blocked(f"slide {SLIDES[n]}", "slid") for n in slides if SLIDE + n not in options]


def _programs(t: "Room25Table", who: int) -> list[Blocked]:
    """The tokens that would be lost if they were played at once, where this character stands.

    What a special ability could do now may depend on hidden tiles: only a room that forbids it
    is told.
    """
    found = []
    for token in own_tokens(t, who):
        action = ACTIONS[token][who]
        forbidden = token == SPECIAL and RULES_OF[t.room[t.on[who]]].central
        if forbidden or (token != SPECIAL and not can_do(t, who, token)):
            found.append(Blocked(f"program {TOKENS[token]}", action.obstacle(t)))
    return found


def _uses(t: "Room25Table", who: int, options: tuple[int, ...]) -> list[Blocked]:
    unused = [token for token in own_tokens(t, who) if not t.played[who] >> token & 1]
    return [
        Blocked(f"use {TOKENS[token]}", ACTIONS[token][who].obstacle(t))
        for token in unused
        if USE + token not in options and not can_do(t, who, token)
    ]
