"""Positions of Room 25 to try bots in: what would you do here?"""

from typing import Any

from cellmates import bots, room25
from cellmates.bots import Bot
from cellmates.kernel import Table

SEED = bytes(32)
COOPERATION: dict[str, object] = {"mode": "cooperation"}
SUSPICION: dict[str, object] = {"mode": "suspicion"}


def position(complex_text: str, config: dict[str, object] | None = None, **entries: Any) -> Table:
    """A table with this complex, these characters and whatever else a position may hold."""
    return room25.GAME.position(config or COOPERATION, {"complex": complex_text, **entries})


def careful() -> Bot:
    """A careful bot that knows nothing yet, of no temperament."""
    return bots.make("room25", "careful:even", SEED)


def choice(table: Table, who: str, bot: Bot | None = None) -> str:
    """What a careful bot chooses for a character that is asked something."""
    seat = room25.GAME.seat_of(table, who)
    room25.GAME.attend(table, who)
    decision = table.decision(seat)
    assert decision.about == who
    option = (bot or careful()).pick(table.view(seat), decision)
    assert option in decision.options
    return room25.OPTIONS.text(option)


def program(table: Table, who: str) -> list[str]:
    """The tokens that a careful bot programs for a character."""
    words = choice(table, who).split()
    assert words[0] == "program"
    return words[1:]
