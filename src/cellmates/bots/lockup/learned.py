"""The learned bot of Lockup: its picks come from a net, and it says nothing."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from cellmates.bots.bot import Bot
from cellmates.bots.learned import best, checked, shipped_net
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.kernel.table import Decision
from cellmates.lockup.encoding import encode
from cellmates.lockup.table import LockupTable

if TYPE_CHECKING:
    from cellmates.bots.net import Net

NOTES: Final = 0
"""It remembers nothing that no view shows."""


class LearnedBot(Bot):
    """Plays Lockup by a net, which knows the cards of the box. With cards of somebody's own, which
    no net has learnt, it plays as a careful bot does."""

    imagines: ClassVar[bool] = True

    def __init__(self, seed: bytes, net: "Net | None" = None) -> None:
        super().__init__(seed)
        self.net = checked(net or shipped_net("lockup"), "lockup", NOTES)
        self.careful = CarefulBot(seed)

    def prepare(self, config: Any) -> None:
        self.careful.prepare(config)

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        t = self._table()
        if t.cards.content is not None:
            return self.careful.pick(view, decision)
        return best(self.net, encode(t, view["seat"]), decision.options)

    def weigh(self, view: dict[str, Any], decision: Decision) -> dict[int, float]:
        """How likely the net would take each option, as logarithms but for a constant."""
        t = self._table()
        if t.cards.content is not None:
            return self.careful.weigh(view, decision)
        scores = self.net.scores(encode(t, view["seat"]), decision.options)
        return dict(zip(decision.options, scores.tolist(), strict=True))

    def _table(self) -> LockupTable:
        assert isinstance(self.imagined, LockupTable)
        return self.imagined
