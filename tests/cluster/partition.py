"""A cluster of two machines, each in a network namespace of its own, and a cable between them.

Linux, as root. `python -m tests.cluster.partition` says whether it can be built here.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

HEAD, NODE = "10.77.0.1", "10.77.0.2"
PORT = 6379


def run(*words: str) -> None:
    """Run a command; its complaint if it fails."""
    subprocess.run(words, check=True, capture_output=True, text=True)


class TwoMachines:
    """The namespaces, and what runs in them."""

    def __init__(self) -> None:
        self.home = Path(mkdtemp(prefix="cm"))  # short: Ray has sockets in it
        mark = str(os.getpid())
        self.names = f"cmh{mark}", f"cmn{mark}"
        self.ends = f"ch{mark}"[:15], f"cn{mark}"[:15]

    def build(self) -> None:
        """Two namespaces and a cable."""
        for name in self.names:
            run("ip", "netns", "add", name)
        run("ip", "link", "add", self.ends[0], "type", "veth", "peer", "name", self.ends[1])
        for name, end, address in zip(self.names, self.ends, (HEAD, NODE), strict=True):
            run("ip", "link", "set", end, "netns", name)
            run("ip", "-n", name, "addr", "add", f"{address}/24", "dev", end)
            run("ip", "-n", name, "link", "set", "lo", "up")
            run("ip", "-n", name, "link", "set", end, "up")

    def inside(self, number: int) -> list[str]:
        """Words in front of a command that runs on a machine."""
        return ["ip", "netns", "exec", self.names[number]]

    def start(self, env: dict[str, str]) -> None:
        """Start Ray on both, one processor each."""
        ray = [sys.executable, "-m", "ray.scripts.scripts", "start", "--num-cpus=1"]
        quiet = ("--disable-usage-stats", "--object-store-memory=100000000")
        head = (*ray, "--head", f"--node-ip-address={HEAD}", f"--port={PORT}", *quiet)
        node = (*ray, f"--address={HEAD}:{PORT}", f"--node-ip-address={NODE}", *quiet)
        more = ("--include-dashboard=false", f"--temp-dir={self.home}")
        for number, words in enumerate(((*head, *more), node)):
            done = subprocess.run(
                [*self.inside(number), *words], env=env, check=False, capture_output=True, text=True
            )
            assert not done.returncode, f"Ray does not start: {done.stdout}{done.stderr}"

    def cut(self) -> None:
        """Pull the cable; the processes on both sides live on."""
        run("ip", "-n", self.names[1], "link", "set", self.ends[1], "down")

    def end(self) -> None:
        """End every process in the namespaces, and take them away."""
        for name in self.names:
            found = subprocess.run(
                ["ip", "netns", "pids", name], capture_output=True, text=True, check=False
            )
            for process in found.stdout.split():
                subprocess.run(["kill", "-9", process], check=False, capture_output=True)
            time.sleep(0.2)
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)
        shutil.rmtree(self.home, ignore_errors=True)


@contextmanager
def two_machines(env: dict[str, str]) -> Iterator[TwoMachines]:
    """Both machines, with Ray running, until the end of the block."""
    machines = TwoMachines()
    try:
        machines.build()
        machines.start(env)
        yield machines
    finally:
        machines.end()


def possible() -> str:
    """Nothing, or why no such machines can be built here."""
    machines = TwoMachines()
    try:
        machines.build()
    except (OSError, subprocess.CalledProcessError) as error:
        return str(getattr(error, "stderr", "") or error).strip()
    finally:
        machines.end()
    return ""


if __name__ == "__main__":
    print(possible() or "yes")
