"""Advice for a person who is asked: goal, warnings, a suggestion with reasons (`hint`)."""

from cellmates.advice.advisor import Advisor, advisor_for
from cellmates.advice.hint import AdviceWork, hint
from cellmates.advice.structure import Advice, RankedOption, Sentence, Warned

__all__ = [
    "Advice",
    "AdviceWork",
    "Advisor",
    "RankedOption",
    "Sentence",
    "Warned",
    "advisor_for",
    "hint",
]
