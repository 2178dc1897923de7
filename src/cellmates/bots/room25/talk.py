"""Table talk: what to claim, what to propose, whom to accuse, and what to say for oneself.

At most one thing at a time, in this order: a defence, a word on a murder or on a guard who has
shown himself, news of a tile that a plan is about, an answer, news of a tile, a yes that is taken
back (what one has seen says why), an accusation, a proposal, thanks. Nobody repeats what two others
have said already, or speaks unasked twice in a row.
"""

from collections.abc import Callable, Sequence
from typing import Final

from cellmates.bots.room25.agreed import BELIEVED
from cellmates.bots.room25.banter import banter
from cellmates.bots.room25.foresight import Foresight, NextStep
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN, Memory
from cellmates.bots.room25.proposals import Ideas, foreseen_slides, not_guards, proposal
from cellmates.bots.room25.replies import (
    CHORUS,
    asked_about,
    disbelieved,
    reply,
)
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.second_thoughts import second_thought
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.thanks import thanks
from cellmates.bots.room25.wrongs import protests
from cellmates.room25.names import BLUE, GREEN, RED, YELLOW
from cellmates.room25.options import (
    ACCUSE,
    BLAME,
    BLAMES,
    CLAIM,
    DEFENCES,
    DEFEND,
    PLAN_AVOID,
)

MANY_EYES: Final = 2
"""So many who stand next to a tile will look at it sooner or later."""

NEAR: Final = 2
"""Whoever is so near to a guard may meet him this round."""

SECONDED: Final = 1.0
"""How much less must speak against somebody if one whom one believes accuses him already."""


def remark(
    sight: Sight,
    sides: Sides,
    phrases: tuple[int, ...],
    random: Callable[[], float],
    ideas: Ideas = foreseen_slides,
    step: NextStep | None = None,
) -> int | None:
    """The next thing to say, if there is one; the dead are silent. `step` is what has been decided
    and comes right after it."""
    if not any(sight.lives(who) for who in sight.mine):
        return None
    found = _matter(sight, sides, phrases, random, ideas, step)
    return thanks(sight, sides, phrases) if found is None else found


def _matter(
    sight: Sight,
    sides: Sides,
    phrases: tuple[int, ...],
    random: Callable[[], float],
    ideas: Ideas,
    step: NextStep | None,
) -> int | None:
    """Something that matters for what is done."""
    found = _defence(sight, phrases)
    if found is None and sight.memory.last_voice != sight.seat:
        found = _protest(sight, sides, phrases)
        if found is None and not sides.guard:
            found = _outcry(sight, sides, phrases)
    answers = sight.rules["sharing"] or sight.rules["teams"]
    tells = sight.rules["sharing"] and not disbelieved(sight, sides)
    if found is None and tells and sight.proposals:
        found = _news(sight, sides, phrases, random, asked_about(sight))
    if found is None and answers:
        found = reply(sight, sides, phrases, step)
    if found is None and tells:
        found = _news(sight, sides, phrases, random)
    if found is None and answers:
        found = second_thought(sight, sides, phrases, step)
    if found is None and sides.racing:
        return banter(sight, sides, phrases, random)
    if found is not None or not sight.rules["sharing"]:
        return found
    if sight.memory.last_voice == sight.seat and not sight.memory.owes:
        return None
    found = _accusation(sight, sides, phrases)
    return proposal(sight, sides, phrases, random, ideas) if found is None else found


def _defence(sight: Sight, phrases: tuple[int, ...]) -> int | None:
    """Something for oneself, after an accusation that was not answered yet."""
    why = sight.memory.blamed
    shown = [sight.sheets[who]["revealed"] or not sight.lives(who) for who in sight.mine]
    if not why or any(shown):
        return None
    words = {"lied": "honest", "pushed": "accident", "slid": "accident"}.get(why, "innocent")
    if words == "honest" and sight.memory.exposed:
        words = "innocent"  # all have seen it: nobody need go and look
    option = DEFEND + DEFENCES.index(words)
    return option if option in phrases else None


def _protest(sight: Sight, sides: Sides, phrases: tuple[int, ...]) -> int | None:
    """What is said by who was pushed, unless nobody would believe him."""
    who = protests(sight, sides)
    if who == UNKNOWN or disbelieved(sight, sides):
        return None
    option = BLAME + who * 3 + BLAMES.index("pushed")
    return option if option in phrases else None


