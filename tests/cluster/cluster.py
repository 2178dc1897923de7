"""`make test-cluster`: the same bytes on one core, two, and clusters that lose a node.

Not part of `make test`: Ray is large, and takes seconds to start.
"""

import os
import secrets
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cluster.experiment import PARTS, PATIENCE, Folder, files, finished, learn, parts, start
from tests.cluster.partition import HEAD, PORT, possible, two_machines


class Alone(NamedTuple):
    """The experiment on one core: what it kept, and the seconds that it took."""

    files: Folder
    seconds: float

    @property
    def deadline(self) -> str:
        """Seconds that are more than enough for a part, also if another is played beside it."""
        return str(round(10 + 5 * self.seconds / PARTS))


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A home of its own, and a token that all nodes share."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "1")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.delenv("RAY_ADDRESS", raising=False)
        yield dict(os.environ)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Alone:
    """The experiment on one core."""
    folder = tmp_path_factory.mktemp("alone")
    begun = time.monotonic()
    assert finished(start(folder, "--jobs", "1"), folder) == (0, "")
    found = files(folder)
    assert len(found) == PARTS + 2  # the plan and the result
    return Alone(found, time.monotonic() - begun)


def test_two_jobs(alone: Alone, tmp_path: Path) -> None:
    assert finished(start(tmp_path, "--jobs", "2"), tmp_path) == (0, "")
    assert files(tmp_path) == alone.files


def test_ray_on_this_machine(alone: Alone, tmp_path: Path, env: dict[str, str]) -> None:
    status, complaints = finished(start(tmp_path, "--ray", env=env), tmp_path)
    assert status == 0, complaints
    assert files(tmp_path) == alone.files


def test_two_nodes_and_one_that_dies(alone: Alone, tmp_path: Path, env: dict[str, str]) -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        node = cluster.add_node(num_cpus=1)
        for name in ("whole", "killed"):
            folder = tmp_path / name
            process = start(folder, "--ray", cluster.address, "--deadline", alone.deadline, env=env)
            if name == "killed":
                _wait_for_parts(folder, 3)
                cluster.remove_node(node, allow_graceful=False)
                assert parts(folder) < PARTS, "too late to tell anything"
            status, complaints = finished(process, folder)
            assert status == 0, complaints
            assert files(folder) == alone.files
    finally:
        cluster.shutdown()


def _wait_for_parts(folder: Path, number: int) -> None:
    ends = time.monotonic() + PATIENCE
    while parts(folder) < number:
        assert time.monotonic() < ends, "nothing is played"
        time.sleep(0.05)


@pytest.mark.parametrize("attempt", range(3))
def test_a_cable_that_is_pulled(
    attempt: int, alone: Alone, tmp_path: Path, env: dict[str, str]
) -> None:
    """Several times: what Ray itself does then is a matter of luck."""
    if problem := possible():
        pytest.skip(f"no network namespaces here: {problem}")
    with two_machines(env) as machines:
        folder = tmp_path / "run"
        process = start(
            *(folder, "--ray", f"{HEAD}:{PORT}", "--deadline", alone.deadline),
            before=machines.inside(0),
            env=env,
        )
        _wait_for_parts(folder, 3)
        machines.cut()
        assert parts(folder) < PARTS, "too late to tell anything"
        status, complaints = finished(process, folder)
        assert status == 0, complaints
        assert files(folder) == alone.files


def test_a_token_that_is_refused(tmp_path: Path, env: dict[str, str]) -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        other = {**env, "RAY_AUTH_TOKEN": secrets.token_hex(32)}
        process = start(tmp_path, "--ray", cluster.address, env=other)
        status, complaints = finished(process, tmp_path)
        assert status == 2
        assert "refuses this machine’s token" in complaints
        assert list(files(tmp_path)) == ["plan.json"]
    finally:
        cluster.shutdown()


def test_something_else_that_listens_at_the_address(tmp_path: Path, env: dict[str, str]) -> None:
    """Ray itself waits for ever then."""
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        address = f"127.0.0.1:{somebody.getsockname()[1]}"
        status, complaints = finished(start(tmp_path, "--ray", address, env=env), tmp_path)
    assert status == 2
    assert f"No Ray cluster answers at {address}" in complaints
    assert list(files(tmp_path)) == ["plan.json"]


def test_a_run_that_a_cluster_began_goes_on_without_it(alone: Alone, tmp_path: Path) -> None:
    """Parts are the same wherever they come from."""
    for name, data in alone.files.items():
        if name < "cell-001":
            (tmp_path / name).write_bytes(data)
    (tmp_path / "plan.json").write_bytes(alone.files["plan.json"])
    assert finished(start(tmp_path, "--jobs", "1"), tmp_path) == (0, "")
    assert files(tmp_path) == alone.files


SEARCH = (
    *("tune", "room25", "--mode", "solo", "--bots", "random", "--vary", "edition=ultimate,season1"),
    *("--trials", "4", "--games", "40", "--confirm", "40", "--seed", "13"),
)


def test_a_search_for_settings(tmp_path: Path, env: dict[str, str]) -> None:
    for name, where in (("jobs", ("--jobs", "1")), ("ray", ("--ray",))):
        process = start(tmp_path / name, *where, env=env, what=SEARCH)
        status, complaints = finished(process, tmp_path / name)
        assert status == 0, complaints
    found = files(tmp_path / "jobs")
    assert len(found) == 2 + 2 * 2 + 2 * 2  # plan, result; two settings; as agreed and the best
    assert files(tmp_path / "ray") == found


def test_games_to_learn_from(tmp_path: Path, env: dict[str, str]) -> None:
    for name, where in (("jobs", ("--jobs", "1")), ("ray", ("--ray",))):
        process = learn("data", tmp_path / name, *where, env=env)
        status, complaints = finished(process, tmp_path / name)
        assert status == 0, complaints
    found = files(tmp_path / "jobs")
    assert len(found) == 4
    assert files(tmp_path / "ray") == found
