"""A sealed house: the seeds of running games are in its memory and nowhere else."""

from pathlib import Path
from random import Random

import pytest

from cellmates.kernel.dealing import commitment
from cellmates.server.service import Service, Setup
from cellmates.server.store.errors import StoreError
from cellmates.server.store.expiry import Keep
from cellmates.server.store.seeds import SealedSeeds
from tests.server.faketime import FakeTime
from tests.server.playing import serving

CONFIG = {"mode": "cooperation", "seats": 2}


def on_disk(folder: Path) -> bytes:
    """All that a curious operator finds."""
    return b"".join(file.read_bytes() for file in sorted(folder.glob("server.db*")))


async def test_no_seed_is_on_disk_before_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, sealed=True, idle=0) as server:
        id, tokens = await server.filled("room25", CONFIG, 1, seats=2)
        row = await server.service.store.table(id)
        assert row is not None
        assert commitment(row.seed) == row.commitment
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(1), 2)
            assert row.seed not in on_disk(tmp_path)
        await server.service.tables.evict(id)  # it is loaded again, and goes on
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(1))
        assert row.seed in on_disk(tmp_path)
        _, verdict = await server.ask("GET", f"/api/tables/{id}/verify")
        assert verdict["genuine"], verdict
    async with serving(tmp_path) as server:
        _, verdict = await server.ask("GET", f"/api/tables/{id}/verify")
        assert verdict["genuine"], verdict


async def test_a_restart_ends_what_was_sealed(tmp_path: Path) -> None:
    async with serving(tmp_path, sealed=True) as server:
        playing, tokens = await server.filled("room25", CONFIG, 1, seats=2)
        waiting = (await server.table(game="room25", config=CONFIG))["table"]["id"]
    async with serving(tmp_path, sealed=True) as server:
        _, info = await server.ask("GET", f"/api/tables/{playing}")
        assert (info["state"], info["closed"]) == ("over", "sealed")
        async with server.player(playing, tokens[0]) as person:
            assert person.wire[0]["code"] == "sealed"
        for what in ("record", "verify", "replay", "ending"):
            status, refused = await server.ask("GET", f"/api/tables/{playing}/{what}")
            assert (status, refused["code"]) == (409, "sealed"), what
        assert (await server.ask("GET", f"/api/tables/{waiting}"))[0] == 404


async def test_however_a_game_ends_its_seed_is_written(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path, sealed=True, time=time, keep=Keep(abandoned=1.0)) as server:
        ended, tokens = await server.filled("room25", CONFIG, 1, seats=2)
        left, _ = await server.filled("room25", CONFIG, 1, seats=2)
        async with server.player(ended, tokens[0]) as host:
            await host.command(type="close")
        seeds = {}
        for id in (ended, left):
            row = await server.service.store.table(id)
            assert row is not None
            seeds[id] = row.seed
        assert seeds[ended] in on_disk(tmp_path)
        time.advance(2 * 86400)
        await server.service.housekeeper.look()
        assert seeds[left] in on_disk(tmp_path)
        _, verdict = await server.ask("GET", f"/api/tables/{left}/verify")
        assert verdict["genuine"], verdict


async def test_what_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with serving(tmp_path, sealed=True) as server:
        made = await server.table(game="room25", config=CONFIG)
        id = made["table"]["id"]
        kept = await server.table(game="room25", config=CONFIG)
        seeds = server.service.commits._seeds
        assert isinstance(seeds, SealedSeeds)
        assert seeds.opened(id)
        await server.ask("DELETE", f"/api/tables/{id}", token=made["host"])
        await server.service.housekeeper.look()
        assert not seeds.opened(id)
        assert seeds.opened(kept["table"]["id"])


def test_several_processes_cannot_be_sealed() -> None:
    with pytest.raises(StoreError, match="SQLite"):
        Service(Setup(database="postgresql://nobody@localhost/none", sealed=True))
