"""Many tables at once behind Gymnasium's vector interface, written into one block of memory.

Observations, masks and all else are written into arrays that the caller may bring (`Buffers`), and
the same arrays are handed out by every step: copy what has to be kept.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cellmates.kernel.table import Table
from cellmates.kernel.table_rows import TableRows
from cellmates.research.agents import Observation
from cellmates.research.config import EnvConfig
from cellmates.research.episode import Episode
from cellmates.research.single import deal


class Buffers(NamedTuple):
    """Where a vector environment writes: an entry or a row for each table."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]
    reward: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    seat: NDArray[np.int64]

    @staticmethod
    def made_for(num_envs: int, config: EnvConfig) -> "Buffers":
        """New ones of the right sizes."""
        return Buffers(
            np.zeros((num_envs, config.layout.size), np.uint8),
            np.zeros((num_envs, config.actions), np.int8),
            np.zeros(num_envs, np.float64),
            np.zeros(num_envs, np.bool_),
            np.zeros(num_envs, np.bool_),
            np.zeros(num_envs, np.int64),
        )

    def check(self, num_envs: int, config: EnvConfig) -> None:
        """A ValueError names the array that is not as it should be."""
        right = Buffers.made_for(num_envs, config)
        for name in self._fields:
            given: NDArray[Any] = getattr(self, name)
            wanted: NDArray[Any] = getattr(right, name)
            if given.shape != wanted.shape or given.dtype != wanted.dtype:
                raise ValueError(
                    f"the buffer {name} is {given.dtype}{list(given.shape)};"
                    f" it has to be {wanted.dtype}{list(wanted.shape)}"
                )
            if not given.flags.c_contiguous or not given.flags.writeable:
                raise ValueError(f"the buffer {name} must be writeable and C-contiguous")


class TableVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` tables of any game, each as a `TableEnv` with the same arguments.

    `autoreset` says when a finished game is followed by the next: in the `SameStep`, in the
    `NextStep`, or `Disabled`: when `reset` is called with `options={"reset_mask": …}`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int | None = 0,
        others: str | Mapping[int, str] = "random",
        talk: bool = False,
        unasked: bool = False,
        reward: str = "win",
        illegal: str = "terminate",
        autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP,
        buffers: Buffers | None = None,
        render_mode: None = None,
        **keys: object,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs cannot be {num_envs}; at least one table is needed")
        self.config = EnvConfig(
            game, keys, talk=talk, unasked=unasked, reward=reward, illegal=illegal
        )
        self.bot_names = self.config.bots_beside(seat, others)
        self.num_envs = num_envs
        self.autoreset = AutoresetMode(autoreset)
        self.metadata = {"autoreset_mode": self.autoreset}
        self.single_observation_space = self.config.observation_space(self.config.actions)
        self.single_action_space = self.config.action_space(self.config.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.buffers = buffers or Buffers.made_for(num_envs, self.config)
        self.buffers.check(num_envs, self.config)
        self.episodes: list[Episode] = []
        self._randoms: list[np.random.Generator] = []
        self._seats: list[int] = [0] * num_envs
        self._legal: list[tuple[int, ...]] = [()] * num_envs
        self._bind()

    @property
    def legal(self) -> list[tuple[int, ...]]:
        """What may be chosen at each table, as numbers: shorter than masks where few are legal."""
        return self._legal

    def _bind(self) -> None:
        """Look at the buffers as bytes, which is the cheapest way to write a row, and keep at hand
        what every row needs."""
        self._rows = TableRows(
            self.config.encode,
            self.config.layout.size,
            self.config.actions,
            self.buffers.observation.reshape(-1).data,
            self.buffers.action_mask.view(np.uint8).reshape(-1).data,
            self._seats,
            self._legal,
        )
        self._tables: list[Table] = [episode.table for episode in self.episodes]
        self._observations = {
            "observation": self.buffers.observation,
            "action_mask": self.buffers.action_mask,
        }

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        chosen = self._reset_mask(options)
        self._seed(seed, chosen)
        for place in np.flatnonzero(chosen).tolist():
            self._deal(place)
        self.buffers.terminated[chosen] = False
        self.buffers.truncated[chosen] = False
        return self._observations, self._infos()

    def _reset_mask(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        everything: NDArray[np.bool_] = np.ones(self.num_envs, np.bool_)
        mask = (options or {}).get("reset_mask", everything)
        if not isinstance(mask, np.ndarray) or mask.shape != everything.shape or mask.dtype != bool:
            raise ValueError(f"reset_mask has to be an array of {self.num_envs} booleans")
        if not self.episodes and not mask.all():
            raise ValueError("all tables have to be reset before some of them can be")
        return mask

    def _seed(self, seed: int | Sequence[int | None] | None, chosen: NDArray[np.bool_]) -> None:
        number = self.num_envs
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + place for place in range(number)]
        else:
            seeds = list(seed)
        if len(seeds) != number:
            raise ValueError(f"there are {len(seeds)} seeds for {number} tables")
        if not self._randoms:
            self._randoms = [np_random(each)[0] for each in seeds]
            return
        for place, each in enumerate(seeds):
            if each is not None and chosen[place]:
                self._randoms[place] = np_random(each)[0]

    def _deal(self, place: int) -> None:
        episode = deal(self.config, self._randoms[place], self.bot_names)
        if len(self.episodes) == place:
            self.episodes.append(episode)
            self._tables.append(episode.table)
        else:
            self.episodes[place] = episode
            self._tables[place] = episode.table
        self._ask(place, episode)

    def _ask(self, place: int, episode: Episode) -> None:
        seat, legal = episode.question()
        self._rows.write(place, episode.table, seat, legal)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if not self.episodes:
            raise RuntimeError("there is no game yet: call reset() first")
        options = np.asarray(actions).tolist()
        if len(options) != self.num_envs:
            raise ValueError(f"there are {len(options)} actions for {self.num_envs} tables")
        legal = self._legal
        if self.config.illegal == "raise":
            for place, option in enumerate(options):
                if legal[place] and option not in legal[place]:
                    self.config.refuse(self._seats[place], option, legal[place])
        if self.autoreset is AutoresetMode.DISABLED and () in legal:
            raise RuntimeError(f"the game of table {legal.index(())} is over: reset it first")
        self.buffers.reward.fill(0.0)
        self.buffers.terminated.fill(False)
        infos: dict[str, Any] = {}
        for place in self._take(options):
            table = self._tables[place]
            if not legal[place]:  # it ended in the step before
                self._deal(place)
            elif table.outcome is not None:
                infos = self._end(place, self.config.rewards(table), {}, infos)
            else:
                penalties = self.config.penalties(self._seats[place])
                infos = self._end(place, penalties, {"illegal": options[place]}, infos)
        told = self.buffers
        return self._observations, told.reward, told.terminated, told.truncated, self._infos(infos)

    def _take(self, options: list[int]) -> list[int]:
        """Take an option at each table and say what is asked next; the tables where that cannot be
        are named: their game is over, or the option was not legal."""
        if self.config.plain and not self.bot_names:
            return self._rows.step(self._tables, options)
        left: list[int] = []
        for place, option in enumerate(options):
            episode = self.episodes[place]
            if option not in self._legal[place]:
                left.append(place)
                continue
            episode.take(self._seats[place], option)
            if episode.table.outcome is not None:
                left.append(place)
            else:
                self._ask(place, episode)
        return left

    def _infos(self, infos: dict[str, Any] | None = None) -> dict[str, Any]:
        infos = infos or {}
        self.buffers.seat[:] = self._seats
        infos["seat"] = self.buffers.seat
        infos["_seat"] = np.ones(self.num_envs, np.bool_)
        return infos

    def _end(
        self, place: int, rewards: tuple[float, ...], info: dict[str, Any], infos: dict[str, Any]
    ) -> dict[str, Any]:
        """A game has ended: pay, and deal the next one where that happens in the same step."""
        seat = self._seats[place]
        self.buffers.reward[place] = rewards[seat]
        self.buffers.terminated[place] = True
        self._rows.write(place, self._tables[place], seat, ())
        info.update(seat=seat, rewards=np.array(rewards))
        if self.autoreset is not AutoresetMode.SAME_STEP:
            del info["seat"]  # it is told for all tables
            return self._add_info(infos, info, place)
        last = {name: rows[place].copy() for name, rows in self._observations.items()}
        infos = self._add_info(infos, {"final_obs": last, "final_info": info}, place)
        self._deal(place)
        return infos

    def __getstate__(self) -> dict[str, Any]:
        state = self.__dict__.copy()
        for name in ("_rows", "_tables", "_observations"):
            del state[name]
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ = state
        self._bind()
