"""The static description of a game, by which everything else works without special cases."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.day import DayMode, DayScore
from cellmates.kernel.ending import Ending
from cellmates.kernel.table import MOST_OPTIONS, MOST_SEATS, Table


class Setting(NamedTuple):
    """A key of a game's configuration: what it may be, and what it is if left out.

    The kind is `flag`, `choice` (one of the values), `some` (at least one of them), `many` (any
    number of them, also none), `seat` (one of them or a seat number), `people` (one of them for
    each that plays, in the order of the seats), `brought` (one of them, or material of one's own),
    or a kind of the game's own. A default of None is decided by the rest of the configuration.
    """

    key: str
    kind: str
    default: Any
    values: tuple[Any, ...]
    group: str = ""  # settings of one group are shown together
    depends_on: tuple[str, ...] = ()  # keys whose change undoes what was chosen here
    flag: str = ""  # its name on the command line, if it has one: `--guards`


class Preset(NamedTuple):
    """A named set of choices for a host who does not want to go through all settings."""

    name: str
    keys: dict[str, object]  # of a configuration; what is left out is as the rules say
    modes: tuple[str, ...] = ()  # where it can be chosen; none named: everywhere
    minutes: int = 0  # how long such a game lasts, about; 0: nobody has said
    house: Mapping[str, object] = MappingProxyType({})  # what else a host decides: clock, talk
    book: bool = False  # whether it is a rulebook as printed
    bot: str = ""  # the bots that go with it; empty: the usual one


class Departure(NamedTuple):
    """A rule that was agreed on otherwise than the rulebook says."""

    key: str
    value: Any  # mypyc cannot compile a field that is an `object`
    book: Any  # None: the rest of the configuration would decide


class SeatResult(NamedTuple):
    """What became of a seat: whether it won, and what it was, as ids of messages."""

    won: bool
    was: tuple[str, ...]


class Brought(NamedTuple):
    """Material of somebody's own to play with: its name, its fingerprint, and all of it."""

    name: str
    digest: str
    content: dict[str, Any]


class Game:
    """What there is to know of a game without dealing it; each game derives one instance."""

    name: str
    rules_version: int
    modes: tuple[str, ...]
    seats: dict[str, tuple[int, ...]]  # by mode
    options: Catalogue
    hidden_information: bool
    scoring: str  # how Outcome.scores is to be read
    brings: str = ""  # the key under which people may play with material of their own
    minutes: int = 0  # how long a game lasts, about; 0: nobody has said
    weight: str = ""  # how hard it is to learn: light, medium, heavy

    def levels(self, mode: str) -> dict[str, dict[str, object]]:
        """How hard a mode can be made: the keys that each level stands for; none: no choice."""
        return {}

    def level(self, keys: Mapping[str, object]) -> str | None:
        """The level that these keys come to; None: there is no choice."""
        return None

    def presets(self) -> tuple[Preset, ...]:
        """Sets of choices by name, those for newcomers first; a name may have one for each mode."""
        return ()

    def departures(self, keys: Mapping[str, object]) -> list[Departure]:
        """The rules that these keys change; keys that nobody knows any more are passed over."""
        return []

    def config(self, keys: Mapping[str, object]) -> Any:
        """Check a configuration; a ValueError names the key that is wrong."""
        raise NotImplementedError

    def config_keys(self, config: Any) -> dict[str, object]:
        """The keys that make the same configuration again."""
        raise NotImplementedError

    def settings(self) -> list[Setting]:
        """Every key that people may agree on, apart from the number of seats."""
        return []

    def material(self) -> dict[str, object]:
        """What settings of the game's own kinds are about, as plain values."""
        return {}

    def terms(self, config: Any) -> dict[str, object]:
        """What a configuration comes to: the `values` of all settings and what the `book` has
        there, how many `people` play, the `level` and the `levels` there are, the settings that
        matter (`matters`), and in `own` what only this game speaks of."""
        return {"values": {}, "people": config.seats}

    def cast(self, keys: Mapping[str, object]) -> list[str]:
        """Who is played in which seat, where these keys settle it before the deal; else nobody.

        Where a seat plays several, the second of each follow after the first of all.
        """
        return []

    def progress(self, table: Table) -> tuple[int, int] | None:
        """The round that is played and how many there are at most; None: there are no rounds."""
        return None

    def results(self, table: Table) -> list[SeatResult]:
        """What became of every seat, once the game is over."""
        assert table.outcome is not None
        outcome = table.outcome
        return [SeatResult(seat in outcome.winners, ()) for seat in range(len(outcome.scores))]

    def day_modes(self) -> tuple[DayMode, ...]:
        """The modes that have a deal for every day, for one person who sits on the first seat."""
        return ()

    def day_score(self, table: Table) -> DayScore:
        """What a finished game of such a mode is worth to the first seat."""
        raise NotImplementedError

    def bring(self, given: Any) -> Brought:
        """Read material of somebody's own: a folder, or what such a folder holds.

        A ValueError names the file that is wrong.
        """
        raise ValueError("this game is played with what is in the box")

    def files(self) -> dict[str, str]:
        """The files of what is in the box, by name: where material of one's own may begin."""
        return {}

    def brought(self, config: Any) -> Brought | None:
        """The material of somebody's own that is played with."""
        return None

    def faces(self, config: Any) -> dict[str, Any]:
        """What stands on the material that is played with, as plain values for those who show it:
        `cards` by kind and slug, and their `names` by language."""
        raise ValueError("this game has no faces to show")

    def deal(self, config: Any, seed: bytes) -> Table:
        """A new game."""
        raise NotImplementedError

    def ending(self, config: Any, seed: bytes, choices: Sequence[tuple[int, int]]) -> Ending | None:
        """What a finished game came to; None: the game has no words for it."""
        return None

    def position(self, keys: Mapping[str, object], position: Mapping[str, Any]) -> Table:
        """A table set up by hand; a ValueError names the entry that is wrong."""
        raise ValueError("this game is only played from the deal on")

    def seat_of(self, table: Table, who: str) -> int:
        """The seat that a scenario means by a name; a ValueError if there is none."""
        return int(who)

    def attend(self, table: Table, who: str) -> None:
        """Before `who` chooses: let its question come first if its seat is asked several."""

    def differences(self, table: Table, expected: Mapping[str, Any]) -> list[str]:
        """How a table differs from what a scenario expects of its public view, unless the game
        has other words for it."""
        seen = table.view(None)
        return [
            f"{key} is {seen.get(key)!r}, not {wanted!r}"
            for key, wanted in expected.items()
            if seen.get(key) != wanted
        ]


def preset_called(game: Game, name: str, mode: str | None = None) -> Preset | None:
    """A preset by its name: the one for this mode, or the first of that name."""
    named = [each for each in game.presets() if each.name == name]
    if mode is not None:
        named = [each for each in named if not each.modes or mode in each.modes]
    return named[0] if named else None


def check_size(game: Game) -> None:
    """Refuse a game whose seats or options do not fit the two bytes that keep a choice."""
    most = max(seats for numbers in game.seats.values() for seats in numbers)
    if most > MOST_SEATS:
        raise ValueError(f"{game.name}: {most} seats; a table's history holds at most {MOST_SEATS}")
    check_catalogue(game.name, game.options)


def check_catalogue(name: str, options: Catalogue) -> None:
    """Refuse a catalogue with more options than the history can tell apart."""
    if len(options) > MOST_OPTIONS:
        raise ValueError(
            f"{name}: {len(options)} options; a table's history tells {MOST_OPTIONS} apart"
        )
