"""Which configurations the research environments are tested in."""

import pytest

from cellmates.games import GAMES

SOME = [
    ("room25", {"mode": "suspicion", "seats": 6}),
    ("room25", {"mode": "cooperation", "seats": 1}),
    ("room25", {"mode": "team", "seats": 4}),
    ("lockup", {"mode": "basic", "seats": 2}),
    ("lockup", {"mode": "advanced_solo", "seats": 1}),
]


def every() -> list[tuple[str, dict[str, object]]]:
    """Every mode of every game, for every number of seats."""
    return [
        (name, {"mode": mode, "seats": seats})
        for name, game in GAMES.items()
        for mode, numbers in game.seats.items()
        for seats in numbers
    ]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that ask for `game` and `keys` without saying which get some, or every one."""
    marked = any("keys" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "keys" in metafunc.fixturenames and not marked:
        chosen = every() if metafunc.config.getoption("--every-mode") else SOME
        names = [f"{game}-{keys['mode']}-{keys['seats']}" for game, keys in chosen]
        metafunc.parametrize(("game", "keys"), chosen, ids=names)
    if "processes" in metafunc.fixturenames:
        every_one = metafunc.config.getoption("--every-mode")
        metafunc.parametrize("processes", [1, 2, 3] if every_one else [1])
    if "playthrough_of" in metafunc.fixturenames:
        long = ["python_lockup(mode=solo,deals=2)"]
        every_one = metafunc.config.getoption("--every-mode")
        short = ["python_room25(mode=solo,deals=2)"]
        metafunc.parametrize("playthrough_of", short + long if every_one else short)
