"""`cellmates play`: people and bots at a table in this terminal."""

import os
import shlex
import signal
import sys
from argparse import Namespace, _ArgumentGroup
from pathlib import Path
from types import FrameType
from typing import Any

from cellmates import bots
from cellmates.cli.errors import UsageError
from cellmates.cli.newgame import Menu, saved, wanted
from cellmates.cli.parser import Parser, whole_number
from cellmates.cli.settings import add_settings
from cellmates.data_folder import data_folder
from cellmates.games import GAMES
from cellmates.locale import Texts
from cellmates.terminal.coach import LEVELS
from cellmates.terminal.console import Closed, Console
from cellmates.terminal.face import GameFace, face_of
from cellmates.terminal.lines import Left, LineTable
from cellmates.terminal.menu import ask_in_lines
from cellmates.terminal.saves import Saves, cannot_write
from cellmates.terminal.session import Session
from cellmates.terminal.tries import Tries, shared

LEAST_COLUMNS, LEAST_ROWS = 80, 24
"""The smallest window in which the whole table can be seen at once."""

_LATEST = ""
_SIGNALS = ("SIGHUP", "SIGTERM")


def add_arguments(parser: Parser) -> None:
    """Declare what can be said about a game to be played."""
    texts = parser.texts
    parser.add_argument(
        "game",
        nargs="?",
        choices=tuple(GAMES),
        metavar="GAME",
        help=texts("argument-game"),
    )
    add_settings(parser)
    players = parser.add_argument_group(texts("setup-seats"))
    players.add_argument("--you", metavar="NAME[,NAME]", help=texts("flag-you"))
    number = whole_number(texts, "--people", 0, 8)
    players.add_argument("--people", metavar="N", type=number, help=texts("flag-humans"))
    known = ", ".join(dict.fromkeys(name for game in GAMES for name in bots.playable(game)))
    like = ", ".join(dict.fromkeys(name for game in GAMES for name in bots.temperaments(game)))
    levels = texts("flag-bots", known=known)
    help_bots = texts("flag-temperament", text=levels, known=like)
    players.add_argument("--bots", metavar="BOT[,BOT]", help=help_bots)
    screen = parser.add_argument_group(texts("flag-screen"))
    screen.add_argument(
        "--resume", nargs="?", const=_LATEST, metavar="FILE", help=texts("flag-resume")
    )
    add_screen(screen, texts)
    screen.add_argument("--coach", choices=LEVELS, default="hints", help=texts("flag-coach"))


def add_screen(screen: _ArgumentGroup, texts: Texts) -> None:
    """Declare what can be said about how a table is shown."""
    screen.add_argument("--plain", action="store_true", help=texts("flag-plain"))
    screen.add_argument("--no-color", action="store_true", help=texts("flag-no-color"))
    screen.add_argument("--fast", action="store_true", help=texts("flag-fast"))


def run(args: Namespace) -> int:
    """Play; the exit status: 0 also for a game that was saved to go on another time."""
    saves = Saves(data_folder())
    if args.resume is not None:
        session = saved(args, saves)
        face = face_of(session.game.name, args.texts).playing(session.config)
        print(face.texts("resumed", file=str(session.path), count=len(session.table.choices())))
    else:
        if args.no_color:
            os.environ["NO_COLOR"] = "1"  # for the menu, too
        game = wanted(args, _menu(args))
        if game is None:
            return 0
        session, face = game
    return play_here(session, face, saves, args)


# The table.


def play_here(session: Session, face: GameFace[Any], saves: Saves, args: Namespace) -> int:
    """Play in the way that suits the terminal; whatever happens, the game is kept."""
    if args.no_color:
        os.environ["NO_COLOR"] = "1"
    texts = face.texts
    status = 0
    deal = None if session.path is None else Tries(saves.folder).key_of(session.path.name)
    session.coach = args.coach if deal is None else "off"  # everybody's own score is compared
    _save(session, saves, texts)  # nobody shall play for an hour to learn that it is lost
    handlers = {name: _raise_on(name) for name in _SIGNALS if hasattr(signal, name)}
    console = _console()
    try:
        if _full_screen(args):
            _on_screen(session, face, saves, args)
            _last_words(session, face, console)
        else:
            LineTable(session, face, console, saves).play()
    except Left:
        pass
    except Closed as closing:
        status = 128 + closing.signal if closing.signal else 0
    except KeyboardInterrupt:
        status = 128 + signal.SIGINT
    finally:
        for name, handler in handlers.items():
            signal.signal(getattr(signal, name), handler)
        path = _save(session, saves, texts)
    try:
        _say_where(session, path, saves, texts, console)
        if session.over and deal is not None:
            _score(session, deal, Tries(saves.folder), texts, console)
    except Closed:
        # Nobody reads on; keep the interpreter from complaining when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def _save(session: Session, saves: Saves, texts: Texts) -> Path:
    try:
        return saves.save(session)
    except OSError as error:
        raise UsageError(cannot_write(error, texts)) from None


def _say_where(session: Session, path: Path, saves: Saves, texts: Texts, console: Console) -> None:
    console.write()
    if session.over:
        console.write(texts("record-written", file=str(path)))
        console.write(texts("seed-published", seed=session.seed.hex()))
        return
    console.write(texts("saved", file=str(path)))
    named = "" if path == saves.latest() else f" {shlex.quote(str(path))}"
    console.write(texts("saved-how", command=f"cellmates play --resume{named}"))


def _score(session: Session, deal: str, tries: Tries, texts: Texts, console: Console) -> None:
    """Keep what a try at the deal of a day was worth, and show it as it can be shared."""
    score = session.game.day_score(session.table)
    tries.end(deal, score)
    console.write()
    for line in shared(deal, score, texts):
        console.write(line)


def _raise_on(name: str) -> Any:
    number = getattr(signal, name)

    def close(_: int, __: FrameType | None) -> None:
        raise Closed(number)

    return signal.signal(number, close)


def _console() -> Console:
    styled = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return Console(sys.stdin, sys.stdout, styled, styled and "NO_COLOR" not in os.environ)


def _full_screen(args: Namespace) -> bool:
    if args.plain or not sys.stdin.isatty() or not _console().styled:
        return False
    size = os.get_terminal_size(sys.stdout.fileno())
    return size.columns >= LEAST_COLUMNS and size.lines >= LEAST_ROWS


def _on_screen(session: Session, face: GameFace[Any], saves: Saves, args: Namespace) -> None:
    # Imported here because it costs more than everything else that starts with a command.
    from cellmates.terminal.screen.app import TableApp

    TableApp(session, face, saves, fast=args.fast).play()


def _last_words(session: Session, face: GameFace[Any], console: Console) -> None:
    """How it ended, on the terminal that the full screen has given back."""
    seat = session.people[0] if session.people else None
    for line in face.ending(session.view(seat), session.log(seat)):
        console.write(line)


def _menu(args: Namespace) -> Menu:
    def ask(game: str | None, texts: Texts) -> dict[str, str] | None:
        if not _full_screen(args):
            return ask_in_lines(game, face_of, texts, _console())
        from cellmates.terminal.screen.menu import MenuApp

        without_colour = "NO_COLOR" in os.environ
        answers = MenuApp(game, texts).choose()
        if without_colour:  # Textual takes it out of the environment; others need it too
            os.environ["NO_COLOR"] = "1"
        return answers

    return ask
