"""What one would like the others to do this round: each seat proposes one thing at most, and a
table not many more than it can keep in mind.

Only what helps whoever proposes it, and what somebody can do: a slide is asked of those who would
make it once they have agreed to it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from cellmates.bots.room25.agreed import BELIEVED, Agreement, agreed, lays, program_in
from cellmates.bots.room25.foresight import Foresight
from cellmates.bots.room25.layout import Tokens
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.bots.room25.replies import is_warned_of, stands_in
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.room25.board import (
    CELL_NUMBERS,
    DIRECTIONS,
    FALLS_OFF,
    LINE_CELLS,
    LINE_NUMBERS,
    SIDES,
    SLIDES_TO_LEAVE,
)
from cellmates.room25.names import BLUE, CHARACTERS, CONTROL, KEY, LOOK, MORTAL, MOVE, RED
from cellmates.room25.options import (
    OPTIONS,
    PLAN_AVOID,
    PLAN_EXIT,
    PLAN_KEY,
    PLAN_LOOK,
    PLAN_MEET,
    PLAN_PROGRAM,
    PLAN_SLIDE,
    program_plan,
)

Ideas = Callable[[Sight, Sides], list[int]]
"""Further proposals of a bot, the best first; asked only if it has nothing more pressing to say."""

ENOUGH: Final = 3
"""When so many things were proposed in a round nobody adds another one unasked."""

GAIN: Final = 8.0
"""A slide is worth words if it makes things better by so many tenths of a step."""

LAST_CALL: Final = 2
"""With so many rounds left one calls to Room 25 again."""

WITHIN_REACH: Final = 2
"""Who is so near to a room could want to look into it."""


MOVES: Final = {*DIRECTIONS, "meet", "stay"}
"""Plans that say where to go; a yes may ask for another program."""


def proposal(
    sight: Sight,
    sides: Sides,
    phrases: tuple[int, ...],
    random: Callable[[], float],
    ideas: Ideas,
) -> int | None:
    """What one would like the others to do; what one looks at and slides, every round anew. Whoever
    has just refused a plan owes one."""
    if sides.hostile or not sight.programming:
        return None
    memory = sight.memory
    if any(plan["seat"] == sight.seat for plan in sight.proposals):
        return None  # it would replace what one has proposed for this round
    found = _new(sight, phrases, _warnings(sight, sides))
    if found is not None:
        return found
    if not memory.owes:
        if len(sight.plans) >= ENOUGH:
            return None
        if memory.temper.words < 1 and random() >= memory.temper.words:
            return None
    muses = memory.owes or not memory.mused
    if muses and memory.intended:  # a plan for all says more than where all should go
        memory.mused = True
        found = _new(sight, phrases, ideas(sight, sides))
        muses = False
    if found is None:
        found = _new(sight, phrases, _goals(sight, sides))
    if found is None and muses:
        memory.mused = True
        found = _new(sight, phrases, ideas(sight, sides))
    searching = sight.exit_tile == UNKNOWN or _wants_key(sight)
    if found is None and sides.together and searching and muses:
        found = _new(sight, phrases, _own_looks(sight, sides))
    if found is None and sides.together and memory.owes:
        found = _new(sight, phrases, _own_program(sight, sides))
    return found


def _new(sight: Sight, phrases: tuple[int, ...], wishes: list[int]) -> int | None:
    """The first of these that may be said and was not proposed before."""
    standing = {plan["text"] for plan in sight.plans}
    for option in wishes:
        text = OPTIONS.text(option)
        again = PLAN_LOOK <= option < PLAN_AVOID or PLAN_SLIDE <= option < PLAN_EXIT
        again = again or option >= PLAN_PROGRAM
        again = again or (option == PLAN_EXIT and sight.left <= LAST_CALL)
        known = text in sight.memory.proposed and not again
        if option in phrases and not known and text not in standing:
            return option
    return None


def _warnings(sight: Sight, sides: Sides) -> list[int]:
    """Of rooms that kill at once, where somebody stands beside them, and of which nobody has heard
    this round; a guard warns only of what it has called red, for else it may have lied about it, or
    may want to."""
    words = sight.memory.words
    return [
        PLAN_AVOID + sight.cell_of[tile]
        for tile in range(25)
        if sight.room[tile] == MORTAL
        and not sight.up[tile]
        and (not sides.guard or words.get(tile) == RED)
        and _near_others(sight, tile)
        and not is_warned_of(sight, tile)
    ]


def _near_others(sight: Sight, tile: int) -> bool:
    beside = {sight.tile_at[cell] for _, cell in SIDES[sight.cell_of[tile]]}
    return any(sight.on[who] in beside for who in sight.people if who not in sight.mine)


def _goals(sight: Sight, sides: Sides) -> list[int]:
    """Where all should go: out, to Room 25, for the key, to where somebody has told of a way."""
    exit_tile = sight.exit_tile
    found: list[int] = []
    if _wants_key(sight):
        if KEY in sight.room:
            found.append(PLAN_KEY)
    elif exit_tile != UNKNOWN and sight.up[exit_tile]:
        people = not_guards(sight)
        slide = _last_slide(sight, exit_tile)
        if slide is not None and _all_come(sight, sides, people, exit_tile):
            found.append(PLAN_SLIDE + slide)
        if any(sight.on[who] != exit_tile for who in people):
            found.append(PLAN_EXIT)
    elif not sight.found and not sides.guard and (sides.hidden_roles or sides.together):
        blue = _believed_blue(sight, sides)
        if blue != UNKNOWN:
            found.append(PLAN_MEET + sight.cell_of[blue])
    return found


def _wants_key(sight: Sight) -> bool:
    """Whether nobody can leave before the Key Room was used."""
    wanted = sight.rules["key_room"] and not sight.key_used
    return wanted and sight.memory.composition[KEY] > 0


def not_guards(sight: Sight) -> list[int]:
    """Those who live and have not shown themselves to be guards."""
    shown = sight.memory.guards
    return [who for who in sight.people if sight.lives(who) and who not in shown]


def _all_come(sight: Sight, sides: Sides, people: list[int], exit_tile: int) -> bool:
    """Whether more than half are in Room 25, and where nobody may be left behind, the others next
    to it."""
    outside = [who for who in people if sight.on[who] != exit_tile]
    if len(outside) * 2 >= len(people):
        return False
    near = APART[sight.cell_of[exit_tile]]
    return not sides.together or all(near[sight.cell(who)] <= 1 for who in outside)


def _last_slide(sight: Sight, exit_tile: int) -> int | None:
    """The slide that would take Room 25 out of the complex now, if somebody is there to make it."""
    if SLIDES_TO_LEAVE[sight.cell_of[exit_tile]] != 1:
        return None
    for slide in range(16):
        free = sight.slid[slide >> 1] in (0, (slide & 1) + 1)
        if free and FALLS_OFF[slide] == sight.cell_of[exit_tile] and _has_maker(sight, slide):
            return slide
    return None


def _has_maker(sight: Sight, slide: int) -> bool:
    """Whether somebody has Control who stands in a line, or comes into it by a step."""
    near = {cell for at in LINE_CELLS[slide >> 1] for cell in range(25) if APART[at][cell] <= 1}
    return any(
        sight.lives(who) and sight.cell(who) in near and "control" not in sight.sheets[who]["lost"]
        for who in sight.people
    )


def _believed_blue(sight: Sight, sides: Sides) -> int:
    """The hidden tile that this seat knows to be Room 25, or that somebody who is believed has
    called blue."""
    if sight.exit_tile != UNKNOWN:
        return sight.exit_tile
    for seat, tile, claim in sight.heard:
        hidden = sight.room[tile] == UNKNOWN
        if claim == BLUE and hidden and seat != sight.seat and sides.trust[seat] >= BELIEVED:
            return tile
    return UNKNOWN


def told_of(sight: Sight, made: Mapping[tuple[int, int], float], surely: float) -> list[int]:
    """What is to be said of the plan for all that this seat intends, the most important thing
    first: what somebody has to lay for it who may not know, the slides that one makes oneself so
    often (`made`, by seat and slide), and what one lays oneself.

    Whoever has played something else than such a plan held does not make one; of the others it is
    unknown at first, so that they are asked for what is not a matter of course. Of oneself nothing
    is told that does not fit what one has promised since.
    """
    memory = sight.memory
    intended = memory.intended
    word = agreed(sight, Sides(sight))
    kept = [who for who in sight.mine if word.grants(who, intended.get(who, ()))]
    spoken_of = {plan["text"].split()[2] for plan in sight.plans if "program" in plan["text"]}
    found = []
    for who in sight.people:
        if who in sight.mine or who not in intended or CHARACTERS[who] in spoken_of:
            continue
        tokens = intended[who]
        if tokens in ((), (LOOK,)) or not sight.lives(who) or sight.sheets[who]["ready"]:
            continue
        if who in memory.strays or (not memory.strays and CONTROL in tokens):
            found.append(_program(who, tokens))
    for (seat, slide), share in sorted(made.items()):
        if seat == sight.seat and share >= surely and len(kept) == len(sight.mine):
            found.append(PLAN_SLIDE + slide)
    for who in kept:
        if intended.get(who) and any(token not in (LOOK, MOVE) for token in intended[who]):
            found.append(program_plan(who, intended[who]))
    return found


def breaks_word(sight: Sight) -> bool:
    """Whether somebody has promised what does not fit the plan for all that this seat intends."""
    intended = sight.memory.intended
    for plan in sight.plans:
        words = plan["text"].split()[1:]
        willing = {plan["seat"], *[each["seat"] for each in plan["answers"] if each["yes"]]}
        if words[0] == "program":
            who, tokens = program_in(words)
            if sight.seat_of[who] in willing and not lays(intended.get(who, tokens), tokens):
                return True
        elif words[0] == "slide":
            line = LINE_NUMBERS[words[1]]
            able = [who for who in sight.people if stands_in(sight, who, line)]
            able = [who for who in able if sight.seat_of[who] in willing and who in intended]
            if able and not any(CONTROL in intended[who] for who in able):
                return True
            stray = any(sight.seat_of[who] == plan["seat"] for who in sight.memory.strays)
            own = [who for who in sight.mine if stands_in(sight, who, line)]
            if stray and any(CONTROL in intended.get(who, ()) for who in own):
                return True  # he does not know the plan, and counts on the line
        elif words[0] in MOVES and len(willing) > 1:
            return True
    return False


def _program(who: int, tokens: Tokens) -> int:
    """The phrase that asks a character to lay something; nobody is asked for a Look beside
    something else, as it fills the place where all gather."""
    tokens = tuple([token for token in tokens if token != LOOK]) or tokens
    return program_plan(who, tokens)


def _own_program(sight: Sight, sides: Sides) -> list[int]:
    """What one lays oneself: whoever has refused a plan says so if there is nothing else to say."""
    found = []
    for who in sight.mine:
        if sight.lives(who) and not sight.sheets[who]["ready"]:
            tokens = Foresight(Lookahead(sight, sides, who)).tokens
            if tokens:
                found.append(program_plan(who, tokens))
    return found


def foreseen_slides(sight: Sight, sides: Sides) -> list[int]:
    """A slide that makes things better: one that oneself will make, or somebody else if asked."""
    useful = useful_slides(sight, sides)
    own = set()
    for who in sight.mine:
        if useful and sight.lives(who):
            own |= Foresight(Lookahead(sight, sides, who)).slides
    return first_slide(sight, sides, useful, own)


def first_slide(sight: Sight, sides: Sides, slides: list[int], own: set[int]) -> list[int]:
    """The first of these slides to propose: one of one's own, or one that somebody else would make
    if he were asked; none if there is no such slide."""
    for slide in slides:
        if slide in own or asked(sight, sides, slide):
            return [PLAN_SLIDE + slide]
    return []


def useful_slides(sight: Sight, sides: Sides) -> list[int]:
    """The slides that would make things better now by what a careful player goes by and that nobody
    has proposed, the best first, while all gather in Room 25; taking it out is another matter."""
    exit_tile = sight.exit_tile
    me = next((who for who in sight.mine if sight.lives(who)), UNKNOWN)
    if me == UNKNOWN or exit_tile == UNKNOWN or not sight.up[exit_tile]:
        return []
    plan = Lookahead(sight, sides, me)
    if not plan.goals.gathering:
        return []
    before = plan.value(plan.now)
    at = sight.cell_of[exit_tile]
    standing = {plan["text"] for plan in sight.plans}
    found = []
    for slide in range(16):
        if sight.slid[slide >> 1] not in (0, (slide & 1) + 1) or FALLS_OFF[slide] == at:
            continue
        if OPTIONS.text(PLAN_SLIDE + slide) in standing:
            continue
        if not any(stands_in(sight, who, slide >> 1) for who in sight.people):
            continue  # nobody is there to make it
        layout = plan.now.after(slide)
        if SLIDES_TO_LEAVE[layout.cell_of[exit_tile]] > SLIDES_TO_LEAVE[at]:
            continue
        gain = plan.value(layout) - before
        if gain >= GAIN:
            found.append((gain, slide))
    found.sort(reverse=True)
    return [slide for _, slide in found]


def asked(sight: Sight, sides: Sides, slide: int) -> bool:
    """Whether somebody else stands in a line who would slide it if he agreed to; where one could do
    it oneself nobody else is asked."""
    able = [who for who in sight.people if stands_in(sight, who, slide >> 1)]
    if any(who in sight.mine for who in able):
        return False
    return any(sides.care[who] > 0 and _would_slide(sight, sides, who, slide) for who in able)


def _would_slide(sight: Sight, sides: Sides, who: int, slide: int) -> bool:
    """Whether somebody would make a slide if he agreed to it, by what this seat knows."""
    ahead = Lookahead(sight, sides, who)
    word = Agreement()
    word.slides = {slide}
    word.trying = True
    ahead.belief.agreed = word
    return slide in Foresight(ahead).slides


def _own_looks(sight: Sight, sides: Sides) -> list[int]:
    """The tile that one will look at, if another one could want to look there, too; who talks a lot
    or owes a plan says it in any case."""
    memory = sight.memory
    taken = {tile for _, tile, _ in sight.heard}
    taken |= memory.clues  # they will tell of it
    for plan in sight.plans:
        if plan["text"].startswith("plan look"):
            taken.add(sight.tile_at[CELL_NUMBERS[plan["text"].split()[2]]])
    anyway = memory.temper.words > 1 or memory.owes
    for who in sight.mine:
        if not sight.lives(who):
            continue
        beside = [sight.tile_at[cell] for _, cell in SIDES[sight.cell(who)]]
        free = [tile for tile in beside if sight.room[tile] == UNKNOWN and tile not in taken]
        if not any(anyway or _others_near(sight, who, tile) for tile in free):
            continue
        tile = Foresight(Lookahead(sight, sides, who)).look
        if tile in free and (anyway or _others_near(sight, who, tile)):
            return [PLAN_LOOK + sight.cell_of[tile]]
    return []


def _others_near(sight: Sight, who: int, tile: int) -> bool:
    """Whether somebody else could look into a tile this round."""
    near = APART[sight.cell_of[tile]]
    return any(
        sight.lives(other) and near[sight.cell(other)] <= WITHIN_REACH
        for other in sight.people
        if other != who
    )
