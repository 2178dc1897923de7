"""What the game declares of its views and events is what there is."""

import random
import tomllib
from collections.abc import Iterator
from typing import Any, cast

import pytest

from cellmates import lockup
from cellmates.kernel import Event
from cellmates.lockup.events import EVENTS, details
from cellmates.lockup.views import Offer, View
from tests.lockup.configurations import CONFIGURATIONS
from tests.lockup.own_sets import extreme_sets, fork
from tests.lockup.players import PLAYERS
from tests.lockup.shapes import SHAPES, check_event, check_views
from tests.lockup.tables import choose, moments
from tests.lockup.test_scenario_tables import FILES, set_up


def games() -> Iterator[tuple[dict[str, Any], int]]:
    for seed, keys in enumerate(CONFIGURATIONS.values()):
        yield keys, seed
        yield keys, seed + 100


@pytest.fixture(scope="module")
def heard() -> list[Event]:
    """Everything that happens in some games of every configuration, with views checked."""
    told: list[Event] = []
    for keys, seed in games():
        chance = random.Random(seed)
        table = lockup.deal(lockup.Config(**keys), seed.to_bytes(32, "big"))
        table.listen()
        check_views(table, table.seats)
        while not table.over:
            if chance.random() < 0.03:
                seat = chance.randrange(table.seats)
                table.choose(seat, chance.choice(table.phrases(seat)))
            else:
                table.choose(*PLAYERS[seed % len(PLAYERS)](table, chance))
            told += table.news
            if chance.random() < 0.05:
                check_views(table, table.seats)
        check_views(table, table.seats)
        check_scoring(table, told)
    return told + conversation()


def conversation() -> list[Event]:
    """What people who answer each other say, and those who choose by lot hardly ever."""
    table = lockup.deal(lockup.Config(seats=3), bytes(32))
    table.listen()
    told: list[Event] = []
    for seat, text in (
        (0, "warn yard"), (1, "yes 0"), (1, "no 0 mine"), (2, "no 0 trust"),
        (0, "blame broke 1"), (1, "reply shrug 0"), (2, "groan"),
    ):  # fmt: skip
        table.choose(seat, table.options.parse(text))
        told += table.news
        check_views(table, 3)
    return told


def check_scoring(table: lockup.Table, told: list[Event]) -> None:
    """The view says of the final scoring what was told, and it adds up."""
    view = cast(View, table.view(None))
    scoring = view["scoring"]
    assert scoring is not None
    counted = [scored for scored in scoring["scored"] if scored["stars"]]
    events = [details(event) for event in told if event.kind == "scored"][-len(counted) :]
    stars = scoring["before"][:]
    for scored, event in zip(counted, events, strict=True):
        assert scored == {key: value for key, value in event.items() if key != "total"}
        assert sum(reason["stars"] for reason in scored["why"]) == scored["stars"]
        stars[scored["seat"]] = max(0, stars[scored["seat"]] + scored["stars"])
        assert stars[scored["seat"]] == event["total"]
    assert stars == view["scores"]


def test_events_have_their_shapes(heard: list[Event]) -> None:
    for event in heard:
        check_event(event)


def test_every_kind_of_event_occurs(heard: list[Event]) -> None:
    kinds = {event.kind for event in heard}
    for path in FILES:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        table = set_up(data)
        for choice in data.get("script", {}).get("choices", []):
            choose(table, choice)
            for event in table.news:
                check_event(event)
                kinds.add(event.kind)
    assert kinds == set(EVENTS)


def test_own_cards_have_the_same_shapes() -> None:
    for config in (lockup.Config(seats=3, cards=fork()), *extreme_sets(12)):
        table = lockup.deal(config, bytes(32))
        check_views(table, config.seats)


# What is offered in numbers is what one gets and pays.


def asked(kind: str) -> Iterator[tuple[lockup.Table, int, Offer]]:
    """Moments in which somebody is asked this, and what the view says about it."""
    for keys in CONFIGURATIONS.values():
        for table in moments(2, 3, **keys):
            for seat in table.waiting:
                if table.decision(seat).kind == kind:
                    offer = cast(View, table.view(seat))["offer"]
                    assert offer is not None
                    assert table.view(None)["offer"] is None
                    yield table, seat, offer


