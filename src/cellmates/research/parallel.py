"""PettingZoo's environment in which all agents act at once.

Every agent acts in every step. Seats that are not asked have one legal action, `wait`: the number
behind the last option of the catalogue. Seats that are asked at the same time choose at the same
time, each from what it knew before.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete, Space
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from cellmates.research.agents import (
    RENDER_MODES,
    Agents,
    Observation,
    check_render_mode,
    observation,
    rendered,
)
from cellmates.research.config import EnvConfig

Steps = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class ParallelTable(ParallelEnv[str, Observation, int]):
    """A table of any game; keys besides those named here configure the game (`mode`, `seats` …).

    What `talk`, `unasked`, `reward` and `illegal` do: see `EnvConfig`.
    """

    metadata = {  # noqa: RUF012 (declared as PettingZoo does)
        "render_modes": list(RENDER_MODES),
        "name": "cellmates",
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
        self.wait = self.config.actions
        self.render_mode = check_render_mode(render_mode)
        self.table_agents = Agents(self.config, self.config.actions + 1)
        self.possible_agents = self.table_agents.names[:]
        self.agents = []
        self._legal: list[tuple[int, ...]] = []

    def observation_space(self, agent: str) -> "Space[Any]":
        return self.table_agents.observation_space(agent)

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self.table_agents.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table_agents.deal(seed)
        self.agents = self.possible_agents[:]
        self._ask()
        return self._observations(), {name: {} for name in self.agents}

    def _ask(self) -> None:
        episode = self.table_agents.episode
        self._legal = [
            episode.legal(seat) or (self.wait,) for seat in range(len(self.possible_agents))
        ]

    def _observations(self) -> dict[str, Observation]:
        episode, config = self.table_agents.episode, self.config
        found = {}
        for seat, name in enumerate(self.possible_agents):
            mask = bytearray(self.wait + 1)
            for option in self._legal[seat]:
                mask[option] = 1
            found[name] = observation(config, episode, seat, mask)
        return found

    def state(self) -> NDArray[np.uint8]:
        """The whole truth, in the layout of observations."""
        truth = self.config.encode_truth(self.table_agents.episode.table)
        return np.frombuffer(truth, np.uint8).copy()

    def step(self, actions: Mapping[str, int]) -> Steps:
        episode = self.table_agents.episode
        if not self.agents:
            raise RuntimeError("the game is over: call reset() for another one")
        chosen = self._chosen(actions)
        offender = next((seat for seat, legal in enumerate(self._legal)
                         if chosen[seat] not in legal), -1)  # fmt: skip
        infos: dict[str, dict[str, Any]] = {name: {} for name in self.possible_agents}
        if offender >= 0:
            if self.config.illegal == "raise":
                self.config.refuse(offender, chosen[offender], episode.legal(offender))
            infos[self.possible_agents[offender]]["illegal"] = chosen[offender]
            return self._told(self.config.penalties(offender), True, infos)
        # Answers come first: who talks or does something unasked is still asked after it, so that
        # nobody else's choice can be overtaken.
        seats = [seat for seat, option in enumerate(chosen) if option != self.wait]
        for seat in sorted(seats, key=lambda each: not episode.answers(each, chosen[each])):
            episode.take(seat, chosen[seat])
        if episode.over:
            return self._told(self.config.rewards(episode.table), True, infos)
        return self._told((0.0,) * self.config.seats, False, infos)

    def _chosen(self, actions: Mapping[str, int]) -> list[int]:
        for agent in actions:
            self.table_agents.number(agent)
        missing = [name for name in self.possible_agents if name not in actions]
        if missing:
            raise ValueError(f"{missing[0]} has no action; who is not asked takes {self.wait}")
        return [int(actions[name]) for name in self.possible_agents]

    def _told(
        self, rewards: tuple[float, ...], over: bool, infos: dict[str, dict[str, Any]]
    ) -> Steps:
        names = self.possible_agents
        if over:
            self.agents = []
            self._legal = [(self.wait,)] * len(names)
        else:
            self._ask()
        paid = dict(zip(names, rewards, strict=True))
        ended, cut = dict.fromkeys(names, over), dict.fromkeys(names, False)
        return self._observations(), paid, ended, cut, infos

    def render(self) -> str | None:
        return rendered(self.render_mode, self.table_agents.episode)

    def close(self) -> None:
        """There is nothing to give back, but PettingZoo's tests want to see it said."""
