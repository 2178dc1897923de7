"""The numbers the bot goes by, in stars unless said otherwise; found by playing many games.

Rows of numbers have a type of any length: one of a fixed length is compiled to a struct, which
would be made a tuple anew at every look into it.
"""

from typing import Final

CUBE: Final[tuple[float, ...]] = (1.5, 1.7, 1.9, 3.2)
"""What scrap, potion, iron and gold are worth while items can still be crafted."""
LAST_VISIT: Final = 0.85
"""The part of it that is left when the Cell Block will be visited once more."""
REACH: Final[tuple[float, ...]] = (1.0, 0.55, 0.3, 0.12)
"""How likely an item will be crafted that lacks so many cubes, others being after it too."""
TONIGHT: Final[tuple[float, ...]] = (1.0, 0.3, 0.15, 0.0)
"""The most of it when one crafts next, and few cubes can still come: what pays for an item now is
kept for it."""
OVERFLOW: Final = 0.3
"""The part of a cube's worth that one over the storage limit has; it may buy a goon before."""

CRAFTS: Final = 0.85
"""Items crafted in a round to come."""
ICONS: Final = 1.25
"""Treasure icons on an item."""
POWER_GAINS: Final = 0.7
"""Power cubes gained in a round to come."""

TOME: Final = 1.4
"""A tome drawn while there is time to use it."""
LEAVING: Final = 0.3
"""How much better a tome must be than a reward to decline it."""
POWER: Final = 0.55
"""The strength of a power cube, a round."""
HOBGOBLIN_HOPE: Final = 0.12
"""A power cube for hobgoblins to come, a round."""
DEMON_HOPE: Final = 0.25
"""A treasure icon for demons to come, a round."""
MARKER: Final = 0.65
"""The first-player marker, a round; in the last one it scores (LK-15.8)."""

FEAR: Final[tuple[float, ...]] = (1.53, 2.07)
"""How blurred the order of suspicion is, in cubes, when a raid is due and when it is not."""
DENIAL: Final = 0.5
"""The part of what the guards would gain that one gains by taking it from them."""
RICH: Final = 3.5
"""Cubes with which one thinks of recruiting two goons."""
PAIR_CUBE: Final = 1.3
"""What each cube for two goons is reckoned at."""
PENNILESS: Final = 1.4
"""Who has no cube and expects fewer than so many before the Chow Hall does not reckon with paying
for a goon."""
HIDING: Final = 0.75
"""How often it is the weak token that lies face down, and the strong one that is shown."""