def test_who_collects_gets_what_was_offered() -> None:
    seen: set[str] = set()
    for table, seat, offer in asked("reward"):
        after = table.clone()
        after.listen()
        after.choose(seat, table.options.parse("collect"))
        told = [event for event in after.news if event.data.get("seat") == seat]
        got: dict[str, int] = {}
        for event in told:
            each = details(event)
            if event.kind == "gained":
                got[each["kind"]] = got.get(each["kind"], 0) + each["count"]
            elif event.kind == "power":
                got["power"] = each["count"]
            elif event.kind == "marker":
                got["marker"] = 1
            elif event.kind == "drew":
                got["tome" if each["count"] == 1 else "choose_tome"] = 1
        assert got == {gift["what"]: gift["count"] for gift in offer["gifts"]}
        seen.update(got)
    assert {"scrap", "potion", "iron", "power", "marker", "tome", "choose_tome"} <= seen


@pytest.mark.parametrize("kind", ["chow_hall", "cell_block"])
def test_prices_are_what_one_pays(kind: str) -> None:
    bought = 0
    for table, seat, offer in asked(kind):
        for option in table.decision(seat).options:
            cost = offer["costs"].get(table.options.text(option))
            if cost is None:
                continue
            price = sum(cost.values())
            after = table.clone()
            after.listen()
            after.choose(seat, option)
            spent = paid(after.news, seat)
            while seat in after.waiting and after.decision(seat).kind == "pay":
                left = cast(View, after.view(seat))["offer"]
                assert left is not None
                assert left["count"] + spent == price
                after.choose(seat, after.decision(seat).options[0])
                spent += paid(after.news, seat)
            assert spent == price <= sum(offer["purse"].values())
            bought += 1
    assert bought > 50


def paid(news: list[Event], seat: int) -> int:
    """What a seat has paid until it got something for it."""
    count = 0
    for event in news:
        if event.kind in ("recruited", "crafted", "reserved"):
            break
        if event.kind == "paid" and event.data["seat"] == seat:
            count += details(event)["count"]
    return count


def test_what_one_lacks_is_why_one_cannot_craft() -> None:
    lacked = 0
    for table, seat, offer in asked("cell_block"):
        if not offer["costs"]:
            continue  # a tome helps to pay
        offered = {table.options.text(option) for option in table.decision(seat).options}
        for text in offer["costs"]:
            verb, item = text.split()
            if verb == "craft":
                assert (item in offer["lacks"]) == (text not in offered)
                lacked += item in offer["lacks"]
    assert lacked > 20


def test_goals_are_counted_for_everybody() -> None:
    for table in moments(1, 17, seats=4, advanced=True):
        view = cast(View, table.view(2))
        counts = view["goals"]["counts"]
        assert [len(counts["leader"]), len(counts["instant"]), len(counts["final"])] == [4, 4, 4]
        holder = view["goals"]["leader_holder"]
        if holder is not None:
            assert counts["leader"][holder] > 0


def test_prizes_are_those_of_the_rules() -> None:
    def told(players: int, location: str) -> list[str]:
        config = lockup.Config(seats=players)
        return [
            " ".join(f"{gift['count']}{gift['what']}-{gift['price']}" for gift in prize["gifts"])
            + ("!" if prize["last_only"] else "")
            for prize in config.rules["prizes"][location]
        ]

    assert told(2, "sewers") == ["2scrap-0", "1scrap-0"]
    assert told(4, "sewers") == ["3scrap-0", "2scrap-0", "1scrap-0", "1scrap-0"]
    assert told(3, "infirmary") == ["3potion-0", "1potion-0!", "1potion-0!"]
    assert told(3, "chow_hall") == ["1recruit-1 2recruit-4", "1recruit-1 2recruit-5", "1recruit-2"]
    assert told(2, "yard") == ["1power-0 1marker-0", ""]
    assert told(3, "library") == ["1choose_tome-0", "1tome-0", "1tome-0"]
    assert told(3, "commissary") == ["1any-0", "1swap-0", "2swap-0"]


def test_every_field_is_explained() -> None:
    records = [SHAPES.objects[name] for name in SHAPES.objects if name != "OwnView"]
    fields = [(record.name, field) for record in records for field in record.fields.values()]
    assert len(fields) > 150
    assert [f"{name}.{field.name}" for name, field in fields if not field.about] == []
    assert [alias.name for alias in SHAPES.aliases.values() if not alias.about] == []
