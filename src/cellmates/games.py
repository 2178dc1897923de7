"""The games there are, by name; each is imported when it is first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from cellmates.kernel.game import Game

_PACKAGES = {"room25": "cellmates.room25", "lockup": "cellmates.lockup"}


class Games(Mapping[str, Game]):
    """A mapping from names to games."""

    def __getitem__(self, name: str) -> Game:
        game = import_module(_PACKAGES[name]).GAME
        assert isinstance(game, Game)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_PACKAGES)

    def __len__(self) -> int:
        return len(_PACKAGES)


GAMES = Games()
