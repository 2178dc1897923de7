"""Lockup as everything else sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from cellmates.kernel.game import Brought, Game, Setting
from cellmates.kernel.table import Table
from cellmates.lockup import cards as card_sets
from cellmates.lockup.config import MODES, Config
from cellmates.lockup.content import STANDARD, from_folder, from_mapping
from cellmates.lockup.expectations import differences
from cellmates.lockup.faces import faces
from cellmates.lockup.names import CREWS, LEVELS
from cellmates.lockup.options import catalogue_of
from cellmates.lockup.positions import set_up
from cellmates.lockup.setup import deal
from cellmates.lockup.table import LockupTable


class LockupGame(Game):
    """The static description of Lockup."""

    def __init__(self) -> None:
        self.name = "lockup"
        self.rules_version = 2
        self.modes = MODES
        self.seats = {mode: (1,) if "solo" in mode else (2, 3, 4, 5) for mode in MODES}
        self.options = catalogue_of(card_sets.standard())
        self.hidden_information = True
        self.scoring = "reputation stars of each seat"
        self.brings = "cards"

    def levels(self, mode: str) -> tuple[str, ...]:
        return LEVELS if "solo" in mode else ()

    def config(self, keys: Mapping[str, object]) -> Config:
        return Config.from_dict(keys)

    def config_keys(self, config: Any) -> dict[str, object]:
        assert isinstance(config, Config)
        return config.to_dict()

    def settings(self) -> list[Setting]:
        return [
            Setting("mode", "choice", MODES[0], MODES),
            Setting("solo", "choice", None, LEVELS),
            Setting("bandit_cube_at_setup", "flag", False, ()),
            Setting("cards", "brought", STANDARD, (STANDARD,)),
            Setting("crews", "people", None, CREWS),
        ]

    def terms(self, config: Any) -> dict[str, object]:
        assert isinstance(config, Config)
        values = {
            "mode": config.mode,
            "solo": config.solo or None,
            "bandit_cube_at_setup": config.bandit_cube_at_setup,
            "cards": config.cards.name,
            "crews": [CREWS[crew] for crew in config.crews],
        }
        return {"values": values, "people": config.seats}

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
