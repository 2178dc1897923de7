"""What a finished game came to, for those who look at its end."""

from collections.abc import Sequence

from msgspec import convert

from cellmates.games import GAMES
from cellmates.server.protocol.http_bodies import GameEnding
from cellmates.server.store.rows import TAKE_BACK, Entry, TableRow
from cellmates.server.tables.running_game import RunningGame


def played_again(row: TableRow, entries: Sequence[Entry]) -> tuple[RunningGame, list[int]]:
    """The game again, and the numbers of those entries whose choices were not taken back."""
    running = RunningGame(row.game, row.agreed, row.deal_seed, row.started or row.created)
    numbers: list[int] = []
    for entry in entries:
        before = running.table.choices() if entry.option == TAKE_BACK else []
        running.apply(entry)
        if entry.option == TAKE_BACK:
            del numbers[_left_out(before, running.table.choices())]
        else:
            numbers.append(entry.number)
    return running, numbers


def ending_of(row: TableRow, entries: Sequence[Entry]) -> GameEnding:
    """What the game says of its end; a game that says nothing has an empty ending."""
    running, numbers = played_again(row, entries)
    match = running.match
    told = GAMES[row.game].ending(match.config, match.seed, match.table.choices())
    last = entries[-1].number if entries else 0
    if told is None:
        return GameEnding(last, last, None, [], [], [], [])
    ending = convert(told, GameEnding)
    numbers.insert(0, 0)
    ending.moment, ending.position = numbers[ending.moment], numbers[ending.position]
    ending.lies = [numbers[lie] for lie in ending.lies]
    return ending


def _left_out(before: list[tuple[int, int]], after: list[tuple[int, int]]) -> int:
    """The place of the choice that was taken back: choices after it have moved up by one."""
    for place, choice in enumerate(after):
        if choice != before[place]:
            return place
    return len(after)
