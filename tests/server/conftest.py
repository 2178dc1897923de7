"""Tests that await run on the server's own loop; one real PostgreSQL for all of a process.

Every module has a database of its own.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Iterator
from functools import wraps
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
import uvloop
from sqlalchemy.engine import make_url

from tests.server.processes import postgresql

LIMIT = 90.0
"""Seconds after which a test that awaits has failed, so that nothing hangs."""


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"uvloop": uvloop.Loop}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.obj = _limited(item.obj)


def _limited(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @wraps(test)
    async def limited(*given: Any, **named: Any) -> None:
        async with asyncio.timeout(LIMIT):
            await test(*given, **named)

    return limited


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
