"""A game's fixed list of options: rules and records use their numbers, people their texts."""

from collections.abc import Iterable

from cellmates.kernel.errors import MalformedChoice


class Catalogue:
    """Every option of a game by its number and by its text."""

    texts: tuple[str, ...]
    numbers: dict[str, int]
    words: set[str]

    def __init__(self, texts: Iterable[str], more_words: Iterable[str] = ()) -> None:
        self.texts = tuple(texts)
        self.words = {word for text in self.texts for word in text.split()} | set(more_words)
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise ValueError("two options of the catalogue share a text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, option: int) -> str:
        """The option in words."""
        if not 0 <= option < len(self.texts):
            raise MalformedChoice(f"there is no option number {option}")
        return self.texts[option]

    def speaks_of(self, text: str) -> bool:
        """Whether a text is made of the game's words, even if there is no such option."""
        return all(word in self.words for word in text.lower().split())

    def parse(self, text: str) -> int:
        """The number of the option that reads so; spaces and capitals do not matter."""
        number = self.numbers.get(" ".join(text.lower().split()))
        if number is None:
            raise MalformedChoice(f"there is no option {text!r}")
        return number
