"""Bots of all levels in any configuration: `python -m tests.bot_games --games 400` (`make soak`).

Every game is played twice: once as it is, and once behind a veil, where each bot is shown a table
with other secrets that its seat cannot tell from the real one. Both have to end, no bot may fail or
want what it was not offered, and all choices have to be the same: a bot that saw more than its
seat, or whose luck came from elsewhere than its seed, would choose otherwise. Exit status 1 if
anything was wrong; `--first N --games 1` plays a game again.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from cellmates import bots
from cellmates.bots.host import Player, luck
from cellmates.bots.sitting import Sitting
from cellmates.bots.turns import Act, BotTurn
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table
from cellmates.lab.executors import Processes
from tests.lockup.configurations import CONFIGURATIONS
from tests.lockup.own_sets import extreme_sets
from tests.soak import configuration

LOCKUP_EVERY = 4
OWN_CARDS_EVERY = 20
"""One in so many games is one of Lockup, and one in so many is one with cards of one's own."""

SHARE = 0.01
"""Of the work of a level: bots that think try every option on two tables."""

MOST = 2000
"""Choices in a game, words counted: none has so many."""

OTHER_DICE = bytes([99]) * 32


class ShortPlayer(Player):
    """Thinks about every turn as a bot does on a busy server."""

    def __init__(self, bot: bots.Bot, share: float) -> None:
        super().__init__(bot)
        self.short = share

    def take(self, turn: BotTurn) -> Act:
        return super().take(turn._replace(share=self.short))


class VeiledPlayer(ShortPlayer):
    """Is shown a table with other secrets, all of it: what is seen, asked and imagined."""

    def __init__(self, bot: bots.Bot, share: float, table: Table) -> None:
        super().__init__(bot, share)
        self.table = table

    def take(self, turn: BotTurn) -> Act:
        other = self.table.reimagine(turn.seat, Dice(OTHER_DICE))
        if turn.view is not None:
            view = other.view(turn.seat)
            begin = view if turn.begin is turn.view else turn.begin
            turn = turn._replace(view=view, begin=begin)
        if turn.decision is not None:
            turn = turn._replace(decision=other.decision(turn.seat))
        if turn.imagined is not None:
            turn = turn._replace(imagined=other)
        return super().take(turn)


class BotGame(NamedTuple):
    """What is played, and by whom."""

    game: str
    config: Any
    bots: tuple[str, ...]
    seed: bytes


def play(plan: BotGame, veiled: bool, most: int | None = None, share: float = SHARE) -> Table:
    """Play a game to its end, or for so many decisions."""
    table = GAMES[plan.game].deal(plan.config, plan.seed)
    players: dict[int, Player] = {}
    for seat, name in enumerate(plan.bots):
        bot = bots.make(plan.game, name, luck(plan.seed, seat), plan.config)
        players[seat] = VeiledPlayer(bot, share, table) if veiled else ShortPlayer(bot, share)
    Sitting(table, players).play(most)
    return table


@cache
def own_cards() -> list[Any]:
    """Games of Lockup with strange cards."""
    return list(extreme_sets(8))


def plan_of(number: int, levels: Sequence[str] = ()) -> BotGame:
    """The game of a number: any configuration, and bots of any levels and temperaments."""
    dice = random.Random(number)
    if number % OWN_CARDS_EVERY == OWN_CARDS_EVERY - 1:
        game, config = "lockup", own_cards()[number // OWN_CARDS_EVERY % len(own_cards())]
    elif number % LOCKUP_EVERY == LOCKUP_EVERY - 1:
        names = list(CONFIGURATIONS)
        keys = CONFIGURATIONS[names[number // LOCKUP_EVERY % len(names)]]
        game, config = "lockup", GAMES["lockup"].config(keys)
    else:
        game, config = "room25", GAMES["room25"].config(configuration(dice.randrange(1 << 30)))
    known = levels or bots.ranked(game)
    seated = []
    for _ in range(config.seats):
        level, temperament = dice.choice(known), dice.choice(("", *bots.temperaments(game)))
        plain = level == "random" or not temperament
        seated.append(level if plain else f"{level}:{temperament}")
    return BotGame(game, config, tuple(seated), number.to_bytes(32, "big"))


class Result(NamedTuple):
    """What became of a game."""

    kind: str
    choices: int
    failure: str


def play_one(number: int) -> Result:
    """Play a game twice."""
    plan = plan_of(number)
    keys = GAMES[plan.game].config_keys(plan.config)
    kind = f"{plan.game} {keys['mode']}"
    try:
        table = play(plan, veiled=False, most=MOST)
        if not table.over:
            return Result(kind, 0, f"game {number} does not end")
        if play(plan, veiled=True, most=MOST).choices() != table.choices():
            return Result(kind, 0, f"game {number}: other secrets, other choices")
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return Result(kind, 0, f"game {number}: {why}\n    {plan.bots} in {keys}")
    return Result(kind, len(table.choices()), "")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot_games", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    args = parser.parse_args()
    kinds: Counter[str] = Counter()
    choices = failed = 0
    numbers = range(args.first, args.first + args.games)
    for result in Processes(args.jobs).in_order(play_one, numbers):
        kinds[result.kind] += 1
        choices += result.choices
        if result.failure:
            failed += 1
            print(f"FAILED {result.failure}", flush=True)
    for kind, number in sorted(kinds.items()):
        print(f"{number:8} {kind}")
    print(f"{args.games} games of bots, each twice, {choices} choices, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
