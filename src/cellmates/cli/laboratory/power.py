"""`cellmates lab power`: how many games a question takes, and how long they take here."""

import json
import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable

from cellmates.cli.errors import UsageError
from cellmates.cli.laboratory.playing import add_players, simulation
from cellmates.cli.parser import Parser
from cellmates.cli.settings import add_settings
from cellmates.lab.arena import Simulation, play_games
from cellmates.lab.power import games_for_margin, pairs_for_difference
from cellmates.locale import Texts

_PATIENCE = 2.0
"""Seconds of play after which one can say how long more of it would take."""


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_players(parser)
    texts = parser.texts
    for flag, id, default in (
        ("--margin", "lab-flag-margin", 2.0),
        ("--share", "lab-flag-share", 50.0),
        ("--difference", "lab-flag-difference", 5.0),
        ("--differing", "lab-flag-differing", 20.0),
    ):
        parser.add_argument(
            flag,
            type=percent(texts, flag),
            default=default,
            metavar="P",
            help=texts("flag-with-default", text=texts(id), value=default),
        )
    parser.add_argument("--json", action="store_true", help=texts("flag-json"))
    add_settings(parser)


def percent(texts: Texts, key: str) -> Callable[[str], float]:
    """A converter for parts of a hundred; what is wrong with others is said in words."""

    def convert(text: str) -> float:
        try:
            number = float(text.replace(",", ".").rstrip("%"))
        except ValueError:
            raise ArgumentTypeError(texts("error-bad-number", text=text)) from None
        if not 0 < number < 100:
            raise ArgumentTypeError(texts("error-bad-range", key=key, least=0, most=100))
        return number

    return convert


def run(args: Namespace) -> int:
    """Play a little, and say it."""
    texts: Texts = args.texts
    plan, _ = simulation(args)
    margin, share = args.margin / 100, args.share / 100
    games = games_for_margin(margin, share)
    try:
        pairs = pairs_for_difference(args.difference / 100, args.differing / 100)
    except ValueError:
        raise UsageError(texts("lab-too-much-gained")) from None
    seconds = _seconds_a_game(plan)
    if args.json:
        asked = {key: getattr(args, key) for key in ("margin", "share", "difference", "differing")}
        print(json.dumps({**asked, "games": games, "pairs": pairs, "seconds_a_game": seconds}))
        return 0
    print(texts("lab-power-margin", margin=_plain(args.margin), count=games,
                time=_duration(games * seconds, texts)))  # fmt: skip
    print(texts("lab-power-pairs", difference=_plain(args.difference),
                differing=_plain(args.differing), count=pairs,
                time=_duration(2 * pairs * seconds, texts)))  # fmt: skip
    return 0


def _seconds_a_game(plan: Simulation) -> float:
    """How long a game takes on one core, from some that are played for it."""
    started = time.perf_counter()
    played = 0
    while played == 0 or time.perf_counter() - started < _PATIENCE:
        play_games(plan, played, played + 1)
        played += 1
    return (time.perf_counter() - started) / played


def _plain(number: float) -> str:
    return f"{number:g}"


def _duration(seconds: float, texts: Texts) -> str:
    if seconds < 90:
        return texts("lab-seconds", count=max(1, round(seconds)))
    if seconds < 90 * 60:
        return texts("lab-minutes", count=round(seconds / 60))
    return texts("lab-hours", count=round(seconds / 3600))
