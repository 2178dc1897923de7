"""What is counted in games of Room 25: roles and teams, rounds, causes of death."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cellmates.kernel.table import Outcome, Table
from cellmates.lab.room25.information import told_once_more
from cellmates.lab.study import GameInformation, Study
from cellmates.room25.board import CENTRE, NEIGHBOUR
from cellmates.room25.config import Config
from cellmates.room25.names import CHARACTERS, REGENERATION, ROOMS
from cellmates.room25.setup import deal
from cellmates.room25.table import Room25Table


class Room25Study(Study):
    """Sides as the mode tells them apart: by role, team or player, or everybody together."""

    def sides(self, config: Any) -> Sequence[str]:
        return _config(config).mode.counted_as

    def side_of(self, table: Table, seat: int) -> str:
        t = _table(table)
        return t.mode.side_of(t, _first_character(t, seat))

    def party_of(self, table: Table, seat: int) -> object:
        t = _table(table)
        return t.mode.party_of(t, _first_character(t, seat))

    def won(self, outcome: Outcome, seat: int) -> bool:
        return outcome.scores[seat] > 0

    def figures(self, table: Table) -> Mapping[str, int]:
        return {"rounds": _table(table).round_number}

    def mishaps(self, table: Table, config: Any, seed: bytes) -> Sequence[str]:
        """The causes of all deaths: the game is told once more, this time to a listener.

        That takes a small part of the time in which bots play it, and playing stays silent.
        """
        t = _table(table)
        if len(t.playing) == t.alive.bit_count() and REGENERATION not in t.dealt:
            return ()
        causes: list[str] = []
        again = deal(_config(config), seed)
        again.listen()
        for seat, option in t.choices():
            again.choose(seat, option)
            causes += [str(event.data["cause"]) for event in again.news if event.kind == "died"]
        return causes

    def belongings(self, table: Table, seat: int) -> Sequence[str]:
        t = _table(table)
        mine = [who for who in t.playing if t.seat_of[who] == seat]
        found = [f"seat {seat + 1}", *[f"character {CHARACTERS[who]}" for who in mine]]
        return [*found, "first player"] if t.playing[0] in mine else found

    def surroundings(self, table: Table, config: Any, seed: bytes) -> Sequence[str]:
        """The rooms of the complex (`tile mortal 2`: two of them or more), and those that lay next
        to the start."""
        t = _table(table)
        found: list[str] = []
        for room, count in sorted(Counter(t.dealt).items()):
            name = f"tile {ROOMS[room]}"
            found += [name, *[f"{name} {more}" for more in range(2, count + 1)]]
        start = deal(_config(config), seed)
        around = {start.room[start.tile_at[NEIGHBOUR[4 * CENTRE + side]]] for side in range(4)}
        return [*found, *[f"near {ROOMS[room]}" for room in sorted(around)]]

    def information(self, table: Table, config: Any, seed: bytes) -> GameInformation:
        return told_once_more(_table(table), _config(config), seed)

    def manners(self, config: Any) -> Sequence[Mapping[str, str]]:
        """Guards who tell the truth, and sides that claim nothing."""
        mode = _config(config).mode
        if not mode.may_talk(_config(config)) or not mode.sharing:
            return ()
        silent = [{side: "mute"} for side in mode.counted_as]
        if mode.hidden_roles:
            return [{"guard": "honest"}, *silent, dict.fromkeys(mode.counted_as, "mute")]
        return silent


def _first_character(t: Room25Table, seat: int) -> int:
    return next(who for who in t.playing if t.seat_of[who] == seat)


def _config(config: Any) -> Config:
    assert isinstance(config, Config)
    return config


def _table(table: Table) -> Room25Table:
    assert isinstance(table, Room25Table)
    return table


STUDY = Room25Study()
