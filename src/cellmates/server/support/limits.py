"""How much a connection or an address may ask for."""

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from cellmates.server.support.bad_setting import BadSetting

ADDRESSES = 10_000
"""Addresses that are remembered."""

_COUNTED = 10_000
"""Sockets that are asked a second, for each address, how much of what was sent is unread."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed; rates are per second, with a burst on top."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    unread_bytes: int = 2 * 1024 * 1024
    address_unread_bytes: int = 16 * 1024 * 1024
    messages: float = 20.0
    messages_burst: float = 60.0
    strikes: int = 100
    requests: float = 20.0
    requests_burst: float = 200.0
    malformed: float = 1.0
    malformed_burst: float = 20.0
    tables: float = 0.2
    tables_burst: float = 30.0
    doors: float = 1 / 12
    doors_burst: float = 10.0
    material_bytes: int = 256 * 1024
    material: float = 1 / 30
    material_burst: float = 20.0
    connections: int = 256
    sockets: int = 1024
    request_seconds: float = 20.0
    hello_seconds: float = 10.0
    late_seconds: float = 0.3  # from a command to all told, until newcomers are refused
    newcomers: float = 10.0  # new tables of all addresses together
    newcomers_burst: float = 30.0
    newcomer_seconds: float = 0.5  # a new table waits until it is refused


UNLIMITED = Limits(
    messages=1e9, messages_burst=1e9, requests=1e9, requests_burst=1e9, malformed=1e9,
    malformed_burst=1e9, tables=1e9, tables_burst=1e9, material=1e9, material_burst=1e9,
    connections=1_000_000, sockets=1_000_000, address_unread_bytes=1 << 40, late_seconds=1e9,
    newcomers=1e9, newcomers_burst=1e9, newcomer_seconds=1e9,
)  # fmt: skip
"""For measuring, and for networks where everybody is trusted."""


@lru_cache(1024)
def household(address: str) -> str:
    """What counts as one address: in IPv6 everybody has 2**64 of them."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.strip("[]").partition("%")[0])
    except ValueError:  # a proxy may say anything
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


class Bucket:
    """Fills at a rate up to a burst; everything that is asked for takes one out."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        if self.empty:
            return False
        self._left -= 1
        return True

    @property
    def empty(self) -> bool:
        """Whether there is none left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1


class Address:
    """What one address has used up."""

    __slots__ = (
        "_count_at",
        "_unread",
        "connections",
        "doors",
        "malformed",
        "material",
        "messages",
        "requests",
        "sockets",
        "tables",
    )

    def __init__(self, limits: Limits) -> None:
        self.connections = 0
        self.sockets: set[asyncio.Transport] = set()
        self._unread = 0
        self._count_at = 0.0
        self.requests = Bucket(limits.requests, limits.requests_burst)
        self.malformed = Bucket(limits.malformed, limits.malformed_burst)
        self.tables = Bucket(limits.tables, limits.tables_burst)
        self.doors = Bucket(limits.doors, limits.doors_burst)
        self.material = Bucket(limits.material, limits.material_burst)
        # A household shares an address: ten connections at full speed.
        self.messages = Bucket(limits.messages * 10, limits.messages_burst * 10)

    @property
    def unread(self) -> int:
        """What was sent to this address and waits to be read, in bytes; a moment old at most."""
        now = time.monotonic()
        if now >= self._count_at:
            self._count_at = now + len(self.sockets) / _COUNTED
            self._unread = sum(socket.get_write_buffer_size() for socket in self.sockets)
        return self._unread


class Addresses:
    """The addresses seen lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: OrderedDict[str, Address] = OrderedDict()

    def of(self, address: str) -> Address:
        """What is known of an address."""
        known = self._known.get(address)
        if known is None:
            known = self._known[address] = Address(self._limits)
            self._forget()
        else:
            self._known.move_to_end(address)
        return known

    def _forget(self) -> None:
        """Forget those not seen for longest, unless they are still connected."""
        for _ in range(16):
            if len(self._known) <= ADDRESSES:
                return
            address, known = next(iter(self._known.items()))
            if known.sockets or known.connections:
                self._known.move_to_end(address)
            else:
                del self._known[address]


def limits_from(settings: Iterable[str], limits: Limits) -> Limits:
    """Limits with some of them set as NAME=NUMBER; a BadSetting says which is wrong."""
    kinds = {each.name: each.type for each in fields(Limits)}
    wanted: dict[str, float] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals or name not in kinds:
            raise BadSetting("setting-limit-form", text=setting, known=", ".join(kinds))
        try:
            number = int(text) if kinds[name] is int else float(text)
        except ValueError:
            raise BadSetting("setting-limit-number", text=setting) from None
        if not number > 0:
            raise BadSetting("setting-limit-positive", text=setting)
        wanted[name] = number
    return replace(limits, **wanted)  # type: ignore[arg-type]
