"""TypeScript for the page, from the schema: `python -m cellmates.server.protocol.typescript`."""

import sys
from typing import Any

from cellmates.server.protocol.schema import schema

_HEAD = "// Made from the server's schema by `python -m cellmates.server.protocol.typescript`.\n"

_TAIL = """
/** What a seat or a spectator sees; each game has a shape of its own. */
export type View = Record<string, unknown>;

export type Command = PlayCommand | LobbyCommand | OnlyHere | Mix | Reveal | Rename | Note;

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;

/** Commands without their id, which the link gives them. */
export type Wish = WithoutId<Command>;
"""

_UNIONS = {
    "client": "FromClient",
    "server": "FromServer",
    "lobby": "LobbyCommand",
    "play": "PlayCommand",
}
_TAKEN = ("client", "lobby", "play", "new_table", "sit", "me", "config_to_check", "begin_try")
_NAMES = {
    "Asked": "Decision",
    "CardFaces": "Faces",
    "ClockState": "Clock",
    "OutcomeInfo": "Outcome",
    "PlayedTutorial": "Tutorial",
    "SeatInfo": "Seat",
}
"""What the page calls by another name than the server, which has a thing of that name itself."""

_PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """All types that cross the wire."""
    told = schema()
    types = told["$defs"]
    given: set[str] = set()
    for key, each in told.items():
        if key != "$defs" and key not in _TAKEN:
            _reach(each, types, given)
    parts = [_interface(name, body, name in given) for name, body in types.items()]
    parts += [f"export type {name} = {_type(told[key])};\n" for key, name in _UNIONS.items()]
    return "\n".join([_HEAD, *parts]) + _TAIL


def _reach(node: Any, types: dict[str, Any], given: set[str]) -> None:
    """Note every type that is part of what the server gives."""
    if isinstance(node, list):
        for each in node:
            _reach(each, types, given)
    elif isinstance(node, dict):
        name = _referred(node)
        if name is not None and name not in given:
            given.add(name)
            _reach(types[name], types, given)
        for key, each in node.items():
            if key not in ("default", "discriminator"):
                _reach(each, types, given)


def _referred(node: dict[str, Any]) -> str | None:
    target = node.get("$ref")
    return target.rpartition("/")[2] if isinstance(target, str) else None


def _interface(name: str, body: dict[str, Any], given: bool) -> str:
    lines = [f"/** {' '.join(body['description'].split())} */"]
    lines.append(f"export interface {_NAMES.get(name, name)} {{")
    needed = set(body.get("required", ()))
    for key, value in body["properties"].items():
        # The server leaves nothing out that has a default; others may.
        present = key in needed or (given and "default" in value)
        lines.append(f"  {key}{'' if present else '?'}: {_type(value)};")
    return "\n".join([*lines, "}\n"])


def _type(node: dict[str, Any]) -> str:
    name = _referred(node)
    if name is not None:
        return _NAMES.get(name, name)
    if "anyOf" in node:
        return " | ".join(_type(each) for each in node["anyOf"])
    if "enum" in node:
        return " | ".join(f"'{each}'" for each in node["enum"])
    kind = node.get("type")
    if kind == "array":
        inner = _type(node.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        inside = node.get("additionalProperties")
        return f"Record<string, {_type(inside) if isinstance(inside, dict) else 'unknown'}>"
    return _PLAIN[kind] if kind is not None else "unknown"


if __name__ == "__main__":
    sys.stdout.write(typescript())
