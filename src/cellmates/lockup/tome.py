"""What the engine asks of a tome."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


class TomeEffect:
    """The effect of a title."""

    def works(self, t: "LockupTable", who: int) -> bool:
        """Whether it would do something."""
        return True

    def play(self, t: "LockupTable", who: int) -> None:
        """Do what it says."""
        raise NotImplementedError


TOME_RULES: Final[list[TomeEffect]] = []
"""The tomes by their code; `tomes` fills it."""
