"""What crews say in Roll Call: a little, of what they mean to do, and never in chorus."""

from collections import Counter
from typing import Any

import pytest

from cellmates import lockup
from cellmates.bots.host import luck
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.heard import Heard
from cellmates.bots.lockup.talk import complaint, retort, whereabouts
from cellmates.bots.lockup.temperament import TEMPERAMENTS
from cellmates.bots.sitting import Sitting
from cellmates.kernel.event import Event
from cellmates.lockup.names import LOCATION_NUMBERS
from cellmates.lockup.options import REPLIES, REPLY
from cellmates.lockup.table import LockupTable

UNASKED = ("warn", "deal")
ANSWERS = ("yes", "no")
OTHERS = ("took_back", "blame", "praise", "groan", "reply", "deny")


class Watched(Sitting):
    """A table of careful bots that notes what is said, with the table before it."""

    def __init__(self, seats: int, number: int, temperament: str = "even") -> None:
        seed = number.to_bytes(32, "big")
        self.lockup: LockupTable = lockup.deal(lockup.Config(seats=seats), seed)
        self.lockup.listen()
        self.said: list[tuple[LockupTable, int, Event]] = []
        self.made: list[tuple[int, int]] = []
        self.rounds: list[int] = []  # the round of each choice
        bots = {seat: CarefulBot(luck(seed, seat)) for seat in range(seats)}
        for bot in bots.values():
            bot.behave(temperament)
        super().__init__(self.lockup, bots)

    def choose(self, seat: int, option: int) -> None:
        before = self.lockup.clone()
        super().choose(seat, option)
        talk = [event for event in self.lockup.news if event.kind in (*UNASKED, *ANSWERS, *OTHERS)]
        self.said += [(before, seat, event) for event in talk]
        self.made.append((seat, option))
        self.rounds.append(before.round_number)


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
            elif event.kind in ANSWERS:
                plan = next(
                    each for each in before.view(seat)["plans"] if each["seat"] == event.data["of"]
                )
                assert event.data["of"] != seat
                reasons[str(event.data.get("refusal"))] += 1
                alike = [each for each in plan["answers"] if each["yes"] == (event.kind == "yes")]
                assert len(alike) < (1 if plan["text"].startswith("deal") else 2)
            last = seat
        assert max(rounds.values()) == 1
        for number_of_round in range(1, 7):
            assert sum(1 for key in rounds if key[0] == number_of_round) <= 2
    # Two crews alone want every place.
    assert {"warn", "deal", "no", *({"yes"} if seats > 2 else set())} <= set(kinds)
    assert reasons["mine"] > 0


def test_crews_do_not_speak_of_the_same_in_every_game() -> None:
    openings: Counter[tuple[str, ...]] = Counter()
    places: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    for number in range(12):
        watched = Watched(4, 300 + number)
        watched.play()
        unasked = [
            (before.round_number, event)
            for before, _, event in watched.said
            if event.kind in UNASKED
        ]
        rounds.update(number_of_round for number_of_round, _ in unasked)
        places.update(str(event.data["location"]) for _, event in unasked)
        first = unasked[0][1].data
        openings[tuple(str(first.get(key)) for key in ("location", "other", "wording"))] += 1
    assert max(openings.values()) <= 2
    assert max(places.values()) <= 0.4 * places.total()
    assert len(places) == 5
    assert 0 < 2 * rounds[1] <= places.total() / 6


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


def test_liars_say_yes_and_go_there_all_the_same() -> None:
    """They agree more often than others do."""

    def agreed(temperament: str) -> float:
        answers: Counter[str] = Counter()
        for number in range(8):
            watched = Watched(4, 100 + number, temperament)
            watched.play()
            answers.update(event.kind for _, _, event in watched.said if event.kind in ANSWERS)
        return answers["yes"] / answers.total()

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


