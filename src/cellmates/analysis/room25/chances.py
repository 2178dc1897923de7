"""How likely a party gets out, to somebody who sees every tile, role and program but not what is
still to come: rounds are played out several times and the rest is told by the fitted value."""

from random import Random
from typing import Final

from cellmates.analysis.analyst import reach
from cellmates.bots.room25.choosing import choice, worths
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.rollout import choose, minds, say_the_rest, sight_of
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.value import fitted_chance
from cellmates.bots.softly import softly
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Decision
from cellmates.room25.names import PROGRAMMING
from cellmates.room25.table import Room25Table

ROLLOUTS: Final = 20
"""How often the game is played on."""

WARMTH: Final = 6.0
REACH: Final = 15.0
"""How often the players of a rollout take the next best instead of the best, in tenths of a step:
between what rookies and regulars do, so that no future counts as certain."""


def party_futures(
    t: Room25Table, parties: list[int], own: Memory, dice: Dice, ahead: float
) -> list[list[float]]:
    """By rollouts, how likely each party (its characters, a bit each) is out in the end; `own` is
    anybody's memory, of which only what everybody saw is used; `ahead`: see `Analyst.futures`."""
    if t.outcome is not None:
        return [[_has_won(t, party) for party in parties]]
    remembered = minds(t, None, own)
    rows: list[list[float]] = []
    t = t.clone()
    say_the_rest(t)  # or a look would seem to be worth less until its choice is told
    for rounds in reach(ROLLOUTS, ahead):
        luck = dice.fork()
        twin = t.clone()
        twin.dice = luck
        deck = list(twin.deck)
        luck.shuffle(deck)
        twin.deck = tuple(deck)
        _play_softly(twin, remembered, Random(luck.seed), t.remaining - rounds)
        if twin.outcome is not None:
            rows.append([_has_won(twin, party) for party in parties])
        else:
            rows.append([fitted_chance(twin, party) for party in parties])
    return rows


def _has_won(t: Room25Table, party: int) -> float:
    assert t.outcome is not None
    seats = [t.seat_of[who] for who in t.playing if party >> who & 1]
    return max([t.outcome.scores[seat] for seat in seats], default=0.0)


def _play_softly(t: Room25Table, remembered: list[Memory], random: Random, left: int) -> None:
    """Play until a round begins with so many rounds left, or to the end."""
    memories = [memory.copy() for memory in remembered]
    while t.outcome is None and not (t.phase == PROGRAMMING and t.remaining <= left and t.open):
        for seat in t.waiting:
            decision = t.decision(seat)
            option = _soft_choice(sight_of(t, seat, memories[seat]), decision, random)
            choose(t, seat, decision.kind, option)
            if t.over:
                break


def _soft_choice(sight: Sight, decision: Decision, random: Random) -> int:
    found = worths(sight, decision)
    if not found:
        return choice(sight, decision)
    return softly(found, random.random, WARMTH, REACH)
