"""`cellmates serve`: start the server, show where it is."""

import argparse
import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from aiohttp import web

from cellmates.locale import Texts
from cellmates.server.app import make_app
from cellmates.server.arguments import PORT
from cellmates.server.doorstep import is_ours, lan_address, listen, open_browser
from cellmates.server.limits import UNLIMITED, Limits
from cellmates.server.logs import write_logs
from cellmates.server.page import STATIC
from cellmates.server.service import Service, Setup
from cellmates.server.shelf import from_folders
from cellmates.server.store.database import StoreError


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


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Serve until stopped: 0 after a clean end, 1 if it cannot start, 2 if it is asked wrongly."""
    # Who reads a terminal wants the address, not a line for everything that goes well.
    write_logs(level=logging.WARNING if sys.stderr.isatty() else logging.INFO)
    _allow_many_files()
    try:
        offered = from_folders(args.cards)
    except (OSError, ValueError) as error:
        print(texts("error-argument", key="--cards", problem=str(error)), file=sys.stderr)
        return 2
    try:
        setup = Setup(
            database=args.database or default_database(os.environ),
            limits=UNLIMITED if args.unlimited else Limits(),
            idle=args.idle,
            bot_processes=args.bot_processes,
            behind_proxy=args.behind_proxy,
            origins=frozenset(args.origin),
            lan=args.lan,
            offered=offered,
        )
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(_serve(setup, args, texts))
    except StoreError as error:
        here = f"http://127.0.0.1:{PORT}/"
        if args.database is None and args.port is None and is_ours(here):
            print(texts("serve-already-open", address=here), flush=True)
            if args.open:
                open_browser(here)
            return int(args.lan)  # it is not known whether that one lets the network in
        return _refuse(error, texts)
    except OSError as error:
        return _refuse(error, texts)


def _refuse(error: Exception, texts: Texts) -> int:
    print(texts("serve-cannot", problem=str(error)), file=sys.stderr)
    return 1


def _allow_many_files() -> None:
    """Every connection is an open file, and the usual limit would let a thousand idle ones in."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _loop_factory() -> "type[asyncio.AbstractEventLoop] | None":
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    return uvloop.Loop


async def _serve(setup: Setup, args: argparse.Namespace, texts: Texts) -> int:
    host = args.host or ("0.0.0.0" if args.lan else "127.0.0.1")
    wanted = PORT if args.port is None else args.port
    runner = web.AppRunner(
        make_app(Service(setup)), access_log=None, handle_signals=False, shutdown_timeout=5
    )
    await runner.setup()
    gc.collect()
    gc.freeze()  # what is here now stays: no need to look at it again and again
    gc.set_threshold(50_000, 20, 20)
    try:
        port = await listen(runner, host, wanted, else_any=args.port is None)
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows: Ctrl-C cancels this task instead
                asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        address = f"http://{lan_address() if args.lan else host}:{port}/"
        _welcome(address, port != wanted != 0, args.lan, texts)
        if args.open:
            await asyncio.to_thread(open_browser, address)
        await stopped.wait()
    finally:
        await runner.cleanup()
    return 0


def _welcome(address: str, moved: bool, lan: bool, texts: Texts) -> None:
    """Say where the page is: the first line is the bare address, for programs."""
    bold, plain = ("\n  \033[1m", "\033[0m\n") if sys.stdout.isatty() else ("", "")
    print(f"{bold}{address}{plain}")
    if moved:
        print(texts("serve-port-taken", port=str(PORT)))
    if not (STATIC / "index.html").is_file():
        print(texts("serve-not-built"))
    if lan:
        import segno  # only here

        segno.make(address).terminal(compact=True)
    print(texts("serve-network" if lan else "serve-here-only"))
    print(texts("serve-stop"), flush=True)
