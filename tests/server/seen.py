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
