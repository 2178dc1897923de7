"""Phones and laptops: machines of the network with a browser, which can be switched off."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Playwright

from tests.browser.chromium import WANTED, chromium
from tests.browser.person import Person, Wire
from tests.lan.network import Host

ANDROID = "Pixel 7"
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 800}

STARTER = """#!/bin/sh
exec {command} "$@"
"""


class Owner(Person):
    """Somebody with a device; on a phone she taps."""

    touches = False

    def _touch(self, thing: Locator) -> None:
        if self.touches:
            thing.tap(timeout=3000)
        else:
            super()._touch(thing)


class Device:
    """One machine with a browser, and the person in front of it."""

    def __init__(
        self,
        playwright: Playwright,
        host: Host,
        folder: Path,
        album: Path,
        name: str,
        *,
        phone: bool,
    ) -> None:
        self._playwright = playwright
        self.folder = folder
        self._album = album
        self._phone = phone
        self._wire = Wire()
        self.host = host
        self.name = name
        self.person: Owner

    def switch_on(self, url: str, profile: str = "usual") -> Owner:
        """Start the browser, as it was left or (with another profile) as good as new."""
        person = Owner(self._browser(profile), url, self.name)
        person.touches = self._phone
        # What came before the device was switched off has come all the same.
        person.wire.sockets[:0] = self._wire.sockets
        person.wire.sent[:0] = self._wire.sent
        person.wire.answers[:0] = self._wire.answers
        self._wire = person.wire
        if self._phone:
            person.expects(r"ERR_|WebSocket connection")
        self.person = person
        return person

    def switch_off(self) -> None:
        """Pull the plug: no goodbye is said to anybody."""
        self.person.wire.read()
        self.host.power_off()

    def close(self) -> None:
        """The evening is over."""
        with suppress(Error):  # it may be off
            self.person.context.close()

    def picture(self, name: str) -> None:
        """What is on the screen."""
        with suppress(Error):  # it may be off
            self.person.page.screenshot(path=self._album / f"{name}-{self.host.name}.png")

    def _browser(self, profile: str) -> Any:
        path = chromium()
        assert path is not None, WANTED
        starter = self.folder / f"{self.host.name}.sh"
        command = " ".join(self.host.command(path))
        starter.write_text(STARTER.format(command=command))
        starter.chmod(0o755)
        android = self._playwright.devices[ANDROID]
        kind: dict[str, Any] = (
            {**android, "viewport": PHONE, "screen": PHONE, "device_scale_factor": 2}
            if self._phone
            else {"viewport": LAPTOP}
        )
        kind.pop("default_browser_type", None)
        return self._playwright.chromium.launch_persistent_context(
            self.folder / f"{self.host.name}-{profile}",
            executable_path=starter,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
            locale="en-GB",
            reduced_motion="reduce",
            **kind,
        )
