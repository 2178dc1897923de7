"""A decision as a list one can choose from; long lists are asked in steps.

The steps follow the notation: `program look move` is first `look`, then `move`. So they need no
word of any game, and whoever types the whole notation skips them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from cellmates.kernel.catalogue import Catalogue
from cellmates.terminal.standing_answer import StandingAnswer

MOST = 12
"""A list up to this length is shown at once."""

FEW = 6
"""A list longer than this keeps its options with an addition (`+adrenaline`) for a step more."""

RESERVED = frozenset("bmqtu")
"""Letters that the screen uses for itself."""


class ListItem(NamedTuple):
    """A line of the list: an option, or a branch that leads to several."""

    label: str
    letter: str  # or nothing
    option: int | None
    words: tuple[str, ...]
    standing: StandingAnswer | None = None  # if it answers more than this one question


class Choosing:
    """The options of one decision, and how far somebody has got among them."""

    def __init__(
        self,
        options: Sequence[int],
        catalogue: Catalogue,
        option_label: Callable[[int], str],
        branch_label: Callable[[tuple[str, ...]], str],
        rest_label: Callable[[int, tuple[str, ...]], str],
        more: Sequence[ListItem] = (),
        letters: Mapping[str, str] | None = None,
    ) -> None:
        self.options = tuple(options)
        self.letters = letters or {}  # words that have the same letter in every list
        self.more = list(more)  # at the end of the first list
        self.catalogue = catalogue
        self.option_label = option_label
        self.branch_label = branch_label
        self.rest_label = rest_label  # for an option of which the beginning was chosen before
        self.path: tuple[str, ...] = ()
        self.items = [*self._list(), *self.more]

    def open(self, words: tuple[str, ...]) -> None:
        """Go on into a branch."""
        self.path = words
        self.items = self._list() if words else [*self._list(), *self.more]

    def back(self) -> bool:
        """Return to the first list; False if this is it."""
        if not self.path:
            return False
        self.open(())
        return True

    def within(self, item: ListItem) -> tuple[int, ...]:
        """The options that an item stands for."""
        return tuple(self._under(item.words)) if item.option is None else (item.option,)

    def _under(self, path: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
        """The options that begin so (and end so, if an addition is named), with their words."""
        extras = tuple(word for word in path if word.startswith("+"))
        start = _without_extras(path)
        texts = {option: tuple(self.catalogue.text(option).split()) for option in self.options}
        return {
            option: words
            for option, words in texts.items()
            if words[: len(start)] == start and words[len(words) - len(extras) :] == extras
        }

    def _list(self) -> list[ListItem]:
        here = self._under(self.path)
        if len(here) > MOST:
            depth = _common([_without_extras(words) for words in here.values()]) + 1
            branches: dict[tuple[str, ...], list[int]] = {}
            for option, words in here.items():
                branches.setdefault(words[:depth], []).append(option)
            if len(branches) < len(here):
                return self._lettered([self._branch(*found) for found in branches.items()])
        extras = {words[-1] for words in here.values() if _has_extras(words)} - {*self.path}
        if len(here) <= FEW or len(extras) != 1:
            return self._lettered([self._leaf(option) for option in here])
        plain = [self._leaf(option) for option, words in here.items() if not _has_extras(words)]
        words = (*self.path, *extras)
        return self._lettered([*plain, ListItem(self.branch_label(words), "", None, words)])

    def _branch(self, words: tuple[str, ...], options: list[int]) -> ListItem:
        if len(options) == 1:
            return self._leaf(options[0])
        return ListItem(self.branch_label(words), "", None, words)

    def _leaf(self, option: int) -> ListItem:
        words = tuple(self.catalogue.text(option).split())
        label = self.rest_label(option, self.path) if self.path else self.option_label(option)
        return ListItem(label, "", option, words)

    def _lettered(self, items: list[ListItem]) -> list[ListItem]:
        """Give each item a letter of the word that tells it from the others, if one word does."""
        if len(items) > MOST:
            return items
        branch = [item.option is None and _has_extras(item.words) for item in items]
        telling = _telling(
            [
                (item.words[-1].strip("+"),) if added else _without_extras(item.words)
                for item, added in zip(items, branch, strict=True)
            ]
        )
        letters = {word: self.letters[word] for word in telling if word in self.letters}
        kept = {*RESERVED, *self.letters.values()} if letters else RESERVED
        for word in telling:
            free = [c for c in word if c.isalpha() and c not in {*letters.values(), *kept}]
            # A name like c4 gets none: its letter alone would say nothing.
            letters.setdefault(word, free[0] if free and word.isalpha() else "")
        return [
            item._replace(letter=_capital(letters[word], item))
            for item, word in zip(items, telling, strict=True)
        ]


def _capital(letter: str, item: ListItem) -> str:
    """An option with an addition shares its letter with the plain one, but as a capital."""
    return letter.upper() if item.option is not None and _has_extras(item.words) else letter


def _has_extras(words: tuple[str, ...]) -> bool:
    """Whether a notation ends with an addition such as +adrenaline, which takes a capital."""
    return words[-1].startswith("+")


def _without_extras(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for word in words if not word.startswith("+"))


def _telling(texts: list[tuple[str, ...]]) -> list[str]:
    """For each text the one word that tells it from all others, or nothing."""
    depth = _common(texts)
    different = len(set(texts))
    for words in (
        [text[-1] for text in texts],
        ["".join(text[depth : depth + 1]) for text in texts],
    ):
        if len(set(words)) == different:
            return _in_letters(words, ["".join(text[depth : depth + 1]) for text in texts])
    return ["" for _ in texts]


def _in_letters(words: list[str], others: list[str]) -> list[str]:
    """These words, where one is no word but a number another one of the same text, if only that
    text has it."""
    return [
        other if not word.isalpha() and other.isalpha() and others.count(other) == 1 else word
        for word, other in zip(words, others, strict=True)
    ]


def _common(texts: list[tuple[str, ...]]) -> int:
    """How many words all the texts begin with."""
    depth = 0
    while all(len(words) > depth for words in texts) and (
        len({words[depth] for words in texts}) == 1
    ):
        depth += 1
    return depth
