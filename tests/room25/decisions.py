"""Every kind of decision with the words its options begin with, as pages and bots rely on it."""

from cellmates import room25
from cellmates.kernel import Decision
from cellmates.room25.names import CHARACTERS

KINDS: dict[str, set[str]] = {
    "clue": {"clue"},
    "program": {"program"},
    "single": {"now", "later"},
    "use": {"use", "skip"},
    "look": {"look"},
    "move": {"move"},
    "push": {"push"},
    "control": {"slide"},
    "hide": {"hide"},
    "mimic": {"mimic"},
    "emmett": {"lock", "reactivate"},
    "recover": {"recover"},
    "call": {"call"},
    "kevin": {"hack", "order"},
    "carry": {"carry"},
    "sarah": {"sabotage"},
    "order": {"order"},
    "hack": {"hack"},
    "vision": {"see"},
    "moving": {"swap"},
    "illusion": {"swap"},
    "tunnel": {"go"},
    "false_exit": {"pull"},
    "acid": {"dies"},
    "corridor": {"corridor"},
    "android": {"allow", "refuse"},
    "jennifer": {"allow", "refuse"},
    "punishment": {"lose"},
    "robot_card": {"robot"},
    "to": {"to"},
    "lock": {"lock"},
    "lock_from": {"from"},
}


def check_decision(decision: Decision) -> None:
    """The decision is of a known kind, about a character, and its options fit it."""
    words = {room25.OPTIONS.text(option).split()[0] for option in decision.options}
    assert words <= KINDS[decision.kind], f"{decision.kind} with {words}"
    assert decision.about in CHARACTERS
