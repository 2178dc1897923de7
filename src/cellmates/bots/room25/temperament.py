"""Temperaments: what a player likes among near-equals, how he speaks, and whether he forgives.

Every character of the game has its own; a bot takes it unless it is told another one. Tastes are
in tenths of a step, as all prices: they decide where two choices are about as good.
"""

from typing import Final

from cellmates.room25.names import CONTROL, LOOK, MOVE, PUSH

EVEN_NAME: Final = "even"
"""The temperament of somebody who has none: for measuring, and for advice."""

HONEST: Final = "honest"
MUTE: Final = "mute"
"""Manners of speaking: with one of them a bot has the temperament of its character, and only what
it claims of tiles differs. They are for measuring what words are worth."""


class Temperament:
    """What makes one player differ from another of the same strength."""

    def __init__(
        self,
        name: str,
        *,
        look: float = 0.0,
        risk: float = 0.0,
        push: float = 0.0,
        control: float = 0.0,
        follow: float = 1.0,
        words: float = 1.0,
        lies: float = 0.5,
        sure: float = 2.0,
        grudge: float = 0.0,
        manner: str = "",
    ) -> None:
        self.name = name
        self.tastes = [0.0] * 5  # by token
        self.tastes[LOOK] = look
        self.tastes[MOVE] = risk / 2
        self.tastes[PUSH] = push
        self.tastes[CONTROL] = control
        self.risk = risk  # for stepping into a room that nobody knows
        self.follow = follow  # how much more an agreed plan is worth than to others
        self.words = words  # how often it says something unasked that could be left unsaid
        self.lies = lies  # how often it lies, as a guard or to rivals
        self.sure = sure  # how much must speak against somebody before it accuses him
        self.grudge = grudge  # how much an accusation or a push speaks against who did it
        self.even = name == EVEN_NAME
        self.honest = manner == HONEST  # it never lies, not even as a guard or to rivals
        self.mute = manner == MUTE  # it claims nothing of tiles


EVEN: Final = Temperament(EVEN_NAME)


def _all(manner: str = "") -> dict[str, Temperament]:
    found = (
        Temperament("cautious", look=0.7, risk=-1.0, follow=1.2, manner=manner),
        Temperament("loyal", follow=1.8, lies=0.3, sure=2.6, manner=manner),
        Temperament("curious", look=1.0, control=0.5, manner=manner),
        Temperament("bold", risk=1.0, push=0.7, follow=0.8, manner=manner),
        Temperament("talkative", words=1.5, sure=1.6, manner=manner),
        Temperament("liar", lies=0.7, follow=0.6, control=0.5, manner=manner),
        Temperament("silent", words=0.3, sure=2.6, manner=manner),
        Temperament("grudging", push=0.7, sure=1.8, grudge=1.0, manner=manner),
    )
    return {each.name: each for each in found}


TEMPERAMENTS: Final = {EVEN_NAME: EVEN, **_all()}
MANNERS: Final = {HONEST: _all(HONEST), MUTE: _all(MUTE)}

OWN: Final = ("cautious", "loyal", "curious", "bold", "silent", "liar", "talkative", "grudging")
"""The temperament of each character: Alice, Bruce, Emmett, Franck, Jennifer, Kevin, Max, Sarah."""


def temperament_of(who: int, name: str) -> Temperament:
    """What a character is like: as a temperament says, or like itself, with a manner or without."""
    return TEMPERAMENTS.get(name) or MANNERS.get(name, TEMPERAMENTS)[OWN[who]]
