"""What a mode decides. Everything else asks it, and no mode by its name.

The attributes are the traits of a mode, the methods its rules; a mode says only what it does
otherwise than this class.
"""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.event import EVERYBODY
from cellmates.kernel.table import Outcome

if TYPE_CHECKING:
    from cellmates.room25.config import Config
    from cellmates.room25.table import Room25Table
    from cellmates.room25.views import Goal

ANY_CAST: Final = 0  # who is in the game does not depend on the duos (R25-16.3)
DUOS_TOGETHER: Final = 1  # each party is one duo
DUOS_APART: Final = 2  # two parties, each with one half of every duo


class Mode:
    """A way to play."""

    name: str
    seats: tuple[int, ...]  # how many may play
    usual_seats: int  # how many play if nobody says
    levels: tuple[str, ...]  # how hard it can be made
    complexes: str  # the mode whose complexes are dealt; nothing: its own
    reasons: tuple[str, ...]  # why a game may end
    counted_as: tuple[str, ...]  # the sides that statistics tell apart

    together: bool  # all win or lose together
    hidden_roles: bool  # guards hide among the prisoners
    teams: bool  # two teams: a seat's party is its team
    alone: bool  # one player: the switches that speak of solo apply
    sharing: bool  # it pays to tell the whole table what one has seen
    alarm: bool  # entering Room 25 early shortens the game (R25-13.4)
    key_room: bool  # nobody escapes before the Key Room was used, if the edition has one
    mac_cards: bool  # M.A.C. cards are drawn every round, if the edition has them
    regeneration: bool  # the Regeneration Room may be dealt

    def __init__(self) -> None:
        self.levels = ("basic", "ultimate")
        self.complexes = ""
        self.counted_as = ("everybody",)
        self.together = False
        self.hidden_roles = False
        self.teams = False
        self.alone = False
        self.sharing = False
        self.alarm = True
        self.key_room = False
        self.mac_cards = False
        self.regeneration = True

    # Before the game.

    @property
    def dealt_as(self) -> str:
        """The mode that the data files name where they say which complexes are dealt."""
        return self.complexes or self.name

    def characters(self, seats: int) -> int:
        """How many characters are in the game."""
        return seats

    def rounds(self, config: "Config") -> int:
        """How long the countdown is (R25-2.4)."""
        return {7: 9, 8: 8}.get(config.number_of_characters(), 10)

    def guards(self, config: "Config") -> tuple[int, ...]:
        """How many guards there may be, the usual number first; none: there are no roles."""
        return ()

    def role_tokens(self, config: "Config", people: int) -> list[int]:
        """The role tokens that are shuffled; everybody gets one, some may be left over."""
        return []

    def party(self, seat: int) -> int:
        """The party of a seat. A party wins or loses as one."""
        return 0

    def duos(self, seats: int) -> int:
        """How the parties are made of the printed duos (R25-16.3)."""
        return ANY_CAST

    # During the game.

    def goal(self, t: "Room25Table", seat: int | None) -> "Goal":
        """What a seat is after and how far it has come, from what it may know."""
        raise NotImplementedError

    def after_death(self, t: "Room25Table", seat: int) -> list[str]:
        """What a seat without living characters has still to hope for (`AfterDeath`)."""
        raise NotImplementedError

    def party_of(self, t: "Room25Table", who: int) -> int:
        """The party of a character."""
        return self.party(t.seat_of[who])

    def side_of(self, t: "Room25Table", who: int) -> str:
        """The side that statistics count a character with."""
        return self.counted_as[0]

    def may_talk(self, config: "Config") -> bool:
        """Whether there is table talk at all."""
        return True

    def audience(self, t: "Room25Table", seat: int) -> int:
        """Who hears a seat, a bit for each seat."""
        return EVERYBODY

    def died(self, t: "Room25Table", who: int) -> None:
        """A character has just died."""
        raise NotImplementedError

    def gathered(self, t: "Room25Table") -> None:
        """Who is in Room 25 has changed, or the key was found."""

    def last_round(self, t: "Room25Table") -> None:
        """The last round has begun (R25-20.1)."""

    def escapes(self, t: "Room25Table") -> bool:
        """Whether it is a victory that Room 25 falls off the board now (R25-20.5)."""
        raise NotImplementedError

    def escape(self, t: "Room25Table") -> None:
        """End the game with that victory."""
        raise NotImplementedError

    def time_up(self, t: "Room25Table") -> None:
        """The countdown is over (R25-20.4)."""
        raise NotImplementedError

    def end(
        self, t: "Room25Table", winners: tuple[str | int, ...], reason: str, seats: list[int]
    ) -> None:
        """End the game; the seats named have won."""
        scores = tuple([1.0 if seat in seats else 0.0 for seat in range(t.seats)])
        t.finish(Outcome(winners, reason, scores))
        if t.listening:
            t.tell("over", {"winners": list(winners), "reason": reason})
