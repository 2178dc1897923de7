"""Suspicion: what a raid would cost, and when it comes (LK-9)."""

from math import exp

from cellmates.bots.lockup.habits import FEAR
from cellmates.bots.lockup.sight import Sight
from cellmates.lockup.contests import contest
from cellmates.lockup.names import CHOW_HALL, DENS, FINAL, PATROL, ROUNDS

GOON_ICONS = 34 / 33
"""The suspicion icons of a goon, on average."""


def raid_losses(cubes: list[int]) -> list[int]:
    """What each participant loses in a raid with these suspicion cubes."""
    return contest(cubes, len(cubes))


def suspicion_cost(sight: Sight, count: int) -> float:
    """What so many more suspicion cubes cost in stars, as far as can be told now."""
    mine = sight.suspicion
    return _expected_loss(sight, mine + count) - _expected_loss(sight, mine)


def _expected_loss(sight: Sight, mine: int) -> float:
    if mine == 0:
        return 0.0
    others = sorted([sight.suspicions[who] for who in sight.others], reverse=True)
    spread = FEAR[0 if raid_due(sight) else 1]
    top = 1.0 / (1.0 + exp(-(mine - others[0] - 0.3) / spread))
    if len(others) == 1:
        return 6.0 * (2.0 * top if sight.solo else top)
    second = 1.0 / (1.0 + exp(-(mine - others[1] - 0.5) / spread))
    return 8.0 * top + 4.0 * max(0.0, second - top)


def raid_due(sight: Sight) -> bool:
    """Whether this round will probably end with a raid (LK-8.9, LK-15.1)."""
    if sight.round == ROUNDS:
        return True
    staying = [goon for number, goon in sight.den_goons() if DENS[number] != CHOW_HALL]
    icons: float = sum(goon.suspicion for goon in staying) + GOON_ICONS * (5 - len(staying))
    return icons > sight.suspicion_supply


def raid_tonight(sight: Sight) -> bool:
    """Whether the raid is certain: the final one, or the cubes do not suffice (LK-8.9)."""
    if sight.phase == FINAL:
        return True
    if sight.phase != PATROL:
        return False
    goons = sight.den_goons()
    return len(goons) == 5 and sum(goon.suspicion for _, goon in goons) > sight.suspicion_supply


def all_suspicion(sight: Sight) -> list[int]:
    """The suspicion cubes of every participant."""
    return sight.suspicions[:]
