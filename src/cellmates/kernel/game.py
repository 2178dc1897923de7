"""The static description of a game, by which everything else works without special cases."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.table import MOST_OPTIONS, MOST_SEATS, Table


class Setting(NamedTuple):
    """A key of a game's configuration: what it may be, and what it is if left out.

    The kind is `flag`, `choice` (one of the values), `some` (several of them), `seat` (one of them
    or a seat number), `people` (one of them for each that plays, in the order of the seats),
    `brought` (one of them, or material of one's own), or a kind of the game's own. A default of
    None is decided by the rest of the configuration.
    """

    key: str
    kind: str
    default: Any
    values: tuple[Any, ...]


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

    def levels(self, mode: str) -> tuple[str, ...]:
        """How hard a mode can be made, in a word each; none: there is no choice."""
        return ()

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
        """What a configuration comes to: the `values` of all settings, and what follows."""
        return {"values": {}, "people": config.seats}

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
