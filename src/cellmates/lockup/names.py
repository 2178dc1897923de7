"""The numbers that the engine uses for locations, cubes, tokens and phases, and their slugs."""

from typing import Final

YARD: Final = 0
SEWERS: Final = 1
INFIRMARY: Final = 2
SMITHY: Final = 3
COMMISSARY: Final = 4
CHOW_HALL: Final = 5
CELL_BLOCK: Final = 6
LIBRARY: Final = 7
LOCATIONS: Final = (
    *("yard", "sewers", "infirmary", "smithy"),
    *("commissary", "chow_hall", "cell_block", "library"),
)
LOCATION_NUMBERS: Final = {name: number for number, name in enumerate(LOCATIONS)}
DENS: Final = (SEWERS, INFIRMARY, SMITHY, COMMISSARY, CHOW_HALL)
"""The locations with a goon space (LK-1.2)."""

SCRAP: Final = 0
POTION: Final = 1
IRON: Final = 2
GOLD: Final = 3
KINDS: Final = ("scrap", "potion", "iron", "gold")
KIND_NUMBERS: Final = {name: number for number, name in enumerate(KINDS)}
ANY_KIND: Final = 4
CUBES: Final = (25, 15, 15, 10)  # LK-1.5
POWER_CUBES: Final = 22  # LK-1.6
SUSPICION_CUBES: Final = 12
LOW_SUSPICION: Final = 3
"""With so few suspicion cubes left in the supply a raid is near, and players are warned."""

TOKENS: Final = ("2", "3", "4", "5", "enforcer", "lookout")
TOKEN_NUMBERS: Final = {name: number for number, name in enumerate(TOKENS)}
WEAKEST: Final = 0  # the "2", boxed with five players (LK-2.10)
ENFORCER: Final = 4
LOOKOUT: Final = 5

IN_CELL: Final = -1
BOXED: Final = -2
"""Where a token is when it is at no location."""

SETUP: Final = 0
ROLL_CALL: Final = 1
LIGHTS_OUT: Final = 2
PATROL: Final = 3
FINAL: Final = 4
PHASES: Final = ("setup", "roll_call", "lights_out", "patrol", "final")

CREWS: Final = ("gnolls", "kobolds", "bugbears", "goblins", "insectoids")
LEVELS: Final = ("moderate", "challenging", "expert")
LEVEL_COLOURS: Final = ("green", "yellow", "red")

NOBODY: Final = -1
ROUNDS: Final = 6