class Company(Sitting):
    """A person in seat 0 with bots beside; what is said is noted as it is told."""

    def __init__(self, temperament: str = "even", number: int = 7) -> None:
        seed = number.to_bytes(32, "big")
        self.heard: list[Event] = []
        bots = {seat: CarefulBot(luck(seed, seat)) for seat in (1, 2, 3)}
        for bot in bots.values():
            bot.behave(temperament)
        super().__init__(lockup.deal(lockup.Config(seats=4), seed), bots)
        self.play()

    def choose(self, seat: int, option: int) -> None:
        super().choose(seat, option)
        self.heard += self.table.news

    def say(self, text: str) -> list[Event]:
        """What the bots answer to what the person says."""
        before = len(self.heard) + 1
        self.choose(0, self.table.catalogue().parse(text))
        self._scheduler_speaks()
        return [event for event in self.heard[before:] if event.data.get("seat") != 0]

    def ask(self, seat: int) -> Event:
        """What a bot says to who asks where it goes."""
        return next(event for event in self.say(f"ask {seat}") if event.data["seat"] == seat)

    def bot(self, seat: int) -> CarefulBot:
        bot = self._players[seat].bot
        assert isinstance(bot, CarefulBot)
        return bot

    def _scheduler_speaks(self) -> None:
        while turns := self._scheduler.due(self.table, decide=False):
            for turn in turns:
                act = self._players[turn.seat].take(turn)
                self._scheduler.apply(self.table, turn, act, self.choose)


def test_bots_answer_what_a_person_says_to_them() -> None:
    company = Company()
    (thanks,) = company.say("praise 2")
    assert (thanks.kind, thanks.data["seat"], thanks.data["reply"]) == ("reply", 2, "thanks")
    told = company.ask(1)
    assert told.data["seat"] == 1
    assert told.kind in ("plan", "reply")
    (denied,) = company.say("blame robbed 3")
    assert (denied.kind, denied.data["seat"]) == ("deny", 3)  # it has robbed nobody
    (denied,) = company.say("claim yard 5")  # nothing of his lies there
    assert denied.kind == "deny"
    answers = company.say("warn commissary")
    assert {event.kind for event in answers} <= {"yes", "no"}
    assert 2 <= len(answers) <= 3


def asked(temperament: str) -> Counter[str]:
    """What crews of a temperament say when they are asked where they go, by kind and truth."""
    found: Counter[str] = Counter()
    for number in range(12):
        company = Company(temperament, 60 + number)
        for seat in (1, 2, 3):
            told = company.ask(seat)
            if told.kind == "reply":
                found["secret"] += 1
                continue
            place = str(told.data["location"])
            player = company.bot(seat).player
            view: Any = company.table.view(seat)
            there = any(pile["seat"] == seat for pile in view["locations"][place]["tokens"])
            goes = LOCATION_NUMBERS[place] in player._groups(player.sight(view))
            found["true" if there or goes else "false"] += 1
    return found


@pytest.mark.parametrize(("answer", "then"), [("yes 1", None), ("no 1 other", "plan smithy")])
def test_a_deal_is_not_offered_again_once_it_is_answered(answer: str, then: str | None) -> None:
    company = Company("bold", 60)
    table = company.table
    player = company.bot(1).player
    parse = table.catalogue().parse
    table.choose(1, parse("deal smithy yard"))
    table.choose(2, parse(answer))
    told = []
    for _ in range(2):
        view: Any = table.view(1)
        sight = player.sight(view)
        place = LOCATION_NUMBERS["smithy"]
        prospects = player._prospects(sight)
        found = whereabouts(sight, prospects, {place: []}, player.heard, place)
        told.append(None if found is None else table.catalogue().text(found))
        if found is not None:
            table.choose(1, found)
    assert told == [then, then]


def test_temperaments_differ_in_what_they_say_to_questions() -> None:
    bold, cautious, liar = asked("bold"), asked("cautious"), asked("liar")
    assert bold["secret"] == bold["false"] == cautious["false"] == 0
    assert 0 < cautious["true"] < cautious["secret"]
    assert liar["false"] > 5


@pytest.mark.parametrize("temperament", ["cautious", "greedy"])
def test_an_answer_does_not_forget_what_was_just_said(temperament: str) -> None:
    """Who has said that he goes there, or offered a deal, does not make a secret of it."""
    again = 0
    for number in range(20):
        company = Company(temperament, 60 + number)
        place = ("yard", "infirmary", "smithy")[number % 3]
        company.say(f"warn {place}")
        for seat in (1, 2, 3):
            said = [event.data for event in company.heard if event.data.get("seat") == seat]
            places = [data["location"] for data in said if data.get("refusal") == "mine"]
            if places:
                told = company.ask(seat)
                again += 1
                assert told.kind == "deal" or told.data["location"] == places[-1]
    assert again > 10


