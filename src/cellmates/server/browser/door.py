"""Between the page's worker (JavaScript) and the house: plain values go in and out, no objects."""

import json
import logging
import sys
from collections.abc import Awaitable, Callable, Iterable

from cellmates.server.browser.house import PERSON, BrowserHouse
from cellmates.server.support.logs import write_logs

Keep = Callable[[str, str | None], Awaitable[None]]
Say = Callable[[str, str, str], str]
"""A message of the page's own texts: language, id, arguments as JSON. Browsers have no Fluent for
Python."""


class PageKeeper:
    """Hands what is to be kept to the page's storage, as text."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep

    async def keep(self, key: str, value: bytes | None) -> None:
        """Have a value kept, or forgotten."""
        await self._keep(key, None if value is None else value.decode())


class Door:
    """What a worker calls."""

    def __init__(
        self,
        keep: Keep,
        say: Say,
        tell: Callable[[int, str], None],
        close: Callable[[int], None],
    ) -> None:
        def texts(language: str) -> Callable[..., str]:
            return lambda id, **details: say(language, id, json.dumps(details))

        write_logs(sys.stderr, logging.WARNING, as_json=False)  # the browser's console
        self._house = BrowserHouse(keeper=PageKeeper(keep), texts=texts)
        self._tell = tell
        self._close = close

    def start(self, kept: Iterable[tuple[str, str]]) -> int:
        """Take back what was kept; how much of it could not be read."""
        return self._house.start((key, value.encode()) for key, value in kept)

    async def ask(
        self,
        method: str,
        address: str,
        body: str | None,
        token: str | None,
        language: str,
        alone: bool = False,
    ) -> tuple[int, str, str]:
        """Answer a request: status, kind of content, content; `alone`: of somebody new."""
        cookie = None if alone else PERSON
        told = await self._house.ask(method, address, body, token, language, cookie)
        return told.status, told.content_type, told.body.decode()

    def connect(self, number: int) -> None:
        """The page wants to talk to a table; it will say hello first."""
        self._house.connect(number, self._tell, self._close)

    def say(self, number: int, text: str) -> None:
        """The page says something over a connection."""
        self._house.say(number, text)

    def leave(self, number: int) -> None:
        """The page has closed a connection."""
        self._house.leave(number)
