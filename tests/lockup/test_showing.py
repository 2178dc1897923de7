"""What is shown again and again is what a fresh view would tell."""

from random import Random

import pytest

from cellmates.lockup import GAME


@pytest.mark.parametrize("keys", [{"seats": 4}, {"seats": 2, "mode": "advanced"}, {"seats": 1}])
def test_views_shown_again_are_as_fresh_ones(keys: dict[str, object]) -> None:
    random = Random(3)
    for number in range(3):
        table = GAME.deal(GAME.config(keys), bytes([number]) * 32)
        showing = table.showing()
        while True:
            if random.random() < 0.4 or table.over:
                public = showing.public_view()
                assert public == table.view(None)
                for seat in range(public["seats"]):
                    assert showing.seen_by(seat, public) == table.view(seat)
            if table.over:
                break
            seat = table.waiting[0]
            table.choose(seat, random.choice(table.decision(seat).options))
