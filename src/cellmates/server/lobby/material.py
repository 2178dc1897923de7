"""Material of one's own to play with: offered by the server's owner, or uploaded by a host."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cellmates.games import GAMES
from cellmates.kernel.datafile import said
from cellmates.kernel.game import Brought, Game
from cellmates.locale import Texts
from cellmates.server.lobby.configuring import game_called
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.interface import Store
from cellmates.server.support.beside import beside

MOST_TOLD = 4000
"""Letters about what is wrong with files that somebody brings: all their mistakes."""

_DIGEST = re.compile(r"[0-9a-f]{32}")


class MaterialLibrary:
    """Material by name if the server's owner offers it, by digest if a host uploaded it."""

    def __init__(self, store: Store, offered: Mapping[str, Sequence[Brought]]) -> None:
        self._store = store
        self._offered = {game: {each.name: each for each in some} for game, some in offered.items()}

    def names(self, game: str) -> tuple[str, ...]:
        """What the server's owner offers for a game."""
        return tuple(self._offered.get(game, ()))

    async def bring(
        self, game_name: str, given: Mapping[str, Any], now: float, say: Callable[..., str]
    ) -> Brought:
        """Check what somebody brings, and keep it for her table; `say` tells what is wrong."""
        game = game_called(game_name)
        brought = await read(game, given, say)
        await self._store.keep_material(game_name, brought, now)
        return brought

    async def filled(self, game_name: str, keys: Mapping[str, Any]) -> dict[str, Any]:
        """The keys of a configuration with the material itself where it is only named."""
        game = game_called(game_name)
        named = keys.get(game.brings)
        if isinstance(named, str) and named in self._offered.get(game_name, ()):
            content = self._offered[game_name][named].content
        elif isinstance(named, dict):
            found = await self._kept(game, named)
            if found is None:
                what = "nothing of this name and digest is known here; bring it again"
                raise Refusal("bad_config", f"{game.brings}: {what}")
            content = found
            await read(game, content)
        else:
            return dict(keys)
        return {**keys, game.brings: content}

    async def _kept(self, game: Game, named: dict[str, Any]) -> dict[str, Any] | None:
        digest = named.get("digest")
        if set(named) != {"name", "digest"} or not isinstance(digest, str):
            raise Refusal("bad_config", f"{game.brings}: name what was brought, by name and digest")
        for each in self._offered.get(game.name, {}).values():
            if each.digest == digest and each.name == named["name"]:
                return each.content
        if not _DIGEST.fullmatch(digest):
            return None
        content = await self._store.material(game.name, digest)
        return content if content is not None and content["name"] == named["name"] else None


async def read(
    game: Game, given: Mapping[str, Any], say: Callable[..., str] | None = None
) -> Brought:
    """Read material beside the tables that go on; the second time it is known already.

    What is wrong is told in the language of `say`, in English without it.
    """
    try:
        return await beside(game.bring, given)
    except ValueError as error:
        problem = str(error) if say is None else said(error, say)
        raise Refusal("bad_config", f"{game.brings or 'game'}: {problem}"[:MOST_TOLD]) from None


def from_folders(folders: Sequence[str], texts: Texts) -> dict[str, list[Brought]]:
    """What the server's owner offers, by game; a ValueError says what is wrong with a folder."""
    offered: dict[str, list[Brought]] = {}
    for name, game in GAMES.items() if folders else ():
        if game.brings:
            offered[name] = [_from_folder(game, folder, texts) for folder in folders]
    for each in offered.values():
        names = [brought.name for brought in each]
        for twice in {name for name in names if names.count(name) > 1}:
            raise ValueError(texts("setting-two-sets", name=twice))
    return offered


def _from_folder(game: Game, folder: str, texts: Texts) -> Brought:
    try:
        return game.bring(folder)
    except ValueError as error:
        where = "" if str(error).startswith(folder) else f"{folder}: "
        raise ValueError(f"{where}{said(error, texts)}") from None
