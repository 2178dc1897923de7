"""What the engine asks of a tome."""

from typing import TYPE_CHECKING, Final

from cellmates.lockup.names import ROLL_CALL

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


class Tome:
    """The effect of a title. `own_moment` tells whether the window belongs to the crew itself."""

    def can_play(self, t: "LockupTable", who: int, moment: int, own_moment: bool) -> bool:
        """Whether it may be played now and would do something."""
        return not has_passed(t, who) and self.works(t, who)

    def works(self, t: "LockupTable", who: int) -> bool:
        """Whether it would do something."""
        return True

    def play(self, t: "LockupTable", who: int) -> None:
        """Do what it says."""
        raise NotImplementedError


def has_passed(t: "LockupTable", who: int) -> bool:
    """Whether a crew is barred from tomes by its pass (LK-5.9, LK-5.12)."""
    return t.phase == ROLL_CALL and t.passed >> who & 1 == 1


TOME_RULES: Final[list[Tome]] = []
"""The tomes by their code; `tomes` fills it."""
