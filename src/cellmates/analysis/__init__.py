"""What a finished game could have been: chances, choices by their cost, what could be known."""

from cellmates.analysis.analyse import (
    Played,
    Unfinished,
    analyse,
    luck_of,
    moments,
    own_eyes,
    played,
    put_together,
    starting_chances,
)
from cellmates.analysis.analyst import has_analyst
from cellmates.analysis.structure import FORMAT, Analysis, Moment

__all__ = [
    "FORMAT",
    "Analysis",
    "Moment",
    "Played",
    "Unfinished",
    "analyse",
    "has_analyst",
    "luck_of",
    "moments",
    "own_eyes",
    "played",
    "put_together",
    "starting_chances",
]
