"""Answers about finished games, kept so that a replay or record is computed once."""

from collections import OrderedDict

CACHE_BYTES = 16 * 1024 * 1024
"""Bytes of answers that are kept, with `_OVERHEAD` for each."""

_OVERHEAD = 512
"""Bytes that a kept answer takes besides its content; without it many small ones were free."""


class AnswerCache:
    """Encoded answers that never change, up to so many bytes; the least recently used go first."""

    def __init__(self, most: int = CACHE_BYTES) -> None:
        self._most = most
        self._bytes = 0
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    def get(self, key: object) -> bytes | None:
        """What was kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: object, answer: bytes) -> None:
        """Keep an answer, and drop the least recently used until all fit."""
        if len(answer) > self._most // 4:
            return
        before = self._kept.pop(key, None)
        if before is not None:
            self._bytes -= _size(key, before)
        self._kept[key] = answer
        self._bytes += _size(key, answer)
        while self._bytes > self._most:
            self._bytes -= _size(*self._kept.popitem(last=False))


def _size(key: object, answer: bytes) -> int:
    return _OVERHEAD + len(repr(key)) + len(answer)
