"""Answers that somebody gives once for all questions of a kind that come within a while."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cellmates.kernel.table import Decision

Scope = Callable[[Mapping[str, Any]], object]
"""What of a view must stay as it is for an answer to stand."""

CanWait = Callable[[Decision, Mapping[str, Any]], frozenset[int]]
"""The options of a question that may as well be taken later."""


class Declined(NamedTuple):
    """Options that somebody went without for a while."""

    options: frozenset[int]
    can_wait: CanWait


class StandingAnswer(NamedTuple):
    """An option to be taken whenever a decision of this kind offers it, until its scope ends."""

    words: tuple[str, ...]  # what one types
    label: str
    why: str
    kind: str
    option: int
    scope: Scope
    declined: Declined | None = None  # the answer stands only while nothing else is offered

    def answers(self, decision: Decision, view: Mapping[str, Any]) -> bool:
        """Whether this is an answer to a decision."""
        if decision.kind != self.kind or self.option not in decision.options:
            return False
        if self.declined is None:
            return True
        known = self.declined.options & self.declined.can_wait(decision, view)
        return known.issuperset(set(decision.options) - {self.option})
