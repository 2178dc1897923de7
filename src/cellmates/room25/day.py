"""Room 25 as everybody plays it on a day: alone, or together with bots; and what a try is worth."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.day import DayMode, DayScore
from cellmates.room25.roles import inside_room_25

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

MODES: Final = (
    DayMode("solo", {"mode": "solo"}),
    DayMode("cooperation", {"mode": "cooperation", "seats": 4}, "careful"),
)

OUT: Final = 100
ROUND_LEFT: Final = 10
FOUND: Final = 10
KEY: Final = 10
INSIDE: Final = 10
ALIVE: Final = 5
"""Points: for getting out and every round left then; otherwise for Room 25 found, the key used,
everybody who stands in Room 25 and everybody who is alive."""


def score(t: "Room25Table") -> DayScore:
    """What a finished game is worth: the same for all, as all play on one side."""
    assert t.outcome is not None
    out = bool(t.outcome.winners)
    passed = min(t.round_number, t.rounds)  # when the time is up, one more round has begun
    left = t.rounds - passed
    inside = inside_room_25(t)
    if out:
        points = OUT + ROUND_LEFT * left
    else:
        points = FOUND * t.found + KEY * t.key_used
        points += INSIDE * inside.bit_count() + ALIVE * t.alive.bit_count()
    rounds = "🟦" * passed + "⬜" * left
    people = "".join([_fate(t, who, out or inside >> who & 1 == 1) for who in t.playing])
    return DayScore(points, out, f"{rounds} {people}")


def _fate(t: "Room25Table", who: int, there: bool) -> str:
    if not t.lives(who):
        return "💀"
    return "🚪" if there else "🔒"
