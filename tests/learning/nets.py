"""Small nets with weights by lot."""

import numpy as np

from cellmates.bots.net import FORMAT, Floats, Net
from cellmates.kernel.encoding import EncodingLayout
from cellmates.learning.curriculum import Curriculum


def some_net(curriculum: Curriculum, width: int = 8, layers: int = 2, seed: int = 1) -> Net:
    """A net that fits a game, picks among its options and has learnt nothing."""
    layout, notes, options = curriculum.layout, curriculum.notes, curriculum.options
    return _net(layout, notes, options, curriculum.seats, (width, layers, seed))


def some_judge(curriculum: Curriculum) -> Net:
    """A net that judges how parties stand and has learnt nothing."""
    layout, notes, _ = curriculum.judged
    return _net(layout, notes, 0, 1, (8, 2, 1))


def _net(
    layout: EncodingLayout, notes: int, options: int, values: int, made: tuple[int, int, int]
) -> Net:
    width, layers, seed = made
    dice = np.random.default_rng(seed)

    def pair(outputs: int, inputs: int) -> tuple[Floats, Floats]:
        weights = dice.normal(size=(outputs, inputs)).astype(np.float32)
        return weights, dice.normal(size=outputs).astype(np.float32)

    weights, bias = pair(width, layout.size + notes)
    facts = {
        "format": FORMAT,
        "game": layout.game,
        "version": layout.version,
        "bytes": layout.size,
        "notes": notes,
        "options": options,
    }
    return Net(
        facts,
        (np.ascontiguousarray(weights.T), bias),
        [pair(width, width) for _ in range(layers)],
        pair(options, width),
        pair(values, width),
    )
