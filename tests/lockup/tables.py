"""Tables to look at: positions laid out in words, and moments of played games."""

from collections.abc import Mapping
from typing import Any

from cellmates import lockup
from cellmates.kernel import Dice
from cellmates.testing import conformance as kit


def laid_out(position: Mapping[str, Any], **keys: object) -> lockup.Table:
    """A table as a scenario would describe it."""
    table = lockup.GAME.position(keys, position)
    assert isinstance(table, lockup.Table)
    table.listen()
    return table


def played(choices: int, seed: int = 0, **keys: object) -> lockup.Table:
    """A game after so many random choices."""
    table = lockup.deal(lockup.Config(**keys), seed.to_bytes(32, "big"))
    table.listen()
    kit.play(table, Dice(seed.to_bytes(32, "little")), choices)
    return table


def moments(games: int = 3, every: int = 11, **keys: object) -> list[lockup.Table]:
    """Tables from all over some games, none of them over."""
    found: list[lockup.Table] = []
    for seed in range(games):
        table = played(0, seed, **keys)
        dice = Dice(seed.to_bytes(32, "little"))
        while not table.over:
            found.append(table.clone())
            kit.play(table, dice, every)
    return found


def choose(table: lockup.Table, *choices: str) -> None:
    """Make choices written as in a scenario: `0: token ?5`."""
    for choice in choices:
        seat, _, text = choice.partition(": ")
        table.choose(int(seat), table.options.parse(text))


def offers(table: lockup.Table, seat: int) -> list[str]:
    """What a seat is offered, in words."""
    return [table.options.text(option) for option in table.decision(seat).options]
