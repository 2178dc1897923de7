"""A careful bot of Room 25 whose picks come from a net; none that is worth it comes along."""

from typing import TYPE_CHECKING, ClassVar, Final

from cellmates.bots.learned import best, checked
from cellmates.bots.room25.careful import CarefulBot, Shown
from cellmates.bots.room25.memory import Memory
from cellmates.kernel.table import Decision
from cellmates.room25.encoding import encode
from cellmates.room25.table import Room25Table

if TYPE_CHECKING:
    from cellmates.bots.net import Net

NOTES: Final = 16
"""Bytes that follow the encoding: what speaks for and against each character's being a guard."""

_SCALE: Final = 20
_MOST: Final = 255


def noted(memory: Memory) -> bytes:
    """What a seat remembers and no view shows: the evidence about roles."""
    evidence = memory.evidence
    return bytes(
        [
            *[min(_MOST, int(_SCALE * each)) if each > 0 else 0 for each in evidence],
            *[min(_MOST, int(-_SCALE * each)) if each < 0 else 0 for each in evidence],
        ]
    )


class LearnedBot(CarefulBot):
    """Plays any mode of Room 25 by a net."""

    imagines: ClassVar[bool] = True

    def __init__(self, seed: bytes, net: "Net") -> None:
        super().__init__(seed)
        self.net = checked(net, "room25", NOTES)

    def pick(self, view: Shown, decision: Decision) -> int:
        return best(self.net, self._told(view), decision.options)

    def weigh(self, view: Shown, decision: Decision) -> dict[int, float]:
        """How likely the net would take each option, as logarithms but for a constant."""
        scores = self.net.scores(self._told(view), decision.options)
        return dict(zip(decision.options, scores.tolist(), strict=True))

    def _told(self, view: Shown) -> bytes:
        sight = self._see(view)
        assert isinstance(self.imagined, Room25Table)
        return encode(self.imagined, sight.seat) + noted(self.memory)
