"""Structured table talk: public, recorded, and without effect on the rules (R25-18)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.event import EVERYBODY
from cellmates.kernel.native import i64
from cellmates.room25.board import (
    CELLS,
    CENTRE,
    DIRECTIONS,
    LINE_CELLS,
    LINES,
    SLIDE_DIRECTIONS,
)
from cellmates.room25.cards.codes import JAMMING_CARD
from cellmates.room25.names import (
    ALL_TOKENS,
    BASIC_TOKENS,
    CHARACTERS,
    CONTROL,
    GUARD,
    PROGRAMMING,
    RED,
    TOKENS,
    Numbers,
    colour_of,
)
from cellmates.room25.options import (
    ACCUSE,
    AGREE,
    BLAME,
    BLAMES,
    CLAIM,
    CLAIMS,
    DEFENCES,
    DEFEND,
    DENY,
    NO,
    PLAN,
    PLAN_AVOID,
    PLAN_EXIT,
    PLAN_KEY,
    PLAN_LOOK,
    PLAN_MEET,
    PLAN_PROGRAM,
    PLAN_SLIDE,
    PLAN_STAY,
    PRAISE,
    PROGRAM_PLANS,
    REFUSALS,
    SAFE,
    YES,
    planned_program,
)
from cellmates.room25.refusing import FAR, danger, exit_cell, hindrance, objection, steps_to
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

REMEMBERED: Final = 48
"""How many of the latest remarks a table keeps besides the claims."""

WORDINGS: Final = 3
"""How many ways there are to say a thing; the table picks one, so that everybody reads the same."""

ANSWERS: Final = 6
"""How many ways there are to say yes or no, which is said most often."""

GRUDGE: Final = 2
"""So many rounds later a word that was wrong is still held against somebody."""

# What may be said, piece by piece in ascending order, so that nothing has to be sorted.
_DIRECTIONS: Final[Numbers] = (PLAN, PLAN + 1, PLAN + 2, PLAN + 3, AGREE, DENY)
_PLACES: Final[Numbers] = (
    *[PLAN_AVOID + cell for cell in range(25) if cell != CENTRE],
    *[PLAN_MEET + cell for cell in range(25)],
    *[PLAN_SLIDE + slide for slide in range(16)],
    PLAN_EXIT,
)
_DEFENCES: Final[Numbers] = (DEFEND, DEFEND + 1, DEFEND + 2, DEFEND + 3)


def jammed(t: "Room25Table") -> bool:
    """Whether a Jamming Room is occupied or a Jamming card lies open (R25-18.4)."""
    if JAMMING_CARD in t.open_cards:
        return True
    for who in t.playing:
        tile = t.on[who]
        if tile >= 0 and RULES_OF[t.room[tile]].jams:
            return True
    return False


def phrases(t: "Room25Table", seat: int) -> tuple[int, ...]:
    """What a seat may say now; colours of hidden tiles it has seen or not, true or not (RL-44)."""
    if t.outcome is not None or not 0 <= seat < t.seats:
        return ()
    if jammed(t) or not t.mode.may_talk(t.config):
        return ()
    friends = [who for who in range(8) if t.on[who] >= 0 and t.seat_of[who] != seat]
    accused: list[int] = []
    if t.mode.hidden_roles:
        accused = [who for who in friends if not t.revealed >> who & 1]
    proposers = _proposers(t, seat)
    up: i64 = t.up
    hidden: i64 = 0
    for cell in range(25):
        if not up >> t.tile_at[cell] & 1:
            hidden |= 1 << cell
    sayable: i64 = hidden
    for speaker, tile in t.hushed:
        if speaker == seat:
            sayable &= ~(1 << t.cell_of[tile])
    options = [*_about(sayable)[0]]
    options += [ACCUSE + who for who in accused]
    options += _DIRECTIONS
    options += _about(hidden)[1]
    options += _PLACES
    if t.config.key_room and not t.key_used:
        options.append(PLAN_KEY)
    options.append(PLAN_STAY)
    if proposers:
        options += [YES + other for other in proposers]
        options += [NO + other * 4 + why for other in proposers for why in range(4)]
    options += [BLAME + who * 3 + why for who in accused for why in range(3)]
    options += _DEFENCES if t.mode.hidden_roles else _DEFENCES[2:]
    options += [PRAISE + who for who in friends]
    if t.phase == PROGRAMMING and t.seats > 1:
        options += _about_programs(t)
    return tuple(options)


_ABOUT: Final[dict[int, tuple[list[int], list[int]]]] = {}
"""What can be claimed of some cells, a bit each, and proposals to look there: of the same cells it
is asked again and again."""

MOST_ABOUT: Final = 500


def _about(cells: i64) -> tuple[list[int], list[int]]:
    """Claims about these cells, and proposals to look there."""
    found = _ABOUT.get(cells)
    if found is None:
        if len(_ABOUT) >= MOST_ABOUT:
            _ABOUT.clear()
        chosen = [cell for cell in range(25) if cells >> cell & 1]
        claims = [CLAIM + cell * 5 + colour for cell in chosen for colour in range(5)]
        found = _ABOUT[cells] = (claims, [PLAN_LOOK + cell for cell in chosen])
    return found


_ABOUT_PROGRAMS: Final[dict[int, list[int]]] = {}
"""What can be said of the programs of people with some tokens, five bits each and whether a Cold
Room leaves them only one."""


def _about_programs(t: "Room25Table") -> list[int]:
    """What may be said of everybody's program, with the tokens that each has left; who lays none
    is not asked to."""
    every: i64 = ALL_TOKENS if t.config.rule_level == "ultimate" else BASIC_TOKENS
    idle: i64 = (t.unprogrammed if t.config.programs else 255) | t.paranoid
    left: i64 = 0
    for who in range(8):
        if t.on[who] >= 0 and not idle >> who & 1:
            left |= (every & ~t.lost[who] | (t.chilled >> who & 1) << 5) << 6 * who
    found = _ABOUT_PROGRAMS.get(left)
    if found is None:
        if len(_ABOUT_PROGRAMS) >= MOST_ABOUT:
            _ABOUT_PROGRAMS.clear()
        found = _ABOUT_PROGRAMS[left] = []
        for who in range(8):
            found += PROGRAM_PLANS[who * 64 + (left >> 6 * who & 63)]
    return found


def _proposers(t: "Room25Table", listener: int) -> list[int]:
    """The other seats that have proposed something in this round, as far as they were heard."""
    found: set[int] = set()
    for number, seat, option in reversed(t.said):
        if number != t.round_number:
            break
        if seat != listener and is_plan(option) and hears(t, listener, seat):
            found.add(seat)
    return sorted(found)


def is_plan(option: int) -> bool:
    """Whether a phrase proposes something that others can answer."""
    return PLAN <= option < AGREE or PLAN_LOOK <= option < YES or option >= PLAN_PROGRAM


def is_plain_no(option: int) -> bool:
    """Whether a phrase refuses a plan for another one."""
    return NO <= option < BLAME and REFUSALS[(option - NO) % 4] == "other"


def is_accusation(option: int) -> bool:
    """Whether a phrase holds somebody for a guard."""
    return ACCUSE <= option < PLAN or BLAME <= option < DEFEND


def plans(t: "Room25Table", listener: int | None) -> list[tuple[int, int]]:
    """Each seat's latest plan of this round, as (seat, its place among the remarks), if heard."""
    found: dict[int, int] = {}
    for place, (number, seat, option) in enumerate(t.said):
        if number == t.round_number and is_plan(option) and hears(t, listener, seat):
            found[seat] = place
    return sorted(found.items())


