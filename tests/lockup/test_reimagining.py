"""What a seat imagines keeps what it knows, varies the rest, and is evenly spread (LK-3)."""

from collections import Counter

import pytest

from cellmates import lockup
from cellmates.kernel import Dice
from cellmates.lockup.names import ENFORCER, IN_CELL, SEWERS
from cellmates.testing import conformance as kit
from tests.lockup import invariants
from tests.lockup.configurations import CONFIGURATIONS
from tests.lockup.tables import choose, laid_out, moments, played

DICE = Dice(bytes(range(32)))


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_an_imagined_table_is_a_possible_one(name: str) -> None:
    for t in moments(1, 15, **CONFIGURATIONS[name]):
        for seat in (None, *range(t.seats)):
            imagined = t.reimagine(seat, DICE)
            invariants.check(imagined)
            assert imagined.view(seat) == t.view(seat)
            assert imagined.choices() == []
            assert imagined.dice.seed != t.dice.seed


HIDING = {
    "round": 2,
    "phase": "roll_call",
    "first": 1,
    "next": 1,
    "seat0": {
        "cell": ["3", "4", "lookout"],
        "placed": {"sewers": ["?5", "2"], "yard": ["?enforcer"]},
    },
    "seat1": {"tomes": ["atlas_of_hideouts", "iron_will_regimen"], "reserved": ["bone_shiv"]},
    "seat2": {"tomes": ["manual_of_muscle"], "reserved": ["loaded_dice"]},
}  # fmt: skip


def hiding() -> lockup.Table:
    return laid_out(HIDING, seats=3)


def test_face_down_tokens_are_imagined_among_all_unseen_ones_alike() -> None:  # LK-3.2
    t = hiding()
    seen: Counter[int] = Counter()
    for _ in range(600):
        imagined = t.reimagine(1, DICE)
        assert imagined.token_at[0] == SEWERS  # the "2" lies open
        (hidden,) = [n for n in imagined.tokens_at(0, SEWERS) if imagined.face_down >> n & 1]
        seen[hidden] += 1
    assert sorted(seen) == [1, 2, 3, 4, 5]
    assert all(80 < count < 165 for count in seen.values())


def test_the_owner_imagines_its_own_tokens_where_they_are() -> None:
    t = hiding()
    for _ in range(20):
        imagined = t.reimagine(0, DICE)
        assert imagined.token_at[:6] == t.token_at[:6]
        assert imagined.face_down == t.face_down


def test_tokens_shown_this_round_stay_known_in_their_cell() -> None:
    position = {
        "phase": "lights_out",
        "location": "yard",
        "seat0": {"cell": ["2"], "placed": {"yard": ["?enforcer", "3"], "smithy": ["?5", "?4"]}},
        "seat1": {"cell": ["2"], "placed": {"sewers": ["3"]}},
    }
    t = laid_out(position, seats=2)
    choose(t, "0: collect")
    assert t.token_at[ENFORCER] == IN_CELL
    fives: set[int] = set()
    for _ in range(40):
        imagined = t.reimagine(1, DICE)
        assert imagined.token_at[ENFORCER] == imagined.token_at[1] == IN_CELL
        fives.add(imagined.token_at[3])
    assert len(fives) == 2  # in the smithy, or still in the cell


def test_what_was_peeked_at_is_not_imagined_otherwise() -> None:
    t = hiding()
    choose(t, "1: tome atlas_of_hideouts", "1: peek sewers 0")
    assert t.view(1)["peeked"] == [{"location": "sewers", "seat": 0, "token": "5"}]
    others: set[tuple[int, ...]] = set()
    for _ in range(40):
        imagined = t.reimagine(1, DICE)
        assert imagined.token_at[3] == SEWERS
        assert imagined.face_down >> 3 & 1
        others.add(tuple(imagined.token_at[:6]))
        # Seat 2 saw nothing, so for it the five may be anywhere.
    assert len(others) == 4
    assert len({t.reimagine(2, DICE).token_at[3] for _ in range(40)}) == 3


