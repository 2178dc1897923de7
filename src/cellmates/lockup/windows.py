"""Tome windows: the moments at which a tome may be played (LK-12.6, LK-12.7)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.lockup.asking import AskSeat
from cellmates.lockup.options import WAIT, play_tome
from cellmates.lockup.tome import TOME_RULES

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

BEFORE_TURN: Final = 0
AFTER_TURN: Final = 1
BEFORE_REVEAL: Final = 2
AFTER_RANKING: Final = 3
BEFORE_REWARD: Final = 4
AFTER_LOCATION: Final = 5
BEFORE_PATROL_STEP: Final = 6
BEFORE_RAID: Final = 7
AFTER_FINAL_RAID: Final = 8


class Window(Step["LockupTable"]):
    """Ask whoever holds a tome that would work now; the active crew first, then clockwise.

    A seat that waited is not asked again before something has changed, so the window closes when
    all have declined in a row, and nobody is asked twice for nothing.
    """

    moment: int
    active: int

    def __init__(self, moment: int, active: int) -> None:
        self.moment = moment
        self.active = active

    def run(self, t: "LockupTable") -> None:
        active = self.active
        if 0 <= active < t.seats and t.hands[active] and self._asks(t, active):
            return
        for step in range(t.participants):
            who = (t.first + step) % t.participants
            if t.hands[who] and who != active and self._asks(t, who):
                return

    def _asks(self, t: "LockupTable", who: int) -> bool:
        if t.waited[who] == t.changes:
            return False
        titles = playable(t, who, self.moment, self.active == who)
        if titles:
            t.agenda.append(self)
            t.ask(PlayTome(who, self), who, (WAIT, *titles))
        return bool(titles)


def playable(t: "LockupTable", who: int, moment: int, own_moment: bool) -> list[int]:
    """The options to play a tome at a moment."""
    base = play_tome(t.cards)
    tomes = t.cards.tomes
    return [
        base + title
        for title in sorted(set(t.hands[who]))
        if TOME_RULES[tomes[title].code].can_play(t, who, moment, own_moment)
    ]


class PlayTome(AskSeat):
    """Whether to play a tome now."""

    window: Window

    def __init__(self, who: int, window: Window) -> None:
        super().__init__("window", who)
        self.window = window

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        window = self.window
        return (WAIT, *playable(t, self.who, window.moment, window.active == self.who))

    def answer(self, t: "LockupTable", option: int) -> None:
        who = self.who
        if option == WAIT:
            t.waited[who] = t.changes
            return
        title = option - play_tome(t.cards)
        known = t.hands_known[who]
        copies = [n for n, other in enumerate(t.hands[who]) if other == title]
        place = max(copies, key=lambda n: known[n].bit_count())  # the one others know of, if any
        t.hands[who] = t.hands[who][:place] + t.hands[who][place + 1 :]
        t.hands_known[who] = known[:place] + known[place + 1 :]
        t.tome_discard = (*t.tome_discard, title)
        t.changes += 1
        if t.listening:
            t.tell("played", {"seat": who, "tome": t.cards.tomes[title].slug})
        TOME_RULES[t.cards.tomes[title].code].play(t, who)


WINDOWS: Final = [[Window(moment, active) for active in range(-1, 5)] for moment in range(9)]
"""Every window by its moment and its active crew, counted from nobody (-1)."""


def window(moment: int, active: int) -> Window:
    """The window of a moment that belongs to a crew, or to nobody (-1)."""
    return WINDOWS[moment][active + 1]
