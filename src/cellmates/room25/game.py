"""Room 25 as everything else sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cellmates.kernel.day import DayMode, DayScore
from cellmates.kernel.ending import Ending
from cellmates.kernel.game import Departure, Game, Preset, SeatResult, Setting
from cellmates.kernel.packing import unpack
from cellmates.kernel.table import Table
from cellmates.room25 import agreeing, day, presets
from cellmates.room25.config import Config
from cellmates.room25.ending import ending
from cellmates.room25.expectations import differences
from cellmates.room25.modes import MODES
from cellmates.room25.names import CHARACTER_NUMBERS, CHARACTERS, ROLES
from cellmates.room25.options import OPTIONS
from cellmates.room25.positions import set_up
from cellmates.room25.setup import deal
from cellmates.room25.table import Room25Table


class Room25Game(Game):
    """The static description of Room 25."""

    def __init__(self) -> None:
        self.name = "room25"
        self.rules_version = 2
        self.modes = tuple(MODES)
        self.seats = {name: mode.seats for name, mode in MODES.items()}
        self.options = OPTIONS
        self.hidden_information = True
        self.scoring = "1 for each seat that wins, 0 for the others"
        self.minutes = 30
        self.weight = "light"

    def levels(self, mode: str) -> dict[str, dict[str, object]]:
        return {level: agreeing.LEVELS[level] for level in MODES[mode].levels}

    def level(self, keys: Mapping[str, object]) -> str | None:
        return agreeing.level(keys)

    def presets(self) -> tuple[Preset, ...]:
        return presets.presets()

    def departures(self, keys: Mapping[str, object]) -> list[Departure]:
        return agreeing.departures(keys)

    def config(self, keys: Mapping[str, object]) -> Config:
        return Config.from_dict(keys)

    def config_keys(self, config: Any) -> dict[str, object]:
        return _config(config).to_dict()

    def settings(self) -> list[Setting]:
        return agreeing.settings()

    def material(self) -> dict[str, object]:
        return agreeing.material()

    def terms(self, config: Any) -> dict[str, object]:
        return agreeing.terms(_config(config))

    def cast(self, keys: Mapping[str, object]) -> list[str]:
        people = keys.get("characters")
        return [str(name) for name in people] if isinstance(people, (list, tuple)) else []

    def progress(self, table: Table) -> tuple[int, int]:
        assert isinstance(table, Room25Table)
        return table.round_number, table.rounds

    def results(self, table: Table) -> list[SeatResult]:
        t = _table(table)
        assert t.outcome is not None
        found = []
        for seat in range(t.seats):
            mine = [who for who in t.playing if t.seat_of[who] == seat]
            roles = dict.fromkeys(
                [f"role-{ROLES[t.roles[who]]}" for who in mine if t.config.mode.hidden_roles]
            )
            names = [f"character-{CHARACTERS[who]}" for who in mine]
            found.append(SeatResult(t.outcome.scores[seat] == 1, (*roles, *names)))
        return found

    def day_modes(self) -> tuple[DayMode, ...]:
        return day.MODES

    def day_score(self, table: Table) -> DayScore:
        return day.score(_table(table))

    def deal(self, config: Any, seed: bytes) -> Table:
        return deal(_config(config), seed)

    def ending(self, config: Any, seed: bytes, choices: Sequence[tuple[int, int]]) -> Ending:
        return ending(deal(_config(config), seed), choices)

    def position(self, keys: Mapping[str, object], position: Mapping[str, Any]) -> Table:
        return set_up(keys, position)

    def seat_of(self, table: Table, who: str) -> int:
        t = _table(table)
        if who not in CHARACTER_NUMBERS or t.seat_of[CHARACTER_NUMBERS[who]] < 0:
            raise ValueError(f"{who!r} is not in the game")
        return t.seat_of[CHARACTER_NUMBERS[who]]

    def attend(self, table: Table, who: str) -> None:
        """Simultaneous questions to one player have no order: put the one about `who` first."""
        for place, asked in enumerate(table.open):
            if asked.question.about(table) == who:
                table.open.insert(0, table.open.pop(place))
                return

    def differences(self, table: Table, expected: Mapping[str, Any]) -> list[str]:
        return differences(_table(table), expected)


def _config(config: Any) -> Config:
    assert isinstance(config, Config)
    return config


def _table(table: Table) -> Room25Table:
    assert isinstance(table, Room25Table)
    return table


GAME: Final = Room25Game()


def restore(keys: dict[str, object], packed: bytes) -> Table:
    """A table that was pickled."""
    return unpack(packed, deal(Config.from_dict(keys), bytes(32)))
