"""The net in PyTorch, as it is trained, and its way into a file that plays without PyTorch."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from cellmates.bots import net as numpy_net
from cellmates.learning.curriculum import Curriculum

WIDTH = 384
LAYERS = 3


class Trunk(nn.Module):
    """From bytes to a state: a layer that reads, and layers that add to it."""

    def __init__(self, size: int, width: int, layers: int) -> None:
        super().__init__()
        self.reading = nn.Linear(size, width)
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        # What a byte of each place is multiplied by: amounts are brought down to 0 … 1.
        self.register_buffer("scale", torch.ones(size))

    def forward(self, told: Tensor) -> Tensor:
        """The state for each row of bytes."""
        state = functional.relu(self.reading(told.float() * self.scale))
        for layer in self.layers:
            state = state + functional.relu(layer(state))
        return state


class LearningNet(nn.Module):
    """The net with all its heads: options, who wins, and the secrets it has to guess."""

    def __init__(self, curriculum: Curriculum, width: int = WIDTH, layers: int = LAYERS) -> None:
        super().__init__()
        self.curriculum = curriculum
        self.trunk = Trunk(curriculum.bytes, width, layers)
        self.policy = nn.Linear(width, curriculum.options)
        self.value = nn.Linear(width, curriculum.seats)
        guessed = sum(secret.things * secret.kinds for secret in curriculum.secrets)
        self.guesses = nn.Linear(width, guessed) if guessed else None
        nn.init.zeros_(self.policy.bias)
        with torch.no_grad():
            self.policy.weight.mul_(0.1)

    def forward(self, told: Tensor, options: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """For each row the logarithms of the chances of its options (-1: none), the logits of each
        seat's winning, and the state."""
        state = self.trunk(told)
        return offered(self.policy(state), options), self.value(state), state

    def guessed(self, state: Tensor) -> list[Tensor]:
        """For each secret the logits of the kinds of its things."""
        if self.guesses is None:
            return []
        found = []
        rest = self.guesses(state)
        for _, things, kinds in self.curriculum.secrets:
            mine, rest = rest[:, : things * kinds], rest[:, things * kinds :]
            found.append(mine.reshape(-1, things, kinds))
        return found


def offered(logits: Tensor, options: Tensor) -> Tensor:
    """The logarithms of chances among the options of each row, where -1 is none."""
    picked = logits.float().gather(1, options.clamp(min=0).long())
    return functional.log_softmax(picked.masked_fill(options < 0, -1e9), dim=1)


def fit_scale(trunk: Trunk, largest: Tensor) -> None:
    """Bring amounts down to 0 … 1 by the largest that there was at each place."""
    trunk.scale.copy_(1 / largest.float().clamp(min=1))


def pair(layer: nn.Linear, scale: Tensor | None = None) -> tuple[Any, Any]:
    """Weights and bias of a layer for NumPy; of one that reads bytes, with what they are multiplied
    by, turned."""
    weights = layer.weight.detach().float().cpu()
    if scale is not None:
        weights = (weights * scale.cpu()).T
    bias = layer.bias.detach().float().cpu().numpy()
    return np.ascontiguousarray(weights.numpy()), bias


def exported(model: LearningNet, story: dict[str, Any]) -> numpy_net.Net:
    """The net for play, with all that has to fit, and what is told of how it came about."""
    curriculum = model.curriculum
    facts = {
        "game": curriculum.layout.game,
        "version": curriculum.layout.version,
        "bytes": curriculum.layout.size,
        "notes": curriculum.notes,
        "options": curriculum.options,
        "story": story,
    }
    trunk = model.trunk
    return numpy_net.Net(
        {"format": numpy_net.FORMAT, **facts},
        pair(trunk.reading, trunk.scale),
        [pair(layer) for layer in trunk.layers],
        pair(model.policy),
        pair(model.value),
    )


class _Played(nn.Module):
    """What ONNX gets: bytes in; scores of all options and chances of all seats out."""

    def __init__(self, model: LearningNet) -> None:
        super().__init__()
        self.model = model

    def forward(self, told: Tensor) -> tuple[Tensor, Tensor]:
        state = self.model.trunk(told)
        return self.model.policy(state), torch.sigmoid(self.model.value(state))


def imported(net: numpy_net.Net, curriculum: Curriculum) -> LearningNet:
    """A net for play as one that can be trained on or exported; what it guessed is lost. An
    UnfitNet says that it was made for another encoding."""
    net.check(curriculum.layout, curriculum.notes, curriculum.options)
    model = LearningNet(curriculum, net.inputs[0].shape[1], len(net.layers))
    trunk = model.trunk
    pairs = [
        (trunk.reading, (net.inputs[0].T, net.inputs[1])),
        *zip(trunk.layers, net.layers, strict=True),
        (model.policy, net.policy),
        (model.value, net.value),
    ]
    with torch.no_grad():
        for layer, (weights, bias) in pairs:
            layer.weight.copy_(torch.from_numpy(np.ascontiguousarray(weights)))
            layer.bias.copy_(torch.from_numpy(np.ascontiguousarray(bias)))
    return model


@contextmanager
def going_on_from(checkpoint: Path) -> Iterator[None]:
    """Whatever is wrong with a checkpoint becomes a ValueError that names it."""
    try:
        yield
    except Exception as problem:  # PyTorch raises many kinds for what is broken or does not fit
        why = str(problem).partition("\n")[0]
        raise ValueError(
            f"{checkpoint} cannot be gone on with: it is broken, or was made for another net"
            f" ({why}). It was left as it is; take another --work, or delete it to begin anew"
        ) from problem


def save_onnx(model: LearningNet, path: Path) -> None:
    """Write a net for other programs: `told` (bytes) to `scores` and `wins`, any number of rows."""
    told = torch.zeros((1, model.curriculum.bytes), dtype=torch.uint8)
    torch.onnx.export(
        _Played(model).eval(),
        (told,),
        str(path),
        input_names=["told"],
        output_names=["scores", "wins"],
        dynamic_axes={"told": {0: "rows"}, "scores": {0: "rows"}, "wins": {0: "rows"}},
        dynamo=False,
    )