def test_a_token_on_its_way_is_imagined_on_its_way() -> None:
    """In the middle of the Map of the Old Wing others do not know which token was taken."""
    t = laid_out(
        {**HIDING, "first": 0, "next": 0, "seat0": {
            "cell": ["3", "4", "lookout"],
            "placed": {"sewers": ["?5", "2"], "yard": ["?enforcer"]},
            "tomes": ["map_of_the_old_wing"],
        }},
        seats=3,
    )  # fmt: skip
    choose(t, "0: tome map_of_the_old_wing", "0: from sewers", "0: token 5")
    real = t.clone()
    choose(real, "0: to smithy")
    for seat in (1, 2, None):
        for _ in range(10):
            imagined = t.reimagine(seat, DICE)
            choose(imagined, "0: to smithy")
            invariants.tokens(imagined)
            for key in ("locations", "crews", "peeked"):
                assert imagined.view(seat)[key] == real.view(seat)[key]


def test_one_who_peeked_still_knows_the_token_after_it_moved() -> None:
    """One sees the very token move that one has looked at (LK-3.10 hides only identities)."""
    t = laid_out(
        {"phase": "roll_call",
         "seat0": {"cell": ["3"], "placed": {"sewers": ["?5", "?2"]},
                   "tomes": ["map_of_the_old_wing"]},
         "seat1": {"cell": ["2"], "tomes": ["atlas_of_hideouts"]},
         "first": 1, "next": 1},
        seats=2,
    )  # fmt: skip
    choose(t, "1: tome atlas_of_hideouts", "1: assign yard", "1: token 2")
    (peeked,) = t.view(1)["peeked"]
    choose(t, "0: tome map_of_the_old_wing", f"0: token {peeked['token']}", "0: to smithy")
    assert t.view(1)["peeked"] == [{**peeked, "location": "smithy"}]


def test_tomes_are_imagined_but_for_those_one_knows() -> None:  # LK-3.4, LK-3.6
    t = hiding()
    hands: set[tuple[int, ...]] = set()
    decks: set[tuple[int, ...]] = set()
    for _ in range(30):
        imagined = t.reimagine(1, DICE)
        assert imagined.hands[1] == t.hands[1]
        hands.add(imagined.hands[2])
        decks.add(imagined.tome_deck)
        both = [*imagined.tome_deck, *imagined.hands[2]]
        assert sorted(both) == sorted([*t.tome_deck, *t.hands[2]])
    assert len(hands) > 5
    assert len(decks) == 30


def test_a_tome_that_one_sank_stays_at_the_bottom_and_is_known_when_drawn() -> None:
    position = {
        "phase": "lights_out",
        "location": "library",
        "decks": {"tomes": ["manual_of_muscle", "airtight_alibis", "iron_will_regimen",
                            "big_book_of_stealth"]},
        "seat0": {"cell": ["2"], "placed": {"library": ["5"]}},
        "seat1": {"cell": ["2"], "placed": {"library": ["3"]}},
        "seat2": {"cell": ["2"]},
    }  # fmt: skip
    t = laid_out(position, seats=3)
    choose(t, "0: collect", "0: keep airtight_alibis")
    muscle = t.tome_deck[-1]
    assert {t.reimagine(0, DICE).tome_deck[-1] for _ in range(20)} == {muscle}
    assert len({t.reimagine(1, DICE).tome_deck[-1] for _ in range(20)}) > 1
    t.tome_deck, t.tome_known = t.tome_deck[-1:], t.tome_known[-1:]
    choose(t, "1: collect")
    assert t.hands[1] == (muscle,)
    assert {t.reimagine(0, DICE).hands[1] for _ in range(20)} == {(muscle,)}


def test_a_draw_between_two_cards_is_imagined() -> None:
    library = {
        "phase": "lights_out",
        "location": "library",
        "seat0": {"cell": ["2"], "placed": {"library": ["5"]}},
        "seat1": {"cell": ["2"]},
    }
    t = laid_out(library, seats=2)
    choose(t, "0: collect")
    assert len({t.reimagine(1, DICE).in_hand for _ in range(20)}) > 5
    assert {t.reimagine(0, DICE).in_hand for _ in range(20)} == {t.in_hand}


