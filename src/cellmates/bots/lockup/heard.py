"""What a crew remembers of what others did to it, and it to them; and where the game stands."""

from collections.abc import Sequence
from typing import Any, Final

from cellmates.bots.lockup.sight import PHASE_NUMBERS, location_number
from cellmates.kernel.event import Event
from cellmates.lockup.names import NOBODY
from cellmates.lockup.options import BLAMES
from cellmates.lockup.views import View

OUTBID, ROBBED, FRAMED, SNATCHED, BROKE = BLAMES
GRAVITY: Final = (OUTBID, SNATCHED, "raid", FRAMED, ROBBED, BROKE)
"""What can be complained of, the worst last."""
CALLS: Final = ("claim", "plan", "warn", "deal", "blame", "praise", "ask")
"""Words that others may answer."""
WORDS: Final = ("yes", "no", "took_back", "reply", "groan", "agree", "deny")
"""And those that they do not."""


class Heard:
    """Wrongs suffered and done, and who said what to this crew; all of it from the news."""

    def __init__(self) -> None:
        self.me = NOBODY
        self.cards = ""
        self.round = 0
        self.phase = -1  # so long as it has seen nothing
        self.location = -1
        self.ranked = False  # whether the crews at the location are
        self.wrong: tuple[str, int] | None = None  # what it may complain of, and of whom
        self.addressed = False  # somebody has just said what others may answer
        self.done: set[tuple[str, int]] = set()  # what it did, and to whom
        self.breakers: set[int] = set()  # who broke his word to it
        self.goon = ""  # the latest that went to somebody before the next in the ranking
        self.feat = NOBODY  # who has just met a goal
        self.open: list[tuple[str, int]] = []  # what was said to it and not answered yet
        self.claim: tuple[int, str, str] | None = None  # the latest claim that nobody has denied
        self._old = False  # the wrong was suffered in the round before
        self._offers: dict[int, tuple[str, str | None]] = {}  # what each seat proposes
        self._left: set[tuple[int, int, str]] = set()  # who has left to whom which place
        self._recruiting: list[int] = []  # the places at the Chow Hall

    def begin(self, view: View) -> None:
        """See where the game stands; from now on it hears of that."""
        assert view["seat"] is not None
        self.me = view["seat"]
        self.cards = view["cards"]
        self.round = view["round"]
        self.phase = PHASE_NUMBERS[view["phase"]]
        self.location = location_number(view["location"])
        self.ranked = bool(view["ranking"])

    def hear(self, news: Sequence[Event]) -> None:
        """Take in what came of a choice."""
        for event in news:
            told: dict[str, Any] = event.data
            kind = event.kind
            if kind in CALLS:
                self.addressed = told["seat"] != self.me
            elif kind not in WORDS:
                self.addressed = False
            if kind == "round":
                self.round = told["number"]
                self._new_round()
            elif kind in ("warn", "plan", "deal"):
                self._offers[told["seat"]] = (told["location"], told.get("other"))
            elif kind == "yes":
                self._agreed(told["seat"], told["of"])
            elif kind == "took_back":
                self._left = {each for each in self._left if each[:2] != (told["seat"], told["of"])}
            elif kind in ("blame", "praise", "ask") and told["of"] == self.me:
                self.open.append((told.get("blame", kind), told["seat"]))
            elif kind == "claim" and told["seat"] != self.me:
                self.claim = (told["seat"], told["location"], told["token"])
            elif kind == "deny":
                self.claim = None  # somebody else was faster
            else:
                self._watch(kind, told)

    def _new_round(self) -> None:
        self._offers, self._left = {}, set()
        self.open = []
        if self.wrong is not None and (self._old or self.wrong[0] in (OUTBID, SNATCHED)):
            self.wrong = None  # no news any more
        self._old = True

    def _agreed(self, seat: int, of: int) -> None:
        if of in self._offers:
            theirs, other = self._offers[of]
            self._left.add((seat, of, theirs))
            if other is not None:
                self._left.add((of, seat, other))

    def _watch(self, kind: str, told: dict[str, Any]) -> None:
        """What happens at the table."""
        if kind == "phase":
            self.phase, self.location, self.ranked = PHASE_NUMBERS[told["phase"]], -1, False
        elif kind == "location":
            self.location, self.ranked = location_number(told["location"]), False
        elif kind == "assigned":
            for who, whom, left in self._left:
                if who == told["seat"] and left == told["location"]:
                    self._wrong(BROKE, who, whom)
        elif kind == "ranked":
            self.ranked = True
            order, strengths = told["order"], told["strengths"]
            self._recruiting = order if told["location"] == "chow_hall" else []
            if len(order) > 1 and strengths[0] - strengths[1] == 1:
                self._wrong(OUTBID, order[0], order[1])
        elif kind == "recruited" and told["seat"] in self._recruiting:
            after = self._recruiting[self._recruiting.index(told["seat"]) + 1 :]
            if after:
                self.goon = told["goon"]
                self._wrong(SNATCHED, told["seat"], after[0])
        elif kind == "robbed":
            self._wrong(ROBBED, told["seat"], told["of"])
        elif kind == "passed_suspicion":
            self._wrong(FRAMED, told["seat"], told["to"])
        elif kind == "raided" and told["seat"] == self.me and told["loss"] > 0:
            self._wrong("raid", NOBODY, self.me)
        elif kind == "goal" and told["seat"] != self.me:
            self.feat = told["seat"]

    def _wrong(self, what: str, by: int, whom: int) -> None:
        if by == self.me:
            self.done.add((what, whom))
        elif whom == self.me:
            if what == BROKE:
                self.breakers.add(by)
            if self.wrong is None or GRAVITY.index(what) >= GRAVITY.index(self.wrong[0]):
                self.wrong, self._old = (what, by), False


NOTHING_HEARD: Final = Heard()
"""For crews that somebody imagines: they say nothing."""
