"""One's own tries at the deals of days, as this machine remembers them."""

import json
from pathlib import Path
from typing import Any

from cellmates.games import GAMES
from cellmates.kernel.day import DayScore
from cellmates.locale import Texts

_FILE = "tries.json"


class Tries:
    """What was tried, by date, game and mode: the name of the game's file, and its score."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _FILE

    def _read(self) -> dict[str, dict[str, Any]]:
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except ValueError:
            raise ValueError(f"{self._path}: this is no JSON") from None
        return found if isinstance(found, dict) else {}

    def _write(self, key: str, value: dict[str, Any]) -> None:
        told = {**self._read(), key: value}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(told, ensure_ascii=False, indent=1)
        self._path.write_text(text, encoding="utf-8")

    def file(self, key: str) -> str | None:
        """The name of the file of a try, if it was begun."""
        known = self._read().get(key)
        return None if known is None else str(known["file"])

    def key_of(self, file: str) -> str | None:
        """Which try has a file of this name."""
        return next((key for key, each in self._read().items() if each["file"] == file), None)

    def score(self, key: str) -> DayScore | None:
        """What a try was worth, if it is over."""
        told = self._read().get(key, {}).get("score")
        return None if told is None else DayScore(*told)

    def begin(self, key: str, file: str) -> None:
        """A try is begun, and kept under this name."""
        self._write(key, {"file": file, "score": None})

    def end(self, key: str, score: DayScore) -> None:
        """A try is over."""
        self._write(key, {"file": self.file(key), "score": list(score)})


def shared(key: str, score: DayScore, texts: Texts) -> list[str]:
    """What a try was worth, as it is shown to others: nothing of the deal."""
    date, game, mode = key.split(" ")
    keys = next(each.keys for each in GAMES[game].day_modes() if each.mode == mode)
    others = int(GAMES[game].config(keys).seats) - 1
    with_whom = texts("day-with-bots", count=others) if others else texts("day-alone")
    points = texts("day-points", points=score.points)
    name = texts(f"day-of-{game}")
    head = texts("day-share-line", name=name, mode=with_whom, date=date, points=points)
    return [head, score.symbols]
