"""What somebody may have meant who mistyped a word."""

from collections.abc import Iterable
from difflib import get_close_matches

from cellmates import bots
from cellmates.bots.learned import LEARNED
from cellmates.cli.errors import UsageError
from cellmates.locale import Texts


def unknown(problem: str, text: str, known: Iterable[str], texts: Texts) -> str:
    """The problem with a word that is not known, and after it the known word most like it."""
    like = get_close_matches(text.lower(), list(known), n=1)
    return f"{problem} {texts('did-you-mean', text=like[0])}" if like else problem


def check_weights(game: str, name: str, texts: Texts) -> None:
    """See that a bot that is there can play: a learned one has weights, which may not fit."""
    if name != LEARNED:
        return
    try:
        bots.make(game, name, bytes(32))
    except ValueError as error:
        problem = texts("error-unfit-weights", bot=name, problem=str(error))
        raise UsageError(problem) from None


def unknown_bot(game: str, name: str, texts: Texts) -> str:
    """What is wrong with the name of a bot: its level, or its temperament."""
    level, _, temperament = name.partition(":")
    if level in bots.names(game) and temperament:
        known = ", ".join(bots.temperaments(game))
        return texts("error-unknown-temperament", text=temperament, known=known)
    return texts("error-unknown-bot", text=name, known=", ".join(bots.playable(game)))
