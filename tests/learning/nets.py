"""Small nets with weights by lot."""

import numpy as np

from cellmates.bots.net import FORMAT, Floats, Net
from cellmates.learning.curriculum import Curriculum


def some_net(curriculum: Curriculum, width: int = 8, layers: int = 2, seed: int = 1) -> Net:
    """A net that fits a game and has learnt nothing."""
    dice = np.random.default_rng(seed)

    def pair(outputs: int, inputs: int) -> tuple[Floats, Floats]:
        weights = dice.normal(size=(outputs, inputs)).astype(np.float32)
        return weights, dice.normal(size=outputs).astype(np.float32)

    weights, bias = pair(width, curriculum.bytes)
    facts = {
        "format": FORMAT,
        "game": curriculum.layout.game,
        "version": curriculum.layout.version,
        "bytes": curriculum.layout.size,
        "notes": curriculum.notes,
        "options": curriculum.options,
    }
    return Net(
        facts,
        (np.ascontiguousarray(weights.T), bias),
        [pair(width, width) for _ in range(layers)],
        pair(curriculum.options, width),
        pair(curriculum.seats, width),
    )
