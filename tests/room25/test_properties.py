"""Random games of every mode, edition, level and number of seats keep every invariant."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cellmates import room25
from cellmates.room25 import stock
from tests.room25.configurations import COMBINATIONS, LEVELS, Combination
from tests.room25.games import play_checked

GAMES = 16
"""How many games are played of each mode, edition and level, shared out among the seats.

`make soak` plays any number of them.
"""

KIT_EVERY = 20
"""One in so many games is played under the whole conformance kit."""


def test_every_mode_edition_and_level_is_there() -> None:
    assert len(COMBINATIONS) == 65
    seats = {(v["mode"], v["seats"]) for c in COMBINATIONS for v in c.variants}
    assert seats == {(mode, n) for mode, many in room25.GAME.seats.items() for n in many}


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda combination: combination.name)
def test_random_games(combination: Combination) -> None:
    for number in range(GAMES):
        keys = combination.variants[number % len(combination.variants)]
        play_checked(keys, number, one_in=25 if number % KIT_EVERY == 0 else 0)


def _values(key: str) -> list[object]:
    """Everything a switch can be, or a few examples where there is no end to it."""
    switch = stock.switches()[key]
    if switch.kind == "flag":
        return [False, True]
    if switch.kind == "complex":
        return list(stock.complexes())
    if switch.kind == "tiles":
        return [[], ["room_25"], ["room_25", "robot"], ["jamming", "mirror", "vortex"]]
    if switch.kind == "some":
        return [list(switch.values[: n + 1]) for n in range(len(switch.values))]
    return [*switch.values, *([0, 3] if switch.kind == "seat" else [])]


SWITCHES = [key for key in stock.switches() if key not in ("mode", "rule_level", "madness")]
SETTINGS = st.sampled_from(SWITCHES).flatmap(
    lambda key: st.tuples(st.just(key), st.sampled_from(_values(key)))
)


def _refusal(keys: dict[str, object]) -> str:
    """Why a configuration cannot be played; nothing if it can."""
    try:
        room25.Config(**keys)
    except room25.ConfigError as error:
        return str(error)
    return ""


@given(data=st.data(), changes=st.lists(SETTINGS, max_size=3), seed=st.integers(0, 10_000))
@settings(max_examples=150)
def test_any_switch_can_be_thrown(
    data: st.DataObject, changes: list[tuple[str, object]], seed: int
) -> None:
    mode = data.draw(st.sampled_from(room25.GAME.modes))
    keys: dict[str, object] = {
        "mode": mode,
        "edition": data.draw(st.sampled_from(list(stock.editions()))),
        "seats": data.draw(st.sampled_from(room25.GAME.seats[mode])),
        **LEVELS[data.draw(st.sampled_from(list(LEVELS)))],
        **dict(changes),
    }
    refusal = _refusal(keys)
    if refusal:
        assert refusal.partition(" ")[0].strip(":") in {*keys, "complex_preset"}
        return
    views_forget = keys.get("ui_memory_aid") == "none"  # see kit.check_news
    play_checked(keys, seed, one_in=0 if views_forget else 40)
