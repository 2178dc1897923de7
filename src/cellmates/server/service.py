"""One server: a house with a database, processes for its bots, and figures for its operator."""

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from cellmates.games import GAMES
from cellmates.server.bots.pool import BotPool
from cellmates.server.house import House, HouseSetup
from cellmates.server.lobby.keeping import Housekeeper
from cellmates.server.lobby.stored_admission import StoredAdmission
from cellmates.server.store.commits import GroupCommit
from cellmates.server.store.database import Database, TimeLimits
from cellmates.server.store.errors import StoreError, UnusableStore
from cellmates.server.store.expiry import Keep
from cellmates.server.store.postgres_peers import peers_of
from cellmates.server.store.readiness import ReadinessCheck
from cellmates.server.store.seeds import SealedSeeds, Seeds
from cellmates.server.store.store import SqlStore
from cellmates.server.support.prometheus import PrometheusMetrics

PATIENCE = 30.0
"""Seconds that a starting server waits for a PostgreSQL that is slow or about to start, too."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Setup(HouseSetup):
    """What a server is started with."""

    database: str
    bot_processes: int = 1
    behind_proxy: bool = False
    lan: bool = False  # whether the network may come in
    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] | None = None  # the names it may be asked by; None: any
    time_limits: TimeLimits = field(default_factory=TimeLimits)
    keep: Keep = field(default_factory=Keep)
    password: str | None = None  # of the house
    invited_only: bool = False
    metrics_token: str | None = None
    site: Path | None = None  # the page that plays without a server, as `make site` builds it
    solo_in_browser: bool = False  # whoever plays alone with bots plays there
    sealed: bool = False  # whether seeds of games in progress are nowhere but in memory


class Service(House):
    """Everything that lives as long as the server does."""

    store: SqlStore
    metrics: PrometheusMetrics
    admission: StoredAdmission

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.owner = secrets.token_hex(8)
        metrics = PrometheusMetrics()
        self.database = Database(setup.database, setup.time_limits)
        self.peers = peers_of(self.database, self.owner)
        self.readiness = ReadinessCheck(self.database, self.peers, self.owner)
        self.bots = BotPool(setup.bot_processes, metrics=metrics)
        seeds = self._seeds = SealedSeeds() if setup.sealed else Seeds()
        if setup.sealed and self.database.shared:
            raise UnusableStore("store-sealed-alone")
        self.commits = GroupCommit(self.database, self.peers, metrics.stored, seeds)
        super().__init__(
            setup,
            store=SqlStore(self.database, self.peers, seeds),
            commits=self.commits,
            peers=self.peers,
            bots=self.bots,
            metrics=metrics,
            admission=StoredAdmission(self.database, setup.time),
        )
        self.housekeeper = Housekeeper(
            self.database,
            setup.keep,
            setup.time,
            seeds,
            self.tables.here,
            self.tables.stored_elsewhere,
        )
        self._warming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the database and get ready for people."""
        await self.database.open(PATIENCE)
        await self.admission.open()
        await self.housekeeper.start()
        self.commits.start()
        await self.peers.listen(self.tables.stored_elsewhere, self.tables.reread_all)
        self.tables.start()
        self._warming = asyncio.create_task(asyncio.to_thread(_warm))
        _log.info("ready", extra={"fields": {"owner": self.owner}})

    async def stop(self) -> None:
        """Tell everybody goodbye, and finish every write."""
        self.closing = True
        if self._warming is not None:
            await self._warming
        await self.housekeeper.close()
        await self.peers.close()
        await self.tables.close()
        await self.commits.close()
        with contextlib.suppress(StoreError):
            await self._seeds.settle(self.database)
        await self.analyses.close()
        await self.bots.close()
        await self.readiness.close()
        await asyncio.sleep(0)  # goodbyes leave before the sockets close
        await self.database.close()
        _log.info("stopped", extra={"fields": {"owner": self.owner}})


def _warm() -> None:
    """Have the games ready before the first table is loaded."""
    for game in GAMES.values():
        game.deal(game.config({}), bytes(32))
