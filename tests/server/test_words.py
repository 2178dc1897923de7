"""Whatever a host can choose has words in every language."""

import pytest

from cellmates.games import GAMES
from cellmates.locale import Texts, languages
from cellmates.server.lobby.configuring import game_details

ON_THEIR_OWN = {
    "mode", "edition", "rule_level", "solo", "guards", "characters", "crews", "cards",
    "any_rooms",
}  # fmt: skip
"""Keys with fields and words of their own on the page."""

NO_RULES = {"madness", "any_rooms", "ui_memory_aid"}
"""Keys that are no rules which could depart from a book."""


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
            if f"group-{setting.group}" not in texts:
                missing.append(f"group-{setting.group}")
            if setting.key not in NO_RULES and f"rule-{setting.key}" not in texts:
                missing.append(f"rule-{setting.key}")
        for found in details.material.get("complexes", []):
            if f"complex-{found['id']}" not in texts:
                missing.append(f"complex-{found['id']}")
        rooms = details.material.get("rooms", {})
        missing += [room for room in rooms if f"room-{room}" not in texts]
        for preset in details.presets:
            name = f"edition-{preset.name}" if preset.book else f"preset-{preset.name}"
            missing += [
                id
                for id in (name, f"{game}-preset-{preset.name}", f"weight-{details.weight}")
                if id not in texts
            ]
    assert missing == []
