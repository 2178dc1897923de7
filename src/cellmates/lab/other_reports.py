"""Reports on ladders, on what a rule is worth, and on searches for settings."""

from collections.abc import Mapping
from typing import Any

from cellmates.lab.document import Chart, Document, ReportSection, interval_of
from cellmates.lab.reporting import facts_of
from cellmates.lab.statistics import Interval
from cellmates.lab.words import (
    between,
    cells_word,
    gain,
    gain_between,
    settings_word,
    share,
    side,
    word,
)
from cellmates.locale import Texts


def ladder_report(found: Mapping[str, Any], folder: str, texts: Texts) -> Document:
    """Ratings, and each against each."""
    lines, meetings = found["ratings"], found["meetings"]
    rating = texts("lab-column-rating")
    rated = [Interval(line["value"], line["low"], line["high"]) for line in lines]
    names = [" – ".join(line["bots"]) for line in meetings]
    shares = [interval_of(line["share"]) for line in meetings]
    return Document(
        texts.lang,
        texts("lab-ladder-title", game=texts(f"game-{found['game']}")),
        facts_of(found, folder, texts),
        [
            ReportSection(
                texts("lab-ladder-ratings"),
                texts("lab-ladder-note"),
                Chart("dots", rating, [line["bot"] for line in lines], [("", rated)], zero=True),
                [texts("column-bot"), rating, texts("column-interval")],
                [
                    [line["bot"], f"{line['value']:+.0f}", _from_to(line["low"], line["high"])]
                    for line in lines
                ],
            ),
            ReportSection(
                texts("lab-ladder-meetings"),
                "",
                Chart("dots", texts("column-share"), names, [("", shares)], percent=True),
                [
                    texts("lab-column-number"),
                    texts("column-bot"),
                    texts("lab-column-against"),
                    texts("lab-column-deals"),
                    texts("lab-column-points"),
                    texts("column-share"),
                    texts("column-interval"),
                ],
                [
                    [
                        cells_word(line["cells"]),
                        *line["bots"],
                        str(line["deals"]),
                        "{} : {}".format(*line["points"]),
                        share(line["share"]),
                        between(line["share"]),
                    ]
                    for line in meetings
                ],
            ),
        ],
    )


def _from_to(low: float, high: float) -> str:
    return f"{low:+.0f} … {high:+.0f}"


def compare_report(found: Mapping[str, Any], folder: str, texts: Texts) -> Document:
    """What the rule adds to each side's wins, and to whatever else is counted."""
    changed = ", ".join(f"{key}={value}" for key, value in found["with"].items())
    outcomes = found["outcomes"]
    figures = found["figures"]
    difference = texts("lab-column-difference")
    apart = [interval_of(line["difference"]) for line in outcomes]
    names = [side(line["side"], texts) for line in outcomes]
    called = [word("column", name, texts) for name in figures]
    means = [interval_of(each) for each in figures.values()]
    return Document(
        texts.lang,
        texts("lab-compare-report", game=texts(f"game-{found['game']}")),
        facts_of(found, folder, texts),
        [
            ReportSection(
                texts("lab-compare-title", count=found["pairs"], changed=changed),
                texts("lab-anytime-note" if found["stop"] else "lab-compare-note"),
                Chart("dots", difference, names, [("", apart)], percent=True, zero=True),
                [
                    texts("column-side"),
                    f"1. {texts('lab-column-without')}",
                    f"2. {texts('lab-column-with')}",
                    difference,
                    texts("column-interval"),
                    texts("lab-column-only"),
                    "p",
                ],
                [
                    [
                        name,
                        f"{line['without']:.1%}",
                        f"{line['with']:.1%}",
                        gain(line["difference"]),
                        gain_between(line["difference"]),
                        f"{line['only_without']} / {line['only_with']}",
                        f"{line['p']:.4f}",
                    ]
                    for name, line in zip(names, outcomes, strict=True)
                ],
            ),
            ReportSection(
                texts("lab-compare-figures"),
                "",
                Chart("dots", difference, called, [("", means)], zero=True),
                ["", difference, texts("column-interval")],
                [
                    [name, f"{each.value:+.2f}", f"{each.low:+.2f} … {each.high:+.2f}"]
                    for name, each in zip(called, means, strict=True)
                ],
            ),
        ],
    )


def tune_report(found: Mapping[str, Any], folder: str, texts: Texts) -> Document:
    """What was tried, the nearest first, and what the best does on fresh deals."""
    tried, confirmed = searched(found), confirmation(found, texts)
    wins = texts("column-share")
    sections = []
    for title, lines in (
        (texts("lab-tune-searched", count=len(tried), games=found["games"]), tried),
        (texts("lab-tune-confirmed", games=found["held_out"]["games"]), confirmed),
    ):
        names = [f"{cell}. {name}" for cell, name, _ in lines]
        values = [interval_of(value) for _, _, value in lines]
        sections.append(
            ReportSection(
                title,
                "",
                Chart("dots", wins, names, [("", values)], percent=True),
                [
                    texts("lab-column-number"),
                    texts("lab-column-cell"),
                    wins,
                    texts("column-interval"),
                ],
                [[str(cell), name, share(each), between(each)] for cell, name, each in lines],
            )
        )
    title = texts(
        "lab-tune-report",
        game=texts(f"game-{found['game']}"),
        side=side(found["side"], texts),
        target=f"{100 * found['target']:g}",
    )
    return Document(texts.lang, title, facts_of(found, folder, texts), sections)


def searched(found: Mapping[str, Any]) -> list[tuple[int, str, dict[str, float]]]:
    """Every setting that was played: its cell, its name, its share of wins; the nearest first."""
    nearest = sorted(found["tried"], key=lambda each: (each["missed"], each["number"]))
    once = {each["cell"]: each for each in nearest if each["share"] is not None}
    return [(cell, settings_word(each["settings"]), each["share"]) for cell, each in once.items()]


def confirmation(found: Mapping[str, Any], texts: Texts) -> list[tuple[int, str, dict[str, float]]]:
    """The game as agreed and the best of the search, on fresh deals."""
    held, last = found["held_out"], len(found["cells"])
    best = settings_word(found["best"]["settings"])
    return [(last - 1, texts("lab-tune-agreed"), held["agreed"]), (last, best, held["best"])]
