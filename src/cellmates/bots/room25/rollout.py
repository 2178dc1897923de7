"""Playing an imagined table on, every seat as a careful player would."""

from typing import Final

from cellmates.bots.room25.choosing import choice
from cellmates.bots.room25.layout import Tokens
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import COLOUR_OF, Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight, TableSight
from cellmates.kernel.table import Decision
from cellmates.room25.names import CHARACTER_NUMBERS, GUARD, PROGRAMMING
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import jammed

SHOWING: Final = ("clue", "look", "vision")
"""The questions whose answer shows a hidden tile to whoever is asked."""


def minds(t: Room25Table, seat: int | None, own: Memory) -> list[Memory]:
    """What everybody at an imagined table remembers; `own` is what the imagining seat does."""
    return [own if who == seat else recalled(t, who, own) for who in range(t.seats)]


def recalled(t: Room25Table, seat: int, own: Memory) -> Memory:
    """What a seat remembers: the tiles it has seen and what everybody saw people do. Which claims
    were true it finds out when it looks at the table."""
    memory = Memory()
    memory.begun = True
    memory.seat = seat
    memory.composition = own.composition
    memory.unseen = own.composition[:]
    memory.outer = own.outer
    memory.evidence = own.deeds[:]
    memory.deeds = own.deeds[:]
    memory.tile_at = t.tile_at
    for tile in range(25):
        up = t.up >> tile & 1 == 1
        if up or t.seen[tile] >> seat & 1:
            memory.learn(tile, t.dealt[tile])
            memory.room[tile] = t.room[tile]
            if up:
                memory.public.add(tile)
    return memory


def sight_of(t: Room25Table, seat: int, memory: Memory) -> Sight:
    """What a seat of an imagined table sees."""
    return TableSight(t, seat, memory)


def choose(t: Room25Table, seat: int, kind: str, option: int) -> None:
    """Answer a question, and say at once which colour the tiles have that it shows; guards say
    nothing."""
    if kind not in SHOWING or not t.mode.sharing:
        t.choose(seat, option)
        return
    before = t.seen[:]
    t.choose(seat, option)
    if t.over or _guards(t, seat) or jammed(t):
        return
    for tile in range(25):
        if t.seen[tile] != before[tile] and not t.up >> tile & 1:
            _say(t, seat, tile)


def say_the_rest(t: Room25Table) -> None:
    """Whoever has seen a tile and said nothing of it yet says its colour, as `choose` does it;
    guards say nothing."""
    if t.over or not t.mode.sharing or jammed(t):
        return
    said = {(made[0], made[1]) for made in t.claims}
    for seat in range(t.seats):
        if _guards(t, seat):
            continue
        for tile in range(25):
            seen = t.seen[tile] >> seat & 1 and not t.up >> tile & 1
            if seen and (seat, tile) not in said:
                _say(t, seat, tile)


def _guards(t: Room25Table, seat: int) -> bool:
    return any(t.seat_of[who] == seat and t.roles[who] == GUARD for who in t.playing)


def _say(t: Room25Table, seat: int, tile: int) -> None:
    """Say which colour a tile has, unless somebody has said so."""
    claim = COLOUR_OF[t.room[tile]]
    if all(made[1] != tile or made[2] != claim for made in t.claims):
        t.claims = (*t.claims, (seat, tile, claim, t.round_number, t.cell_of[tile]))


class Choices:
    """What careful players choose, by what they see and are asked: on the tables that are imagined
    for one decision, and when several options are tried on each, they see the same again and again.
    Everything else they go by, like their tempers and the rules, is the same on all these tables.
    """

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], int] = {}

    def choice(self, sight: TableSight, decision: Decision) -> int:
        """What a careful player does; the sheets of the sight are read if they are needed."""
        kind, about = decision.kind, decision.about
        if kind == "clue":
            return choice(sight, decision)
        t = sight.table
        if kind == "program":  # what others of the same seat have laid counts
            laid = tuple([(t.first[who], t.second[who]) for who in sight.mine])
        else:
            who = CHARACTER_NUMBERS[about]
            laid = ((t.first[who], t.second[who]),)
        key = (kind, about, decision.options, laid, *sight.situation())
        found = self.known.get(key)
        if found is None:
            sight.read_sheets()
            found = self.known[key] = choice(sight, decision)
        return found

    def token(self, sight: TableSight, who: int, tokens: Tokens) -> int:
        """Which of these tokens a careful player would have programmed, if it is the last."""
        key = ("token", who, tokens, *sight.situation())
        found = self.known.get(key)
        if found is None:
            sight.read_sheets()
            plan = Lookahead(sight, Sides(sight), who)
            plan.tokens = 1
            found = max(tokens, key=lambda token: plan.best((token,), plan.now))
            self.known[key] = found
        return found


class Programs:
    """What others program in the round in which a seat tries its own programs: they do not see
    those, so they program the same whichever is tried."""

    def __init__(self, seat: int, round_number: int) -> None:
        self.seat = seat
        self.round = round_number
        self.chosen: dict[str, int] = {}

    def choice(self, sight: TableSight, decision: Decision, choices: Choices) -> int:
        """What a careful player does, looked up if that is a program chosen before."""
        asked_before = decision.kind == "program" and sight.table.round_number == self.round
        if not asked_before or sight.seat == self.seat:
            return choices.choice(sight, decision)
        if decision.about not in self.chosen:
            self.chosen[decision.about] = choices.choice(sight, decision)
        return self.chosen[decision.about]


def play_on(
    t: Room25Table,
    remembered: list[Memory],
    left: int,
    choices: Choices,
    programs: Programs | None = None,
) -> None:
    """Play until a round begins with no more than so many rounds left, or to the end; `choices`
    are those made on tables like this before, `programs` those chosen on the same table."""
    memories: list[Memory | None] = [None] * t.seats  # copied for those who are asked
    while t.outcome is None and not (t.phase == PROGRAMMING and t.remaining <= left and t.open):
        for seat in t.waiting:
            decision = t.decision(seat)
            memory = memories[seat]
            if memory is None:
                memory = memories[seat] = remembered[seat].copy()
            sight = TableSight(t, seat, memory, whole=False)  # which is remembered
            if programs is None:
                option = choices.choice(sight, decision)
            else:
                option = programs.choice(sight, decision, choices)
            choose(t, seat, decision.kind, option)
            if t.over:
                break
