"""What is agreed before a game of Lockup."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from cellmates.kernel.errors import ConfigError, UnknownKey
from cellmates.lockup import cards as card_sets
from cellmates.lockup.cards import TREASURES, CardSet
from cellmates.lockup.content import STANDARD, from_mapping
from cellmates.lockup.contests import contest_stars
from cellmates.lockup.goals import leader_stars
from cellmates.lockup.names import CREWS, DENS, LEVELS, LOCATIONS, LOW_SUSPICION, ROUNDS
from cellmates.lockup.prizes import RESERVE_PRICE, prizes
from cellmates.lockup.views import Rules

SEATS: Final = (1, 2, 3, 4, 5)
_KEYS: Final = (
    *("seats", "advanced", "solo", "cards", "cards_digest"),
    *("bandit_cube_at_setup", "hidden_tomes", "crews", "mode"),
)
MODES: Final = ("basic", "advanced", "solo", "advanced_solo")
SOLO_MODES: Final = ("solo", "advanced_solo")
USUAL_LEVEL: Final = "moderate"
"""How hard it is alone if nobody says."""


class Config:
    """Everything that is agreed before a game, checked and complete.

    `Config(seats=4)`, `Config(seats=3, advanced=True)`, `Config(solo="moderate")`; `cards` is
    "standard", a folder with card files of one's own, or what such files hold: `{"name": "mine",
    "files": {"items.toml": "…"}}`; `mode` is a short name for the first two.
    """

    given: dict[str, object]
    seats: int
    advanced: bool
    solo: str  # the level, or nothing
    cards: CardSet
    bandit_cube_at_setup: bool
    hidden_tomes: bool  # whether windows ask everybody with a tome, so that they tell nothing
    crews: tuple[int, ...]
    rules: Rules  # what follows from it as views tell it; they share it
    _names_folder: bool  # as records once did; they stay as they are

    def __init__(self, **keys: object) -> None:
        for key in keys:
            if key not in _KEYS:
                raise UnknownKey(key, sorted(set(_KEYS) - {"cards_digest"}))
        self.given = dict(keys)
        mode = keys.get("mode", "basic")
        if mode not in MODES:
            raise _not_one_of("mode", mode, MODES)
        self.advanced = self._flag(keys, "advanced", "advanced" in str(mode))
        self.solo = self._level(keys, str(mode))
        self.bandit_cube_at_setup = self._flag(keys, "bandit_cube_at_setup", False)
        self.hidden_tomes = self._flag(keys, "hidden_tomes", False) and not self.solo
        self.seats = self._seats(keys)
        self.cards = self._cards(keys)
        self._names_folder = isinstance(keys.get("cards"), str) and "cards_digest" in keys
        self.crews = self._crews(keys)
        self.rules = self._rules()

    @staticmethod
    def from_dict(keys: Mapping[str, object]) -> "Config":
        """The configuration that these keys describe."""
        return Config(**dict(keys))

    @property
    def mode(self) -> str:
        """The mode by its short name."""
        if self.solo:
            return "advanced_solo" if self.advanced else "solo"
        return "advanced" if self.advanced else "basic"

    def to_dict(self) -> dict[str, object]:
        """The keys that were given; enough to make the same configuration again."""
        keys = {"mode": self.mode, "seats": self.seats, **self.given}
        content = self.cards.content
        if content is not None:
            if not self._names_folder:  # the cards themselves: a folder changes, or is elsewhere
                keys["cards"] = content.to_dict()
            keys["cards_digest"] = self.cards.digest  # the files it lacks may change, too
        return keys

    def identity(self) -> dict[str, object]:
        """The keys that matter for the game: what cards do, not what they are called."""
        keys = self.to_dict()
        if isinstance(keys.get("cards"), dict):
            del keys["cards"]
        return keys

    def __repr__(self) -> str:
        keys = self.to_dict()
        if self.cards.content is not None:
            keys["cards"] = self.cards.name
        return "Config(" + ", ".join(f"{k}={v!r}" for k, v in keys.items()) + ")"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Config) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(repr(self))

    @property
    def players(self) -> int:
        """How many players the rules count: alone, one plays against the guards (LK-17.1)."""
        return 2 if self.solo else self.seats

    def _rules(self) -> Rules:
        return {
            "advanced": self.advanced,
            "solo": self.solo or None,
            "bandit_cube_at_setup": self.bandit_cube_at_setup,
            "players": self.players,
            "rounds": ROUNDS,
            "dens": [LOCATIONS[den] for den in DENS],
            "prizes": prizes(self.players),
            "reserve_price": RESERVE_PRICE,
            "leader_stars": leader_stars(self.players),
            "contest_stars": contest_stars(self.players),
            "treasures": list(TREASURES),
            "low_suspicion": LOW_SUSPICION,
        }

    def _flag(self, keys: dict[str, object], key: str, default: bool) -> bool:
        value = keys.get(key, default)
        if not isinstance(value, bool):
            raise ConfigError(
                f"{key} must be true or false, not {value!r}", "flag", key=key, value=str(value)
            )
        return value

    def _level(self, keys: dict[str, object], mode: str) -> str:
        level = keys.get("solo")
        if not level:
            level = USUAL_LEVEL if mode in SOLO_MODES or keys.get("seats") == 1 else ""
        if level and level not in LEVELS:
            raise _not_one_of("solo", level, LEVELS)
        return str(level)

    def _seats(self, keys: dict[str, object]) -> int:
        seats = keys.get("seats", 1 if self.solo else 4)
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in SEATS:
            raise ConfigError(
                f"seats cannot be {seats!r}; it may be 1 to 5",
                "range",
                key="seats",
                value=str(seats),
                least=1,
                most=5,
            )
        if self.solo and seats != 1:
            raise ConfigError(
                f"seats cannot be {seats} in solo",
                "in-mode",
                key="seats",
                value=str(seats),
                mode="solo",
            )
        return seats

    def _cards(self, keys: dict[str, object]) -> CardSet:
        given = keys.get("cards", STANDARD)
        try:
            if isinstance(given, Mapping):
                found = card_sets.read(from_mapping(given))
            elif not isinstance(given, str):
                shown = repr(given)[:60]
                raise ConfigError(
                    f"cards must be a word, a folder or card files, not {shown}",
                    "cards",
                    value=shown,
                )
            elif given == STANDARD:
                found = card_sets.standard()
            else:
                found = card_sets.load(Path(given))
        except ConfigError:
            raise
        except (OSError, ValueError) as error:
            raise ConfigError(f"cards: {error}", "") from error
        if keys.get("cards_digest", found.digest) != found.digest:
            raise ConfigError(
                f"cards: {found.name}: these are not the cards that the game was dealt with",
                "other-cards",
                name=found.name,
            )
        return found

    def _crews(self, keys: dict[str, object]) -> tuple[int, ...]:
        names = keys.get("crews", list(CREWS[: self.seats]))
        if not isinstance(names, list | tuple) or len(names) != self.seats:
            raise ConfigError(
                f"crews: {self.seats} are needed, by seat", "by-seat", key="crews", count=self.seats
            )
        for name in names:
            if name not in CREWS or list(names).count(name) > 1:
                raise ConfigError(
                    f"crews: {name!r} is unknown or named twice",
                    "unknown-or-twice",
                    key="crews",
                    value=str(name),
                )
        return tuple([CREWS.index(str(name)) for name in names])


def _not_one_of(key: str, value: object, allowed: Sequence[str]) -> ConfigError:
    known = ", ".join(allowed)
    return ConfigError(
        f"{key} cannot be {value!r}; there are {known}",
        "one-of",
        key=key,
        value=str(value),
        known=known,
    )
