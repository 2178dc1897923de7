"""The shapes of a game's views and events, read from where the game declares them.

`views.py` of a game declares objects (TypedDicts) and names for types, each field with a comment;
`events.py` says which details an event of each kind has. They are read as source text: the
compiled build keeps no annotations, and no build keeps comments.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from typing import Final, NamedTuple

from cellmates.kernel.event import EventKind

_PLAIN: Final[dict[str, type]] = {"int": int, "str": str, "bool": bool}


class FieldShape(NamedTuple):
    """A field of a shape."""

    name: str
    type: ast.expr
    needed: bool
    about: str


class ObjectShape(NamedTuple):
    """A dict with these fields and no others."""

    name: str
    about: str
    fields: dict[str, FieldShape]


class Alias(NamedTuple):
    """Another name for a type."""

    name: str
    type: ast.expr
    about: str


class Shapes:
    """All objects and names of some modules, and the words that a name stands for."""

    def __init__(self, modules: Sequence[str]) -> None:
        self.objects: dict[str, ObjectShape] = {}
        self.aliases: dict[str, Alias] = {}
        self.words: dict[str, Sequence[str]] = {}  # all that there is, for ever
        self.slugs: dict[str, Sequence[str]] = {}  # all that there is at present
        for module in modules:
            package, _, name = module.rpartition(".")
            self._read(files(package).joinpath(f"{name}.py").read_text(encoding="utf-8"))
            loaded = import_module(module)
            self.words.update(getattr(loaded, "WORDS", {}))
            self.slugs.update(getattr(loaded, "SLUGS", {}))

    def _read(self, source: str) -> None:
        lines = source.splitlines()
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef) and self._is_object(node):
                self._add_class(node, lines)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._add_assigned(node.targets[0].id, node, lines)

    def _is_object(self, node: ast.ClassDef) -> bool:
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        return any(base == "TypedDict" or base in self.objects for base in bases)

    def _add_class(self, node: ast.ClassDef, lines: list[str]) -> None:
        optional = any(keyword.arg == "total" for keyword in node.keywords)
        fields: dict[str, FieldShape] = {}
        for base in node.bases:
            if isinstance(base, ast.Name) and base.id in self.objects:
                fields.update(self.objects[base.id].fields)
        for line in node.body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                name = line.target.id
                fields[name] = FieldShape(
                    name, line.annotation, not optional, _comment(line, lines)
                )
        about = ast.get_docstring(node) or ""
        self.objects[node.name] = ObjectShape(node.name, about, fields)

    def _add_assigned(self, name: str, node: ast.Assign, lines: list[str]) -> None:
        value = node.value
        if isinstance(value, ast.Call) and _is_named(value.func, "TypedDict"):
            table = value.args[1]
            assert isinstance(table, ast.Dict)
            optional = any(keyword.arg == "total" for keyword in value.keywords)
            fields: dict[str, FieldShape] = {}
            for key, kind in zip(table.keys, table.values, strict=True):
                assert isinstance(key, ast.Constant)
                field = str(key.value)
                fields[field] = FieldShape(field, kind, not optional, _comment(kind, lines))
            self.objects[name] = ObjectShape(name, _comment(node, lines), fields)
        elif isinstance(value, ast.Name | ast.Subscript | ast.BinOp):
            self.aliases[name] = Alias(name, value, _comment(node, lines))

    def event(self, kind: EventKind) -> ObjectShape:
        """The details of a kind of event as a shape."""
        every = self.objects["Details"].fields
        fields: dict[str, FieldShape] = {}
        for name in (*kind.details.split(), *kind.maybe.split()):
            field = every[name]
            needed = name not in kind.maybe.split()
            wanted = field.type
            if name in kind.empty.split():
                wanted = ast.BinOp(wanted, ast.BitOr(), ast.Constant(None))
            fields[name] = FieldShape(name, wanted, needed, field.about)
        return ObjectShape("", kind.what, fields)

    def misfits(self, value: object, name: str) -> list[str]:
        """Where a value is not what the shape of this name says."""
        return list(self._in_object(value, self.objects[name], name))

    def event_misfits(self, kind: EventKind, data: Mapping[str, object]) -> list[str]:
        """Where the details of an event are not what its kind says."""
        return list(self._in_object(data, self.event(kind), ""))

    def _in_object(self, value: object, shape: ObjectShape, where: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is no dict"
            return
        for key in value:
            if key not in shape.fields:
                yield f"{where}.{key} is not declared"
        for field in shape.fields.values():
            if field.name in value:
                yield from self._in_type(value[field.name], field.type, f"{where}.{field.name}")
            elif field.needed:
                yield f"{where}.{field.name} is missing"

    def _in_type(self, value: object, wanted: ast.expr, where: str) -> Iterator[str]:
        if isinstance(wanted, ast.BinOp):
            either = [list(self._in_type(value, each, where)) for each in _options(wanted)]
            if all(either):
                yield min(either, key=len)[0] if value is not None else f"{where} is None"
        elif isinstance(wanted, ast.Constant):
            if value is not wanted.value:
                yield f"{where}: {value!r} is not {wanted.value!r}"
        elif isinstance(wanted, ast.Subscript):
            yield from self._in_container(value, wanted, where)
        elif isinstance(wanted, ast.Name):
            yield from self._in_named(value, wanted.id, where)

    def _in_container(self, value: object, wanted: ast.Subscript, where: str) -> Iterator[str]:
        inner = wanted.slice
        if _is_named(wanted.value, "list"):
            if not isinstance(value, list):
                yield f"{where}: {value!r} is no list"
                return
            for number, each in enumerate(value):
                yield from self._in_type(each, inner, f"{where}[{number}]")
        else:
            assert _is_named(wanted.value, "dict")
            assert isinstance(inner, ast.Tuple)
            if not isinstance(value, dict):
                yield f"{where}: {value!r} is no dict"
                return
            for key, each in value.items():
                yield from self._in_type(key, inner.elts[0], f"{where}: key")
                yield from self._in_type(each, inner.elts[1], f"{where}[{key!r}]")

    def _in_named(self, value: object, name: str, where: str) -> Iterator[str]:
        if name in self.objects:
            yield from self._in_object(value, self.objects[name], where)
        elif name in self.words or name in self.slugs:
            if value not in (self.words.get(name) or self.slugs[name]):
                yield f"{where}: {value!r} is no {name}"
        elif name in self.aliases:
            yield from self._in_type(value, self.aliases[name].type, where)
        elif name not in _PLAIN or type(value) is not _PLAIN[name]:
            yield f"{where}: {value!r} is no {name}"


def shapes_of(game: str) -> Shapes:
    """The shapes that the package of a game declares."""
    return Shapes([f"{game}.views", f"{game}.events"])


def _is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _options(wanted: ast.expr) -> list[ast.expr]:
    """The types of a union."""
    if isinstance(wanted, ast.BinOp):
        return [*_options(wanted.left), *_options(wanted.right)]
    return [wanted]


def _comment(node: ast.AST, lines: list[str]) -> str:
    """What stands behind a field in its last line, or in whole lines of comment above it."""
    assert isinstance(node, ast.stmt | ast.expr)
    last = lines[(node.end_lineno or node.lineno) - 1]
    behind = last[node.end_col_offset or 0 :].partition("#")[2].strip()
    if behind:
        return behind
    above: list[str] = []
    number = node.lineno - 2
    while number >= 0 and lines[number].lstrip().startswith("#"):
        above.insert(0, lines[number].strip().lstrip("# "))
        number -= 1
    return " ".join(above)
