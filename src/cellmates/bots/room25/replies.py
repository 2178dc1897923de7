"""Yes or no to what others propose, with a reason."""

from typing import Final

from cellmates.bots.room25.actions import beyond
from cellmates.bots.room25.agreed import (
    BELIEVED,
    WITHIN_REACH,
    agreed,
    lays,
    program_in,
    take,
)
from cellmates.bots.room25.foresight import Foresight, NextStep, entered
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.routes import APART, slid
from cellmates.bots.room25.sense import in_vain
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.wrongs import resents
from cellmates.room25.board import (
    CELL_NUMBERS,
    CELLS,
    DIRECTIONS,
    FALLS_OFF,
    LINE_CELLS,
    NEIGHBOUR,
    SLIDES,
    SLIDES_TO_LEAVE,
)
from cellmates.room25.names import BLUE, CENTRAL, KEY, MOVE, RED, TOKENS, VISION, VORTEX
from cellmates.room25.options import (
    BLAME,
    BLAMES,
    NO,
    REFUSALS,
    YES,
)
from cellmates.room25.views import Proposal

DISTRUSTED: Final = 0.35
"""Who is trusted less is told so."""

FAR: Final = 3
"""How many steps away is too far for one round."""

ENOUGH: Final = 3
"""So many times yes are enough for a plan, and one no for each reason: a chorus helps nobody, but
who stands near may not hide behind one who is too far away."""

CHORUS: Final = 2
"""What so many have said already is not said again."""

_SLIDES: Final = {text: number for number, text in enumerate(SLIDES)}
_ROOMS: Final = ("look", "avoid", "meet")
"""Plans about a room."""

FEW: Final = 2
"""So many answers are enough to a call for the key when something blue is known."""

WHOLE: Final = 2
"""So many tokens are a whole program."""

_BY_ONE: Final = ("look", "avoid", "slide", "program")
"""Plans for which one yes is enough."""


def reply(
    sight: Sight, sides: Sides, phrases: tuple[int, ...], step: NextStep | None = None
) -> int | None:
    """The answer to the first plan that waits for one. `step` is what comes right after it."""
    if disbelieved(sight, sides):
        return None
    for plan in sight.proposals:
        seat = plan["seat"]
        answers = plan["answers"]
        if seat == sight.seat or any(each["seat"] == sight.seat for each in answers):
            continue
        if seat in sight.memory.late:
            continue  # the moment has passed
        if sides.racing and sides.trust[seat] < BELIEVED:
            continue  # what rivals plan is mocked, if anything
        why = refusal(sight, sides, plan)
        if why is not None and why != "danger" and _has_proposed(sight, plan["text"]):
            # One does not refuse what one has proposed; of looks one says who makes them.
            if _announced(sight, plan):
                why = None
            elif not sides.together or not plan["text"].startswith("plan look"):
                continue
        if why == "trust":
            found = _snub(sight, sides, seat, phrases)
            if found is not None:
                return found
            continue
        if why is None and not (_announced(sight, plan) or _concerns(sight, sides, plan, step)):
            continue
        if plan["text"] == "plan key" and len(answers) >= FEW and _is_known(sight, sides):
            continue
        same = sum(1 for each in answers if each["why"] == why)
        if same >= (1 if why or plan["text"].split()[1] in _BY_ONE else ENOUGH):
            continue
        option = YES + seat if why is None else NO + seat * 4 + REFUSALS.index(why)
        if option in phrases:
            return option
    return None


def _has_proposed(sight: Sight, text: str) -> bool:
    """Whether this seat has proposed the same this round."""
    return any(plan["seat"] == sight.seat and plan["text"] == text for plan in sight.plans)


def _announced(sight: Sight, plan: Proposal) -> bool:
    """Whether it is the slide of a line of which this seat spoke last, and it can make it."""
    about = plan["text"].split()[1:3]
    own = [each["text"] for each in sight.plans if each["seat"] == sight.seat]
    own = [text for text in own if text.split()[1:3] == about]
    if about[0] != "slide" or not own or own[-1] != plan["text"]:
        return False
    slide = slide_of(plan)
    free = sight.slid[slide >> 1] in (0, (slide & 1) + 1)
    return free and sight.seat in _able(sight, slide >> 1)


