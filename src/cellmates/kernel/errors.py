"""What can be wrong with a choice, and with a configuration."""

from collections.abc import Sequence


class ChoiceError(ValueError):
    """A choice the table did not accept; the table is as it was before."""


class MalformedChoice(ChoiceError):
    """There is no such option in the game's catalogue."""


class IllegalChoice(ChoiceError):
    """The option exists, but is not on offer now."""


class NotYourDecision(ChoiceError):
    """The seat has nothing to decide now."""


class ConfigError(ValueError):
    """A configuration that cannot be played; the message names the key."""


class UnknownKey(ConfigError):
    """A configuration has a key that the game does not have; `known` are those that it has."""

    def __init__(self, key: str, known: Sequence[str]) -> None:
        super().__init__(f"unknown key {key!r}")
        self.key = key
        self.known = tuple(known)
