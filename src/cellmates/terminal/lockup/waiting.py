"""Tome windows without tedium (LK-12.6): "not before …", said once, as the table of words has it.

A tome that can wait is asked about once a phase, unless somebody wants to be asked again.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from cellmates.kernel.table import Decision
from cellmates.lockup.cards import CardSet
from cellmates.lockup.options import WAIT, play_tome
from cellmates.lockup.views import View
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.standing_answer import Declined, StandingAnswer
from cellmates.terminal.wording import Wait


def standing(words: Words, decision: Decision, view: View) -> tuple[StandingAnswer, ...]:
    """The ways to wait for longer than this moment; nothing but a window can be waited out."""
    if decision.kind != "window":
        return ()
    again = StandingAnswer(
        ("wait", "again"),
        words.texts("lockup-wait-again"),
        words.texts("lockup-wait-again.why"),
        "window",
        WAIT,
        lambda view: object(),  # nothing stays the same: it stands for this once
    )
    waits = (
        StandingAnswer(
            ("wait", scope),
            words.texts(f"lockup-wait-{scope}"),
            words.texts(f"lockup-wait-{scope}.why"),
            "window",
            WAIT,
            partial(_span, wait),
        )
        for scope, wait in words.wording.table.waits.items()
        if _offered(wait, view)
    )
    return (*waits, again) if _can_wait(words.cards, decision, view) else tuple(waits)


def lasting(
    words: Words, option: int, decision: Decision, view: View, before: StandingAnswer | None
) -> StandingAnswer | None:
    """Whoever does not play the tomes that can wait is not asked about them again in this phase."""
    can_wait = partial(_can_wait, words.cards)
    now = can_wait(decision, view) if option == WAIT else frozenset()
    idle = decision.kind == "window" and decision.options == (WAIT,)  # asked for others' eyes only
    if not now and not idle:
        return before
    if before is not None and before.declined is not None:
        now |= before.declined.options
    phase = partial(_span, words.wording.table.waits["phase"])
    return StandingAnswer(("wait",), "", "", "window", WAIT, phase, Declined(now, can_wait))


def _can_wait(cards: CardSet, decision: Decision, view: Mapping[str, Any]) -> frozenset[int]:
    """The offered tomes that may as well be played later in this phase, as options."""
    if decision.kind != "window" or view["offer"] is None:
        return frozenset()
    slugs, base = view["offer"]["can_wait"], play_tome(cards)
    return frozenset(
        option
        for option in decision.options
        if option != WAIT and cards.tomes[option - base].slug in slugs
    )


def _offered(wait: Wait, view: Mapping[str, Any]) -> bool:
    there = "there" not in wait or view[wait["there"]] is not None
    return there and view["phase"] != wait.get("not_in")


def _span(wait: Wait, view: Mapping[str, Any]) -> object:
    """What stays the same as long as the wait lasts."""
    return [view[detail] for detail in wait["same"]], view["phase"] == wait.get("not_in")
