"""The games for OpenSpiel: to import this module registers `python_room25` and `python_lockup`.

Chance is one node at the root: which of `deals` seeds the table is dealt from. All that follows is
drawn from that seed, so that the rest of the tree is deterministic. With `deals=0` any seed is
drawn when the node is left, as in OpenSpiel's sampled games. Seats that are asked at the same time
act one after another; what they choose in secret the others do not see.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        f"{missing.name} is not installed; cellmates.research.spiel needs what comes with"
        ' pip install "cellmates[openspiel]"'
    ) from missing

from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.research.config import EnvConfig, env_ids
from cellmates.research.episode import Episode
from cellmates.research.recall import Recall
from cellmates.testing.conformance import MOST_CHOICES

PARAMETERS: dict[str, object] = {
    "players": 0,  # 0: as many as the game is usually played by
    "mode": "",  # empty: the game's usual one
    "settings": "",  # more keys of the configuration: `guards:2;edition:season1`
    "talk": False,
    "unasked": False,
    "deals": 4096,  # how many seeds the root chooses from; 0: any
    "rng_seed": 0,  # what `deals=0` draws seeds from
}


def settings(text: str) -> dict[str, object]:
    """Keys of a configuration from a text such as `guards:2;edition:season1`."""
    words: dict[str, object] = {"true": True, "false": False}
    found: dict[str, object] = {}
    for entry in filter(None, text.split(";")):
        key, colon, value = (part.strip() for part in entry.partition(":"))
        if not colon:
            raise ValueError(f"settings: {entry!r} is not `key:value`")
        found[key] = int(value) if value.isdecimal() else words.get(value, value)
    return found


def game_type(name: str, deals: int) -> Any:
    """How OpenSpiel sees a game."""
    counts = [count for counts in GAMES[name].seats.values() for count in counts]
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=f"{name.capitalize()} (Cellmates)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if deals else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """A game of ours with its `PARAMETERS`; seats that win get 1, the others -1."""

    def __init__(self, name: str, given: Mapping[str, Any] | None = None) -> None:
        params: dict[str, Any] = {**PARAMETERS, **(given or {})}
        keys = settings(params["settings"])
        if params["mode"]:
            keys["mode"] = params["mode"]
        if params["players"]:
            keys["seats"] = params["players"]
        self.config = EnvConfig(name, keys, talk=params["talk"], unasked=params["unasked"])
        self.deals: int = params["deals"]
        if self.deals < 0:
            raise ValueError(f"deals cannot be {self.deals}; it may be 0 (any seed) or more")
        self.random = Random(params["rng_seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.config.actions,
            max_chance_outcomes=max(1, self.deals),
            num_players=self.config.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_CHOICES,
        )
        super().__init__(game_type(name, self.deals), info, dict(given or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What OpenSpiel reads observations with."""
        if params:
            raise ValueError(f"observers take no parameters; given were {params}")
        return SpielObserver(self.config, iig_obs_type)

    def seed(self, outcome: int) -> bytes:
        """What the table is dealt from after an outcome of the root."""
        return outcome.to_bytes(32, "big") if self.deals else self.random.randbytes(32)


class _Dealt(Episode):
    """A game in progress, and what its seats remember. All that a state holds is in one object, so
    that OpenSpiel's copies (by `deepcopy`) cost one clone."""

    recall: Recall | None = None  # as far as somebody has asked for it
    imagined = False  # whether the table was resampled

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Dealt":
        twin = _Dealt.__new__(_Dealt)
        twin.__dict__ = self.__dict__ | {"table": self.table.clone()}
        return twin

    def __reduce__(self) -> Any:
        return _restored, (super().__reduce__(), self.recall, self.imagined)

    def remembered(self, seat: int) -> bytes:
        """All that a seat was told and chose, as a digest."""
        if self.recall is None:
            dealt = self.config.game.deal(self.config.rules, self.seed)
            self.recall = Recall.of(dealt, self.config.seats)
        self.recall = self.recall.followed(self.table)
        return self.recall.chains[seat]


def _restored(episode: Any, recall: Recall | None, imagined: bool) -> _Dealt:
    """A game that was pickled."""
    make, arguments = episode
    dealt = _Dealt.__new__(_Dealt)
    dealt.__dict__ = make(*arguments).__dict__ | {"recall": recall, "imagined": imagined}
    return dealt


