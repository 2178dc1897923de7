"""Dice fall the same way again for the same seed, and evenly."""

import pytest

from cellmates.kernel.dealing import commitment
from cellmates.kernel.dice import Dice


def throws(dice: Dice, limit: int, number: int) -> list[int]:
    return [dice.below(limit) for _ in range(number)]


def test_the_stream_is_the_same_on_every_machine() -> None:
    assert throws(Dice(bytes(32)), 1000, 8) == [423, 386, 872, 190, 23, 612, 807, 978]
    assert throws(Dice(bytes(range(32))), 6, 8) == throws(Dice(bytes(range(32))), 6, 8)


def test_another_seed_gives_another_stream() -> None:
    assert throws(Dice(bytes(32)), 1000, 8) != throws(Dice(bytes([1] * 32)), 1000, 8)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {len(seed)}"):
        Dice(seed)


def test_throws_are_even() -> None:
    counts = [0] * 6
    for throw in throws(Dice(bytes(32)), 6, 6000):
        counts[throw] += 1
    assert all(900 < count < 1100 for count in counts)


def test_a_limit_that_does_not_divide_the_span_stays_even() -> None:
    limit = (1 << 32) // 2 + 1  # nearly every second word is thrown away
    dice = Dice(bytes(32))
    assert all(0 <= throw < limit for throw in throws(dice, limit, 200))
    assert dice.block > 200 // 16 + 1


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    dice = Dice(bytes(32))
    seen = set()
    for _ in range(200):
        items = [1, 2, 3]
        dice.shuffle(items)
        assert sorted(items) == [1, 2, 3]
        seen.add(tuple(items))
    assert len(seen) == 6


def test_a_clone_falls_the_same_way_and_a_fork_does_not() -> None:
    dice = Dice(bytes(32))
    throws(dice, 6, 21)
    twin = dice.clone()
    assert throws(twin, 1000, 40) == throws(dice.clone(), 1000, 40)
    fork = dice.clone().fork()
    assert throws(fork, 1000, 8) != throws(dice, 1000, 8)


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(bytes(32)) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )
