"""What parties that race each other say: little, and not always the truth.

Nobody of another party is believed, so that what is said here changes nothing for bots; people may
make of it what they like. A team tells its own what they need to know, and never lies to them.
"""

from collections.abc import Callable
from typing import Final

from cellmates.bots.room25.agreed import BELIEVED, program_in
from cellmates.bots.room25.favours import FOUND, SAVED
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.replies import is_warned_of
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.room25.board import CELL_NUMBERS, CENTRE, LINE_CELLS, LINE_NUMBERS
from cellmates.room25.names import BLUE, GREEN, RED, YELLOW
from cellmates.room25.options import (
    CLAIM,
    DEFENCES,
    DEFEND,
    NO,
    PLAN_AVOID,
    PRAISE,
    REFUSALS,
)
from cellmates.room25.views import Proposal

OTHER: Final = REFUSALS.index("other")
TRUST: Final = REFUSALS.index("trust")

NEAR: Final = 2
"""Whoever is so near to a tile may enter it soon."""

ENOUGH: Final = 3
"""So much is said in a round by all together; then there are only answers."""

TELLS: Final = 0.5
"""How often somebody speaks of a tile that he has seen."""

WARNS: Final = 0.3
"""How often he does so by a warning, if he calls it red."""

SNUBS: Final = 0.5
"""How often a plan that is none of one's business gets a no."""

NODS: Final = 0.3
"""How often a rival's good deed gets a word."""


def banter(
    sight: Sight, sides: Sides, phrases: tuple[int, ...], random: Callable[[], float]
) -> int | None:
    """The next thing to say, if there is one."""
    if sight.memory.last_voice == sight.seat:
        return None
    option = _answer(sight, sides)
    if option is None:
        option = _retort(sight, sides, random)
    if option is None:
        option = _excuse(sight)
    if option is None and sight.rules["teams"]:
        option = _news_for_friends(sight, sides)
    elif option is None and sight.memory.remarks < ENOUGH:
        option = _nod(sight, random)
        if option is None:
            option = _bluff(sight, random)
    return option if option in phrases else None


def _answer(sight: Sight, sides: Sides) -> int | None:
    """No to a rival who asks for a program of this seat, every time: he waits for an answer."""
    memory = sight.memory
    for plan in sight.proposals:
        seat = plan["seat"]
        if seat in memory.late or sides.trust[seat] >= BELIEVED or not _is_asked(sight, plan):
            continue
        if not any(each["seat"] == sight.seat for each in plan["answers"]):
            why = OTHER if seat in memory.snubbed else TRUST  # the same is not said twice
            return NO + seat * 4 + why
    return None


def _is_asked(sight: Sight, plan: Proposal) -> bool:
    """Whether somebody wants a program laid that is not his own, but this seat's."""
    words = plan["text"].split()[1:]
    return words[0] == "program" and program_in(words)[0] in sight.mine


def _retort(sight: Sight, sides: Sides, random: Callable[[], float]) -> int | None:
    """What one says to what a rival has just proposed: no, once to each rival, if it touches
    oneself or nobody has said no this round and one feels like it. Of hidden rooms whoever knows
    better says nothing: he would tell all of them."""
    memory = sight.memory
    voice = memory.last_voice
    if memory.temper.words < 1 or voice is None or sides.trust[voice] >= BELIEVED:
        return None
    for plan in sight.proposals:
        if plan["seat"] == voice and not plan["answers"] and voice not in memory.late:
            if voice in memory.snubbed or _is_known(sight, plan["text"]):
                return None
            if plan["text"].startswith("plan program"):
                return None  # only who is asked answers
            if _touches(sight, plan["text"]) or _feels_like_it(sight, random):
                return NO + voice * 4 + TRUST
            return None
    return None


def _feels_like_it(sight: Sight, random: Callable[[], float]) -> bool:
    """Whether one says no to a plan that is none of one's business, so that whoever made it is not
    met with silence."""
    memory = sight.memory
    if sight.rules["teams"] or memory.mused:
        return False
    if any(not each["yes"] for plan in sight.plans for each in plan["answers"]):
        return False
    memory.mused = True  # it is thought about once a round
    return random() < SNUBS * memory.temper.words


def _touches(sight: Sight, plan: str) -> bool:
    """Whether a plan is about a line or a room where somebody of this seat stands."""
    words = plan.split()[1:]
    if words[0] == "slide":
        cells: tuple[int, ...] = LINE_CELLS[LINE_NUMBERS[words[1]]]
    elif words[0] in ("avoid", "meet"):
        cells = (CELL_NUMBERS[words[1]],)
    else:
        return False
    return any(sight.lives(who) and sight.cell(who) in cells for who in sight.mine)


