"""A connection as a table sees it."""

from typing import Protocol


class Guest(Protocol):
    """Somebody connected to a table: a seat's person, the host, or a spectator."""

    seat: int | None
    host: bool
    token: str | None  # hashed
    person: str | None  # hashed
    address: str

    def send(self, *messages: bytes) -> None:
        """Send messages without waiting; a guest who does not read is sent away."""

    def dismiss(self, code: str) -> None:
        """Say goodbye and close."""
