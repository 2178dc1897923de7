"""The addresses under which other devices of the network may find this machine."""

import ipaddress
import socket
from collections.abc import Iterable

import ifaddr

# Networks inside this machine, or tunnels to somewhere else: no phone of this room is there.
_VIRTUAL = frozenset(
    {"docker", "dummy", "gif", "ifb", "lo", "lxcbr", "lxdbr", "podman", "ppp", "stf", "tailscale"}
    | {"tap", "tun", "utun", "vboxnet", "virbr", "vmnet", "wg", "zt"}
)

HERE = "127.0.0.1"
"""The address under which a machine finds itself."""


def lan_address() -> str:
    """The likeliest address of this machine in its network; without one, its own."""
    return next(iter(lan_addresses()), HERE)


def lan_addresses() -> list[str]:
    """The addresses of this machine in its networks, the likeliest one for phones first."""
    try:
        found = _interfaces()
    except OSError:  # a phone with Android does not tell
        found = []
    return ranked(found, _way_out())


def ranked(interfaces: Iterable[tuple[str, str]], way_out: str | None) -> list[str]:
    """Addresses by what is known of them: names of interfaces, and the one that leads out."""

    def doubts(found: tuple[str, str]) -> tuple[bool, bool, bool]:
        name, address = found
        return is_virtual(name), not ipaddress.ip_address(address).is_private, address != way_out

    usable = [
        (name, address)
        for name, address in interfaces
        if not ipaddress.ip_address(address).is_loopback
        and not ipaddress.ip_address(address).is_link_local
    ]
    if way_out is not None and way_out not in [address for _, address in usable]:
        usable.append(("", way_out))
    return list(dict.fromkeys(address for _, address in sorted(usable, key=doubts)))


def is_virtual(name: str) -> bool:
    """Whether an interface leads to no network of this room, by its name."""
    return name.rstrip("0123456789") in _VIRTUAL or name.startswith(("br-", "cni", "veth", "zt"))


def _interfaces() -> list[tuple[str, str]]:
    return [
        (adapter.nice_name, str(address.ip))
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if address.is_IPv4
    ]


def _way_out() -> str | None:
    """The address from which this machine would speak to the world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return None
