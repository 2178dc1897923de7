"""The Roll Call phase: who assigns which tokens where (LK-5)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Blocked, Step
from cellmates.lockup.asking import AskSeat
from cellmates.lockup.guards import GUARD_TURN, GUARDED, lay_out_guards
from cellmates.lockup.names import (
    BOXED,
    IN_CELL,
    LIGHTS_OUT,
    LOCATIONS,
    NOBODY,
    PHASES,
    ROLL_CALL,
    TOKENS,
)
from cellmates.lockup.options import ASSIGN, DONE, PASS, TOKEN, TOKEN_DOWN
from cellmates.lockup.windows import AFTER_TURN, BEFORE_TURN, window

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


def enter_phase(t: "LockupTable", phase: int) -> None:
    """A new phase begins."""
    t.phase = phase
    t.active = NOBODY
    t.location = -1
    if t.listening:
        t.tell("phase", {"phase": PHASES[phase]})


class StartRound(Step["LockupTable"]):
    """A round begins with all tokens in their cells (LK-4.1)."""

    def run(self, t: "LockupTable") -> None:
        if t.listening:
            data: dict[str, object] = {"number": t.round_number}
            if t.guards >= 0:
                data["guards"] = list(GUARDED)
            t.tell("round", data)
        enter_phase(t, ROLL_CALL)
        for place in range(len(t.token_at)):
            if t.token_at[place] != BOXED:
                t.token_at[place] = IN_CELL
        t.face_down = 0
        t.shown = 0
        t.peeked = [0] * t.seats
        t.visited = [0] * t.participants
        t.downs = [0] * t.participants
        t.passed = 0
        t.stealth = 0
        t.claims = ()
        if t.guards >= 0:
            lay_out_guards(t)
        t.agenda.append(TURN[t.first])


class TakeTurn(Step["LockupTable"]):
    """One participant's turn with a tome window before and after it (LK-12.6)."""

    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: "LockupTable") -> None:
        t.active = self.who
        if t.listening:
            t.tell("turn", {"seat": self.who})
        t.agenda.append(NEXT_TURN[self.who])
        t.agenda.append(window(AFTER_TURN, self.who))
        if self.who == t.guards:
            t.agenda.append(GUARD_TURN)
        else:
            t.agenda.append(ASSIGNING[self.who])
        t.agenda.append(window(BEFORE_TURN, self.who))


class NextTurn(Step["LockupTable"]):
    """The next one clockwise who has not passed; or the lights go out (LK-5.1)."""

    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: "LockupTable") -> None:
        if t.guards >= 0:
            self._alternate(t)
            return
        for step in range(1, t.seats + 1):
            following = (self.who + step) % t.seats
            if not t.passed >> following & 1:
                t.agenda.append(TURN[following])
                return
        t.agenda.append(BEGIN_LIGHTS_OUT)

    def _alternate(self, t: "LockupTable") -> None:
        """Alone, the phase ends with the player's last token or pass (LK-17.14, LK-17.15)."""
        if t.passed & 1 or not t.has_token(0, IN_CELL):
            t.agenda.append(BEGIN_LIGHTS_OUT)
        else:
            t.agenda.append(TURN[1 - self.who])


def _assignable(visited: int) -> tuple[int, ...]:
    """Every location that is not among these, a bit each; or to pass."""
    return (*[ASSIGN + place for place in range(7) if not visited >> place & 1], PASS)


def _placeable(choice: int) -> tuple[int, ...]:
    """These tokens, a bit each, face up; face down as well with 128; enough of it with 64."""
    tokens = [token for token in range(6) if choice >> token & 1]
    options = [TOKEN + token for token in tokens]
    if choice & 128:
        options += [TOKEN_DOWN + token for token in tokens]
    if choice & 64:
        options.append(DONE)
    return tuple(options)


