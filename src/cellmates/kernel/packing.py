"""Tables between processes: all that changes in a game, as bytes.

What never changes after the deal (the configuration, the cards, the catalogue) stays at home: it is
found again on a table dealt from the same configuration.
"""

import copyreg
import io
import pickle
from typing import Any

from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table

_PLAIN = (int, float, str, bytes, bool, tuple, list, dict, set, frozenset, type(None), Dice)


def _shared(table: Table) -> dict[str, Any]:
    """What every table of a configuration has alike, by the names of the attributes."""
    kind: Any = type(table)
    names = getattr(kind, "__mypyc_attrs__", None) or vars(table)
    found = {name: getattr(table, name) for name in names}
    return {name: value for name, value in found.items() if not isinstance(value, _PLAIN)}


def _dice(seed: bytes, block: int, words: tuple[int, ...], used: int) -> Dice:
    dice = Dice(seed)
    dice.block, dice.words, dice.used = block, words, used
    return dice


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, table: Table) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.names = {id(value): name for name, value in _shared(table).items()}

    def reducer_override(self, value: object) -> Any:
        if isinstance(value, Table):  # its own `__reduce__` comes back here
            return copyreg.__newobj__, (type(value),), value.__getstate__()  # type: ignore[attr-defined]
        if isinstance(value, Dice):
            return _dice, (value.seed, value.block, value.words, value.used)
        return NotImplemented

    def persistent_id(self, value: object) -> str | None:
        return self.names.get(id(value))


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, model: Table) -> None:
        super().__init__(file)
        self.shared = _shared(model)

    def persistent_load(self, name: Any) -> Any:
        return self.shared[name]


def pack(table: Table) -> bytes:
    """A table as bytes."""
    file = io.BytesIO()
    _Pickler(file, table).dump(table)
    return file.getvalue()


def unpack(data: bytes, model: Table) -> Table:
    """The table again; `model` is any table dealt from the same configuration."""
    table = _Unpickler(io.BytesIO(data), model).load()
    assert isinstance(table, Table)
    return table
