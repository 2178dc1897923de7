"""Why an option is good, in a line or two."""

from collections.abc import Sequence

from cellmates.advice.room25.arrivals import (
    Arrival,
    arrival_by,
    killed_by_entering,
    killed_by_leaving,
)
from cellmates.advice.structure import ANYHOW, Sentence
from cellmates.bots.room25.actions import beyond
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.room25.board import CELLS, FALLS_OFF, SLIDES_TO_LEAVE
from cellmates.room25.names import CHARACTERS, KEY, MOVE, RED, ROOMS
from cellmates.room25.options import (
    LOOK_AT,
    MOVE_TO,
    PROGRAM,
    PROGRAMS,
    PUSH_TO,
    SEE,
    SLIDE,
    WITH_ADRENALINE,
)

LIKELY = 8
"""From how many percent on it is said that Room 25 or the key may lie somewhere."""


def reasons(plan: Lookahead, option: int, then: Sequence[int] | None = None) -> list[Sentence]:
    """What speaks for an option; there is always something to say. For a program that is what
    speaks for its deeds: for what its character does first (`then`), if that is known."""
    if PROGRAM <= option < PROGRAM + 2 * WITH_ADRENALINE and then is not None:
        found = _of_action(plan, then[0]) if then else []
    elif PROGRAM <= option < PROGRAM + 2 * WITH_ADRENALINE:
        found = _of_program(plan, PROGRAMS[(option - PROGRAM) % WITH_ADRENALINE])
    else:
        found = _of_action(plan, option)
    return found or [Sentence(ANYHOW, {})]


def _of_program(plan: Lookahead, tokens: tuple[int, ...]) -> list[Sentence]:
    """The best that each token could do from here, the first of its reasons.

    What comes after a step is done from elsewhere, so nothing is said of it.
    """
    found: list[Sentence] = []
    stays = tokens.index(MOVE) + 1 if MOVE in tokens else len(tokens)
    for token in tokens[:stays]:
        offered = plan.offers(token, plan.now)
        if offered:
            plan.tokens = 1
            best = max(offered, key=lambda option: plan.worth(option, (token,), plan.now))
            found += _of_action(plan, best)[:1]
    return list({repr(each): each for each in found}.values())


def _of_action(plan: Lookahead, option: int) -> list[Sentence]:
    arrival = arrival_by(plan, option)
    killed = [] if arrival is None else _killed(plan, arrival)
    if killed:
        return [Sentence("reason_kill", {"victims": killed})]
    if plan.sides.guard:
        return _of_guard(plan, option, arrival)
    looked_at = _looked_at(plan, option)
    if looked_at is not None:
        return _of_look(plan, looked_at)
    if PUSH_TO <= option < SLIDE:
        return _of_push(plan, option)
    if SLIDE <= option < SLIDE + 16:
        return _of_slide(plan, option - SLIDE)
    return [] if arrival is None else _of_step(plan, arrival.tile)


def _killed(plan: Lookahead, arrival: Arrival) -> list[str]:
    """The enemies who would die of a step."""
    dead = [*killed_by_leaving(plan, arrival), *killed_by_entering(plan, arrival)]
    return [CHARACTERS[who] for who in dead if plan.sides.grief[who] < 0]


def _looked_at(plan: Lookahead, option: int) -> int | None:
    """The tile that an option shows to its character, if it does."""
    if LOOK_AT <= option < MOVE_TO:
        return beyond(plan, plan.me, option - LOOK_AT, plan.now)
    return plan.sight.tile_at[option - SEE] if SEE <= option < SEE + 25 else None


def _of_guard(plan: Lookahead, option: int, arrival: Arrival | None) -> list[Sentence]:
    """A guard seems to be a prisoner as long as that serves him, and stands in the way then."""
    looked_at = _looked_at(plan, option)
    if looked_at is not None:
        cell = CELLS[plan.sight.cell_of[looked_at]]
        return [Sentence("reason_know", {"cell": cell})]
    if not (plan.sides.hostile or plan.sheet["revealed"]):
        accused = plan.sight.memory.accused_by(plan.me)
        return [] if accused else [Sentence("reason_unsuspected", {})]
    if SLIDE <= option < SLIDE + 16:
        return [Sentence("reason_slide_hinder", {})] if _improves(plan, option - SLIDE) else []
    if arrival is None:
        return []
    if plan.me not in arrival.group:
        return [Sentence("reason_hold_up", {"who": CHARACTERS[arrival.group[0]]})]
    return [Sentence("reason_hinder", {}), _of_tile(plan, arrival.tile)]


