"""How a careful player answers: each kind of decision goes to the module that weighs it."""

from typing import Final

from cellmates.bots.room25.answers import answer
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.programs import now_or_later, on_the_spot, programs, promises
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.table import Decision
from cellmates.room25.names import CHARACTER_NUMBERS, CONTROL, LOOK, MOVE, PUSH, SPECIAL

TOKEN_OF: Final = {
    **{"look": LOOK, "move": MOVE, "push": PUSH, "control": CONTROL},
    **dict.fromkeys(
        ("hide", "mimic", "emmett", "recover", "call", "kevin", "carry", "sarah", "order", "hack"),
        SPECIAL,
    ),
}
"""The questions that are about an action, and the token that asks them."""


def choice(sight: Sight, decision: Decision) -> int:
    """What a careful player does."""
    return ranked(sight, decision, 1)[0]


def ranked(sight: Sight, decision: Decision, most: int) -> list[int]:
    """The `most` best options, what a careful player would do first."""
    options = decision.options
    kind = decision.kind
    if kind == "clue":
        best = options[sight.seat % len(options)]  # so that together they see all four
        return _first(best, options, most)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[decision.about])
    if kind == "program":
        return programs(plan, options, most)
    if kind == "single":
        return _first(now_or_later(plan, sight.program(plan.me)[0]), options, most)
    if kind == "use":
        return _first(on_the_spot(plan, options), options, most)
    if kind in TOKEN_OF:
        return _acts(plan, TOKEN_OF[kind], options, most)
    return _first(answer(plan, kind, options), options, most)


def _first(best: int, options: tuple[int, ...], most: int) -> list[int]:
    return [best, *[option for option in options if option != best]][:most]


def worths(sight: Sight, decision: Decision) -> dict[int, float]:
    """What the options are worth that a careful player compares, more being better."""
    if decision.kind != "program" and decision.kind not in TOKEN_OF:
        return {}
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[decision.about])
    if decision.kind == "program":
        return {option: promise for promise, option in promises(plan, decision.options)}
    return _act_worths(plan, TOKEN_OF[decision.kind], decision.options)


def _act_worths(plan: Lookahead, token: int, options: tuple[int, ...]) -> dict[int, float]:
    sight = plan.sight
    own_turn = sight.in_turn and plan.sheet["program"] is not None
    tokens = (token, *sight.program(plan.me)) if own_turn else (token,)
    plan.tokens = len(tokens)
    return {option: plan.worth(option, tokens, plan.now) for option in options}


def _acts(plan: Lookahead, token: int, options: tuple[int, ...], most: int) -> list[int]:
    found = _act_worths(plan, token, options)
    if most == 1:
        return [max(options, key=lambda option: found[option])]
    return sorted(options, key=lambda option: -found[option])[:most]