class SpielState(pyspiel.State):
    """A table, or the chance node before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt: _Dealt | None = None

    @property
    def episode(self) -> _Dealt:
        """The game in progress; a ValueError before the deal."""
        if self.dealt is None:
            raise ValueError("the table is not dealt yet: apply an outcome of the chance node")
        return self.dealt

    # OpenSpiel's interface.

    def current_player(self) -> int:
        episode = self.dealt
        if episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = episode.table.open
        return asked[0].seat if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        episode = self.dealt
        return episode is not None and episode.table.outcome is not None

    def legal_actions(self, *player: int) -> list[int]:
        """What the current player, or another one, may choose. OpenSpiel's own way to answer goes
        from Python to C++ and back three times, so the usual question is answered here."""
        episode = self.dealt
        if player or episode is None:
            actions: list[int] = super().legal_actions(*player)
            return actions
        asked = episode.table.open
        return list(episode.legal(asked[0].seat)) if asked else []

    def _legal_actions(self, player: int) -> list[int]:
        asked = self.episode.table.open
        if not asked or asked[0].seat != player:
            return []  # seats that are asked at the same time act one after another
        return list(self.episode.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = max(1, self.get_game().deals)
        return [(number, 1 / deals) for number in range(deals)]

    def _apply_action(self, action: int) -> None:
        episode = self.dealt
        if episode is None:
            game = self.get_game()
            self.dealt = _Dealt(game.config, game.seed(action), {})
            return
        asked = episode.table.open[0]
        if episode.config.plain and action in asked.options:
            episode.table.answer(0, action)
            return
        legal = episode.legal(asked.seat)
        if action not in legal:
            episode.config.refuse(asked.seat, action, legal)
        episode.take(asked.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().config.catalogue.text(action))

    def returns(self) -> list[float]:
        """1 for the seats that won, -1 for the others; 0 until the game is over."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * int(game.config.seats)
        return list(game.config.rewards(self.episode.table))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that this player cannot tell from this one, drawn among all that are
        possible by what it knows. Of what was before, only the player's own memory is kept."""
        words = [int(sampler() * (1 << 32)) % (1 << 32) for _ in range(8)]
        dice = Dice(b"".join(word.to_bytes(4, "big") for word in words))
        self.get_game().config.check_seat(player)
        twin = deepcopy(self.episode)
        twin.table = self.episode.table.reimagine(player, dice)
        own = {player: self.episode.remembered(player)}
        state: SpielState = self.get_game().new_initial_state()
        twin.recall = Recall.of(twin.table, self.get_game().config.seats, own)
        twin.imagined = True
        state.dealt = twin
        return state

    def __str__(self) -> str:
        episode = self.dealt
        if episode is None:
            return "before the deal"
        if episode.imagined:
            return f"imagined {episode.table.digest()}\n{episode.text()}"
        return f"dealt from {episode.seed.hex().lstrip('0') or '0'}\n{episode.text()}"


class SpielObserver:
    """Reads what a player knows: the encoding as a tensor, and strings that are the same if and
    only if the player knows the same and is offered the same."""

    def __init__(self, config: EnvConfig, kind: Any = None) -> None:
        self._config = config
        self._recalls = kind is not None and bool(kind.perfect_recall)
        self.tensor = np.zeros(config.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player knows at a state."""
        self._config.check_seat(player)
        episode = state.dealt
        if episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self._config.encode(episode.table, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows at a state; with perfect recall, all that it ever knew."""
        self._config.check_seat(player)
        episode = state.dealt
        if episode is None:
            return f"{player} before the deal"
        knows = blake2b(self._config.encode(episode.table, player), digest_size=16).hexdigest()
        offered = " ".join(map(str, episode.legal(player)))
        if self._recalls:
            knows += " " + episode.remembered(player).hex()
        return f"{player} {knows} {offered}"


def _register(name: str) -> None:
    class Registered(SpielGame):
        """OpenSpiel makes the game anew from its parameters alone. This has to be a class: any
        other callable is freed after the interpreter has shut down, which aborts the process."""

        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, given)

    pyspiel.register_game(game_type(name, 1), Registered)


for _name in env_ids():
    _register(_name)