def _is_known(sight: Sight, plan: str) -> bool:
    """Whether it is a warning of a room that one knows and that lies face down or is red, or of
    which one has said that it is red."""
    words = plan.split()
    if words[1] != "avoid":
        return False
    tile = sight.tile_at[CELL_NUMBERS[words[2]]]
    room = sight.memory.dealt[tile]
    if any(
        seat == sight.seat and (told, claim) == (tile, RED) for seat, told, claim in sight.heard
    ):
        return True
    return room != UNKNOWN and (not sight.up[tile] or COLOUR_OF[room] == RED)


def _excuse(sight: Sight) -> int | None:
    """A word after one has killed a rival, as innocent as one can look."""
    memory = sight.memory
    if not memory.outcry or memory.murderer not in sight.mine:
        return None
    return DEFEND + DEFENCES.index("accident" if memory.murder else "unaware")


def _nod(sight: Sight, random: Callable[[], float]) -> int | None:
    """Praise for a rival who has found Room 25 or got somebody of this seat out of trouble."""
    memory = sight.memory
    favour = memory.favour
    if favour is None or memory.praised or favour.what not in (FOUND, SAVED):
        return None
    memory.favour = None  # it is thought about once
    if favour.by == UNKNOWN or favour.by in sight.mine or random() >= NODS:
        return None
    return PRAISE + favour.by


def _bluff(sight: Sight, random: Callable[[], float]) -> int | None:
    """What one says of a tile that one has seen and that a rival may be about to enter: of Room 25
    that it is red, of others the truth or not; but not the truth where somebody has told
    something, for that helps the others."""
    memory = sight.memory
    temper = memory.temper
    if temper.mute:
        return None
    for tile in range(25):
        room = sight.room[tile]
        if room == UNKNOWN or sight.up[tile] or tile in memory.weighed:
            continue
        if temper.honest and COLOUR_OF[room] == BLUE:
            continue  # the truth would help them
        if not _are_near(sight, tile, [who for who in sight.people if who not in sight.mine]):
            continue
        memory.weighed.add(tile)
        if random() >= TELLS * temper.words:
            continue
        colour = COLOUR_OF[room]
        if not temper.honest:
            colour = _said_of(colour, random, temper.lies)
        if colour == COLOUR_OF[room] and (_is_told(sight, tile) or is_warned_of(sight, tile)):
            continue
        cell = sight.cell_of[tile]
        if colour == RED and cell != CENTRE and random() < WARNS:
            return None if is_warned_of(sight, tile) else PLAN_AVOID + cell
        return CLAIM + cell * 5 + colour
    return None


def _is_told(sight: Sight, tile: int) -> bool:
    """Whether somebody else has told something of a tile."""
    return any(seat != sight.seat and told == tile for seat, told, _ in sight.heard)


def _said_of(colour: int, random: Callable[[], float], lies: float) -> int:
    """What one says of a colour; `lies`: how often that is not the truth."""
    if colour == BLUE or random() < lies:
        return RED if colour != RED else (GREEN if random() < 0.5 else YELLOW)
    return colour


def _news_for_friends(sight: Sight, sides: Sides) -> int | None:
    """The colour of a tile that team mates do not know: of any where nobody else hears it, else
    where one of them may be about to enter it; of Room 25 while it is nearer to them than to the
    others."""
    memory = sight.memory
    if memory.temper.mute:
        return None
    among_friends = sight.rules["team_talk"] == "team_channel"
    friends = [who for who in sight.people if who not in sight.mine and sides.care[who] > 0]
    foes = [who for who in sight.people if sides.care[who] <= 0]
    for tile in range(25):
        room = sight.room[tile]
        if room == UNKNOWN or tile in memory.public or tile in memory.told:
            continue
        if any(told == tile and sides.trust[seat] >= BELIEVED for seat, told, _ in sight.heard):
            continue
        colour = COLOUR_OF[room]
        openly = _are_near(sight, tile, friends)
        if among_friends or (openly and (colour != BLUE or not _are_near(sight, tile, foes))):
            return CLAIM + sight.cell_of[tile] * 5 + colour
    return None


def _are_near(sight: Sight, tile: int, people: list[int]) -> bool:
    near = APART[sight.cell_of[tile]]
    return any(sight.lives(who) and near[sight.cell(who)] <= NEAR for who in people)
