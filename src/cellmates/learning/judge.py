"""A net that judges: how likely a party wins, from how it stands when a round begins.

It learns from positions of games (`cellmates.learning.positions`), in Room 25 each seen turned and
mirrored, and is measured beside the value that was fitted without a net, on games held out.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from cellmates.bots import net as numpy_net
from cellmates.learning.curriculum import Curriculum
from cellmates.learning.data import load_shard
from cellmates.learning.model import Trunk, fit_scale, pair

HELD_OUT = 20
"""One game in so many is not learnt from, only measured by."""


class JudgeSettings(NamedTuple):
    """How large the net is, and how long and fast is learnt."""

    width: int = 256
    layers: int = 2
    epochs: float = 10.0
    batch: int = 8192
    rate: float = 1e-3
    decay: float = 0.05
    dropped: float = 0.1
    seconds: float = 86_400.0


class JudgingNet(nn.Module):
    """Bytes in, a logit out."""

    def __init__(self, size: int, settings: JudgeSettings) -> None:
        super().__init__()
        self.trunk = Trunk(size, settings.width, settings.layers)
        self.dropping = nn.Dropout(settings.dropped)
        self.value = nn.Linear(settings.width, 1)

    def forward(self, told: Tensor) -> Tensor:
        """The logit of each row's winning."""
        found: Tensor = self.value(self.dropping(self.trunk(told))).squeeze(1)
        return found


def load_positions(curriculum: Curriculum, folder: Path) -> dict[str, NDArray[Any]]:
    """All shards of a game's positions."""
    paths = sorted(folder.glob(f"{curriculum.name}-positions-*.npz"))
    if not paths:
        raise ValueError(f"{folder} has no positions of {curriculum.name}: make some first")
    size = curriculum.judged.layout.size + curriculum.judged.notes
    with ThreadPoolExecutor(8) as pool:
        shards = list(pool.map(lambda path: load_shard(path, size), paths))
    return {name: np.concatenate([shard[name] for shard in shards]) for name in shards[0]}


def train(
    curriculum: Curriculum,
    folder: Path,
    settings: JudgeSettings,
    device: str,
    tell: Callable[[str], None],
) -> numpy_net.Net:
    """Learn from a folder of positions."""
    torch.manual_seed(0)
    rows = load_positions(curriculum, folder)
    out = rows["games"] % HELD_OUT == 0
    told = torch.from_numpy(rows["told"][~out]).to(device)
    won = torch.from_numpy(rows["won"][~out]).to(device)
    number = len(won)
    batch = min(settings.batch, number)
    orders = torch.tensor(curriculum.judged.symmetries, device=device)
    model = JudgingNet(told.shape[1], settings).to(device)
    fit_scale(model.trunk, told.max(0).values)
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=settings.rate, weight_decay=settings.decay, fused=device == "cuda"
    )
    steps = max(1, int(settings.epochs * number / batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, settings.rate, total_steps=steps)
    tell(f"{curriculum.name}: {number} positions to learn from, {int(out.sum())} held out")
    began = monotonic()
    step = 0
    while step < steps and monotonic() - began < settings.seconds:
        at = torch.randint(number, (batch,), device=device)
        seen = told[at][:, orders[step % len(orders)]]
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            logits = model(seen)
        loss = functional.binary_cross_entropy_with_logits(logits.float(), won[at])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
        step += 1
        if step % max(1, steps // 10) == 0:
            tell(f"step {step}/{steps}, {monotonic() - began:.0f} s: {loss.item():.4f}")
    held = {name: values[out] for name, values in rows.items()}
    found = report(curriculum, held, judged(model, held["told"], device, batch), tell)
    story = {"from": "positions", "positions": number, "steps": step, "held_out": found}
    return exported(curriculum, model, story)


def judged(model: JudgingNet, told: NDArray[Any], device: str, batch: int) -> NDArray[Any]:
    """How likely each row wins."""
    model.eval()
    with torch.no_grad():
        parts = [
            torch.sigmoid(model(torch.from_numpy(told[first : first + batch]).to(device)))
            for first in range(0, len(told), batch)
        ]
    model.train()
    return torch.cat(parts).float().cpu().numpy()


def report(
    curriculum: Curriculum,
    held: dict[str, NDArray[Any]],
    chances: NDArray[Any],
    tell: Callable[[str], None],
) -> dict[str, list[float]]:
    """Tell by setup how well net and fitted value tell winners from losers (area under the curve)
    and how much the results surprise them (bits); the same as numbers."""
    found: dict[str, list[float]] = {}
    tell(
        "| setup | positions | area: fitted | net | bits: fitted | net |\n|---|---|---|---|---|---|"
    )
    for number, setup in enumerate(curriculum.setups):
        here = held["setups"] == number
        won = held["won"][here]
        if not 0 < won.sum() < len(won):
            continue
        figures = [
            figure(values[here], won)
            for figure in (area_under_curve, surprise)
            for values in (held["fitted"], chances)
        ]
        found[setup.name] = [round(each, 4) for each in figures]
        tell(f"| {setup.name} | {len(won)} | " + " | ".join(f"{x:.3f}" for x in figures) + " |")
    return found


def area_under_curve(chances: NDArray[Any], won: NDArray[Any]) -> float:
    """How often a winner is given more than a loser; half for a draw."""
    _, places, counts = np.unique(chances, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[places]
    winners = won > 0
    number = winners.sum()
    above = ranks[winners].sum() - number * (number + 1) / 2
    return float(above / (number * (len(won) - number)))


def surprise(chances: NDArray[Any], won: NDArray[Any]) -> float:
    """How much the results surprise, in bits a position."""
    sure = np.clip(chances.astype(np.float64), 1e-4, 1 - 1e-4)
    return float(-np.where(won > 0, np.log2(sure), np.log2(1 - sure)).mean())


def exported(curriculum: Curriculum, model: JudgingNet, story: dict[str, Any]) -> numpy_net.Net:
    """The net for play; it has no options, by which it is told from one that picks."""
    layout, notes, _ = curriculum.judged
    trunk = model.trunk
    width = model.value.in_features
    nothing = (np.zeros((0, width), np.float32), np.zeros(0, np.float32))
    return numpy_net.Net(
        {
            "format": numpy_net.FORMAT,
            "game": layout.game,
            "version": layout.version,
            "bytes": layout.size,
            "notes": notes,
            "options": 0,
            "story": story,
        },
        pair(trunk.reading, trunk.scale),
        [pair(layer) for layer in trunk.layers if isinstance(layer, nn.Linear)],
        nothing,
        pair(model.value),
    )
