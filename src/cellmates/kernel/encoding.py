"""Fixed-length byte encodings of what a seat knows, for learning machines.

A game's `encoding` module has an `EncodingLayout`, `encode(table, seat)` and `encode_truth(table)`.
Nearly every byte is 0 or 1: sets and small numbers are written out place by place, so that a net
can read them as they are. Where much is told, pieces that were made once are joined, as large ones
as there can be; where little is told in many places, those few bytes are written one by one.
"""

from typing import Final, NamedTuple

SETS: Final = [bytes([number >> place & 1 for place in range(8)]) for number in range(256)]
"""A set of up to eight things as eight bytes, by the number whose bits it is."""


class Field(NamedTuple):
    """A part of an encoding: where it begins, how it is shaped, and what it tells."""

    name: str
    offset: int
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        """How many bytes it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class EncodingLayout:
    """The parts of an encoding in their order.

    `version` changes with every change of the bytes, so that a net of another one can be refused.
    """

    game: str
    version: int
    fields: tuple[Field, ...]
    size: int

    def __init__(
        self, game: str, version: int, parts: list[tuple[str, tuple[int, ...], str]]
    ) -> None:
        self.game = game
        self.version = version
        fields: list[Field] = []
        offset = 0
        for name, shape, about in parts:
            field = Field(name, offset, shape, about)
            fields.append(field)
            offset += field.size
        self.fields = tuple(fields)
        self.size = offset

    def field(self, name: str) -> Field:
        """A part by its name; a ValueError if there is none."""
        for field in self.fields:
            if field.name == name:
                return field
        known = ", ".join([field.name for field in self.fields])
        raise ValueError(f"the encoding of {self.game} has no part {name!r}; there are {known}")


def one_hots(number: int) -> list[bytes]:
    """Strings of `number` bytes, each with a 1 at its own place; one more, the last, has none."""
    return [bytes([int(place == at) for place in range(number)]) for at in range(number + 1)]


def combined(*pieces: list[bytes]) -> list[bytes]:
    """Every combination of one piece of each list, joined; the last list runs through first, as the
    digits of a number do."""
    found = [b""]
    for each in pieces:
        found = [before + piece for before in found for piece in each]
    return found


def mask(options: tuple[int, ...], size: int) -> bytearray:
    """A byte for each option of a catalogue: 1 if it is among these."""
    found = bytearray(size)
    for option in options:
        found[option] = 1
    return found
