"""Whether a process lives, and whether people may be sent there, are two questions."""

from pathlib import Path

import pytest

from cellmates.server.store import readiness
from tests.server.playing import serving
from tests.server.test_full import READ_ONLY, sqlite_with


async def test_ready_means_that_a_choice_can_be_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        async with sqlite_with(server.service.database, READ_ONLY):
            assert await server.ask("GET", "/healthz") == (200, {"status": "ok"})
            assert await server.ask("GET", "/readyz") == (
                503, {"status": "not_ready", "store": "failed", "peers": "ok", "disk": "ok"},
            )  # fmt: skip
        assert (await server.ask("GET", "/readyz"))[0] == 200


async def test_a_disk_without_room_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "ROOM", 1 << 80)
    async with serving(tmp_path) as server:
        assert await server.ask("GET", "/readyz") == (
            503, {"status": "not_ready", "store": "ok", "peers": "ok", "disk": "failed"},
        )  # fmt: skip


async def test_a_writer_that_hangs_makes_nobody_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.05)
    async with serving(tmp_path) as server:
        async with server.service.database.writing():
            for _ in range(3):  # who asks again does not write again
                status, told = await server.ask("GET", "/readyz")
                assert (status, told["store"]) == (503, "failed")
        await server.service.readiness.close()
        assert (await server.ask("GET", "/readyz"))[0] == 200


async def test_the_row_that_is_written_is_left_nowhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for _ in range(2):
            assert (await server.ask("GET", "/readyz"))[0] == 200
        async with server.service.database.reading() as connection:
            found = await connection.exec_driver_sql("SELECT count(*) FROM presence")
            assert found.scalar_one() == 0
