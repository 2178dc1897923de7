"""Random numbers: the same from the same seed, unpredictable without it."""

import hashlib
import struct
from typing import Final, TypeVar

_WORDS: Final = struct.Struct("<16I")
_SPAN: Final = 1 << 32

T = TypeVar("T")


class Dice:
    """A stream of numbers from keyed BLAKE2b over a counter; the key is a secret of 32 bytes."""

    seed: bytes
    block: int
    words: tuple[int, ...]
    used: int

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.block = 0
        self.words = ()
        self.used = 16

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely."""
        most = _SPAN - limit  # numbers of the last, incomplete row of `limit` are left out
        while True:
            if self.used == 16:
                counter = self.block.to_bytes(8, "little")
                self.words = _WORDS.unpack(hashlib.blake2b(counter, key=self.seed).digest())
                self.block += 1
                self.used = 0
            word = self.words[self.used]
            self.used += 1
            place = word % limit
            if word - place <= most:
                return place

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, all orders equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> "Dice":
        """Dice with a stream of their own, which tells nothing of the next numbers of this one."""
        return Dice(b"".join([self.below(1 << 32).to_bytes(4, "little") for _ in range(8)]))

    def clone(self) -> "Dice":
        """A copy that will give the same numbers."""
        twin = Dice(self.seed)
        twin.block = self.block
        twin.words = self.words
        twin.used = self.used
        return twin
