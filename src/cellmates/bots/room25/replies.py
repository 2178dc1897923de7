"""Yes or no to what others propose, with a reason."""

from typing import Final

from cellmates.bots.room25.actions import beyond
from cellmates.bots.room25.agreed import BELIEVED, agreed
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.routes import APART, slid
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.room25.board import CELL_NUMBERS, DIRECTIONS, LINE_CELLS, SLIDES, SLIDES_TO_LEAVE
from cellmates.room25.names import KEY, MORTAL, MOVE, RED
from cellmates.room25.options import MOVE_TO, NO, REFUSALS, YES
from cellmates.room25.views import Proposal

DISTRUSTED: Final = 0.35
"""Who is trusted less is told so."""

FAR: Final = 3
"""How many steps away is too far for one round."""

ENOUGH: Final = 3
"""So many times yes are enough for a plan, and one no: a chorus helps nobody."""

_SLIDES: Final = {text: number for number, text in enumerate(SLIDES)}
_SMALL: Final = ("look", "avoid")
"""Plans for which one yes is enough."""


def reply(sight: Sight, sides: Sides, phrases: tuple[int, ...]) -> int | None:
    """The answer to the first plan that waits for one; a yes is taken back if what was agreed to
    has turned out to be dangerous since."""
    if sides.guard and any(sight.sheets[who]["revealed"] for who in sight.mine):
        return None  # nobody would believe it
    for plan in sight.view["plans"]:
        seat = plan["seat"]
        answers = plan["answers"]
        if seat == sight.seat:
            continue
        said = [each["yes"] for each in answers if each["seat"] == sight.seat]
        if not said and seat in sight.memory.late:
            continue  # the moment has passed
        why = None if said == [False] else refusal(sight, sides, plan)
        if said and why != "danger":
            continue
        if why is None and not _concerns(sight, sides, plan):
            continue
        same = sum(1 for each in answers if each["yes"] == (why is None))
        if not said and same >= (1 if why or plan["text"].split()[1] in _SMALL else ENOUGH):
            continue
        option = YES + seat if why is None else NO + seat * 4 + REFUSALS.index(why)
        if option in phrases:
            return option
    return None


def refusal(sight: Sight, sides: Sides, plan: Proposal) -> str | None:
    """Why this seat does not go along; nothing: it does."""
    grudge = sight.memory.temper.grudge * sight.memory.wrongs[plan["seat"]]
    if sight.rules["hidden_roles"] and sides.trust[plan["seat"]] - 0.2 * grudge < DISTRUSTED:
        return "trust"
    words = plan["text"].split()[1:]
    what = words[0]
    if what in _SMALL or what == "meet":
        return _of_a_room(sight, sides, what, sight.tile_at[CELL_NUMBERS[words[1]]])
    if what == "slide":
        return _of_a_slide(sight, _SLIDES[f"{words[1]} {words[2]}"])
    if what == "exit":
        return None if sight.exit_tile != UNKNOWN and _gathers(sight, sides, True) else "other"
    if what == "key":
        wanted = sight.rules["key_room"] and not sight.view["key_used"]
        return None if wanted and sight.memory.composition[KEY] > 0 else "other"
    if what == "stay":
        return _of_staying(sight)
    return _of_a_way(sight, sides, DIRECTIONS.index(what))


def _concerns(sight: Sight, sides: Sides, plan: Proposal) -> bool:
    """Whether this seat would take part in what it has nothing against: slide a line or be carried
    along, look for the key, go to Room 25."""
    words = plan["text"].split()[1:]
    if words[0] == "slide":
        line = LINE_CELLS[_SLIDES[f"{words[1]} {words[2]}"] >> 1]
        return any(sight.cell(who) in line for who in sight.mine if sight.lives(who))
    if words[0] == "key":
        return _gathers(sight, sides, False)
    if words[0] == "exit":
        return any(sight.on[who] != sight.exit_tile for who in sight.mine if sight.lives(who))
    return True


def _gathers(sight: Sight, sides: Sides, in_room_25: bool) -> bool:
    """Whether somebody of this seat goes to Room 25, or else still searches."""
    return any(
        Lookahead(sight, sides, who).goals.gathering == in_room_25
        for who in sight.mine
        if sight.lives(who)
    )


