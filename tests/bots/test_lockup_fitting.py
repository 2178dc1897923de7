"""What crews answer fits what they have done, what they do next, and what was just said."""

from collections import Counter
from typing import Any

from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.heard import Heard
from cellmates.bots.lockup.talk import retort
from cellmates.bots.lockup.temperament import TEMPERAMENTS
from cellmates.kernel.event import Event
from cellmates.lockup.options import GIVE, GIVE_GUARDS, LESS, REPLIES, REPLY, ROB
from tests.bots.test_lockup_talk import Company, Watched


def told(kind: str, **data: object) -> Event:
    """Something that everybody hears."""
    return Event(kind, -1, {"wording": 0, **data})


def listener(seat: int = 1) -> Heard:
    heard = Heard()
    heard.me, heard.round = seat, 3
    return heard


def tokens_at(company: Company, place: str) -> list[Any]:
    """The piles that everybody sees at a place."""
    found: list[Any] = company.table.view(None)["locations"][place]["tokens"]
    return found


def test_who_took_his_word_back_does_not_deny_it() -> None:
    """Nor does he mock whom he has just told that he is sorry."""
    for temperament in ("bold", "greedy", "liar"):
        heard = listener()
        heard.hear([told("plan", seat=0, location="yard")])
        heard.hear([told("yes", seat=1, of=0)])
        heard.hear([told("took_back", seat=1, of=0, refusal="mine", location="yard")])
        temper = TEMPERAMENTS[temperament]
        assert retort("broke", 0, heard, temper) == REPLY + REPLIES.index("sorry") * 5
        assert retort("broke", 2, heard, temper) is None  # him it has promised nothing
        heard.round = 6
        assert retort("broke", 0, heard, temper) == REPLY + REPLIES.index("shrug") * 5


def test_who_loses_a_tie_was_close() -> None:
    """Whoever is second by the marker, or third with as many, may say so; it is no grievance."""
    heard = listener()
    order: dict[str, object] = {
        "location": "yard",
        "order": [1, 0, 2, 3],
        "strengths": [4, 4, 3, 2],
    }
    heard.hear([told("ranked", **order)])
    temper = TEMPERAMENTS["even"]
    assert retort("outbid", 0, heard, temper) == REPLY + REPLIES.index("shrug") * 5
    assert retort("outbid", 2, heard, temper) == REPLY + REPLIES.index("shrug") * 5 + 2
    assert retort("outbid", 3, heard, temper) is None
    beaten = listener(0)
    beaten.hear([told("ranked", **order)])
    assert beaten.wrong is None


def test_what_one_grants_replaces_what_one_was_promised_of_that_place() -> None:
    """Nobody is blamed for going where he has been let go since."""
    for kind, more in (("deal", {"other": "yard"}), ("plan", {}), ("warn", {})):
        heard = listener()
        heard.hear([told("deal", seat=0, location="smithy", other="sewers")])
        heard.hear([told("yes", seat=1, of=0)])
        heard.hear([told(kind, seat=0, location="sewers", **more)])
        heard.hear([told("yes", seat=1, of=0)])
        heard.hear([told("assigned", seat=0, location="sewers", up=["5"], down=0)])
        assert heard.wrong is None
        assert not heard.breakers
        assert "smithy" in heard.promised(True)  # what it has promised itself still holds
        if more:
            heard.hear([told("assigned", seat=0, location="yard", up=["4"], down=0)])
            assert heard.wrong == ("broke", 0)


def test_what_one_is_granted_later_one_may_take() -> None:
    heard = listener()
    heard.hear([told("deal", seat=0, location="smithy", other="sewers")])
    heard.hear([told("yes", seat=1, of=0)])
    heard.hear([told("deal", seat=0, location="infirmary", other="smithy")])
    heard.hear([told("yes", seat=1, of=0)])
    assert heard.promised(True) == ["infirmary"]
    heard.hear([told("assigned", seat=1, location="smithy", up=["5"], down=0)])
    assert retort("broke", 0, heard, TEMPERAMENTS["even"]) is None


def test_it_is_not_always_the_same_crew_that_doubts_a_claim() -> None:
    """One does, and not the one that happens to be asked first."""
    doubters: Counter[object] = Counter()
    for number in range(6):
        for place in ("yard", "sewers", "smithy"):
            company = Company(number=500 + number)
            if any(pile["seat"] == 0 for pile in tokens_at(company, place)):
                continue
            denied = [each for each in company.say(f"claim {place} 5") if each.kind == "deny"]
            assert len(denied) == 1
            doubters[denied[0].data["seat"]] += 1
    assert len(doubters) == 3
    assert max(doubters.values()) <= 0.6 * doubters.total()


def test_nobody_doubts_what_was_said_before_somebody_said_something_else() -> None:
    heard = listener()
    heard.hear([told("claim", seat=0, location="sewers", token="5")])
    heard.hear([told("warn", seat=2, location="yard")])
    assert heard.claim is None
    heard.hear([told("claim", seat=0, location="sewers", token="5")])
    heard.hear([told("assigned", seat=0, location="smithy", up=["5"], down=0)])
    assert heard.exposed is not None
    heard.hear([told("praise", seat=2, of=0)])
    assert heard.exposed is None


