"""The careful bot of Lockup: a careful player in a seat."""

from collections.abc import Container, Sequence
from random import Random
from typing import Any, ClassVar, cast

from cellmates.bots.bot import Bot
from cellmates.bots.lockup.choosing import CarefulPlayer
from cellmates.bots.lockup.heard import Heard
from cellmates.bots.lockup.lore import Lore
from cellmates.bots.lockup.temperament import OWN, TEMPERAMENTS
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.lockup.config import Config
from cellmates.lockup.views import View


class CarefulBot(Bot):
    """Plays Lockup sensibly, for one seat."""

    foresees: ClassVar[Container[str]] = ("token", "window", "reward")
    speaks: ClassVar[Container[str]] = ("roll_call", "reward", "take", "chow_hall", "cell_block")

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.player = CarefulPlayer(self.random)
        self.player.heard = Heard(Random(b"talk" + seed).getrandbits(96))
        self.own = True  # it has the temperament of its crew

    def behave(self, temperament: str) -> None:
        self.player.temper = TEMPERAMENTS[temperament]
        self.own = False

    def begin(self, view: dict[str, Any]) -> None:
        """Take on the temperament of the crew that it plays."""
        seen = cast(View, view)
        self.player.heard.begin(seen)
        if self.own:
            assert seen["seat"] is not None
            self.player.temper = TEMPERAMENTS[OWN[seen["crews"][seen["seat"]]["crew"]]]

    def hear(self, news: Sequence[Event]) -> None:
        self.player.heard.hear(news)

    def prepare(self, config: Any) -> None:
        """Learn the cards that are played with."""
        assert isinstance(config, Config)
        if config.cards.content is not None:
            self.player.lore = Lore(config.cards)

    def foreseen(self, decision: Decision) -> int | None:
        return self.player.foreseen(decision)

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        return self.player.pick(cast(View, view), decision)

    def talk(self, view: dict[str, Any], phrases: tuple[int, ...]) -> int | None:
        return self.player.talk(cast(View, view), phrases)

    def speechless(self) -> bool:
        return self.player.speechless()

    def weigh(self, view: dict[str, Any], decision: Decision) -> dict[int, float]:
        return self.player.weigh(cast(View, view), decision)
