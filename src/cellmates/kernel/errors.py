"""The three ways in which a choice can be wrong."""


class ChoiceError(ValueError):
    """A choice the table did not accept; the table is as it was before."""


class MalformedChoice(ChoiceError):
    """There is no such option in the game's catalogue."""


class IllegalChoice(ChoiceError):
    """The option exists, but is not on offer now."""


class NotYourDecision(ChoiceError):
    """The seat has nothing to decide now."""
