"""A report as one HTML file that needs nothing else: texts, plots, and a table under each plot."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

from cellmates.lab.statistics import Interval
from cellmates.locale import with_minus


class Chart(NamedTuple):
    """What is drawn: a mark for each value, with its interval where there is one.

    `kind`: `dots` (names down the side, intervals across, a line at `zero` if that is given),
    `bars` (names down the side), `columns` (numbers along the bottom), `lines` (several series).
    """

    kind: str
    axis: str
    names: Sequence[str]
    series: Sequence[tuple[str, Sequence[Interval]]]
    percent: bool = False
    zero: bool = False


class ReportSection(NamedTuple):
    """A heading, what is to be said, a plot, its table, and what can be unfolded below it."""

    heading: str
    note: str = ""
    chart: Chart | None = None
    headers: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    more: Sequence[tuple[str, str]] = ()
    level: int = 2


class Document(NamedTuple):
    """A whole report."""

    lang: str
    title: str
    facts: Sequence[tuple[str, str]]
    sections: Sequence[ReportSection]


def interval_of(value: Mapping[str, float]) -> Interval:
    """An interval out of plain data."""
    return Interval(value["value"], value["low"], value["high"])


STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #1b1d22; background: #fff; margin: 0 auto;
  max-width: 60rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; border-top: 2px solid #e4761b; padding-top: 1rem; }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 45rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; font-size: .9rem; }
dt { color: #5b606b; } dd { margin: 0; overflow-wrap: anywhere; }
figure { margin: .5rem 0; overflow-x: auto; }
svg { width: 100%; max-width: 48rem; min-width: 36rem; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .2rem .9rem .2rem 0; border-bottom: 1px solid #e3e5ea;
  vertical-align: top; }
th { font-weight: 600; } td.number, th.number { text-align: right; white-space: nowrap; }
details { font-size: .85rem; margin: .35rem 0; } summary { cursor: pointer; color: #5b606b; }
details p { overflow-wrap: anywhere; }
nav ol { columns: 18rem; font-size: .9rem; padding-left: 1.4rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dt { margin-top: .4rem; } }
@media print { h2 { break-after: avoid; } figure { break-inside: avoid; } }
"""


def html(document: Document, plots: Sequence[str]) -> str:
    """The file; `plots` are the drawings of those sections that have a chart, in their order."""
    drawn = iter(plots)
    title = escape(document.title)
    facts = "".join(f"<dt>{escape(a)}</dt><dd>{escape(b)}</dd>" for a, b in document.facts)
    parts = [_section(n, each, drawn) for n, each in enumerate(document.sections)]
    listed = [
        f'<li><a href="#s{number}">{escape(each.heading)}</a></li>'
        for number, each in enumerate(document.sections)
        if each.level == 2
    ]
    contents = f"<nav><ol>{''.join(listed)}</ol></nav>" if len(listed) > 2 else ""
    return (
        f'<!doctype html>\n<html lang="{document.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f"<dl>{facts}</dl>\n{contents}\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def _section(number: int, section: ReportSection, drawn: Iterator[str]) -> str:
    tag = f"h{section.level}"
    parts = [f'<{tag} id="s{number}">{escape(section.heading)}</{tag}>']
    if section.note:
        parts.append(f"<p>{escape(section.note)}</p>")
    if section.chart is not None:
        parts.append(f"<figure>{next(drawn)}</figure>")
    if section.rows:
        parts.append(_table(section.headers, section.rows))
    for summary, text in section.more:
        parts.append(
            f"<details><summary>{escape(summary)}</summary><p>{escape(text)}</p></details>"
        )
    return "\n".join(parts)


def _table(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    shown = [[with_minus(cell) for cell in row] for row in rows]
    right = [all(_is_number(row[column]) for row in shown) for column in range(len(headers))]
    marks = [' class="number"' if each else "" for each in right]
    head = "".join(f"<th{m}>{escape(h)}</th>" for m, h in zip(marks, headers, strict=True))
    lines = [
        "".join(f"<td{m}>{escape(cell)}</td>" for m, cell in zip(marks, row, strict=True))
        for row in shown
    ]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def _is_number(text: str) -> bool:
    return text[:1] in "0123456789−+–"
