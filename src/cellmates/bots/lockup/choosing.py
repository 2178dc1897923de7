"""A careful player: it looks at its view, weighs what it sees in stars, and picks."""

from collections.abc import Callable
from typing import Final

from cellmates.bots.lockup.heard import NOTHING_HEARD, SNATCHED
from cellmates.bots.lockup.lore import Lore, lore
from cellmates.bots.lockup.night import Night
from cellmates.bots.lockup.odds import Odds
from cellmates.bots.lockup.plans import by_lot, misjudge, opens, payable
from cellmates.bots.lockup.rollcall import Assignment, Prospects
from cellmates.bots.lockup.sight import (
    PHASE_NUMBERS,
    ImaginedSight,
    Sight,
    location_number,
    token_strength,
)
from cellmates.bots.lockup.solo import guard_to_turn_up
from cellmates.bots.lockup.talk import (
    Mind,
    bluff,
    complaint,
    contradiction,
    has_to_say,
    nothing_to_say,
    own_place,
    remark,
    retort,
    whereabouts,
)
from cellmates.bots.lockup.temperament import EVEN
from cellmates.bots.lockup.tomes import UNREAD, Reader, could_pay, keep_tome
from cellmates.bots.lockup.traits import best_trait
from cellmates.bots.lockup.worth import Worth
from cellmates.kernel.table import Decision, OpenQuestion
from cellmates.lockup.names import LIBRARY, LOCATION_NUMBERS, LOOKOUT, NOBODY, ROLL_CALL, YARD
from cellmates.lockup.options import (
    AGREE,
    ASSIGN,
    BLAME,
    CLAIM,
    COLLECT,
    DEAL,
    DEALS,
    DENY,
    DONE,
    KEEP_GOON,
    KEEP_TOME,
    KEEP_TRAIT,
    NO,
    PASS,
    PLAN,
    TOKEN,
    TOKEN_DOWN,
    WAIT,
    YES,
)
from cellmates.lockup.table import LockupTable
from cellmates.lockup.views import Proposal, View

MISSED: Final = 1.0
"""By so many stars a goon must have been better than the rest to be missed."""

WEIGHED: Final = ("cell_block", "recruit", "goon_keep")
"""The kinds of decisions whose options can be compared."""