def asked_about(sight: Sight) -> list[int]:
    """The tiles that plans without this seat's answer are about: where others look, meet or do not
    go, and into which a way leads."""
    found = []
    for plan in sight.proposals:
        if plan["seat"] == sight.seat or any(a["seat"] == sight.seat for a in plan["answers"]):
            continue
        words = plan["text"].split()[1:]
        if words[0] in _ROOMS:
            found.append(sight.tile_at[CELL_NUMBERS[words[1]]])
        elif words[0] in DIRECTIONS:
            side = DIRECTIONS.index(words[0])
            here = {sight.cell(who) for who in sight.people if sight.lives(who)}
            beyond = [NEIGHBOUR[cell * 4 + side] for cell in here]
            found += [sight.tile_at[cell] for cell in beyond if cell >= 0]
    return found


def _snub(sight: Sight, sides: Sides, seat: int, phrases: tuple[int, ...]) -> int | None:
    """Why this seat does not go along with somebody whom it distrusts, said once: what it holds
    against him, as far as it can say it. After that his plans get no answer."""
    memory = sight.memory
    them = [who for who in sight.people if sight.seat_of[who] == seat and sight.lives(who)]
    if seat in memory.snubbed or any(who in memory.accused for who in them):
        return None
    for who in them:
        if memory.reason[who] and memory.evidence[who] > 0 and not sides.guard:
            option = BLAME + who * 3 + BLAMES.index(memory.reason[who])
            if option in phrases:
                return option if len(memory.accused_by(who)) < CHORUS else None
    option = NO + seat * 4 + REFUSALS.index("trust")
    return option if option in phrases else None


def has_laid(sight: Sight, who: int) -> bool:
    """Whether a character has programmed this round."""
    return sight.lives(who) and bool(sight.turn or sight.sheets[who]["ready"])


def slide_of(plan: Proposal) -> int:
    """The slide that a plan is about."""
    words = plan["text"].split()
    return _SLIDES[f"{words[2]} {words[3]}"]


def disbelieved(sight: Sight, sides: Sides) -> bool:
    """Whether nobody would believe a word."""
    return sides.guard and any(sight.sheets[who]["revealed"] for who in sight.mine)


def refusal(sight: Sight, sides: Sides, plan: Proposal) -> str | None:
    """Why this seat does not go along; nothing: it does."""
    grudge = sight.memory.temper.grudge * sight.memory.wrongs[plan["seat"]]
    distrusted = sides.trust[plan["seat"]] - 0.2 * grudge < DISTRUSTED
    if sight.rules["hidden_roles"] and (distrusted or resents(sight, plan["seat"])):
        return "trust"
    words = plan["text"].split()[1:]
    what = words[0]
    if what in _ROOMS:
        return _of_a_room(sight, sides, plan, what, sight.tile_at[CELL_NUMBERS[words[1]]])
    if what == "slide":
        return _of_a_slide(sight, sides, plan)
    if what == "exit":
        if not _goes_to_room_25(sight, sides) or _has_no_step(sight, sides):
            return "other"
        return "far" if _too_late(sight, sides) else None
    if what == "key":
        wanted = sight.rules["key_room"] and not sight.key_used
        if not wanted or sight.memory.composition[KEY] == 0:
            return "other"
        return "far" if sides.together and _is_far_from_the_key(sight, sides) else None
    if what == "stay":
        return _of_staying(sight, sides, plan)
    if what == "program":
        return _of_a_program(sight, sides, plan)
    return _of_a_way(sight, sides, plan)


