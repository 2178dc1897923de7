"""The laws of secrecy for advice: an advisor knows what its seat knows, and nothing else."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from cellmates import room25
from cellmates.advice import Advice, AdviceWork, Advisor, MadeChoice, advisor_for
from cellmates.advice.hint import advise, hint
from cellmates.bots.turns import Story
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table
from cellmates.room25.board import CELLS
from cellmates.room25.names import ROOMS
from tests.advice.asking import review_at
from tests.lockup.configurations import CONFIGURATIONS
from tests.room25.configurations import COMBINATIONS

LUCK = bytes(range(32))
STATES = 6
"""How many states of a game are looked at."""

ROOM25 = {each.name: each.variants[-1] for each in COMBINATIONS if "-ultimate-" in each.name}
GAMES_PLAYED = [
    *[pytest.param("room25", keys, id=name) for name, keys in ROOM25.items()],
    *[pytest.param("lockup", keys, id=name) for name, keys in CONFIGURATIONS.items()],
]


def states(
    name: str, keys: dict[str, object], most: int = 240
) -> Iterator[tuple[Table, dict[int, Story]]]:
    """A game by lot, and what every seat has been told; some of its states."""
    game = GAMES[name]
    dice = Dice(bytes(31) + b"h")
    table = game.deal(game.config(keys), LUCK)
    table.listen()
    seats = range(game.config(keys).seats)
    told = {seat: Story(table.view(seat), []) for seat in seats}
    for number in range(most):
        if table.over:
            return
        if number % (most // STATES) in (2, 11):
            yield table, told
        seat = table.waiting[dice.below(len(table.waiting))]
        options = table.decision(seat).options
        table.choose(seat, options[dice.below(len(options))])
        for each, story in told.items():
            news = table.news_for(each)
            if news:
                story.news.append(news)


CAREFUL = AdviceWork(level="careful")
THINKING = AdviceWork(share=0.01)
"""The coach's own level, with as few tables as a comparison needs."""


def advice(
    name: str,
    keys: dict[str, object],
    story: Story,
    table: Table,
    seat: int,
    work: AdviceWork = CAREFUL,
) -> Advice:
    game = GAMES[name]
    return advise(game, game.config(keys), LUCK, story, table, seat, work)


@pytest.mark.parametrize(("name", "keys"), GAMES_PLAYED)
def test_a_reimagined_table_gives_the_same_hint(name: str, keys: dict[str, object]) -> None:
    asked = 0
    for table, told in states(name, keys):
        for seat in table.waiting:
            real = advice(name, keys, told[seat], table, seat)
            for number in range(3):
                imagined = table.reimagine(seat, Dice(bytes([number]) * 32))
                assert advice(name, keys, told[seat], imagined, seat) == real
                asked += 1
    assert asked


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("room25", {"mode": "cooperation", "seats": 6}),
        ("room25", {"mode": "suspicion", "seats": 5}),
        ("room25", {"mode": "team", "seats": 4}),
        ("lockup", {"seats": 3, "advanced": True}),
    ],
    ids=str,
)
def test_a_coach_that_thinks_is_told_no_more(name: str, keys: dict[str, object]) -> None:
    """It tries options out on tables that its seat cannot tell from the real one."""
    chances = 0
    for table, told in states(name, keys, 90):
        seat = table.waiting[0]
        real = advice(name, keys, told[seat], table, seat, THINKING)
        imagined = table.reimagine(seat, Dice(bytes([7]) * 32))
        assert advice(name, keys, told[seat], imagined, seat, THINKING) == real
        for each in real.ranked:
            if each.error is not None:
                assert each.value is not None
                assert 0 <= each.value <= 1
                chances += 1
        options = {each.option for each in real.ranked}
        assert options <= set(table.decision(seat).options)
    assert chances


def test_a_hint_that_nobody_waits_for_any_more_comes_to_an_end() -> None:
    """It has tried two tables when it first asks, and stops there."""
    keys: dict[str, object] = {"mode": "cooperation", "seats": 6}
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return True

    for table, told in states("room25", keys):
        seat = table.waiting[0]
        if table.decision(seat).kind in ("program", "move"):
            work = AdviceWork(level="mastermind", cancelled=cancelled)
            found = advice("room25", keys, told[seat], table, seat, work)
            assert found.suggestion in table.decision(seat).options
            break
    assert asked == 1


