"""Tome windows without tedium: "not until …", said once (LK-12.6), as the table of words has it."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from cellmates.kernel.table import Decision
from cellmates.lockup.options import WAIT
from cellmates.lockup.views import View
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.standing_answer import StandingAnswer
from cellmates.terminal.wording import Wait


def standing(words: Words, decision: Decision, view: View) -> tuple[StandingAnswer, ...]:
    """The ways to wait for longer than this moment; nothing but a window can be waited out."""
    if decision.kind != "window":
        return ()
    return tuple(
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


def _offered(wait: Wait, view: Mapping[str, Any]) -> bool:
    there = "there" not in wait or view[wait["there"]] is not None
    return there and view["phase"] != wait.get("not_in")


def _span(wait: Wait, view: Mapping[str, Any]) -> object:
    """What stays the same as long as the wait lasts."""
    return [view[detail] for detail in wait["same"]], view["phase"] == wait.get("not_in")
