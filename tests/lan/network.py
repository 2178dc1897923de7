"""A network of its own: hosts with addresses, cables that can be pulled, and bad wifi.

Everything lives in namespaces of the kernel that vanish with the process (`inside`): nothing of
the machine's own network is touched, and nothing is left behind.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from tests.lan.air import Air

INSIDE = "CELLMATES_LAN"
"""Set once the process has namespaces of its own."""

TOOLS = {"ip": "iproute2", "unshare": "util-linux"}

NOT_HERE = """\
`make check-lan` builds a network out of namespaces of the Linux kernel. What is missing here: {}
It needs Linux, the packages iproute2 and util-linux, and root, or a kernel that gives everybody
namespaces (kernel.unprivileged_userns_clone=1; Ubuntu: apparmor_restrict_unprivileged_userns=0)."""


def inside(module: str, arguments: Sequence[str]) -> int | None:
    """Run a module again in namespaces of its own; None if this is that run already."""
    if os.environ.get(INSIDE):
        subprocess.run(["mount", "-t", "tmpfs", "none", "/run"], check=True)  # for `ip netns`
        return None
    if problem := _missing():
        print(NOT_HERE.format(problem), file=sys.stderr)
        return 2
    command = [*_unshare(), sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env={**os.environ, INSIDE: "1"}, check=False).returncode


def _missing() -> str | None:
    if not sys.platform.startswith("linux"):
        return f"Linux (this is {sys.platform})."
    for tool, package in TOOLS.items():
        if shutil.which(tool) is None:
            return f"the command `{tool}` (package {package})."
    if not os.access("/dev/net/tun", os.R_OK | os.W_OK):
        return "the device /dev/net/tun."
    tried = subprocess.run([*_unshare(), "true"], capture_output=True, text=True, check=False)
    return tried.stderr.strip() or "namespaces." if tried.returncode else None


def _unshare() -> list[str]:
    """What gives a program a network, mounts and process numbers of its own."""
    command = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
    return command if os.geteuid() == 0 else [*command, "--user", "--map-root-user"]


def ip(*words: str) -> None:
    """As the command does."""
    subprocess.run(["ip", *words], check=True)


class Host:
    """A machine in the network: a namespace with one interface and one address."""

    def __init__(self, name: str, address: str) -> None:
        self.name = name
        self.address = address

    def command(self, *words: str) -> list[str]:
        """A command that runs on this machine."""
        return ["ip", "netns", "exec", self.name, *words]

    def configure(self, router: str) -> None:
        """What DHCP tells: an address, and the way out."""
        self._router = router
        ip("-n", self.name, "link", "set", "lo", "up")
        ip("-n", self.name, "address", "add", f"{self.address}/24", "dev", "eth0")
        self.plug_in()

    def unplug(self) -> None:
        """The interface goes down, as in a plane; the machine knows it."""
        ip("-n", self.name, "link", "set", "eth0", "down")

    def power_off(self) -> None:
        """All that runs there ends at once, and nobody hears of it."""
        self.unplug()
        while pids := subprocess.check_output(["ip", "netns", "pids", self.name]).split():
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(int(pid), signal.SIGKILL)
            time.sleep(0.05)

    def plug_in(self) -> None:
        """Up again."""
        ip("-n", self.name, "link", "set", "eth0", "up")
        ip("-n", self.name, "route", "replace", "default", "via", self._router)


class Network:
    """A router with a switch in it; this process itself is there, too."""

    router = "192.168.77.1"

    def __init__(self) -> None:
        ip("link", "set", "lo", "up")
        ip("link", "add", "lan", "type", "bridge", "forward_delay", "0")
        ip("address", "add", f"{self.router}/24", "dev", "lan")
        ip("link", "set", "lan", "up")
        self._count = 0

    def wired(self, name: str) -> Host:
        """One more machine, by cable."""
        host = self._host(name)
        ip("link", "add", f"to-{name}", "type", "veth", "peer", "name", "eth0", "netns", name)
        self._join(f"to-{name}", host)
        return host

    def wireless(self, name: str, air: Air) -> Host:
        """One more machine, through the air."""
        host = self._host(name)
        near, far = f"to-{name}", f"of-{name}"
        air.between(near, far)
        ip("link", "set", far, "netns", name)
        ip("-n", name, "link", "set", far, "name", "eth0")
        self._join(near, host)
        air.start()
        return host

    def _host(self, name: str) -> Host:
        self._count += 1
        ip("netns", "add", name)
        return Host(name, f"192.168.77.{self._count + 9}")

    def _join(self, port: str, host: Host) -> None:
        ip("link", "set", port, "master", "lan", "up")
        host.configure(self.router)
