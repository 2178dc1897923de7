"""The Chromium that the tests drive: found, installed where that is possible, or asked for."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping

SHELL = "chromium-headless-shell"
"""Chromium without windows and what belongs to them.

Preferred, because it needs 0.71 of Chromium's processor time: 59.0 s instead of 82.6 s for
test_ending.py and test_keyboard.py, counted by a control group.
"""

NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")

WANTED = """\
The tests in a browser need Chromium, and there is none here. Install it:
  Debian:         apt-get install chromium-headless-shell   (as root, `make test` does it)
  Fedora:         dnf install chromium
  Arch:           pacman -S chromium
  elsewhere:      Chromium or Google Chrome, and name it: make test CHROMIUM=/path/to/chrome
Everything else is tested by: make test ARGS="--ignore tests/browser" CHROMIUM=none"""


def chromium(env: Mapping[str, str] = os.environ) -> str | None:
    """Where Chromium is, if it is anywhere."""
    if named := env.get("CHROMIUM"):
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """Install Debian's, if this is Debian and we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print("Installing Debian's Chromium without windows, for the tests.", flush=True)
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", SHELL]):
        subprocess.run(
            ["apt-get", "-qq", *words], env=quietly, stdout=subprocess.DEVNULL, check=False
        )


def main() -> int:
    """Make sure that there is one: 0, or 1 and what to install."""
    if os.environ.get("CHROMIUM") is None and shutil.which(SHELL) is None:
        install()
    if chromium() is None:
        print(WANTED, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
