"""How a bot is hosted: the bot's side, the same in simulations, the terminal and the server.

A `Scheduler` (cellmates.bots.scheduler) stands beside a table and says which bots have to be asked
now. What it hands out are `BotTurn`s: plain data that may cross a border between processes. A
`Player` holds a bot, takes a turn and answers with an `Act`, which the scheduler checks and has
carried out.
"""

import hashlib
from collections.abc import Callable, Generator, Iterable, Sequence
from time import monotonic
from typing import Any

from cellmates.bots.bot import Bot, go_on
from cellmates.bots.turns import Act, BotTurn, Hooks, Story
from cellmates.kernel.game import Game
from cellmates.kernel.native import mypyc_attr
from cellmates.kernel.table import Table


def hooks_of(kind: type[Bot]) -> Hooks:
    """The methods that a kind of bot has of its own."""
    return Hooks(
        kind.begin is not Bot.begin,
        kind.hear is not Bot.hear,
        kind.talk is not Bot.talk,
        kind.unasked is not Bot.unasked,
        kind.foresees,
        kind.imagines,
        kind.speaks,
        kind.speechless is not Bot.speechless,
        vars(kind).get("reads_sketches", False),
    )


_LOOK = Act(look=True)
_SILENCE = Act()


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """The bot's side: the only place where a bot's methods are called."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0
        self.hurried = False  # whether the last turn took longer than it may
        self._ends: float | None = None  # when that turn has to
        self.cancelled: Callable[[], bool] = go_on  # whether nobody waits for the turn any more

    def take(self, turn: BotTurn) -> Act:
        """Let the bot hear the news, and answer."""
        self._listen(turn)
        bot = self.bot
        view, decision = turn.view if turn.sketch is None else turn.sketch, turn.decision
        if view is None:
            if decision is None:
                return _SILENCE if bot.speechless() else _LOOK
            pick = bot.foreseen(decision)
            return _LOOK if pick is None else Act(None, None, pick)
        if turn.may:
            deed = bot.unasked(view, turn.may)
            if deed is not None:
                return Act(deed)
        words = bot.talk(view, turn.phrases) if turn.phrases else None
        return Act(None, words, None if decision is None else bot.pick(view, decision))

    def consider(self, turn: BotTurn) -> tuple[dict[int, float], dict[int, float], int]:
        """For an advisor: what the bot holds of the options, with standard errors where that is a
        chance of winning, and which of them it would take."""
        self._listen(turn)
        view, decision = turn.view, turn.decision
        assert view is not None
        assert decision is not None
        weighed = self.bot.weigh(view, decision)
        return weighed, self.bot.errors(), self.bot.pick(view, decision)

    def _listen(self, turn: BotTurn) -> None:
        bot = self.bot
        if turn.begin is not None:
            bot.begin(turn.begin)
        for news in turn.news:
            bot.hear(news)
        self.heard = turn.heard + len(turn.news)
        bot.seconds = turn.seconds
        bot.imagined = turn.imagined
        bot.asked = turn.decision
        bot.share = turn.share
        self.hurried = False
        self._ends = None if turn.seconds is None else monotonic() + turn.seconds
        bot.stop = self._stop

    def _stop(self) -> bool:
        """For `Bot.stop`."""
        if self._ends is not None and monotonic() > self._ends:
            self.hurried = True
        return self.hurried or self.cancelled()


class StoryReplay:
    """Plays a game again to find out what these seats would remember; it can go on later."""

    def __init__(self, game: Game, config: Any, seed: bytes, seats: Sequence[int]) -> None:
        self.table = game.deal(config, seed)
        self.table.listen()
        self.found = {seat: Story(self.table.view(seat), []) for seat in seats}

    def follows(self, table: Table) -> bool:
        """Whether a table has only gone on since: nothing was taken back."""
        return table.history.startswith(self.table.history)

    def behind(self, table: Table) -> int:
        """How many choices of a table it has yet to play."""
        return (len(table.history) - len(self.table.history)) // 2

    def go_on(self, choices: Iterable[tuple[int, int]]) -> Generator[None, None, None]:
        """Play further choices, one in each step."""
        for chooser, option in choices:
            self.table.choose(chooser, option)
            for seat, story in self.found.items():
                told = self.table.news_for(seat)
                if told:
                    story.news.append(told)
            yield


def stories(
    game: Game, config: Any, seed: bytes, choices: Iterable[tuple[int, int]], seats: Sequence[int]
) -> dict[int, Story]:
    """What these seats would remember; the game so far is played again to find out."""
    replay = StoryReplay(game, config, seed, seats)
    for _ in replay.go_on(choices):
        pass
    return replay.found


def luck(seed: bytes, seat: int) -> bytes:
    """A bot's own seed: the same for the same game, and nothing that would tell of the table's."""
    return hashlib.sha256(b"bot %d of " % seat + seed).digest()
