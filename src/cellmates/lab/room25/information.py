"""What the players of a game of Room 25 could know: the game is told once more to all of them.

Everybody has the memory of a careful bot, counts what speaks for a guard as it does, and trusts
what is claimed as far as it does. A hidden tile may be whatever has not been seen yet; bits are
added up tile by tile, as if tiles had nothing to do with each other.
"""

from collections.abc import Sequence
from math import log2
from typing import Final

from cellmates.bots.room25.imagination import ANY_COLOUR, RoleBelief
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN, Heard, Memory
from cellmates.bots.room25.rollout import sight_of
from cellmates.bots.room25.sides import Sides
from cellmates.lab.study import GameInformation, nothing_known
from cellmates.room25.config import Config
from cellmates.room25.names import GUARD, PROGRAMMING, RED
from cellmates.room25.options import ACCUSE, CLAIM, SAFE
from cellmates.room25.setup import deal
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import hears, is_right

CERTAIN: Final = 0.99
"""From here on somebody is as good as certain."""

LEAST_LIKELY: Final = 1 / 1024
"""Nothing surprises by more than ten bits."""

Odds = list[float]
"""How likely a tile is each kind of room."""


def told_once_more(played: Room25Table, config: Config, seed: bytes) -> GameInformation:
    """What everybody could know when each round began, and what each claim told the others."""
    t = deal(config, seed)
    t.listen()
    audience = _Audience(t)
    for seat, option in played.choices():
        if t.phase == PROGRAMMING:
            audience.round_begins()
        if CLAIM <= option < ACCUSE:
            audience.claimed(seat, *divmod(option - CLAIM, 5))
        t.choose(seat, option)
        for listener, memory in enumerate(audience.memories):
            memory.follow(t.news_for(listener))
    return audience.found


class _Audience:
    """Everybody at a table, each with a memory."""

    def __init__(self, t: Room25Table) -> None:
        self.t = t
        self.memories = [Memory() for _ in range(t.seats)]
        for seat, memory in enumerate(self.memories):
            memory.begin(t.view(seat))  # type: ignore[arg-type]
        self.found = nothing_known()
        if t.mode.hidden_roles:
            guards = sum([self._guards(seat) for seat in range(t.seats)])
            self.found["people"] = [t.seats - guards, guards]
        self.begun = 0  # the last round that was looked at
        self.sure: set[tuple[int, int]] = set()  # who is certain of whom

    def round_begins(self) -> None:
        """Ask everybody, once for each round."""
        t = self.t
        if t.round_number == self.begun:
            return
        self.begun = t.round_number
        for who in t.playing:
            if t.mode.hidden_roles and t.revealed >> who & 1 and t.roles[who] == GUARD:
                self._be_sure(-1, who)
        for seat in self._living():
            asked = t.mode.hidden_roles and not self._guards(seat)
            roles = self._roles(seat) if asked else (-1, 0)
            self.found["rounds"].append([self.begun, seat, *roles, *self._tiles(seat)])

    def _living(self) -> list[int]:
        return sorted({self.t.seat_of[who] for who in self.t.playing if self.t.lives(who)})

    def _roles(self, seat: int) -> tuple[int, int]:
        """The bits that are left, and how likely the truth is; who is certain is noted."""
        t = self.t
        sight_of(t, seat, self.memories[seat])  # claims are checked
        belief = RoleBelief(t, seat, self.memories[seat].evidence)
        hidden = [who for who in t.playing if t.seat_of[who] != seat and not t.revealed >> who & 1]
        for who in hidden:
            if belief.odds(who) >= CERTAIN:
                self._be_sure(seat, who)
        guards = sum([1 << who for who in hidden if t.roles[who] == GUARD])
        odds = {
            each: weight / belief.total
            for each, weight in zip(belief.sets, belief.weights, strict=True)
            if weight
        }
        truth = odds.get(guards, 0.0) if odds else 1.0
        return _thousandths(_entropy(list(odds.values()))), _thousandths(truth)

    def _be_sure(self, seat: int, who: int) -> None:
        if (seat, who) not in self.sure:
            self.sure.add((seat, who))
            guard = int(self.t.roles[who] == GUARD)
            self.found["certain"].append([self.begun, seat, self.t.seat_of[who], guard])

    def _guards(self, seat: int) -> bool:
        t = self.t
        return any(t.roles[who] == GUARD for who in t.playing if t.seat_of[who] == seat)

    def _tiles(self, seat: int) -> tuple[int, int, int]:
        """The bits of all hidden tiles by one's own eyes, with what was told, and the surprise."""
        t = self.t
        sight = sight_of(t, seat, self.memories[seat])
        thought = _Thought(t, self.memories[seat])
        trust = Sides(sight).trust
        alone = told = surprise = 0.0
        for tile in thought.hidden:
            odds = thought.odds(tile, seat, sight.heard, trust)
            alone += _entropy(thought.odds(tile, seat, (), trust))
            told += _entropy(odds)
            surprise -= log2(max(LEAST_LIKELY, odds[t.room[tile]]))
        return _thousandths(alone), _thousandths(told), _thousandths(surprise)

    def claimed(self, speaker: int, cell: int, claim: int) -> None:
        """Ask those who hear a claim and do not know better how much nearer to the truth it takes
        them; those of the other side apart, who would gain nothing by it."""
        t = self.t
        tile = t.tile_at[cell]
        if t.up >> tile & 1:
            return
        listeners = 0
        bits = 0.0
        for seat in self._living():
            memory = self.memories[seat]
            if seat == speaker or not hears(t, seat, speaker) or self._guards(seat):
                continue
            sight = sight_of(t, seat, memory)
            if memory.room[tile] != UNKNOWN:
                continue
            listeners += 1
            thought, trust = _Thought(t, memory), Sides(sight).trust
            others = [each for each in sight.heard if each[:2] != (speaker, tile)]
            before = thought.odds(tile, seat, sight.heard, trust)[t.room[tile]]
            after = thought.odds(tile, seat, [*others, (speaker, tile, claim)], trust)[t.room[tile]]
            bits += log2(max(LEAST_LIKELY, after)) - log2(max(LEAST_LIKELY, before))
        right = int(is_right(claim, COLOUR_OF[t.room[tile]]))
        line = [t.round_number, speaker, right, listeners, _thousandths(bits)]
        self.found["claims"].append(line)