class CarefulPlayer:
    """Plans the round, counts cubes, collects sets and avoids suspicion before raids."""

    def __init__(self, random: Callable[[], float], known: Lore | None = None) -> None:
        self.random = random
        self.lore = lore() if known is None else known
        self.orders: list[int] = []  # options for the tokens still to lay down this turn
        self.prospects: Prospects | None = None
        self.planned = 0  # the round that the prospects are for
        self.first_turn = False
        self.temper = EVEN
        self.blur = 0.0  # how much it misjudges the locations, as a power of e
        self.trusting = False  # whether it believes what others say of their face-down tokens
        self.heard = NOTHING_HEARD
        self.agreed = (0, NOBODY)  # the round and the seat to whose proposal it said yes last
        self.offered = (0, NOBODY)  # the round and the place that it offered in a deal last
        self.told = (0, NOBODY)  # the round and the place to which it has said last that it goes
        self.bound = (0, NOBODY)  # the round and the place to which it has said that it goes next
        self.firm = False  # whether its latest choice in Roll Call kept to that
        self.bluffed = (0, NOBODY)  # the round and the token of which it has said where it lies
        self._seen: Sight | None = None  # the latest, if it still holds
        self._before: Sight | None = None  # the latest
        self._grouped: tuple[Sight, dict[int, list[int]]] | None = None  # for which sight

    def sight(self, view: View) -> Sight:
        """What it sees, and what it has just promised, which no view shows before it decides.

        It is asked to speak and to decide with the same view, and looks once."""
        if self._seen is not None and self._seen.shown is view:
            return self._seen
        self._seen = self._before = sight = Sight(view, self.lore, self._before)
        if self.trusting:
            sight.believe(view["claims"])
        for plan in view["plans"]:
            if (sight.round, plan["seat"]) == self.agreed or self.heard.plans.get(plan["seat"]):
                sight.promises.agree(plan)
            if plan["seat"] == sight.me:
                sight.promises.offer(plan, len(sight.others))
                self.offered = (0, NOBODY)
        number, place = self.offered
        if number == sight.round:
            sight.promises.dealt |= 1 << place
        if sight.phase == ROLL_CALL:
            for name in self.heard.promised(deals=True):  # also if it was proposed long ago
                sight.promises.dealt |= 1 << LOCATION_NUMBERS[name]
            for name in self.heard.promised(deals=False):
                sight.promises.given |= 1 << LOCATION_NUMBERS[name]
        sight.promises.hollow = self.heard.hollow
        if self._on_its_way(sight) != NOBODY:  # that was no promise, or has just been taken back
            left = ~(1 << self.bound[1])
            sight.promises.dealt &= left
            sight.promises.given &= left
        return sight

    def _on_its_way(self, sight: Sight) -> int:
        """The place to which it has said that it goes next, if any."""
        number, place = self.bound
        return place if number == sight.round else NOBODY

    def foreseen(self, decision: Decision) -> int | None:
        """What follows from a plan made before, if there is one; that no tome on offer could pay
        now, as in most windows, which are half of all questions that would need a view; and that a
        reward without an alternative is collected, if there is nothing to say before."""
        kind, options, heard = decision.kind, decision.options, self.heard
        if kind == "token" and self.planned:
            return self._token(options)
        if kind == "window" and heard.cards == self.lore.name:
            ranked = heard.ranked and not heard.before
            picked = self._at_once(kind, options, heard.round, heard.phase, heard.location, ranked)
            return picked if picked >= 0 else None
        if kind == "reward" and heard.location in (YARD, LIBRARY) and self.speechless():
            return COLLECT if heard.cards == self.lore.name else None
        return None

    def pick(self, view: View, decision: Decision) -> int:
        """One of the decision's options."""
        if view["cards"] != self.lore.name:  # nobody told what these cards do
            return self._any(decision.options)
        phase, location = PHASE_NUMBERS[view["phase"]], location_number(view["location"])
        ranked = bool(view["ranking"])
        kind, options = decision.kind, decision.options
        picked = self._at_once(kind, options, view["round"], phase, location, ranked)
        if picked < 0:
            picked = self._think(self.sight(view), kind, options)
        return picked

    def pick_imagined(self, t: LockupTable, asked: OpenQuestion) -> int:
        """The same for a question on a table that somebody imagines; neither a view nor a decision
        has to be built for it."""
        kind, options = asked.question.kind, asked.options
        if kind == "token" and self.planned:
            return self._token(options)
        if t.cards.name != self.lore.name:
            return self._any(options)
        ranked = len(t.ranking) > 0
        picked = self._at_once(kind, options, t.round_number, t.phase, t.location, ranked)
        if picked < 0:
            picked = self._think(ImaginedSight(t, asked.seat, self.lore), kind, options)
        return picked

    def _any(self, options: tuple[int, ...]) -> int:
        return options[int(self.random() * len(options))]

    def _at_once(
        self,
        kind: str,
        options: tuple[int, ...],
        number: int,
        phase: int,
        location: int,
        ranked: bool,
    ) -> int:
        """What it picks without looking at the table any closer, about half of all choices; or
        -1."""
        if kind == "token" and (self.planned == number or self.planned < 0):
            return self._token(options)
        if kind == "reward" and location in (YARD, LIBRARY):
            return COLLECT
        if kind == "roll_call" and options == (PASS,):
            self.orders = []
            return PASS
        if kind == "window":
            base = KEEP_TOME + len(self.lore.tome_codes)
            for option in options:
                if option != WAIT:
                    code = self.lore.tome_codes[option - base]
                    if could_pay(code, number, phase, location, ranked):
                        return -1
            return WAIT
        return -1

    def _think(self, sight: Sight, kind: str, options: tuple[int, ...]) -> int:
        if kind == "token":
            self._come_in(sight)
            return self._token(options)
        if kind == "window":
            return self._window(sight, options)
        if kind == "roll_call":
            return self._roll_call(sight, options)
        if kind == "turn_up":
            return guard_to_turn_up(self._prospects(sight), sight, options)
        if kind == "tome_keep":
            codes = [self.lore.tome_codes[option - KEEP_TOME] for option in options]
            return options[keep_tome(sight, codes)]
        if kind == "trait":
            return KEEP_TRAIT + best_trait(sight, [option - KEEP_TRAIT for option in options])
        night = Night(sight)
        if kind == "goon_keep":
            goons = self.lore.goon_list
            return max(options, key=lambda option: night.worth.goon(goons[option - KEEP_GOON]))
        return self._at_night(night, kind, options)

    def speechless(self) -> bool:
        """Whether it has nothing to say for sure, as after two of three things that it is told in
        private. Before it has a plan for the round it does not know: who talks makes one."""
        heard = self.heard
        if heard.phase == ROLL_CALL and (self.planned != heard.round or self.first_turn):
            return False
        return nothing_to_say(heard, self.temper)

    def talk(self, view: View, phrases: tuple[int, ...]) -> int | None:
        """What to say, or nothing."""
        if view["cards"] != self.lore.name or view["solo"] is not None:
            return None
        base = self.lore.proposals
        found = self._answer(view, base)
        roll_call = view["phase"] == "roll_call"
        if roll_call and self.heard.hid and not self.blur:
            words = bluff(self.sight(view), self.temper.bluffs, self.heard)
            if words is not None and found is None:
                self.bluffed = (view["round"], (words - CLAIM) % 6)
                found = words
        self.heard.hid = ""
        laying = self.heard.laying  # then it does not speak of where it goes next
        stung = self.heard.stung()  # that comes first
        if found is None and roll_call and not (laying or stung) and has_to_say(view, self.heard):
            words = self._remark(self.sight(view))
            if words is not None:
                self._note(words, view)
                found = base + words
        if found is None:
            self._forget_small_things(view)
            words = complaint(view, self.heard, self.temper)
            found = None if words is None else base + words
        if not laying:
            self.heard.let_pass()
        return found if found is not None and found in phrases else None

    def _remark(self, sight: Sight) -> int | None:
        """The next thing to say about where crews go."""
        bluffs = 0.0 if self.blur else self.temper.bluffs
        prospects, groups = self._prospects(sight), self._groups(sight)
        mind = Mind(prospects, groups, self._on_its_way(sight), bluffs, self._loss)
        return remark(sight, mind, self.heard)

    def _loss(self, plan: Proposal) -> float:
        """By how many stars its plan for the rest of the Roll Call is worse with a deal."""
        sight = self._seen
        assert sight is not None
        theirs, offered = [1 << LOCATION_NUMBERS[name] for name in plan["text"].split()[1:]]
        who = plan["seat"]
        before = self._hopes(sight)
        closed, dealt = sight.closed[who], sight.promises.dealt
        sight.closed[who] = closed | offered
        sight.promises.dealt = dealt | theirs
        after = self._hopes(sight)
        sight.closed[who] = closed
        sight.promises.dealt = dealt
        return before - after

    def _hopes(self, sight: Sight) -> float:
        """What the tokens in its cell may bring."""
        odds = Odds(sight, len(sight.tokens) - 1)
        return sum(payable(Assignment(self._prospects(sight), sight, odds), sight, odds).now)

    def _answer(self, view: View, base: int) -> int | None:
        """What to say to blame, praise, a question or a claim."""
        heard = self.heard
        if heard.open:
            what, of = heard.open.pop()
            heard.open = []
            if what == "ask" and view["phase"] == "roll_call":
                sight = self.sight(view)
                number, told = self.told
                place = told if number == sight.round else NOBODY
                groups = self._groups(sight)
                option = whereabouts(sight, self._prospects(sight), groups, heard, place)
                if option is not None:
                    if PLAN <= option < AGREE:
                        self.told = (sight.round, option - PLAN)
                    return option
            words = retort(what, of, heard, self.temper)
            return DENY if words is None else base + words
        return contradiction(view, heard)

    def _forget_small_things(self, view: View) -> None:
        """It does not mind a goon that somebody else took if others were about as good for it."""
        heard = self.heard
        if heard.wrong is not None and heard.wrong[0] == SNATCHED:
            sight = self.sight(view)
            worth = Worth(sight, sight.me)
            rest = max([worth.goon(goon) for _, goon in sight.den_goons()], default=0.0)
            if worth.goon(self.lore.goons[heard.goon]) < rest + MISSED:
                heard.wrong = None

    def _note(self, words: int, view: View) -> None:
        """Remember where it has said that it goes, a deal offered, a yes, or that it was taken
        back; the table looks different after a promise."""
        number = view["round"]
        place = own_place(words, view)
        if place != NOBODY:
            self.told = (number, place)
            if words >= NO:
                self.bound, self._seen = (number, place), None
        if DEAL <= words < YES:
            self.offered, self._seen = (number, DEALS[words - DEAL][1]), None
            if any(plan["text"].startswith("deal") for plan in view["plans"]):
                self.heard.countered = number
        elif YES <= words < NO:
            self.agreed, self._seen = (number, words - YES), None
        elif NO <= words < BLAME and self.agreed == (number, (words - NO) // 3):
            self.agreed, self._seen = (0, NOBODY), None

    def weigh(self, view: View, decision: Decision) -> dict[int, float]:
        """What options are worth that can be compared, in stars."""
        options = decision.options
        if decision.kind not in WEIGHED or view["cards"] != self.lore.name:
            return {}
        night = Night(Sight(view, self.lore))
        if decision.kind == "cell_block":
            return night.cell_block_gains(options)
        if decision.kind == "recruit":
            worths = night.recruit_worths()
            return {option: worths[option] for option in options if option in worths}
        goons = self.lore.goon_list
        return {option: night.worth.goon(goons[option - KEEP_GOON]) for option in options}

    def _at_night(self, night: Night, kind: str, options: tuple[int, ...]) -> int:
        if kind == "reward":
            return night.reward()
        if kind == "take":
            return night.take(options)
        if kind == "swap":
            return night.swap(options)
        if kind == "chow_hall":
            return night.chow_hall(options)
        if kind == "cell_block":
            return night.cell_block(options)
        if kind == "recruit":
            return night.recruit(options)
        if kind == "pay":
            return night.pay(options)
        if kind == "discard":
            return night.discard(options)
        if kind == "give":
            return night.give(options)
        if kind == "less":
            return night.less(options)
        if kind == "rob":
            return night.rob(options)
        if kind == "free_reserve":
            return night.free_reserve(options)
        return options[0]

    # Roll Call.

    def _roll_call(self, sight: Sight, options: tuple[int, ...]) -> int:
        self.orders = []
        if options == (PASS,):
            return PASS
        prospects = self._prospects(sight)
        groups = self._places(sight)
        bound = self._on_its_way(sight)
        self.bound, self.firm = (0, NOBODY), ASSIGN + bound in options
        if self.firm and bound not in groups:  # something has changed; its word has not
            power = sight.power
            groups[bound] = [min(sight.tokens, key=lambda token: token_strength(token, power))]
        if not groups:
            return PASS
        if self.firm:
            place = bound
        elif self.told[0] == sight.round and self.told[1] in groups:
            place = self.told[1]  # it is on its way
        elif opens(sight):
            place = by_lot(list(groups), self.random)
        else:
            place = min(groups, key=prospects.gap)
        downs = sight.downs_left
        for token in groups[place]:
            hide = False
            if downs > 0 and (sight.round, token) == self.bluffed:
                hide = True  # or everybody would see that it does not lie where it has said
            elif downs > 0 and not sight.solo:
                weak = token == LOOKOUT or token_strength(token, sight.power) <= 3
                hide = weak == (self.random() < self.temper.hiding)
            if hide:
                downs -= 1
            self.orders.append((TOKEN_DOWN if hide else TOKEN) + token)
        return ASSIGN + place

    def _places(self, sight: Sight) -> dict[int, list[int]]:
        """Where it would go now, but for what it has left to others; who does not mean to keep that
        takes it back first."""
        groups = dict(self._groups(sight))
        given = sight.promises.given
        for place in list(groups):
            if given >> place & 1:
                del groups[place]
        if not groups and given:
            dealt = sight.promises.dealt
            sight.promises.dealt = dealt | given
            odds = Odds(sight, len(sight.tokens) - 1)
            groups = Assignment(self._prospects(sight), sight, odds).groups()
            sight.promises.dealt = dealt
        return groups

    def _groups(self, sight: Sight) -> dict[int, list[int]]:
        """Where it would send which tokens now."""
        prospects = self._prospects(sight)
        if self._grouped is not None and self._grouped[0] is sight and not self.first_turn:
            return self._grouped[1]
        odds = Odds(sight, len(sight.tokens) - 1)
        if self.first_turn:
            self._reckon(sight, odds)
        groups = payable(Assignment(prospects, sight, odds), sight, odds).groups()
        self._grouped = (sight, groups)
        return groups

    def _reckon(self, sight: Sight, odds: Odds) -> None:
        """See what the locations are worth in this round."""
        self.first_turn = False
        prospects = self._prospects(sight)
        prospects.fill(*Assignment(prospects, sight, odds).expected())
        if self.blur:
            misjudge(prospects, self.random, self.blur)

    def _come_in(self, sight: Sight) -> None:
        """Somebody else decided where to send tokens: plan which of them go there."""
        place = sight.assigning
        odds = Odds(sight, len(sight.tokens) - 1)
        prospects = self._prospects(sight)
        self._reckon(sight, odds)
        assignment = Assignment(prospects, sight, odds, place)
        self.orders = [TOKEN + token for token in assignment.groups().get(place, [])]

    def _prospects(self, sight: Sight) -> Prospects:
        """What this round may bring; cubes do not change hands in Roll Call."""
        if self.prospects is None or self.planned != sight.round:
            self.prospects = Prospects(sight, self.temper)
            self.planned = sight.round
            self.first_turn = True
        return self.prospects

    def _token(self, options: tuple[int, ...]) -> int:
        while self.orders:
            option = self.orders.pop()
            if option in options:
                return option
        return DONE if DONE in options else options[0]

    # Tomes.

    def timely(self, view: View, options: tuple[int, ...]) -> tuple[int, ...]:
        """To wait, and the tomes that are worth a thought at this moment."""
        base = KEEP_TOME + len(self.lore.tome_codes)
        moment = view["round"], PHASE_NUMBERS[view["phase"]], location_number(view["location"])
        found = [WAIT]
        for option in options:
            if option != WAIT:
                code = self.lore.tome_codes[option - base]
                if code in UNREAD or could_pay(code, *moment, bool(view["ranking"])):
                    found.append(option)
        return tuple(found)

    def _window(self, sight: Sight, options: tuple[int, ...]) -> int:
        base = KEEP_TOME + len(self.lore.tome_codes)
        ranked = bool(sight.ranking)
        timely: list[int] = []
        codes: list[int] = []
        for option in options:
            if option != WAIT:
                code = self.lore.tome_codes[option - base]
                if could_pay(code, sight.round, sight.phase, sight.location, ranked):
                    timely.append(option)
                    codes.append(code)
        number = Reader(sight).choose(codes)
        return WAIT if number < 0 else timely[number]
