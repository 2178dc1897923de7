"""A network between a server and PostgreSQL that can freeze, delay and cut each connection."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from sqlalchemy.engine import URL, make_url

CHUNK = 64 * 1024

_INSERTS = re.compile(rb"([0-9a-z_]+)\0INSERT INTO choices")
"""A statement that is prepared; later its name alone is sent."""


class Wire:
    """One connection through the proxy; nothing that was sent is lost while it is frozen."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self._near = near
        self._far = far
        self._thawed = asyncio.Event()
        self._thawed.set()
        self.listens = False  # it has sent LISTEN
        self.inserts: set[bytes] = set()  # the statements that store choices, by their names
        self.delay = 0.0

    @property
    def frozen(self) -> bool:
        """Whether nothing goes through."""
        return not self._thawed.is_set()

    def freeze(self) -> None:
        """Let nothing through any more, and tell nobody."""
        self._thawed.clear()

    def thaw(self) -> None:
        """Let through what was held back, and what comes."""
        self._thawed.set()

    def cut(self) -> None:
        """Reset both ends."""
        self._near.transport.abort()
        self._far.transport.abort()

    async def through(self) -> None:
        """Wait as long as the network does."""
        if self.delay:
            await asyncio.sleep(self.delay)
        await self._thawed.wait()


class FaultProxy:
    """The way of one server to PostgreSQL."""

    def __init__(self, upstream: URL) -> None:
        self._upstream = upstream
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.wires: list[Wire] = []
        self.frozen = False  # new connections are frozen, too
        self._trap: Callable[[Wire, bytes], bool] | None = None
        self.trapped = asyncio.Event()

    @property
    def url(self) -> str:
        """The address of the database by way of this proxy."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        url = self._upstream.set(host="127.0.0.1", port=port).difference_update_query(["host"])
        return url.render_as_string(hide_password=False)

    async def start(self) -> None:
        """Begin to let connections through."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)

    async def close(self) -> None:
        """Cut everything."""
        assert self._server is not None
        self._server.close()
        for wire in self.wires:
            wire.thaw()
            wire.cut()
        await asyncio.gather(*self._tasks)

    def freeze(self, which: Callable[[Wire], bool] | None = None) -> None:
        """Freeze the connections there are, or some of them; without a choice new ones, too."""
        self.frozen = which is None
        for wire in self.wires:
            if which is None or which(wire):
                wire.freeze()

    def thaw(self) -> None:
        """Let everything through again."""
        self.frozen = False
        for wire in self.wires:
            wire.thaw()

    def delay(self, seconds: float) -> None:
        """Let every piece take so long."""
        for wire in self.wires:
            wire.delay = seconds

    def cut(self) -> None:
        """Reset the connections there are."""
        for wire in self.wires:
            wire.cut()

    def freeze_before_commit(self) -> None:
        """Freeze the connection that next commits a choice, when its transaction is all but done;
        `trapped` is set then."""
        writers: set[Wire] = set()

        def trap(wire: Wire, sent: bytes) -> bool:
            if any(name in sent for name in wire.inserts):
                writers.add(wire)
            return wire in writers and b"COMMIT" in sent

        self.trapped.clear()
        self._trap = trap

    async def _connect(self, near_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            far_in, far_out = await self._reach()
        except OSError:  # PostgreSQL is down
            near_out.transport.abort()
            return
        wire = Wire(near_out, far_out)
        if self.frozen:
            wire.freeze()
        self.wires.append(wire)
        try:
            await asyncio.gather(
                self._pump(wire, near_in, far_out, watched=True),
                self._pump(wire, far_in, near_out, watched=False),
            )
        finally:
            self.wires.remove(wire)
            wire.cut()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to PostgreSQL, which has a socket in a folder or a port."""
        folder, port = self._upstream.query.get("host"), self._upstream.port or 5432
        if folder:
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{port}")
        return await asyncio.open_connection(self._upstream.host, port)

    async def _pump(
        self, wire: Wire, source: asyncio.StreamReader, sink: asyncio.StreamWriter, watched: bool
    ) -> None:
        while data := await _read(source):
            if watched:
                wire.listens = wire.listens or b"LISTEN " in data
                wire.inserts.update(_INSERTS.findall(data))
                if self._trap is not None and self._trap(wire, data):
                    self._trap = None
                    wire.freeze()
                    self.trapped.set()
            await wire.through()
            with suppress(OSError, RuntimeError):  # the other end is closed already
                sink.write(data)
                await sink.drain()
        await wire.through()
        with suppress(OSError, RuntimeError):
            sink.write_eof()


async def _read(source: asyncio.StreamReader) -> bytes:
    try:
        return await source.read(CHUNK)
    except OSError:  # cut
        return b""


@asynccontextmanager
async def proxied(url: str) -> AsyncIterator[FaultProxy]:
    """A proxy in front of a PostgreSQL."""
    proxy = FaultProxy(make_url(url))
    await proxy.start()
    try:
        yield proxy
    finally:
        await proxy.close()
