"""What an environment plays: the game, what seats are offered, and what they are rewarded for."""

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy import int8, uint8

from cellmates import bots
from cellmates.games import GAMES, PARTS, part
from cellmates.kernel.encoding import EncodingLayout, mask
from cellmates.kernel.errors import NoSuchSeat
from cellmates.kernel.table import Table

REWARDS = ("win", "score")
ILLEGAL = ("terminate", "raise")


class EnvConfig:
    """The rules of an environment. It never changes, so that copies share it.

    `keys` configure the game as records and the command line do (`mode`, `seats`, `edition` …).
    With `talk` a seat that is asked may say a phrase before it answers, one for each question;
    with `unasked` it may also do what the rules let it do without being asked. `reward` is `win`
    (1 for seats that won, -1 for the others) or `score` (the game's own points), paid when the game
    ends. What happens to a choice that was not offered: `terminate` ends the game, -1 for the seat
    and 0 for all others; `raise` is a ValueError and changes nothing.
    """

    def __init__(
        self,
        game: str,
        keys: Mapping[str, object],
        *,
        talk: bool = False,
        unasked: bool = False,
        reward: str = "win",
        illegal: str = "terminate",
    ) -> None:
        if game not in env_ids():
            raise ValueError(f"there is no game {game!r}; there are {', '.join(env_ids())}")
        _one_of("reward", reward, REWARDS)
        _one_of("illegal", illegal, ILLEGAL)
        self.keys = dict(keys)
        self.talk = talk
        self.unasked = unasked
        self.plain = not (talk or unasked)  # seats are offered the answers to questions, no more
        self.reward = reward
        self.illegal = illegal
        self.game = GAMES[game]
        self.rules: Any = self.game.config(keys)
        encoding = part(PARTS[game].encoding)
        self.layout: EncodingLayout = encoding.LAYOUT
        self.encode: Callable[[Table, int], bytes] = encoding.encode
        self.encode_truth: Callable[[Table], bytes] = encoding.encode_truth
        model = self.game.deal(self.rules, bytes(32))
        self.catalogue = model.catalogue()
        self.actions = len(self.catalogue)
        self.seats = self._seats()

    def _seats(self) -> int:
        seats = self.game.config_keys(self.rules)["seats"]
        assert isinstance(seats, int)
        return seats

    def __reduce__(self) -> Any:
        more = (self.talk, self.unasked, self.reward, self.illegal)
        return _config, (self.game.name, self.keys, *more)

    def __deepcopy__(self, memo: object) -> "EnvConfig":
        return self

    def check_seat(self, seat: int) -> None:
        """A ValueError if there is no such seat."""
        if seat not in range(self.seats):
            raise NoSuchSeat(seat, self.seats)

    def bots_beside(self, seat: int | None, others: str | Mapping[int, str]) -> dict[int, str]:
        """Who plays the seats that the learner does not: by seat, or the same bot in all of them;
        with `seat` None the learner plays every seat."""
        if seat is None:
            return {}
        self.check_seat(seat)
        rest = [each for each in range(self.seats) if each != seat]
        named = dict.fromkeys(rest, others) if isinstance(others, str) else dict(others)
        for each, name in named.items():
            self.check_seat(each)
            if each == seat:
                raise ValueError(f"seat {seat} is the learner's, and not for the bot {name!r}")
            bots.kind_of(self.game.name, name)
        missing = [each for each in rest if each not in named]
        if missing:
            raise ValueError(f"nobody plays seat {missing[0]}: name a bot for it in `others`")
        return named

    def rewards(self, table: Table) -> tuple[float, ...]:
        """What each seat gets at the end of a game."""
        assert table.outcome is not None
        if self.reward == "score":
            return table.outcome.scores
        return tuple([1.0 if each.won else -1.0 for each in self.game.results(table)])

    def penalties(self, offender: int) -> tuple[float, ...]:
        """What each seat gets when one of them chose what was not offered."""
        return tuple([-1.0 if seat == offender else 0.0 for seat in range(self.seats)])

    def refuse(self, seat: int, option: object, legal: tuple[int, ...]) -> NoReturn:
        """Say why a choice is not legal."""
        words = ", ".join(f"{each} ({self.catalogue.text(each)})" for each in legal)
        offered = f"it may choose {words}" if legal else "it is not asked anything"
        raise ValueError(f"{option!r} is not legal for seat {seat}: {offered}")

    def mask(self, legal: tuple[int, ...]) -> bytearray:
        """A byte for each option of the catalogue, 1 for those that are legal."""
        return mask(legal, self.actions)

    def observation_space(self, actions: int) -> "Space[Any]":
        """What is observed: the encoding, and which of so many actions are legal."""
        spaces: dict[str, Space[Any]] = {
            "observation": Box(0, 255, (self.layout.size,), uint8),
            "action_mask": Box(0, 1, (actions,), int8),
        }
        return Dict(spaces)

    def state_space(self) -> Box:
        """The whole truth, for critics that may see everything."""
        return Box(0, 255, (self.layout.size,), uint8)

    def action_space(self, actions: int) -> "Discrete[Any]":
        """An action is the number of an option in the catalogue."""
        return Discrete(actions)


def _config(
    game: str, keys: Mapping[str, object], talk: bool, unasked: bool, reward: str, illegal: str
) -> EnvConfig:
    return EnvConfig(game, keys, talk=talk, unasked=unasked, reward=reward, illegal=illegal)


def _one_of(name: str, value: object, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ValueError(f"{name} cannot be {value!r}; it may be {' or '.join(known)}")


def env_ids() -> dict[str, str]:
    """The names under which games are registered, by game: those games that have an encoding."""
    versions = {
        game: part(parts.encoding).LAYOUT.version for game, parts in PARTS.items() if parts.encoding
    }
    return {game: f"cellmates/{game.capitalize()}-v{version}" for game, version in versions.items()}
