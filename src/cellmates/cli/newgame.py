"""Setting up a game: from the command line, from a menu, or from a saved game."""

import hashlib
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cellmates import bots
from cellmates.cli.errors import UsageError
from cellmates.cli.records import open_record
from cellmates.cli.settings import checked, given_keys, seed_from, with_preset
from cellmates.cli.suggestions import check_weights, unknown, unknown_bot
from cellmates.games import GAMES
from cellmates.kernel.datafile import said
from cellmates.kernel.game import Game
from cellmates.kernel.record import RecordError
from cellmates.locale import Texts
from cellmates.terminal.face import GameFace, face_of
from cellmates.terminal.saves import Saves
from cellmates.terminal.session import Session, resumed

Menu = Callable[[str | None, Texts], dict[str, str] | None]
"""Asks which game is wanted, perhaps one of this name; None if somebody leaves."""


def saved(args: Namespace, saves: Saves) -> Session:
    """The game of a file, or the latest save that can be gone on with; others are named."""
    texts: Texts = args.texts
    if args.resume:
        return resume(Path(args.resume), texts)
    troubles: list[UsageError] = []
    for path in saves.all():
        try:
            session = resume(path, texts)
        except UsageError as error:
            troubles.append(error)
            continue
        for trouble in troubles:
            print(texts("resume-passed-over", problem=str(trouble)), file=sys.stderr)
        return session
    raise troubles[0] if troubles else UsageError(texts("menu-no-saves"))


def resume(path: Path, texts: Texts) -> Session:
    """The game of a file, to be gone on with."""
    record, _ = open_record(path, texts)
    try:
        session = resumed(record, str(path))
    except RecordError as error:
        raise UsageError(str(error)) from None
    session.path = path
    return session


def wanted(args: Namespace, menu: Menu) -> tuple[Session, GameFace[Any]] | None:
    """The game that was asked for, on the command line or in a menu; None if it was none."""
    keys = given_keys(args)
    you = [name.strip().lower() for name in (args.you or "").split(",") if name.strip()]
    people = args.people
    asked = keys or you or args.preset
    silent = not asked and people is None and args.seed is None
    if silent and sys.stdin.isatty() and sys.stdout.isatty():
        answers = menu(args.game, args.texts)
        if answers is None:
            return None
        args.game = answers["game"]
        face = face_of(args.game, Texts(answers["lang"]))
        keys, you, people = face.meaning(answers)
    else:
        args.game = args.game or next(iter(GAMES))
        face = face_of(args.game, args.texts)
        if args.preset is not None:
            keys = with_preset(args, keys)
        elif not _deciding(GAMES[args.game], face.first_game()) & set(keys):
            keys = {**face.first_game(), **keys}
    session = _dealt(args, face, face.settled(keys), you, people)
    return session, face.playing(session.config)


def _deciding(game: Game, first: Mapping[str, object]) -> set[str]:
    """The keys that say which game is wanted: with one of them nobody needs a first game's keys."""
    levels = {key for mode in game.modes for keys in game.levels(mode).values() for key in keys}
    said = {"mode", *first, *levels}
    settings = game.settings()
    undone = {each.key for each in settings if each.kind != "people" and said & {*each.depends_on}}
    undoing = {key for each in settings if each.key in said for key in each.depends_on}
    return said | undone | undoing


def _dealt(
    args: Namespace,
    face: GameFace[Any],
    keys: dict[str, object],
    you: list[str],
    people: int | None,
) -> Session:
    texts = face.texts
    game = GAMES[args.game]
    config = checked(game, keys, texts)
    if people is None:
        people = min(max(len(you), 1), config.seats)
    if people > config.seats or (you and not people):
        problem = texts("error-bad-range", key="--people", least=0, most=config.seats)
        raise UsageError(texts("error-argument", key="--people", problem=problem))
    seed = seed_from(args)
    try:
        keys = face.seat_people(keys, you, people, hashlib.sha256(b"seats of " + seed).digest())
    except ValueError as error:
        raise UsageError(texts("error-config", problem=said(error, texts))) from None
    config = checked(game, keys, texts)
    return Session(game, config, seed, range(people), _bot_names(args, face.texts))


def _bot_names(args: Namespace, texts: Texts) -> list[str]:
    known = bots.names(args.game)
    names = [name.strip() for name in (args.bots or known[0]).split(",")]
    for name in names:
        if not bots.is_playable(args.game, name):
            wrong = unknown_bot(args.game, name, texts)
            raise UsageError(unknown(wrong, name, bots.playable(args.game), texts))
        check_weights(args.game, name, texts)
    return names