def test_a_hint_changes_nothing_and_is_the_same_again() -> None:
    game = GAMES["room25"]
    config = game.config({"mode": "cooperation", "seats": 4})
    table = game.deal(config, LUCK)
    digest = table.digest()
    first = hint(game, config, LUCK, table.choices(), table.waiting[0], THINKING)
    assert hint(game, config, LUCK, table.choices(), table.waiting[0], THINKING) == first
    assert table.digest() == digest


# A choice that was made.


REVIEWED = [
    ("room25", {"mode": "cooperation", "seats": 4}),
    ("room25", {"mode": "suspicion", "seats": 5}),
    ("room25", {"mode": "team", "seats": 4}),
    ("lockup", {"seats": 3, "advanced": True}),
    ("lockup", {"seats": 1}),
]


@pytest.mark.parametrize(("name", "keys"), REVIEWED, ids=str)
def test_a_reimagined_table_gives_the_same_review(name: str, keys: dict[str, object]) -> None:
    """And the choice that was made is tried, whichever it is, and nothing that was not offered."""
    reviewed = 0
    for table, told in states(name, keys, 36):
        seat = table.waiting[0]
        options = table.decision(seat).options
        for option in (options[0], options[-1]):
            made = MadeChoice(seat, option, [])
            real = review_at(name, table, made, keys, told[seat])
            for number in range(2):
                imagined = table.reimagine(seat, Dice(bytes([number]) * 32))
                assert review_at(name, imagined, made, keys, told[seat]) == real
            if real is not None:
                reviewed += 1
                assert real.made.option == option
                assert {each.option for each in real.others} <= set(options)
                assert all(0 <= each.chance <= 1 for each in (real.made, *real.others))
                assert (real.better is None) == (real.gain == 0)
                assert real.better is not None or not (real.line or real.reasons)
    assert reviewed


def test_a_review_that_nobody_waits_for_any_more_comes_to_an_end() -> None:
    keys: dict[str, object] = {"mode": "cooperation", "seats": 4}
    table, told = next(iter(states("room25", keys)))
    seat = table.waiting[0]
    made = MadeChoice(seat, table.decision(seat).options[0], [])
    found = review_at("room25", table, made, keys, told[seat], 1000, lambda: True)
    assert found is not None
    assert {each.times for each in (found.made, *found.others)} == {2}


def test_an_advisor_that_follows_a_game_says_what_one_says_that_comes_in_now() -> None:
    """Whether it was asked before or not."""
    keys: dict[str, object] = {"mode": "suspicion", "seats": 5}
    game = GAMES["room25"]
    config = game.config(keys)
    advisors: dict[int, Advisor] = {}
    heard = dict.fromkeys(range(5), 0)
    asked = 0
    for table, told in states("room25", keys, 30):
        for seat, story in told.items():
            if seat not in advisors:
                begin = Story(story.begin, [])
                advisors[seat] = advisor_for("room25", LUCK, config, begin, "careful")
            for news in story.news[heard[seat] :]:
                advisors[seat].hear(news)
            heard[seat] = len(story.news)
        for seat in table.waiting:
            now = table.view(seat), table.decision(seat), table.blocked(seat)
            assert advisors[seat].advise(*now) == advice("room25", keys, told[seat], table, seat)
            asked += 1
    assert asked > 5


class Leaky:
    """A table whose views tell what every tile is."""

    def __init__(self, table: Table) -> None:
        assert isinstance(table, room25.Table)
        self.table = table
        self.decision = table.decision
        self.blocked = table.blocked
        self.reimagine = table.reimagine

    def view(self, seat: int) -> dict[str, Any]:
        known = {
            CELLS[cell]: ROOMS[self.table.room[self.table.tile_at[cell]]] for cell in range(25)
        }
        return {**self.table.view(seat), "knows": known}


def test_a_coach_that_saw_the_table_would_be_caught() -> None:
    keys: dict[str, object] = {"mode": "cooperation", "seats": 4}
    hints = reviews = 0
    for table, told in states("room25", keys):
        for seat in table.waiting:
            imagined = table.reimagine(seat, Dice(bytes(32)))
            tables = [cast(Table, Leaky(each)) for each in (table, imagined)]
            one, other = (advice("room25", keys, told[seat], each, seat) for each in tables)
            hints += one != other
            made = MadeChoice(seat, table.decision(seat).options[0], [])
            first, second = (
                review_at("room25", each, made, keys, told[seat], 2) for each in tables
            )
            reviews += first != second
    assert hints
    assert reviews
