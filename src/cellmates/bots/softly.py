"""A soft choice among options that are nearly as good: how beginners err."""

from collections.abc import Callable, Mapping
from math import exp


def softly(
    values: Mapping[int, float], random: Callable[[], float], warmth: float, reach: float
) -> int:
    """One of the options within `reach` of the best, the better the likelier; the warmer, the less
    that counts."""
    best = max(values.values())
    near = [(option, value) for option, value in values.items() if value >= best - reach]
    weights = [exp((value - best) / warmth) for _, value in near]
    left = random() * sum(weights)
    for (option, _), weight in zip(near, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return near[-1][0]
