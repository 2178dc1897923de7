"""The model of a large house does what queueing theory says."""

import random
from statistics import mean

import pytest

from benchmarks.scaling import Costs, House, layout, waits


@pytest.mark.parametrize("load", [0.2, 0.5, 0.8])
def test_waits_are_those_of_a_queue_with_fixed_service(load: float) -> None:
    cost = 0.001
    found = mean(waits(load / cost, cost, 60.0, random.Random(1)))
    expected = cost + load * cost / (2 * (1 - load))  # Pollaczek and Khinchine
    assert found == pytest.approx(expected, rel=0.05)


def test_a_house_has_enough_of_everything() -> None:
    costs = Costs(fixed=0.1, choice=0.001, connection=1000.0, commits=500.0, full=0.6)
    needed = layout(House(people=10_000, pause=10.0, playing=0.8, solo=0.25), costs)
    assert needed.choices == pytest.approx(600)
    assert (needed.servers, needed.databases) == (2, 2)  # 500 a second each
    assert needed.memory == pytest.approx(8_000_000)
