"""Chains of cards end, also with piles that no position can describe."""

import pytest

from cellmates.room25 import GAME
from cellmates.room25.cards.codes import CARDS
from cellmates.room25.table import Room25Table

TWO_MAC_ROOMS = """
?empty ?empty ?empty  ?empty ?empty
?empty ?empty empty   mac    mac
?empty ?empty central ?empty ?empty
?empty ?empty ?empty  ?empty ?empty
?empty ?empty ?empty  ?empty ?room_25
"""


def beside_two_mac_rooms(who: str, *others: str) -> Room25Table:
    people = {name: {"at": "c4"} for name in others}
    position = {
        "turn": 1,
        "rounds_left": 5,
        "order": [who, *others],
        "complex": TWO_MAC_ROOMS,
        who: {"at": "c4", "program": ["special" if others else "move", "look"]},
        **people,
    }
    table = GAME.position({"mode": "team", "mac_include_madness_cards": True}, position)
    assert isinstance(table, Room25Table)
    table.listen()
    return table


def choose(table: Room25Table, text: str) -> None:
    table.choose(table.waiting[0], GAME.options.parse(text))


@pytest.mark.parametrize("discarded", [0, 4])
def test_robots_do_not_push_to_and_fro_for_ever(discarded: int) -> None:
    """Each card is drawn once, those of the discard pile, too; then the chain is over (RL-104)."""
    table = beside_two_mac_rooms("sarah")
    robot = CARDS.parse("robot")
    table.deck, table.discard = (robot,) * 3, (robot,) * discarded
    choose(table, "move e")
    drawn = [event for event in table.news if event.kind == "card"]
    assert len(drawn) == 3 + discarded
    assert (len(table.deck), len(table.discard)) == (0, 3 + discarded)
    assert GAME.differences(table, {"at": {"sarah": "e4"}}) == []


def test_panic_does_not_carry_to_and_fro_for_ever() -> None:
    table = beside_two_mac_rooms("max", "kevin")
    table.deck, table.discard = (CARDS.parse("panic"),) * 4, ()
    choose(table, "carry kevin e")
    assert len([event for event in table.news if event.kind == "card"]) == 4
