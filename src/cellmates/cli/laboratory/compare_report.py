"""The results of a comparison as tables for people and as JSON for programs."""

from typing import Any

from cellmates import __version__
from cellmates.lab.paired import PairedPlan, PairedResults, anytime, difference, mcnemar
from cellmates.lab.statistics import bounds, wilson
from cellmates.lab.words import side as side_word
from cellmates.lab.words import word
from cellmates.locale import Texts
from cellmates.terminal.columns import table


def as_json(plan: PairedPlan, results: PairedResults, stop: bool) -> dict[str, Any]:
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
        "stop": stop,
        "pairs": results.games,
        "outcomes": [
            {
                "side": side,
                "pairs": pairs.games,
                "without": round(pairs.base / pairs.games, 6),
                "with": round(pairs.switched / pairs.games, 6),
                "only_without": pairs.base_only,
                "only_with": pairs.switched_only,
                "difference": bounds(difference(pairs)),
                "p": round(anytime(pairs) if stop else mcnemar(pairs), 6),
            }
            for side, pairs in results.sides().items()
        ],
        "figures": {name: bounds(mean.mean()) for name, mean in sorted(results.figures.items())},
    }


def as_text(plan: PairedPlan, results: PairedResults, stop: bool, texts: Texts) -> str:
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
                side_word(side, texts),
                f"{wilson(pairs.base, pairs.games).value:.1%}",
                f"{wilson(pairs.switched, pairs.games).value:.1%}",
                f"{difference(pairs).value:+.1%}",
                "{1:+.1%} … {2:+.1%}".format(*difference(pairs)),
                f"{pairs.base_only} / {pairs.switched_only}",
                f"{anytime(pairs) if stop else mcnemar(pairs):.3f}",
            ]
            for side, pairs in results.sides().items()
        ],
    )
    figures = table(
        ["", texts("lab-column-difference"), texts("column-interval")],
        [
            [
                word("column", name, texts),
                f"{mean.mean().value:+.1f}",
                "{1:+.1f} … {2:+.1f}".format(*mean.mean()),
            ]
            for name, mean in sorted(results.figures.items())
        ],
    )
    seed = texts("simulate-seed", seed=plan.base.seed.hex())
    return "\n".join(
        [
            title,
            "",
            *sides,
            "",
            *figures,
            "",
            texts("lab-anytime-note" if stop else "lab-compare-note"),
            seed,
        ]
    )
