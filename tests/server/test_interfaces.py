"""Which of this machine's addresses phones are told."""

import pytest

from cellmates.server import doorstep
from cellmates.server.interfaces import lan_addresses, ranked

HOME = ("wlp3s0", "192.168.1.20")
CABLE = ("eth0", "10.0.0.5")
DOCKER = ("docker0", "172.17.0.1")
BRIDGE = ("br-4f2a", "172.18.0.1")
VPN = ("wg0", "10.8.0.2")
TAILSCALE = ("tailscale0", "100.64.1.2")
LOOPBACK = ("lo", "127.0.0.1")
NO_DHCP = ("eth1", "169.254.3.4")
PUBLIC = ("eth0", "93.184.216.34")


@pytest.mark.parametrize(
    ("interfaces", "way_out", "expected"),
    [
        ([LOOPBACK, DOCKER, HOME], "192.168.1.20", ["192.168.1.20", "172.17.0.1"]),
        # All traffic goes through a tunnel; the phones are in the room all the same.
        ([LOOPBACK, VPN, HOME], "10.8.0.2", ["192.168.1.20", "10.8.0.2"]),
        ([TAILSCALE, HOME, BRIDGE], None, ["192.168.1.20", "172.18.0.1", "100.64.1.2"]),
        # A laptop that is itself the access point, and has a cable to the world.
        ([HOME, CABLE], "10.0.0.5", ["10.0.0.5", "192.168.1.20"]),
        # No way out at all: a router without the internet, or none.
        ([LOOPBACK, HOME], None, ["192.168.1.20"]),
        ([LOOPBACK, NO_DHCP], None, []),
        ([PUBLIC, HOME], "93.184.216.34", ["192.168.1.20", "93.184.216.34"]),
        # An address that no interface names first is one, too.
        ([LOOPBACK], "192.168.1.9", ["192.168.1.9"]),
        ([], None, []),
    ],
)
def test_the_likeliest_one_comes_first(
    interfaces: list[tuple[str, str]], way_out: str | None, expected: list[str]
) -> None:
    assert ranked(interfaces, way_out) == expected


def test_this_machine_has_addresses_of_its_own() -> None:
    assert all(address.count(".") == 3 for address in lan_addresses())


@pytest.mark.parametrize(
    ("host", "lan", "expected"),
    [
        (None, False, ["http://127.0.0.1:8025/"]),
        (None, True, ["http://192.168.1.20:8025/", "http://10.8.0.2:8025/"]),
        ("0.0.0.0", True, ["http://192.168.1.20:8025/", "http://10.8.0.2:8025/"]),
        ("0.0.0.0", False, ["http://127.0.0.1:8025/"]),
        ("10.8.0.2", True, ["http://10.8.0.2:8025/"]),
        ("::1", False, ["http://[::1]:8025/"]),
    ],
)
def test_addresses_can_be_typed(
    host: str | None, lan: bool, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorstep, "lan_addresses", lambda: ["192.168.1.20", "10.8.0.2"])
    assert doorstep.addresses(host, 8025, lan=lan) == expected


def test_without_a_network_there_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorstep, "lan_addresses", list)
    assert doorstep.lan_address() == "127.0.0.1"
    (address,) = doorstep.addresses(None, 8025, lan=True)
    assert doorstep.is_local(address)
    assert not doorstep.is_local("http://192.168.1.20:8025/")
