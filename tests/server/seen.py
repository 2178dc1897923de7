"""What a client sees after it was told something, as docs/server.md says."""

from typing import Any

Json = dict[str, Any]


def seen_after(view: Json, told: Json) -> Json:
    """The view, brought up to date."""
    if told["whole"]:
        assert "parts" not in told
        return dict(told["view"])
    seen = {**view, **told["view"]}
    for key, entries in told.get("parts", {}).items():
        seen[key] = {**seen[key], **entries}
    return seen


STANDING: Json = {"decision": None, "may": [], "can_take_back": False, "clocks": []}


def told_after(before: Json, told: Json) -> Json:
    """What was told, with what was not mentioned because it has not changed."""
    if told["whole"]:
        assert STANDING.keys() <= told.keys()
        return told
    return {**{key: before.get(key, STANDING[key]) for key in STANDING}, **told}
