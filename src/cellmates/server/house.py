"""A house: store, lobby, tables and bots together, whatever carries people's messages to it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from cellmates.kernel.game import Brought
from cellmates.locale import Texts
from cellmates.server.bots.thinkers import Thinkers
from cellmates.server.lobby.admission import Admission
from cellmates.server.lobby.lobby import Lobby
from cellmates.server.lobby.material import MaterialLibrary
from cellmates.server.store.interface import Commits, Store
from cellmates.server.store.leases import HEARTBEAT
from cellmates.server.store.peers import Peers
from cellmates.server.support.answer_cache import AnswerCache
from cellmates.server.support.fair_queue import FairQueue
from cellmates.server.support.limits import Addresses, Limits
from cellmates.server.support.metrics import Metrics
from cellmates.server.support.newcomers import Newcomers
from cellmates.server.support.pressure import Pressure
from cellmates.server.support.timing import RealTime, Time
from cellmates.server.tables.analysing import Analyses
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.registry import Tables


@dataclass(slots=True, kw_only=True)
class HouseSetup:
    """What every house is started with."""

    limits: Limits = field(default_factory=Limits)
    idle: float = 300.0
    heartbeat: float = HEARTBEAT
    bot_limit: str | None = None  # the best level of bots that may play
    offered: Mapping[str, Sequence[Brought]] = field(default_factory=dict)  # by game
    time: Time = field(default_factory=RealTime)
    texts: Callable[[str], Callable[..., str]] = Texts  # who says messages in a language
    one_device: bool = False  # all people share the device that the house is on


class House:
    """Everything that answers people."""

    def __init__(
        self,
        setup: HouseSetup,
        *,
        store: Store,
        commits: Commits,
        peers: Peers,
        bots: Thinkers,
        metrics: Metrics,
        admission: Admission | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.time = setup.time
        self.limits = setup.limits
        self.texts = setup.texts
        self.addresses = Addresses(setup.limits)
        self.materials = MaterialLibrary(store, setup.offered)
        self.admission = Admission(setup.time) if admission is None else admission
        self.lobby = Lobby(store, self.materials, self.admission, setup.bot_limit)
        self.pressure = Pressure(setup.limits.late_seconds)
        self.newcomers = Newcomers(self.pressure, setup.limits)
        self.context = TableContext(
            store=store,
            commits=commits,
            lobby=self.lobby,
            peers=peers,
            admission=self.admission,
            bots=bots,
            metrics=metrics,
            pressure=self.pressure,
            time=setup.time,
            one_device=setup.one_device,
        )
        self.tables = Tables(self.context, setup.idle, setup.heartbeat)
        self.analyses = Analyses(store, bots)
        self.background = FairQueue()
        self.answers = AnswerCache()
        self.closing = False
