"""How each mode is won and lost (R25-13 to R25-16, R25-20)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Outcome
from cellmates.room25.names import CHARACTERS, GUARD
from cellmates.room25.roles import (
    dead_prisoners_shown,
    inside_room_25,
    missing_prisoners,
    show_role,
    show_the_dead,
    unmask,
)

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

TEAMS: Final = ("a", "b")


class Mode:
    """What differs between the modes; the common parts of them stand here."""

    alarm: bool

    def __init__(self) -> None:
        self.alarm = True

    def died(self, t: "Room25Table", who: int) -> None:
        """A character has just died."""
        raise NotImplementedError

    def gathered(self, t: "Room25Table") -> None:
        """Who is in Room 25 has changed, or the key was found."""

    def last_round(self, t: "Room25Table") -> None:
        """The last round has begun (R25-20.1)."""

    def escape(self, t: "Room25Table") -> bool:
        """Room 25 falls off the board: end the game if that is a victory (R25-20.5)."""
        raise NotImplementedError

    def time_up(self, t: "Room25Table") -> None:
        """The countdown is over (R25-20.4)."""
        raise NotImplementedError


def _end(t: "Room25Table", winners: tuple[str | int, ...], reason: str, seats: list[int]) -> None:
    scores = tuple([1.0 if seat in seats else 0.0 for seat in range(t.seats)])
    t.finish(Outcome(winners, reason, scores))
    if t.listening:
        t.tell("over", {"winners": list(winners), "reason": reason})


class Suspicion(Mode):
    """Prisoners against hidden guards (R25-13)."""

    def died(self, t: "Room25Table", who: int) -> None:
        show_the_dead(t, newest=who)  # R25-13.7, RL-42
        if dead_prisoners_shown(t) >= 1:
            show_role(t, who)
        if dead_prisoners_shown(t) >= 2:
            self._end(t, guards=True, reason="two_dead")
        else:
            unmask(t)

    def gathered(self, t: "Room25Table") -> None:
        unmask(t)

    def last_round(self, t: "Room25Table") -> None:
        show_the_dead(t)

    def escape(self, t: "Room25Table") -> bool:
        missing, prisoners = missing_prisoners(t)
        allowed = 1 if t.last_round else 0  # R25-13.9
        if prisoners > allowed:
            t.failed_exits = (*t.failed_exits, (missing, allowed))
            return False
        self._end(t, guards=False, reason="escaped")
        return True

    def time_up(self, t: "Room25Table") -> None:
        self._end(t, guards=True, reason="countdown")

    def _end(self, t: "Room25Table", guards: bool, reason: str) -> None:
        seats = [t.seat_of[who] for who in t.playing if (t.roles[who] == GUARD) == guards]
        _end(t, ("guards" if guards else "prisoners",), reason, seats)


class Cooperation(Mode):
    """All together against the complex; solo is the same with one player (R25-14, R25-15)."""

    def __init__(self) -> None:
        self.alarm = False

    def died(self, t: "Room25Table", who: int) -> None:
        dead = len(t.playing) - t.alive.bit_count()
        if dead > (1 if t.config.coop_partial_victory else 0) or not t.alive:
            _end(t, (), "death", [])
        else:
            self.gathered(t)

    def gathered(self, t: "Room25Table") -> None:
        if not t.config.coop_win_requires_exit:  # ED-39
            self.escape(t)

    def escape(self, t: "Room25Table") -> bool:
        if t.config.key_room and not t.key_used:
            return False
        if inside_room_25(t) != t.alive:
            return False
        winners = tuple([CHARACTERS[who] for who in t.playing if t.lives(who)])
        reason = "escaped" if len(winners) == len(t.playing) else "partial"
        _end(t, winners, reason, list(range(t.seats)))
        return True

    def time_up(self, t: "Room25Table") -> None:
        _end(t, (), "countdown", [])


class Sides(Mode):
    """Players or teams against each other, without roles (R25-16)."""

    def side_of(self, t: "Room25Table", who: int) -> int:
        """The side a character is on."""
        raise NotImplementedError

    def name_of(self, side: int) -> str | int:
        """How a side is called among the winners."""
        raise NotImplementedError

    def win(self, t: "Room25Table", sides: list[int], reason: str) -> None:
        """End the game in favour of these sides."""
        seats = [t.seat_of[who] for who in t.playing if self.side_of(t, who) in sides]
        _end(t, tuple([self.name_of(side) for side in sides]), reason, seats)

    def living_sides(self, t: "Room25Table") -> list[int]:
        """The sides that still have a living character."""
        return sorted({self.side_of(t, who) for who in t.playing if t.lives(who)})

    def escape(self, t: "Room25Table") -> bool:
        """A side leaves with all its characters; in the last round one of them may be dead."""
        inside = inside_room_25(t)
        escaping: list[int] = []
        for side in self.living_sides(t):
            people = [who for who in t.playing if self.side_of(t, who) == side]
            dead = [who for who in people if not t.lives(who)]
            out = len(dead) <= (1 if t.last_round else 0)
            if out and all(inside >> who & 1 for who in people if who not in dead):
                escaping.append(side)
        if escaping:
            self.win(t, escaping, "escaped")
        return bool(escaping)


class Competition(Sides):
    """Two characters each, every player alone (R25-16.3, R25-16.4)."""

    def side_of(self, t: "Room25Table", who: int) -> int:
        return t.seat_of[who]

    def name_of(self, side: int) -> str | int:
        return side

    def died(self, t: "Room25Table", who: int) -> None:
        living = self.living_sides(t)
        if len(living) == 1:
            self.win(t, living, "last_alive")

    def time_up(self, t: "Room25Table") -> None:
        self.win(t, [], "countdown")  # RL-C5


class Team(Sides):
    """Two teams (R25-16.5, R25-16.6)."""

    def side_of(self, t: "Room25Table", who: int) -> int:
        return t.team_of[who]

    def name_of(self, side: int) -> str | int:
        return TEAMS[side]

    def died(self, t: "Room25Table", who: int) -> None:
        living = self.living_sides(t)
        if len(living) == 1:
            self.win(t, living, "eliminated")

    def time_up(self, t: "Room25Table") -> None:
        inside = inside_room_25(t)
        counts = [0, 0]
        for who in t.playing:
            counts[t.team_of[who]] += inside >> who & 1
        if counts[0] == counts[1]:
            self.win(t, [], "countdown")
        else:
            self.win(t, [0 if counts[0] > counts[1] else 1], "more_inside")


MODES: Final[dict[str, Mode]] = {
    "suspicion": Suspicion(),
    "cooperation": Cooperation(),
    "solo": Cooperation(),
    "competition": Competition(),
    "team": Team(),
}
