"""What options of a decision are worth, and why: advice for a person who is asked (`hint`), and
what a choice that was made compares with (`Advisor.review`)."""

from cellmates.advice.advisor import Advisor, advisor_for
from cellmates.advice.hint import AdviceWork, hint
from cellmates.advice.structure import (
    Advice,
    MadeChoice,
    RankedOption,
    Review,
    Sentence,
    TriedOption,
    Warned,
)

__all__ = [
    "Advice",
    "AdviceWork",
    "Advisor",
    "MadeChoice",
    "RankedOption",
    "Review",
    "Sentence",
    "TriedOption",
    "Warned",
    "advisor_for",
    "hint",
]
