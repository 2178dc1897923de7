"""What a crew remembers of what others did to it, and it to them; and where the game stands."""

from collections.abc import Sequence
from typing import Any, Final

from cellmates.bots.lockup.sight import PHASE_NUMBERS, location_number
from cellmates.kernel.event import Event
from cellmates.lockup.names import LOCATION_NUMBERS, NOBODY, TOKEN_NUMBERS
from cellmates.lockup.options import BLAMES
from cellmates.lockup.views import Proposal, View

OUTBID, ROBBED, FRAMED, SNATCHED, BROKE = BLAMES
GRAVITY: Final = (OUTBID, SNATCHED, FRAMED, ROBBED, "raid", BROKE)
"""What can be complained of, the worst last."""
LASTING: Final = ("raid", ROBBED, FRAMED)
"""What even the silent speak of, and who has just suffered it when a round ends in the next one."""
CALLS: Final = ("claim", "plan", "warn", "deal", "blame", "praise", "ask")
"""Words that others may answer."""
WORDS: Final = ("yes", "no", "took_back", "reply", "groan", "agree", "deny")
"""And those that they do not."""
SPOKEN: Final = frozenset({*CALLS, *WORDS})
WATCHED: Final = frozenset({
    *("phase", "location", "assigned", "ranked", "recruited", "robbed", "passed_suspicion"),
    *("raided", "goal", "moved_token", "turned_up"),
})  # fmt: skip
"""What happens at the table and is remembered."""
STAYING: Final = ("suspicion", "played")
"""What may be told of a crew at a location that has not been rewarded there."""