def _concerns(sight: Sight, sides: Sides, plan: Proposal, step: NextStep | None) -> bool:
    """Whether this seat would take part in what it has nothing against: slide a line, look for the
    key, go to Room 25."""
    words = plan["text"].split()[1:]
    if words[0] == "slide":
        able = _able(sight, slide_of(plan) >> 1)
        approves = plan["seat"] in able and sight.seat not in able  # he can make it himself
        return approves or _makes(sight, sides, plan)
    if words[0] == "look":
        tile = sight.tile_at[CELL_NUMBERS[words[1]]]
        if tile in sight.memory.told or sight.room[tile] != UNKNOWN:
            return False  # he knows what is in there, and has told of it or others have
        return _is_free_to_look(sight, plan, tile)
    if words[0] == "avoid":  # who stands in there knows
        tile = sight.tile_at[CELL_NUMBERS[words[1]]]
        mine = [who for who in sight.mine if sight.lives(who)]
        return not any(
            sight.on[who] == tile or _may_enter(sight, sides, who, tile, step) for who in mine
        )
    if words[0] == "program":
        return program_in(words)[0] in sight.mine
    if words[0] == "key":
        return _gathers(sight, sides, False)
    if words[0] == "exit":
        return any(sight.on[who] != sight.exit_tile for who in sight.mine if sight.lives(who))
    return True


def _may_enter(sight: Sight, sides: Sides, who: int, tile: int, step: NextStep | None) -> bool:
    """Whether a character is about to step into a room, or has not decided that it does not: it
    stands next to it, has a step left, and does not hold it for red."""
    if step is not None and step.who == who and entered(sight, sides, step) != UNKNOWN:
        return entered(sight, sides, step) == tile
    course = Foresight(Lookahead(sight, sides, who))
    if course.end == tile:
        return True
    if APART[sight.cell(who)][sight.cell_of[tile]] > 1 or _holds_for_red(sight, sides, tile):
        return False
    sheet = sight.sheets[who]
    return not has_laid(sight, who) or MOVE in course.tokens or sheet["adrenaline"] == "planned"


def _holds_for_red(sight: Sight, sides: Sides, tile: int) -> bool:
    """Whether a tile is known to be red, or somebody who is believed has said so."""
    room = sight.room[tile]
    return COLOUR_OF[room] == RED if room != UNKNOWN else _told_red(sight, sides, tile)


def _is_known(sight: Sight, sides: Sides) -> bool:
    """Whether Room 25 lies open, or somebody who is believed has told of a blue room."""
    if sight.exit_tile != UNKNOWN:
        return True
    return any(claim == BLUE and sides.trust[seat] >= BELIEVED for seat, _, claim in sight.heard)


def _is_far_from_the_key(sight: Sight, sides: Sides) -> bool:
    """Whether nobody of this seat goes for the key, which others are nearer to, and all can see how
    far it is: it lies where somebody has told of a blue room."""
    for who in sight.mine:
        if sight.lives(who):
            goals = Lookahead(sight, sides, who).goals
            if not goals.gathering or goals.key_at == UNKNOWN:
                return False
            if APART[sight.cell(who)][sight.cell_of[goals.key_at]] <= WITHIN_REACH:
                return False
            if not any(tile == goals.key_at for _, tile, _ in sight.heard):
                return False
    return True


def _gathers(sight: Sight, sides: Sides, in_room_25: bool) -> bool:
    """Whether somebody of this seat goes to Room 25, or else still searches."""
    return any(
        Lookahead(sight, sides, who).goals.gathering == in_room_25
        for who in sight.mine
        if sight.lives(who)
    )


def _goes_to_room_25(sight: Sight, sides: Sides) -> bool:
    """Whether somebody of this seat goes to Room 25, or where a friend says that it may be."""
    if sight.exit_tile == UNKNOWN:
        told = {tile for seat, tile, claim in sight.heard if claim == BLUE and sides.trust[seat]}
        goals = {tile for tile in told if sight.room[tile] == UNKNOWN}  # others are the key's
    elif _gathers(sight, sides, True):
        return True
    else:
        goals = {sight.exit_tile}
    for who in sight.mine:
        if sight.lives(who):
            course = Foresight(Lookahead(sight, sides, who))
            if any(_nearer(sight, who, course, tile) for tile in goals):
                return True
    return False


