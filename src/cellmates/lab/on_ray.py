"""Work on a Ray cluster, with the same results as on one core.

A part that gives no answer in time is sent out again, and the first answer counts: what comes out
depends on nothing but the part, so that it does not matter which. That is needed beside Ray's own
retries, which wait for ever on a node whose network is cut but whose process lives on.
"""

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cellmates import __version__
from cellmates.lab.executors import Done, Executor, Part, Processes

DEADLINE = 60.0
"""Seconds after which a part is sent out again; twice as long after each time."""

MOST_TRIES = 8
"""How often a part is sent out before one gives up."""

_ANSWERS = 5.0
"""Seconds within which an address has to answer."""

_JOINS = 90.0
"""Seconds within which it has to let somebody join; on a busy machine Ray takes half a minute."""

_QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}

_PAUSE = 2.0
"""Seconds before a part whose node was lost is sent out again; so many more after each try."""

_MOMENT = 0.5
"""Seconds after which one looks whether something is late."""


class ClusterError(Exception):
    """A cluster that cannot be worked with: `kind` says why, `about` what it is about."""

    def __init__(self, kind: str, about: str = "") -> None:
        super().__init__(f"{kind}: {about}")
        self.kind = kind
        self.about = about


class OnRay:
    """The cluster at an address; without one the cluster that this machine belongs to, or if there
    is none a small one of this machine alone, for as long as it is needed."""

    def __init__(self, address: str = "", deadline: float = DEADLINE) -> None:
        try:
            import ray
        except ImportError:
            raise ClusterError("no-ray") from None
        self.ray = ray
        self.deadline = deadline
        if address:
            _knock(address)
        self._connect(address)

    def _connect(self, address: str) -> None:
        complaint = _complaint(address or "auto")
        if complaint is None:
            self.ray.init(address=address or "auto", **_QUIET)
        elif "AuthToken" in complaint:
            raise ClusterError("refused", address or "ray")
        elif not address and "ConnectionError" in complaint:
            self.ray.init(address="local", include_dashboard=False, **_QUIET)
        else:
            raise ClusterError("no-answer", address or "ray")

    def close(self) -> None:
        """Leave the cluster; one that was started for this work ends."""
        self.ray.shutdown()

    def in_order(self, work: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
        """See `executors.Executor`."""
        remote = self.ray.remote(_on_a_node)
        remote = remote.options(num_cpus=1, max_retries=0, scheduling_strategy="SPREAD")
        errands = _Errands(self, remote, work, parts)
        done: dict[int, Any] = {}
        for number in range(len(parts)):
            while number not in done:
                done.update(errands.answers(number))
            yield done.pop(number)

    def room(self) -> int:
        """How many parts can be worked on at once."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))


@contextmanager
def machines(jobs: int, address: str | None, deadline: float = DEADLINE) -> Iterator[Executor]:
    """Where work is done: on so many processes of this machine, or, with an address, on a cluster
    (see `OnRay`)."""
    if address is None:
        yield Processes(jobs)
        return
    cluster = OnRay(address, deadline)
    try:
        yield cluster
    finally:
        cluster.close()


def _complaint(address: str) -> str | None:
    """What Ray complains of when a process of its own joins a cluster; None: nothing.

    Another process, because Ray waits for ever for an address where something else listens, and
    because it says below the level of Python, over and over, that it was refused.
    """
    code = f"import ray, sys; ray.init(address=sys.argv[1], **{_QUIET!r})"
    command = [sys.executable, "-c", code, address]
    try:
        done = subprocess.run(command, capture_output=True, check=False, timeout=_JOINS)
    except subprocess.TimeoutExpired as late:
        return (late.stderr or b"").decode(errors="replace")
    return done.stderr.decode(errors="replace") if done.returncode else None


class _Errands:
    """The parts that are out, each once or several times."""

    def __init__(
        self, cluster: OnRay, remote: Any, work: Callable[[Any], Any], parts: Sequence[Any]
    ) -> None:
        self.cluster = cluster
        self.ray = cluster.ray
        self.remote = remote
        self.work = work
        self.parts = parts
        self.next = 0
        self.out: dict[Any, int] = {}  # the number of the part that each errand is for
        self.due: dict[int, float] = {}  # when each part that is out is sent out again
        self.tries: dict[int, int] = {}

    def answers(self, wanted: int) -> dict[int, Any]:
        """Wait a little; the results that came in, by number. New parts are sent out as far as
        there is room, but not too far beyond the one that is wanted."""
        room = self.cluster.room()
        last = min(len(self.parts), wanted + 8 * room)
        while self.next < last and len(self.due) < room:
            self._send(self.next)
            self.next += 1
        found: dict[int, Any] = {}
        ready = self._ready()
        for errand in ready:
            number = self.out.pop(errand)
            try:
                answer = self.ray.get(errand, timeout=self.cluster.deadline)
            except self.ray.exceptions.RayTaskError:
                raise  # the work itself fails, wherever it is done
            except self.ray.exceptions.RayError:
                # Not at once: until the cluster has noticed that a node is gone, it would be sent
                # there again, and all tries be used up in a moment.
                soon = time.monotonic() + _PAUSE * self.tries[number]
                self.due[number] = min(self.due[number], soon)
                continue
            found[number] = _checked(answer)
            del self.due[number]
            self._call_back(number)
        now = time.monotonic()
        for number, when in list(self.due.items()):
            if now > when:
                self._send(number)
        return found

    def _ready(self) -> list[Any]:
        """An errand that has come to an end, or after a moment none."""
        if not self.out:
            time.sleep(_MOMENT)
            return []
        ready: list[Any] = self.ray.wait(list(self.out), num_returns=1, timeout=_MOMENT)[0]
        return ready

    def _call_back(self, number: int) -> None:
        """Cancel whatever else is out for a part that is done: it would hold a processor for
        nothing, or wait for ever for a node that is cut off."""
        for errand in [each for each, part in self.out.items() if part == number]:
            del self.out[errand]
            self.ray.cancel(errand)

    def _send(self, number: int) -> None:
        tries = self.tries[number] = self.tries.get(number, 0) + 1
        if tries > MOST_TRIES:
            raise ClusterError("gave-up", str(number))
        errand = self.remote.remote(self.work, self.parts[number])
        self.out[errand] = number
        self.due[number] = time.monotonic() + self.cluster.deadline * 2 ** (tries - 1)


def _on_a_node(work: Callable[[Any], Any], part: Any) -> tuple[str, Any]:
    """The work on a part, and which program did it."""
    return _program(), work(part)


def _program() -> str:
    return f"cellmates {__version__}, Python {sys.version_info[0]}.{sys.version_info[1]}"


def _checked(answer: tuple[str, Any]) -> Any:
    """The result, unless another version of the program made it."""
    program, result = answer
    if program != _program():
        raise ClusterError("other-version", program)
    return result


def _knock(address: str) -> None:
    """See whether anybody listens there, before Ray waits for it much longer."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdecimal():
        raise ClusterError("bad-address", address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), _ANSWERS).close()
    except (OSError, OverflowError):
        raise ClusterError("no-answer", address) from None
