"""What a scenario cannot show of the goals: nothing on the standard cards ever lowers a count."""

from cellmates import lockup
from cellmates.lockup.goals import check_goals
from tests.lockup import own_sets
from tests.lockup.tables import choose, laid_out


def goons(t: lockup.Table, *names: str) -> tuple[int, ...]:
    slugs = [goon.slug for goon in t.cards.goons]
    return tuple(slugs.index(name) for name in names)


def rats(t: lockup.Table, count: int) -> tuple[int, ...]:
    """So many ratfolk."""
    kind = next(goal.which for goal in t.cards.goals if goal.slug == "rat_pack")
    return tuple([n for n, goon in enumerate(t.cards.goons) if goon.type == kind][:count])


def table(**goals: str) -> lockup.Table:
    return laid_out({"phase": "roll_call", "goals": goals}, seats=3)


def test_losing_the_majority() -> None:  # LK-13.7
    t = table(leader="rat_pack")
    t.goons[1] = rats(t, 3)
    check_goals(t, 1)
    assert t.leader == 1
    t.goons[1], t.goons[2] = rats(t, 2), rats(t, 2)
    check_goals(t, 2)
    assert t.leader == 1  # nobody has strictly more
    t.goons[1] = rats(t, 1)
    check_goals(t, 1)
    assert t.leader == 2
    t.goons[2] = ()
    check_goals(t, 2)
    assert t.leader == 2  # seat 1 has the most, but less than the minimum


def test_a_leader_by_gold_who_spends_it() -> None:  # LK-13.7
    """Only cards of one's own count gold for the leader goal; gold can be spent and lost."""
    goals = own_sets.STANDARD["goals.toml"].replace('"goon:ratfolk"', '"gold"')
    assert goals != own_sets.STANDARD["goals.toml"]
    cards = {"name": "mine", "files": {"goals.toml": goals}}
    rich = {"cell": ["2"], "resources": {"gold": 4, "scrap": 2}}
    position = {"goals": {"leader": "rat_pack"}, "decks": {"tomes": [], "items": []}, "seat0": rich}
    commissary = {
        **position,
        "phase": "lights_out",
        "location": "commissary",
        "seat0": {**rich, "cell": [], "placed": {"commissary": ["2"]}},
        "seat1": {**rich, "resources": {"gold": 3}, "placed": {"commissary": ["5"]}},
    }
    t = laid_out(commissary, seats=2, cards=cards)
    assert t.leader == 0
    choose(t, "1: decline", "0: swap gold gold for iron")
    assert t.leader == 1
    assert [event.kind for event in t.news][:4] == ["swapped", "paid", "paid", "leader"]
    rivals = {"seat0": {**rich, "storage": 4}, "seat1": {"resources": {"gold": 3}}}
    t = laid_out({**position, "phase": "patrol", **rivals}, seats=2, cards=cards)
    choose(t, "0: discard gold")
    assert t.leader == 0  # three each: nobody is strictly ahead
    choose(t, "0: discard gold")
    assert t.leader == 1


def test_several_complete_the_instant_goal_at_once() -> None:  # LK-13.10
    minimum = next(g.minimum for g in lockup.Config().cards.goals if g.slug == "pumping_iron")
    for active, expected in ((1, 1), (0, 0)):
        t = table(instant="pumping_iron")
        t.power[0] = t.power[1] = minimum
        check_goals(t, active)
        assert t.instant_taken == expected
    t = table(instant="pumping_iron")
    t.first = 1
    t.power[0] = t.power[1] = minimum
    check_goals(t, 2)
    assert t.instant_taken == 1  # clockwise from the marker
    before = t.stars[:]
    check_goals(t, 0)
    assert (t.instant_taken, t.stars) == (1, before)
