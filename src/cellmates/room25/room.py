"""What the engine asks of a room. A room answers only what is special about it."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.names import RED, colour_of

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

ALL_SIDES: Final = 0b1111


class Room:
    """A kind of room with nothing special about it; the kinds override the hooks they need."""

    number: int
    colour: int
    central: bool  # only Look and Move are allowed inside (R25-6.9)
    dark: bool  # no Look action inside (R25-11.14)
    cold: bool  # programming inside is limited (R25-11.12)
    jams: bool  # nobody may speak while somebody is inside (R25-11.18)
    lingering: bool  # it kills whoever stays in it (R25-11.21, R25-11.22)

    def __init__(self, number: int) -> None:
        self.number = number
        self.colour = colour_of(number)
        self.central = False
        self.dark = False
        self.cold = False
        self.jams = False
        self.lingering = False

    def turned_up(self, t: "Room25Table", tile: int) -> None:
        """The tile was turned face up."""

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        """Characters came in, together: `by` chooses for them, `side` is where they came from
        (-1 after a jump), `fresh` tells whether they turned the tile up."""

    def entering_kills(
        self, group: tuple[int, ...], inside: list[int], last_round: bool
    ) -> list[int]:
        """Who dies when a group comes in at once, others being inside already."""
        return []

    def left(self, t: "Room25Table", tile: int) -> None:
        """A living figure has left the tile."""

    def leaving_kills(self, staying: list[int]) -> list[int]:
        """Who dies when somebody leaves, of those who stay behind."""
        return []

    def turn_began(self, t: "Room25Table", who: int) -> None:
        """A character inside begins its turn."""

    def action_began(self, t: "Room25Table", who: int) -> None:
        """A character inside begins an action."""

    def action_ended(self, t: "Room25Table", who: int) -> None:
        """A character that acted is inside when its action is over."""

    def turn_ended(self, t: "Room25Table", who: int, turn: int) -> None:
        """A character is inside at the end of its turn: 1 and 2, or 3 for adrenaline."""

    def round_ended(self, t: "Room25Table", who: int) -> None:
        """A character is inside when the round is over."""

    def robot_entered(self, t: "Room25Table", tile: int, robot: int, side: int) -> None:
        """A robot came in; a red room destroys it, others do nothing to it (R25-10.3)."""
        if self.colour == RED:
            from cellmates.room25.robots import destroy

            destroy(t, robot)

    def exits(self, t: "Room25Table", tile: int) -> int:
        """The sides through which one can look, move and push, a bit each."""
        return ALL_SIDES

    def lets_out(self, t: "Room25Table", goal: int) -> bool:
        """Whether a character inside may step to that tile."""
        return True


RULES_OF: Final[list[Room]] = []
"""The rules of each kind of room by its number; the package `rooms` fills it."""
