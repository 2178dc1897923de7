"""Crews of Lockup beside a person: what they answer, and what they do not let pass."""

from collections import Counter
from typing import Any

from cellmates.bots.host import luck
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.heard import Heard
from cellmates.kernel.event import Event
from tests.bots.test_lockup_talk import Company

PLACES = ("yard", "sewers", "infirmary", "smithy", "commissary")
CREWS = ("bold", "collector", "cautious", "liar", "greedy")


def agreed(company: Company, text: str) -> list[object]:
    """Who says yes to what the person proposes."""
    return [event.data["seat"] for event in company.say(text) if event.kind == "yes"]


def test_a_broken_deal_is_spoken_of_by_every_crew() -> None:
    """Also by the silent, by who spoke last, and by who has complained already."""
    made: Counter[str] = Counter()
    spoken: Counter[str] = Counter()
    for number in range(100):
        temperament = CREWS[number % len(CREWS)]
        company = Company(temperament, 700 + number)
        table = company.table
        left = PLACES[number % 3]
        free = table.catalogue().parse(f"assign {left}")
        for mine in PLACES:
            seats = [] if mine == left else agreed(company, f"deal {mine} {left}")
            there = table.view(None)["locations"][left]["tokens"]
            if not seats or free not in table.decision(0).options or there:
                continue
            number_of_round, heard = table.view(None)["round"], len(company.heard)
            company.choose(0, free)
            while not table.over and table.view(None)["round"] == number_of_round:
                company.play()
                if table.waiting == (0,):
                    company.choose(0, table.decision(0).options[0])
            made[temperament] += 1
            blamed = [
                event.data["seat"]
                for event in company.heard[heard:]
                if event.kind == "blame" and event.data["blame"] == "broke"
            ]
            spoken[temperament] += seats[0] in blamed
            break
    assert spoken == made
    assert made.total() > 5


def test_the_same_offer_is_answered_once() -> None:
    once = 0
    for number in range(40):
        company = Company(number=700 + number)
        for mine, yours in (("infirmary", "yard"), ("smithy", "sewers"), ("sewers", "smithy")):
            first = agreed(company, f"deal {mine} {yours}")
            if first:
                once += 1
                assert not set(first) & set(agreed(company, f"deal {mine} {yours}"))
                player = company.bot(int(str(first[0]))).player
                place = 1 << ("yard", "sewers", "infirmary", "smithy").index(mine)
                view: Any = company.table.view(int(str(first[0])))
                assert player.sight(view).promises.dealt & place  # it keeps what it has said
                break
    assert once > 5


def test_nobody_leaves_one_place_to_two_rivals() -> None:
    left = 0
    for number in range(60):
        company = Company(number=700 + number)
        table = company.table
        place, yours = PLACES[number % 5], PLACES[(number // 5 + 1 + number) % 5]
        if place == yours:
            continue
        company.choose(1, table.catalogue().parse(f"deal {place} {yours}"))
        first = agreed(company, f"warn {place}")
        before, number_of_round = len(company.heard), table.view(None)["round"]
        while table.view(None)["round"] == number_of_round:
            if table.waiting == (0,):
                company.choose(0, table.decision(0).options[-1])
            company.play()
        for event in company.heard[before:]:
            if event.kind == "yes" and event.data["of"] == 1:
                assert event.data["seat"] not in first
        left += len(first)
    assert left > 20


def test_nobody_proposes_something_while_others_answer_a_person() -> None:
    for number in range(60):
        company = Company("greedy", 700 + number)
        said = company.say(f"deal {PLACES[number % 4]} {PLACES[number % 4 + 1]}")
        for event in said:  # or another offer of what the person wants
            counter = event.kind == "deal" and event.data["other"] == PLACES[number % 4]
            assert counter or event.kind in ("yes", "no")


def test_who_is_asked_does_not_speak_of_tokens_that_everybody_sees() -> None:
    told: Counter[str] = Counter()
    for number in range(20):
        company = Company("bold", 60 + number)
        told.update(company.ask(seat).kind for seat in (1, 2, 3))
    assert not told["claim"]
    assert told["plan"] > told["reply"]


def test_who_lost_most_in_a_raid_bewails_it() -> None:
    for mine, theirs, bewailed in ((8, 4, True), (4, 8, False), (2, 8, False), (8, 8, True)):
        for order in ((1, 2), (2, 1)):
            heard = Heard()
            heard.me = 1
            losses = {1: mine, 2: theirs}
            heard.hear([Event("raid", -1, {"searched": [0, 1, 2]})])
            heard.hear([Event("raided", -1, {"seat": who, "loss": losses[who]}) for who in order])
            heard.hear([Event("round", -1, {"number": 4})])
            assert (heard.wrong == ("raid", -1)) is bewailed


def test_a_silent_crew_bewails_a_raid_too() -> None:
    for seat in range(4):
        company = Company("cautious", 40 + seat)
        bots = [company.bot(each) for each in (1, 2, 3)]
        for bot in bots:
            bot.hear([Event("raided", -1, {"seat": bot.player.heard.me, "loss": 8})])
            assert not bot.speechless() or bot.player.heard.speaker == bot.player.heard.me


def test_nobody_speaks_of_what_was_taken_a_round_ago() -> None:
    bot = CarefulBot(luck(bytes(32), 1))
    heard = bot.player.heard
    heard.me = 1
    bot.hear([Event("robbed", -1, {"seat": 0, "of": 1, "kind": "iron"})])
    assert heard.wrong == ("robbed", 0)
    bot.hear([Event("round", -1, {"number": 3})])
    assert heard.wrong is None
