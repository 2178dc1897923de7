"""Opening the record of a game, with every trouble said in the reader's language."""

import json
from pathlib import Path

from cellmates.cli.errors import UsageError
from cellmates.games import GAMES
from cellmates.kernel.game import Game
from cellmates.kernel.record import Record, RecordError, load
from cellmates.locale import Texts


def open_record(path: Path, texts: Texts) -> tuple[Record, Game]:
    """A record that can be read, and its game; whether it holds is another question."""
    if not path.exists():
        raise UsageError(texts("error-no-such-file", file=str(path)))
    try:
        record = load(path)
    except RecordError as error:
        if _is_cut_short(path):
            raise UsageError(texts("error-record-cut-short", file=str(path))) from None
        problem = str(error).removeprefix(f"{path}: ")
        raise UsageError(texts("error-not-readable", file=str(path), problem=problem)) from None
    if record.game not in GAMES:
        known = ", ".join(GAMES)
        problem = texts("error-unknown-game", text=record.game, known=known)
        raise UsageError(texts("error-not-readable", file=str(path), problem=problem))
    game = GAMES[record.game]
    if record.rules_version != game.rules_version:
        raise UsageError(
            texts(
                "error-record-version",
                file=str(path),
                theirs=record.rules_version,
                ours=game.rules_version,
            )
        )
    return record, game


def _is_cut_short(path: Path) -> bool:
    """Whether the text ends where JSON would go on."""
    try:
        text = path.read_text(encoding="utf-8").rstrip()
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.pos >= len(text) or "Unterminated" in error.msg
    except (OSError, UnicodeDecodeError):
        pass
    return False
