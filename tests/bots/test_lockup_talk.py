"""What crews say in Roll Call: a little, of what they mean to do, and never in chorus."""

from collections import Counter

import pytest

from cellmates import lockup
from cellmates.bots.host import luck
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.lore import lore
from cellmates.bots.lockup.sight import Sight
from cellmates.bots.lockup.talk import left_to_others
from cellmates.bots.sitting import Sitting
from cellmates.kernel.event import Event
from cellmates.lockup.names import COMMISSARY, YARD
from cellmates.lockup.table import LockupTable

UNASKED = ("warn", "deal")
ANSWERS = ("yes", "no")


class Watched(Sitting):
    """A table of careful bots that notes what is said, with the table before it."""

    def __init__(self, seats: int, number: int, temperament: str = "even") -> None:
        seed = number.to_bytes(32, "big")
        self.lockup: LockupTable = lockup.deal(lockup.Config(seats=seats), seed)
        self.lockup.listen()
        self.said: list[tuple[LockupTable, int, Event]] = []
        self.made: list[tuple[int, int]] = []
        bots = {seat: CarefulBot(luck(seed, seat)) for seat in range(seats)}
        for bot in bots.values():
            bot.behave(temperament)
        super().__init__(self.lockup, bots)

    def choose(self, seat: int, option: int) -> None:
        before = self.lockup.clone()
        super().choose(seat, option)
        talk = [event for event in self.lockup.news if event.kind in (*UNASKED, *ANSWERS)]
        self.said += [(before, seat, event) for event in talk]
        self.made.append((seat, option))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_crews_talk_a_little_and_sense(seats: int) -> None:
    kinds: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for number in range(6):
        watched = Watched(seats, number)
        watched.play()
        rounds: Counter[tuple[int, int]] = Counter()  # unasked, by round and seat
        last = None
        for before, seat, event in watched.said:
            kinds[event.kind] += 1
            if event.kind in UNASKED:
                rounds[before.round_number, seat] += 1
                assert last != seat  # not twice in a row
            else:
                plan = next(
                    each for each in before.view(seat)["plans"] if each["seat"] == event.data["of"]
                )
                assert event.data["of"] != seat
                reasons[str(event.data.get("refusal"))] += 1
                assert not any(each["yes"] == (event.kind == "yes") for each in plan["answers"])
            last = seat
        assert max(rounds.values()) == 1
        for number_of_round in range(1, 7):
            assert sum(1 for key in rounds if key[0] == number_of_round) <= 2
    # Two crews alone want every place.
    assert set(kinds) == {"warn", "deal", "no"} | ({"yes"} if seats > 2 else set())
    assert reasons["mine"] > 0


def test_an_agreed_place_is_one_where_nobody_of_the_crew_goes() -> None:
    """Who says yes does not mean to go there in this turn."""
    kept = broken = 0
    for number in range(6):
        watched = Watched(4, 100 + number)
        watched.play()
        for before, seat, event in watched.said:
            if event.kind != "yes":
                continue
            plan = next(
                each for each in before.view(seat)["plans"] if each["seat"] == event.data["of"]
            )
            theirs = plan["text"].split()[1]
            place = len(before.choices())
            following = next(option for who, option in watched.made[place + 1 :] if who == seat)
            if before.catalogue().text(following) == f"assign {theirs}":
                broken += 1
            else:
                kept += 1
    assert kept > 0
    assert broken == 0


def test_a_deal_leaves_a_place_to_each_of_the_two() -> None:
    t = lockup.deal(lockup.Config(seats=3), bytes(32))
    while not t.phrases(0):
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    t.choose(1, t.catalogue().parse("deal yard commissary"))

    def left(seat: int) -> set[int]:
        return left_to_others(Sight(t.view(seat), lore()))  # type: ignore[arg-type]

    assert left(0) == left(1) == set()  # nobody has agreed
    t.choose(0, t.catalogue().parse("yes 1"))
    assert left(0) == {YARD}
    assert left(1) == {COMMISSARY}
    assert left(2) == set()


def test_liars_say_yes_and_go_there_all_the_same() -> None:
    """They agree more often than others do."""

    def agreed(temperament: str) -> int:
        watched = Watched(4, 100, temperament)
        watched.play()
        return sum(event.kind == "yes" for _, _, event in watched.said)

    assert agreed("liar") > agreed("even")


def test_nobody_speaks_where_one_crew_plays_against_the_guards() -> None:
    table = lockup.deal(lockup.Config(seats=1), bytes(32))
    table.listen()
    bot = CarefulBot(bytes(32))
    while not table.over:
        view, decision = table.view(0), table.decision(0)
        if decision.kind == "roll_call":
            assert bot.talk(view, table.phrases(0)) is None
        table.choose(0, bot.pick(view, decision))
