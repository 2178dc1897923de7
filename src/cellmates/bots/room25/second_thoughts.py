"""A word that is taken back: a yes or no to a plan after which it comes to something else."""

from typing import Final

from cellmates.bots.room25.agreed import agreed
from cellmates.bots.room25.foresight import Foresight, NextStep, entered
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import MADE, UNKNOWN
from cellmates.bots.room25.replies import (
    disbelieved,
    has_laid,
    refusal,
    slide_of,
    stands_in,
    stays_put,
)
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.room25.board import CELL_NUMBERS, DIRECTIONS, LINE_CELLS, SLIDES
from cellmates.room25.names import CONTROL, MOVE, TOKENS
from cellmates.room25.options import MOVE_TO, NO, PLAN_SLIDE, REFUSALS, SLIDE, YES
from cellmates.room25.views import Proposal

_PROMISES: Final = {*DIRECTIONS, "slide", "stay", "meet", "exit", "avoid"}
"""Plans of which one sees at once whether somebody keeps his word."""

_PLACES: Final = ("meet", "exit")
"""Plans that say where all come together."""


def has_spoken_of_plans(sight: Sight) -> bool:
    """Whether this seat has proposed something this round, or said yes or no to a plan, or is to
    answer a warning; or a friend has announced a slide."""
    answers = sight.rules["sharing"] or sight.rules["teams"]
    return any(
        plan["seat"] == sight.seat
        or (answers and not plan["answers"] and plan["text"].startswith("plan avoid"))
        or (sight.rules["together"] and plan["text"].startswith("plan slide"))
        or any(each["seat"] == sight.seat for each in plan["answers"])
        for plan in sight.proposals
    )


def second_thought(
    sight: Sight, sides: Sides, phrases: tuple[int, ...], step: NextStep | None = None
) -> int | None:
    """A yes that is taken back, as what was agreed to has turned out to be dangerous since, or as
    the step or the slide that was promised will be another one, or one who was to wait goes; or a
    no, as it comes to that after all. `step` is what has been decided, but not done yet: if one
    has announced another slide, this one is announced."""
    if disbelieved(sight, sides):
        return None
    if step is not None and _slides_otherwise(sight, step):
        return _announced(sight, phrases, step)
    for plan in sight.proposals:
        answer = next((each for each in plan["answers"] if each["seat"] == sight.seat), None)
        if answer is None:
            continue
        what = plan["text"].split()[1]
        if _is_done_with(sight, what):
            continue
        dangerous = refusal(sight, sides, plan) == "danger"
        if not answer["yes"]:
            snub = answer["why"] == "trust" and (sides.racing or step is None)  # but for the deed
            if snub or dangerous or not _does(sight, sides, plan, step):
                continue
            option = YES + plan["seat"]
        elif dangerous:
            option = NO + plan["seat"] * 4 + REFUSALS.index("danger")
        elif (
            what in _PROMISES
            and not _is_left(sight, sides, plan, what)
            and (_does_else(sight, sides, plan, step))
        ):
            option = NO + plan["seat"] * 4 + REFUSALS.index("other")
        else:
            continue
        if option in phrases:
            return option
    if step is not None and _slides_against(sight, sides, step):
        return _announced(sight, phrases, step)
    return None


def _is_left(sight: Sight, sides: Sides, plan: Proposal, what: str) -> bool:
    """Whether it is a slide that somebody else makes, or that was made: who approves of it promises
    nothing, and what has been done is not taken back."""
    if what != "slide":
        return False
    made = sight.memory.planners.get(plan["seat"]) == MADE
    return made or slide_of(plan) in agreed(sight, sides).left


def _announced(sight: Sight, phrases: tuple[int, ...], step: NextStep) -> int | None:
    """The slide that comes next; nobody says two such things in a row."""
    option = PLAN_SLIDE + step.option - SLIDE
    return option if option in phrases and sight.memory.last_voice != sight.seat else None


def _is_done_with(sight: Sight, what: str) -> bool:
    """Whether nobody of this seat can still do what a plan is about, as the tokens for it have been
    played this round: whatever comes out now, there is nothing left to take back."""
    token = CONTROL if what == "slide" else MOVE
    if what not in DIRECTIONS and what != "slide":
        return False
    memory = sight.memory
    for who in sight.mine:
        if not has_laid(sight, who):
            return False
        now = memory.actor == UNKNOWN or (memory.actor == who and memory.pending == TOKENS[token])
        if now or token in sight.program(who) or sight.sheets[who]["adrenaline"] == "planned":
            return False
    return True


