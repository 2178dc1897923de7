"""Lockup as everything else sees it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cellmates.kernel.day import DayMode, DayScore
from cellmates.kernel.ending import Ending
from cellmates.kernel.game import Brought, Departure, Game, Preset, SeatResult, Setting
from cellmates.kernel.packing import unpack
from cellmates.kernel.table import Table
from cellmates.lockup import cards as card_sets
from cellmates.lockup import day
from cellmates.lockup.config import MODES, SOLO_MODES, USUAL_LEVEL, Config
from cellmates.lockup.content import STANDARD, from_folder, from_mapping
from cellmates.lockup.ending import ending
from cellmates.lockup.expectations import differences
from cellmates.lockup.faces import faces
from cellmates.lockup.names import CREWS, LEVELS, ROUNDS
from cellmates.lockup.options import catalogue_of
from cellmates.lockup.positions import set_up
from cellmates.lockup.presets import PRESETS
from cellmates.lockup.setup import deal
from cellmates.lockup.table import LockupTable

_BANDIT: Final = "bandit_cube_at_setup"
_HIDDEN: Final = "hidden_tomes"


class LockupGame(Game):
    """The static description of Lockup."""

    def __init__(self) -> None:
        self.name = "lockup"
        self.rules_version = 3
        self.modes = MODES
        self.seats = {mode: (1,) if mode in SOLO_MODES else (2, 3, 4, 5) for mode in MODES}
        self.options = catalogue_of(card_sets.standard())
        self.hidden_information = True
        self.scoring = "reputation stars of each seat"
        self.brings = "cards"
        self.minutes = 60
        self.weight = "medium"

    def levels(self, mode: str) -> dict[str, dict[str, object]]:
        return {level: {"solo": level} for level in LEVELS} if mode in SOLO_MODES else {}

    def level(self, keys: Mapping[str, object]) -> str | None:
        alone = keys.get("mode") in SOLO_MODES or keys.get("seats") == 1
        level = keys.get("solo") or (USUAL_LEVEL if alone else None)
        return None if level is None else str(level)

    def presets(self) -> tuple[Preset, ...]:
        return PRESETS

    def departures(self, keys: Mapping[str, object]) -> list[Departure]:
        asked = keys.get(_BANDIT, False)
        return [Departure(_BANDIT, asked, False)] if asked is not False else []

    def config(self, keys: Mapping[str, object]) -> Config:
        return Config.from_dict(keys)

    def config_keys(self, config: Any) -> dict[str, object]:
        assert isinstance(config, Config)
        return config.to_dict()

    def settings(self) -> list[Setting]:
        return [
            Setting("mode", "choice", MODES[0], MODES, "game"),
            Setting("solo", "choice", None, LEVELS, "game", ("mode",)),
            Setting(_BANDIT, "flag", False, (), "cards"),
            Setting(_HIDDEN, "flag", False, (), "game"),
            Setting("cards", "brought", STANDARD, (STANDARD,), "cards", (), "cards"),
            Setting("crews", "people", None, CREWS, "game", ("mode", "seats")),
        ]

    def terms(self, config: Any) -> dict[str, object]:
        assert isinstance(config, Config)
        values = {
            "mode": config.mode,
            "solo": config.solo or None,
            _BANDIT: config.bandit_cube_at_setup,
            _HIDDEN: config.hidden_tomes,
            "cards": config.cards.name,
            "crews": [CREWS[crew] for crew in config.crews],
        }
        usual = {"mode": MODES[0], "solo": None, _BANDIT: False, _HIDDEN: False}
        usual |= {"cards": STANDARD, "crews": None}
        return {
            "values": values,
            "book": usual,
            "people": config.seats,
            "level": config.solo or None,
            "levels": list(self.levels(config.mode)),
            "matters": [
                key
                for key in values
                if (key != "solo" or config.solo) and (key != _HIDDEN or not config.solo)
            ],
        }

    def cast(self, keys: Mapping[str, object]) -> list[str]:
        settled = {key: keys[key] for key in ("mode", "seats", "crews") if key in keys}
        return [CREWS[crew] for crew in Config.from_dict(settled).crews]

    def progress(self, table: Table) -> tuple[int, int]:
        assert isinstance(table, LockupTable)
        return table.round_number, ROUNDS

    def results(self, table: Table) -> list[SeatResult]:
        assert isinstance(table, LockupTable)
        assert table.outcome is not None
        winners, crews = table.outcome.winners, table.config.crews
        return [
            SeatResult(seat in winners, (f"crew-{CREWS[crew]}",)) for seat, crew in enumerate(crews)
        ]

    def day_modes(self) -> tuple[DayMode, ...]:
        return day.MODES

    def day_score(self, table: Table) -> DayScore:
        assert isinstance(table, LockupTable)
        return day.score(table)

    def bring(self, given: Any) -> Brought:
        content = from_mapping(given) if isinstance(given, Mapping) else from_folder(Path(given))
        card_sets.read(content)
        return Brought(content.name, content.digest, content.to_dict())

    def files(self) -> dict[str, str]:
        return card_sets.standard_files()

    def brought(self, config: Any) -> Brought | None:
        assert isinstance(config, Config)
        content = config.cards.content
        if content is None:
            return None
        return Brought(content.name, content.digest, content.to_dict())

    def faces(self, config: Any) -> dict[str, Any]:
        assert isinstance(config, Config)
        return {"cards": faces(config.cards), "names": config.cards.names}

    def deal(self, config: Any, seed: bytes) -> Table:
        assert isinstance(config, Config)
        return deal(config, seed)

    def ending(self, config: Any, seed: bytes, choices: Sequence[tuple[int, int]]) -> Ending:
        assert isinstance(config, Config)
        return ending(deal(config, seed), choices)

    def position(self, keys: Mapping[str, object], position: Mapping[str, Any]) -> Table:
        return set_up(keys, position)

    def seat_of(self, table: Table, who: str) -> int:
        assert isinstance(table, LockupTable)
        if not who.isdecimal() or int(who) >= table.seats:
            raise ValueError(f"there is no seat {who!r}")
        return int(who)

    def differences(self, table: Table, expected: Mapping[str, Any]) -> list[str]:
        assert isinstance(table, LockupTable)
        return differences(table, expected)


GAME: Final = LockupGame()


def restore(keys: dict[str, object], packed: bytes) -> Table:
    """A table that was pickled."""
    return unpack(packed, deal(Config.from_dict(keys), bytes(32)))
