"""Players for random games: some want to last, some see through tiles and hurry to the exit."""

import random

from cellmates import room25
from cellmates.room25.names import KEY, ROOM_25
from cellmates.room25.table import Room25Table


def random_choice(table: Room25Table, dice: random.Random) -> tuple[int, int]:
    """Any seat that is asked, any option."""
    seat = dice.choice(table.waiting)
    return seat, dice.choice(table.decision(seat).options)


def timid_choice(table: Room25Table, dice: random.Random) -> tuple[int, int]:
    """A random choice that does not end the game, if the second try finds one."""
    seat, option = random_choice(table, dice)
    twin = table.clone()
    twin.choose(seat, option)
    return (seat, dice.choice(table.decision(seat).options)) if twin.over else (seat, option)


def hurrying_choice(table: Room25Table, dice: random.Random) -> tuple[int, int]:
    """What brings the most people nearer to the key, then to the exit.

    They like to move and to slide and program the rest at random, so not all of them get there.
    """
    seat = table.waiting[0]
    options = list(table.decision(seat).options)
    dice.shuffle(options)
    return seat, max(options, key=lambda option: _worth(table, seat, option))


def _worth(table: Room25Table, seat: int, option: int) -> float:
    twin = table.clone()
    twin.choose(seat, option)
    if twin.outcome is not None:
        return 1000 * twin.outcome.scores[seat] - 500
    goal = KEY if KEY in twin.room else ROOM_25
    row, column = divmod(twin.cell_of[twin.room.index(goal)], 5)
    steps = 0
    for who in twin.playing:
        if twin.lives(who):
            own_row, own_column = divmod(twin.cell(who), 5)
            steps += abs(own_row - row) + abs(own_column - column)
        else:
            steps += 20
    words = room25.OPTIONS.text(option).split()
    return (("move" in words) + ("control" in words)) / 2 - steps


PLAYERS = (random_choice, timid_choice, hurrying_choice)
SHARES = (3, 4, 1)
"""How many games of each kind of player are played: those who look ahead take their time."""
