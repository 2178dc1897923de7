"""The games behind the interfaces that research uses: PettingZoo, Gymnasium and OpenSpiel.

To import this package registers every game with Gymnasium and PettingZoo, under names such as
`cellmates/Room25-v1`; the number is the version of the game's encoding. OpenSpiel's games are
registered by `cellmates.research.spiel`. docs/research.md shows how all of it is used.
"""

try:
    import gymnasium
    import pettingzoo
except ImportError as missing:
    raise ImportError(
        f"{missing.name} is not installed; cellmates.research needs what comes with"
        ' pip install "cellmates[research]"'
    ) from missing

from cellmates.research.aec import AECTable
from cellmates.research.config import EnvConfig, env_ids
from cellmates.research.episode import Episode
from cellmates.research.parallel import ParallelTable
from cellmates.research.single import TableEnv
from cellmates.research.vector import Buffers, TableVectorEnv

__all__ = [
    "AECTable",
    "Buffers",
    "EnvConfig",
    "Episode",
    "ParallelTable",
    "TableEnv",
    "TableVectorEnv",
    "env_ids",
]


def _register() -> None:
    for game, name in env_ids().items():
        if name in gymnasium.registry:
            continue  # the module was loaded anew
        given = {"game": game}
        gymnasium.register(
            name,
            entry_point="cellmates.research.single:TableEnv",
            vector_entry_point="cellmates.research.vector:TableVectorEnv",
            kwargs=given,
        )
        pettingzoo.register("aec", name, "cellmates.research.aec:AECTable", kwargs=given)
        parallel = "cellmates.research.parallel:ParallelTable"
        pettingzoo.register("parallel", name, parallel, kwargs=given)


_register()
