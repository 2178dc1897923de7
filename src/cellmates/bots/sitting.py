"""Bots at a table in this process: for simulations and tests, with people in some seats if need be.

When bots are asked is the business of `cellmates.bots.scheduler`.
"""

import sys
from collections.abc import Mapping, Sequence
from time import process_time

from cellmates.bots.bot import Bot, go_on
from cellmates.bots.host import Player, hooks_of
from cellmates.bots.scheduler import Scheduler
from cellmates.bots.turns import Act, BotTurn
from cellmates.kernel.native import mypyc_attr
from cellmates.kernel.table import Table


def play(table: Table, bots: Sequence[Bot], most: int | None = None) -> int:
    """Let bots play to the end, or for `most` decisions; return how many they took."""
    made = Sitting(table, dict(enumerate(bots))).play(most)
    for bot in bots:
        bot.stop = go_on  # out of the circle with its player
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class TimedPlayer(Player):
    """Notes how many seconds of processor time each decision of its bot took."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.times: list[float] = []

    def take(self, turn: BotTurn) -> Act:
        began = process_time()
        act = super().take(turn)
        if act.pick is not None:
            self.times.append(process_time() - began)
        return act


@mypyc_attr(allow_interpreted_subclasses=True)
class Sitting:
    """A table and the bots that play some of its seats; without `talk` they are silent."""

    def __init__(self, table: Table, bots: Mapping[int, Bot | Player], talk: bool = True) -> None:
        self.table = table
        self._players = {
            seat: bot if isinstance(bot, Player) else Player(bot) for seat, bot in bots.items()
        }
        self._scheduler = Scheduler(sketches=True)
        for seat, player in self._players.items():
            hooks = hooks_of(type(player.bot))
            if not talk:
                hooks = hooks._replace(talk=False, speaks=())
            self._scheduler.sit(seat, hooks, table)
        if self._scheduler.listens:
            table.listen()

    def choose(self, seat: int, option: int) -> None:
        """Make a choice, for a person or for a bot; bots hear what came of it."""
        self.table.choose(seat, option)
        self._scheduler.heard(seat, option, self.table.news)

    def play(self, most: int | None = None) -> int:
        """Let bots decide until a person has to, or for `most` decisions; how many they took.

        Bots that are asked at the same time all decide, even if there are more of them.
        """
        table, scheduler, players = self.table, self._scheduler, self._players
        choose = self.choose if scheduler.listens else table.choose  # nobody wants to hear of it
        limit = sys.maxsize if most is None else most
        made = 0
        while made < limit and (turns := scheduler.due(table)):
            taken = [(turn, players[turn.seat].take(turn)) for turn in turns]
            for turn, act in taken:
                scheduler.apply(table, turn, act, choose)
                made += act.pick is not None
        return made
