"""Plots of a report as SVG, by matplotlib (the extra `lab`)."""

import io
from typing import Any

from cellmates.lab.document import Chart

COLOURS = ("#c2571a", "#2b6cb0", "#2f855a", "#6b46c1", "#b7791f", "#4a5568", "#b83280", "#086f83")
INK, FAINT = "#1b1d22", "#d9dce3"
WIDTH = 8.0
"""Inches; the page shrinks it where it is narrower."""


class NoMatplotlib(ImportError):
    """Plots need matplotlib."""


def svg(chart: Chart) -> str:
    """A chart as an SVG element; NoMatplotlib if it cannot be drawn here."""
    try:
        from matplotlib import rc_context
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure
        from matplotlib.ticker import PercentFormatter
    except ImportError as error:
        raise NoMatplotlib from error
    settings = {"svg.fonttype": "none", "svg.hashsalt": "cellmates", "font.family": "sans-serif"}
    with rc_context(settings):
        across = chart.kind in ("dots", "bars")
        height = 1.1 + 0.3 * len(chart.names) * (max(1, len(chart.series)) ** 0.5)
        figure = Figure(figsize=(WIDTH, min(24.0, height) if across else 3.4), layout="constrained")
        axes = figure.add_subplot()
        (_across if across else _along)(axes, chart)
        if chart.percent:
            axis = axes.xaxis if across else axes.yaxis
            axis.set_major_formatter(PercentFormatter(1.0))
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        axes.tick_params(colors=INK, labelsize=9)
        if len(chart.series) > 1:
            axes.legend(frameon=False, fontsize=9, loc="best")
        drawn = io.StringIO()
        FigureCanvasSVG(figure).print_svg(drawn, metadata={"Date": None, "Creator": None})
    text = drawn.getvalue()
    return text[text.index("<svg") :]


def _across(axes: Any, chart: Chart) -> None:
    """Names down the side, values across."""
    several = len(chart.series)
    for number, (label, values) in enumerate(chart.series):
        shift = 0.0 if several == 1 else 0.55 * (number / (several - 1) - 0.5)
        places = [place + shift for place in range(len(values))]
        colour = COLOURS[number % len(COLOURS)]
        middle = [each.value for each in values]
        errors = [
            [each.value - each.low for each in values],
            [each.high - each.value for each in values],
        ]
        if chart.kind == "bars":
            axes.barh(places, middle, height=0.6 / several, color=colour, label=label, alpha=0.85)
            axes.errorbar(middle, places, xerr=errors, fmt="none", ecolor=INK, capsize=2, lw=1)
        else:
            axes.errorbar(
                middle, places, xerr=errors, fmt="o", color=colour, label=label, capsize=2, ms=5
            )
    if chart.zero:
        axes.axvline(0, color=INK, lw=1, ls="--")
    axes.set_yticks(range(len(chart.names)), list(chart.names))
    axes.set_ylim(len(chart.names) - 0.4, -0.6)  # the first on top
    axes.grid(axis="x", color=FAINT, lw=0.7)
    axes.set_axisbelow(True)
    axes.set_xlabel(chart.axis, fontsize=9, color=INK)
    if chart.kind == "bars":
        axes.set_xlim(left=0)


def _along(axes: Any, chart: Chart) -> None:
    """Numbers along the bottom, values upwards."""
    places = list(range(len(chart.names)))
    for number, (label, values) in enumerate(chart.series):
        colour = COLOURS[number % len(COLOURS)]
        middle = [each.value for each in values]
        if chart.kind == "columns":
            axes.bar(places, middle, color=colour, label=label, alpha=0.85)
        else:
            axes.plot(places, middle, "o-", color=colour, label=label, ms=4)
            low, high = [each.low for each in values], [each.high for each in values]
            axes.fill_between(places, low, high, color=colour, alpha=0.15, lw=0)
    every = max(1, len(places) // 20)
    axes.set_xticks(places[::every], list(chart.names)[::every])
    axes.set_ylim(bottom=0)
    axes.grid(axis="y", color=FAINT, lw=0.7)
    axes.set_axisbelow(True)
    axes.set_xlabel(chart.axis, fontsize=9, color=INK)
