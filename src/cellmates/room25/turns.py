"""A character's turn: which action it takes, and what its room does afterwards (R25-5.6)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.room25.actions import ACTIONS, can_do, consider_special
from cellmates.room25.asking import AskCharacter
from cellmates.room25.names import CHARACTERS, NOBODY, PLANNED, SPECIAL, SPENT, TOKENS
from cellmates.room25.options import LATER, NOW, SKIP, USE
from cellmates.room25.programs import chooses_on_the_spot, token_set
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

ADRENALINE_TURN: Final = 3


class Turn(Step["Room25Table"]):
    """A character's place in a pass: 1 first actions, 2 second actions, 3 adrenaline."""

    who: int
    number: int

    def __init__(self, who: int, number: int) -> None:
        self.who = who
        self.number = number

    def run(self, t: "Room25Table") -> None:
        who = self.who
        if not t.alive >> who & 1 or t.revived >> who & 1:  # RL-101
            return
        t.acting = who
        t.lately |= 1 << who
        t.agenda.append(END_TURN[self.number][who])
        RULES_OF[t.room[t.on[who]]].turn_began(t, who)
        if self.number == ADRENALINE_TURN:
            self._adrenaline(t)
        elif t.paranoid >> who & 1:
            self._draw(t)
        elif chooses_on_the_spot(t, who):
            if not self._barred(t):
                t.agenda.append(CHOOSE[who])
        elif self.number == 1:
            self._first(t)
        elif t.second[who] >= 0:
            token = t.second[who]
            t.second[who] = NOBODY
            play(t, who, token)

    def _first(self, t: "Room25Table") -> None:
        who = self.who
        if t.single >> who & 1:
            t.agenda.append(NOW_OR_LATER[who])
        elif t.first[who] >= 0:
            token = t.first[who]
            t.first[who] = NOBODY
            play(t, who, token)

    def _draw(self, t: "Room25Table") -> None:
        """A paranoid character does what comes off its stack (R25-11.26)."""
        stack = t.stack[self.who]
        if stack:
            t.stack[self.who] = stack[1:]
            if t.listening:
                t.tell("drew", {"who": CHARACTERS[self.who], "token": TOKENS[stack[0]]})
            play(t, self.who, stack[0])

    def _barred(self, t: "Room25Table") -> bool:
        """Whether one who chooses on the spot has no action left: Mirror, or Cold (ED-8, ED-21)."""
        who = self.who
        if t.muted >> who & 1:
            return True
        if not t.played[who]:
            return False
        if t.config.cold_guard_check == "while_inside":
            return RULES_OF[t.room[t.on[who]]].cold
        return t.chilled >> who & 1 == 1

    def _adrenaline(self, t: "Room25Table") -> None:
        """The planned token is spent on a basic action chosen on the spot (R25-5.8)."""
        who = self.who
        if t.adrenaline[who] != PLANNED:
            return
        t.adrenaline[who] = SPENT
        if t.listening:
            t.tell("adrenaline", {"who": CHARACTERS[who]})
        frozen = RULES_OF[t.room[t.on[who]]].cold
        if not (frozen and t.config.cold_adrenaline == "planning_and_use"):  # ED-7
            t.agenda.append(CHOOSE_ADRENALINE[who])


def play(t: "Room25Table", who: int, token: int) -> None:
    """Reveal a token and perform its action."""
    t.played[who] |= 1 << token
    if t.listening:
        t.tell("token", {"who": CHARACTERS[who], "token": TOKENS[token]})
    act(t, who, token)


def act(t: "Room25Table", who: int, token: int) -> None:
    """Perform an action; whoever was hidden is seen again as it begins (RL-13)."""
    if t.hidden >> who & 1:
        t.hidden &= ~(1 << who)
        if t.listening:
            t.tell("reappeared", {"who": CHARACTERS[who]})
    t.ordered = 0
    t.drawn = 0
    RULES_OF[t.room[t.on[who]]].action_began(t, who)
    t.agenda.append(END_ACTION[who])
    t.agenda.append(ACTIONS[token][who])


