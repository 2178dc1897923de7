"""The results of a comparison as tables for people and as JSON for programs."""

from typing import Any

from cellmates import __version__
from cellmates.lab.paired import PairedPlan, PairedResults, difference, mcnemar
from cellmates.lab.statistics import Interval, wilson
from cellmates.locale import Texts
from cellmates.terminal.columns import table


def as_json(plan: PairedPlan, results: PairedResults) -> dict[str, Any]:
    """Everything that was counted and reckoned; it depends on the plan alone."""
    base = plan.base
    return {
        "version": __version__,
        "game": base.game,
        "keys": base.keys,
        "with": plan.changed,
        "bots": list(base.bots),
        "sides": base.sides,
        "seed": base.seed.hex(),
        "pairs": results.games,
        "outcomes": [
            {
                "side": side,
                "pairs": pairs.games,
                "without": round(pairs.base / pairs.games, 6),
                "with": round(pairs.switched / pairs.games, 6),
                "only_without": pairs.base_only,
                "only_with": pairs.switched_only,
                "difference": _bounds(difference(pairs)),
                "p": round(mcnemar(pairs), 6),
            }
            for side, pairs in results.sides().items()
        ],
        "figures": {name: _bounds(mean.mean()) for name, mean in sorted(results.figures.items())},
    }


def _bounds(interval: Interval) -> dict[str, float]:
    return {name: round(value, 6) for name, value in interval._asdict().items()}


def as_text(plan: PairedPlan, results: PairedResults, texts: Texts) -> str:
    """Who wins how much more with the rule than without it, and what else becomes different."""
    changed = ", ".join(f"{key}={value}" for key, value in plan.changed.items())
    title = texts("lab-compare-title", count=results.games, changed=changed)
    sides = table(
        [
            texts("column-side"),
            texts("lab-column-without"),
            texts("lab-column-with"),
            texts("lab-column-difference"),
            texts("column-interval"),
            texts("lab-column-only"),
            "p",
        ],
        [
            [
                _side(side, texts),
                f"{wilson(pairs.base, pairs.games).value:.1%}",
                f"{wilson(pairs.switched, pairs.games).value:.1%}",
                f"{difference(pairs).value:+.1%}",
                "{1:+.1%} … {2:+.1%}".format(*difference(pairs)),
                f"{pairs.base_only} / {pairs.switched_only}",
                f"{mcnemar(pairs):.3f}",
            ]
            for side, pairs in results.sides().items()
        ],
    )
    figures = table(
        ["", texts("lab-column-difference"), texts("column-interval")],
        [
            [
                texts(f"column-{name}") if f"column-{name}" in texts else name,
                f"{mean.mean().value:+.1f}",
                "{1:+.1f} … {2:+.1f}".format(*mean.mean()),
            ]
            for name, mean in sorted(results.figures.items())
        ],
    )
    seed = texts("simulate-seed", seed=plan.base.seed.hex())
    return "\n".join([title, "", *sides, "", *figures, "", texts("lab-compare-note"), seed])


def _side(name: str, texts: Texts) -> str:
    """A side in the language, with its seat where each plays for itself: `each player 2`."""
    side, _, seat = name.partition(" ")
    known = texts(f"side-{side}") if f"side-{side}" in texts else side
    return texts("lab-seat", number=seat) if seat else known