def _has_no_step(sight: Sight, sides: Sides) -> bool:
    """Whether all of this seat have promised programs without a Move, so that nobody sets out."""
    programs = agreed(sight, sides).programs
    steps = []
    for who in sight.mine:
        if sight.lives(who) and sight.on[who] != sight.exit_tile:
            tokens = {token for each in programs.get(who, []) for token in each}
            steps.append(len(tokens) < WHOLE or MOVE in tokens)
    return bool(steps) and not any(steps)


def _too_late(sight: Sight, sides: Sides) -> bool:
    """Whether it is the last round, and somebody of this seat cannot come to Room 25 in it."""
    if sight.left > 1 or sight.exit_tile == UNKNOWN:
        return False
    for who in sight.mine:
        far = sight.lives(who) and APART[sight.cell(who)][sight.cell_of[sight.exit_tile]] > 1
        if far and not _arrives(sight, sides, who):
            return True
    return False


def _arrives(sight: Sight, sides: Sides, who: int) -> bool:
    """Whether a character comes to stand in Room 25, by a tunnel or however."""
    return Foresight(Lookahead(sight, sides, who)).end == sight.exit_tile


def _nearer(sight: Sight, who: int, course: Foresight, tile: int) -> bool:
    """Whether a character comes nearer to a tile, or to it."""
    cell_of = course.layout.cell_of
    far = APART[cell_of[course.end]][cell_of[tile]]
    return far < APART[sight.cell(who)][sight.cell_of[tile]]


def _course(sight: Sight, sides: Sides, who: int, plan: Proposal) -> Foresight | None:
    """What a character would do if it agreed to a plan; nothing: it would break its word to another
    one."""
    ahead = Lookahead(sight, sides, who)
    before = ahead.belief.agreed
    word = agreed(sight, sides)
    take(word, sight, plan["text"].split()[1:], False, True, True)
    word.trying = True
    ahead.belief.agreed = word
    found = Foresight(ahead)
    if ahead.bound() and found.look != word.own_look:
        return None
    if before.slides - found.slides or before.ways - found.ways:
        return None
    if not before.grants(who, found.tokens):
        return None
    if before.leaves and sight.on[who] != sight.exit_tile and MOVE not in found.tokens:
        return None
    if before.stay and not stays_put(sight, who, found):
        return None
    if before.meet is not None and sight.on[who] != before.meet:
        return found if _nearer(sight, who, found, before.meet) else None
    return found


def _of_a_room(sight: Sight, sides: Sides, plan: Proposal, what: str, tile: int) -> str | None:
    room = sight.room[tile]
    if what == "look":
        if not _can_look(sight, plan["seat"], tile):
            return "far"
        return "other" if agreed(sight, sides).own_look == tile else None
    if what == "avoid":
        if any(sight.on[who] == tile and is_known_guard(sight, who) for who in sight.people):
            return None
        ahead = [Lookahead(sight, sides, who) for who in sight.mine if sight.lives(who)]
        if room == UNKNOWN and any(Foresight(each).end == tile for each in ahead):
            return "other"  # it is the way one has to go
        return "other" if room != UNKNOWN and COLOUR_OF[room] != RED else None
    if _holds_for_red(sight, sides, tile):
        return "danger"
    mine = [who for who in sight.mine if sight.lives(who)]
    for who in mine:
        if sight.on[who] == tile and _held(sight, sides, who):
            return None  # who comes sets him free
        if sight.exit_tile in (UNKNOWN, tile):
            course = _course(sight, sides, who, plan)
        else:
            course = Foresight(Lookahead(sight, sides, who))  # what he would do anyway
            rides = course.layout.cell_of[course.end] == sight.cell_of[tile]
            if not rides and not _on_the_way(sight, who, tile):
                continue
        if course is not None and _comes(sight, sides, who, course, tile):
            return None
    most = FAR if sight.left > 1 else 1
    far = all(APART[sight.cell(who)][sight.cell_of[tile]] > most for who in mine)
    return "far" if far or all(_held(sight, sides, who) for who in mine) else "other"


