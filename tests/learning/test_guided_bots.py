"""Bots that search and judge by a net: what it is told, and that no secret reaches a choice."""

from typing import Any

import pytest

from cellmates import bots, room25
from cellmates.bots.learned import shipped_net, weights_of
from cellmates.bots.net import UnfitNet
from cellmates.bots.room25 import guided
from cellmates.bots.room25.party_encoding import CELL, LAYOUT, encode_party
from cellmates.bots.room25.value import parties, party
from cellmates.bots.sitting import play
from cellmates.kernel.dice import Dice
from cellmates.learning.curriculum import curriculum_of
from cellmates.learning.room25 import symmetries, turned
from cellmates.room25.names import ROOMS
from tests.bots.test_thinking import as_it_is, other_secrets, played, short_thoughts
from tests.learning.nets import some_judge, some_net

__all__ = ["short_thoughts"]  # a fixture

KINDS: list[tuple[str, dict[str, object]]] = [
    ("room25", {"mode": "suspicion", "seats": 5}),
    ("room25", {"mode": "cooperation", "seats": 4, "complex_preset": "coop_easy"}),
    ("lockup", {"seats": 2}),
    ("lockup", {"solo": "expert"}),
]


def make(game: str, _: str, seed: bytes, config: Any) -> bots.Bot:
    """A guided bot whose net has learnt nothing."""
    curriculum = curriculum_of(game)
    bot = curriculum.learned_bot(seed, JUDGES[game])
    bot.prepare(config)
    return bot


JUDGES = {game: some_judge(curriculum_of(game)) for game in ("room25", "lockup")}


@pytest.mark.usefixtures("short_thoughts")
@pytest.mark.parametrize(("game", "keys"), KINDS, ids=str)
def test_what_a_seat_cannot_know_changes_no_choice(game: str, keys: dict[str, object]) -> None:
    real = played(game, keys, "", 20, as_it_is, make)
    assert len(real) > 10
    assert played(game, keys, "", 20, other_secrets, make) == real


@pytest.mark.usefixtures("short_thoughts")
def test_another_net_makes_other_choices() -> None:
    """So the net is asked at all."""
    keys: dict[str, object] = {"mode": "suspicion", "seats": 5}
    assert played("room25", keys, "", 60, as_it_is, make) != played(
        "room25", keys, "mastermind", 60, as_it_is
    )


@pytest.mark.usefixtures("short_thoughts")
def test_the_learned_bot_of_room_25_plays_to_the_end() -> None:
    assert len(weights_of("room25").read_bytes()) <= 1024 * 1024
    config = room25.Config(mode="cooperation", seats=3)
    table = room25.deal(config, bytes(32))
    seated = [bots.make("room25", "learned", bytes([seat]), config) for seat in range(3)]
    assert all(type(bot) is guided.GuidedBot for bot in seated)
    play(table, seated)
    assert table.over


def test_a_net_that_picks_cannot_judge() -> None:
    with pytest.raises(UnfitNet, match="their game is room25, not room25_party"):
        guided.GuidedBot(bytes(32), some_net(curriculum_of("room25")))


def test_a_party_is_told_with_all_its_people_and_rooms() -> None:
    table = room25.deal(room25.Config(mode="suspicion", seats=6), bytes([5]) * 32)
    mine = party(table, 0)
    told = encode_party(table, mine)
    assert len(told) == LAYOUT.size
    people = LAYOUT.field("people").offset
    assert told[people : people + 8] == bytes([mine >> who & 1 for who in range(8)])
    cells = LAYOUT.field("cells").offset
    rooms = [told[cells + CELL * cell : cells + CELL * (cell + 1)] for cell in range(25)]
    assert [each.index(1) for each in rooms] == [table.room[tile] for tile in table.tile_at]
    middle = rooms[12][len(ROOMS) :]
    assert middle[3] + middle[4] == 6  # all stand in the middle, guards apart from prisoners
    assert middle[3] == mine.bit_count()


def test_what_a_party_has_not_seen_is_told() -> None:
    table = room25.deal(room25.Config(mode="cooperation", seats=2), bytes([5]) * 32)
    mine = parties(table)[0][0]
    before = encode_party(table, mine)
    hidden = next(tile for tile in range(25) if not table.up >> tile & 1 and not table.seen[tile])
    table.seen[hidden] |= 1
    after = encode_party(table, mine)
    place = LAYOUT.field("cells").offset + CELL * table.cell_of[hidden] + len(ROOMS) + 1
    assert (before[place], after[place]) == (0, 1)


def test_eight_ways_to_look_at_the_complex() -> None:
    assert len({tuple(turned(cell, way) for cell in range(25)) for way in range(8)}) == 8
    neighbours = {frozenset((cell, other)) for cell in range(25) for other in _beside(cell)}
    for way, order in enumerate(symmetries()):
        assert sorted(order) == list(range(LAYOUT.size))
        moved = {frozenset(turned(cell, way) for cell in pair) for pair in neighbours}
        assert moved == neighbours


def _beside(cell: int) -> list[int]:
    row, column = divmod(cell, 5)
    found = []
    if column < 4:
        found.append(cell + 1)
    if row < 4:
        found.append(cell + 5)
    return found


def test_the_net_that_comes_along_prefers_what_is_better() -> None:
    """More rounds left are never much worse for a party that stands as it stands."""
    judge = guided.judge_by(shipped_net("room25"))
    table = room25.deal(room25.Config(mode="cooperation", seats=4), bytes([8]) * 32)
    play(table, [bots.make("room25", "careful", bytes([seat])) for seat in range(4)], most=30)
    imagined = table.reimagine(0, Dice(bytes(32)))
    chances = []
    for left in (1, 3, 6):
        imagined.remaining = left
        chances.append(judge(imagined, 0))
    assert chances == sorted(chances)
    assert chances[0] < 0.1
