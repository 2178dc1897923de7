"""Giving memory back to the system after a crowd has left."""

import ctypes
import gc
import sys
from collections.abc import Callable


def _trimmer() -> Callable[[], object]:
    """The C library's own way to give back what was freed; only GNU's needs to be asked."""
    if sys.platform != "linux":
        return lambda: None
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return (lambda: None) if trim is None else (lambda: trim(0))


_trim = _trimmer()


def give_back() -> None:
    """Collect all garbage, and give what is free to the system."""
    gc.collect()
    _trim()
