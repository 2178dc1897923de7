"""Where people find the server: addresses, ports, and the browser that is opened for them."""

import errno
import json
import os
import socket
import sys
import urllib.request
import webbrowser
from collections.abc import Mapping
from urllib.error import URLError

from aiohttp import web


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


def lan_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


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
