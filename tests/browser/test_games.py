"""Whole games in real browsers: two people and bots, with a reload in the middle."""

from typing import Any

import pytest

from tests.browser.ahead import gather_ahead
from tests.browser.conftest import Someone
from tests.browser.hooks import RESULT, TABLE
from tests.browser.playing import gather, play, settle
from tests.browser.truth import compare

KINDS: list[tuple[str, dict[str, Any], str]] = [
    ("room25", {"mode": "suspicion", "seats": 5}, "pl-PL"),
    ("lockup", {"seats": 3}, "ru-RU"),
]


@pytest.mark.parametrize(("game", "config", "locale"), KINDS)
def test_two_people_and_bots_play_to_the_end(
    game: str,
    config: dict[str, Any],
    locale: str,
    someone: Someone,
    pytestconfig: pytest.Config,
) -> None:
    """Lockup from its fifth round, unless `--whole-games` is asked for."""
    ania = someone("Ania", "phone", locale)
    ben = someone("Ben", "desktop", "en-GB")
    watcher = someone("Wiktor", "desktop", "cs-CZ")
    if game == "room25" or pytestconfig.getoption("whole_games"):
        table = gather(ania, [ben], game=game, config=config)
    else:
        table = gather_ahead(
            ania, [ben], until=lambda player: player.view["round"] >= 5, game=game, config=config
        )
    watcher.go(f"/t/{table}")
    play([ania, ben], until=lambda: len(ania.chosen) >= 3)
    settle([ania, ben, watcher])
    before = ania.picture()
    ania.reload()
    ania.find(TABLE).wait_for()
    settle([ania, ben, watcher])
    assert ania.picture() == before
    play([ania, ben])
    watcher.find(RESULT).wait_for()
    assert ania.find("html").get_attribute("lang") == locale[:2]
    assert len(ania.wire.sockets) >= 2
    compare(table, {0: ania, 1: ben, None: watcher})
