"""What somebody may have meant who mistyped a word."""

from collections.abc import Iterable
from difflib import get_close_matches

from cellmates.locale import Texts


def unknown(problem: str, text: str, known: Iterable[str], texts: Texts) -> str:
    """The problem with a word that is not known, and after it the known word most like it."""
    like = get_close_matches(text.lower(), list(known), n=1)
    return f"{problem} {texts('did-you-mean', text=like[0])}" if like else problem
