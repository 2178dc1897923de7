"""A house in a browser: memory instead of a database, bots inside, one person who is here."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace

from cellmates.locale import Texts
from cellmates.server.api import days, games, people, tables
from cellmates.server.api.request import Response, not_stored, refused
from cellmates.server.api.routes import Routes
from cellmates.server.api.talk import come, greeting, parse, take
from cellmates.server.bots.inside import BotsInside
from cellmates.server.browser import records, seats
from cellmates.server.browser.guest import LocalGuest
from cellmates.server.browser.request import request_to
from cellmates.server.house import House, HouseSetup
from cellmates.server.lobby.tokens import hashed
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.errors import StoreError
from cellmates.server.store.memory import Keeper, MemoryCommits, MemoryStore
from cellmates.server.store.peers import Peers
from cellmates.server.support.limits import UNLIMITED
from cellmates.server.support.metrics import Metrics
from cellmates.server.tables.inbox import GuestLeft
from cellmates.server.tables.live import LiveTable

_log = logging.getLogger(__name__)

ROUTES = Routes(
    [
        *games.routes,
        *people.routes,
        *tables.routes,
        *days.routes,
        *records.routes,
        *seats.routes,
    ]
)

PERSON = "the-person-whose-browser-this-is"
"""The cookie of everybody who plays here: all tables are theirs."""


class BrowserHouse(House):
    """The tables of one browser."""

    store: MemoryStore

    def __init__(
        self,
        setup: HouseSetup | None = None,
        keeper: Keeper | None = None,
        texts: Callable[[str], Callable[..., str]] = Texts,
    ) -> None:
        store = MemoryStore(keeper)
        limits = replace(UNLIMITED, material_bytes=16 << 20)
        super().__init__(
            setup or HouseSetup(limits=limits, texts=texts, one_device=True),
            store=store,
            commits=MemoryCommits(store),
            peers=Peers(),
            bots=BotsInside(),
            metrics=Metrics(),
        )
        self._connections: dict[int, LocalConnection] = {}

    def start(self, kept: Iterable[tuple[str, bytes]] = ()) -> int:
        """Take back what was kept; how much of it could not be read."""
        unread = 0
        for key, value in kept:
            try:
                self.store.restore(key, value)
            except ValueError as error:
                unread += 1
                fields = {"key": key, "error": type(error).__name__}
                _log.warning("cannot be read", extra={"fields": fields})
        self.tables.start()
        return unread

    async def stop(self) -> None:
        """Tell everybody goodbye."""
        self.closing = True
        await self.tables.close()
        await self.context.bots.close()

    async def ask(
        self,
        method: str,
        address: str,
        body: str | None = None,
        token: str | None = None,
        language: str = "en",
        cookie: str | None = PERSON,
    ) -> Response:
        """Answer a request."""
        try:
            request = request_to(address, body, cookie, token, language)
            handler, request.named = ROUTES.find(method, request.path)
            return await handler(self, request)
        except Refusal as refusal:
            return refused(refusal)
        except StoreError:
            return refused(not_stored())
        except Exception:
            _log.exception("request failed", extra={"fields": {"method": method}})
            return refused(Refusal("unknown", "the engine failed", 500))

    # Connections, by numbers of the page's own.

    def connect(
        self, number: int, tell: Callable[[int, str], None], close: Callable[[int], None]
    ) -> None:
        """The page wants to talk to a table; it will say hello first."""

        def closed() -> None:
            self._connections.pop(number, None)
            close(number)

        guest = LocalGuest(hashed(PERSON), lambda text: tell(number, text), closed)
        self._connections[number] = LocalConnection(self, guest, closed)

    def say(self, number: int, text: str) -> None:
        """The page says something over a connection."""
        connection = self._connections.get(number)
        if connection is not None:
            connection.hear(text)

    def leave(self, number: int) -> None:
        """The page has closed a connection."""
        connection = self._connections.pop(number, None)
        if connection is not None:
            connection.end()


class LocalConnection:
    """One connection, from hello to goodbye."""

    def __init__(self, house: House, guest: LocalGuest, close: Callable[[], None]) -> None:
        self._house = house
        self._guest = guest
        self._close = close
        self._table: LiveTable | None = None
        self._coming: asyncio.Task[None] | None = None
        self._early: list[str] = []  # said while the table is being loaded
        self._ended = False

    def hear(self, text: str) -> None:
        """Take a message."""
        if self._coming is not None and self._table is None:
            self._early.append(text)
            return
        try:
            message = parse(text)
            if self._table is not None:
                take(self._table, self._guest, message)
                return
            hello = greeting(self._guest, message)
        except Refusal as refusal:
            self._guest.refuse(None, refusal.code, refusal.text)
            return
        if hello is not None:

            async def arrive() -> None:
                try:
                    self._arrived(await come(self._house, self._guest, hello))
                except Refusal as refusal:
                    self._guest.refuse(None, refusal.code, refusal.text)
                    self._close()

            self._coming = asyncio.create_task(arrive())

    def _arrived(self, table: LiveTable) -> None:
        self._table = table
        if self._ended:
            self.end()
        early, self._early = self._early, []
        for text in early:
            self.hear(text)

    def end(self) -> None:
        """The guest is gone."""
        self._ended = True
        if self._table is not None:
            self._table.put(GuestLeft(self._guest))
