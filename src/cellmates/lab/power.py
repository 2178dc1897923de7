"""How many games are needed to be sure enough of something, reckoned before they are played."""

from math import ceil, sqrt

from cellmates.lab.statistics import Z95

Z80 = 0.8416212335729143
"""The normal quantile of a power of 80 %: what is there is found in four of five runs."""


def games_for_margin(margin: float, share: float = 0.5) -> int:
    """Games after which a share of wins is known to ± margin, at 95 % confidence."""
    return ceil(Z95 * Z95 * share * (1 - share) / (margin * margin))


def pairs_for_difference(difference: float, differing: float) -> int:
    """Pairs of games after which McNemar's test (5 %) finds a difference of shares with a power of
    80 %, if this part of all pairs ends differently."""
    if differing < difference:
        raise ValueError("no more can be gained than ends differently")
    spread = sqrt(differing - difference * difference)
    return ceil((Z95 * sqrt(differing) + Z80 * spread) ** 2 / (difference * difference))
