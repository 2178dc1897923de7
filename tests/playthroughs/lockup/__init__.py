"""Whole games of Lockup as text: for every number of players and every solo level."""

import random
from pathlib import Path

from cellmates import lockup
from tests.lockup.players import busy_choice
from tests.playthroughs import told

FOLDER = Path(__file__).parent

GAMES: dict[str, tuple[dict[str, object], int]] = {
    "two": ({"seats": 2}, 2),
    "three-advanced": ({"seats": 3, "advanced": True}, 3),
    "four": ({"seats": 4}, 4),
    "five-advanced": ({"seats": 5, "advanced": True}, 5),
    "solo-moderate": ({"solo": "moderate"}, 6),
    "solo-challenging": ({"solo": "challenging"}, 7),
    "solo-expert-advanced": ({"solo": "expert", "advanced": True}, 8),
}
"""Each file's configuration and the number its seed is made of."""


def written(name: str) -> str:
    """The game of that name as text."""
    keys, number = GAMES[name]
    config = lockup.Config(**keys)
    seed = number.to_bytes(32, "big")
    table = lockup.deal(config, seed)
    table.listen()
    lines = [f"# {config!r}", f"# seed {seed.hex()}", "", *prison(table), ""]
    dice = random.Random(number)
    while not table.over:
        seat, option = busy_choice(table, dice)
        kind = table.decision(seat).kind
        table.choose(seat, option)
        lines.append(f"{seat} {kind}: {table.options.text(option)}")
        lines += [f"    {told(event)}" for event in table.news]
        if any(event.kind == "round" for event in table.news):
            lines += ["", *prison(table), ""]
    return "\n".join([*lines, "", *prison(table), f"# digest {table.digest()}", ""])


def prison(table: lockup.Table) -> list[str]:
    """What lies open: the dens, the display, the goals and every crew."""
    view = table.view(None)
    dens = [
        f"{place} {there['goon'] or '-'}{' !' * there['suspicion']}"
        for place, there in view["locations"].items()
        if there["goon"] or there["suspicion"]
    ]
    goals = [f"{kind} {goal}" for kind, goal in view["goals"].items() if goal is not None]
    lines = [f"# round {view['round']}, first {view['first']}"]
    lines += ["# " + ", ".join(dens), "# " + ", ".join(goals)]
    lines += ["# display " + " ".join(item or "-" for item in view["display"])]
    for crew in view["crews"]:
        cubes = " ".join(f"{kind} {count}" for kind, count in crew["cubes"].items() if count)
        what = [
            f"{crew['stars']} stars",
            f"power {crew['power']}",
            f"suspicion {crew['suspicion']}",
        ]
        what += [cubes or "no cubes", " ".join(crew["items"]), " ".join(crew["goons"])]
        lines.append(
            f"# {crew['seat']} {crew['crew']}: " + ", ".join(part for part in what if part)
        )
    return lines
