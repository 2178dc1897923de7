"""The figures of the lab, compared with what the textbooks give."""

import random
import statistics
from math import sqrt

import pytest

from cellmates.lab.statistics import Z95, RunningMean, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # 81 of 263 is the example of Newcombe (1998)
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    share, lower, upper = wilson(wins, games)
    assert share == wins / games
    assert lower == pytest.approx(low, abs=5e-5)
    assert upper == pytest.approx(high, abs=5e-5)


def test_wilson_without_games_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize("games", [1, 3, 7, 1000])
def test_the_bounds_are_around_the_share(games: int) -> None:
    for wins in range(games + 1):
        share, low, high = wilson(wins, games)
        assert 0 <= low <= share <= high <= 1


def test_wilson_covers_the_truth_about_as_often_as_it_says() -> None:
    dice = random.Random(5)
    covered = 0
    for _ in range(1000):
        _, low, high = wilson(sum(dice.random() < 0.3 for _ in range(60)), 60)
        covered += low <= 0.3 <= high
    assert 930 <= covered <= 970


def test_a_running_mean_means_what_the_library_means() -> None:
    numbers = [3, 1, 4, 1, 5, 9, 2, 6]
    numbers_seen = RunningMean()
    for number in numbers:
        numbers_seen.add(number)
    mean, low, high = numbers_seen.mean()
    assert mean == statistics.mean(numbers)
    error = Z95 * statistics.stdev(numbers) / sqrt(len(numbers))
    assert (low, high) == pytest.approx((mean - error, mean + error))


def test_merged_means_are_one_mean() -> None:
    whole, left, right = RunningMean(), RunningMean(), RunningMean()
    for number in range(20):
        whole.add(number)
        (left if number % 3 else right).add(number)
    right.merge(left)
    assert right == whole
    assert eval(repr(whole)) == whole


def test_means_of_little() -> None:
    assert RunningMean().mean() == (0.0, 0.0, 0.0)
    assert RunningMean(1, 7, 49).mean() == (7.0, 7.0, 7.0)
