"""The games behind the numbers of a run: each can be played again as a record.

Whatever a run is about, it consists of cells: so many games of one simulation. Its folder keeps the
digest of every game, by which one can tell that the record is that of the game that was counted.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cellmates.lab import tuning
from cellmates.lab.arena import Simulation
from cellmates.lab.experiment import Experiment
from cellmates.lab.ladder import Ladder
from cellmates.lab.paired import PairedPlan


class PlayedCell(NamedTuple):
    """What was played, and how many games of it."""

    plan: Simulation
    games: int


def cells_of(found: Mapping[str, Any]) -> list[PlayedCell]:
    """The cells of a run, as reports count them: of an experiment its configurations, of a
    comparison the game without the rule and with it, of a ladder what every two bots play on a
    deal, of a search all that was tried. A KeyError, TypeError or ValueError if it is no run."""
    return [PlayedCell(*cell) for cell in _CELLS[found["experiment"]](found)]


def _of_experiment(found: Mapping[str, Any]) -> list[tuple[Simulation, int]]:
    experiment = Experiment.from_plan(found)
    return [(experiment.simulation(cell), experiment.games) for cell in experiment.cells]


def _of_comparison(found: Mapping[str, Any]) -> list[tuple[Simulation, int]]:
    plan = PairedPlan.from_plan(found)
    return [(each, int(found["games"])) for each in (plan.base, plan.switched)]


def _of_ladder(found: Mapping[str, Any]) -> list[tuple[Simulation, int]]:
    ladder = Ladder.from_plan(found)
    return [(game, ladder.deals) for bots in ladder.meetings for game in ladder.games(bots)]


_CELLS = {
    "run": _of_experiment,
    "compare": _of_comparison,
    "ladder": _of_ladder,
    "tune": tuning.cells_of,
}
EXPERIMENTS = tuple(_CELLS)