class Heard:
    """Wrongs suffered and done, and who said what to this crew; all of it from the news."""

    def __init__(self, whims: int = 0) -> None:
        self.whims = whims  # many bits, others in each game
        self.me = NOBODY
        self.alone = False
        self.seats = 0
        self.order = 0  # a number of the game that everybody knows
        self.cards = ""
        self.round = 0
        self.phase = -1  # so long as it has seen nothing
        self.location = -1
        self.ranked = False  # whether the crews at the location are
        self.before: list[int] = []  # those that are rewarded there before it, as far as it is sure
        self.plans: dict[int, bool | None] = {}  # who proposes, the latest last; its own answer
        self.passed_over: set[int] = set()  # those whom it could have answered, and did not
        self.insisted: set[str] = set()  # the places of which it has said that it goes there itself
        self.speaker = NOBODY  # who said something last, claims left out
        self.wrong: tuple[str, int] | None = None  # what it may complain of, and of whom
        self.addressed = False  # somebody has just said what others may answer
        self.caller = NOBODY  # who has said so last
        self.done: set[tuple[str, int]] = set()  # what it did, and to whom
        self.excused: set[int] = set()  # to whom it has taken a yes back
        self.breakers: set[int] = set()  # who broke his word to it
        self.goon = ""  # the latest that went to somebody before the next in the ranking
        self.feat = NOBODY  # who has just met a goal
        self.open: list[tuple[str, int]] = []  # what was said to it and not answered yet
        self.claim: tuple[int, str, str] | None = None  # the latest claim that nobody has denied
        self._new = False  # it has just suffered what it may complain of
        self._old = False  # the raid was suffered in the round before
        self._losses: dict[int, int] = {}  # what the raid of this round cost, by seat
        self._offers: dict[int, tuple[str, str | None]] = {}  # what each seat proposes
        self._left: set[tuple[int, int, str, bool]] = set()  # who to whom which place, in a deal?
        self.laying = False  # it is in the middle of laying tokens down
        self.hid = ""  # where it has just laid a token face down
        self.owes: set[int] = set()  # to whom it has said that it would make up for a wrong
        self.hollow = 0  # the places of which it has said yes and means to go there, a bit each
        self.countered = 0  # the round in which it last made an offer instead of a refusal
        self.exposed: tuple[int, str, str] | None = None  # a claim that has turned out to be false
        self._claims: list[tuple[int, str, str]] = []  # what others have said of their tokens
        self._recruiting: list[int] = []  # the places at the Chow Hall

    def whim(self, about: int, among: int) -> int:
        """A number below `among`, another one in each game and round, about one thing and another;
        not by lot, so that speaking draws nothing from its luck."""
        return (self.whims >> 4 * self.round + 10 * about) % among

    def promised(self, deals: bool) -> list[str]:
        """The places that it has left to others in deals, or for nothing. A yes for nothing that
        it can no longer take back, since its proposer has gone on to something else, is as good as
        a deal."""
        found = []
        for who, whom, place, deal in self._left:
            if who == self.me:
                firm = deal or whom not in self._offers or self._offers[whom][0] != place
                if firm == deals:
                    found.append(place)
        return found

    def stung(self) -> bool:
        """Whether it was robbed or framed by the very latest choice."""
        return self._new and self.wrong is not None and self.wrong[0] in (ROBBED, FRAMED)

    def doubts(self, claim: tuple[int, str, str]) -> bool:
        """Whether it falls to this crew to deny a claim."""
        seat, place, token = claim
        return self.falls_to_me(seat, LOCATION_NUMBERS[place] + TOKEN_NUMBERS[token])

    def falls_to_me(self, seat: int, number: int) -> bool:
        """Whether it falls to this crew to answer what a seat has said: to one of those who hear
        it, another one for other words, or it would always be whoever is asked first."""
        others = [each for each in range(self.seats) if each != seat]
        return not others or others[(self.order + self.round + number) % len(others)] == self.me

    def begin(self, view: View) -> None:
        """See where the game stands; from now on it hears of that."""
        assert view["seat"] is not None
        self.me = view["seat"]
        self.cards = view["cards"]
        self.round = view["round"]
        self.phase = PHASE_NUMBERS[view["phase"]]
        self.location = location_number(view["location"])
        self.ranked = bool(view["ranking"])
        self.alone = view["solo"] is not None
        self.seats = len(view["crews"])
        self.order = sum((view["goals"]["final"] or "").encode())
        for plan in view["plans"]:
            self.plans[plan["seat"]] = own_answer(plan, self.me)
        if view["said"]:
            self.speaker = view["said"][-1]["seat"]

    def hear(self, news: Sequence[Event]) -> None:
        """Take in what came of a choice."""
        self._new = False
        for event in news:
            told: dict[str, Any] = event.data
            kind = event.kind
            if kind in SPOKEN:
                self._listen(kind, told)
                continue
            self.addressed = False
            if kind == "turn":
                self.laying = False
            elif kind == "round":
                self.round = told["number"]
                self._new_round()
            elif kind in WATCHED:
                self._watch(kind, told)
            if self.before:
                self._reward(kind, told)

    def _listen(self, kind: str, told: dict[str, Any]) -> None:
        """What somebody says."""
        seat = told["seat"]
        if kind in CALLS:
            self.addressed, self.caller = seat != self.me, seat
        if kind != "claim":
            self.speaker = seat
            self.claim = self.claim if kind == "deny" else None  # it is over
            self.exposed = None
        if kind in ("warn", "plan", "deal"):
            offer = (told["location"], told.get("other"))
            again = self._offers.get(seat) == offer  # what was said to it still holds
            answer = self.plans.pop(seat, None)
            self.plans[seat] = answer if again else None
            self._offers[seat] = offer
            self.passed_over.discard(seat)
        elif kind == "yes":
            self._answered(seat, told["of"], True)
            self._agreed(seat, told["of"])
        elif kind == "no":
            self._answered(seat, told["of"], False)
        elif kind == "took_back":
            self._answered(seat, told["of"], False)
            self._left = {each for each in self._left if each[:2] != (seat, told["of"])}
            if seat == self.me:
                self.done.add((BROKE, told["of"]))
                self.excused.add(told["of"])
        elif kind == "reply" and seat == self.me and told["reply"] == "sorry":
            self.owes.add(told["of"])
        elif kind in ("blame", "praise", "ask") and told["of"] == self.me:
            self.open.append((told.get("blame", kind), seat))
        elif kind == "claim" and seat != self.me:
            self.claim = (seat, told["location"], told["token"])
            self._claims.append(self.claim)
        elif kind == "deny":
            if self.claim in self._claims:
                self._claims.remove(self.claim)
            self.claim = None  # somebody else was faster

    def _new_round(self) -> None:
        self._offers, self._left, self.plans = {}, set(), {}
        self.passed_over, self.insisted = set(), set()
        self.claim, self.exposed, self._claims = None, None, []
        self.laying, self.hid, self.hollow = False, "", 0
        self.open, self._losses = [], {}
        if self._old or (self.wrong is not None and self.wrong[0] not in LASTING):
            self.wrong = None  # no news any more; a raid comes at the end of a round
        elif self.wrong is not None and self.wrong[0] != "raid" and not self._new:
            self.wrong = None
        self._old = True

    def _answered(self, seat: int, of: int, yes: bool) -> None:
        if seat == self.me and of in self.plans:
            self.plans[of] = yes
            if yes and self._offers.get(of, ("", None))[1] is not None:
                self.owes.discard(of)

    def _agreed(self, seat: int, of: int) -> None:
        if of in self._offers:
            theirs, other = self._offers[of]
            self._leave(seat, of, theirs, other is not None)
            if other is not None:
                self._leave(of, seat, other, True)

    def _leave(self, who: int, whom: int, place: str, deal: bool) -> None:
        """Somebody leaves a place to somebody, who has not to leave it to him any longer."""
        self._left = {each for each in self._left if each[:3] != (whom, who, place)}
        self._left.add((who, whom, place, deal))

    def _watch(self, kind: str, told: dict[str, Any]) -> None:
        """What happens at the table."""
        if kind in ("phase", "location"):
            self._go_on(OUTBID, SNATCHED)
        if kind == "phase":
            self.phase, self.location, self.ranked = PHASE_NUMBERS[told["phase"]], -1, False
            self.laying = False
        elif kind == "location":
            self.location, self.ranked = location_number(told["location"]), False
        elif kind == "assigned":
            if told["seat"] == self.me:
                self.laying = True
                self.hid = told["location"] if told["down"] else ""
                self._go_on("raid")
            else:
                self._laid_open(told["seat"], told["location"], told["up"], False)
            for who, whom, left, _ in self._left:
                if who == told["seat"] and left == told["location"]:
                    self._wrong(BROKE, who, whom)
        elif kind == "ranked":
            self.ranked = True
            order, strengths = told["order"], told["strengths"]
            if not self.alone:  # guards say nothing when they go
                self.before = _until(order, self.me)
            self._recruiting = order if told["location"] == "chow_hall" else []
            if len(order) > 1 and strengths[0] - strengths[1] == 1:
                self._wrong(OUTBID, order[0], order[1])
            if order and order[0] == self.me:
                for who, strength in zip(order, strengths, strict=True):
                    if strength >= strengths[0] - 1:  # a tie is as close
                        self.done.add((OUTBID, who))
        elif kind == "recruited" and told["seat"] in self._recruiting:
            after = self._recruiting[self._recruiting.index(told["seat"]) + 1 :]
            if after:
                self.goon = told["goon"]
                self._wrong(SNATCHED, told["seat"], after[0])
        elif kind == "robbed":
            self._wrong(ROBBED, told["seat"], told["of"])
        elif kind == "passed_suspicion":
            self._wrong(FRAMED, told["seat"], told["to"])
        elif kind == "turned_up":
            self._laid_open(told["seat"], told["location"], told["tokens"], True)
        elif kind == "moved_token":  # nobody can tell any more what was true
            self._claims = [each for each in self._claims if each[0] != told["seat"]]
        elif kind == "raided":
            self._raided(told["seat"], told["loss"])
        elif kind == "goal" and told["seat"] != self.me:
            self.feat = told["seat"]

    def _raided(self, seat: int, loss: int) -> None:
        """Nobody bewails two stars where others have lost eight."""
        self._losses[seat] = loss
        if self._losses.get(self.me, 0) == max(self._losses.values()):
            self._wrong("raid", NOBODY, self.me)
        else:
            self._go_on("raid")

    def _laid_open(self, seat: int, place: str, tokens: list[str], all_there: bool) -> None:
        """Tokens of a crew lie face up now, perhaps all that it has there: of what it has said of
        them one thing may be plainly false. What it has said of that place is done with."""
        for claim in self._claims:
            _, where, token = claim
            if claim[0] != seat:
                continue
            if (token in tokens) != (where == place) and (all_there or token in tokens):
                self.exposed = claim
                self._claims = [each for each in self._claims if each[:2] != (seat, where)]
                return

    def _go_on(self, *wrongs: str) -> None:
        """Who comes to speak of such wrongs, or of a feat, when the game has gone on is not
        understood."""
        self.feat = NOBODY
        if OUTBID in wrongs:
            self.exposed = None
        if self.wrong is not None and self.wrong[0] in wrongs:
            self.wrong = None

    def let_pass(self) -> None:
        """It has had its say: a proposal that it has not answered by now it does not answer any
        more."""
        self.passed_over = {seat for seat, answer in self.plans.items() if answer is None}

    def _reward(self, kind: str, told: dict[str, Any]) -> None:
        """Whoever something is told of may have been rewarded, and gone."""
        if kind == "moved_token":
            self.before = []
        elif kind not in STAYING and told.get("seat") in self.before:
            self.before.remove(told["seat"])

    def _wrong(self, what: str, by: int, whom: int) -> None:
        if by == self.me:
            self.done.add((what, whom))
        elif whom == self.me:
            if what == BROKE:
                self.breakers.add(by)
            if self.wrong is None or GRAVITY.index(what) >= GRAVITY.index(self.wrong[0]):
                self.wrong, self._old, self._new = (what, by), False, True


def own_answer(plan: Proposal, me: int) -> bool | None:
    """What one has said to a proposal, if anything."""
    for answer in plan["answers"]:
        if answer["seat"] == me:
            return answer["yes"]
    return None


def _until(order: list[int], me: int) -> list[int]:
    """Who is ranked before a crew; if it is not ranked, everybody, and nobody in the end."""
    return order[: order.index(me)] if me in order else [*order, NOBODY]


NOTHING_HEARD: Final = Heard()
"""For crews that somebody imagines: they say nothing."""
