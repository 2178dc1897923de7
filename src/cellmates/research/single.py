"""Gymnasium's environment: one learner, who plays one seat among bots, or all seats by itself."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cellmates.research.agents import (
    RENDER_MODES,
    Observation,
    check_render_mode,
    observation,
    rendered,
)
from cellmates.research.config import EnvConfig
from cellmates.research.episode import Episode


class TableEnv(gymnasium.Env[Observation, int]):
    """A table of any game; keys besides those named here configure the game (`mode`, `seats` …).

    The learner plays `seat`, and bots the `others`: one name for all of them, or names by seat.
    With `seat=None` the learner answers for whichever seat is asked (`info["seat"]`), and the
    reward is that of the seat that made the last choice; `info["rewards"]` has those of all seats
    at the end.
    What `talk`, `unasked`, `reward` and `illegal` do: see `EnvConfig`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (not ours)

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        others: str | Mapping[int, str] = "random",
        talk: bool = False,
        unasked: bool = False,
        reward: str = "win",
        illegal: str = "terminate",
        render_mode: str | None = None,
        **keys: object,
    ) -> None:
        self.config = EnvConfig(
            game, keys, talk=talk, unasked=unasked, reward=reward, illegal=illegal
        )
        self.bot_names = self.config.bots_beside(seat, others)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = self.config.observation_space(self.config.actions)
        self.action_space = self.config.action_space(self.config.actions)
        self._episode: Episode | None = None
        self._asked = 0 if seat is None else seat
        self._legal: tuple[int, ...] = ()

    @property
    def episode(self) -> Episode:
        """The game in progress; a RuntimeError before the first one."""
        if self._episode is None:
            raise RuntimeError("there is no game yet: call reset() first")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._episode = deal(self.config, self.np_random, self.bot_names)
        return self._ask()

    def _ask(self) -> tuple[Observation, dict[str, Any]]:
        self._asked, self._legal = self.episode.question()
        return self._observation(), {"seat": self._asked}

    def _observation(self) -> Observation:
        mask = self.config.mask(self._legal)
        return observation(self.config, self.episode, self._asked, mask)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, under the name by which sb3-contrib asks for it."""
        return np.frombuffer(self.config.mask(self._legal), np.bool_)

    def state(self) -> NDArray[np.uint8]:
        """The whole truth, in the layout of observations."""
        return np.frombuffer(self.config.encode_truth(self.episode.table), np.uint8).copy()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        config, episode, seat = self.config, self.episode, self._asked
        if not self._legal:
            raise RuntimeError("the game is over: call reset() for another one")
        if action not in self._legal:
            if config.illegal == "raise":
                config.refuse(seat, action, self._legal)
            return self._ended(config.penalties(seat), {"illegal": int(action)})
        episode.take(seat, int(action))
        if episode.over:
            return self._ended(config.rewards(episode.table), {})
        told, info = self._ask()
        return told, 0.0, False, False, info

    def _ended(
        self, rewards: tuple[float, ...], info: dict[str, Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The end, told to the seat that made the last choice."""
        self._legal = ()
        info.update(seat=self._asked, rewards=np.array(rewards))
        return self._observation(), float(rewards[self._asked]), True, False, info

    def render(self) -> str | None:
        return rendered(self.render_mode, self.episode)


def deal(config: EnvConfig, random: np.random.Generator, bot_names: Mapping[int, str]) -> Episode:
    """A game in which the learner is asked something: those that bots end before are left out."""
    while True:
        episode = Episode(config, random.bytes(32), bot_names)
        if not episode.over:
            return episode
