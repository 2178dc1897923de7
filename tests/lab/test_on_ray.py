"""Work on a cluster, without Ray: a cluster of this test's own that loses and delays what it likes.

`make test-cluster` shows the same with Ray itself.
"""

import socket
import sys
import types
from collections.abc import Callable
from typing import Any

import pytest

from cellmates.lab import on_ray
from cellmates.lab.on_ray import ClusterError, OnRay


class RayError(Exception):
    """A node or a worker is lost."""


class RayTaskError(RayError):
    """The work itself failed."""


class Clock:
    """Time that passes when somebody waits."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


class FakeRay(types.ModuleType):
    """A cluster with two processors. `fate` says of the errand for a part, sent out for the so
    many-th time, after how many seconds it comes back, or which error does."""

    def __init__(self, clock: Clock, fate: Callable[[int, int], float | Exception]) -> None:
        super().__init__("ray")
        self.exceptions = types.SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        self.clock = clock
        self.fate = fate
        self.sent: list[tuple[float, int]] = []  # when, and which part
        self.cancelled: list[int] = []
        self.out: dict[int, tuple[float, Any]] = {}  # when it comes back, and with what

    def init(self, **_: object) -> None:
        pass

    def shutdown(self) -> None:
        pass

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Callable[[Any, int], Any]) -> Any:
        def send(work: Any, part: int) -> int:
            tries = [number for _, number in self.sent].count(part)
            self.sent.append((self.clock.now, part))
            fate = self.fate(part, tries)
            if isinstance(fate, Exception):
                self.out[len(self.sent)] = (self.clock.now, fate)
            else:
                self.out[len(self.sent)] = (self.clock.now + fate, function(work, part))
            return len(self.sent)

        errands = types.SimpleNamespace(remote=send)
        errands.options = lambda **_: errands
        return errands

    def wait(self, errands: list[int], num_returns: int, timeout: float) -> tuple[Any, Any]:
        assert errands
        assert num_returns == 1
        first = min(errands, key=lambda each: self.out[each][0])
        if self.out[first][0] > self.clock.now + timeout:
            self.clock.now += timeout
            return [], errands
        self.clock.now = max(self.clock.now, self.out[first][0])
        return [first], [each for each in errands if each != first]

    def get(self, errand: int, timeout: float) -> Any:
        found = self.out[errand][1]
        if isinstance(found, Exception):
            raise found
        return found

    def cancel(self, errand: int) -> None:
        self.cancelled.append(errand)


def doubled(part: int) -> int:
    """The work."""
    return 2 * part


def cluster(
    monkeypatch: pytest.MonkeyPatch, fate: Callable[[int, int], float | Exception]
) -> tuple[OnRay, FakeRay]:
    clock = Clock()
    ray = FakeRay(clock, fate)
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(on_ray, "time", clock)
    monkeypatch.setattr(on_ray, "_complaint", lambda address: None)
    return OnRay("", deadline=10.0), ray


def test_results_come_in_the_order_of_the_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    machines, ray = cluster(monkeypatch, lambda part, tries: 7.0 - part)
    assert list(machines.in_order(doubled, range(7))) == [0, 2, 4, 6, 8, 10, 12]
    assert sorted(part for _, part in ray.sent) == list(range(7))
    assert ray.cancelled == []


def test_what_is_late_is_sent_again_and_called_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that is cut off: its errand never comes back, and nobody may wait for it."""
    machines, ray = cluster(monkeypatch, lambda part, tries: 1e9 if part == 1 and not tries else 1)
    assert list(machines.in_order(doubled, range(4))) == [0, 2, 4, 6]
    again = [when for when, part in ray.sent if part == 1]
    assert len(again) == 2
    assert 10 < again[1] < 11
    assert ray.cancelled == [2]  # the second that was sent out
    assert ray.clock.now < 13


def test_a_lost_node_does_not_use_up_all_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the cluster knows that a node is gone it sends parts there: they fail at once."""

    def fate(part: int, tries: int) -> float | Exception:
        return RayError("the node is gone") if ray.clock.now < 30 else 1.0

    machines, ray = cluster(monkeypatch, fate)
    assert list(machines.in_order(doubled, range(2))) == [0, 2]
    assert 4 <= len([part for _, part in ray.sent if part == 0]) <= on_ray.MOST_TRIES


def test_one_gives_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    machines, _ = cluster(monkeypatch, lambda part, tries: RayError("the node is gone"))
    with pytest.raises(ClusterError, match="gave-up: 0"):
        list(machines.in_order(doubled, range(1)))


def test_work_that_fails_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    machines, ray = cluster(monkeypatch, lambda part, tries: RayTaskError("a fault"))
    with pytest.raises(RayTaskError):
        list(machines.in_order(doubled, range(1)))
    assert len(ray.sent) == 1


@pytest.mark.parametrize(("complaint", "address", "told"), [
    ("rpc error: AuthTokenMismatch", "127.0.0.1:{}", "refused: 127.0.0.1:{}"),
    ("rpc error: AuthTokenMismatch", "", "refused: ray"),
    ("", "127.0.0.1:{}", "no-answer: 127.0.0.1:{}"),  # it waited too long
    ("ConnectionError: no", "127.0.0.1:{}", "no-answer: 127.0.0.1:{}"),
    ("ConnectionError: no", "", None),  # then one of this machine alone
    ("ValueError: ?", "", "no-answer: ray"),
])  # fmt: skip
def test_what_ray_complains_of(
    complaint: str, address: str, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay(Clock(), lambda part, tries: 1.0))
    monkeypatch.setattr(on_ray, "_complaint", lambda _: complaint)
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        port = somebody.getsockname()[1]
        if told is None:
            OnRay(address)
            return
        with pytest.raises(ClusterError, match=f"^{told.format(port)}$"):
            OnRay(address.format(port))


def test_who_keeps_one_waiting_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "_JOINS", 0.001)
    assert on_ray._complaint("127.0.0.1:1") == ""


def test_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    machines, _ = cluster(monkeypatch, lambda part, tries: 1.0)
    play = machines.in_order(doubled, range(2))
    assert next(play) == 0
    monkeypatch.setattr(on_ray, "__version__", "0.0.0")
    with pytest.raises(ClusterError, match="other-version"):
        next(play)
