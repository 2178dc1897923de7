"""The results of a simulation as tables for people and as JSON for programs."""

import json
from collections import Counter
from typing import NamedTuple

from cellmates.lab.arena import Results, Simulation
from cellmates.lab.statistics import Interval, wilson
from cellmates.lab.words import word
from cellmates.locale import Texts
from cellmates.terminal.columns import table


class Run(NamedTuple):
    """The games of one mode."""

    plan: Simulation
    keys: dict[str, object]  # the configuration, complete with mode and seats
    results: Results


def as_json(runs: list[Run], seed: bytes, seconds: float) -> str:
    """Everything that was counted; all but `speed` depends on the seed alone."""
    games = sum(run.results.games for run in runs)
    decisions = sum(_decisions(run.results) for run in runs)
    report = {
        "seed": seed.hex(),
        "runs": [_run_data(run) for run in runs],
        "speed": {
            "seconds": round(seconds, 3),
            "games_per_second": round(games / seconds, 1),
            "decisions_per_second": round(decisions / seconds),
        },
    }
    return json.dumps(report, indent=2)


def _run_data(run: Run) -> dict[str, object]:
    results = run.results
    return {
        "game": run.plan.game,
        "config": run.keys,
        "games": results.games,
        "bots": list(run.plan.bots),
        "sides": run.plan.sides,
        "outcomes": [
            {
                "side": side,
                "bot": bot,
                "games": games,
                "wins": wins,
                **_bounds("share", wilson(wins, games)),
            }
            for side, bot, games, wins in _outcomes(results)
        ],
        "reasons": dict(_most_first(results.reasons)),
        "mishaps": dict(_most_first(results.mishaps)),
        "means": {name: _bounds("mean", figure.mean()) for name, figure in results.figures.items()},
    }


def _bounds(name: str, interval: Interval) -> dict[str, float]:
    return {
        name: round(interval.value, 6),
        "low": round(interval.low, 6),
        "high": round(interval.high, 6),
    }


def as_text(runs: list[Run], seed: bytes, seconds: float, texts: Texts) -> str:
    """Tables of who won, how it ended, what killed and how long it took."""
    blocks = [block for run in runs if run.results.games for block in _run_text(run, texts)]
    games = sum(run.results.games for run in runs) / seconds
    decisions = sum(_decisions(run.results) for run in runs) / seconds
    last = [
        texts("simulate-speed", games=_rounded(games), decisions=_rounded(decisions)),
        texts("simulate-seed", seed=seed.hex()),
    ]
    return "\n\n".join("\n".join(block) for block in [*blocks, last])


def _run_text(run: Run, texts: Texts) -> list[list[str]]:
    results = run.results
    title = texts(
        "simulate-title",
        games=texts("count-games", count=results.games),
        mode=word("mode", str(run.keys["mode"]), texts),
        players=texts("count-players", count=run.keys["seats"]),  # type: ignore[arg-type]
    )
    outcomes = table(
        [
            texts("column-side"),
            texts("column-bot"),
            texts("column-games"),
            texts("column-wins"),
            texts("column-share"),
            texts("column-interval"),
        ],
        [
            [word("side", side, texts), bot, str(games), str(wins), *_share(wilson(wins, games))]
            for side, bot, games, wins in _outcomes(results)
        ],
    )
    blocks = [[title, "", *outcomes], _counted(results, "reason", texts)]
    if results.mishaps:
        blocks.append(_counted(results, "cause", texts))
    means = [
        [word("column", name, texts), f"{mean:.1f}", f"{low:.1f}–{high:.1f}"]
        for name, (mean, low, high) in ((n, t.mean()) for n, t in results.figures.items())
    ]
    blocks.append(table(["", texts("column-mean"), texts("column-interval")], means))
    return blocks


def _counted(results: Results, kind: str, texts: Texts) -> list[str]:
    """How the games ended, or what killed: each with its share of the games or of the deaths."""
    counter = results.reasons if kind == "reason" else results.mishaps
    header = "column-reason" if kind == "reason" else "column-deaths"
    rows = [
        [word(kind, name, texts), str(count), *_share(wilson(count, counter.total()))]
        for name, count in _most_first(counter)
    ]
    count = texts("column-games") if kind == "reason" else texts("column-count")
    return table([texts(header), count, texts("column-share"), texts("column-interval")], rows)


def _most_first(counter: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counter.items(), key=lambda item: (-item[1], item[0]))


def _outcomes(results: Results) -> list[tuple[str, str, int, int]]:
    return [
        (side, bot, games, results.wins[side, bot])
        for (side, bot), games in sorted(results.parties.items())
    ]


def _share(interval: Interval) -> list[str]:
    return [f"{interval.value:.1%}", f"{interval.low:.1%}–{interval.high:.1%}"]


def _decisions(results: Results) -> int:
    return results.figures["decisions"].total if results.games else 0


def _rounded(number: float) -> float | int:
    return round(number, 1) if number < 100 else round(number)
