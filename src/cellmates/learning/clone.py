"""Imitation: a net learns from shards what a teacher chose, who won, and what was hidden."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from cellmates.bots import net as numpy_net
from cellmates.learning.curriculum import Curriculum
from cellmates.learning.data import load_shard
from cellmates.learning.model import LearningNet, exported, fit_scale, going_on_from

HELD_OUT = 40
"""One game in so many is not learnt from, only measured by."""

VALUE_WEIGHT = 0.3
GUESS_WEIGHT = 0.1


class CloneSettings(NamedTuple):
    """How long and how fast is learnt."""

    epochs: float = 8.0
    batch: int = 16_384
    rate: float = 1.5e-3
    decay: float = 0.02
    seconds: float = 86_400.0
    checkpoint_every: float = 60.0  # seconds


Rows = dict[str, Tensor]


def load_rows(curriculum: Curriculum, folder: Path, device: str) -> tuple[Rows, Rows]:
    """All shards of a game on a device: those to learn from, and those held out."""
    paths = sorted(folder.glob(f"{curriculum.name}-*.npz"))
    if not paths:
        raise ValueError(f"{folder} has no data of {curriculum.name}: make some first")
    with ThreadPoolExecutor(8) as pool:
        shards = list(pool.map(lambda path: load_shard(path, curriculum.bytes), paths))
    learnt: dict[str, list[Tensor]] = {}
    held: dict[str, list[Tensor]] = {}
    for shard in shards:
        out = shard["games"] % HELD_OUT == 0
        for name in ("told", "options", "picks", "hidden", "wins"):
            learnt.setdefault(name, []).append(torch.from_numpy(shard[name][~out]).to(device))
            held.setdefault(name, []).append(torch.from_numpy(shard[name][out]).to(device))
        shard.clear()
    return (
        {name: torch.cat(parts) for name, parts in learnt.items()},
        {name: torch.cat(parts) for name, parts in held.items()},
    )


def loss_of(model: LearningNet, rows: Rows) -> tuple[Tensor, dict[str, Tensor]]:
    """How wrong the net is about some rows, and what there is to report of that."""
    chances, wins, state = model(rows["told"], rows["options"])
    picks = rows["picks"].long()
    policy = functional.nll_loss(chances, picks)
    known = rows["wins"] >= 0
    truth = rows["wins"].clamp(min=0).float()
    values = functional.binary_cross_entropy_with_logits(wins.float(), truth, reduction="none")
    value = (values * known).sum() / known.sum()
    total = policy + VALUE_WEIGHT * value
    report = {
        "policy": policy.detach(),
        "value": value.detach(),
        "agrees": (chances.argmax(1) == picks).float().mean(),
    }
    place = 0
    for secret, logits in zip(model.curriculum.secrets, model.guessed(state), strict=True):
        labels = rows["hidden"][:, place : place + secret.things].long()
        place += secret.things
        flat, right = logits.reshape(-1, secret.kinds).float(), labels.reshape(-1)
        guess = functional.cross_entropy(flat, right, ignore_index=-1)
        asked = right >= 0
        total = total + GUESS_WEIGHT * guess
        report[secret.name] = (flat.argmax(1) == right)[asked].float().mean()
    return total, report


def some(rows: Rows, at: Tensor) -> Rows:
    """The rows of these numbers."""
    return {name: values[at] for name, values in rows.items()}


def examine(model: LearningNet, held: Rows, batch: int) -> dict[str, float]:
    """What there is to report of the rows held out."""
    found: dict[str, float] = {}
    number = len(held["picks"])
    model.eval()
    with torch.no_grad():
        for first in range(0, number, batch):
            at = torch.arange(first, min(first + batch, number), device=held["picks"].device)
            for name, value in loss_of(model, some(held, at))[1].items():
                found[name] = found.get(name, 0.0) + value.item() * len(at) / number
    model.train()
    return found


def train(
    curriculum: Curriculum,
    folder: Path,
    work: Path,
    settings: CloneSettings,
    device: str,
    tell: Callable[[str], None],
) -> numpy_net.Net:
    """Learn from a folder of shards; checkpoints lie in `work`, from which learning goes on."""
    torch.manual_seed(0)
    learnt, held = load_rows(curriculum, folder, device)
    number = len(learnt["picks"])
    batch = min(settings.batch, number)
    model = LearningNet(curriculum).to(device)
    fit_scale(model.trunk, learnt["told"].max(0).values)
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=settings.rate, weight_decay=settings.decay, fused=device == "cuda"
    )
    steps = max(1, int(settings.epochs * number / batch))
    step = 0
    checkpoint = work / f"{curriculum.name}-clone.pt"
    if checkpoint.exists():
        with going_on_from(checkpoint):
            kept: dict[str, Any] = torch.load(checkpoint, map_location=device, weights_only=True)
            model.load_state_dict(kept["model"])
            optimizer.load_state_dict(kept["optimizer"])
            step = kept["step"]
        tell(f"going on after step {step}")
    tell(f"{curriculum.name}: {number} decisions to learn from, {len(held['picks'])} held out")
    began = saved = monotonic()
    while step < steps and monotonic() - began < settings.seconds:
        done = step / steps
        for group in optimizer.param_groups:
            group["lr"] = (
                settings.rate * min(1.0, 20 * done + 0.05) * (0.5 + 0.5 * np.cos(np.pi * done))
            )
        at = torch.randint(number, (batch,), device=device)
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            loss, report = loss_of(model, some(learnt, at))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        step += 1
        if step % max(1, steps // 10) == 0:
            tell(f"step {step}/{steps}, {monotonic() - began:.0f} s: " + described(report))
        if monotonic() - saved > settings.checkpoint_every or step == steps:
            saved = monotonic()
            work.mkdir(parents=True, exist_ok=True)
            part = checkpoint.with_suffix(".part")
            state = {"model": model.state_dict(), "optimizer": optimizer.state_dict()}
            torch.save({**state, "step": step}, part)
            part.replace(checkpoint)
    found = examine(model, held, batch)
    tell("held out: " + described(found))
    story = {"from": "clone", "decisions": number, "steps": step, "held_out": rounded(found)}
    tell(json.dumps(story))
    return exported(model, story)


def rounded(found: dict[str, float]) -> dict[str, float]:
    """The same with four digits."""
    return {name: round(value, 4) for name, value in found.items()}


def described(report: dict[str, Any]) -> str:
    """A report in a line."""
    return ", ".join(f"{name} {float(value):.4f}" for name, value in report.items())