class EndAction(Step["Room25Table"]):
    """An action is over: a Trap may close (R25-7.7)."""

    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: "Room25Table") -> None:
        tile = t.on[self.who]
        if tile >= 0:
            RULES_OF[t.room[tile]].action_ended(t, self.who)


class EndTurn(Step["Room25Table"]):
    """A turn is over: a Flooded Room may take who stayed (R25-7.7)."""

    who: int
    number: int

    def __init__(self, who: int, number: int) -> None:
        self.who = who
        self.number = number

    def run(self, t: "Room25Table") -> None:
        tile = t.on[self.who]
        if tile >= 0:
            RULES_OF[t.room[tile]].turn_ended(t, self.who, self.number)
        t.acting = NOBODY


class NowOrLater(AskCharacter):
    """When to take a single programmed action (R25-5.3)."""

    def __init__(self, who: int) -> None:
        super().__init__("single", who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return (NOW, LATER)

    def answer(self, t: "Room25Table", option: int) -> None:
        who = self.who
        token = t.first[who]
        t.first[who] = NOBODY
        t.single &= ~(1 << who)
        if option == NOW:
            play(t, who, token)
            return
        t.second[who] = token
        if t.listening:
            t.tell("later", {"who": CHARACTERS[who]})


class ChooseToken(AskCharacter):
    """A free choice among one's own tokens not yet used this round (R25-13.5, R25-16)."""

    def __init__(self, who: int) -> None:
        super().__init__("use", who)

    def _tokens(self, t: "Room25Table") -> int:
        return token_set(t, self.who) & ~t.played[self.who]

    def run(self, t: "Room25Table") -> None:
        if self._tokens(t) >> SPECIAL & 1:
            consider_special(t, self.who)
        super().run(t)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        who = self.who
        tokens = self._tokens(t)
        options = [
            USE + token for token in range(5) if tokens >> token & 1 and can_do(t, who, token)
        ]
        if not (options and t.armed[who]):  # RL-33: nobody waits in a Trap
            options.append(SKIP)
        return tuple(options)

    def answer(self, t: "Room25Table", option: int) -> None:
        if option != SKIP:
            play(t, self.who, option - USE)
        elif t.listening:
            t.tell("skipped", {"who": CHARACTERS[self.who]})


class ChooseAdrenaline(AskCharacter):
    """What to do with adrenaline: any basic action, lost tokens included (R25-5.8)."""

    def __init__(self, who: int) -> None:
        super().__init__("use", who)

    def _may_be_special(self, t: "Room25Table") -> bool:
        """Whether it may be a special ability, its token lost or not (ED-5, RL-98)."""
        return t.config.adrenaline_allows_special and t.config.rule_level == "ultimate"

    def run(self, t: "Room25Table") -> None:
        if self._may_be_special(t):
            consider_special(t, self.who)
        super().run(t)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        who = self.who
        options = [USE + token for token in range(SPECIAL) if can_do(t, who, token)]
        if self._may_be_special(t) and can_do(t, who, SPECIAL):
            options.append(USE + SPECIAL)
        if t.config.adrenaline_optional:  # ED-6
            options.append(SKIP)
        return tuple(options)

    def answer(self, t: "Room25Table", option: int) -> None:
        if option != SKIP:
            if t.listening:
                data: dict[str, object] = {"who": CHARACTERS[self.who]}
                data["token"] = TOKENS[option - USE]
                t.tell("token", data)
            act(t, self.who, option - USE)
        elif t.listening:
            t.tell("skipped", {"who": CHARACTERS[self.who]})

    def impossible(self, t: "Room25Table") -> None:
        if t.listening:
            t.tell("nothing", {"who": CHARACTERS[self.who]})


TURNS: Final = [[Turn(who, number) for who in range(8)] for number in range(4)]
END_TURN: Final = [[EndTurn(who, number) for who in range(8)] for number in range(4)]
END_ACTION: Final = [EndAction(who) for who in range(8)]
NOW_OR_LATER: Final = [NowOrLater(who) for who in range(8)]
CHOOSE: Final = [ChooseToken(who) for who in range(8)]
CHOOSE_ADRENALINE: Final = [ChooseAdrenaline(who) for who in range(8)]
