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
    costs = Costs(
        fixed=0.1, choice=0.001, connection=1000.0, table=40_000.0, stored=50.0, sent=2000.0,
        move=0.004, commits=500.0, full=0.6,
    )  # fmt: skip
    house = House(people=10_000, pause=10.0, playing=0.8, solo=0.25, seats=4.0, bots=0.0)
    needed = layout(house, costs)
    assert needed.choices == pytest.approx(600)
    assert (needed.servers, needed.databases, needed.thinking) == (2, 2, 0)  # 500 a second each
    assert needed.memory == pytest.approx(8_000_000 + 1500 * 40_000)
    assert needed.sent == pytest.approx(1_200_000)
    assert needed.stored == pytest.approx(600 * 50 * 86400)
    with_bots = layout(house._replace(bots=1.0), costs)
    assert with_bots.choices == pytest.approx(1200)
    assert (with_bots.servers, with_bots.thinking) == (3, 4)  # 2.4 processors, used to 60 %
