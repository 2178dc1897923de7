"""Whatever a host can choose has words in every language."""

import pytest

from cellmates.games import GAMES
from cellmates.locale import Texts, languages
from cellmates.server.lobby.configuring import game_details

ON_THEIR_OWN = {
    "mode", "edition", "rule_level", "solo", "guards", "characters", "crews", "cards",
}  # fmt: skip
"""Keys with fields and words of their own on the page."""


@pytest.mark.parametrize("language", languages())
def test_every_setting_and_value_has_words(language: str) -> None:
    texts = Texts(language)
    missing = []
    for game in GAMES:
        details = game_details(game)
        for setting in details.settings:
            if setting.key in ON_THEIR_OWN:
                continue
            if f"switch-{setting.key}" not in texts:
                missing.append(f"switch-{setting.key}")
            for value in setting.values:
                names = (f"value-{setting.key}-{value}", f"room-{value}")
                told = isinstance(value, int) or setting.key == "ui_memory_aid" or value == "seat"
                if not told and not any(name in texts for name in names):
                    missing.append(names[0])
        for found in details.complexes:
            if f"complex-{found.id}" not in texts:
                missing.append(f"complex-{found.id}")
        missing += [room for room in details.rooms if f"room-{room}" not in texts]
    assert missing == []
