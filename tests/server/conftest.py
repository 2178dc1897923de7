"""One real PostgreSQL for all tests of a process, with a database of its own for each module."""

import asyncio
from collections.abc import Iterator

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url

from tests.server.processes import postgresql


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(scope="module")
def database(postgres: str, request: pytest.FixtureRequest) -> str:
    name = request.module.__name__.rpartition(".")[2]

    async def create() -> None:
        admin = await asyncpg.connect(postgres)
        await admin.execute(f'CREATE DATABASE "{name}"')
        await admin.close()

    asyncio.run(create())
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)
