"""One experiment, played as somebody would from a shell, on whatever machines there are."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

EXPERIMENT = (
    *("run", "room25", "--mode", "cooperation", "--seats", "4", "--vary", "madness=false,true"),
    *("--bots", "careful", "--games", "160", "--seed", "13"),
)
PARTS = 16
PATIENCE = 300.0
"""Seconds in which something has to be played, or else a run hangs."""

Folder = dict[str, bytes]


def start(
    folder: Path,
    *where: str,
    before: Sequence[str] = (),
    env: Mapping[str, str] | None = None,
    what: Sequence[str] = EXPERIMENT,
) -> subprocess.Popen[str]:
    """Start it; `before` are words in front of the command."""
    command = [*before, sys.executable, "-m", "cellmates", "lab", *what, "--keep", str(folder)]
    return _started([*command, *where], env)


def learn(
    step: str, folder: Path, *where: str, env: Mapping[str, str] | None = None
) -> subprocess.Popen[str]:
    """Start a step of learning that plays games of Lockup."""
    command = [sys.executable, "-m", "cellmates.learning", step, "lockup", "--folder", str(folder)]
    return _started([*command, "--shards", "4", "--games", "1", *where], env)


def _started(command: Sequence[str], env: Mapping[str, str] | None) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        env={**os.environ, "LC_ALL": "C", **(env or {})},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def finished(
    process: subprocess.Popen[str], folder: Path, patience: float = PATIENCE
) -> tuple[int, str]:
    """Wait for it as long as its folder grows: its exit status and what it complained of. So a busy
    machine may take its time, and a run that hangs is noticed."""
    seen, since = -1, time.monotonic()
    while True:
        try:
            _, complaints = process.communicate(timeout=1)
        except subprocess.TimeoutExpired:
            there = len(list(folder.iterdir())) if folder.exists() else 0
            if there != seen:
                seen, since = there, time.monotonic()
            elif time.monotonic() - since > patience:
                process.kill()
                process.communicate()
                raise
        else:
            return process.returncode, complaints


def parts(folder: Path) -> int:
    """How many parts there are by now."""
    return len(list(folder.glob("cell-*.json")))


def files(folder: Path) -> Folder:
    """All that a run has kept."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}