def _slides_otherwise(sight: Sight, step: NextStep) -> bool:
    """Whether it is a slide, and another one than this seat has announced last."""
    if not SLIDE <= step.option < SLIDE + len(SLIDES):
        return False
    own = [plan for plan in sight.proposals if plan["seat"] == sight.seat]
    return any(
        plan["text"].startswith("plan slide") and slide_of(plan) != step.option - SLIDE
        for plan in own
    )


def _slides_against(sight: Sight, sides: Sides, step: NextStep) -> bool:
    """Whether it is a slide against one that a friend has announced and one has not refused."""
    if not sides.together or not SLIDE <= step.option < SLIDE + len(SLIDES):
        return False
    slide = step.option - SLIDE
    word = agreed(sight, sides)
    return slide ^ 1 in word.left - word.refused and f"plan slide {SLIDES[slide]}" not in {
        plan["text"] for plan in sight.plans if plan["seat"] == sight.seat
    }


def _does(sight: Sight, sides: Sides, plan: Proposal, step: NextStep | None) -> bool:
    """Whether a step or a slide that was proposed is what this seat is about to do."""
    return any(_doings(sight, sides, plan, step))


def _does_else(sight: Sight, sides: Sides, plan: Proposal, step: NextStep | None) -> bool:
    """Whether all of this seat who could still make a step or a slide that was proposed will make
    another one, or one of them does not wait who has said that he will."""
    if plan["text"] == "plan stay":
        able = [who for who in sight.mine if has_laid(sight, who)]
        ahead = {who: Foresight(Lookahead(sight, sides, who)) for who in able}
        return not all(stays_put(sight, who, ahead[who]) for who in able)
    found = _doings(sight, sides, plan, step)
    return bool(found) and not any(found)


def _doings(sight: Sight, sides: Sides, plan: Proposal, step: NextStep | None) -> list[bool]:
    """Whether they will make a step or a slide that was proposed, for each of this seat who can: by
    what he has decided, or is going to."""
    what = plan["text"].split()[1]
    if what in _PLACES:
        return _goings(sight, sides, plan, step)
    if what == "avoid":
        warned_of = sight.tile_at[CELL_NUMBERS[plan["text"].split()[2]]]
        return [False] if step is not None and entered(sight, sides, step) == warned_of else []
    if what not in DIRECTIONS and what != "slide":
        return []
    token = CONTROL if what == "slide" else MOVE
    wanted = SLIDE + slide_of(plan) if token == CONTROL else MOVE_TO + DIRECTIONS.index(what)
    found = []
    for who in sight.mine:
        if not has_laid(sight, who):
            continue
        if step is not None and step.who == who and step.option == wanted:
            found.append(True)
            continue
        if what == "slide" and not stands_in(sight, who, slide_of(plan) >> 1):
            continue
        if token == CONTROL and step is not None and step.who == who and step.option < SLIDE:
            if MOVE_TO <= step.option < MOVE_TO + 4 and _leaves_line(sight, sides, plan, step):
                found.append(False)
            continue  # what he slides is decided when he does
        course = Foresight(Lookahead(sight, sides, who))
        if token in course.tokens:
            turned_up = (
                step is not None and step.who == who and sight.memory.pending == TOKENS[token]
            )
            found.append(not turned_up and _done_by(course, plan))
    return found


def _leaves_line(sight: Sight, sides: Sides, plan: Proposal, step: NextStep) -> bool:
    """Whether a step leads out of the line that its maker has laid a slide for."""
    if CONTROL not in sight.program(step.who):
        return False
    return sight.cell_of[entered(sight, sides, step)] not in LINE_CELLS[slide_of(plan) >> 1]


def _goings(sight: Sight, sides: Sides, plan: Proposal, step: NextStep | None) -> list[bool]:
    """Whether a step that has been decided leads to where all want to come together, or farther
    away from there; nothing: there is no such step, or it does neither."""
    goal = _meeting_place(sight, plan)
    tile = UNKNOWN if step is None else entered(sight, sides, step)
    if step is None or goal == UNKNOWN or tile == UNKNOWN:
        return []
    if tile == goal:
        return [True]
    ahead = Lookahead(sight, sides, step.who)
    _, end = ahead.step(step.who, tile, ahead.now, UNKNOWN)
    near = APART[sight.cell_of[goal]]
    return [False] if near[sight.cell_of[end]] > near[sight.cell(step.who)] else []


def _meeting_place(sight: Sight, plan: Proposal) -> int:
    """The tile where somebody wants all to come together, or UNKNOWN."""
    words = plan["text"].split()[1:]
    return sight.exit_tile if words[0] == "exit" else sight.tile_at[CELL_NUMBERS[words[1]]]


def _done_by(course: Foresight, plan: Proposal) -> bool:
    what = plan["text"].split()[1]
    if what == "slide":
        return slide_of(plan) in course.slides
    return DIRECTIONS.index(what) in course.ways
