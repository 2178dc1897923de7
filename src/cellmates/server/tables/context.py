"""What all tables of a process share."""

from dataclasses import dataclass, field

from cellmates.server.bots.thinkers import Thinkers
from cellmates.server.lobby.admission import Admission
from cellmates.server.lobby.lobby import Lobby
from cellmates.server.store.interface import Commits, Store
from cellmates.server.store.leases import Leases
from cellmates.server.store.peers import Peers
from cellmates.server.support.metrics import Metrics
from cellmates.server.support.pressure import Pressure
from cellmates.server.support.slices import Slices
from cellmates.server.support.timing import RealTime, Time


@dataclass(slots=True)
class TableContext:
    """The services that a table uses: store, lobby, bots, metrics, time."""

    store: Store
    commits: Commits
    lobby: Lobby
    peers: Peers
    admission: Admission
    bots: Thinkers
    metrics: Metrics
    pressure: Pressure
    time: Time = field(default_factory=RealTime)
    slices: Slices = field(default_factory=Slices)
    one_device: bool = False
    """Whether all people share the device that the tables are on, so that nobody is away."""

    @property
    def leases(self) -> Leases:
        """Which process looks after which table."""
        return self.peers.leases
