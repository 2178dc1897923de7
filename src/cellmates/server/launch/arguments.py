"""What `cellmates serve` takes; apart from the server itself, so that help needs none of it."""

import argparse
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from cellmates import bots
from cellmates.games import GAMES
from cellmates.locale import Texts

PORT = 8025
_LAST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Declare what the command takes."""

    def default(flag: str, value: object) -> str:
        return texts("flag-with-default", text=texts(flag), value=str(value))

    parser.add_argument("--host", metavar="ADDRESS", help=default("flag-host", "127.0.0.1"))
    parser.add_argument(
        "--port", type=_port(texts), metavar="N", help=texts("flag-port", port=str(PORT))
    )
    parser.add_argument("--lan", action="store_true", help=texts("flag-lan"))
    parser.add_argument("--open", action="store_true", help=texts("flag-open"))
    parser.add_argument("--database", metavar="URL", help=texts("flag-database"))
    parser.add_argument(
        "--cards", action="append", default=[], metavar="FOLDER", help=texts("flag-offered-cards")
    )
    parser.add_argument("--behind-proxy", action="store_true", help=texts("flag-behind-proxy"))
    parser.add_argument(
        "--origin",
        type=_origin(texts),
        action="append",
        default=[],
        metavar="URL",
        help=texts("flag-origin"),
    )
    parser.add_argument(
        "--password-file", type=Path, metavar="FILE", help=texts("flag-password-file")
    )
    parser.add_argument("--invited-only", action="store_true", help=texts("flag-invited-only"))
    parser.add_argument("--sealed", action="store_true", help=texts("flag-sealed"))
    parser.add_argument("--keep", type=_keep(texts), metavar="DAYS", help=texts("flag-keep"))
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=N", help=texts("flag-limit")
    )
    parser.add_argument("--unlimited", action="store_true", help=texts("flag-unlimited"))
    parser.add_argument(
        "--bot-processes",
        type=_at_least(texts, "--bot-processes", int, 1),
        default=1,
        metavar="N",
        help=default("flag-bot-processes", 1),
    )
    levels = tuple(dict.fromkeys(level for game in GAMES for level in bots.ranked(game)))
    parser.add_argument(
        "--bot-limit", choices=levels, metavar="LEVEL", help=texts("flag-bot-limit")
    )
    parser.add_argument(
        "--idle",
        type=_at_least(texts, "--idle", float, 0),
        default=300.0,
        metavar="SECONDS",
        help=default("flag-idle", 300),
    )
    parser.add_argument("--site", type=_site(texts), metavar="FOLDER", help=texts("flag-site"))
    parser.add_argument(
        "--solo-in-browser", action="store_true", help=texts("flag-solo-in-browser")
    )
    parser.add_argument("--log", choices=("text", "json"), help=texts("flag-log"))


KEPT = ("open", "abandoned", "finished")
"""The kinds of tables that `--keep` tells apart."""


def _keep(texts: Texts) -> Callable[[str], dict[str, float | None]]:
    def convert(text: str) -> dict[str, float | None]:
        found: dict[str, float | None] = {}
        for part in text.split(","):
            kind, _, days = part.partition("=")
            try:
                found[kind] = None if days == "ever" else float(days)
            except ValueError:
                found.clear()
            if kind not in KEPT or not found or (found[kind] or 1) <= 0:
                raise argparse.ArgumentTypeError(texts("error-keep", text=part))
        return found

    return convert


def _origin(texts: Texts) -> Callable[[str], str]:
    """The address of a page as browsers name it in `Origin`: without anything behind the host."""

    def convert(text: str) -> str:
        try:
            parts = urlsplit(text.lower().removesuffix("/"))
            known = parts.scheme in ("http", "https") and bool(parts.hostname)
            bare = parts.geturl() == f"{parts.scheme}://{parts.netloc}" and "@" not in text
        except ValueError:
            known = bare = False
        if not known or not bare:
            raise argparse.ArgumentTypeError(texts("error-origin", text=text))
        return parts.geturl()

    return convert


def _site(texts: Texts) -> Callable[[str], Path]:
    def convert(text: str) -> Path:
        if not Path(text, "service_worker.js").is_file():
            raise argparse.ArgumentTypeError(texts("error-no-site", folder=text))
        return Path(text)

    return convert


def _at_least(
    texts: Texts, flag: str, kind: Callable[[str], float], least: int
) -> Callable[[str], float]:
    def convert(text: str) -> float:
        number = kind(text)
        if not number >= least:
            raise argparse.ArgumentTypeError(texts("error-too-small", key=flag, least=least))
        return number

    return convert


def _port(texts: Texts) -> Callable[[str], int]:
    def convert(text: str) -> int:
        if not text.isdecimal() or int(text) > _LAST_PORT:
            problem = texts("error-bad-range", key="--port", least=0, most=str(_LAST_PORT))
            raise argparse.ArgumentTypeError(problem)
        return int(text)

    return convert
