"""The careful bot of Room 25: it hands each kind of decision to the module that weighs it."""

from collections.abc import Sequence
from typing import Any, Final, cast

from cellmates.bots.bot import Bot
from cellmates.bots.room25 import talk
from cellmates.bots.room25.answers import answer
from cellmates.bots.room25.guard import reveals
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.programs import now_or_later, on_the_spot, program, promises
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.room25.names import CHARACTER_NUMBERS, CONTROL, LOOK, MOVE, PUSH, SPECIAL
from cellmates.room25.options import REVEAL
from cellmates.room25.views import View

TOKEN_OF: Final = {
    **{"look": LOOK, "move": MOVE, "push": PUSH, "control": CONTROL},
    **dict.fromkeys(
        ("hide", "mimic", "emmett", "recover", "call", "kevin", "carry", "sarah", "order", "hack"),
        SPECIAL,
    ),
}
"""The questions that are about an action, and the token that asks them."""


class CarefulBot(Bot):
    """Plays any mode of Room 25 sensibly, for one seat."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.memory = Memory()
        self.latest: Sight | None = None

    def begin(self, view: dict[str, Any]) -> None:
        self._see(view)

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        sight = self._see(view)
        options = decision.options
        kind = decision.kind
        if kind == "clue":
            return options[sight.seat % len(options)]  # so that together they see all four
        plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[decision.about])
        if kind == "program":
            return program(plan, options)
        if kind == "single":
            return now_or_later(plan, sight.program(plan.me)[0])
        if kind == "use":
            return on_the_spot(plan, options)
        if kind in TOKEN_OF:
            return self._act(plan, TOKEN_OF[kind], options)
        return answer(plan, kind, options)

    def _see(self, view: dict[str, Any]) -> Sight:
        """Look a view over, unless it is the one just looked at."""
        if self.latest is None or self.latest.view is not view:
            self.latest = Sight(cast(View, view), self.memory)
        return self.latest

    def weigh(self, view: dict[str, Any], decision: Decision) -> dict[int, float]:
        if decision.kind != "program" and decision.kind not in TOKEN_OF:
            return {}
        sight = self._see(view)
        plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[decision.about])
        if decision.kind == "program":
            return {option: promise for promise, option in promises(plan, decision.options)}
        return self._worths(plan, TOKEN_OF[decision.kind], decision.options)

    def _act(self, plan: Lookahead, token: int, options: tuple[int, ...]) -> int:
        worths = self._worths(plan, token, options)
        return max(options, key=lambda option: worths[option])

    def _worths(self, plan: Lookahead, token: int, options: tuple[int, ...]) -> dict[int, float]:
        sight = plan.sight
        own_turn = sight.view["acting"] is not None and plan.sheet["program"] is not None
        tokens = (token, *sight.program(plan.me)) if own_turn else (token,)
        plan.tokens = len(tokens)
        return {option: plan.worth(option, tokens, plan.now) for option in options}

    def hear(self, news: Sequence[Event]) -> None:
        self.memory.hear(news)

    def talk(self, view: dict[str, Any], phrases: tuple[int, ...]) -> int | None:
        sight = self._see(view)
        return talk.remark(sight, Sides(sight), phrases, self.random)

    def unasked(self, view: dict[str, Any], may: tuple[int, ...]) -> int | None:
        if REVEAL in may:
            sight = self._see(view)
            if reveals(sight, Sides(sight)):
                return REVEAL
        return None
