"""A small neural net in NumPy: from the bytes of an encoding to a choice among options.

Files of weights are made by `cellmates.learning`; to play with one takes NumPy alone. A layer that
reads the bytes, some layers that each add something to what is there, and two heads: a number for
each option of the game's catalogue, and for each seat, counted from the one that looks, whether it
wins. Weights are kept as bytes with a scale for each row, so that a file has less than 2 MiB.
"""

import json
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cellmates.kernel.encoding import EncodingLayout

Floats = NDArray[np.float32]

FORMAT = 1
"""Changes when files of weights are written otherwise."""

_STEPS = 127


class UnfitNet(ValueError):
    """A file of weights that cannot play: broken, or made for another game or encoding."""


class Net:
    """Weights, and what is reckoned with them. `inputs` (bytes in, numbers out) reads an encoding
    and the notes after it; `layers` are the layers after it; the heads have a row for an output."""

    def __init__(
        self,
        facts: dict[str, Any],
        inputs: tuple[Floats, Floats],
        layers: Sequence[tuple[Floats, Floats]],
        policy: tuple[Floats, Floats],
        value: tuple[Floats, Floats],
    ) -> None:
        self.facts = facts
        self.inputs = inputs
        self.layers = list(layers)
        self.policy = policy
        self.value = value

    def hidden(self, told: bytes) -> Floats:
        """What the net makes of an encoding, before its heads."""
        read = np.frombuffer(told, np.uint8)
        weights, bias = self.inputs
        at = read.nonzero()[0]  # one byte in fifteen: the rest need not be multiplied
        state: Floats = np.maximum(read[at].astype(np.float32) @ weights[at] + bias, 0)
        for weights, bias in self.layers:
            state = state + np.maximum(weights @ state + bias, 0)
        return state

    def scores(self, told: bytes, options: Sequence[int]) -> Floats:
        """A number for each of the options: the logarithm of how likely it is to be taken, but for
        a constant."""
        return self.scores_of(self.hidden(told), options)

    def scores_of(self, state: Floats, options: Sequence[int]) -> Floats:
        """The same for what `hidden` made of an encoding."""
        rows = np.array(options)
        weights, bias = self.policy
        found: Floats = weights[rows] @ state + bias[rows]
        return found

    def wins_of(self, state: Floats) -> Floats:
        """How likely each seat wins, counted from the one that looks."""
        weights, bias = self.value
        half = np.float32(0.5)
        found: Floats = np.tanh((weights @ state + bias) * half) * half + half
        return found

    def check(self, layout: EncodingLayout, notes: int, options: int) -> None:
        """See that the net was made for this encoding, so many notes and so many options."""
        wanted = {
            "format": FORMAT,
            "game": layout.game,
            "version": layout.version,
            "bytes": layout.size,
            "notes": notes,
            "options": options,
        }
        for name, value in wanted.items():
            found = self.facts.get(name)
            if found != value:
                raise UnfitNet(
                    f"these weights do not fit {layout.game}: their {name} is {found}, not {value};"
                    " train new ones (docs/learning.md)"
                )


def save(net: Net, path: Path) -> None:
    """Write a net into a file."""
    arrays: dict[str, NDArray[Any]] = {}
    pairs = {"inputs": net.inputs, "policy": net.policy, "value": net.value}
    pairs |= {f"layer{number}": pair for number, pair in enumerate(net.layers)}
    for name, (weights, bias) in pairs.items():
        largest = np.abs(weights).max(axis=1, keepdims=True)
        scale = np.where(largest > 0, largest / _STEPS, 1).astype(np.float32)
        arrays[f"{name}.weights"] = np.rint(weights / scale).astype(np.int8)
        arrays[f"{name}.scale"] = scale[:, 0]
        arrays[f"{name}.bias"] = bias.astype(np.float32)
    facts = {**net.facts, "format": FORMAT, "layers": len(net.layers)}
    arrays["facts"] = np.frombuffer(json.dumps(facts).encode(), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def load(path: Path | Traversable) -> Net:
    """Read a net from a file; an UnfitNet says that it is none."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            facts = json.loads(bytes(kept["facts"]))
            if facts.get("format") != FORMAT:
                raise UnfitNet(f"{path}: weights of format {facts.get('format')}, not {FORMAT}")
            pairs = {
                name: (
                    kept[f"{name}.weights"].astype(np.float32) * kept[f"{name}.scale"][:, None],
                    kept[f"{name}.bias"],
                )
                for name in (
                    *("inputs", "policy", "value"),
                    *[f"layer{number}" for number in range(facts["layers"])],
                )
            }
    except UnfitNet:
        raise
    except Exception as problem:  # whatever a file that is no such archive makes NumPy raise
        raise UnfitNet(f"{path}: these are no weights of a net ({problem})") from problem
    layers = [pairs[f"layer{number}"] for number in range(facts["layers"])]
    return Net(facts, pairs["inputs"], layers, pairs["policy"], pairs["value"])
