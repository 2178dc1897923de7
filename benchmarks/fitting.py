"""What fitting the values of positions needs: logistic and linear regression, and how good one is.

Plain Python: a few thousand positions of two dozen numbers need nothing more.
"""

from collections.abc import Sequence
from math import exp, log

Row = tuple[list[float], float]
"""The features of a position, and what came of it."""


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination with the largest pivot."""
    size = len(right)
    rows = [[*matrix[line], right[line]] for line in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(rows[line][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for line in range(column + 1, size):
            factor = rows[line][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[line][place] -= factor * rows[column][place]
    found = [0.0] * size
    for line in reversed(range(size)):
        rest = sum(rows[line][place] * found[place] for place in range(line + 1, size))
        found[line] = (rows[line][size] - rest) / rows[line][line]
    return found


def linear(rows: Sequence[Row], ridge: float = 1.0) -> list[float]:
    """The weights with the least squared error, large ones made dear by `ridge`."""
    size = len(rows[0][0])
    matrix = [[ridge if one == other else 0.0 for other in range(size)] for one in range(size)]
    right = [0.0] * size
    for numbers, result in rows:
        _add(matrix, right, numbers, 1.0, result)
    return solve(matrix, right)


def _add(
    matrix: list[list[float]], right: list[float], numbers: list[float], weight: float, aim: float
) -> None:
    filled = [place for place, number in enumerate(numbers) if number]
    for one in filled:
        line, scaled = matrix[one], weight * numbers[one]
        for other in filled:
            line[other] += scaled * numbers[other]
        right[one] += numbers[one] * aim


def logistic(rows: Sequence[Row], ridge: float = 2.0, steps: int = 8) -> list[float]:
    """The weights that make what happened most likely, by Newton's method."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(steps):
        matrix = [[ridge if one == other else 0.0 for other in range(size)] for one in range(size)]
        right = [-ridge * weight for weight in weights]
        for numbers, result in rows:
            guess = chance(weights, numbers)
            _add(matrix, right, numbers, max(guess * (1 - guess), 1e-6), result - guess)
        step = solve(matrix, right)
        weights = [weight + more for weight, more in zip(weights, step, strict=True)]
    return weights


def chance(weights: list[float], numbers: list[float]) -> float:
    """The logistic function of a weighted sum."""
    total = sum(weight * number for weight, number in zip(weights, numbers, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def area_under_curve(scored: Sequence[tuple[float, bool]]) -> float:
    """How often something that is so was given more than something that is not; ties count half."""
    ordered = sorted(scored)
    yes = sum(1 for _, label in ordered if label)
    no = len(ordered) - yes
    if not yes or not no:
        return float("nan")
    ranks = 0.0
    place = 0
    while place < len(ordered):
        end = place
        while end < len(ordered) and ordered[end][0] == ordered[place][0]:
            end += 1
        middle = (place + end + 1) / 2
        ranks += middle * sum(1 for _, label in ordered[place:end] if label)
        place = end
    return (ranks - yes * (yes + 1) / 2) / (yes * no)


def surprise(scored: Sequence[tuple[float, bool]]) -> float:
    """How surprising what came was, on average, in bits of what was foretold."""
    total = sum(log(max(1e-9, told if came else 1 - told)) for told, came in scored)
    return -total / log(2) / max(1, len(scored))


def calibration(
    scored: Sequence[tuple[float, bool]], bins: int = 5
) -> list[tuple[float, float, int]]:
    """What was foretold and what came, on average, in bins of foretold chances; and how many."""
    found = []
    for number in range(bins):
        low, high = number / bins, (number + 1) / bins
        inside = [
            each for each in scored if low <= each[0] < high or (each[0] == 1.0 and high == 1.0)
        ]
        if inside:
            told = sum(each[0] for each in inside) / len(inside)
            came = sum(1 for each in inside if each[1]) / len(inside)
            found.append((told, came, len(inside)))
    return found
