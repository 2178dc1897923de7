"""What a seat imagines could be the truth, is not the truth itself, and is evenly spread."""

from collections import Counter

import pytest

from cellmates import room25
from cellmates.kernel import Dice
from cellmates.room25 import GAME, stock
from cellmates.room25.board import CELLS
from cellmates.room25.names import GUARD, RED, ROOM_25, ROOMS
from cellmates.room25.reimagining import Guess, reimagine
from cellmates.testing import conformance as kit
from tests.room25.configurations import COMBINATIONS, Combination

DICE = Dice(bytes(range(32)))


def played(config: room25.Config, seed: int, choices: int) -> room25.Table:
    table = room25.deal(config, seed.to_bytes(32, "big"))
    kit.play(table, Dice(seed.to_bytes(32, "little")), choices)
    return table


def colours(rooms: list[str]) -> Counter[str]:
    return Counter(stock.tiles()[room].colour for room in rooms)


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda combination: combination.name)
def test_an_imagined_complex_could_have_been_dealt(combination: Combination) -> None:
    for number, keys in enumerate(combination.variants):
        config = room25.Config(**keys)
        table = played(config, number, 20)
        for seat in (None, 0):
            imagined = table.reimagine(seat, DICE)
            rooms = [ROOMS[room] for room in imagined.dealt]
            assert len(rooms) == 25
            assert colours(rooms) == colours([ROOMS[room] for room in table.dealt])
            counts = Counter(rooms)
            for kind, needed in config.complex.counts.items():
                assert counts[kind] >= needed
            for kind, there in counts.items():
                tile = stock.tiles()[kind]
                assert there <= tile.boxes[config.box]
                assert (
                    config.rule_level == "ultimate"
                    or tile.level == "basic"
                    or kind in (config.complex.counts)
                )
                if kind in config.exit_zone_reserved:
                    at = [tile for tile in range(25) if ROOMS[imagined.dealt[tile]] == kind]
                    assert all(table.outer >> handle & 1 for handle in at)


@pytest.mark.parametrize("red", [2, 20], ids=["likely", "impossible"])
def test_a_guess_changes_which_rooms_lie_where_but_not_which_there_are(red: int) -> None:
    """A draw that leaves no place for a room is given up as a whole; and the same dice draw the
    same table whatever the truth is."""
    table = played(room25.Config(mode="suspicion", seats=6), 3, 30)
    other = table.reimagine(0, DICE)
    hidden = [t for t in range(25) if not table.is_up(t) and not table.seen[t] & 1]
    guess = Guess(dict.fromkeys(hidden[:red], 1 << RED), -1)
    for number in range(40):
        dice = bytes([number]) * 32
        imagined = reimagine(table, 0, Dice(dice), guess)
        assert sorted(imagined.room) == sorted(table.room)
        assert imagined.room == reimagine(other, 0, Dice(dice), guess).room


def test_the_exit_is_imagined_in_every_corner_alike() -> None:
    table = room25.deal(room25.Config(), bytes(32))
    where = Counter(table.reimagine(0, DICE).room.index(ROOM_25) for _ in range(1200))
    outer = [tile for tile in range(25) if table.outer >> tile & 1]
    assert sorted(where) == outer
    assert all(60 < count < 150 for count in where.values())


def test_rooms_that_may_lie_anywhere_are_imagined_everywhere_alike() -> None:
    """Before anything is seen, each is inside as often as there is room beside the reserved."""
    config = room25.Config()
    table = room25.deal(config, bytes(32))
    free = [room for room in set(table.room) if not config.reserved >> room & 1]
    unknown = [tile for tile in range(25) if not table.up >> tile & 1]
    inside = [tile for tile in unknown if not table.outer >> tile & 1]
    there = Counter(table.room[tile] for tile in unknown)
    anywhere = sum(there[room] for room in free)
    draws = 600
    found: Counter[int] = Counter()
    for _ in range(draws):
        twin = table.reimagine(None, DICE)
        found.update(twin.room[tile] for tile in inside)
    for room in free:
        if there[room]:
            expected = draws * len(inside) * there[room] / anywhere
            assert found[room] == pytest.approx(expected, abs=5 * expected**0.5), ROOMS[room]


def test_guards_are_imagined_among_all_others_alike() -> None:
    table = room25.deal(room25.Config(seats=6), bytes(32))
    me = next(who for who in table.playing if table.roles[who] != GUARD)
    seen: Counter[int] = Counter()
    for _ in range(1000):
        imagined = table.reimagine(table.seat_of[me], DICE)
        guards = [who for who in table.playing if imagined.roles[who] == GUARD]
        assert len(guards) == 2
        seen.update(guards)
    assert me not in seen
    assert all(320 < seen[who] < 480 for who in table.playing if who != me)


def test_hidden_programs_and_decks_are_imagined() -> None:
    table = room25.deal(room25.Config(mode="cooperation", seats=4), bytes(32))
    while table.view(0)["phase"] != "action":
        table.choose(*kit.random_choice(table, DICE))
    others = [who for who in table.playing if table.seat_of[who] != 0]
    programs = set()
    decks = set()
    for _ in range(30):
        imagined = table.reimagine(0, DICE)
        programs.add(tuple(imagined.second[who] for who in others))
        decks.add(imagined.deck)
        for who in table.playing:
            if table.seat_of[who] == 0:
                assert (imagined.first[who], imagined.second[who]) == (
                    table.first[who],
                    table.second[who],
                )
        assert sorted(imagined.deck) == sorted(table.deck)
    assert len(programs) > 5
    assert len(decks) > 5


