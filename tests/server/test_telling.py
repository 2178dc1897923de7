"""What guests put together from differences is what they may see, whoever comes and goes."""

import json
from random import Random
from typing import Any

import pytest

from cellmates.games import GAMES
from cellmates.server.protocol.messages import encode
from cellmates.server.store.rows import TAKE_BACK, Entry
from cellmates.server.tables.running_game import RunningGame
from cellmates.server.tables.telling import Changes, Teller
from tests.server.seen import seen_after, told_after


class Listener:
    """A guest who keeps the view up to date."""

    host = False
    token: str | None = None
    person: str | None = None
    address = ""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.told: dict[str, Any] = {}

    def send(self, *messages: bytes) -> None:
        for message in messages:
            told = json.loads(message)
            self.view = seen_after(self.view, told)
            self.told = told_after(self.told, told)

    def dismiss(self, code: str) -> None:
        raise AssertionError(code)


def _anything(running: RunningGame, seats: int, random: Random) -> Entry:
    """A choice, something said, or something taken back."""
    number, table = running.number + 1, running.table
    backs = [seat for seat in range(seats) if running.can_take_back(seat)]
    if backs and random.random() < 0.3:
        return Entry(number, random.choice(backs), TAKE_BACK, False, None, 0.0, 0.0)
    seat = random.randrange(seats)
    words = table.phrases(seat) if random.random() < 0.15 else ()
    if not words:
        seat = random.choice(list(running.decisions))
        words = running.decisions[seat].options
    return Entry(number, seat, random.choice(words), False, None, 0.0, 0.0)


def _options_of(told: dict[str, Any]) -> tuple[object, ...]:
    """What a guest can do, by what it was told."""
    asked = told["decision"]
    options = None if asked is None else [each["option"] for each in asked["options"]]
    return options, [each["option"] for each in told["may"]], told["can_take_back"]


def _truth(running: RunningGame, seat: int | None) -> tuple[object, ...]:
    """What it can do."""
    if seat is None:
        return None, [], False
    asked = running.decisions.get(seat)
    options = None if asked is None else list(asked.options)
    return options, list(running.table.may(seat)), running.can_take_back(seat)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("room25", {"mode": "suspicion", "seats": 6}),
        ("room25", {"mode": "team", "seats": 4}),
        ("room25", {"mode": "solo"}),
        ("lockup", {"seats": 4}),
        ("lockup", {"mode": "solo"}),
    ],
)
def test_differences_add_up(name: str, keys: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    game = GAMES[name]
    config = game.config(keys)
    running = RunningGame(name, game.config_keys(config), bytes([seed] * 32), 0.0)
    teller, guests = Teller(), list[Listener]()

    def tell_all(guest: Listener) -> None:
        guest.send(encode(teller.whole(running, guest.seat, None, [])))

    while not running.table.over:
        if random.random() < 0.2:
            guests.append(Listener(random.choice([None, *range(config.seats)])))
            teller.add(guests[-1])
            tell_all(guests[-1])
        if guests and random.random() < 0.15:
            teller.remove(guests.pop(random.randrange(len(guests))))
        if guests and random.random() < 0.05:
            tell_all(random.choice(guests))
        news = []
        for _ in range(random.choice([1, 1, 2, 3])):
            if not running.table.over:
                entry = _anything(running, config.seats, random)
                news.append((entry.number, running.apply(entry)))
        teller.tell(running, news, [])
        for guest in guests:
            assert guest.view == json.loads(encode(running.table.view(guest.seat)))
            assert guest.told["number"] == running.number
            assert _options_of(guest.told) == _truth(running, guest.seat)


def test_one_s_own_list_is_not_taken_for_the_public_entries() -> None:
    changes = Changes({"b": {"x": 1}}, {"b": {"x": 2}}, {})
    assert changes.touches({"b": ["mine"]})
    assert changes.touches({"b": {"x": 3}})
    assert not changes.touches({"b": {"y": 3}})
