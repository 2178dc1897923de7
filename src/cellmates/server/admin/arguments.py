"""What `cellmates admin` takes; apart from what it does, so that help needs no database."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cellmates.games import GAMES
from cellmates.locale import Texts, languages

STATES = ("open", "playing", "over")


def add_arguments(
    parser: argparse.ArgumentParser, texts: Texts, whole: Callable[[str], Callable[[str], int]]
) -> None:
    """Declare the deeds; `whole` makes converters for whole numbers from 1 on."""
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="DEED")

    def deed(name: str) -> argparse.ArgumentParser:
        found: argparse.ArgumentParser = deeds.add_parser(
            name, help=texts(f"admin-{name}"), description=texts(f"admin-{name}"), **more
        )
        found.add_argument("--database", metavar="URL", help=texts("flag-database"))
        lang = texts("flag-lang", known=", ".join(languages()))
        found.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS, help=lang)
        found.add_argument("--json", action="store_true", help=texts("flag-json"))
        return found

    more: dict[str, Any] = {"texts": texts}

    def number(of: argparse.ArgumentParser, flag: str, default: int | None = None) -> None:
        help = texts(f"admin-flag{flag[1:]}")
        of.add_argument(flag, type=whole(flag), default=default, metavar="N", help=help)

    tables = deed("tables")
    tables.add_argument("--state", choices=STATES, help=texts("admin-flag-state"))
    tables.add_argument("--game", choices=tuple(GAMES), help=texts("admin-flag-game"))
    number(tables, "--most", 100)
    for name in ("show", "close", "delete"):
        deed(name).add_argument("table", metavar="TABLE", help=texts("admin-table"))
    people = deed("people")
    people.add_argument("--name", metavar="TEXT", help=texts("admin-flag-name"))
    number(people, "--most", 100)
    ban = deed("ban")
    who = ban.add_mutually_exclusive_group(required=True)
    who.add_argument("--person", metavar="HASH", help=texts("admin-person"))
    who.add_argument("--address", metavar="ADDRESS", help=texts("admin-flag-address"))
    who.add_argument("--maker-of", metavar="TABLE", help=texts("admin-flag-maker-of"))
    number(ban, "--days")
    ban.add_argument("--reason", default="", metavar="TEXT", help=texts("admin-flag-reason"))
    pardon = deed("pardon")
    pardon.add_argument("who", metavar="HASH|ADDRESS", help=texts("admin-who"))
    deed("bans")
    for name in ("export", "forget"):
        deed(name).add_argument("person", metavar="HASH", help=texts("admin-person"))
    deed("statistics")
    number(deed("audit"), "--most", 100)
    drain = deed("drain")
    number(drain, "--minutes")
    drain.add_argument("--stop", action="store_true", help=texts("admin-flag-stop"))
    drain.add_argument("--off", action="store_true", help=texts("admin-flag-off"))
    invite = deed("invite")
    number(invite, "--uses")
    number(invite, "--days")
    invite.add_argument("--note", default="", metavar="TEXT", help=texts("admin-flag-note"))
    deed("invitations")
    deed("revoke").add_argument("invitation", metavar="HASH", help=texts("admin-invitation"))
    for name in ("backup", "restore"):
        deed(name).add_argument("file", type=Path, metavar="FILE", help=texts("admin-file"))
