"""Records of games that bots play for the tests."""

from pathlib import Path

from cellmates import bots
from cellmates.bots.sitting import play
from cellmates.games import GAMES
from cellmates.kernel.record import record_of


def played(path: Path, mode: str = "suspicion", most: int | None = None) -> Path:
    """The record of a game between random bots, to its end or for so many decisions."""
    game = GAMES["room25"]
    config = game.config({"mode": mode})
    seats = game.config_keys(config)["seats"]
    assert isinstance(seats, int)
    seed = bytes([7]) * 32
    table = game.deal(config, seed)
    play(table, [bots.make("room25", "random", bytes([seat]) * 32) for seat in range(seats)], most)
    record_of(game, config, seed, table, {}).save(path)
    return path