def test_who_is_blamed_for_what_he_did_answers_in_character() -> None:
    said = {}
    for temperament in ("bold", "cautious", "greedy"):
        company = Company(temperament)
        company.bot(1).hear([Event("robbed", -1, {"seat": 1, "of": 0, "kind": "iron"})])
        (event,) = company.say("blame robbed 1")
        said[temperament] = event.data["reply"]
    assert said == {"bold": "mock", "cautious": "sorry", "greedy": "shrug"}


def test_the_word_of_who_broke_it_is_not_believed_again() -> None:
    bot = CarefulBot(bytes(32))
    bot.player.heard.me = 1
    tell = bot.player.heard.hear
    tell([Event("deal", -1, {"seat": 0, "wording": 0, "location": "yard", "other": "smithy"})])
    tell([Event("yes", -1, {"seat": 1, "wording": 0, "of": 0})])
    tell([Event("assigned", -1, {"seat": 0, "location": "yard", "up": ["5"], "down": 0})])
    assert not bot.player.heard.breakers
    tell([Event("assigned", -1, {"seat": 0, "location": "smithy", "up": ["4"], "down": 0})])
    assert bot.player.heard.breakers == {0}
    assert bot.player.heard.wrong == ("broke", 0)


@pytest.mark.parametrize("temperament", ["even", "liar"])
def test_nobody_leaves_to_others_what_he_has_just_asked_for(temperament: str) -> None:
    """Not even a liar says yes to what everybody knows he wants himself."""
    asked = 0
    for number in range(40):
        company = Company(temperament, number)
        plans = company.table.view(0)["plans"]
        own = {plan["seat"]: plan["text"].split()[1] for plan in plans}
        for seat, place in own.items():
            asked += 1
            answers = company.say(f"plan {place}")
            assert not [
                each for each in answers if each.kind == "yes" and each.data["seat"] == seat
            ]
    assert asked > 4


def test_not_even_a_liar_leaves_to_others_a_place_where_his_tokens_lie() -> None:
    asked = 0
    for number in range(20):
        company = Company("liar", number)
        for place, state in company.table.view(0)["locations"].items():
            there = {pile["seat"] for pile in state["tokens"]}
            if there and place != "library":
                asked += 1
                answers = company.say(f"plan {place}")
                assert not [each for each in answers if each.kind == "yes"
                            and each.data["seat"] in there]  # fmt: skip
    assert asked > 10


def test_who_keeps_his_word_has_nothing_to_say_of_it() -> None:
    bot = CarefulBot(bytes(32))
    player = bot.player
    player.heard.me = 1
    tell = bot.hear
    tell([Event("round", -1, {"number": 2}), Event("phase", -1, {"phase": "roll_call"})])
    player.planned = 2  # it knows where it goes
    player.heard.whims = 1  # and proposes nothing in this round
    assert bot.speechless()
    tell([Event("warn", -1, {"seat": 0, "wording": 0, "location": "yard"})])
    assert not bot.speechless()
    tell([Event("yes", -1, {"seat": 1, "wording": 0, "of": 0})])
    assert bot.speechless()
    tell([Event("assigned", -1, {"seat": 1, "location": "smithy", "up": ["5"], "down": 0})])
    assert bot.speechless()
    tell([Event("turn", -1, {"seat": 1})])
    assert bot.speechless()
    player.heard.hollow = 1 << LOCATION_NUMBERS["yard"]  # it means to go there all the same
    assert not bot.speechless()


@pytest.mark.parametrize(
    "after",
    [Event("location", -1, {"location": "smithy"}), Event("phase", -1, {"phase": "patrol"})],
)
def test_small_wrongs_are_spoken_of_where_they_were_suffered_or_never(after: Event) -> None:
    heard = Heard()
    heard.me = 1
    ranked: dict[str, object] = {
        "location": "infirmary",
        "order": [0, 1],
        "strengths": [4, 3],
    }
    heard.hear([Event("ranked", -1, ranked)])
    suffered = [heard.wrong]
    heard.hear([after])
    suffered.append(heard.wrong)
    heard.hear([Event("robbed", -1, {"seat": 0, "of": 1, "kind": "iron"}), after])
    assert [*suffered, heard.wrong] == [("outbid", 0), None, ("robbed", 0)]


