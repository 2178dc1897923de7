"""Settings for all tests."""

import signal

import pytest
from hypothesis import settings

# A shell's background jobs ignore Ctrl-C, and so would every process that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every machine: what is new is looked for by `make soak`.
settings.register_profile("cellmates", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("cellmates")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--all-sizes`: boxes are measured in all windows (`make check-boxes`), not in two of them;
    browser tests that come in two sizes are run in both (`make check-sizes`), not in one of them;
    `--every-mode`: research environments are tested in every mode and for every number of seats
    (`make test-research`), not in a few; `--whole-games`: games in a browser are played from their
    beginning (`make check-whole-games`), not only to their end; `--server`: they are played on a
    server that runs already, such as that of an installed wheel."""
    parser.addoption("--all-sizes", action="store_true", help="browser tests in every window size")
    parser.addoption("--whole-games", action="store_true", help="play whole games in a browser")
    parser.addoption("--every-mode", action="store_true", help="research: every mode and seats")
    parser.addoption("--server", metavar="URL", help="browser tests on a server that runs already")
