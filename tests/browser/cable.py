"""A cable between browser and server that can be pulled out."""

import selectors
import socket
import threading
from urllib.parse import urlsplit


class Cable:
    """Carries bytes both ways; cut, nothing gets through and nobody is let in."""

    def __init__(self, url: str) -> None:
        far = urlsplit(url)
        self._far = (far.hostname, far.port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._ends: dict[socket.socket, socket.socket] = {}
        self._near: set[socket.socket] = set()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._door, selectors.EVENT_READ)
        self._lock = threading.Lock()
        self._cut = False
        self._deaf = False
        self._done = False
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Pull it out: every connection ends."""
        with self._lock:
            self._cut = True
            for end in list(self._ends):
                self._drop(end)

    def deafen(self) -> None:
        """What the browser says still arrives; what the server says does not."""
        self._deaf = True

    def mend(self) -> None:
        """Plug it in again."""
        self._deaf = self._cut = False

    def close(self) -> None:
        """Put it away."""
        self.cut()
        self._done = True
        self._thread.join(5)
        self._door.close()
        self._selector.close()

    def _carry(self) -> None:
        while not self._done:
            for key, _ in self._selector.select(0.05):
                end = key.fileobj
                assert isinstance(end, socket.socket)
                with self._lock:
                    if end is self._door:
                        self._admit()
                    elif end in self._ends:
                        self._forward(end)

    def _admit(self) -> None:
        near, _ = self._door.accept()
        if self._cut:
            near.close()
            return
        far = socket.create_connection(self._far)
        self._near.add(near)
        for one, other in ((near, far), (far, near)):
            self._ends[one] = other
            self._selector.register(one, selectors.EVENT_READ)

    def _forward(self, end: socket.socket) -> None:
        try:
            data = end.recv(1 << 16)
            if data and (end in self._near or not self._deaf):
                self._ends[end].sendall(data)
        except OSError:
            data = b""
        if not data:
            self._drop(end)

    def _drop(self, end: socket.socket) -> None:
        other = self._ends.pop(end, None)
        if other is None:
            return
        self._ends.pop(other, None)
        for each in (end, other):
            self._near.discard(each)
            self._selector.unregister(each)
            each.close()
