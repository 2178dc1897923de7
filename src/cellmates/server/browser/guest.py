"""A guest of a table in the same browser: messages go through a function, not through a socket."""

from collections.abc import Callable

from cellmates.server.browser.request import HERE
from cellmates.server.protocol.messages import Bye, Error, encode


class LocalGuest:
    """The page at one table."""

    def __init__(
        self, person: str | None, tell: Callable[[str], None], close: Callable[[], None]
    ) -> None:
        self.seat: int | None = None
        self.host = False
        self.token: str | None = None
        self.person = person
        self.address = HERE
        self._tell = tell
        self._close = close

    def send(self, *messages: bytes) -> None:
        """Hand messages over at once."""
        for message in messages:
            self._tell(message.decode())

    def dismiss(self, code: str) -> None:
        """Say goodbye and close."""
        self.send(encode(Bye(code)))
        self._close()

    def refuse(self, id: str | None, code: str, text: str) -> None:
        """Say why not."""
        self.send(encode(Error(id, code, text)))
