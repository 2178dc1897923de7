"""`python -m tests.records --write` plays the games anew; only when the rules have changed."""

import argparse

from tests.records import FOLDER, GAMES, lockup, played

parser = argparse.ArgumentParser(prog="python -m tests.records", description=__doc__)
parser.add_argument("--write", action="store_true", required=True)
parser.parse_args()
for name in GAMES:
    played(name).save(FOLDER / f"{name}.json")
    print(f"wrote {name}.json")
for name in lockup.GAMES:
    lockup.played(name).save(lockup.FOLDER / f"{name}.json")
    print(f"wrote lockup/{name}.json")
