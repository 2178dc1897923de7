"""All together against the complex, with others or alone (R25-14, R25-15)."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.goals import inside_open, way_out
from cellmates.room25.modes.mode import Mode
from cellmates.room25.names import CHARACTERS
from cellmates.room25.roles import inside_room_25

if TYPE_CHECKING:
    from cellmates.room25.config import Config
    from cellmates.room25.table import Room25Table
    from cellmates.room25.views import Goal

_CHARACTERS: Final = {1: 4, 2: 4, 3: 6, 4: 4, 5: 5, 6: 6}  # by seats, R25-14.1


class Cooperation(Mode):
    """All together against the complex (R25-14)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "cooperation"
        self.seats = (1, 2, 3, 4, 5, 6)
        self.usual_seats = 4
        self.levels = ("basic", "ultimate", "madness")
        self.reasons = ("escaped", "partial", "death", "countdown")
        self.together = True
        self.sharing = True
        self.alarm = False
        self.key_room = True
        self.mac_cards = True
        self.regeneration = False  # R25-14.7

    def characters(self, seats: int) -> int:
        return _CHARACTERS.get(seats, seats)

    def rounds(self, config: "Config") -> int:
        by_characters = {5: 7, 6: 6}.get(config.number_of_characters(), 8)  # R25-2.4
        return config.coop_rounds or by_characters

    def died(self, t: "Room25Table", who: int) -> None:
        dead = len(t.playing) - t.alive.bit_count()
        if dead > (1 if t.config.coop_partial_victory else 0) or not t.alive:
            self.end(t, (), "death", [])
        else:
            self.gathered(t)

    def gathered(self, t: "Room25Table") -> None:
        if not t.config.coop_win_requires_exit and self.escapes(t):  # ED-39
            self.escape(t)

    def goal(self, t: "Room25Table", seat: int | None) -> "Goal":
        aim = "alone" if self.alone else "together"
        return {"aim": aim, "steps": way_out(t, inside_open(t), t.alive.bit_count())}

    def after_death(self, t: "Room25Table", seat: int) -> list[str]:
        return ["partial"]  # a death without half a victory has ended the game

    def escapes(self, t: "Room25Table") -> bool:
        if t.config.key_room and not t.key_used:
            return False
        return inside_room_25(t) == t.alive

    def escape(self, t: "Room25Table") -> None:
        winners = tuple([CHARACTERS[who] for who in t.playing if t.lives(who)])
        reason = "escaped" if len(winners) == len(t.playing) else "partial"
        self.end(t, winners, reason, list(range(t.seats)))

    def time_up(self, t: "Room25Table") -> None:
        self.end(t, (), "countdown", [])


class Solo(Cooperation):
    """The same with one player (R25-15)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "solo"
        self.seats = (1,)
        self.usual_seats = 1
        self.alone = True
        self.sharing = False
