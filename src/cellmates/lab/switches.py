"""Every switch of the rules, one at a time, each with all the other values that it can have."""

from collections.abc import Mapping
from typing import Any

from cellmates.kernel.game import Game, Setting

TRIED = ("flag", "choice", "some")
"""Kinds of settings whose values can be listed; others are for people to choose."""


def other_values(game: Game, keys: Mapping[str, object], config: Any) -> list[dict[str, object]]:
    """For each setting that matters with this configuration, and each value that it could have
    instead, the key with that value; what the rules do not allow here is left out."""
    terms = game.terms(config)
    matters, values = terms.get("matters"), terms.get("values")
    now: Mapping[str, object] = values if isinstance(values, Mapping) else {}
    found: list[dict[str, object]] = []
    for setting in game.settings():
        if setting.kind not in TRIED or setting.key == "mode":
            continue
        if isinstance(matters, list) and setting.key not in matters:
            continue
        here = now.get(setting.key, setting.default)
        for value in _values(setting):
            if _same(value, here):
                continue
            try:
                game.config({**keys, setting.key: value})
            except ValueError:
                continue
            found.append({setting.key: value})
    return found


def _values(setting: Setting) -> list[object]:
    if setting.kind == "flag":
        return [False, True]
    if setting.kind == "some":  # the default is always in it
        default = list(setting.default)
        others = [value for value in setting.values if value not in default]
        return [[*default, value] for value in others]
    return list(setting.values)


def _same(one: object, other: object) -> bool:
    if isinstance(one, list) and isinstance(other, list | tuple):
        return sorted(map(str, one)) == sorted(map(str, other))
    return one == other
