"""One server: its database, its tables and what its handlers need."""

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cellmates.games import GAMES
from cellmates.kernel.game import Brought
from cellmates.server.bots.pool import BotPool
from cellmates.server.lobby.house import House
from cellmates.server.lobby.lobby import Lobby
from cellmates.server.lobby.material import MaterialLibrary
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.commits import GroupCommit
from cellmates.server.store.database import Database, TimeLimits
from cellmates.server.store.leases import HEARTBEAT
from cellmates.server.store.peers import peers_of
from cellmates.server.store.readiness import ReadinessCheck
from cellmates.server.store.store import Store
from cellmates.server.support.answer_cache import AnswerCache
from cellmates.server.support.fair_queue import FairQueue
from cellmates.server.support.limits import Addresses, Limits
from cellmates.server.support.metrics import Metrics
from cellmates.server.support.pressure import Pressure
from cellmates.server.support.timing import RealTime, Time
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.registry import Tables

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Setup:
    """What a server is started with."""

    database: str
    limits: Limits = field(default_factory=Limits)
    idle: float = 300.0
    heartbeat: float = HEARTBEAT
    bot_processes: int = 1
    bot_limit: str | None = None  # the best level of bots that may play
    behind_proxy: bool = False
    lan: bool = False  # whether the network may come in
    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] | None = None  # the names it may be asked by; None: any
    offered: Mapping[str, Sequence[Brought]] = field(default_factory=dict)  # by game
    time: Time = field(default_factory=RealTime)
    time_limits: TimeLimits = field(default_factory=TimeLimits)


class Service:
    """Everything that lives as long as the server does."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.limits = setup.limits
        self.addresses = Addresses(setup.limits)
        self.metrics = Metrics()
        self.owner = secrets.token_hex(8)
        self.database = Database(setup.database, setup.time_limits)
        self.peers = peers_of(self.database, self.owner)
        self.store = Store(self.database, self.peers)
        self.readiness = ReadinessCheck(self.database, self.peers, self.owner)
        self.materials = MaterialLibrary(self.store, setup.offered)
        self.house = House(self.database, setup.time)
        self.lobby = Lobby(self.store, self.materials, self.house, setup.bot_limit)
        self.bots = BotPool(setup.bot_processes, metrics=self.metrics)
        self.commits = GroupCommit(self.database, self.peers, self.metrics.stored)
        self.pressure = Pressure(setup.limits.late_seconds)
        self.context = TableContext(
            store=self.store,
            commits=self.commits,
            lobby=self.lobby,
            peers=self.peers,
            house=self.house,
            bots=self.bots,
            metrics=self.metrics,
            pressure=self.pressure,
            time=setup.time,
        )
        self.tables = Tables(self.context, setup.idle, setup.heartbeat)
        self._warming: asyncio.Task[None] | None = None
        self.background = FairQueue()
        self.answers = AnswerCache()
        self.closing = False

    async def start(self) -> None:
        """Open the database and get ready for people."""
        await self.database.open()
        await self.house.open()
        self.commits.start()
        await self.peers.listen(self.tables.stored_elsewhere, self.tables.reread_all)
        self.tables.start()
        self._warming = asyncio.create_task(asyncio.to_thread(_warm))
        _log.info("ready", extra={"fields": {"owner": self.owner}})

    def let_in(self) -> None:
        """Let somebody new in, or raise a Refusal: those who sit here come first."""
        if self.pressure.busy:
            raise Refusal("busy", "too many people play here now; try again later", 503)

    async def stop(self) -> None:
        """Tell everybody goodbye, and finish every write."""
        self.closing = True
        if self._warming is not None:
            await self._warming
        await self.peers.close()
        await self.tables.close()
        await self.commits.close()
        await self.bots.close()
        await self.readiness.close()
        await asyncio.sleep(0)  # goodbyes leave before the sockets close
        await self.database.close()
        _log.info("stopped", extra={"fields": {"owner": self.owner}})


def _warm() -> None:
    """Have the games ready before the first table is loaded."""
    for game in GAMES.values():
        game.deal(game.config({}), bytes(32))
