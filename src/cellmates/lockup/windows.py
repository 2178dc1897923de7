"""Tome windows: the moments at which a tome may be played (LK-12.6, LK-12.7)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.lockup.asking import AskSeat, blank_offer
from cellmates.lockup.card import (
    ANY_TIME,
    CRAFTING,
    OWN_TURN,
    RANKING,
    RECRUITING,
    ROLL_CALL_TURN,
    TIMING_BITS,
)
from cellmates.lockup.names import CELL_BLOCK, CHOW_HALL
from cellmates.lockup.options import WAIT, play_tome
from cellmates.lockup.tome import TOME_RULES
from cellmates.lockup.views import WORDS, Offer

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

PATIENT: Final = ANY_TIME | ROLL_CALL_TURN | OWN_TURN
"""The timings of tomes whose moment comes again within a phase."""

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
    """Ask whoever holds a tome that would work now; the active crew first, then clockwise. Where
    tomes are hidden (`Config.hidden_tomes`) whoever holds any tome is asked, so that who is asked
    tells nothing about titles.

    A seat that waited is not asked again about the same: until something has changed, a window
    asks it only if it holds a tome that works and whose timing no window has had that it waited
    in. So the window closes when all have declined in a row, and nobody is asked twice for nothing.
    Timings are remembered and not titles, for they hold no secret: an imagined table keeps them.
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
        if t.config.hidden_tomes:
            if not self.may_have_news(t, who):
                return False
            titles = playable(t, who, self.timings(t, who))
        else:
            titles = self.news_to(t, who)
            if not titles:
                return False
            if waited_timings(t, who):  # the tomes it has waited with can be played as well
                titles = playable(t, who, self.timings(t, who))
        t.agenda.append(self)
        t.ask(PlayTome(who, self), who, (WAIT, *titles))
        return True

    def may_have_news(self, t: "LockupTable", who: int) -> bool:
        """Whether a crew with some tome or other could be asked, by what everybody knows."""
        return bool(self.timings(t, who) & ~waited_timings(t, who))

    def news_to(self, t: "LockupTable", who: int) -> list[int]:
        """The options for which a crew is asked: those that it has not just waited with."""
        return playable(t, who, self.timings(t, who) & ~waited_timings(t, who))

    def timings(self, t: "LockupTable", who: int) -> int:
        """The timings of tomes that this window has for a crew; none of them is a secret."""
        moment = self.moment
        if moment <= AFTER_TURN:
            if t.passed >> who & 1:  # LK-5.9; a pass binds Roll Call alone (LK-5.12)
                return 0
            own = moment == BEFORE_TURN and self.active == who
            return ANY_TIME | ROLL_CALL_TURN | OWN_TURN if own else ANY_TIME | ROLL_CALL_TURN
        if moment == BEFORE_REVEAL:
            return ANY_TIME | RANKING if t.is_present(who, t.location) else ANY_TIME
        if moment == BEFORE_REWARD and self.active == who:
            if t.location == CHOW_HALL:
                return ANY_TIME | RECRUITING
            if t.location == CELL_BLOCK:
                return ANY_TIME | CRAFTING
        return ANY_TIME


def waited_timings(t: "LockupTable", who: int) -> int:
    """The timings of the windows in which a crew has waited since something last changed."""
    waited = t.waited[who]
    return waited & (1 << TIMING_BITS) - 1 if waited >> TIMING_BITS == t.changes else 0


def playable(t: "LockupTable", who: int, timings: int) -> list[int]:
    """The options to play a tome that has one of these timings and would do something."""
    if not timings:
        return []
    tomes = t.cards.tomes
    titles: list[int] = []
    for title in t.hands[who]:
        tome = tomes[title]
        if not tome.timing_bit & timings or title in titles:
            continue
        if TOME_RULES[tome.code].works(t, who):
            titles.append(title)
    if not titles:
        return titles
    titles.sort()
    base = play_tome(t.cards)
    return [base + title for title in titles]


class PlayTome(AskSeat):
    """Whether to play a tome now."""

    window: Window

    def __init__(self, who: int, window: Window) -> None:
        super().__init__("window", who)
        self.window = window

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return (WAIT, *playable(t, self.who, self.window.timings(t, self.who)))

    def arises(self, t: "LockupTable", options: tuple[int, ...]) -> bool:
        if t.config.hidden_tomes:
            return self.window.may_have_news(t, self.who)
        return bool(self.window.news_to(t, self.who))

    def offer(self, t: "LockupTable") -> Offer:
        """When it is, and which tomes may wait: none before a raid, or if their moment passes."""
        offer = blank_offer(t, self.who)
        offer["moment"] = WORDS["TomeMoment"][self.window.moment]
        if self.window.moment not in (BEFORE_RAID, AFTER_FINAL_RAID):
            base = play_tome(t.cards)
            titles = [t.cards.tomes[option - base] for option in self.options(t) if option != WAIT]
            offer["can_wait"] = [tome.slug for tome in titles if tome.timing_bit & PATIENT]
        return offer

    def answer(self, t: "LockupTable", option: int) -> None:
        who = self.who
        if option == WAIT:
            timings = waited_timings(t, who) | self.window.timings(t, who)
            t.waited[who] = t.changes << TIMING_BITS | timings
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
