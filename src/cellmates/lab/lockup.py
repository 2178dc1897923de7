"""What is counted in games of Lockup: stars by seat, items, goons and raids."""

from collections.abc import Mapping, Sequence
from typing import Any

from cellmates.kernel.table import Table
from cellmates.lab.study import Study
from cellmates.lockup.config import Config
from cellmates.lockup.names import CREWS
from cellmates.lockup.options import play_tome
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

    def belongings(self, table: Table, seat: int) -> Sequence[str]:
        """Who sat where, and what a crew had at the end: whoever does well has many cards, so that
        a card's figure says who gets it as much as what it brings."""
        t = _table(table)
        cards = t.cards
        found = [f"seat {seat + 1}", f"crew {CREWS[t.config.crews[seat]]}"]
        if seat == _first(t):
            found.append("first player")
        if t.traits[seat] >= 0:
            found.append(f"trait {cards.traits[t.traits[seat]].slug}")
        found += [f"item {cards.items[item].slug}" for item in t.items[seat]]
        found += [f"goon {cards.goons[goon].slug}" for goon in t.goons[seat]]
        base = play_tome(cards)
        played = {option - base for who, option in t.choices() if who == seat}
        titles = [cards.tomes[title].slug for title in range(len(cards.tomes)) if title in played]
        return [*dict.fromkeys(found), *[f"tome {title}" for title in titles]]

    def surroundings(self, table: Table, config: Any, seed: bytes) -> Sequence[str]:
        t = _table(table)
        goals = (t.leader_goal, t.instant_goal, t.final_goal)
        return [f"goal {t.cards.goals[goal].slug}" for goal in goals if goal >= 0]

    def names(self, config: Any, lang: str) -> Mapping[str, str]:
        assert isinstance(config, Config)
        return config.cards.names[lang]


def _first(t: LockupTable) -> int:
    """Who began."""
    return deal(t.config, t.dice.seed).first


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
