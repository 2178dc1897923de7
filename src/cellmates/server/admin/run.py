"""Doing what an operator asks for, and telling what came of it."""

import argparse
import asyncio
import datetime
import getpass
import json
import os
import sys
from typing import Any

from cellmates.locale import Texts
from cellmates.locale.reasons import Explained, reason
from cellmates.server.admin.deeds import DEEDS, Desk
from cellmates.server.store.database import Database
from cellmates.server.store.errors import StoreError
from cellmates.server.store.operating import check_revision
from cellmates.server.support.bad_setting import BadSetting
from cellmates.server.support.outside import default_database, from_outside
from cellmates.server.support.timing import RealTime

_TIMES = ("at", "until", "created", "started", "ended", "seen")
_BEFORE_A_DATABASE = ("restore",)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Do it: 0 if it was done, 1 if it could not be, 2 if a setting is wrong."""
    try:
        found = asyncio.run(_done(args))
    except BadSetting as error:
        return _cannot(error.said(texts), args, 2)
    except (Explained, StoreError, OSError) as error:
        return _cannot(texts("admin-cannot", problem=reason(error, texts)), args)
    except LookupError as error:
        return _cannot(texts("admin-unknown", text=str(error.args[0])), args)
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_lines(found)) or texts("admin-nothing"))
    return 0


async def _done(args: argparse.Namespace) -> Any:
    database = Database(args.database or from_outside("DATABASE") or default_database())
    try:
        if args.deed not in _BEFORE_A_DATABASE:
            await check_revision(database)
        desk = Desk(database, RealTime().now(), _operator())
        return await DEEDS[args.deed](desk, args)
    finally:
        await database.close()


def _operator() -> str:
    """Who runs this program; in a container a user may have a number and no name."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())


def _cannot(problem: str, args: argparse.Namespace, status: int = 1) -> int:
    if args.json:
        print(json.dumps({"error": problem}, ensure_ascii=False))
    else:
        print(problem, file=sys.stderr)
    return status


def _lines(found: Any) -> list[str]:
    """Something for people to read: the same names as with --json."""
    if isinstance(found, list):
        if not found:
            return []
        if not isinstance(found[0], dict):
            return [str(each) for each in found]
        keys = list(found[0])
        rows = [keys, *[[_cell(key, row[key]) for key in keys] for row in found]]
        wide = [max(len(row[column]) for row in rows) for column in range(len(keys))]
        return [
            "  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip()
            for row in rows
        ]
    lines = []
    for key, value in found.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"{key}:", *[f"  {line}" for line in _lines(value)]]
        else:
            lines.append(f"{key}: {_cell(key, value)}")
    return lines


def _cell(key: str, value: Any) -> str:
    if value is None:
        return "–"
    if key in _TIMES and isinstance(value, float):
        return datetime.datetime.fromtimestamp(value).astimezone().isoformat(" ", "seconds")
    if key in ("hash", "person") and isinstance(value, str):
        return value[:16]
    return str(value)
