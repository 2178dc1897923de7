"""What a bot reads from an imagined table is what it would read from its view."""

import random
from typing import cast

import pytest

from cellmates import lockup
from cellmates.bots.lockup.lore import ALMANAC, DIGEST, HANDBOOK, PRIMER, lore
from cellmates.bots.lockup.sight import ImaginedSight, Sight
from cellmates.bots.lockup.tomes import Reader
from cellmates.kernel.dice import Dice
from cellmates.lockup.names import CHOW_HALL, DENS
from cellmates.lockup.views import View
from tests.lockup.configurations import CONFIGURATIONS
from tests.lockup.players import busy_choice
from tests.lockup.tables import moments


def read(sight: Sight) -> dict[str, object]:
    """All that a bot reads, but for the view itself; compiled objects have no `__dict__`."""
    names = [name for name in dir(sight) if not name.startswith("_")]
    found = {name: getattr(sight, name) for name in names if name not in ("shown", "view")}
    found["promises"] = (sight.promises.dealt, sight.promises.given)
    return {name: value for name, value in found.items() if not callable(value)}


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_an_imagined_table_reads_as_the_view_of_it(name: str) -> None:
    for table in moments(1, 7, **CONFIGURATIONS[name]):
        for seat in range(table.seats):
            twin = table.reimagine(seat, Dice(bytes(32)))
            seen = read(Sight(cast(View, table.view(seat)), lore()))
            assert len(seen) > 40
            for t in (table, twin):  # a seat cannot tell them apart
                assert read(ImaginedSight(t, seat, lore())) == seen


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_crews_that_are_shown_again_read_as_if_they_were_read_anew(name: str) -> None:
    table = lockup.deal(lockup.Config(**CONFIGURATIONS[name]), bytes(32))
    showing = table.showing()
    before: list[Sight | None] = [None] * table.seats
    dice = random.Random(name)
    for _ in range(120):
        if table.over:
            break
        public = showing.public_view()
        for seat in range(table.seats):
            view = cast(View, showing.seen_by(seat, public))
            before[seat] = again = Sight(view, lore(), before[seat])
            assert read(again) == read(Sight(view, lore()))
        table.choose(*busy_choice(table, dice))


def test_tomes_for_cubes_and_goons_wait_when_there_are_no_goons_left() -> None:
    found = 0
    for table in moments(1, 3, **CONFIGURATIONS["4-basic"]):
        for seat in range(table.seats):
            sight = Sight(cast(View, table.view(seat)), lore())
            if not sight.is_there(seat, CHOW_HALL):
                continue
            found += 1
            sight.location, sight.ranking = CHOW_HALL, (seat,)
            sight.cubes = [0] * len(sight.cubes)
            for den in DENS:
                sight.dens[den] = -1
            assert Reader(sight).choose([ALMANAC, DIGEST, PRIMER, HANDBOOK]) == -1
    assert found
