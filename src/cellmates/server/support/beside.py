"""Long work beside the event loop."""

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_THREADS = sys.platform != "emscripten"
"""In a browser there are none: the engine has a worker to itself, and work is done at once."""


async def beside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run work in a thread, so that tables go on meanwhile."""
    if _THREADS:
        return await asyncio.to_thread(work, *args, **kwargs)
    return work(*args, **kwargs)
