"""Tome windows without tedium: "not until …", said once (LK-12.6)."""

from collections.abc import Mapping
from typing import Any

from cellmates.kernel.table import Decision
from cellmates.lockup.options import WAIT
from cellmates.lockup.views import View
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.standing import Standing


def standing(words: Words, decision: Decision, view: View) -> tuple[Standing, ...]:
    """The ways to wait for longer than this moment; nothing but a window can be waited out."""
    if decision.kind != "window":
        return ()
    scopes = ["phase", "round"]
    if view["location"]:
        scopes.insert(0, "location")
    if view["phase"] == "final":
        scopes = ["phase"]  # there is no round after this one
    return tuple(
        Standing(
            ("wait", scope),
            words.texts(f"lockup-wait-{scope}"),
            words.texts(f"lockup-wait-{scope}.why"),
            "window",
            WAIT,
            _SCOPES[scope],
        )
        for scope in scopes
    )


def _location(view: Mapping[str, Any]) -> object:
    return view["round"], view["phase"], view["location"]


def _phase(view: Mapping[str, Any]) -> object:
    return view["round"], view["phase"]


def _round(view: Mapping[str, Any]) -> object:
    """The final raid and what follows are no part of a round: it is the last chance to play."""
    return view["round"], view["phase"] == "final"


_SCOPES = {"location": _location, "phase": _phase, "round": _round}
