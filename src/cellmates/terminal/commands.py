"""What a typed line means: an option by number, letter or notation, a question, an order."""

from collections.abc import Sequence
from typing import NamedTuple

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.errors import MalformedChoice
from cellmates.locale import Texts
from cellmates.terminal.choosing import Choosing, ListItem
from cellmates.terminal.standing_answer import StandingAnswer


class Take(NamedTuple):
    """Take this option, perhaps for longer than this once."""

    option: int
    standing: StandingAnswer | None = None


class Open(NamedTuple):
    """Go on into a branch of the list."""

    words: tuple[str, ...]


class Explain(NamedTuple):
    """Explain an item of the list, a thing by name, or (nothing) how all this works."""

    item: ListItem | None
    thing: str

    @property
    def looked_up(self) -> str:
        """The thing to explain: the one named, or what a branch of the list is about."""
        if self.item is None or self.item.option is not None:
            return self.thing
        return self.item.words[-1].strip("+")


class Instruction(NamedTuple):
    """One of the words that work at any time: board, log, may, talk, undo, back, quit, or hint.

    What follows `say`, `talk` or `may` on the same line is meant for the list that they open: a
    `p` in `say p` is no program.
    """

    name: str
    rest: str = ""


class Unclear(NamedTuple):
    """It means nothing here; the message says what to do instead."""

    message: str


Command = Take | Open | Explain | Instruction | Unclear

INSTRUCTIONS = {
    "board": "board",
    "log": "log",
    "may": "may",
    "say": "talk",
    "talk": "talk",
    "undo": "undo",
    "back": "back",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
    "help": "help",
}
"""The words for orders. They are English in every language, as the notation is."""

ASIDE = ("talk", "may")
"""Orders that open a list of what nobody asked for."""


def read(
    line: str,
    choosing: Choosing,
    more: Sequence[int],
    catalogue: Catalogue,
    texts: Texts,
) -> Command:
    """The meaning of a line; `more` holds what may be chosen besides the list."""
    text = " ".join(line.split())
    lower = text.lower()
    if lower == "!":
        return Instruction("hint")
    if lower.startswith("?"):
        return _explain(text[1:].strip(), choosing)
    if lower.startswith("why "):
        return _explain(text[4:].strip(), choosing)
    found = _item(text, choosing.items) or _last_word(lower, choosing)
    if found is not None:
        return _chosen(found)
    if lower in INSTRUCTIONS:
        return Instruction(INSTRUCTIONS[lower])
    first, _, rest = text.partition(" ")
    if rest and INSTRUCTIONS.get(first.lower()) in ASIDE:
        return Instruction(INSTRUCTIONS[first.lower()], rest)
    return _by_notation(lower, choosing, more, catalogue, texts)


def _explain(thing: str, choosing: Choosing) -> Command:
    return Explain(_item(thing, choosing.items), thing)


def _item(text: str, items: Sequence[ListItem]) -> ListItem | None:
    """The item with this number or letter."""
    if text.isdecimal():
        number = int(text)
        return items[number - 1] if 1 <= number <= len(items) else None
    return lettered(text, items)


def _last_word(text: str, choosing: Choosing) -> ListItem | None:
    """The item of a later list that ends with this word, which is all that the list shows."""
    if not choosing.path:
        return None
    fitting = [item for item in choosing.items if item.words[-1] == text]
    return fitting[0] if len(fitting) == 1 else None


def lettered(letter: str, items: Sequence[ListItem]) -> ListItem | None:
    """The item with this letter; capital or small matters only if there are both."""
    fitting = [item for item in items if item.letter and item.letter.lower() == letter.lower()]
    exact = [item for item in fitting if item.letter == letter]
    return next(iter([*exact, *fitting]), None)


def _chosen(item: ListItem) -> Command:
    return Open(item.words) if item.option is None else Take(item.option, item.standing)


def _by_notation(
    text: str, choosing: Choosing, more: Sequence[int], catalogue: Catalogue, texts: Texts
) -> Command:
    """An option by its whole text, or by the beginning of it if that is enough."""
    try:
        option = catalogue.parse(text)
    except MalformedChoice:
        return _by_beginning(text, choosing, catalogue, texts)
    if option in choosing.options or option in more:
        return Take(option)
    return Unclear(texts("error-not-offered", option=text))


def _by_beginning(text: str, choosing: Choosing, catalogue: Catalogue, texts: Texts) -> Command:
    if not text:
        return Unclear(texts("prompt-hint"))
    for item in choosing.items:
        if item.standing is not None and _fits(text, " ".join(item.words)):
            return _chosen(item)
    fitting = [option for option in choosing.options if _fits(text, catalogue.text(option))]
    if len(fitting) == 1:
        return Take(fitting[0])
    if fitting:
        some = ", ".join(catalogue.text(option) for option in fitting[:6])
        more = " …" if len(fitting) > 6 else ""
        return Unclear(texts("error-ambiguous", text=text, options=some + more))
    return Unclear(texts("error-unknown-option", text=text))


def _fits(text: str, notation: str) -> bool:
    """Whether each word typed begins the word of the notation at its place, the first left out."""
    typed, words = text.split(), notation.split()
    for tail in (words, words[1:]):
        if len(typed) == len(tail) and all(
            word.startswith(part) for part, word in zip(typed, tail, strict=True)
        ):
            return True
    return False
