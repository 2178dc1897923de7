"""What can be wrong with a choice, and with a configuration."""

from collections.abc import Callable, Sequence


class ChoiceError(ValueError):
    """A choice the table did not accept; the table is as it was before."""


class MalformedChoice(ChoiceError):
    """There is no such option in the game's catalogue."""


class IllegalChoice(ChoiceError):
    """The option exists, but is not on offer now."""


class NotYourDecision(ChoiceError):
    """The seat has nothing to decide now."""


class NoSuchSeat(ValueError):
    """Something was asked for a seat that the table does not have."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {seat!r}; the seats are 0 to {seats - 1}")


class ConfigError(ValueError):
    """A configuration that cannot be played; the message names the key. Other languages say the
    same by the message's kind and its arguments. What others tell in their words (a key that is
    not known, mistakes in card files) has no kind: `""`."""

    def __init__(self, what: str, kind: str, **details: str | int) -> None:
        super().__init__(what)
        self.kind = kind
        self.details = details

    def said(self, say: Callable[..., str]) -> str:
        """What is wrong in the language of `say`, which knows messages by their id."""
        return say(f"config-{self.kind}", **self.details) if self.kind else str(self)


class UnknownKey(ConfigError):
    """A configuration has a key that the game does not have; `known` are those that it has."""

    def __init__(self, key: str, known: Sequence[str]) -> None:
        super().__init__(f"unknown key {key!r}", "")
        self.key = key
        self.known = tuple(known)
