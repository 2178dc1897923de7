"""Every room of the complex. To find one, open the file of its colour."""

from typing import Final

from cellmates.room25.room import RULES_OF
from cellmates.room25.rooms.blue import BLUE_ROOMS
from cellmates.room25.rooms.green import GREEN_ROOMS
from cellmates.room25.rooms.red import RED_ROOMS
from cellmates.room25.rooms.yellow import YELLOW_ROOMS

ALL_ROOMS: Final = sorted(
    [*BLUE_ROOMS, *GREEN_ROOMS, *YELLOW_ROOMS, *RED_ROOMS], key=lambda room: room.number
)
"""Every kind of room in the order of its number."""

RULES_OF[:] = ALL_ROOMS
