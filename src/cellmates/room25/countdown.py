"""The countdown track: rounds left, turn order, alarm and timer (R25-2.5, R25-5.10, R25-13.4)."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

ALARM_ROUNDS: Final = 5


def raise_alarm(t: "Room25Table") -> None:
    """Somebody found the exit early: five rounds are left, this one included (R25-13.4)."""
    if t.config.alarm_trigger == "first_5_rounds" and t.round_number > ALARM_ROUNDS:  # ED-1
        return
    if t.remaining > ALARM_ROUNDS:
        t.remaining = ALARM_ROUNDS
        if t.listening:
            t.tell("alarm", {"left": t.remaining})


def lose_a_round(t: "Room25Table") -> None:
    """A Timer moves all markers on by one (R25-11.27)."""
    t.remaining -= 1
    if t.listening:
        t.tell("timer", {"left": t.remaining})
    if t.last_round:
        t.mode.last_round(t)  # RL-35


def pass_the_lead(t: "Room25Table") -> None:
    """The first marker goes behind the last; skulls that would lead come off (R25-19.3)."""
    line = [*[who for who in t.track if who != t.leader], t.leader]
    while not t.lives(line[0]):
        line.pop(0)
    t.track = tuple(line)
    t.leader = line[0]
    t.remaining -= 1
    t.round_number += 1
