"""Where people find the server: addresses, ports, and the browser that is opened for them."""

import errno
import io
import json
import os
import sys
import urllib.request
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from urllib.error import URLError
from urllib.parse import urlsplit

from aiohttp import web

from cellmates.kernel import match
from cellmates.server.support.lan_addresses import HERE, lan_addresses

_EVERYWHERE = ("0.0.0.0", "::")


async def listen(runner: web.AppRunner, host: str, port: int, *, else_any: bool) -> int:
    """Listen on a port, or on any free one where that is allowed; the port it became."""
    try:
        await web.TCPSite(runner, host, port, backlog=1024).start()
    except OSError as error:
        if not else_any or error.errno != errno.EADDRINUSE:
            raise
        await web.TCPSite(runner, host, 0, backlog=1024).start()
    found: int = runner.addresses[0][1]
    return found


def addresses(host: str | None, port: int, *, lan: bool) -> list[str]:
    """Where the page is found, the best address first."""
    if host is not None and host not in _EVERYWHERE:
        names = [f"[{host}]" if ":" in host else host]
    else:
        names = (lan_addresses() or [HERE]) if lan else [HERE]
    return [f"http://{name}:{port}/" for name in names]


def is_local(address: str) -> bool:
    """Whether only this machine finds it there."""
    return urlsplit(address).hostname in (HERE, "localhost", "::1")


def show_code(address: str) -> None:
    """Print a QR code for phones: light on dark, whatever the colours of the terminal are."""
    import segno  # only here

    drawn = io.StringIO()
    segno.make(address).terminal(drawn, compact=True)
    light, usual = ("\033[97;40m", "\033[0m") if sys.stdout.isatty() else ("", "")
    with suppress(UnicodeEncodeError):  # a terminal without blocks still shows the address
        print("\n".join(f"{light}{line}{usual}" for line in drawn.getvalue().splitlines()))


def is_compiled() -> bool:
    """Whether the rules that play here are the compiled ones."""
    return (match.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def is_ours(address: str) -> bool:
    """Whether a server of ours answers at an address."""
    try:
        with urllib.request.urlopen(f"{address}healthz", timeout=2) as answer:
            return bool(json.load(answer) == {"status": "ok"})
    except (URLError, OSError, ValueError):
        return False


def has_browser(env: Mapping[str, str], terminal: bool, platform: str = sys.platform) -> bool:
    """Whether a window may pop up: somebody sits here, in front of a display."""
    if not terminal or env.get("CI") or env.get("SSH_CONNECTION"):
        return False
    return platform in ("darwin", "win32") or bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the page where there is a browser and somebody to look at it."""
    if has_browser(os.environ, sys.stdout.isatty()):
        webbrowser.open(address)
