"""What crews say that they do, they do: where they go, and deals."""

from typing import Any

import pytest

from cellmates import lockup
from cellmates.bots.host import luck
from cellmates.bots.lockup.beginners import RegularBot, RookieBot
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.promises import Promises
from cellmates.bots.lockup.search import Effort
from cellmates.bots.lockup.thinking import MastermindBot, ShrewdBot, ThinkingBot
from cellmates.bots.sitting import Sitting
from cellmates.kernel.event import Event
from cellmates.lockup.names import COMMISSARY, YARD
from cellmates.lockup.table import LockupTable
from tests.bots.test_lockup_company import PLACES
from tests.bots.test_lockup_talk import Company


class Words(Sitting):
    """A table that remembers who said that he goes somewhere, and whether he went."""

    def __init__(self, level: type[CarefulBot], number: int) -> None:
        seed = number.to_bytes(32, "big")
        self.said: set[tuple[int, int, str]] = set()  # by round and seat
        self.went: set[tuple[int, int, str]] = set()
        table = lockup.deal(lockup.Config(seats=4), seed)
        self.lockup: LockupTable = table
        super().__init__(table, {seat: level(luck(seed, seat)) for seat in range(4)})

    def choose(self, seat: int, option: int) -> None:
        number = self.lockup.round_number
        super().choose(seat, option)
        for event in self.table.news:
            told: Any = event.data
            if event.kind == "assigned":
                self.went.add((number, told["seat"], told["location"]))
            elif told.get("refusal") == "mine":
                self.said.add((number, seat, told["location"]))


@pytest.mark.parametrize("level", [RookieBot, CarefulBot])
def test_who_says_that_he_goes_somewhere_goes_there(level: type[CarefulBot]) -> None:
    said = false = 0
    for number in range(8):
        words = Words(level, 200 + number)
        words.play()
        said += len(words.said)
        false += len(words.said - words.went)
    assert said > 30
    assert false <= said / 20  # somebody else may turn up where one meant to go


def test_a_deal_leaves_a_place_to_each_of_the_two() -> None:
    t = lockup.deal(lockup.Config(seats=3), bytes(32))
    while not t.phrases(0):
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    t.choose(1, t.catalogue().parse("deal yard commissary"))

    def left(seat: int) -> int:
        return Promises(t.view(seat)["plans"], seat).dealt

    assert left(0) == left(1) == 0  # nobody has agreed
    t.choose(0, t.catalogue().parse("yes 1"))
    assert left(0) == 1 << YARD
    assert left(1) == 1 << COMMISSARY
    assert left(2) == 0


def test_an_offer_is_kept_until_everybody_has_refused_it() -> None:
    t = lockup.deal(lockup.Config(seats=3), bytes(32))
    while not t.phrases(1):
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    bot = CarefulBot(bytes(32))
    bot.begin(t.view(1))

    def left() -> int:
        view: Any = t.view(1)
        return bot.player.sight(view).promises.dealt

    t.choose(1, t.catalogue().parse("deal yard commissary"))
    assert left() == 1 << COMMISSARY
    t.choose(0, t.catalogue().parse("no 1 other"))
    assert left() == 1 << COMMISSARY
    t.choose(2, t.catalogue().parse("no 1 trust"))
    assert left() == 0


class Deals(Sitting):
    """A table that sees to it that nobody goes where he has promised in a deal not to go, and that
    nobody offers a place where tokens lie, or wants it in exchange."""

    def __init__(self, level: type[CarefulBot], seed: bytes) -> None:
        self.left: dict[int, set[str]] = {}  # by seat, the places it has left to others
        self.offered: dict[int, tuple[str, str]] = {}
        self.made = 0
        table = lockup.deal(lockup.Config(seats=4), seed)
        super().__init__(table, {seat: level(luck(seed, seat)) for seat in range(4)})

    def choose(self, seat: int, option: int) -> None:
        locations = self.table.view(None)["locations"]
        super().choose(seat, option)
        for event in self.table.news:
            told: Any = event.data
            if event.kind == "round":
                self.left, self.offered = {}, {}
            elif event.kind == "deal":
                self.offered[seat] = (told["location"], told["other"])
                assert not any(locations[place]["tokens"] for place in self.offered[seat])
                self.left.setdefault(seat, set()).add(told["other"])  # whatever is answered
            elif event.kind == "yes" and told["of"] in self.offered:
                mine, theirs = self.offered[told["of"]]
                self.left.setdefault(seat, set()).add(mine)
                self.left.setdefault(told["of"], set()).add(theirs)
                self.made += 1
            elif event.kind == "assigned":
                assert told["location"] not in self.left.get(told["seat"], ()), event


@pytest.mark.parametrize("level", [RookieBot, RegularBot, CarefulBot, ShrewdBot, MastermindBot])
def test_a_deal_lasts_as_long_as_the_roll_call(
    level: type[CarefulBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has agreed keeps away, at every level; so does whoever offered it."""
    thinks = issubclass(level, ThinkingBot)
    if thinks:  # so few tables that it takes seconds
        few = Effort(tables=3, options=3, night_tables=1, night_options=2)
        monkeypatch.setattr(level, "effort", few)
    made = 0
    for number in range(30 if thinks else 12):
        table = Deals(level, (500 + number).to_bytes(32, "big"))
        table.play(most=60 if thinks else None)
        made += table.made
        if thinks and made >= 2:
            break
    assert made >= 2


def test_a_fair_deal_is_accepted_and_a_favour_is_returned() -> None:
    """Who has said that he would make up for a wrong gives more for the next deal; and who wants
    nothing of what is offered may offer something else for the same place."""
    usual = owed = counters = 0
    for number in range(60):
        mine, yours = PLACES[number % 5], PLACES[(number + 1 + number // 5 % 4) % 5]
        for owes in (False, True):
            company = Company("cautious", 900 + number)
            for seat in (1, 2, 3):
                if owes:
                    told: dict[str, object] = {"seat": seat, "of": 0, "reply": "sorry"}
                    company.bot(seat).hear([Event("reply", -1, told)])
            answers = company.say(f"deal {mine} {yours}")
            agreed = [event for event in answers if event.kind == "yes"]
            if owes:
                owed += len(agreed)
                for event in agreed:
                    seat = int(str(event.data["seat"]))
                    company.say("praise 1")  # it hears what it has said
                    assert 0 not in company.bot(seat).player.heard.owes
            else:
                usual += len(agreed)
        company = Company("collector", 900 + number)
        offers = [each for each in company.say(f"deal {mine} {yours}") if each.kind == "deal"]
        assert all(offer.data["other"] == mine for offer in offers)
        assert len(offers) <= 1
        counters += len(offers)
    assert usual > 20
    assert owed > usual
    assert counters > 3
