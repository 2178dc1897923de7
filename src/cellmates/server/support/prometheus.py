"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from cellmates.server.support.metrics import Metrics

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class PrometheusMetrics(Metrics):
    """The counters of one server."""

    def __init__(self) -> None:
        super().__init__()
        self.registry = CollectorRegistry()
        self.connections = self._gauge("connections", "open WebSockets")
        self.live = self._gauge("live_tables", "tables in memory")
        self.choices = self._counter("choices", "choices stored")
        self.commits = self._counter("commits", "transactions of choices")
        self.conflicts = self._counter("conflicts", "appends another process was quicker with")
        self.failures = self._counter("store_failures", "appends the store refused")
        self.loads = self._counter("table_loads", "tables loaded from the store")
        self.malformed = self._counter("malformed", "requests that are no HTTP")
        self.refused = Counter(
            "cellmates_refused", "commands refused, by code", ["code"], registry=self.registry
        )
        self.bot_share = self._gauge("bot_share", "part of its work that a level of bots does now")
        self.bot_share.set(1.0)
        self.bot_turns = Counter(
            "cellmates_bot_turns",
            "turns of bots, by share",
            ["share"],
            registry=self.registry,
        )
        self.bot_hurried = self._counter("bot_hurried", "turns of bots ended by the time limit")
        self.commit_seconds = self._histogram("commit_seconds", "time of a transaction")
        self.load_seconds = self._histogram("load_seconds", "time to load a table")
        self.tell_seconds = self._histogram("tell_seconds", "from a command's arrival to all told")

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"cellmates_{name}", what, registry=self.registry)

    def _counter(self, name: str, what: str) -> Counter:
        return Counter(f"cellmates_{name}", what, registry=self.registry)

    def _histogram(self, name: str, what: str) -> Histogram:
        return Histogram(f"cellmates_{name}", what, buckets=_FAST, registry=self.registry)