def test_it_is_not_always_the_same_crew_that_answers_an_offer() -> None:
    """Nor does it only fall to another one to say no."""
    answers: Counter[object] = Counter()
    agreed = 0
    for number in range(24):
        one, other = ("yard", "infirmary", "smithy", "sewers", "commissary", "yard")[number % 5 :][
            :2
        ]
        said = Company(number=900 + number).say(f"deal {one} {other}")
        said = [each for each in said if each.kind in ("yes", "no", "deal")]
        assert said
        answers[said[0].data["seat"]] += 1
        agreed += any(each.kind == "yes" for each in said)
    assert len(answers) == 3
    assert max(answers.values()) <= 0.6 * answers.total()
    assert agreed > 6


def test_who_answers_somebody_does_not_answer_what_was_said_before_that() -> None:
    """«That suits me, Goblins» would be read as an answer to the latest words."""
    answered: Counter[object] = Counter()
    for number in range(40):
        company = Company(number=700 + number)
        one, other = ("yard", "infirmary", "smithy", "sewers", "yard")[number % 4 :][:2]
        company.choose(2, company.table.catalogue().parse(f"warn {one}"))
        answers = company.say(f"warn {other}")
        answered.update(each.data["of"] for each in answers if each.kind in ("yes", "no"))
    assert set(answered) == {0}
    assert answered[0] > 20


def test_who_is_asked_where_he_goes_does_not_say_where_he_is() -> None:
    """Who has told it and gone there names the next place, or says that one will see."""
    said: Counter[str] = Counter()
    for number in range(24):
        company = Company(("bold", "collector", "liar")[number % 3], 60 + number)
        for _ in range(3):
            for seat in (1, 2, 3):
                answer = company.ask(seat)
                said[answer.kind] += 1
                if answer.kind != "reply":
                    piles = tokens_at(company, str(answer.data["location"]))
                    assert seat not in [pile["seat"] for pile in piles]
            options = company.table.decision(0).options
            company.choose(0, options[0])
            company.play()
            if company.table.view(None)["phase"] != "roll_call":
                break
    assert said["plan"] > 20


def test_nobody_speaks_of_another_plan_to_a_warning_off_where_he_is_or_goes() -> None:
    """Whoever neither leaves the place nor goes there next says nothing."""
    answers: Counter[object] = Counter()
    for number in range(30):
        company = Company(("even", "bold", "liar")[number % 3], 60 + number)
        for place in ("yard", "infirmary", "cell_block"):
            for what in ("warn", "plan"):
                for event in company.say(f"{what} {place}"):
                    answers[event.data.get("refusal", event.kind)] += 1
    assert answers["yes"] > 20
    assert answers["mine"] > 10
    assert not answers["other"]


def test_a_liar_seldom_takes_back_what_he_has_just_agreed_to() -> None:
    """He goes elsewhere first, so that his yes holds for a while or for good."""
    agreed = taken = hasty = 0
    for number in range(12):
        watched = Watched(4, 100 + number, "liar")
        watched.play()
        given: dict[tuple[int, object], int] = {}  # by who and to whom, before which choice
        for before, seat, event in watched.said:
            if event.kind == "yes":
                agreed += 1
                given[seat, event.data["of"]] = len(before.choices())
            elif event.kind == "took_back":
                taken += 1
                made = watched.made[given[seat, event.data["of"]] : len(before.choices())]
                texts = [watched.lockup.catalogue().text(each) for who, each in made if who == seat]
                hasty += not any(text.startswith("assign") for text in texts)
    assert 0 < taken <= agreed / 6
    assert hasty == 0


class Culprit(Company):
    """A person who robs others and passes suspicion on wherever that is offered."""

    def play_out(self) -> tuple[int, int]:
        """How often he did so to one who was not asked anything then, and how often that one spoke
        of it at once."""
        done = blamed = 0
        player = CarefulBot(bytes(32))
        player.begin(self.table.view(0))
        while not self.table.over:
            decision = self.table.decision(0)
            mean = [each for each in decision.options if self.harms(each)]
            before = len(self.heard)
            option = mean[-1] if mean else player.pick(self.table.view(0), decision)
            self.choose(0, option)
            busy = self.table.waiting
            self._scheduler_speaks()
            told = self.heard[before:]
            for event in told:
                if event.kind in ("robbed", "passed_suspicion") and event.data["seat"] == 0:
                    whom = event.data["of" if event.kind == "robbed" else "to"]
                    if whom in busy:
                        continue
                    done += 1
                    blamed += any(
                        each.kind == "blame" and each.data["seat"] == whom for each in told
                    )
            self.play()
        return done, blamed

    @staticmethod
    def harms(option: int) -> bool:
        return GIVE <= option < GIVE_GUARDS or ROB <= option < LESS


def test_who_is_robbed_or_framed_by_a_person_says_so_at_once() -> None:
    found = [Culprit("cautious", 100 + number).play_out() for number in range(24)]
    done, blamed = (sum(each) for each in zip(*found, strict=True))
    assert done > 7
    assert blamed >= 0.8 * done


def test_what_happens_as_a_round_ends_can_still_be_spoken_of() -> None:
    for kind, whom in (("robbed", "of"), ("passed_suspicion", "to")):
        heard = listener()
        wrong: dict[str, object] = {"seat": 0, whom: 1}
        heard.hear([told(kind, **wrong), Event("round", -1, {"number": 4})])
        assert heard.wrong is not None
        heard.hear([Event("round", -1, {"number": 5})])
        assert heard.wrong is None
