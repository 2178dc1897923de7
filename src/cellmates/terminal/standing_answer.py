"""Answers that somebody gives once for all questions of a kind that come within a while."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cellmates.kernel.table import Decision

Scope = Callable[[Mapping[str, Any]], object]
"""What of a view must stay as it is for an answer to stand."""


class StandingAnswer(NamedTuple):
    """An option to be taken whenever a decision of this kind offers it, until its scope ends."""

    words: tuple[str, ...]  # what one types
    label: str
    why: str
    kind: str
    option: int
    scope: Scope

    def answers(self, decision: Decision) -> bool:
        """Whether this is an answer to a decision."""
        return decision.kind == self.kind and self.option in decision.options