def test_a_raid_is_news_in_the_next_round_only() -> None:
    heard = Heard()
    heard.me = 1
    heard.hear([Event("raided", -1, {"seat": 1, "loss": 2})])
    heard.hear([Event("round", -1, {"number": 4})])
    assert heard.wrong == ("raid", -1)
    heard.hear([Event("raided", -1, {"seat": 2, "loss": 2})])  # the next one hurts somebody else
    heard.hear([Event("round", -1, {"number": 5})])
    assert heard.wrong is None


def test_nobody_complains_where_others_answer_a_person() -> None:
    """Who has nothing to say to a proposal waits for another time to complain."""
    company = Company()
    for seat in (1, 2, 3):
        company.bot(seat).hear([Event("raided", -1, {"seat": seat, "loss": 2})])
    assert {event.kind for event in company.say("deal yard commissary")} <= {"yes", "no", "deal"}
    assert all(company.bot(seat).player.heard.wrong == ("raid", -1) for seat in (1, 2, 3))


def test_crews_speak_of_what_happened_to_them_and_never_twice_in_a_row() -> None:
    kinds: Counter[str] = Counter()
    for number in range(4):
        company = Company(number=40 + number)
        while not company.table.over:
            options = company.table.decision(0).options
            company.choose(0, options[0])
            company.play()
        last = None
        blames: Counter[tuple[int, int]] = Counter()
        rounds = 0
        for event in company.heard:
            rounds += event.kind == "round"
            if event.kind in ("blame", "groan", "praise", "warn", "deal"):
                seat = int(str(event.data["seat"]))
                cries = event.data.get("blame") in ("robbed", "framed")  # whoever spoke last
                assert last != seat or cries
                kinds[event.kind] += 1
                if event.kind in ("blame", "groan"):
                    blames[rounds, seat] += 1
            if event.kind in (*UNASKED, *ANSWERS, *OTHERS):
                last = event.data["seat"]
        assert max(blames.values()) == 1
    assert kinds["blame"] > 4
    assert kinds["groan"] > 0


def test_a_liar_says_that_he_takes_it_back() -> None:
    taken = 0
    for number in range(4):
        watched = Watched(4, 100 + number, "liar")
        watched.play()
        taken += sum(event.kind == "took_back" for _, _, event in watched.said)
    assert taken > 0


@pytest.mark.parametrize("keys", [{"seats": 2}, {"seats": 4}, {"seats": 5, "hidden_tomes": True}])
def test_who_is_speechless_would_say_nothing(keys: dict[str, Any]) -> None:
    """At any moment: each is asked after every choice, on a copy that may then forget it."""
    silent = 0
    for number in range(3):
        seed = number.to_bytes(32, "big")
        table = lockup.deal(lockup.Config.from_dict(keys), seed)
        bots = {seat: CarefulBot(luck(seed, seat)) for seat in range(table.seats)}
        sitting = Sitting(table, bots)
        while not table.over:
            sitting.play(1)
            for seat, bot in bots.items():
                unheard = sitting._scheduler._seats[seat].unheard
                if unheard or not bot.speechless():
                    continue
                before = vars_of(bot.player.heard)
                assert bot.talk(table.view(seat), table.phrases(seat)) is None
                assert vars_of(bot.player.heard) == before
                silent += 1
    assert silent > 100


def vars_of(heard: Heard) -> dict[str, Any]:
    names = ("wrong", "feat", "claim", "open", "plans", "speaker", "before", "addressed")
    return {name: getattr(heard, name) for name in names}


def test_who_is_blamed_or_praised_answers_before_the_game_goes_on() -> None:
    answered = Counter[str]()
    for number in range(8):
        watched = Watched(4, number)
        watched.play()
        called: dict[object, int] = {}  # when each seat was spoken to last
        for before, seat, event in watched.said:
            now = len(before.history) // 2
            if event.kind in ("blame", "praise"):
                called[event.data["of"]] = now
            elif event.kind == "reply":
                answered[str(event.data["reply"])] += 1
                assert now <= called[seat] + 2  # who speaks before he chooses chooses at once
    assert answered["thanks"] > 2
    assert sum(answered.values()) > answered["thanks"] + 2


