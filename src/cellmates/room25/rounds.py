"""The course of a round: clue, programming, passes, countdown (R25-4, R25-5)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Question, Step
from cellmates.room25.board import CELLS
from cellmates.room25.cards.codes import ACCELERATION
from cellmates.room25.cards.draw import DRAW_FOR_ALL
from cellmates.room25.countdown import pass_the_lead
from cellmates.room25.deaths import forget_program
from cellmates.room25.names import (
    ACTION,
    CARD_PHASE,
    CHARACTERS,
    CLUE_PHASE,
    HELD,
    NOBODY,
    PARANOIA,
    PLANNED,
    PROGRAMMING,
    ROOMS,
    SPENT,
)
from cellmates.room25.options import CLUE as CLUE_OPTION
from cellmates.room25.options import CLUE_CELLS
from cellmates.room25.programs import PROGRAM_OF, program_of, programs_lie_open
from cellmates.room25.roles import is_revealed_guard
from cellmates.room25.room import RULES_OF
from cellmates.room25.turns import ADRENALINE_TURN, TURNS

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class StartingClue(Step["Room25Table"]):
    """Before the first round every player looks at one tile beside the centre (R25-4.1)."""

    def run(self, t: "Room25Table") -> None:
        t.phase = CLUE_PHASE
        t.agenda.append(START_ROUND)
        for seat in dict.fromkeys([t.seat_of[who] for who in t.track]):
            Clue(seat).run(t)


class Clue(Question["Room25Table"]):
    """Which tile to look at."""

    player: int

    def __init__(self, player: int) -> None:
        self.kind = "clue"
        self.player = player

    def seat(self, t: "Room25Table") -> int:
        return self.player

    def about(self, t: "Room25Table") -> str:
        return CHARACTERS[self._first_character(t)]

    def _first_character(self, t: "Room25Table") -> int:
        return next(who for who in t.playing if t.seat_of[who] == self.player)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple([
            CLUE_OPTION + place
            for place, cell in enumerate(CLUE_CELLS)
            if not t.is_up(t.tile_at[cell])
        ])  # fmt: skip

    def answer(self, t: "Room25Table", option: int) -> None:
        cell = CLUE_CELLS[option - CLUE_OPTION]
        tile = t.tile_at[cell]
        t.seen[tile] |= 1 << self.player
        if t.listening:
            t.tell("clue", {"seat": self.player, "cell": CELLS[cell]})
            face: dict[str, object] = {"who": self.about(t), "cell": CELLS[cell]}
            face["room"] = ROOMS[t.room[tile]]
            t.tell("saw", face, 1 << self.player)


class StartRound(Step["Room25Table"]):
    """A round begins: last-round duties, cards, programming (R25-5.1)."""

    def run(self, t: "Room25Table") -> None:
        if t.listening:
            t.tell("round", {"left": t.remaining})
        if t.last_round:
            t.mode.last_round(t)
        self._free_guards(t)
        t.agenda.append(PROGRAM)
        if t.config.mac_cards and not t.config.madness and not t.last_round:  # R25-14.4
            t.phase = CARD_PHASE
            t.agenda.append(DRAW_FOR_ALL)
            t.agenda.append(DRAW_FOR_ALL)

    def _free_guards(self, t: "Room25Table") -> None:
        """Guards known as such stop programming and lose their adrenaline (R25-13.5, ED-3)."""
        for who in t.playing:
            if not t.unprogrammed >> who & 1 and is_revealed_guard(t, who):
                t.unprogrammed |= 1 << who
                if t.config.guard_reveal_adrenaline != "keep" and t.adrenaline[who] == HELD:
                    t.adrenaline[who] = SPENT
                    if t.listening:
                        dead = {} if t.lives(who) else {"dead": True}
                        t.tell("adrenaline_lost", {"who": CHARACTERS[who], **dead})


class Programming(Step["Room25Table"]):
    """Everybody programs at the same time and in secret (R25-5.2)."""

    def run(self, t: "Room25Table") -> None:
        t.phase = PROGRAMMING
        t.turn = 0
        t.ready = 0
        t.chilled = 0
        if t.listening:
            t.tell("programming", {})
        self._calm_down(t)
        t.agenda.append(ALL_READY)
        for who in t.track:
            if t.alive >> who & 1:
                if RULES_OF[t.room[t.on[who]]].cold:
                    t.chilled |= 1 << who
                PROGRAM_OF[who].run(t)

    def _calm_down(self, t: "Room25Table") -> None:
        """Paranoia ends with an empty stack or outside the room (R25-11.26.1)."""
        for who in t.playing:
            if t.paranoid >> who & 1 and (
                not t.stack[who] or t.room[t.on[who]] != PARANOIA
            ):  # fmt: skip
                t.paranoid &= ~(1 << who)
                t.stack[who] = ()
                if t.listening:
                    t.tell("calm", {"who": CHARACTERS[who]})


class AllReady(Step["Room25Table"]):
    """All have programmed: the rest of the round is laid out (R25-5.1)."""

    def run(self, t: "Room25Table") -> None:
        t.phase = ACTION
        if t.listening:
            for who in t.track:
                if t.lives(who):
                    tokens = (t.first[who] >= 0) + (t.second[who] >= 0)
                    planned = t.adrenaline[who] == PLANNED
                    data: dict[str, object] = {"who": CHARACTERS[who]}
                    data["tokens"] = tokens
                    data["adrenaline"] = planned
                    if programs_lie_open(t):
                        data["program"] = program_of(t, who)
                    t.tell("programmed", data)
        lay_out(t, 1)


def lay_out(t: "Room25Table", from_turn: int) -> None:
    """Put the passes of a round on the agenda, from a turn on; madness draws before each."""
    draws = t.config.madness_draws if t.config.madness else 0  # ED-29
    t.agenda.append(COUNTDOWN)
    for number in range(ADRENALINE_TURN, from_turn - 1, -1):
        t.agenda.append(PASSES[number])
        if number <= draws:
            t.agenda.append(MADNESS_CARD)


class MadnessCard(Step["Room25Table"]):
    """In madness a card is drawn between the passes, except in the last round (R25-14.5)."""

    def run(self, t: "Room25Table") -> None:
        if not t.last_round:
            t.agenda.append(DRAW_FOR_ALL)


class Pass(Step["Room25Table"]):
    """One trip through the turn order (R25-0.6)."""

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: "Room25Table") -> None:
        begin_pass(t, self.number, t.track)


def begin_pass(t: "Room25Table", number: int, people: tuple[int, ...]) -> None:
    """Give these characters their turns; for adrenaline, those who planned it (R25-5.8)."""
    if number == ADRENALINE_TURN:
        people = tuple([who for who in people if t.adrenaline[who] == PLANNED])
    t.agenda.append(END_PASS)
    if people:
        t.turn = number
        if t.listening:
            t.tell("turn", {"number": number})
        turns = TURNS[number]
        for who in reversed(people):
            t.agenda.append(turns[who])


class EndPass(Step["Room25Table"]):
    """A pass is over; some read Acceleration as lasting no longer (ED-37)."""

    def run(self, t: "Room25Table") -> None:
        if t.config.acceleration_scope == "current_pass" and ACCELERATION in t.open_cards:
            over = tuple([card for card in t.open_cards if card == ACCELERATION])
            t.open_cards = tuple([card for card in t.open_cards if card != ACCELERATION])
            t.discard = (*t.discard, *over)


class Countdown(Step["Room25Table"]):
    """The end of a round (R25-5.9, R25-5.10)."""

    def run(self, t: "Room25Table") -> None:
        for who in t.playing:
            forget_program(t, who)
            t.played[who] = 0
            if t.on[who] >= 0:
                RULES_OF[t.room[t.on[who]]].round_ended(t, who)
        t.muted = 0
        t.revived = 0
        t.slid = [0] * 8
        t.discard = (*t.discard, *t.open_cards)
        t.open_cards = ()
        t.reminders_barred = False
        t.acting = NOBODY
        pass_the_lead(t)
        if t.remaining == 0:
            t.mode.time_up(t)
        else:
            t.agenda.append(START_ROUND)


CLUE: Final = StartingClue()
START_ROUND: Final = StartRound()
PROGRAM: Final = Programming()
ALL_READY: Final = AllReady()
MADNESS_CARD: Final = MadnessCard()
PASSES: Final = [Pass(number) for number in range(4)]
END_PASS: Final = EndPass()
COUNTDOWN: Final = Countdown()
