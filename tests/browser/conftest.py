"""One server for all tests of a process, a Chromium for each module, a window for each person."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from cellmates.server.http.page import STATIC
from tests.browser.chromium import WANTED, chromium
from tests.browser.person import Person
from tests.server.processes import ServerProcess

SIZES = {"phone": (360, 740), "desktop": (1280, 800)}

ELSEWHERE = "cellmates.test"
"""This machine under a name that browsers trust no more than any other in a home network."""

Someone = Callable[..., Person]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that come in two sizes are run in one, every other one on a phone, unless both are
    asked for (`--all-sizes`): browsers take half of the time of all tests."""
    if config.getoption("all_sizes"):
        return
    pairs: dict[tuple[str, ...], list[pytest.Item]] = {}
    for item in items:
        chosen = getattr(item, "callspec", None)
        if chosen is not None and chosen.params.get("size") in SIZES:
            told = [f"{key} {value}" for key, value in chosen.params.items()]
            other = [each for each in told if not each.startswith(("size ", "theme "))]
            pairs.setdefault((item.nodeid.partition("[")[0], *other), []).append(item)
    both = [pairs[key] for key in sorted(pairs) if len(pairs[key]) > 1]
    left = [
        item
        for number, pair in enumerate(both)
        for item in pair
        if getattr(item, "callspec").params["size"] != list(SIZES)[number % 2]  # noqa: B009
    ]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


@pytest.fixture(scope="session")
def running_test(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that names the test which runs; what a module needs is dealt before its first."""
    file = tmp_path_factory.mktemp("running") / "test"
    file.write_text("none yet", "utf-8")
    return file


@pytest.fixture(scope="session")
def server(
    tmp_path_factory: pytest.TempPathFactory, running_test: Path, pytestconfig: pytest.Config
) -> Iterator[str]:
    """The address of a real server in a process of its own, or of the one that `--server` names."""
    if there := pytestconfig.getoption("server"):
        yield there.rstrip("/")
        return
    assert (STATIC / "index.html").is_file(), "the page is not built: make web"
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'server.db'}"
    flags = ("--origin", f"http://{ELSEWHERE}", str(running_test))
    process = ServerProcess(database, *flags, module="tests.browser.house")
    yield process.url
    assert process.stop() == 0


@pytest.fixture(autouse=True)
def _dealt_by_name(running_test: Path, request: pytest.FixtureRequest) -> None:
    running_test.write_text(request.node.nodeid, "utf-8")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, or whichever there is.

    For a module at a time: while Playwright runs, its event loop runs, and tests that come with
    a loop of their own must not meet it.
    """
    path = chromium()
    assert path is not None, WANTED
    with sync_playwright() as playwright:
        # Where tests run as root there is no sandbox; nothing but our own page is opened.
        browser = playwright.chromium.launch(
            executable_path=path,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-audio-output",
                f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
            ],
        )
        yield browser
        browser.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know whether their test failed."""
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def someone(
    server: str, browser: Browser, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Someone]:
    """Calls for a person with a browser; at the end nobody's page may have complained.

    A test that fails leaves pictures of all windows in its folder.
    """
    people: list[Person] = []

    def come(
        name: str,
        size: str = "desktop",
        locale: str = "en-GB",
        kind: type[Person] = Person,
        **more: Any,
    ) -> Person:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            locale=locale,
            reduced_motion="reduce",
            **more,
        )
        people.append(kind(context, server, name))
        return people[-1]

    yield come
    for number, person in enumerate(people):
        if request.node.stash.get(FAILED, False):
            person.page.screenshot(path=tmp_path / f"{number}-{person.name}.png")
            print(f"{person.name}: {tmp_path}/{number}-{person.name}.png", person.complaints)
        else:
            person.check()
        person.context.close()