def test_crews_answer_and_complain_at_once_or_never() -> None:
    """What is proposed is answered at one's next turn, a raid complained of at the first one after
    it."""
    answers = groans = 0
    for number in range(12):
        watched = Watched(4, number)
        watched.play()
        catalogue = watched.lockup.catalogue()
        turns = [
            (place, seat)
            for place, (seat, option) in enumerate(watched.made)
            if catalogue.text(option).startswith("assign")
        ]
        warned: dict[object, int] = {}
        begun = [0] * 7  # each round, by the place of its first turn
        for place, _ in turns:
            begun[watched.rounds[place]] = begun[watched.rounds[place]] or place
        for before, seat, event in watched.said:
            now = len(before.history) // 2
            if event.kind in UNASKED:
                warned[event.data["seat"]] = now
            elif event.kind in ANSWERS and warned[event.data["of"]] < now:
                answers += 1
                since = warned[event.data["of"]]
                assert not [place for place, who in turns if who == seat and since < place < now]
            elif event.kind == "groan" and before.view(None)["phase"] == "roll_call":
                groans += 1
                first = begun[before.round_number]
                assert not [place for place, who in turns if who == seat and first <= place < now]
    assert answers > 20
    assert groans > 2


def test_nobody_is_on_his_way_to_where_he_is() -> None:
    """And whoever says that he is on his way goes there with his next token."""
    said = 0
    for number in range(12):
        watched = Watched(4, 400 + number, ("even", "liar", "bold")[number % 3])
        watched.play()
        text = watched.lockup.catalogue().text
        for before, seat, event in watched.said:
            if event.data.get("refusal") != "mine":
                continue
            said += 1
            place = str(event.data["location"])
            piles = before.view(None)["locations"][place]["tokens"]
            assert seat not in [pile["seat"] for pile in piles]
            spoken = len(before.choices())
            following = [text(option) for who, option in watched.made[spoken + 1 :] if who == seat]
            where = next(each for each in following if each.startswith("assign"))
            assert where == f"assign {place}"
    assert said > 40


@pytest.mark.parametrize("temperament", ["even", "liar"])
def test_nobody_goes_where_his_yes_still_stands(temperament: str) -> None:
    """Also when its proposer has gone on to something else; who takes it back does so before."""
    kept = 0
    for number in range(12):
        watched = Watched(4, 100 + number, temperament)
        watched.play()
        places = dict(enumerate(watched.rounds))
        text = watched.lockup.catalogue().text
        standing: dict[tuple[int, int, int], str] = {}  # by round, seat and proposer
        spoken = {len(before.choices()): (before, event) for before, _, event in watched.said}
        for place, (seat, option) in enumerate(watched.made):
            now = places[place]
            if place in spoken and spoken[place][1].kind in ("yes", "took_back"):
                before, event = spoken[place]
                of = int(str(event.data["of"]))
                plans = before.view(None)["plans"]
                plan = next(each for each in plans if each["seat"] == of)
                if event.kind == "yes":
                    standing[now, seat, of] = plan["text"].split()[1]
                else:
                    standing.pop((now, seat, of), None)
            if text(option).startswith("assign"):
                left = [what for key, what in standing.items() if key[:2] == (now, seat)]
                assert text(option).split()[1] not in left
                kept += len(left)
    assert kept > 10


def test_nobody_speaks_of_a_next_time_in_the_last_round() -> None:
    heard = Heard()
    heard.me, heard.round = 1, 6
    heard.done.add(("framed", 0))
    sorry = TEMPERAMENTS["cautious"]
    last = retort("framed", 0, heard, sorry)
    heard.round = 5
    before = retort("framed", 0, heard, sorry)
    assert before == REPLY + REPLIES.index("sorry") * 5
    assert last == REPLY + REPLIES.index("shrug") * 5
    view: Any = {"seat": 1, "round": 6, "said": []}
    for number in range(2):
        heard.wrong, heard.addressed, heard.me = ("outbid", 0), False, number + 1
        view["seat"] = heard.me
        assert complaint(view, heard, TEMPERAMENTS["even"]) is None
