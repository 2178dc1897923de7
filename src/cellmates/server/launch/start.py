"""`cellmates serve`: start the server, show where it is."""

import argparse
import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from cellmates.data_folder import data_folder
from cellmates.locale import Texts
from cellmates.locale.reasons import reason
from cellmates.server.http.app import set_up
from cellmates.server.http.page import STATIC
from cellmates.server.launch.announce import (
    addresses,
    is_compiled,
    is_local,
    is_ours,
    listen,
    open_browser,
    show_code,
)
from cellmates.server.launch.arguments import PORT
from cellmates.server.lobby.material import from_folders
from cellmates.server.service import Service, Setup
from cellmates.server.store.errors import StoreError
from cellmates.server.store.expiry import Keep
from cellmates.server.support.bad_setting import BadSetting
from cellmates.server.support.limits import UNLIMITED, Limits, limits_from
from cellmates.server.support.logs import write_logs
from cellmates.server.support.outside import default_database, from_outside


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Serve until stopped: 0 after a clean end, 1 if it cannot start, 2 if it is asked wrongly."""
    # Who reads a terminal wants the address, not a line for everything that goes well.
    terminal = sys.stderr.isatty()
    as_json = args.log == "json" if args.log else not terminal
    write_logs(level=logging.WARNING if terminal else logging.INFO, as_json=as_json)
    _allow_many_files()
    try:
        offered = from_folders(args.cards, texts)
    except (OSError, ValueError) as error:
        return _wrong("--cards", reason(error, texts), texts)
    try:
        limits = limits_from(args.limit, UNLIMITED if args.unlimited else Limits())
    except ValueError as error:
        return _wrong("--limit", reason(error, texts), texts)
    if args.solo_in_browser and args.site is None:
        return _wrong("--solo-in-browser", texts("error-solo-needs-site"), texts)
    try:
        outside = from_outside("DATABASE")
        metrics_token = from_outside("METRICS_TOKEN")
        password = _password(args.password_file)
    except BadSetting as error:
        print(error.said(texts), file=sys.stderr)
        return 2
    try:
        database = args.database or outside or default_database()
    except OSError as error:
        folder, problem = str(data_folder()), reason(error, texts)
        print(texts("serve-no-folder", folder=folder, problem=problem), file=sys.stderr)
        return 1
    try:
        setup = Setup(
            database=database,
            limits=limits,
            keep=Keep(**(args.keep or {})),
            password=password,
            invited_only=args.invited_only,
            sealed=args.sealed,
            metrics_token=metrics_token,
            idle=args.idle,
            bot_processes=args.bot_processes,
            bot_limit=args.bot_limit,
            behind_proxy=args.behind_proxy,
            origins=frozenset(args.origin),
            hosts=_hosts(args),
            lan=_lets_in(args),
            offered=offered,
            site=args.site,
            solo_in_browser=args.solo_in_browser,
        )
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(_serve(setup, args, texts))
    except StoreError as error:
        here = addresses(None, PORT, lan=False)[0]
        usual = args.database is None and outside is None and args.port is None
        if usual and is_ours(here):
            return _already_open(here, args, texts)
        return _refuse(error, texts)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            print(texts("serve-port-in-use", port=str(args.port)), file=sys.stderr)
            return 1
        return _refuse(error, texts)


def _password(file: Path | None) -> str | None:
    """The password of the house: the first line of a file, or from the environment."""
    if file is None:
        return from_outside("PASSWORD")
    try:
        found = file.read_text(encoding="utf-8").partition("\n")[0].strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("setting-cannot-read", key="--password-file", problem=error) from None
    if not found:
        raise BadSetting("setting-empty", key=f"--password-file {file}")
    return found


def _lets_in(args: argparse.Namespace) -> bool:
    """Whether devices of the network come in by themselves, not through a proxy."""
    open_host = args.host is not None and not is_local(addresses(args.host, PORT, lan=True)[0])
    return args.lan or (open_host and not args.behind_proxy)


def _hosts(args: argparse.Namespace) -> frozenset[str] | None:
    """The names that the server may be asked by; behind a proxy without --origin nobody knows."""
    if args.behind_proxy and not args.origin:
        return None
    machine = socket.gethostname().lower()
    named = [urlsplit(origin).hostname or "" for origin in args.origin]
    known = ("localhost", machine, f"{machine}.local", args.host or "", *named)
    return frozenset(name.lower() for name in known if name)


def _already_open(here: str, args: argparse.Namespace, texts: Texts) -> int:
    """Our server already runs on this port: print its address. With `--lan`, fail if the running
    one does not listen on the network."""
    found = [each for each in addresses(None, PORT, lan=True) if is_ours(each)] if args.lan else []
    print(texts("serve-already-open", address=(found or [here])[0]), flush=True)
    if args.lan and not found:
        print(texts("serve-open-here-only"), file=sys.stderr)
        return 1
    if found:
        show_code(found[0])
    if args.open:
        open_browser(here)
    return 0


def _wrong(key: str, problem: str, texts: Texts) -> int:
    print(texts("error-argument", key=key, problem=problem), file=sys.stderr)
    return 2


def _refuse(error: Exception, texts: Texts) -> int:
    print(texts("serve-cannot", problem=reason(error, texts)), file=sys.stderr)
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
    service = Service(setup)
    runner = await set_up(service)
    gc.collect()
    gc.freeze()  # what is here now stays: no need to look at it again and again
    gc.set_threshold(50_000, 20, 20)
    try:
        port = await listen(runner, host, wanted, else_any=args.port is None)
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows: Ctrl-C cancels this task instead
                asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        lan = _lets_in(args)
        _welcome(addresses(args.host, port, lan=lan), port, wanted, lan, texts)
        if args.open:  # as on other days, where the browser knows whose tables are whose
            here = addresses(args.host, port, lan=False)[0]
            await asyncio.to_thread(open_browser, here)
        await _first_of(stopped, service.admission.empty)
    finally:
        await runner.cleanup()
    return 0


async def _first_of(*events: asyncio.Event) -> None:
    """Wait until one of some events is there."""
    waiting = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in waiting:
            each.cancel()


def _welcome(known: Sequence[str], port: int, wanted: int, lan: bool, texts: Texts) -> None:
    """Say where the page is: the first line is the bare address, for programs."""
    bold, plain = ("\n  \033[1m", "\033[0m\n") if sys.stdout.isatty() else ("", "")
    print(f"{bold}{known[0]}{plain}")
    if port != wanted != 0:
        print(texts("serve-port-taken", port=str(PORT)))
    if not (STATIC / "index.html").is_file():
        print(texts("serve-not-built"))
    if lan and is_local(known[0]):
        print(texts("serve-no-network"))
    elif lan:
        show_code(known[0])
        print(texts("serve-network"))
        if len(known) > 1:
            print(texts("serve-elsewhere", addresses=", ".join(known[1:])))
        print(texts("serve-firewall", port=str(port)))
    else:
        print(texts("serve-here-only"))
    print(texts("serve-compiled" if is_compiled() else "serve-interpreted"))
    print(texts("serve-stop"), flush=True)
