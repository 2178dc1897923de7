"""Beginners at Room 25: they see what a careful player sees, and do not notice everything."""

from typing import ClassVar, Final

from cellmates.bots.room25.careful import CarefulBot, Shown
from cellmates.bots.room25.choosing import TOKEN_OF, choice
from cellmates.bots.room25.foresight import laid, used
from cellmates.bots.room25.lapses import Attention, Lapses
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.replies import asked_about
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.taking import taken
from cellmates.kernel.table import Decision
from cellmates.room25.names import BLUE, CHARACTER_NUMBERS
from cellmates.room25.options import ACCUSE, CLAIM

CALLS: Final = ("plan exit", "plan key")
"""Whoever calls everybody to the way out reminds others of the time."""

CLAIMS_A_TILE: Final = 5
"""How many things there are to claim of a tile."""


class BeginnerBot(CarefulBot):
    """A careful player with lapses of attention: what he overlooks he overlooks for the round, in
    what he says and in what he does."""

    attention: ClassVar[Attention]

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.lapses = Lapses(self.attention, int(self.random() * (1 << 32)))
        self.memory.lapses = self.lapses

    def pick(self, view: Shown, decision: Decision) -> int:
        sight = self._see(view)
        kind = decision.kind
        if kind not in ("program", "use") and kind not in TOKEN_OF:
            return choice(sight, decision)
        plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[decision.about])
        if kind == "program":
            return laid(plan, decision.options)
        if kind == "use":
            return used(plan, decision.options)
        own_turn = sight.in_turn and plan.sheet["program"] is not None
        rest = sight.program(plan.me) if own_turn else []
        tokens = (TOKEN_OF[kind], *rest)
        plan.tokens = len(tokens)
        return taken(plan, tokens, list(decision.options), plan.now)

    def talk(self, view: Shown, phrases: tuple[int, ...]) -> int | None:
        sight = self._see(view)
        asked = asked_about(sight)
        unthought = [
            tile for tile in range(25) if tile not in asked and self._forgets_to_tell(sight, tile)
        ]
        if unthought:
            phrases = _without_claims(phrases, [sight.cell_of[tile] for tile in unthought])
        return super().talk(view, phrases)

    def _see(self, view: Shown) -> Sight:
        known = self.latest
        sight = super()._see(view)
        if sight is not known:
            died = any(not sight.lives(who) for who in sight.people)
            reminded = any(plan["text"] in CALLS for plan in sight.plans)
            sight.left = self.lapses.attend(sight.round, sight.left, died, reminded)
        return sight

    def _forgets_to_tell(self, sight: Sight, tile: int) -> bool:
        """Whether he does not think of telling what he has just seen; of a find he does."""
        room = sight.room[tile]
        if room == UNKNOWN or tile in sight.memory.public or COLOUR_OF[room] == BLUE:
            return False
        return self.lapses.forgets_to_tell(tile)


def _without_claims(phrases: tuple[int, ...], cells: list[int]) -> tuple[int, ...]:
    """What there is to say but for claims of these cells."""
    return tuple(
        [
            phrase
            for phrase in phrases
            if not CLAIM <= phrase < ACCUSE or (phrase - CLAIM) // CLAIMS_A_TILE not in cells
        ]
    )


class RookieBot(BeginnerBot):
    """Much escapes him."""

    reads_sketches: ClassVar[bool] = True
    attention: ClassVar[Attention] = Attention(
        overlooked=0.4,
        reach=40.0,
        counter=0.6,
        short=0.5,
        eager=0.35,
        meek=0.9,
        untold=0.3,
        shrewdness=0.4,
    )


class RegularBot(BeginnerBot):
    """Less escapes him."""

    reads_sketches: ClassVar[bool] = True
    attention: ClassVar[Attention] = Attention(
        overlooked=0.12,
        reach=25.0,
        counter=0.2,
        short=0.12,
        eager=0.1,
        meek=0.4,
        untold=0.1,
        shrewdness=0.7,
    )
