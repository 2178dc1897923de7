"""Whole games as text, so that a change of rules shows as a difference one can read."""

import random
from pathlib import Path

from cellmates import room25
from cellmates.kernel import EVERYBODY, Event
from cellmates.room25.names import ROOMS
from cellmates.room25.table import Room25Table
from tests.room25.players import hurrying_choice

FOLDER = Path(__file__).parent

GAMES: dict[str, tuple[dict[str, object], int]] = {
    "suspicion": ({"mode": "suspicion", "seats": 6}, 97),
    "cooperation": ({"mode": "cooperation", "seats": 4}, 408),
    "madness": ({"mode": "cooperation", "seats": 5, "madness": True}, 857),
    "solo": ({"mode": "solo", "edition": "season2"}, 212),
    "competition": ({"mode": "competition", "seats": 3}, 51),
    "team": ({"mode": "team", "seats": 6, "edition": "russian"}, 26),
    "basic": ({"mode": "suspicion", "seats": 5, "edition": "season1"}, 92),
}
"""Each file's configuration and the number its seed is made of."""


def written(name: str) -> str:
    """The game of that name as text."""
    keys, number = GAMES[name]
    config = room25.Config(**keys)
    seed = number.to_bytes(32, "big")
    table = room25.deal(config, seed)
    table.listen()
    lines = [f"# {config!r}", f"# seed {seed.hex()}", "", *diagram(table), ""]
    dice = random.Random(number)
    while not table.over:
        seat, option = hurrying_choice(table, dice)
        about = table.decision(seat).about
        table.choose(seat, option)
        lines.append(f"{seat} {about}: {room25.OPTIONS.text(option)}")
        lines += [f"    {told(event)}" for event in table.news]
    return "\n".join([*lines, "", *diagram(table), f"# digest {table.digest()}", ""])


def told(event: Event) -> str:
    """An event as one line; private ones name their seats."""
    details = ", ".join(f"{key} {value}" for key, value in event.data.items())
    seats = [str(seat) for seat in range(8) if event.audience >> seat & 1]
    private = "" if event.audience == EVERYBODY else f"  [only {' '.join(seats)}]"
    return f"{event.kind} {details}".strip() + private


def diagram(table: Room25Table) -> list[str]:
    """The complex as it lies, `?` for face-down tiles, and where everybody stands."""
    rows: list[str] = []
    for row in range(5):
        tiles = [table.tile_at[row * 5 + column] for column in range(5)]
        names = [("" if table.is_up(tile) else "?") + ROOMS[table.room[tile]] for tile in tiles]
        rows.append("# " + " ".join(f"{name:13}" for name in names).rstrip())
    people = table.view(None)["characters"]
    places = [f"{who} {person['at'] or 'dead'}" for who, person in people.items()]
    return [*rows, "# " + ", ".join(places)]