def _comes(sight: Sight, sides: Sides, who: int, course: Foresight, tile: int) -> bool:
    """Whether a character comes to where somebody wants to meet: it gets there, or at least nearer
    to a room of which something is known, while there is time."""
    if course.end == tile or course.layout.cell_of[course.end] == sight.cell_of[tile]:
        return True
    known = sight.room[tile] != UNKNOWN or any(
        told == tile and sides.trust[seat] >= BELIEVED for seat, told, _ in sight.heard
    )
    return known and sight.left > 1 and _nearer(sight, who, course, tile)


def _can_look(sight: Sight, seat: int, tile: int) -> bool:
    """Whether somebody of a seat has not lost Look and is near enough to a tile, or next to a room
    from which one sees them all."""
    near = APART[sight.cell_of[tile]]
    for who in sight.people:
        if (
            sight.seat_of[who] == seat
            and sight.lives(who)
            and "look" not in sight.sheets[who]["lost"]
        ):
            here = sight.cell(who)
            if near[here] <= WITHIN_REACH:
                return True
            if VISION in sight.room and APART[sight.cell_of[sight.room.index(VISION)]][here] <= 1:
                return True
    return False


def _is_free_to_look(sight: Sight, plan: Proposal, tile: int) -> bool:
    """Whether nobody has reserved the look that somebody announces, and neither was he granted
    another one this round, nor has he looked already."""
    seat = plan["seat"]
    for other in sight.plans:
        if other["text"] == plan["text"]:
            if other["seat"] == seat:
                break
            return False  # that is for him to say
        granted = other["seat"] == seat and any(each["yes"] for each in other["answers"])
        if granted and other["text"].startswith("plan look"):
            return False
    memory = sight.memory
    for who in sight.people:
        if sight.seat_of[who] == seat and sight.lives(who):
            sheet = sight.sheets[who]
            now = memory.actor == who and memory.pending == "look"
            if now or "look" not in sheet["played"] or sheet["adrenaline"] in ("held", "planned"):
                return True
    return False


def is_warned_of(sight: Sight, tile: int) -> bool:
    """Whether somebody has called a tile red this round, or has warned of it, and nobody says
    otherwise."""
    if any(told == tile and claim != RED for _, told, claim in sight.heard):
        return False
    warning = f"plan avoid {CELLS[sight.cell_of[tile]]}"
    return tile in sight.memory.reds or any(plan["text"] == warning for plan in sight.plans)


def is_known_guard(sight: Sight, who: int) -> bool:
    """Whether everybody knows that a character is a guard."""
    sheet = sight.sheets[who]
    return sheet["revealed"] and sheet["role"] == "guard"


def _held(sight: Sight, sides: Sides, who: int) -> bool:
    """Whether a character cannot step anywhere by itself."""
    ahead = Lookahead(sight, sides, who)
    return not ahead.ways(who, ahead.now)


def _on_the_way(sight: Sight, who: int, tile: int) -> bool:
    """Whether a tile is nearer to Room 25 than a character."""
    to_exit = APART[sight.cell_of[sight.exit_tile]]
    return to_exit[sight.cell_of[tile]] < to_exit[sight.cell(who)]


def _of_a_slide(sight: Sight, sides: Sides, plan: Proposal) -> str | None:
    slide = slide_of(plan)
    if sight.slid[slide >> 1] not in (0, (slide & 1) + 1):
        return "far"  # it has gone the other way this round
    if not any(_can_slide(sight, who, slide >> 1) for who in sight.people):
        return "far"
    if sight.exit_tile != UNKNOWN:
        after = slid(sight.tile_at, slide).index(sight.exit_tile)
        if SLIDES_TO_LEAVE[after] > SLIDES_TO_LEAVE[sight.cell_of[sight.exit_tile]]:
            return "other"
    able = _able(sight, slide >> 1)
    near = {sight.seat_of[who] for who in sight.people if _can_slide(sight, who, slide >> 1)}
    asked = plan["seat"] not in able and sight.seat in (able or near)
    return "other" if asked and not _makes(sight, sides, plan) else None


