"""One server: its database, its tables and what its handlers need."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from aiohttp import web

from cellmates.games import GAMES
from cellmates.kernel.game import Brought
from cellmates.server.bots.pool import BotPool
from cellmates.server.http.connection_limits import ConnectionLimits
from cellmates.server.lobby.lobby import Lobby
from cellmates.server.lobby.material import MaterialLibrary
from cellmates.server.store.commits import GroupCommit
from cellmates.server.store.database import Database
from cellmates.server.store.leases import HEARTBEAT, Leases, SharedLeases
from cellmates.server.store.store import Store
from cellmates.server.support.answer_cache import AnswerCache
from cellmates.server.support.fair_queue import FairQueue
from cellmates.server.support.limits import Addresses, Limits, household
from cellmates.server.support.metrics import Metrics
from cellmates.server.support.timing import RealTime, Time
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.registry import Tables

if TYPE_CHECKING:
    from cellmates.server.store.notices import Notices

_log = logging.getLogger(__name__)

A = TypeVar("A")
T = TypeVar("T")


@dataclass(slots=True)
class Setup:
    """What a server is started with."""

    database: str
    limits: Limits = field(default_factory=Limits)
    idle: float = 300.0
    heartbeat: float = HEARTBEAT
    bot_processes: int = 1
    behind_proxy: bool = False
    lan: bool = False  # whether the network may come in
    origins: frozenset[str] = frozenset()
    offered: Mapping[str, Sequence[Brought]] = field(default_factory=dict)  # by game
    time: Time = field(default_factory=RealTime)


class Service:
    """Everything that lives as long as the server does."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.limits = setup.limits
        self.addresses = Addresses(setup.limits)
        self.connection_limits = ConnectionLimits(setup.limits, self.addresses, setup.behind_proxy)
        self.metrics = Metrics()
        self.owner = secrets.token_hex(8)
        self.database = Database(setup.database)
        self.store = Store(self.database, self.owner)
        self.materials = MaterialLibrary(self.store, setup.offered)
        self.lobby = Lobby(self.store, self.materials)
        self.bots = BotPool(setup.bot_processes)
        self.commits = GroupCommit(self.database, self.owner, self.metrics.stored)
        leases = SharedLeases(self.database, self.owner) if self.database.shared else Leases()
        self.context = TableContext(
            self.store, self.commits, self.lobby, leases, self.bots, self.metrics, setup.time
        )
        self.tables = Tables(self.context, setup.idle, setup.heartbeat)
        self._notices: Notices | None = None
        self._warming: asyncio.Task[None] | None = None
        self._background = FairQueue()
        self.answers = AnswerCache()
        self.closing = False

    async def start(self) -> None:
        """Open the database and get ready for people."""
        await self.database.open()
        self.commits.start()
        if self.database.shared:
            from cellmates.server.store.notices import Notices  # only PostgreSQL has any

            self._notices = Notices(
                self.database, self.owner, self.tables.stored_elsewhere, self.tables.reread_all
            )
            await self._notices.start()
        self.tables.start()
        self._warming = asyncio.create_task(asyncio.to_thread(_warm))
        _log.info("ready", extra={"fields": {"owner": self.owner}})

    async def stop(self) -> None:
        """Tell everybody goodbye, and finish every write."""
        self.closing = True
        self.connection_limits.close()
        if self._warming is not None:
            await self._warming
        if self._notices is not None:
            await self._notices.close()
        await self.tables.close()
        await self.commits.close()
        await self.bots.close()
        await asyncio.sleep(0)  # goodbyes leave before the sockets close
        await self.database.close()
        _log.info("stopped", extra={"fields": {"owner": self.owner}})

    async def in_background(self, request: web.Request, work: Callable[[A], T], about: A) -> T:
        """Run long work in a thread while tables go on, in turn by client address."""
        return await self._background.run(self.address(request), work, about)

    def address(self, request: web.Request) -> str:
        """Where a request comes from; a proxy in front says so in a header."""
        if self.setup.behind_proxy:
            forwarded = _listed(request, "X-Forwarded-For")
            if forwarded:  # the last is what the proxy itself has seen
                return household(forwarded[-1][:64])
        return household(request.remote or "?")

    def scheme(self, request: web.Request) -> str:
        """How the page was asked for; a proxy in front says so in a header."""
        if self.setup.behind_proxy:
            forwarded = _listed(request, "X-Forwarded-Proto")
            if forwarded and forwarded[0].lower() in ("http", "https"):
                return forwarded[0].lower()  # the first is what the browser has used
        return request.scheme


def _listed(request: web.Request, header: str) -> list[str]:
    """The values of a header to which every proxy adds one, on the same line or on another."""
    values = ",".join(request.headers.getall(header, [])).split(",")
    return [value.strip() for value in values if value.strip()]


def _warm() -> None:
    """Have the games ready before the first table is loaded."""
    for game in GAMES.values():
        game.deal(game.config({}), bytes(32))


SERVICE: web.AppKey[Service] = web.AppKey("service", Service)
