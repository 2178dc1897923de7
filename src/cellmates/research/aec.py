"""PettingZoo's environment in which one agent acts at a time (AEC).

Seats that are asked at the same time are asked one after another; none of them sees what those
before it chose in secret.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from cellmates.research.agents import (
    RENDER_MODES,
    Agents,
    Observation,
    check_render_mode,
    observation,
    rendered,
)
from cellmates.research.config import EnvConfig


class AECTable(AECEnv[str, Observation, int | None]):
    """A table of any game; keys besides those named here configure the game (`mode`, `seats` …).

    What `talk`, `unasked`, `reward` and `illegal` do: see `EnvConfig`.
    """

    metadata = {  # noqa: RUF012 (declared as PettingZoo does)
        "render_modes": list(RENDER_MODES),
        "name": "cellmates",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
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
        self.render_mode = check_render_mode(render_mode)
        self.table_agents = Agents(self.config, self.config.actions)
        self.possible_agents = self.table_agents.names[:]
        self.agents = []

    def observation_space(self, agent: str) -> "Space[Any]":
        return self.table_agents.observation_space(agent)

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self.table_agents.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table_agents.deal(seed)
        names = self.possible_agents
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos = {name: {} for name in names}
        self._ask()

    def _ask(self) -> None:
        """Let the seat act that is asked next."""
        self._seat, self._legal = self.table_agents.episode.question()
        self.agent_selection = self.possible_agents[self._seat]

    def observe(self, agent: str) -> Observation:
        seat = self.table_agents.number(agent)
        episode, config = self.table_agents.episode, self.config
        asked = not episode.over and seat == self._seat
        return observation(config, episode, seat, config.mask(self._legal if asked else ()))

    def state(self) -> NDArray[np.uint8]:
        """The whole truth, in the layout of observations."""
        truth = self.config.encode_truth(self.table_agents.episode.table)
        return np.frombuffer(truth, np.uint8).copy()

    def step(self, action: int | None) -> None:
        episode = self.table_agents.episode
        if not self.agents:
            raise RuntimeError("the game is over: call reset() for another one")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action not in self._legal:
            if self.config.illegal == "raise" or action is None:
                self.config.refuse(self._seat, action, self._legal)
            self.infos[agent]["illegal"] = int(action)
            self._end(self.config.penalties(self._seat))
            return
        assert action is not None
        episode.take(self._seat, int(action))
        if episode.over:
            self._end(self.config.rewards(episode.table))
        else:
            self._ask()

    def _end(self, rewards: tuple[float, ...]) -> None:
        names = self.possible_agents
        self.rewards = dict(zip(names, rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(names, True)
        self._legal = ()
        self._deads_step_first()

    def render(self) -> str | None:
        return rendered(self.render_mode, self.table_agents.episode)

    def close(self) -> None:
        """There is nothing to give back, but PettingZoo's tests want to see it said."""
