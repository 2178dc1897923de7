"""Under which addresses other devices of the network may find this machine."""

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable

# Networks inside this machine, or tunnels to somewhere else: no phone of this room is there.
_VIRTUAL = frozenset(
    {"docker", "dummy", "gif", "ifb", "lo", "lxcbr", "lxdbr", "podman", "ppp", "stf", "tailscale"}
    | {"tap", "tun", "utun", "vboxnet", "virbr", "vmnet", "wg", "zt"}
)

_GET_ADDRESS = 0xC0206921 if sys.platform == "darwin" else 0x8915  # SIOCGIFADDR


def lan_addresses() -> list[str]:
    """The addresses of this machine in its networks, the likeliest one for phones first."""
    try:
        found = _interfaces()
    except OSError:  # a phone with Android does not tell, and a name may be unknown
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
    if sys.platform == "win32":
        found = socket.gethostbyname_ex(socket.gethostname())[2]
        return [("", address) for address in found]
    import fcntl

    known: list[tuple[str, str]] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(asker, _GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
            except OSError:  # it has none
                continue
            known.append((name, socket.inet_ntoa(answer[20:24])))
    return known


def _way_out() -> str | None:
    """The address from which this machine would speak to the world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return None