def say(t: "Room25Table", seat: int, option: int) -> None:
    """Say it. A claim sticks to the tile and replaces the seat's earlier one about it."""
    if t.listening:
        kind, data = _event(t, seat, option)
        t.tell(kind, data, t.mode.audience(t, seat))
    if CLAIM <= option < ACCUSE:
        cell, claim = divmod(option - CLAIM, 5)
        tile = t.tile_at[cell]
        others = [made for made in t.claims if made[:2] != (seat, tile)]
        t.claims = (*others, (seat, tile, claim, t.round_number, cell))
    else:
        t.said = (*t.said, (t.round_number, seat, option))[-REMEMBERED:]


def _event(t: "Room25Table", seat: int, option: int) -> tuple[str, dict[str, object]]:
    """What is told of a phrase."""
    data: dict[str, object] = {"seat": seat, "wording": _wording(t, seat, option)}
    if option < ACCUSE:
        cell, claim = divmod(option - CLAIM, 5)
        data["cell"] = CELLS[cell]
        data["colour"] = CLAIMS[claim]
        for other, tile, said, _, _ in t.claims:
            heard = t.mode.audience(t, other) == t.mode.audience(t, seat)
            if other != seat and tile == t.tile_at[cell] and heard and _denies(t, said, claim):
                data["against"] = other
                data["said"] = CLAIMS[said]
        return "claim", data
    if is_accusation(option):
        plain = option < PLAN
        data["who"] = CHARACTERS[option - ACCUSE if plain else (option - BLAME) // 3]
        if not plain:
            data["why"] = BLAMES[(option - BLAME) % 3]
        return "accuse", data
    if option < AGREE:
        data["dir"] = DIRECTIONS[option - PLAN]
        return "plan", data
    if option <= DENY:
        return ("agree" if option == AGREE else "deny"), data
    if option < PLAN_SLIDE:
        about, cell = divmod(option - PLAN_LOOK, 25)
        data["cell"] = CELLS[cell]
        if about == 1:
            for who in t.playing:
                if t.on[who] == t.tile_at[cell] and is_open_guard(t, who):
                    data["who"] = CHARACTERS[who]
        return ("plan_look", "plan_avoid", "plan_meet")[about], data
    if option < PLAN_EXIT:
        data["line"] = LINES[(option - PLAN_SLIDE) >> 1]
        data["dir"] = SLIDE_DIRECTIONS[option - PLAN_SLIDE]
        if seat in _sliders(t, option):
            data["own"] = True
        return "plan_slide", data
    if option < YES:
        return ("plan_exit", "plan_key", "plan_stay")[option - PLAN_EXIT], data
    if option < NO:
        data["whom"] = option - YES
        place = dict(plans(t, seat)).get(option - YES)
        plan = None if place is None else _accepted(t, seat, option - YES, t.said[place][2])
        if plan is not None:
            data["plan"] = plan
        if place is not None and plan == "set_out":
            proposed = t.said[place][2]
            goal = exit_cell(t) if proposed == PLAN_EXIT else proposed - PLAN_MEET
            data["cell"] = CELLS[goal]
            data["steps"] = steps_to(t, seat, goal)
        if place is not None and plan == "program":
            _tell_program(data, t.said[place][2])
        return "yes", data
    if option < BLAME:
        whom, why = divmod(option - NO, 4)
        data["whom"] = whom
        data["why"] = REFUSALS[why]
        told = _because(t, seat, whom, REFUSALS[why])
        if told:
            data.update(told)
            data["wording"] = _wording(t, seat, option) % WORDINGS
        return "no", data
    if option >= PLAN_PROGRAM:
        _tell_program(data, option)
        if t.seat_of[planned_program(option)[0]] == seat:
            data["own"] = True
            if sum(1 for each in t.playing if t.seat_of[each] == seat) > 1:
                data["several"] = True
        return "plan_program", data
    if option >= PRAISE:
        data["who"] = CHARACTERS[option - PRAISE]
        return "praise", data
    data["why"] = DEFENCES[option - DEFEND]
    return "defend", data


def _tell_program(data: dict[str, object], option: int) -> None:
    """Add whose program is meant, and what lies in it."""
    who, tokens = planned_program(option)
    data["who"] = CHARACTERS[who]
    data["first"] = TOKENS[tokens[0]]
    if len(tokens) > 1:
        data["second"] = TOKENS[tokens[1]]


def is_open_guard(t: "Room25Table", who: int) -> bool:
    """Whether everybody knows that a character is a guard."""
    return t.revealed >> who & 1 == 1 and t.roles[who] == GUARD


def _accepted(t: "Room25Table", seat: int, whom: int, plan: int) -> str | None:
    """What a yes to somebody's plan says: that one leaves a room to him, keeps out of it, comes to
    it or sets out for it from afar, goes that way, slides the line, or, if one cannot from where
    one stands, that he should, or whoever can; that one lays the program that was asked for, or
    that another's is all right."""
    if plan >= PLAN_PROGRAM:
        return "program" if t.seat_of[planned_program(plan)[0]] == seat else "noted"
    cells = [t.cell_of[t.on[who]] for who in t.playing if t.seat_of[who] == seat and t.on[who] >= 0]
    if plan < AGREE:
        return "go"
    if PLAN_LOOK <= plan < PLAN_AVOID:
        return "look"
    if PLAN_AVOID <= plan < PLAN_MEET:
        return None if plan - PLAN_AVOID in cells else "avoid"
    if PLAN_SLIDE <= plan < PLAN_EXIT:
        able = _sliders(t, plan)
        if whom in able:
            return "yours"
        return "slide" if seat in able else "approve"
    if plan > PLAN_EXIT:
        return None
    goal = plan - PLAN_MEET if plan < PLAN_SLIDE else exit_cell(t)
    if goal in cells:
        return None
    return "set_out" if steps_to(t, seat, goal) > FAR else "meet"


def _sliders(t: "Room25Table", plan: int) -> set[int]:
    """The seats that could make a slide that is proposed from where they stand."""
    return sliders(t, (plan - PLAN_SLIDE) >> 1)


def sliders(t: "Room25Table", number: int) -> set[int]:
    """The seats that could slide a line from where they stand."""
    line = LINE_CELLS[number]
    return {
        t.seat_of[who]
        for who in t.playing
        if t.on[who] >= 0
        and t.cell_of[t.on[who]] in line
        and not t.lost[who] >> CONTROL & 1
        and (who == t.acting or not t.played[who] >> CONTROL & 1)
    }


def sliders_by_line(t: "Room25Table") -> dict[str, list[int]]:
    """The seats that could slide each line from where they stand; of the others nothing."""
    if t.outcome is not None:
        return {}
    able = [sliders(t, number) for number in range(8)]
    return {LINES[number]: sorted(found) for number, found in enumerate(able) if found}


def _because(t: "Room25Table", seat: int, whom: int, why: str) -> dict[str, object]:
    """What everybody can see that makes a no to somebody's plan true, if there is anything."""
    place = dict(plans(t, seat)).get(whom)
    if place is None:
        return {}
    plan = t.said[place][2]
    if why == "trust":
        return _wrong_word(t, seat, whom)
    if why == "danger":
        return danger(t, seat, whom, plan)
    if why == "far":
        return hindrance(t, seat, whom, plan)
    said = [(number, option) for number, who, option in reversed(t.said) if who == seat]
    own = [option for number, option in said if number == t.round_number and is_plan(option)]
    return objection(t, seat, whom, plan, own)


def _wrong_word(t: "Room25Table", seat: int, whom: int) -> dict[str, object]:
    """A room of which somebody told lately what is not so, as all can see who hear this seat."""
    heard = t.mode.audience(t, seat)
    for speaker, tile, claim, number, _ in t.claims:
        if speaker != whom or not t.is_up(tile) or t.mode.audience(t, speaker) != heard:
            continue
        if number < t.round_number - GRUDGE:
            continue
        if not is_right(claim, colour_of(t.dealt[tile])):
            return {"because": "lied", "cell": CELLS[t.cell_of[tile]]}
    return {}


def _wording(t: "Room25Table", seat: int, option: int) -> int:
    """Which of the ways to say it: another one than the last that said the same, as far as they are
    heard who hear this seat."""
    heard = t.mode.audience(t, seat)
    if option < ACCUSE:
        tile = t.tile_at[(option - CLAIM) // 5]
        speakers = [made[0] for made in t.claims if made[1] == tile]
    elif YES <= option < BLAME:
        said = [remark[1:] for remark in t.said if t.mode.audience(t, remark[1]) == heard]
        return _answer_wording([*said, (seat, option)])
    else:
        speakers = [remark[1] for remark in t.said if remark[2] == option]
    same = [1 for speaker in speakers if t.mode.audience(t, speaker) == heard]
    return (len(same) + option) % WORDINGS


def _answer_wording(said: list[tuple[int, int]]) -> int:
    """How the last of these (seat, option) pairs is said, a yes or a no: ways follow one another,
    and nobody says yes or no in the words that were his own last ones."""
    yes = said[-1][1] < NO
    latest = -1
    own: dict[int, int] = {}
    for seat, option in said:
        if YES <= option < BLAME and (option < NO) == yes:
            latest = (latest + 1) % ANSWERS
            if latest == own.get(seat):
                latest = (latest + 1) % ANSWERS
            own[seat] = latest
    return latest


def is_right(claim: int, colour: int) -> bool:
    """Whether what is claimed of a tile fits its colour: safe is whatever is not red (RL-44)."""
    return colour != RED if claim == SAFE else colour == claim


def contradict(one: int, other: int) -> bool:
    """Whether two claims about a tile cannot both be right."""
    if SAFE in (one, other):
        return RED in (one, other)
    return one != other


def _denies(t: "Room25Table", said: int, claim: int) -> bool:
    """Whether a claim is said against an earlier one. Where all win together nobody lies, and who
    calls a red room safe only adds something: an Acid Bath harms nobody who is alone in it."""
    if t.mode.together and {said, claim} == {SAFE, RED}:
        return False
    return contradict(said, claim)


def hears(t: "Room25Table", listener: int | None, speaker: int) -> bool:
    """Whether a seat, or a spectator, hears another one."""
    heard_by = t.mode.audience(t, speaker)
    return heard_by == EVERYBODY or (listener is not None and heard_by >> listener & 1 == 1)
