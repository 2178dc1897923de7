"""The action tokens of a character and what it makes of them (R25-5.2 to R25-5.5)."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.asking import AskCharacter
from cellmates.room25.deaths import forget_program
from cellmates.room25.names import ALL_TOKENS, BASIC_TOKENS, HELD, PLANNED, TOKENS
from cellmates.room25.options import PROGRAM, PROGRAM_OPTIONS, PROGRAMS, WITH_ADRENALINE

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def token_set(t: "Room25Table", who: int) -> int:
    """The tokens a character still owns, a bit each."""
    tokens = ALL_TOKENS if t.config.rule_level == "ultimate" else BASIC_TOKENS
    return tokens & ~t.lost[who]


def own_tokens(t: "Room25Table", who: int) -> list[int]:
    """The tokens a character still owns."""
    tokens = token_set(t, who)
    return [token for token in range(5) if tokens >> token & 1]


def chooses_on_the_spot(t: "Room25Table", who: int) -> bool:
    """Whether a character picks its actions when its turn comes instead of programming them."""
    return t.unprogrammed >> who & 1 == 1 or not t.config.programs


def programs_lie_open(t: "Room25Table") -> bool:
    """Whether players with several characters program them face up (ED-42)."""
    return t.config.multi_char_open_programs and len(t.playing) > t.seats


def program_of(t: "Room25Table", who: int) -> list[str]:
    """What is still programmed, next first."""
    return [TOKENS[token] for token in (t.first[who], t.second[who]) if token >= 0]


class Program(AskCharacter):
    """Which tokens to place, in which order, and whether to add the adrenaline token."""

    def __init__(self, who: int) -> None:
        super().__init__("program", who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        who = self.who
        cold = t.chilled >> who & 1 == 1
        paranoid = t.paranoid >> who & 1 == 1
        most = 1 if cold else 2
        if paranoid or chooses_on_the_spot(t, who):
            most = 0
        adrenaline = t.adrenaline[who] == HELD and not cold
        if paranoid and not t.config.paranoia_can_plan_adrenaline:  # ED-22
            adrenaline = False
        return PROGRAM_OPTIONS[(token_set(t, who) * 3 + most) * 2 + (1 if adrenaline else 0)]

    def answer(self, t: "Room25Table", option: int) -> None:
        who = self.who
        number = option - PROGRAM
        if number >= WITH_ADRENALINE:
            number -= WITH_ADRENALINE
            t.adrenaline[who] = PLANNED
        forget_program(t, who)
        tokens = PROGRAMS[number]
        if tokens:
            t.first[who] = tokens[0]
            if len(tokens) == 2:
                t.second[who] = tokens[1]
            else:
                t.single |= 1 << who
        t.ready |= 1 << who


PROGRAM_OF: Final = [Program(who) for who in range(8)]
