"""Hints for people at a table: worked out where bots think, told to one guest alone."""

import asyncio
import logging
from collections.abc import Callable

from cellmates.advice import Advice, Sentence
from cellmates.advice.hint import USUAL
from cellmates.server.bots.worker import HintTask
from cellmates.server.protocol.hints import (
    AdviceSentence,
    Hinted,
    RankedOption,
    Verdict,
    Warning,
)
from cellmates.server.protocol.messages import encode
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.support.limits import Bucket
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.game_log import GameLog
from cellmates.server.tables.guest import Guest

SHARE = USUAL.share
"""The part of its level's work that goes into a hint."""

HINTS = 2.0
HINTS_BURST = 20.0
"""How many hints a second a seat may ask for in the long run, and at once."""

_log = logging.getLogger(__name__)


class Coaching:
    """The hints that the seats of one table wait for."""

    def __init__(self, context: TableContext, knows: Callable[[Guest], bool]) -> None:
        self._context = context
        self._knows = knows
        self._buckets: dict[int, Bucket] = {}
        self._hints: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """Nobody waits any more."""
        for hint in self._hints:
            hint.cancel()
        self._hints.clear()

    def ask(self, guest: Guest, game_log: GameLog) -> None:
        """Have a hint worked out for what a guest is asked; a Refusal says why there is none."""
        seat, running = guest.seat, game_log.running
        if seat is None:
            raise Refusal("not_seated", "spectators are not asked anything")
        if not game_log.row.coached:
            raise Refusal("no_coach", "nobody is coached at this table")
        if running is None or seat not in running.decisions:
            return  # it was answered while the wish was on its way
        bucket = self._buckets.setdefault(seat, Bucket(HINTS, HINTS_BURST))
        if not bucket.take():
            raise Refusal("slow_down", "too many hints")
        thinking = asyncio.create_task(self._hint(guest, seat, game_log))
        self._hints.add(thinking)
        thinking.add_done_callback(self._hints.discard)

    async def _hint(self, guest: Guest, seat: int, game_log: GameLog) -> None:
        row, running = game_log.row, game_log.running
        assert running is not None
        asked, number = running.decisions[seat], running.number
        choices = running.table.choices()
        task = HintTask(row.id, seat, row.game, row.deal_seed, row.agreed, choices, None, SHARE)
        answer = await self._context.bots.advise(guest.address, task)
        if answer.advice is None:
            fields = {"table": row.id, "error": answer.error}
            _log.warning("no hint", extra={"fields": fields})
            return
        same = guest.seat == seat and running.decisions.get(seat) is asked
        if same and self._knows(guest):  # else it has been answered, or somebody else sits there
            guest.send(encode(hinted(answer.advice, number)))


def hinted(advice: Advice, number: int) -> Hinted:
    """Advice for the wire."""
    verdict: Verdict = advice.verdict
    return Hinted(
        number,
        None if advice.goal is None else _sentence(advice.goal),
        [RankedOption(each.option, each.value, each.error) for each in advice.ranked],
        advice.suggestion,
        verdict,
        [_sentence(each) for each in advice.reasons],
        [Warning(list(each.options), _sentence(each.why)) for each in advice.warnings],
    )


def _sentence(sentence: Sentence) -> AdviceSentence:
    return AdviceSentence(sentence.kind, sentence.data)
