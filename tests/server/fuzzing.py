"""Messages made up from the published schema, messages that break it, and plain nonsense."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

Schema = Mapping[str, Any]

nonsense: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
"""Any JSON."""


def fitting(schema: Schema, defs: Mapping[str, Schema]) -> st.SearchStrategy[Any]:
    """Values that a schema allows, as far as msgspec writes schemas."""
    if "$ref" in schema:
        return st.deferred(lambda: fitting(defs[schema["$ref"].rpartition("/")[2]], defs))
    if "anyOf" in schema:
        return st.one_of([fitting(each, defs) for each in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(list(schema["enum"]))
    kind = schema.get("type")
    if kind == "object":
        return _object(schema, defs)
    if kind == "array":
        return st.lists(fitting(schema["items"], defs), max_size=4)
    if kind == "string":
        if "pattern" in schema:
            found = st.from_regex(schema["pattern"].replace("$", r"\Z"))
            most = schema.get("maxLength", 1000)
            return found.filter(lambda text: schema.get("minLength", 0) <= len(text) <= most)
        return st.text(min_size=schema.get("minLength", 0), max_size=schema.get("maxLength", 100))
    if kind == "integer":
        low = schema.get("minimum", -(2**31))
        return st.integers(low, min(low + 40, schema["maximum"])) | st.integers(
            low, schema["maximum"]
        )
    if kind == "number":
        low = schema.get("minimum", schema.get("exclusiveMinimum", 0) + 0.01)
        return st.floats(low, schema["maximum"])
    plain = {"boolean": st.booleans(), "null": st.none()}
    return plain.get(str(kind), nonsense)


def _object(schema: Schema, defs: Mapping[str, Schema]) -> st.SearchStrategy[dict[str, Any]]:
    if "properties" not in schema:
        values = schema.get("additionalProperties", {})
        inner = fitting(values, defs) if values else nonsense
        return st.dictionaries(st.text(max_size=8), inner, max_size=3)
    known = {key: fitting(each, defs) for key, each in schema["properties"].items()}
    needed = {key: each for key, each in known.items() if key in schema.get("required", ())}
    return st.fixed_dictionaries(
        needed, optional={key: each for key, each in known.items() if key not in needed}
    )


@st.composite
def breaking(draw: st.DrawFn, messages: st.SearchStrategy[dict[str, Any]]) -> dict[str, Any]:
    """Messages with one thing replaced, left out or added."""
    message = dict(draw(messages))
    key = draw(st.sampled_from([*message, "more"]))
    if draw(st.booleans()):
        message[key] = draw(nonsense)
    else:
        message.pop(key, None)
    return message
