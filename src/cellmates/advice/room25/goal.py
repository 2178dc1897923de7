"""What a round is about: the key, Room 25, those who are missing, the slides that are left."""

from cellmates.advice.structure import Sentence
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.room25.board import CELLS, SLIDES_TO_LEAVE
from cellmates.room25.names import KEY


def goal(plan: Lookahead) -> Sentence:
    """What this character's side is after now."""
    sight, sides = plan.sight, plan.sides
    found = sight.exit_tile != UNKNOWN
    if sides.guard:
        return Sentence("goal_stop" if sides.hostile else "goal_pretend", {})
    if plan.goals.key_wanted:
        if KEY in sight.room:
            cell = sight.cell_of[sight.room.index(KEY)]
            return Sentence("goal_key", {"cell": CELLS[cell]})
        return Sentence("goal_find_key" if found else "goal_find_both", {})
    if not found:
        return Sentence("goal_find", {})
    exit_cell = sight.cell_of[sight.exit_tile]
    missing = [
        who
        for who in sight.people
        if sight.lives(who) and sides.care[who] > 0 and sight.on[who] != sight.exit_tile
    ]
    if missing:
        return Sentence("goal_gather", {"cell": CELLS[exit_cell], "count": len(missing)})
    slides = SLIDES_TO_LEAVE[exit_cell]
    return Sentence("goal_slide", {"cell": CELLS[exit_cell], "count": slides})
