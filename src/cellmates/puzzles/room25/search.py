"""Search over a game that one person plays alone: hidden tiles are whatever they may be.

A hidden tile matters only once somebody sees it: until then nothing that the rules do depends on
it, or the views of two tables that a seat cannot tell apart would differ (the laws of secrecy). So
a choice is tried out; where it shows a tile, it is tried out again with every room that the tile
may be.
"""

from typing import cast

from cellmates.kernel.table import Table
from cellmates.puzzles.proving import Search
from cellmates.room25.table import Room25Table


def hidden_tiles(t: Room25Table, seat: int) -> list[int]:
    """The tiles that a seat does not know."""
    return [tile for tile in range(25) if not t.is_up(tile) and not t.seen[tile] >> seat & 1]


def with_room(t: Room25Table, tile: int, room: int, free: list[int]) -> Room25Table | None:
    """The same table with this room on a tile, the rooms of the `free` tiles being dealt among
    them otherwise; None if that is impossible, for reserved rooms lie in the exit zone."""
    reserved, outer = t.config.reserved, t.outer
    rooms = [t.room[each] for each in free]
    rooms.remove(room)
    if reserved >> room & 1 and not outer >> tile & 1:
        return None
    others = [each for each in free if each != tile]
    others.sort(key=lambda each: outer >> each & 1)  # the exit zone last
    rooms.sort(key=lambda each: (reserved >> each & 1, each))  # reserved rooms last
    twin = t.clone()
    twin.room[tile] = room
    for place, dealt in zip(others, rooms, strict=True):
        if reserved >> dealt & 1 and not outer >> place & 1:
            return None
        twin.room[place] = dealt
    twin.dealt = tuple([twin.room[each] if each in free else t.dealt[each] for each in range(25)])
    return twin


class Alone(Search):
    """A search in a game of one person."""

    def drawn(self, before: Table, after: Table) -> bool:
        decks = cast(Room25Table, before).deck, cast(Room25Table, after).deck
        return super().drawn(before, after) or decks[0] != decks[1]

    def branches(self, table: Table, seat: int, option: int) -> list[Table]:
        t = cast(Room25Table, table)
        found: list[Table] = []
        self._branch(t, option, hidden_tiles(t, self.seat), found)
        return found

    def _branch(self, t: Room25Table, option: int, free: list[int], found: list[Table]) -> None:
        """Add what may come of an option where the tiles that are not `free` are as they are."""
        then = cast(Room25Table, self.after(t, self.seat, option))
        hidden = set(hidden_tiles(then, self.seat))
        shown = next((tile for tile in free if tile not in hidden), None)
        if shown is None:
            found.append(then)
            return
        rest = [tile for tile in free if tile != shown]
        for room in sorted({t.room[tile] for tile in free}, reverse=True):  # deadly ones first
            twin = with_room(t, shown, room, free)
            if twin is not None:
                self._branch(twin, option, rest, found)
