"""What is deadly or brings nothing, as the rooms themselves say and as others have told."""

from collections.abc import Sequence
from typing import Final

from cellmates.advice.room25.arrivals import (
    Arrival,
    arrival_by,
    killed_by_entering,
    killed_by_leaving,
)
from cellmates.advice.structure import Sentence, Warned
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.kernel.table import Blocked, Decision
from cellmates.room25.board import CELLS, SIDES
from cellmates.room25.countdown import ALARM_ROUNDS
from cellmates.room25.names import CHARACTERS, FLOODED, MOVE, ROOMS, TOKEN_NUMBERS
from cellmates.room25.options import PROGRAM, PROGRAMS, SKIP, USE, WITH_ADRENALINE
from cellmates.room25.room import RULES_OF

BELIEVED: Final = 0.5
"""Whose word is worth a warning: as far as the bots would trust it."""


def dangers(plan: Lookahead, decision: Decision, blocked: Sequence[Blocked]) -> list[Warned]:
    """All that there is to warn of in a question."""
    found: dict[str, Warned] = {}
    for option in decision.options:
        arrival = arrival_by(plan, option)
        if arrival is not None:
            for sentence in _of_arrival(plan, arrival):
                _add(found, sentence, option)
    warned = [*found.values(), *_of_staying(plan, decision)]
    return [*warned, *_of_programs(decision, blocked)]


def _add(found: dict[str, Warned], sentence: Sentence, option: int) -> None:
    """One sentence for all the options that lead to the same."""
    key = repr(sentence)
    before = found[key].options if key in found else ()
    found[key] = Warned((*before, option), sentence)


def _of_arrival(plan: Lookahead, arrival: Arrival) -> list[Sentence]:
    sight = plan.sight
    room = sight.room[arrival.tile]
    cell = CELLS[sight.cell_of[arrival.tile]]
    found = []
    left = _mourned(plan, killed_by_leaving(plan, arrival))
    if left:
        here = ROOMS[sight.room[arrival.source]]
        found.append(Sentence("warn_leave", {"room": here, "victims": left}))
    if room == UNKNOWN:
        return [*found, *_of_claims(plan, arrival.tile, cell)]
    victims = _mourned(plan, killed_by_entering(plan, arrival))
    if victims:
        told = {"cell": cell, "room": ROOMS[room], "victims": victims}
        found.append(Sentence("warn_enter", told))
    elif RULES_OF[room].lingering:
        found.append(Sentence("warn_linger", {"cell": cell, "room": ROOMS[room]}))
    if arrival.tile == plan.exit and _raises_alarm(plan):
        found.append(Sentence("warn_alarm", {"count": ALARM_ROUNDS}))
    return found


def _raises_alarm(plan: Lookahead) -> bool:
    """Whether coming into Room 25 now would shorten the game."""
    sight = plan.sight
    late = sight.rules["alarm_trigger"] == "first_5_rounds" and sight.view["round"] > ALARM_ROUNDS
    return sight.rules["alarm"] and sight.left > ALARM_ROUNDS and not late


def _mourned(plan: Lookahead, victims: list[int]) -> list[str]:
    """Those of the dead whom this side would miss."""
    return [CHARACTERS[who] for who in victims if plan.sides.grief[who] > 0]


def _of_claims(plan: Lookahead, tile: int, cell: str) -> list[Sentence]:
    sight = plan.sight
    return [
        Sentence("warn_claimed", {"cell": cell, "seat": claim["seat"]})
        for claim in sight.view["claims"]
        if claim["tile"] == tile
        and claim["colour"] == "red"
        and claim["seat"] != sight.seat
        and plan.sides.trust[claim["seat"]] >= BELIEVED
    ]


def _of_staying(plan: Lookahead, decision: Decision) -> list[Warned]:
    """Whoever stands where staying kills, or where somebody who comes in would, has to leave."""
    flooded = plan.sheet["flood"] > 0 and plan.room[plan.start] == FLOODED
    room = ROOMS[plan.room[plan.start]]
    found = []
    if plan.sheet["armed"] or flooded:
        first = 2 if flooded else 1  # a Trap leaves one action, water all of them
        sentence = Sentence("warn_stay", {"who": CHARACTERS[plan.me], "room": room})
        found.append(Warned(_staying(decision, first), sentence))
    if killers := _at_the_door(plan):
        told = {"room": room, "people": [CHARACTERS[who] for who in killers]}
        found.append(Warned(_staying(decision, 1), Sentence("warn_door", told)))
    return [each for each in found if each.options]


def _staying(decision: Decision, first: int) -> tuple[int, ...]:
    """The options by which one is still there after so many actions."""
    if decision.kind == "program":
        return tuple(o for o in decision.options if MOVE not in _tokens(o)[:first])
    if decision.kind == "use":
        return tuple(o for o in decision.options if o == SKIP or o != USE + MOVE)
    return ()


def _at_the_door(plan: Lookahead) -> list[int]:
    """Those next door who may be enemies, and would kill this character by coming in."""
    sight, sides = plan.sight, plan.sides
    rules = RULES_OF[plan.room[plan.start]]
    if plan.me not in rules.entering_kills((), [plan.me], sight.left == 1):
        return []
    next_door = [sight.tile_at[cell] for _, cell in SIDES[sight.cell_of[plan.start]]]
    friendly = 0.0 if sides.guard else 1.0
    return [who for tile in next_door for who in plan.on_tile(tile) if sides.grief[who] < friendly]


def _tokens(option: int) -> tuple[int, ...]:
    return tuple(PROGRAMS[(option - PROGRAM) % WITH_ADRENALINE])


def _of_programs(decision: Decision, blocked: Sequence[Blocked]) -> list[Warned]:
    """Programs that begin with an action that is lost where the character stands now."""
    if decision.kind != "program":
        return []
    found = []
    for each in blocked:
        token = each.text.split()[-1]
        first = (TOKEN_NUMBERS[token],)
        options = tuple(o for o in decision.options if _tokens(o)[:1] == first)
        told = {"token": token, "who": decision.about, "obstacle": each.why}
        found.append(Warned(options, Sentence("warn_lost", told)))
    return found
