"""Requests that are no HTTP: counted by address, and logged without a byte of what was sent."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from aiohttp.http_exceptions import HttpProcessingError

from cellmates.server.support.limits import Addresses, household

_log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds between two lines of the log, at least."""


class RequestLog(logging.LoggerAdapter[logging.Logger]):
    """What aiohttp logs of its requests, but for those it could not read.

    aiohttp knows them before any handler does, and writes a traceback with the line that it could
    not read, which may be a token or a cookie. They are only counted here.
    """

    def __init__(self, addresses: Addresses, watch: Callable[[], None]) -> None:
        super().__init__(logging.getLogger("aiohttp.server"))
        self._addresses = addresses
        self._watch = watch
        self._count = 0
        self._from: set[str] = set()
        self._telling: asyncio.TimerHandle | None = None

    def log(self, level: int, msg: object, *args: object, **kwargs: Any) -> None:
        """Write a line; a request that could not be read becomes a count."""
        if not isinstance(kwargs.get("exc_info"), HttpProcessingError):
            super().log(level, msg, *args, **kwargs)
            return
        self._watch()
        sender = household(str(args[0]) if args else "?")
        self._addresses.of(sender).malformed.take()
        self._count += 1
        if len(self._from) < 1000:
            self._from.add(sender)
        if self._telling is None:
            self._tell()
            self._telling = asyncio.get_running_loop().call_later(EVERY, self._tell_again)

    def close(self) -> None:
        """Write what was not written yet."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        if self._count:
            self._tell()

    def _tell(self) -> None:
        fields = {"requests": self._count, "addresses": len(self._from)}
        self._count = 0
        self._from.clear()
        _log.warning("malformed requests", extra={"fields": fields})

    def _tell_again(self) -> None:
        self._telling = None
        if self._count:
            self._tell()
            self._telling = asyncio.get_running_loop().call_later(EVERY, self._tell_again)