def _of_step(plan: Lookahead, tile: int) -> list[Sentence]:
    sight = plan.sight
    room = sight.room[tile]
    told = {"cell": CELLS[sight.cell_of[tile]]}
    if tile == plan.exit:
        return [Sentence("reason_exit", told)]
    if room == KEY and plan.goals.key_wanted:
        return [Sentence("reason_key", told)]
    found = []
    if plan.sheet["armed"] or plan.sheet["flood"]:
        found.append(Sentence("reason_leave", {"room": ROOMS[plan.room[plan.start]]}))
    return [*found, *_nearer(plan, tile), _of_tile(plan, tile)]


def _of_tile(plan: Lookahead, tile: int) -> Sentence:
    """What is known of a tile."""
    room = plan.sight.room[tile]
    if room == UNKNOWN:
        return _of_hidden(plan, tile)
    cell = CELLS[plan.sight.cell_of[tile]]
    return Sentence("reason_known", {"cell": cell, "room": ROOMS[room]})


def _nearer(plan: Lookahead, tile: int) -> list[Sentence]:
    layout = plan.now
    here, there = (layout.field[layout.cell_of[each]] for each in (plan.start, tile))
    if there >= here:
        return []
    if plan.goals.gathering:
        return [Sentence("reason_nearer", {"cell": CELLS[layout.cell_of[plan.exit]]})]
    return [Sentence("reason_search", {"cell": CELLS[layout.cell_of[tile]]})]


def _of_hidden(plan: Lookahead, tile: int) -> Sentence:
    """What is known of a hidden tile: the most trusted word on it, or how many red rooms are
    left."""
    sight, trust = plan.sight, plan.sides.trust
    cell = CELLS[sight.cell_of[tile]]
    claims = [claim for claim in sight.view["claims"] if claim["tile"] == tile]
    if claims:
        best = max(claims, key=lambda claim: trust[claim["seat"]])
        told = {"cell": cell, "seat": best["seat"], "colour": best["colour"]}
        return Sentence("reason_claimed", told)
    unseen = plan.belief.unseen
    red = sum(number for kind, number in enumerate(unseen) if COLOUR_OF[kind] == RED)
    percent = round(100 * red / max(sum(unseen), 1.0))
    return Sentence("reason_unknown", {"cell": cell, "percent": percent})


def _of_look(plan: Lookahead, tile: int) -> list[Sentence]:
    sight = plan.sight
    if sight.room[tile] != UNKNOWN:
        return []  # seen before: there is nothing to find out
    cell = CELLS[sight.cell_of[tile]]
    claims = [claim for claim in sight.view["claims"] if claim["tile"] == tile]
    if not claims:
        first = [Sentence("reason_look", {"cell": cell})]
    elif sight.view["mode"] == "cooperation":
        first = []  # nobody there has a reason to lie
    else:
        first = [Sentence("reason_check", {"cell": cell, "seat": claims[0]["seat"]})]
    percent = round(100 * plan.goals.odds[tile])
    likely = [Sentence("reason_odds", {"cell": cell, "percent": percent})]
    return [*first, *(likely if percent >= LIKELY else [])]


def _of_push(plan: Lookahead, option: int) -> list[Sentence]:
    who, side = divmod(option - PUSH_TO, 4)
    tile = beyond(plan, who, side, plan.now)
    told = {"who": CHARACTERS[who], "cell": CELLS[plan.sight.cell_of[tile]]}
    if plan.sides.care[who] < 0:
        return [Sentence("reason_push_away", told)]
    kind = "reason_push_in" if tile == plan.exit else "reason_push_on"
    return [Sentence(kind, told)]


def _of_slide(plan: Lookahead, slide: int) -> list[Sentence]:
    layout, exit_tile = plan.now, plan.exit
    after = layout.after(slide)
    if exit_tile != UNKNOWN and not plan.goals.key_wanted:
        leaves = layout.tile_at[FALLS_OFF[slide]] == exit_tile
        if leaves and plan.sides.escape(plan.on, exit_tile) > 0:
            return [Sentence("reason_slide_out", {})]
        before, now = (SLIDES_TO_LEAVE[each.cell_of[exit_tile]] for each in (layout, after))
        if now < before and not plan.sides.hostile:
            return [Sentence("reason_slide_exit", {"count": now})]
    return [Sentence("reason_slide_way", {})] if _improves(plan, slide) else []


def _improves(plan: Lookahead, slide: int) -> bool:
    """Whether the character stands better after a slide."""
    plan.tokens = 1
    return plan.best((), plan.now.after(slide)) > plan.best((), plan.now)