def choosing_a_goon() -> lockup.Table:
    """A game in which somebody chooses between two goons at setup."""
    for seed in range(200):
        t = played(0, seed, seats=5, advanced=True)
        while t.phase == 0:
            if t.open[0].question.kind == "goon_keep":
                return t
            t.choose(t.waiting[0], t.decision(t.waiting[0]).options[-1])
    raise AssertionError("nobody was ever offered two goons")


def test_two_goons_and_traits_that_others_choose_from_are_imagined() -> None:  # LK-3.8
    t = choosing_a_goon()
    chooser = t.waiting[0]
    other = (chooser + 1) % 5
    assert t.view(chooser)["drawn"] == [t.cards.goons[goon].slug for goon in t.in_hand]
    assert t.view(other)["drawn"] == t.view(None)["drawn"] == []
    assert {t.reimagine(chooser, DICE).in_hand for _ in range(20)} == {t.in_hand}
    assert len({t.reimagine(other, DICE).in_hand for _ in range(20)}) > 5
    start = played(0, seats=3, advanced=True)
    for _ in range(20):
        assert start.reimagine(1, DICE).offered_traits[1] == start.offered_traits[1]
    assert len({start.reimagine(1, DICE).offered_traits[0] for _ in range(20)}) > 5


def test_reserved_items_are_remembered_and_the_deck_is_not_known() -> None:  # LK-3.5
    t = hiding()
    decks = set()
    for _ in range(20):
        imagined = t.reimagine(0, DICE)
        assert imagined.reserved == t.reserved
        decks.add(imagined.item_deck)
        assert sorted(imagined.item_deck) == sorted(t.item_deck)
    assert len(decks) == 20


def test_hidden_guards_are_imagined() -> None:  # LK-3.9
    t = played(0, solo="expert")
    layouts = {tuple(t.reimagine(0, DICE).guards_down) for _ in range(20)}
    assert len(layouts) == 20
    places = {t.reimagine(0, DICE).location_deck for _ in range(20)}
    assert len(places) > 10
    choose(t, "0: turn up smithy")
    for _ in range(10):
        assert t.reimagine(None, DICE).guards_up == t.guards_up


def test_whoever_is_asked_in_a_window_is_imagined_with_a_tome_for_it() -> None:  # LK-12.6
    t = laid_out({**HIDING, "seat1": {}, "seat2": {"tomes": ["iron_will_regimen"]}}, seats=3)
    assert t.decision(2).kind == "window"
    held: set[int] = set()
    for _ in range(40):
        imagined = t.reimagine(0, DICE)
        assert len(imagined.decision(2).options) == 2
        held.update(imagined.hands[2])
    assert len(held) > 3


def test_whoever_is_asked_again_is_imagined_with_a_tome_for_that_moment() -> None:  # LK-12.6
    """Asked again although nothing has changed: the others may conclude what kind of tome it is."""
    hands = {"seat2": {"tomes": ["iron_will_regimen", "big_book_of_stealth"]}}
    t = laid_out({**HIDING, "seat1": {}, **hands}, seats=3)
    choose(t, "2: wait", "1: assign yard", "1: token 5", "1: done", "2: wait")
    assert t.decision(2).kind == "window"  # before its own turn
    (book,) = [n for n, tome in enumerate(t.cards.tomes) if tome.slug == "big_book_of_stealth"]
    for _ in range(40):
        imagined = t.reimagine(0, DICE)
        assert book in imagined.hands[2]  # it has no token on the board, so it is not the Map


def test_nothing_is_secret_after_the_end() -> None:
    t = played(20_000, seats=3)
    assert t.over
    assert t.reimagine(0, DICE).hands == t.hands


def test_a_search_leaves_the_dice_of_the_table_alone() -> None:
    t = played(30, seats=4)
    dice = (t.dice.block, t.dice.used)
    kit.play(t.reimagine(0, DICE), DICE, 50)
    assert (t.dice.block, t.dice.used) == dice
