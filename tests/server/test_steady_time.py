"""The server's time of day goes on steadily, whatever is done to the machine's."""

import pytest

from cellmates.server.support.timing import RealTime


class Machine:
    def __init__(self) -> None:
        self.of_day = 1_700_000_000.0
        self.steady = 5.0

    def wait(self, seconds: float) -> None:
        self.of_day += seconds
        self.steady += seconds


@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_a_step_of_an_hour_takes_nobodys_time(step: float) -> None:
    machine = Machine()
    time = RealTime(lambda: machine.of_day, lambda: machine.steady)
    asked_at = time.now()
    machine.of_day += step
    machine.wait(60)
    assert time.now() - asked_at == pytest.approx(60, abs=0.61)


def test_it_catches_up_and_never_goes_back() -> None:
    machine = Machine()
    time = RealTime(lambda: machine.of_day, lambda: machine.steady)
    machine.of_day -= 10
    before = time.now()
    for _ in range(2000):
        machine.wait(1)
        assert time.now() > before
        before = time.now()
    assert time.now() == pytest.approx(machine.of_day, abs=0.001)
