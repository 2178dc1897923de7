"""Reports on ladders, and on what a rule is worth."""

from collections.abc import Mapping
from typing import Any

from cellmates.lab.document import Chart, Document, ReportSection, interval_of
from cellmates.lab.reporting import facts_of
from cellmates.lab.statistics import Interval
from cellmates.lab.words import between, gain, gain_between, share, side, word
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
                    texts("column-bot"),
                    texts("lab-column-against"),
                    texts("lab-column-deals"),
                    texts("lab-column-points"),
                    texts("column-share"),
                    texts("column-interval"),
                ],
                [
                    [
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
                    texts("lab-column-without"),
                    texts("lab-column-with"),
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