ASSIGNABLE: Final = [_assignable(visited) for visited in range(128)]
PLACEABLE: Final = [_placeable(choice) for choice in range(256)]
"""The options of a crew, made once."""


class Assigning(AskSeat):
    """Where to assign tokens, or pass; without tokens one must pass (LK-5.2, LK-5.8)."""

    def __init__(self, who: int) -> None:
        super().__init__("roll_call", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        if not t.has_token(self.who, IN_CELL):
            return (PASS,)
        return ASSIGNABLE[t.visited[self.who] & 127]

    def blocked(self, t: "LockupTable") -> list[Blocked]:
        visited = t.visited[self.who]
        been = [LOCATIONS[place] for place in range(7) if visited >> place & 1]
        return [Blocked(f"assign {place}", "visited") for place in been]

    def answer(self, t: "LockupTable", option: int) -> None:
        if option == PASS:
            t.passed |= 1 << self.who
            if t.listening:
                t.tell("passed", {"seat": self.who})
            return
        t.goal_location = option - ASSIGN
        t.placed = 0
        t.visited[self.who] |= 1 << t.goal_location
        t.agenda.append(PLACING[self.who])


class Placing(AskSeat):
    """Token by token, face up or face down, until done (LK-5.6, LK-5.7)."""

    def __init__(self, who: int) -> None:
        super().__init__("token", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        base = self.who * 6
        tokens = 0
        for token in range(6):
            if t.token_at[base + token] == IN_CELL:
                tokens |= 1 << token
        if not tokens:
            return (DONE,)
        downs = 128 if face_down_left(t, self.who) > 0 else 0
        return PLACEABLE[tokens | downs | (64 if t.placed else 0)]

    def blocked(self, t: "LockupTable") -> list[Blocked]:
        if face_down_left(t, self.who) > 0:
            return []
        tokens = t.in_cell(self.who)
        return [Blocked(f"token ?{TOKENS[token]}", "downs_spent") for token in tokens]

    def answer(self, t: "LockupTable", option: int) -> None:
        if option == DONE:
            return
        who = self.who
        down = option >= TOKEN_DOWN
        token = option - (TOKEN_DOWN if down else TOKEN)
        bit = 1 << (who * 6 + token)
        t.token_at[who * 6 + token] = t.goal_location
        t.placed += 1
        t.changes += 1
        if down:
            t.face_down |= bit
            t.downs[who] += 1
        else:
            t.shown |= bit
        if t.listening:
            self._tell(t, token, down)
        t.agenda.append(self)

    def _tell(self, t: "LockupTable", token: int, down: bool) -> None:
        who = self.who
        place = LOCATIONS[t.goal_location]
        up = [] if down else [TOKENS[token]]
        data: dict[str, object] = {"seat": who, "location": place, "up": up}
        data["down"] = 1 if down else 0
        t.tell("assigned", data)
        if down:
            secret: dict[str, object] = {"seat": who, "location": place}
            secret["tokens"] = [TOKENS[token]]
            t.tell("placed_down", secret, 1 << who)


def face_down_left(t: "LockupTable", who: int) -> int:
    """How many tokens a crew may still assign face down this round (LK-5.7)."""
    if t.stealth >> who & 1:
        return 6
    return (3 if t.players == 2 else 2) - t.downs[who]


class BeginLightsOut(Step["LockupTable"]):
    """Roll Call is over."""

    def run(self, t: "LockupTable") -> None:
        from cellmates.lockup.lightsout import begin

        enter_phase(t, LIGHTS_OUT)
        begin(t, 0)


START_ROUND: Final = StartRound()
BEGIN_LIGHTS_OUT: Final = BeginLightsOut()
TURN: Final = [TakeTurn(who) for who in range(5)]
NEXT_TURN: Final = [NextTurn(who) for who in range(5)]
ASSIGNING: Final = [Assigning(who) for who in range(5)]
PLACING: Final = [Placing(who) for who in range(5)]
