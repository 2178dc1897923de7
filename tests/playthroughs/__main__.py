"""`python -m tests.playthroughs --write` plays the games again and keeps what they say now."""

import argparse

from tests.playthroughs import FOLDER, GAMES, lockup, written

parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__)
parser.add_argument("--write", action="store_true", required=True)
parser.parse_args()
for name in GAMES:
    (FOLDER / f"{name}.txt").write_text(written(name), encoding="utf-8")
    print(f"wrote {name}.txt")
for name in lockup.GAMES:
    (lockup.FOLDER / f"{name}.txt").write_text(lockup.written(name), encoding="utf-8")
    print(f"wrote lockup/{name}.txt")
