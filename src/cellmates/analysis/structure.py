"""What an analysis says of a game, as plain data. Chances are whole tenths of a percent."""

from typing import Any, Final, TypedDict

FORMAT: Final = 4
"""Counted up whenever the same game would be analysed otherwise: what was kept is made anew."""

SURE: Final = 1000
"""A chance of 100 %."""


class Side(TypedDict):
    """Those who win or lose together: a name that the game has words for, or a seat."""

    name: str | int
    seats: list[int]


class Alternative(TypedDict):
    """An option that was tried out: how likely the chooser's side wins by it."""

    text: str
    chance: int
    error: int  # the standard error of that


class GivenReason(TypedDict):
    """What speaks for an option, said to whoever chooses: becomes a sentence by `[advice]` in
    `words.toml`."""

    kind: str
    data: dict[str, Any]


class Comparison(TypedDict):
    """How a choice compares with what else could be done, by what the chooser could know."""

    options: list[Alternative]  # the chosen one first, the others by their chance
    cost: int  # by how much the best is better; 0 where that is not sure
    error: int  # the standard error of that difference
    made: list[str]  # what the chooser laid down with it, where a turn is judged as a whole
    better: str | None  # the best option, where the chosen one cost something
    line: list[str]  # what the chooser would most likely do afterwards
    why: list[GivenReason]  # what speaks for the best option, if there is something to say
    bluff: int | None  # what it was worth to hide something; None: nothing was hidden


Odds = dict[str, int]
"""How likely each answer is, in percent; those left out are impossible."""

Beliefs = dict[str, Odds]
"""What a seat could think at a moment, by what it is about: `role alice`, `tile 13`."""


class Moment(TypedDict):
    """What was found about one choice, or (number 0) about the deal."""

    number: int  # how many choices were made, this one included
    seat: int | None
    text: str
    kind: str  # of the question that it answers; nothing if nobody asked
    about: str
    round: int  # in which it was made
    then: int  # the round afterwards
    futures: list[list[float]] | None  # afterwards, by rollouts and sides; None: as before
    comparison: Comparison | None
    beliefs: list[Beliefs]  # of each seat, afterwards


class ComparedChoice(TypedDict):
    """A choice that was compared with others."""

    number: int
    seat: int
    round: int
    text: str
    kind: str
    about: str
    options: list[Alternative]
    cost: int
    error: int
    made: list[str]
    better: str | None
    line: list[str]
    why: list[GivenReason]
    bluff: int | None


class LuckyEvent(TypedDict):
    """An event that nobody chose: becomes a sentence as events do."""

    kind: str
    data: dict[str, Any]


class TurningPoint(TypedDict):
    """A choice after which the chances were others than before."""

    number: int
    seat: int
    round: int
    text: str
    about: str
    change: int  # of the chance of the first side, or in a game of several of the chooser's side
    side: int
    cost: int  # the part of it that the chooser could have known
    luck: list[LuckyEvent]  # what luck did right after the choice


class Balance(TypedDict):
    """How the chance of a side came to be 0 or 100 %: start + deal + own + others + luck = end."""

    start: int  # with any deal
    deal: int  # what this deal changed
    own: int  # what the side's own choices cost
    others: int | None  # what the others' choices gave it; None: not told apart from luck
    luck: int  # the rest: what nobody could know
    end: int


class PersonSum(TypedDict):
    """What the choices of a seat cost its side."""

    seat: int
    compared: int  # how many choices were compared
    cost: int
    worst: int | None  # the number of the costliest choice


class BeliefChange(TypedDict):
    """From this moment on a seat could think so."""

    number: int
    seat: int
    about: str
    odds: Odds


class Insight(TypedDict):
    """Something else that was found: becomes a sentence by `words.toml`."""

    kind: str
    number: int  # the choice that it is about
    data: dict[str, Any]


class Analysis(TypedDict):
    """All that was found about a game."""

    format: int
    game: str
    total: int  # choices
    sides: list[Side]
    rounds: list[int]  # after how many choices each round begins
    curve: list[list[int]]  # the chances of each side after so many choices
    choices: list[ComparedChoice]
    turning: list[TurningPoint]
    balance: list[Balance]
    people: list[PersonSum]
    beliefs: list[BeliefChange]
    insights: list[Insight]
