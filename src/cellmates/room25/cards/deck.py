"""All cards with their rules, and the decks that are dealt (R25-2.8)."""

from typing import Final

from cellmates.room25.cards.base import Movement, Punishment
from cellmates.room25.cards.card import RULES_OF_CARD
from cellmates.room25.cards.codes import (
    ACCELERATION,
    BLACKOUT,
    CARDS,
    CHAOS,
    DEACTIVATE,
    JAMMING_CARD,
    LOCK_CARD,
    MOVEMENT,
    PANIC,
    PUNISH_ONE,
    REWIND,
    ROBOT_CARD,
    TIME_BOMB,
    punished,
)
from cellmates.room25.cards.madness import (
    Acceleration,
    Blackout,
    Chaos,
    Deactivate,
    JammingCard,
    LockCard,
    Panic,
    Rewind,
    RobotCard,
    TimeBomb,
)
from cellmates.room25.config import Config
from cellmates.room25.stock import cards

RULES_OF_CARD.update({
    MOVEMENT: Movement(),
    PUNISH_ONE: Punishment(),
    BLACKOUT: Blackout(),
    JAMMING_CARD: JammingCard(stays_open=True),
    REWIND: Rewind(),
    ROBOT_CARD: RobotCard(),
    TIME_BOMB: TimeBomb(stays_open=True),
    LOCK_CARD: LockCard(),
    DEACTIVATE: Deactivate(),
    CHAOS: Chaos(),
    ACCELERATION: Acceleration(stays_open=True),
    PANIC: Panic(),
})  # fmt: skip


_PILES: Final[dict[str, list[int]]] = {"base": [], "madness": [], "own": []}
"""The codes of all cards by set, filled when first asked for."""


def _pile(name: str) -> list[int]:
    if not _PILES["base"]:
        for card in cards():
            _PILES[card.set] += [CARDS.parse(card.text)] * card.copies
    return _PILES[name]


def standard_deck(config: Config, playing: tuple[int, ...]) -> list[int]:
    """The cards of a game, not yet shuffled."""
    deck = _pile("base") + _pile("own")
    if config.madness_cards:
        deck += _pile("madness")
    if config.mac_remove_absent:  # ED-27
        deck = [code for code in deck if not _is_absent(config, code, playing)]
    return deck


def _is_absent(config: Config, code: int, playing: tuple[int, ...]) -> bool:
    """Whether a Punishment pictures nobody in the game."""
    if not PUNISH_ONE <= code < BLACKOUT:
        return False
    return not any(who in playing for who in punished(code)[: config.punishment_pictured])
