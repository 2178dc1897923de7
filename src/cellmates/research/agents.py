"""What PettingZoo's two kinds of environments have in common: agents, spaces, the deal."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray

from cellmates.research.config import EnvConfig
from cellmates.research.episode import Episode

Observation = dict[str, NDArray[Any]]

RENDER_MODES = ("ansi", "human")


class Agents:
    """The seats of a table as PettingZoo's agents `seat_0`, `seat_1` …"""

    def __init__(self, config: EnvConfig, actions: int) -> None:
        self.config = config
        self.names = [f"seat_{seat}" for seat in range(config.seats)]
        self.numbers = {name: seat for seat, name in enumerate(self.names)}
        self._observation_spaces = [config.observation_space(actions) for _ in self.names]
        self._action_spaces = [config.action_space(actions) for _ in self.names]
        self.state_space: Box = config.state_space()
        self.random: np.random.Generator | None = None
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game in progress; a RuntimeError before the first one."""
        if self._episode is None:
            raise RuntimeError("there is no game yet: call reset() first")
        return self._episode

    def deal(self, seed: int | None) -> Episode:
        """A new game; the same seed brings the same games, one after another."""
        if self.random is None or seed is not None:
            self.random = np_random(seed)[0]
        self._episode = Episode(self.config, self.random.bytes(32), {})
        return self._episode

    def number(self, agent: str) -> int:
        """The seat of an agent; a ValueError if there is none."""
        seat = self.numbers.get(agent)
        if seat is None:
            last = self.names[-1]
            raise ValueError(f"there is no agent {agent!r}; the agents are seat_0 to {last}")
        return seat

    def observation_space(self, agent: str) -> "Space[Any]":
        """The same object each time, as PettingZoo wants it."""
        return self._observation_spaces[self.number(agent)]

    def action_space(self, agent: str) -> "Discrete[Any]":
        """The same object each time, as PettingZoo wants it."""
        return self._action_spaces[self.number(agent)]


def observation(config: EnvConfig, episode: Episode, seat: int, mask: bytearray) -> Observation:
    """What a seat knows and which actions are legal, in arrays of their own."""
    told = np.frombuffer(config.encode(episode.table, seat), np.uint8).copy()
    return {"observation": told, "action_mask": np.frombuffer(mask, np.int8)}


def check_render_mode(mode: str | None, known: Sequence[str] = RENDER_MODES) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in known:
        raise ValueError(f"render_mode cannot be {mode!r}; it may be {' or '.join(known)}")
    return mode


def rendered(mode: str | None, episode: Episode) -> str | None:
    """The game so far in words: given back, or printed for a human."""
    if mode == "ansi":
        return episode.text()
    if mode == "human":
        print(episode.text())
    return None
