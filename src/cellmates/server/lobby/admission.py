"""Who may come in, and whether new tables may be made."""

import asyncio

from cellmates.server.lobby.tokens import hashed
from cellmates.server.protocol.messages import Notice
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import HouseRules
from cellmates.server.support.timing import Time


class Admission:
    """What operators decide while a house is open. Without a database nobody decides anything."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._started = time.now()
        self._secret = ""
        self.rules = HouseRules()
        self.empty = asyncio.Event()
        """Set when a house that is to stop has been emptied."""

    async def refresh(self) -> bool:
        """Read what operators have changed; whether they have."""
        return False

    def address_hash(self, address: str) -> str:
        """An address as this house keeps it."""
        return address_hash(self._secret, address)

    def key(self, about: str) -> bytes:
        """A key that only this house has."""
        return hashed(f"{self._secret} key {about}").encode()

    def is_banned(self, person: str | None, address: str) -> bool:
        """Whether somebody may not come in."""
        bans = self.rules.bans
        if not bans:
            return False
        found = [bans.get(person or ""), bans.get(self.address_hash(address))]
        now = self._time.now()
        return any(ban is not None and (ban.until is None or ban.until > now) for ban in found)

    def check(self, person: str | None, address: str) -> None:
        """Raise a Refusal if somebody may not come in."""
        if self.is_banned(person, address):
            raise Refusal("banned", "those who run this server do not let you in", 403)

    @property
    def draining(self) -> bool:
        """Whether the house is being emptied; a server that was started since has no part in it."""
        drain = self.rules.drain
        return drain is not None and drain["at"] >= self._started

    @property
    def notice(self) -> Notice:
        """What is said to everybody about the house."""
        drain = self.rules.drain
        if drain is None or not self.draining:
            return Notice("open", None)
        return Notice("draining", drain["until"])

    def check_open(self) -> None:
        """Raise a Refusal if there shall be no new tables."""
        if self.draining:
            raise Refusal("draining", "the server is about to stop: no new tables", 503)

    def note_crowd(self, connected: int) -> None:
        """So many are connected: a house that is to stop is empty, or has waited long enough."""
        drain = self.rules.drain
        if drain is None or not self.draining or not drain["stop"]:
            return
        until = drain["until"]
        if connected == 0 or (until is not None and self._time.now() >= until):
            self.empty.set()


def address_hash(secret: str, address: str) -> str:
    """An address as a house with this secret keeps it."""
    return hashed(f"{secret} {address}")
