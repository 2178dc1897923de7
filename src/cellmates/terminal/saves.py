"""Where games are kept: those to go on with, and the records of those that are over."""

import time
from pathlib import Path

from cellmates.locale import Texts
from cellmates.locale.reasons import system_reason
from cellmates.terminal.session import Session


class Saves:
    """The folder of a person's games: `saves` to go on with, `records` of finished ones."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def latest(self) -> Path | None:
        """The game that was saved last."""
        return next(iter(self.all()), None)

    def all(self) -> list[Path]:
        """All games to go on with, the latest first."""
        found = [path for path in (self.folder / "saves").glob("*.json") if path.is_file()]
        return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)

    def save(self, session: Session) -> Path:
        """Keep a session as it stands, in its own file; a finished one goes to the records."""
        place = self.folder / ("records" if session.over else "saves")
        place.mkdir(parents=True, exist_ok=True)
        old = session.path
        path = place / (old.name if old is not None else _fresh_name(place, session.game.name))
        if old is not None and old.parent not in (place, self.folder / "saves"):
            path = old  # a file of the player's own choice stays where it is
        session.record().save(path)
        if old is not None and old != path:
            old.unlink(missing_ok=True)
        session.path = path
        return path


def _fresh_name(place: Path, game: str) -> str:
    """A name that tells when the game began, and is not taken."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    name, number = f"{stem}.json", 2
    while (place / name).exists():
        name, number = f"{stem}-{number}.json", number + 1
    return name


def cannot_write(error: OSError, texts: Texts) -> str:
    """What went wrong when a game was saved."""
    problem = system_reason(error, texts)
    return texts("error-cannot-write", file=str(error.filename), problem=problem)
