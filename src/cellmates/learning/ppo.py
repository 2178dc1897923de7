"""Self-play: a clone gets better by proximal policy optimization (PPO).

The policy reads what a seat is told; a critic, used in training alone, reads the whole truth as
well. The policy is held near the clone (Kullback-Leibler divergence), so that it keeps to what
others at the table understand, and some of its rivals are careful bots.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from cellmates.bots import net as numpy_net
from cellmates.learning.advantages import advantages
from cellmates.learning.curriculum import MOST_OFFERED, Curriculum
from cellmates.learning.farm import SEATS, Farm, Finished
from cellmates.learning.model import Trunk, exported, going_on_from, imported

CLIP = 0.2
ENTROPY = 0.003
NEAR_CLONE = 0.005
EPOCHS = 2
BATCH = 8192
CRITIC_RATE = 1e-3
VALUE_WEIGHT = 0.1
CHECKPOINT_EVERY = 60.0  # seconds
UNFINISHED = 1500
"""Decisions for which there is space for each table whose game is not over yet: more than any game
has."""


class SelfPlaySettings(NamedTuple):
    """How much is played and learnt."""

    jobs: int = 2
    tables: int = 96
    rows: int = 150_000
    updates: int = 1000
    rate: float = 2e-4
    seconds: float = 86_400.0
    warm_up: int = 8  # updates in which only the critic learns


class Critic(nn.Module):
    """What a game is worth to a seat, by what it is told and by the whole truth."""

    def __init__(self, curriculum: Curriculum, width: int = 512) -> None:
        super().__init__()
        self.trunk = Trunk(curriculum.bytes + curriculum.layout.size, width, 2)
        self.worth = nn.Linear(width, 1)

    def forward(self, told: Tensor, truth: Tensor) -> Tensor:
        """The logit of the worth of each row."""
        return self.worth(self.trunk(torch.cat([told, truth], dim=1)))[:, 0]


class Buffer:
    """Decisions of self-play, on the device."""

    def __init__(self, curriculum: Curriculum, rows: int, device: str) -> None:
        def room(*shape: int, kind: Any) -> Tensor:
            return torch.zeros((rows, *shape), dtype=kind, device=device)

        self.told = room(curriculum.bytes, kind=torch.uint8)
        self.truth = room(curriculum.layout.size, kind=torch.uint8)
        self.options = room(MOST_OFFERED, kind=torch.int16)
        self.picks = room(kind=torch.int64)
        self.chances = room(kind=torch.float32)
        self.worths = room(kind=torch.float32)
        self.keys = np.zeros(rows, np.int64)
        self.used = 0

    def tensors(self) -> tuple[Tensor, ...]:
        """All columns but the keys."""
        return (self.told, self.truth, self.options, self.picks, self.chances, self.worths)

    def add(self, keys: NDArray[np.int64], *columns: Tensor) -> None:
        """Some more rows."""
        first, last = self.used, self.used + len(keys)
        self.keys[first:last] = keys
        for column, more in zip(self.tensors(), columns, strict=True):
            column[first:last] = more
        self.used = last

    def keep(self, rows: NDArray[np.int64]) -> None:
        """Go on with these rows alone."""
        self.keys[: len(rows)] = self.keys[rows]
        at = torch.from_numpy(rows).to(self.told.device)
        for column in self.tensors():
            column[: len(rows)] = column[at]
        self.used = len(rows)


class Learner:
    """Plays with the farm, and learns from what was played."""

    def __init__(
        self,
        curriculum: Curriculum,
        clone: numpy_net.Net,
        start: numpy_net.Net,
        settings: SelfPlaySettings,
        device: str,
    ) -> None:
        self.curriculum = curriculum
        self.settings = settings
        self.device = device
        self.policy = imported(start, curriculum).to(device)
        self.clone = imported(clone, curriculum).to(device)
        self.critic = Critic(curriculum).to(device)
        fused = device == "cuda"
        self.optimizer = torch.optim.AdamW(
            self.policy.parameters(), lr=settings.rate, weight_decay=0.0, fused=fused
        )
        self.critic_optimizer = torch.optim.AdamW(
            self.critic.parameters(), lr=CRITIC_RATE, fused=fused
        )
        seats = settings.jobs * max(8, settings.tables)
        self.buffer = Buffer(curriculum, settings.rows + UNFINISHED * seats, device)
        self.finished: dict[int, Finished] = {}
        self.updates = 0

    def save(self, path: Path) -> None:
        """Write a checkpoint, which is there whole or not at all."""
        state = {
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "critic_optimizer": self.critic_optimizer.state_dict(),
            "updates": self.updates,
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        torch.save(state, part)
        part.replace(path)

    def restore(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self.policy.load_state_dict(kept["policy"])
        self.critic.load_state_dict(kept["critic"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.critic_optimizer.load_state_dict(kept["critic_optimizer"])
        self.updates = kept["updates"]

    # Playing.

    def answer(self, farm: Farm, numbers: list[int]) -> None:
        """Answer what some processes ask, and let them play on."""
        counts = []
        for number in numbers:
            count, over = farm.receive(number)
            counts.append(count)
            for each in over:
                self.finished[each.key] = each
        desks = [farm.desks[number] for number in numbers]
        pairs = list(zip(desks, counts, strict=True))

        def joined(name: str) -> Tensor:
            parts = [getattr(desk, name)[:count] for desk, count in pairs]
            return torch.from_numpy(np.concatenate(parts)).to(self.device, non_blocking=True)

        told, truth, options = joined("told"), joined("truth"), joined("options")
        keys = np.concatenate([desk.keys[:count] for desk, count in pairs])
        with torch.no_grad():
            logs = self.policy(told, options)[0]
            worth = torch.sigmoid(self.critic(told, truth))
        picks = torch.multinomial(logs.exp(), 1)
        answers = picks[:, 0].cpu().numpy()
        at = 0
        for number, (desk, count) in zip(numbers, pairs, strict=True):
            desk.answers[:count] = answers[at : at + count]
            at += count
            farm.send(number)
        chances = logs.gather(1, picks)[:, 0]
        self.buffer.add(keys, told, truth, options, picks[:, 0], chances, worth)

    # Learning.

    def update(self) -> dict[str, float]:
        """Learn from the games that are over; what belongs to others is kept for the next time."""
        buffer = self.buffer
        keys = buffer.keys[: buffer.used]
        over = np.isin(keys // SEATS, np.fromiter(self.finished, np.int64, len(self.finished)))
        rows = np.flatnonzero(over)
        games = [self.finished[key] for key in (keys[rows] // SEATS).tolist()]
        seats = (keys[rows] % SEATS).tolist()
        rewards = np.array(
            [game.rewards[seat] for game, seat in zip(games, seats, strict=True)], np.float32
        )
        won = np.full((len(rows), self.curriculum.seats), -1, np.int8)
        turned = {}
        for row, (game, seat) in enumerate(zip(games, seats, strict=True)):
            key = (game.key, seat)
            if key not in turned:
                turned[key] = game.won[seat:] + game.won[:seat]
            won[row, : len(game.won)] = turned[key]
        worths = buffer.worths[: buffer.used].cpu().numpy()[rows]
        gains = advantages(keys[rows], worths, rewards)
        report = self._learn(rows, gains, gains + worths, won) if len(rows) else {}
        report["decisions"] = float(len(rows))
        buffer.keep(np.flatnonzero(~over))
        self.finished.clear()
        self.updates += 1
        return report

    def _learn(
        self,
        rows: NDArray[np.int64],
        gains: NDArray[np.float32],
        returns: NDArray[np.float32],
        won: NDArray[np.int8],
    ) -> dict[str, float]:
        device, buffer = self.device, self.buffer
        at_all = torch.from_numpy(rows).to(device)
        gain = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-6)).to(device)
        target = torch.from_numpy(returns).clamp(0, 1).to(device)
        wins = torch.from_numpy(won).to(device)
        warm = self.updates < self.settings.warm_up
        sums: Counter[str] = Counter()
        steps = 0
        for _ in range(EPOCHS):
            order = torch.randperm(len(rows), device=device)
            for first in range(0, len(rows), BATCH):
                some = order[first : first + BATCH]
                at = at_all[some]
                told, options = buffer.told[at], buffer.options[at]
                judged = self.critic(told, buffer.truth[at])
                critic_loss = functional.binary_cross_entropy_with_logits(judged, target[some])
                self._descend(self.critic_optimizer, self.critic, critic_loss)
                sums["critic"] += critic_loss.detach()
                steps += 1
                if warm:
                    continue
                logs, values, _ = self.policy(told, options)
                with torch.no_grad():
                    usual = self.clone(told, options)[0]
                new = logs.gather(1, buffer.picks[at][:, None])[:, 0]
                ratio = (new - buffer.chances[at]).exp()
                better = gain[some]
                policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                offered = options >= 0
                entropy = -(logs.exp() * logs * offered).sum(1).mean()
                away = (usual.exp() * (usual - logs) * offered).sum(1).mean()
                known = wins[some] >= 0
                value = functional.binary_cross_entropy_with_logits(
                    values, wins[some].clamp(min=0).float(), reduction="none"
                )
                value = (value * known).sum() / known.sum()
                loss = policy - ENTROPY * entropy + NEAR_CLONE * away + VALUE_WEIGHT * value
                self._descend(self.optimizer, self.policy, loss)
                sums["entropy"] += entropy.detach()
                sums["away"] += away.detach()
                sums["value"] += value.detach()
        return {name: float(total) / steps for name, total in sums.items()}

    def _descend(self, optimizer: Any, module: nn.Module, loss: Tensor) -> None:
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(module.parameters(), 1.0)
        optimizer.step()


def shares(curriculum: Curriculum, finished: dict[int, Finished]) -> str:
    """How often learners won, setup by setup, among themselves and with careful bots."""
    seats: Counter[tuple[int, bool]] = Counter()
    wins: Counter[tuple[int, bool]] = Counter()
    for game in finished.values():
        kind = (game.setup, len(game.learners) < len(game.won))
        seats[kind] += len(game.learners)
        wins[kind] += sum(game.won[seat] for seat in game.learners)
    return ", ".join(
        f"{curriculum.setups[setup].name}{' with careful' if mixed else ''}"
        f" {wins[setup, mixed] / seats[setup, mixed]:.3f}"
        for setup, mixed in sorted(seats)
    )


def improve(
    curriculum: Curriculum,
    clone: numpy_net.Net,
    start: numpy_net.Net,
    work: Path,
    settings: SelfPlaySettings,
    device: str,
    tell: Callable[[str], None],
) -> numpy_net.Net:
    """Let a net play itself and careful bots, and get better without going far from a clone. It
    begins with `start`, or where the last checkpoint in `work` is."""
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    learner = Learner(curriculum, clone, start, settings, device)
    checkpoint = work / f"{curriculum.name}-selfplay.pt"
    if checkpoint.exists():
        with going_on_from(checkpoint):
            learner.restore(torch.load(checkpoint, map_location=device, weights_only=True))
        tell(f"going on after update {learner.updates}")
    farm = Farm(curriculum, settings.jobs, settings.tables, f"selfplay {learner.updates}")
    began = saved = monotonic()
    decisions = 0.0
    try:
        numbers = list(range(settings.jobs))
        groups = [numbers[::2], numbers[1::2]] if settings.jobs > 1 else [numbers]
        for number in numbers:
            farm.send(number)
        while learner.updates < settings.updates and monotonic() - began < settings.seconds:
            full = learner.buffer.used + settings.rows
            while learner.buffer.used < full:
                for group in groups:  # while one group is answered, the other plays
                    learner.answer(farm, group)
            won = shares(curriculum, learner.finished)
            played = monotonic()
            report = learner.update()
            decisions += report["decisions"]
            tell(
                f"update {learner.updates}, {monotonic() - began:.0f} s"
                f" ({monotonic() - played:.1f} learning), {decisions:.0f} decisions: {won}; "
                + ", ".join(f"{name} {value:.4f}" for name, value in report.items())
            )
            if monotonic() - saved > CHECKPOINT_EVERY:
                saved = monotonic()
                learner.save(checkpoint)
        for number in numbers:
            farm.receive(number)
    finally:
        farm.close()
    learner.save(checkpoint)
    story = {
        "from": "self-play",
        "clone": clone.facts.get("story"),
        "updates": learner.updates,
        "decisions": int(decisions),
    }
    return exported(learner.policy, story)
