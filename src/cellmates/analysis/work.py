"""An analysis by several processes at once, and where it is kept once it is made."""

import hashlib
import json
import os
import signal
import tempfile
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import cast

from cellmates.analysis.analyse import (
    Played,
    analyse,
    luck_of,
    moments,
    put_together,
    starting_chances,
)
from cellmates.analysis.structure import FORMAT, Analysis, Moment
from cellmates.bots.collecting import collect_rarely

PART = 8
"""How many choices are looked at in one go."""

Part = tuple[Played, bytes, list[int]]


def parts_of(game: Played) -> list[list[int]]:
    """The numbers of the choices, in parts that can be looked at by themselves."""
    total = len(game.choices) + 1
    return [list(range(first, min(first + PART, total))) for first in range(0, total, PART)]


def analyse_in_parts(
    game: Played, jobs: int, progress: Callable[[int], None], luck: bytes = b""
) -> Analysis:
    """The same analysis as `analyse` makes, by so many processes."""
    if jobs == 1:
        return analyse(game, luck, lambda: progress(1))
    seed = luck_of(game, luck)
    found: list[Moment] = []
    work: list[Part] = [(game, seed, numbers) for numbers in parts_of(game)]
    # Spawned on every system alike: a fork would copy whatever else is going on in this process.
    with get_context("spawn").Pool(jobs, _begin_to_work) as pool:
        for some in pool.imap(_look_at, work):
            found += some
            progress(len(some))
    return put_together(game, starting_chances(game, seed), found)


def _look_at(part: Part) -> list[Moment]:
    return list(moments(*part))


def _begin_to_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is the parent's business
    collect_rarely()


def key_of(game: Played) -> str:
    """The same for the same game analysed in the same way."""
    told = json.dumps([FORMAT, game.game, game.config, game.seed.hex(), game.choices])
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()


def kept(folder: Path, game: Played) -> Analysis | None:
    """An analysis made before."""
    try:
        found = json.loads((folder / f"{key_of(game)}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return cast(Analysis, found)


def keep(folder: Path, game: Played, analysis: Analysis) -> None:
    """Keep an analysis; the file is whole or not there."""
    folder.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=folder, suffix=".part")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump(analysis, file, ensure_ascii=False, separators=(",", ":"))
    os.replace(name, folder / f"{key_of(game)}.json")