def _of_a_room(sight: Sight, sides: Sides, what: str, tile: int) -> str | None:
    room = sight.room[tile]
    if what == "look":
        return "other" if agreed(sight, sides).own_look == tile else None
    if what == "avoid":
        if any(sight.on[who] == tile and sight.sheets[who]["revealed"] for who in sight.people):
            return None  # a guard is there
        return "other" if room != UNKNOWN and COLOUR_OF[room] != RED else None
    if (COLOUR_OF[room] == RED) if room != UNKNOWN else _told_red(sight, sides, tile):
        return "danger"
    mine = [who for who in sight.mine if sight.lives(who)]
    if all(APART[sight.cell(who)][sight.cell_of[tile]] > FAR for who in mine):
        return "far"
    if sight.exit_tile not in (UNKNOWN, tile):
        return "other"
    return None if any(_comes(sight, sides, who, tile) for who in mine) else "other"


def _comes(sight: Sight, sides: Sides, who: int, tile: int) -> bool:
    """Whether a character would take a step to where all shall meet, or is there."""
    if sight.on[who] == tile:
        return True
    if sight.sheets[who]["ready"] and MOVE not in sight.program(who):
        return False
    plan = Lookahead(sight, sides, who)
    steps = _steps(plan)
    cell_of = sight.cell_of
    apart = APART[cell_of[tile]]
    nearer = [
        worth
        for option, worth in steps.items()
        if apart[cell_of[beyond(plan, who, option - MOVE_TO, plan.now)]] < apart[sight.cell(who)]
    ]
    return bool(nearer) and max(steps.values()) - max(nearer) <= plan.follow


def _of_a_slide(sight: Sight, slide: int) -> str | None:
    line = slide >> 1
    if sight.slid[line] not in (0, (slide & 1) + 1):
        return "far"  # it has gone the other way this round
    if not any(_can_slide(sight, who, line) for who in sight.people):
        return "far"
    if sight.exit_tile == UNKNOWN:
        return None
    after = slid(sight.tile_at, slide).index(sight.exit_tile)
    farther = SLIDES_TO_LEAVE[after] > SLIDES_TO_LEAVE[sight.cell_of[sight.exit_tile]]
    return "other" if farther else None


def _can_slide(sight: Sight, who: int, line: int) -> bool:
    """Whether a character stands in a line, or one step from it, and has Control."""
    if not sight.lives(who) or "control" in sight.sheets[who]["lost"]:
        return False
    return any(APART[sight.cell(who)][cell] <= 1 for cell in LINE_CELLS[line])


def _told_red(sight: Sight, sides: Sides, tile: int) -> bool:
    """Whether somebody who is believed has called a hidden tile red."""
    return any(
        claim == RED and told == tile and sides.trust[seat] >= BELIEVED
        for seat, told, claim in sight.heard
    )


def _of_staying(sight: Sight) -> str | None:
    """Only who has come to Room 25 waits; until it is found everybody searches."""
    for who in sight.mine:
        if sight.lives(who) and (sight.sheets[who]["armed"] or sight.sheets[who]["flood"]):
            return "danger"
    if sight.exit_tile == UNKNOWN:
        return "other"
    inside = all(sight.on[who] == sight.exit_tile for who in sight.mine if sight.lives(who))
    return None if inside else "other"


def _of_a_way(sight: Sight, sides: Sides, side: int) -> str | None:
    """A step is promised unless another one is better by more than one gives for doing what was
    agreed on; into what is known or told to kill it is not."""
    reason: str | None = "far"
    for who in sight.mine:
        if not sight.lives(who):
            continue
        plan = Lookahead(sight, sides, who)
        steps = _steps(plan)
        if MOVE_TO + side not in steps:
            continue
        tile = beyond(plan, who, side, plan.now)
        if sight.room[tile] == MORTAL:
            return "danger"
        if sight.room[tile] == UNKNOWN and _told_red(sight, sides, tile):
            return "danger"
        standing_still = sight.sheets[who]["ready"] and MOVE not in sight.program(who)
        worse = max(steps.values()) - steps[MOVE_TO + side] > plan.follow
        reason = "other" if standing_still or worse else None
    return reason


def _steps(plan: Lookahead) -> dict[int, float]:
    """What each step that a Move offers is worth by itself."""
    plan.tokens = 1
    return {option: plan.worth(option, (MOVE,), plan.now) for option in plan.offers(MOVE, plan.now)}