def _outcry(sight: Sight, sides: Sides, phrases: tuple[int, ...]) -> int | None:
    """What is said first after a murder, after violence, or when a guard shows himself: by one, for
    all."""
    memory = sight.memory
    who = memory.murderer
    if memory.outcry:
        living = {sight.seat_of[each] for each in sight.people if sight.lives(each)}
        others = (memory.accused_by(who) & living) - {sight.seat}
        why = memory.murder
        option = BLAME + who * 3 + BLAMES.index(why) if why else ACCUSE + who
        if option in phrases and (len(others) < CHORUS or sight.seat in memory.accused_by(who)):
            return option
    who = memory.survived
    if who != UNKNOWN and who not in memory.guards and sight.lives(who):
        option = _charge(memory, who)
        others = memory.accused_by(who) - {sight.seat}
        if option in phrases and len(others) <= CHORUS:
            return option  # whom he has killed and who lives again speaks for himself
    who, victim = memory.assault
    if who != UNKNOWN and who not in sight.mine and _takes_part(sight, sides, who, victim):
        option = BLAME + who * 3 + BLAMES.index("pushed")
        if option in phrases:
            return option
    who = memory.shown
    if who == UNKNOWN or not sight.lives(who) or sight.on[who] == sight.exit_tile:
        return None
    if any(plan["seat"] == sight.seat for plan in sight.proposals):
        return None  # it would replace what one has proposed for this round
    near = APART[sight.cell(who)]
    outside = [other for other in not_guards(sight) if sight.on[other] != sight.exit_tile]
    if not any(near[sight.cell(other)] <= NEAR for other in outside):
        return None  # nobody is about to meet him
    option = PLAN_AVOID + sight.cell(who)
    return option if option in phrases else None


def _takes_part(sight: Sight, sides: Sides, who: int, victim: int) -> bool:
    """Whether one protests against violence: whoever suffers it does, and who believes him more
    than whoever did it to him."""
    if victim in sight.mine:
        return True
    trusted = sides.trust[sight.seat_of[victim]]
    return trusted >= BELIEVED and trusted > sides.trust[sight.seat_of[who]]


def _news(
    sight: Sight,
    sides: Sides,
    phrases: tuple[int, ...],
    random: Callable[[], float],
    tiles: Sequence[int] = range(25),
) -> int | None:
    """The colour of one of these tiles that one has seen and not told yet."""
    memory = sight.memory
    if memory.temper.mute:
        return None
    for tile in tiles:
        room = sight.room[tile]
        if room == UNKNOWN or tile in memory.public or tile in memory.told:
            continue
        colour = COLOUR_OF[room]
        if _said(sight, tile, colour) >= (1 if sides.together else CHORUS):
            continue
        if sides.guard and not memory.temper.honest:
            if _checked_soon(sight, tile) or _enters(sight, sides, tile):
                if colour == BLUE:
                    continue  # a lie would be found out at once, and the truth helps the others
            else:
                colour = _lie(colour, random, memory.temper.lies)
        option = CLAIM + sight.cell_of[tile] * 5 + colour
        if option in phrases:
            return option
    return None


def _checked_soon(sight: Sight, tile: int) -> bool:
    """Whether others have seen a tile or stand next to it, so that a lie would be found out."""
    if any(seat != sight.seat and told == tile for seat, told, _ in sight.heard):
        return True
    lookers = sight.memory.lookers.get(tile, set()) - {sight.seat}
    if any(sight.seat_of[who] in lookers and sight.lives(who) for who in sight.people):
        return True
    cell = sight.cell_of[tile]
    near = [
        who
        for who in sight.people
        if who not in sight.mine and sight.lives(who) and APART[sight.cell(who)][cell] <= 1
    ]
    return len(near) >= MANY_EYES


def _enters(sight: Sight, sides: Sides, tile: int) -> bool:
    """Whether this seat is about to show everybody what a tile is."""
    living = [who for who in sight.mine if sight.lives(who)]
    return any(Foresight(Lookahead(sight, sides, who)).end == tile for who in living)


def _said(sight: Sight, tile: int, colour: int) -> int:
    """How many claim this of a tile already."""
    return len([1 for _, told, claim in sight.heard if told == tile and claim == colour])


def _accusation(sight: Sight, sides: Sides, phrases: tuple[int, ...]) -> int | None:
    """Whom one holds for a guard, of several the likeliest; with what speaks against him, if one
    can say it."""
    memory = sight.memory
    if sides.guard:
        return None
    suspects = []
    sure = False
    for who in sight.people:
        if who in sight.mine or who in memory.accused or memory.evidence[who] <= 0:
            continue
        if sides.guard_odds[who] == 0 or _charge(memory, who) not in phrases:
            continue  # all guards are known, or he is
        if len(memory.accused_by(who) - {sight.seat}) >= CHORUS:
            continue
        suspects.append(who)
        against = memory.evidence[who] + memory.temper.grudge * memory.wrongs[sight.seat_of[who]]
        if any(sides.trust[seat] >= BELIEVED for seat in memory.accused_by(who)):
            against += SECONDED
        sure = sure or against >= memory.temper.sure
    if not sure:
        return None
    return _charge(memory, max(suspects, key=lambda who: memory.evidence[who]))


def _charge(memory: Memory, who: int) -> int:
    """The accusation of somebody, with what speaks against him as far as one can say it."""
    why = memory.reason[who]
    return BLAME + who * 3 + BLAMES.index(why) if why else ACCUSE + who


def _lie(colour: int, random: Callable[[], float], lies: float) -> int:
    """What a guard says of a colour: often the truth, never of the way out."""
    if colour == BLUE:
        return RED if random() < 0.5 else YELLOW
    if random() >= lies:
        return colour
    if colour == RED:
        return GREEN if random() < 0.7 else YELLOW
    return RED
