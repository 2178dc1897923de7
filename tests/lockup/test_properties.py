"""Random games for every number of players, side and level keep every invariant."""

from collections.abc import Callable

import pytest

from cellmates import lockup
from cellmates.kernel.dice import Dice
from cellmates.testing import conformance as kit
from tests.lockup import invariants
from tests.lockup.configurations import CONFIGURATIONS
from tests.lockup.games import play_checked
from tests.lockup.invariants import Broken

GAMES = 16
"""How many games are played of each configuration."""

KIT_EVERY = 8
"""One in so many games is played under the whole conformance kit."""


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_random_games(name: str) -> None:  # LK-1.14
    for number in range(GAMES):
        play_checked(CONFIGURATIONS[name], number, one_in=20 if number % KIT_EVERY == 0 else 0)


def test_bandit_cubes_at_setup_are_conserved() -> None:  # LK-2.16
    for number in range(6):
        play_checked({"seats": 3, "bandit_cube_at_setup": True}, number)


@pytest.mark.parametrize("mode", lockup.GAME.modes)
def test_whole_games_conform(mode: str) -> None:
    seats = lockup.GAME.seats[mode][-1]
    table = kit.check_game(lockup.GAME, {"mode": mode, "seats": seats}, seats, b"k" * 32, 60)
    assert table.over


# The invariants themselves notice what they should.


def middle() -> lockup.Table:
    """A game alone, in its third round or later."""
    table = lockup.deal(lockup.Config(solo="expert"), b"m" * 32)
    dice = Dice(bytes(32))
    while table.round_number < 3:
        table.choose(*kit.random_choice(table, dice))
    invariants.check(table)
    return table


def lose_a_cube(t: lockup.Table) -> None:
    t.supply[0] -= 1


def make_power(t: lockup.Table) -> None:
    t.power[0] += 1


def lose_suspicion(t: lockup.Table) -> None:
    t.suspicion_supply -= 1


def owe_stars(t: lockup.Table) -> None:
    t.stars[0] = -1


def double_an_item(t: lockup.Table) -> None:
    t.items[0] = (*t.items[0], t.item_deck[0])


def lose_a_goon(t: lockup.Table) -> None:
    t.goon_deck = t.goon_deck[1:]


def swap_a_tome(t: lockup.Table) -> None:
    t.tome_deck = (0, *t.tome_deck[1:])  # the Big Book is not in the solo deck


def lose_a_guard(t: lockup.Table) -> None:
    t.guard_deck = t.guard_deck[1:]


def box_a_token(t: lockup.Table) -> None:
    t.token_at[0] = -2


def hide_in_the_cell(t: lockup.Table) -> None:
    t.token_at[0] = -1
    t.face_down |= 1


def shrink_the_display(t: lockup.Table) -> None:
    t.item_deck = (*t.item_deck, *[item for item in t.display[2:] if item >= 0])
    del t.display[2:]


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lose_a_cube, "24 cubes of kind 0"),
        (make_power, "23 power cubes"),
        (lose_suspicion, "11 suspicion cubes"),
        (owe_stars, "less than no stars"),
        (double_an_item, "items lost or doubled"),
        (lose_a_goon, "goons lost or doubled"),
        (swap_a_tome, "tomes lost or doubled"),
        (lose_a_guard, "guards lost or doubled"),
        (box_a_token, "token at -2"),
        (hide_in_the_cell, "face down where nothing can be hidden"),
        (shrink_the_display, "another size of the display"),
    ],
)
def test_a_broken_table_is_noticed(spoil: Callable[[lockup.Table], None], what: str) -> None:
    table = middle()
    spoil(table)
    with pytest.raises(Broken, match=what):
        invariants.check(table)