def test_what_one_knows_is_not_imagined_otherwise() -> None:
    for seed in range(20):
        table = played(room25.Config(seats=6), seed, 60)
        for seat in range(6):
            imagined = table.reimagine(seat, DICE)
            for tile in range(25):
                if table.is_up(tile) or table.seen[tile] >> seat & 1:
                    assert imagined.room[tile] == table.room[tile]


def test_the_last_hidden_tile_of_a_free_complex_stays_unknown() -> None:
    config = room25.Config(mode="competition", seats=2)
    table = room25.deal(config, bytes(32))
    green = next(t for t in range(25) if 3 <= table.room[t] <= 8)
    table.up = (1 << 25) - 1 & ~(1 << green)
    table.seen = [0xFFFF if tile != green else 0 for tile in range(25)]
    rooms = {table.reimagine(0, DICE).room[green] for _ in range(40)}
    assert len(rooms) > 1


def test_talk_that_was_not_heard_is_forgotten() -> None:
    config = room25.Config(mode="team", seats=4, team_talk="team_channel")
    table = room25.deal(config, bytes(32))
    for seat in range(4):
        table.choose(seat, room25.OPTIONS.parse("claim a5 red"))
        table.choose(seat, room25.OPTIONS.parse("agree"))
    imagined = table.reimagine(0, DICE)
    assert {claim[0] for claim in imagined.claims} == {0, 2}
    assert {said[1] for said in imagined.said} == {0, 2}
    assert {claim[0] for claim in table.claims} == {0, 1, 2, 3}


def test_a_search_leaves_the_dice_of_the_table_alone() -> None:
    table = room25.deal(room25.Config(), bytes(32))
    block = (table.dice.block, table.dice.used)
    imagined = table.reimagine(0, DICE)
    assert imagined.dice.seed != table.dice.seed
    kit.play(imagined, DICE, 50)
    assert (table.dice.block, table.dice.used) == block


HACK = """
?empty ?empty ?room_25 ?empty ?empty
?empty ?empty empty    ?empty ?empty
?empty ?empty central  ?empty ?empty
?empty ?empty ?empty   ?empty ?empty
?empty ?empty ?empty   ?empty ?empty
"""


def kevin_beside_the_exit(hack_blue: str) -> room25.Table:
    """Kevin, seat 0, is asked what to hack; Max, seat 1, watches. The exit lies hidden at c5."""
    kevin = {"at": "c4", "program": ["special"]}
    position = {"turn": 2, "order": ["kevin", "max"], "complex": HACK, "robots": ["c3"]}
    keys = {"mode": "competition", "kevin_hack_blue": hack_blue}
    table = GAME.position(keys, {**position, "kevin": kevin, "max": {"program": ["look"]}})
    assert isinstance(table, room25.Table)
    return table


def imagined_exits(table: room25.Table, seat: int) -> set[str]:
    """Where a seat imagines the exit."""
    found: set[str] = set()
    for _ in range(400):
        imagined = table.reimagine(seat, DICE)
        found.add(CELLS[imagined.cell_of[imagined.room.index(ROOM_25)]])
    return found


HIDDEN = {cell for cell in CELLS if cell not in ("c3", "c4")}


def test_where_blue_cannot_be_hacked_kevin_learns_what_is_blue() -> None:  # ED-10
    table = kevin_beside_the_exit("any_blue")
    refused = [room25.OPTIONS.parse(f"hack {pair}") for pair in ("b4 c5", "c5 d4")]
    assert not set(refused) & set(table.decision(0).options)
    assert imagined_exits(table, 0) == {"c5"}
    table.choose(0, room25.OPTIONS.parse("hack b4 d4"))
    assert imagined_exits(table, 0) == {"c5"}
    assert imagined_exits(table, 1) == HIDDEN - {"b4", "d4"}
    for seat, text in (
        (1, "look e"), (0, "program move special"), (1, "program push"), (1, "now"), (0, "move e"),
        (0, "hack d5 e4"),
    ):  # fmt: skip
        table.choose(seat, room25.OPTIONS.parse(text))
    assert imagined_exits(table, 1) == HIDDEN - {"b4", "d3", "d4", "d5", "e4"}


def test_where_only_revealed_blue_is_left_alone_nobody_learns_anything() -> None:
    table = kevin_beside_the_exit("revealed_only")
    assert imagined_exits(table, 0) == HIDDEN
    table.choose(0, room25.OPTIONS.parse("hack b4 c5"))
    assert imagined_exits(table, 0) == imagined_exits(table, 1) == HIDDEN


def test_what_kevin_found_not_to_be_blue_he_remembers() -> None:
    table = kevin_beside_the_exit("any_blue")
    table.choose(0, room25.OPTIONS.parse("order 1 move s"))
    assert imagined_exits(table, 0) == {"c5"}
    assert imagined_exits(table, 1) == HIDDEN - {"c2"}
