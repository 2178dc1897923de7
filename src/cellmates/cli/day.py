"""`cellmates day`: the deal of a day, the same for everybody, in this terminal."""

import json
import time
from argparse import Namespace

from cellmates.cli.errors import UsageError
from cellmates.cli.newgame import resume
from cellmates.cli.parser import Parser
from cellmates.cli.play import add_screen, play_here
from cellmates.data_folder import data_folder
from cellmates.games import GAMES
from cellmates.kernel.day import DayMode, DayScore, day_seed, open_dates
from cellmates.locale import Texts
from cellmates.terminal.face import face_of
from cellmates.terminal.saves import Saves
from cellmates.terminal.session import Session
from cellmates.terminal.tries import Tries, shared


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    games = [name for name in GAMES if GAMES[name].day_modes()]
    parser.add_argument(
        "game", nargs="?", choices=games, metavar="GAME", help=texts("argument-game")
    )
    modes = dict.fromkeys(each.mode for name in games for each in GAMES[name].day_modes())
    parser.add_argument("--mode", help=texts("flag-day-mode", known=", ".join(modes)))
    parser.add_argument("--date", metavar="YYYY-MM-DD", help=texts("flag-day-date"))
    parser.add_argument("--json", action="store_true", help=texts("flag-json"))
    add_screen(parser.add_argument_group(texts("flag-screen")), texts)


def run(args: Namespace) -> int:
    """Play one's only try at a deal, or tell what it was worth."""
    texts: Texts = args.texts
    name = args.game or next(iter(GAMES))
    mode = _mode(name, args.mode, texts)
    date = _date(args.date, texts)
    tries = Tries(data_folder())
    key = f"{date} {name} {mode.mode}"
    try:
        score, file = tries.score(key), tries.file(key)
    except ValueError as error:
        raise UsageError(str(error)) from None
    if args.json:
        print(json.dumps(_plain(date, name, mode, score), ensure_ascii=False, indent=2))
        return 0
    if score is not None:
        print(texts("day-terminal-tried", date=date))
        print("\n".join(shared(key, score, texts)))
        return 0
    saves = Saves(data_folder())
    if file is not None:
        session = resume(saves.folder / "saves" / file, texts)
    else:
        session = _dealt(name, mode, date)
        tries.begin(key, saves.save(session).name)
    return play_here(session, face_of(name, texts).playing(session.config), saves, args)


def _mode(game: str, wanted: str | None, texts: Texts) -> DayMode:
    modes = GAMES[game].day_modes()
    for mode in modes:
        if wanted in (None, mode.mode):
            return mode
    known = ", ".join(mode.mode for mode in modes)
    raise UsageError(texts("error-unknown-value", key="--mode", value=wanted, known=known))


def _date(wanted: str | None, texts: Texts) -> str:
    dates = open_dates(time.time())
    if wanted is not None and wanted not in dates:
        raise UsageError(texts("error-day-date", text=wanted, known=", ".join(dates)))
    return wanted or dates[0]


def _dealt(game: str, mode: DayMode, date: str) -> Session:
    config = GAMES[game].config(mode.keys)
    seed = day_seed(game, mode.mode, date)
    return Session(GAMES[game], config, seed, [0], [mode.bot] if mode.bot else [])


def _plain(date: str, game: str, mode: DayMode, score: DayScore | None) -> dict[str, object]:
    return {
        "date": date,
        "game": game,
        "mode": mode.mode,
        "config": mode.keys,
        "bot": mode.bot or None,
        "seed": day_seed(game, mode.mode, date).hex(),
        "result": None if score is None else score._asdict(),
    }
