"""Where bots think: whoever offers it is asked like this, and tells them how long they may."""

from typing import Final, Protocol

import msgspec

from cellmates.server.bots.worker import AnalysisTask, BotReply, HintTask, Task

SECONDS: Final = 3.0
"""How long a move may take, waiting for others' moves included; a bot that thinks is told how much
of it is left, and takes the best that it has found by then."""

LEAST_SECONDS: Final = 0.05
"""What it may think in any case."""


class Thinkers(Protocol):
    """Whoever lets bots think."""

    async def think(self, address: str, task: Task) -> BotReply:
        """What the bot does when it is this address's turn, or how it failed."""

    async def advise(self, address: str, task: HintTask) -> BotReply:
        """A hint, when it is this address's turn, or how it failed."""

    async def analyse(self, address: str, task: AnalysisTask) -> BotReply:
        """What is found about the next choices of a finished game, or how it failed."""

    async def close(self) -> None:
        """Stop thinking."""


AnyTask = Task | HintTask | AnalysisTask
"""Whatever is worked on where bots think."""


def limited(task: AnyTask, seconds: float, share: float) -> AnyTask:
    """The same task with the time that is left for it and the share of work it gets; an analysis
    takes slices of its own."""
    if isinstance(task, AnalysisTask):
        return task
    seconds = max(seconds, LEAST_SECONDS)
    if isinstance(task, HintTask):
        return msgspec.structs.replace(task, seconds=seconds, share=task.share * share)
    turn = task.turn._replace(seconds=seconds, share=share)
    return msgspec.structs.replace(task, turn=turn)
