"""What is counted in games of Lockup: stars by seat, items, goons and raids."""

from collections.abc import Mapping
from typing import Any

from cellmates.kernel.table import Table
from cellmates.lab.study import Study
from cellmates.lockup.setup import deal
from cellmates.lockup.table import LockupTable


class LockupStudy(Study):
    """Each crew plays for itself; alone it plays against the guards, who take no seat."""

    def figures(self, table: Table) -> Mapping[str, int]:
        t = _table(table)
        found = {f"stars-{seat + 1}": t.stars[seat] for seat in range(t.seats)}
        if t.guards >= 0:
            found["stars-guards"] = t.stars[t.guards]
        else:
            found["stars-best"] = max(t.stars)
        found["items"] = sum(len(t.items[seat]) for seat in range(t.seats))
        found["goons-recruited"] = sum(len(t.goons[seat]) for seat in range(t.seats))
        found["raids"] = _raids(t)
        return found


def _raids(t: LockupTable) -> int:
    """How often the cells were searched: the game is told once more, this time to a listener.

    That takes a small part of the time in which bots play it, and playing stays silent.
    """
    raids = 0
    again = deal(t.config, t.dice.seed)
    again.listen()
    for seat, option in t.choices():
        again.choose(seat, option)
        raids += sum(event.kind == "raid" for event in again.news)
    return raids


def _table(table: Any) -> LockupTable:
    assert isinstance(table, LockupTable)
    return table


STUDY = LockupStudy()
