"""What all tables of a process share."""

from dataclasses import dataclass, field

from cellmates.server.bots.pool import BotPool
from cellmates.server.lobby.house import House
from cellmates.server.lobby.lobby import Lobby
from cellmates.server.store.commits import GroupCommit
from cellmates.server.store.leases import Leases
from cellmates.server.store.peers import Peers
from cellmates.server.store.store import Store
from cellmates.server.support.metrics import Metrics
from cellmates.server.support.pressure import Pressure
from cellmates.server.support.slices import Slices
from cellmates.server.support.timing import RealTime, Time


@dataclass(slots=True)
class TableContext:
    """The services that a table uses: store, lobby, bots, metrics, time."""

    store: Store
    commits: GroupCommit
    lobby: Lobby
    peers: Peers
    house: House
    bots: BotPool
    metrics: Metrics
    pressure: Pressure
    time: Time = field(default_factory=RealTime)
    slices: Slices = field(default_factory=Slices)

    @property
    def leases(self) -> Leases:
        """Which process looks after which table."""
        return self.peers.leases