class _Thought:
    """What hidden tiles may be, to somebody who has seen some of them."""

    def __init__(self, t: Room25Table, memory: Memory) -> None:
        self.hidden = [tile for tile in range(25) if memory.room[tile] == UNKNOWN]
        self.outer = t.outer
        unseen = memory.unseen
        reserved = [t.config.reserved >> kind & 1 == 1 for kind in range(len(unseen))]
        places = sum([t.outer >> tile & 1 for tile in self.hidden]) or 1
        elsewhere = sum([amount for amount, kept in zip(unseen, reserved, strict=True) if not kept])
        here = min(1.0, sum(unseen) / places - elsewhere / places)
        self.inside = _shares([
            0.0 if kept else amount for amount, kept in zip(unseen, reserved, strict=True)
        ])  # fmt: skip
        self.outside = _shares([
            amount / places if kept else (1 - here) * amount / (elsewhere or 1)
            for amount, kept in zip(unseen, reserved, strict=True)
        ])  # fmt: skip
        self.known: dict[tuple[int, int, float], Odds] = {}

    def odds(self, tile: int, seat: int, heard: Sequence[Heard], trusted: Sequence[float]) -> Odds:
        """How likely a tile is each kind; of what was told of it, the most trusted word counts."""
        colours, trust = ANY_COLOUR, 0.0
        for speaker, about, claim in heard:
            if about == tile and speaker != seat and trusted[speaker] >= trust:
                trust = trusted[speaker]
                colours = ANY_COLOUR & ~(1 << RED) if claim == SAFE else 1 << claim
        outer = self.outer >> tile & 1
        key = (outer, colours, trust)
        if key not in self.known:
            prior = self.outside if outer else self.inside
            told = _shares([
                share if colours >> COLOUR_OF[kind] & 1 else 0.0 for kind, share in enumerate(prior)
            ])  # fmt: skip
            believed = trust if any(told) else 0.0
            self.known[key] = [
                (1 - believed) * one + believed * other
                for one, other in zip(prior, told, strict=True)
            ]
        return self.known[key]


def _shares(weights: Odds) -> Odds:
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def _entropy(odds: Sequence[float]) -> float:
    return abs(sum([share * log2(share) for share in odds if share]))


def _thousandths(number: float) -> int:
    return round(1000 * number)
