"""TypeScript for the page from what games say of their views and events.

`python -m cellmates.server.protocol.typescript_views` writes `types.ts` of every game.
"""

import argparse
import ast
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from cellmates.games import GAMES
from cellmates.kernel.event import EventKind
from cellmates.testing.shapes import FieldShape, ObjectShape, Shapes, shapes_of

_COMMAND = "python -m cellmates.server.protocol.typescript_views"
_PLAIN = {"int": "number", "str": "string", "bool": "boolean"}


def typescript_of(game: str) -> str:
    """The types of a game's views and events."""
    package = _package(game)
    usual: dict[str, object] = GAMES[game].config({}).rules
    events: dict[str, EventKind] = import_module(f"{package}.events").EVENTS
    return _Writer(game, shapes_of(package)).written(events, usual)


def games_with_types() -> list[str]:
    """The games that declare their views; others are shown on the plain table."""
    return [game for game in GAMES if find_spec(f"{_package(game)}.views")]


def _package(game: str) -> str:
    return type(GAMES[game]).__module__.rpartition(".")[0]


class _Writer:
    def __init__(self, game: str, shapes: Shapes) -> None:
        self.game = game.capitalize()
        self.shapes = shapes
        self.used: set[str] = set()

    def written(self, events: dict[str, EventKind], usual: dict[str, object]) -> str:
        """All that a view of the game refers to, and its events."""
        objects = [*self._reached("View"), "Details"]
        told = [self._interface(self.shapes.objects[name]) for name in objects]
        kinds = [self._event(kind, each) for kind, each in events.items()]
        named = [self._alias(name) for name in self.shapes.aliases if name in self.used]
        words = [name for name in self.shapes.words if name in self.used]
        return "\n".join(
            [
                f"// Made from views.py and events.py of the game by `{_COMMAND}`.\n",
                *self._words(words),
                *named,
                *told,
                "/** What is told of each kind of event. */",
                f"export interface {self.game}Events {{",
                *kinds,
                "}\n",
                "/** An event of any kind. */",
                f"export type {self.game}Event = {{",
                f"  [Kind in keyof {self.game}Events]: "
                f"{{ kind: Kind; data: {self.game}Events[Kind] }};",
                f"}}[keyof {self.game}Events];\n",
                "/** What is in force where nothing else was agreed, for pages without a table. */",
                "export const USUAL_RULES: Rules = {",
                *[f"  {key}: {json.dumps(value)}," for key, value in usual.items()],
                "};\n",
            ]
        )

    def _reached(self, name: str) -> list[str]:
        """A shape and all that it is made of, those first that others are made of."""
        found: list[str] = []
        for field in self.shapes.objects[name].fields.values():
            self._reach(field.type, found)
        for field in self.shapes.objects["Details"].fields.values():
            self._reach(field.type, found)
        return [*found, name]

    def _reach(self, node: ast.expr, found: list[str]) -> None:
        for each in ast.walk(node):
            if not isinstance(each, ast.Name):
                continue
            if each.id in self.shapes.objects and each.id not in found:
                for field in self.shapes.objects[each.id].fields.values():
                    self._reach(field.type, found)
                found.append(each.id)
            elif each.id in self.shapes.aliases and each.id not in self.used:
                self.used.add(each.id)
                self._reach(self.shapes.aliases[each.id].type, found)

    def _words(self, names: list[str]) -> list[str]:
        lines = ["/** The words that there are, in the order of the game. */"]
        lines.append("export const WORDS = {")
        for name in names:
            words = ", ".join(f"'{word}'" for word in self.shapes.words[name])
            lines.append(f"  {name}: [{words}],")
        return [*lines, "} as const;\n"]

    def _alias(self, name: str) -> str:
        alias = self.shapes.aliases[name]
        words = f"(typeof WORDS)['{name}'][number]"
        kind = words if name in self.shapes.words else self._type(alias.type)
        return f"/** {alias.about} */\nexport type {name} = {kind};\n"

    def _interface(self, shape: ObjectShape) -> str:
        name = f"{self.game}View" if shape.name == "View" else shape.name
        about = " ".join(shape.about.split())
        fields = [self._field(field) for field in shape.fields.values()]
        return "\n".join([f"/** {about} */", f"export interface {name} {{", *fields, "}\n"])

    def _event(self, kind: str, event: EventKind) -> str:
        secret = " Told to some seats only." if event.secret else ""
        fields = [
            f"{field.name}{'' if field.needed else '?'}: {self._type(field.type)}"
            for field in self.shapes.event(event).fields.values()
        ]
        told = f"{{ {'; '.join(fields)} }}" if fields else "Record<string, never>"
        return f"  /** {event.what}{secret} */\n  {kind}: {told};"

    def _field(self, field: FieldShape) -> str:
        mark = "" if field.needed else "?"
        return f"  /** {field.about} */ {field.name}{mark}: {self._type(field.type)};"

    def _type(self, node: ast.expr) -> str:
        if isinstance(node, ast.BinOp):
            return f"{self._type(node.left)} | {self._type(node.right)}"
        if isinstance(node, ast.Constant):
            assert node.value is None
            return "null"
        if isinstance(node, ast.Name):
            return _PLAIN.get(node.id, node.id)
        assert isinstance(node, ast.Subscript)
        assert isinstance(node.value, ast.Name)
        if node.value.id == "list":
            inner = self._type(node.slice)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        assert isinstance(node.slice, ast.Tuple)
        key, value = node.slice.elts
        name = key.id if isinstance(key, ast.Name) else ""
        table = f"Record<{self._type(key)}, {self._type(value)}>"
        return f"Partial<{table}>" if name in self.shapes.words else table


def path_of(game: str, page: Path) -> Path:
    """Where the types of a game belong in the sources of the page."""
    return page / "games" / game / "types.ts"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog=_COMMAND, description=__doc__)
    parser.add_argument("page", type=Path, nargs="?", default=Path("web", "src"))
    for each in games_with_types():
        path_of(each, parser.parse_args().page).write_text(typescript_of(each), encoding="utf-8")
