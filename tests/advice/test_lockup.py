"""What the coach of Lockup warns of, suggests and gives as reasons, from positions."""

from typing import Any

from cellmates.advice.advisor import advisor_for
from cellmates.bots.turns import Story
from cellmates.kernel.table import Blocked, Table
from cellmates.lockup import GAME
from cellmates.lockup.names import LOCATIONS
from tests.advice.asking import SEED, advice_at, warned

PLACES = LOCATIONS[:7]
KEYS: dict[str, object] = {"seats": 2}
EMPTY = {"items": [], "goons": [], "tomes": ["tales_of_seniority", "tales_of_seniority"]}


def roll_call(mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Table:
    """Two crews in Roll Call, the first to move."""
    position = {
        "round": 3,
        "phase": "roll_call",
        "first": 0,
        "decks": EMPTY,
        "goals": {},
        "seat0": {"reputation": 20, "power": 1, **mine},
        "seat1": {"reputation": 20, "power": 1, **theirs},
        **more,
    }
    return GAME.position({"seats": 2}, position)


def texts(table: Table, options: tuple[int, ...]) -> set[str]:
    return {table.catalogue().text(option) for option in options}


def test_warns_of_a_place_where_nothing_can_be_won() -> None:
    """Of two players only the first at the Exercise Yard gets anything."""
    table = roll_call({"cell": ["2"]}, {"cell": [], "placed": {"yard": ["5", "4"]}})
    assert warned("lockup", table, 0, KEYS)["warn_hopeless"] == {"assign yard"}


def test_does_not_warn_where_there_is_a_chance() -> None:
    table = roll_call({"cell": ["5", "4"]}, {"cell": [], "placed": {"yard": ["?2", "?3"]}})
    assert "warn_hopeless" not in warned("lockup", table, 0, KEYS)


def test_warns_of_a_token_that_is_too_weak() -> None:
    table = roll_call({"cell": ["2", "5"]}, {"cell": [], "placed": {"yard": ["4"]}})
    table.choose(0, table.catalogue().parse("assign yard"))
    found = warned("lockup", table, 0, KEYS)
    assert found["warn_weak"] == {"token 2", "token ?2"}


def test_warns_where_suspicion_waits() -> None:
    table = roll_call({"cell": ["5"]}, {"cell": ["2"]}, suspicion={"sewers": 2, "yard": 1})
    found = warned("lockup", table, 0, KEYS)
    assert found.get("warn_watched", set()) | found.get("warn_raid", set()) >= {"assign sewers"}


def test_says_where_to_send_what() -> None:
    table = roll_call({"cell": ["2", "5"]}, {"cell": [], "placed": {"yard": ["4"]}})
    advice = advice_at("lockup", table, 0, KEYS)
    assert texts(table, (advice.suggestion,)) & {f"assign {place}" for place in PLACES}
    assert advice.reasons[0].kind == "reason_send"
    assert advice.goal is not None


def goal_at(place: str, cubes: dict[str, int], **more: Any) -> tuple[str, object] | None:
    """What the coach calls the goal when two crews are rewarded at a location."""
    crews = {
        f"seat{seat}": {
            "reputation": 20,
            "power": 1,
            "resources": cubes,
            "cell": [],
            "placed": {place: [strength]},
        }
        for seat, strength in enumerate(("5", "4"))
    }
    position = {
        "round": 2,
        "phase": "lights_out",
        "location": place,
        "first": 0,
        "display": ["pot_lid_vest", "demonbone_staff"],
        "decks": EMPTY,
        "goals": {},
        **crews,
        **more,
    }
    table = GAME.position(KEYS, position)
    goal = advice_at("lockup", table, 0, KEYS).goal
    return goal and (goal.kind, goal.data.get("item"))


def test_the_goal_is_what_one_can_still_do_this_round() -> None:
    """What can be crafted goes before a dearer item that lacks much."""
    enough = {"scrap": 3, "iron": 1}
    assert goal_at("cell_block", enough) == ("goal_craft", "pot_lid_vest")
    assert goal_at("smithy", enough) == ("goal_craft", "pot_lid_vest")
    assert goal_at("smithy", {"scrap": 2}) == ("goal_craft", "pot_lid_vest")
    assert goal_at("cell_block", {"iron": 1}) is None
    assert goal_at("library", enough) is None


def token_reasons(location: str) -> list[str]:
    """Why one would send the token 2 to a place where the others are far stronger."""
    table = roll_call({"cell": ["2", "3"]}, {"cell": [], "placed": {location: ["5", "4"]}})
    table.choose(0, table.catalogue().parse(f"assign {location}"))
    advisor = advisor_for("lockup", SEED, GAME.config(KEYS), Story(table.view(0), []), "careful")
    decision = table.decision(0)
    assert decision is not None
    option = table.catalogue().parse("token 2")
    return [each.kind for each in advisor.reasons(table.view(0), decision, option)]


def test_a_hopeless_first_place_is_no_reason() -> None:
    """In the Cell Block everybody crafts, however strong the others are; at the Yard one wins."""
    assert token_reasons("cell_block") == ["reason_lower"]
    assert token_reasons("yard") == ["reason_plan"]


def test_a_plan_is_given_the_reasons_of_its_own_tokens() -> None:
    """Weak ones are not sent to a place because strong ones would be first there."""
    table = roll_call({"cell": ["2", "5"]}, {"cell": [], "placed": {"yard": ["4"]}})
    advisor = advisor_for("lockup", SEED, GAME.config(KEYS), Story(table.view(0), []), "careful")
    parse = table.catalogue().parse
    view, decision, option = table.view(0), table.decision(0), parse("assign yard")
    said = {
        token: [each.kind for each in advisor.reasons(view, decision, option, [parse(token)])]
        for token in ("token 5", "token 2")
    }
    assert said == {"token 5": ["reason_sure"], "token 2": ["reason_plan"]}


def test_the_tokens_suggested_one_by_one_are_those_that_were_named() -> None:
    table = roll_call({"cell": ["2", "3", "5"]}, {"cell": ["4"], "placed": {"yard": ["4"]}})
    named = advice_at("lockup", table, 0, KEYS)
    tokens = named.reasons[0].data["tokens"]
    table.choose(0, named.suggestion)
    advice = advice_at("lockup", table, 0, KEYS)
    assert table.catalogue().text(advice.suggestion).split()[1].lstrip("?") in tokens


def test_a_place_that_was_visited_says_why_it_is_closed() -> None:
    table = roll_call({"cell": ["2", "5"]}, {"cell": ["4"]})
    parse = table.catalogue().parse
    for seat, text in ((0, "assign yard"), (0, "token 5"), (0, "done")):
        table.choose(seat, parse(text))
    for text in ("assign smithy", "token 4"):
        table.choose(1, parse(text))
    assert Blocked("assign yard", "visited") in table.blocked(0)
