"""Tables as a seat imagines them: claims of trusted people hold, roles are drawn by what speaks for
them, and others have programmed what a careful player would.

Everything is drawn by dice from what the seat knows, and from nothing else: the same dice draw the
same table out of any table that the seat cannot tell from the real one.
"""

from itertools import combinations
from math import exp

from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.rollout import Choices
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import TableSight
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Decision
from cellmates.room25.names import CHARACTERS, GUARD, HELD, PLANNED, PROGRAMMING, RED
from cellmates.room25.options import PROGRAM, PROGRAM_OPTIONS, PROGRAMS, SAFE, WITH_ADRENALINE
from cellmates.room25.programs import PROGRAM_OF, own_tokens, programs_lie_open, token_set
from cellmates.room25.reimagining import Guess, fits_the_exits, reimagine, unknown_roles
from cellmates.room25.table import Room25Table

ANY_COLOUR = 0b1111
_FINE = 1 << 24


def chance(dice: Dice) -> float:
    """A number from 0 up to 1."""
    return dice.below(_FINE) / _FINE


class RoleBelief:
    """The sets of guards that there may be, each with a weight; exact, for there are few."""

    def __init__(self, t: Room25Table, seat: int, evidence: list[float]) -> None:
        self.sets: list[int] = []
        self.weights: list[float] = []
        unknown, bag = unknown_roles(t, seat)
        guards = bag.count(GUARD)
        spare = len(bag) - len(unknown)  # tokens that nobody got
        for number in range(max(0, guards - spare), guards + 1):
            for group in combinations(unknown, number):
                weight = 1.0
                roles = list(t.roles)
                for who in unknown:
                    roles[who] = 1
                for who in group:
                    roles[who] = GUARD
                    weight *= exp(max(-20.0, min(20.0, evidence[who])))
                if spare > 0 and number < guards:
                    weight *= spare / len(bag)
                if fits_the_exits(t, roles):
                    self.sets.append(sum([1 << who for who in group]))
                    self.weights.append(weight)
        self.total = sum(self.weights)

    def draw(self, dice: Dice) -> int:
        """One of the sets, as likely as its weight; -1: there is nothing to know."""
        if not self.sets:
            return -1
        left = chance(dice) * self.total
        for place, weight in enumerate(self.weights):
            left -= weight
            if left < 0:
                return self.sets[place]
        return self.sets[-1]

    def odds(self, who: int) -> float:
        """How likely somebody is a guard."""
        found = sum([
            weight
            for guards, weight in zip(self.sets, self.weights, strict=True)
            if guards >> who & 1
        ])  # fmt: skip
        return found / self.total if self.total else 0.0


def imagine(
    t: Room25Table, seat: int, dice: Dice, sides: Sides, roles: RoleBelief | None
) -> Room25Table:
    """A table as a seat imagines it, all but the programs of others."""
    told: dict[int, list[tuple[float, int]]] = {}
    for speaker, tile, claim, _, _ in t.claims:
        if t.up >> tile & 1 or t.seen[tile] >> seat & 1 or speaker == seat:
            continue
        trust = sides.trust[speaker]
        if trust > 0:
            colour = ANY_COLOUR & ~(1 << RED) if claim == SAFE else 1 << claim
            told.setdefault(tile, []).append((trust, colour))
    colours: dict[int, int] = {}
    for tile in sorted(told):
        believed = _believed(told[tile], chance(dice))
        if believed:
            colours[tile] = believed
    guards = -1 if roles is None else roles.draw(dice)
    return reimagine(t, seat, dice, Guess(colours, guards))


def _believed(told: list[tuple[float, int]], luck: float) -> int:
    """Whose word on a tile is taken for true, by luck; 0: nobody's. One claim is believed as often
    as its speaker is trusted. Of several that do not fit together each is the likelier the more
    its speaker is trusted, and none is if all of them would be disbelieved one by one."""
    doubt = 1.0
    total = 0.0
    both = ANY_COLOUR
    for trust, colour in told:
        doubt *= 1.0 - trust
        total += trust
        both &= colour
    left = luck - doubt
    if left < 0:
        return 0
    if both:
        return both  # they fit together
    left *= total / (1.0 - doubt)
    for trust, colour in told:
        left -= trust
        if left < 0:
            return colour
    return told[-1][1]


def imagine_for_all(t: Room25Table, dice: Dice) -> Room25Table:
    """A table as everybody may imagine it who trusts everybody: out of what is public."""
    colours: dict[int, int] = {}
    for _, tile, claim, _, _ in t.claims:
        if not t.up >> tile & 1:
            colour = ANY_COLOUR & ~(1 << RED) if claim == SAFE else 1 << claim
            colours[tile] = colour & colours.get(tile, ANY_COLOUR) or colour  # else the latest word
    return reimagine(t, None, dice, Guess(colours, -1))


def program_others(
    t: Room25Table,
    seat: int,
    remembered: list[Memory],
    agreed: dict[int, int],
    choices: Choices,
) -> None:
    """Give others the programs that they may have: those agreed on while they keep to them, else
    what a careful player would have programmed."""
    if t.phase != PROGRAMMING and programs_lie_open(t):
        return
    for who in t.playing:
        if t.seat_of[who] == seat or not t.lives(who):
            continue
        if t.phase == PROGRAMMING:
            if t.ready >> who & 1:
                _program(t, who, remembered[t.seat_of[who]], choices)
        elif (t.first[who] >= 0 or t.second[who] >= 0) and not (
            who in agreed and _keeps(t, who, agreed[who])
        ):
            _tokens_left(t, who, remembered[t.seat_of[who]], choices)


def _program(t: Room25Table, who: int, memory: Memory, choices: Choices) -> None:
    """What somebody has programmed who is ready, though the others are not."""
    if t.adrenaline[who] == PLANNED:
        t.adrenaline[who] = HELD
    sight = TableSight(t, t.seat_of[who], memory, whole=False)
    decision = Decision("program", CHARACTERS[who], PROGRAM_OF[who].options(t))
    PROGRAM_OF[who].answer(t, choices.choice(sight, decision))


def _keeps(t: Room25Table, who: int, option: int) -> bool:
    """Lay down the rest of a program that was agreed on; false if something else was played."""
    tokens = list(PROGRAMS[(option - PROGRAM) % WITH_ADRENALINE])
    left = [token for token in tokens if not t.played[who] >> token & 1]
    laid = (t.first[who] >= 0) + (t.second[who] >= 0)
    if len(left) != laid or len(tokens) - len(left) != t.played[who].bit_count():
        return False
    if t.first[who] >= 0:
        t.first[who] = left[0]
    if t.second[who] >= 0:
        t.second[who] = left[-1]
    return True


def _tokens_left(t: Room25Table, who: int, memory: Memory, choices: Choices) -> None:
    sight = TableSight(t, t.seat_of[who], memory, whole=False)
    both = t.first[who] >= 0 and t.second[who] >= 0
    free = token_set(t, who) & ~t.played[who]
    if both:
        options = PROGRAM_OPTIONS[(free * 3 + 2) * 2]
        option = choices.choice(sight, Decision("program", CHARACTERS[who], options))
        tokens = PROGRAMS[option - PROGRAM]
        if len(tokens) == 2:
            t.first[who], t.second[who] = tokens
        return
    tokens = tuple([token for token in own_tokens(t, who) if free >> token & 1])
    if not tokens:
        return
    best = choices.token(sight, who, tokens)
    if t.first[who] >= 0:
        t.first[who] = best
    else:
        t.second[who] = best
