"""`cellmates serve`: start the server, show where it is."""

import argparse
import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from aiohttp import web

from cellmates.server.app import make_app
from cellmates.server.limits import UNLIMITED, Limits
from cellmates.server.logs import write_logs
from cellmates.server.service import Service, Setup
from cellmates.server.store.database import StoreError

PORT = 8025


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("--host", default=None, help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=PORT, help=f"port to listen on ({PORT})")
    parser.add_argument("--lan", action="store_true", help="let the network in; show a QR code")
    parser.add_argument(
        "--database", default=None, metavar="URL", help="sqlite:/// or postgresql://"
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--behind-proxy", action="store_true", help="trust X-Forwarded-* headers")
    parser.add_argument("--origin", action="append", default=[], help="another origin to trust")
    parser.add_argument("--unlimited", action="store_true", help="no rate limits")
    parser.add_argument("--bot-processes", type=int, default=1, help="processes for bots (1)")
    parser.add_argument("--idle", type=float, default=300.0, help="seconds idle tables stay (300)")


def data_folder(env: Mapping[str, str]) -> Path:
    """Where a person's data is kept."""
    home = env.get("XDG_DATA_HOME", "")
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return base / "cellmates"


def default_database(env: Mapping[str, str]) -> str:
    """The SQLite file in the person's data folder."""
    folder = data_folder(env)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'server.db'}"


def lan_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def run(args: argparse.Namespace) -> int:
    """Serve until stopped: 0 after a clean end, 1 if it cannot start."""
    write_logs()
    host = args.host or ("0.0.0.0" if args.lan else "127.0.0.1")
    try:
        setup = Setup(
            database=args.database or default_database(os.environ),
            limits=UNLIMITED if args.unlimited else Limits(),
            idle=args.idle,
            bot_processes=args.bot_processes,
            behind_proxy=args.behind_proxy,
            origins=frozenset(args.origin),
        )
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(_serve(setup, host, args))
    except (StoreError, OSError) as error:
        print(f"cellmates serve: {error}", file=sys.stderr)
        return 1


def _loop_factory() -> "type[asyncio.AbstractEventLoop] | None":
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    return uvloop.Loop


async def _serve(setup: Setup, host: str, args: argparse.Namespace) -> int:
    runner = web.AppRunner(
        make_app(Service(setup)), access_log=None, handle_signals=False, shutdown_timeout=5
    )
    await runner.setup()
    gc.collect()
    gc.freeze()  # what is here now stays: no need to look at it again and again
    gc.set_threshold(50_000, 20, 20)
    try:
        await web.TCPSite(runner, host, args.port, backlog=1024).start()
        port = runner.addresses[0][1]
        address = f"http://{lan_address() if args.lan else host}:{port}/"
        print(address, flush=True)
        if args.lan:
            import segno  # only here

            segno.make(address).terminal(compact=True)
        if args.open:
            webbrowser.open(address)
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        await stopped.wait()
    finally:
        await runner.cleanup()
    return 0