def _able(sight: Sight, line: int) -> set[int]:
    """The seats that could slide a line from where they stand."""
    return {sight.seat_of[who] for who in sight.people if stands_in(sight, who, line)}


def _makes(sight: Sight, sides: Sides, plan: Proposal) -> bool:
    """Whether somebody of this seat makes a slide that was proposed, if he agrees to it."""
    slide = slide_of(plan)
    for who in sight.mine:
        if stands_in(sight, who, slide >> 1):
            course = _course(sight, sides, who, plan)
            if course is not None and slide in course.slides:
                return True
    return False


def stands_in(sight: Sight, who: int, line: int) -> bool:
    """Whether a character could slide a line from where it stands, as far as others know."""
    if not sight.lives(who) or "control" in sight.sheets[who]["lost"]:
        return False
    return sight.cell(who) in LINE_CELLS[line] and sight.room[sight.on[who]] != CENTRAL


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


def _of_staying(sight: Sight, sides: Sides, plan: Proposal) -> str | None:
    """Only who has come to Room 25 stays_put, or who cannot leave; until it is found everybody else
    searches."""
    for who in sight.mine:
        if sight.lives(who) and (sight.sheets[who]["armed"] or sight.sheets[who]["flood"]):
            return "danger"
    mine = [who for who in sight.mine if sight.lives(who)]
    held = all(_held(sight, sides, who) for who in mine)
    inside = sight.exit_tile != UNKNOWN and all(sight.on[who] == sight.exit_tile for who in mine)
    if not held and not inside:
        return "other"
    if held and not any(has_laid(sight, who) for who in mine):
        return None  # who cannot leave may still lay what he has agreed to
    courses = {who: _course(sight, sides, who, plan) for who in mine}
    return None if all(stays_put(sight, who, courses[who]) for who in mine) else "other"


def stays_put(sight: Sight, who: int, course: Foresight | None) -> bool:
    """Whether a character neither steps nor slides, but for a slide that takes Room 25 out."""
    if course is None or course.end != sight.on[who]:
        return False
    return all(sight.tile_at[FALLS_OFF[slide]] == sight.exit_tile for slide in course.slides)


def _of_a_program(sight: Sight, sides: Sides, plan: Proposal) -> str | None:
    """Only who is asked to lay something answers: yes if he would lay it, that yes given."""
    who, tokens = program_in(plan["text"].split()[1:])
    if who not in sight.mine:
        return None
    if any(TOKENS[token] in sight.sheets[who]["lost"] for token in tokens):
        return "far"
    if not has_laid(sight, who) and in_vain(Lookahead(sight, sides, who), tokens):
        return "other"
    course = _course(sight, sides, who, plan)
    return None if course is not None and lays(course.tokens, tokens) else "other"


def _of_a_way(sight: Sight, sides: Sides, plan: Proposal) -> str | None:
    """A step is promised by who will take it, if he agrees to it; into what is known or told to be
    red nobody goes for somebody else's sake."""
    side = DIRECTIONS.index(plan["text"].split()[1])
    reason: str | None = "far"
    for who in sight.mine:
        if not sight.lives(who):
            continue
        ahead = Lookahead(sight, sides, who)
        if side not in [way for way, _ in ahead.ways(who, ahead.now)]:
            continue
        tile = beyond(ahead, who, side, ahead.now)
        room = sight.room[tile]
        if _holds_for_red(sight, sides, tile):
            return "danger"
        if room == VORTEX:
            reason = "other"  # it leads back to the middle
            continue
        course = _course(sight, sides, who, plan)
        if course is not None and side in course.ways:
            return None
        reason = "other"
    return reason
