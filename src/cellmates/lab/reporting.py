"""The findings of an experiment as a report: a section with a plot and its table for each."""

from collections.abc import Mapping, Sequence
from typing import Any

from cellmates.games import GAMES
from cellmates.lab.document import Chart, Document, ReportSection, interval_of
from cellmates.lab.knowledge_report import knowledge_sections
from cellmates.lab.statistics import Interval
from cellmates.lab.words import between, gain, gain_between, share, side, thing, word
from cellmates.locale import Texts

MOST_DRAWN = 24
"""How many contributions a plot shows; the table has all that are findings, and these."""

FINDING = 0.05
"""Up to which q something is called a finding."""


def cell_name(cell: Mapping[str, Any], texts: Texts) -> str:
    """A configuration and its bots, as a heading."""
    parts = [f"{key}={_plain(value)}" for key, value in cell["varied"].items()]
    parts += [
        f"{side(name, texts)}: {texts(f'lab-manner-{manner}')}"
        for name, manner in sorted(cell["manners"].items())
    ]
    varied = ", ".join(parts)
    bots = ", ".join(cell["bots"])
    return f"{varied} · {bots}" if varied else texts("lab-as-agreed", bots=bots)


def _plain(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(str, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def report_of(found: Mapping[str, Any], folder: str, texts: Texts) -> Document:
    """The report on an experiment; `folder` is where its games are kept."""
    cells = found["cells"]
    sections: list[ReportSection] = []
    if len(cells) > 1:
        sections += [_overview(cells, texts), *_against(cells, texts)]
    for number, cell in enumerate(cells, start=1):
        config = GAMES[found["game"]].config({**found["keys"], **cell["varied"]})
        sections.append(
            ReportSection(texts("lab-report-cell", number=number, name=cell_name(cell, texts)))
        )
        sections += _cell(number, cell, found["game"], config, folder, texts)
    return Document(
        texts.lang,
        texts("lab-report-title", game=texts(f"game-{found['game']}")),
        facts_of(found, folder, texts),
        sections,
    )


def facts_of(found: Mapping[str, Any], folder: str, texts: Texts) -> list[tuple[str, str]]:
    """By what every number can be made again."""
    keys = ", ".join(f"{key}={_plain(value)}" for key, value in found["keys"].items())
    sides = ", ".join(f"{key}={value}" for key, value in found.get("sides", {}).items())
    facts = [(texts("lab-fact-settings"), keys or "–")]
    if sides:
        facts.append((texts("lab-fact-sides"), sides))
    version = texts("version", version=found["version"])
    return [
        *facts,
        (texts("lab-fact-games"), str(found["games"])),
        (texts("lab-fact-seed"), found["seed"]),
        (texts("lab-fact-version"), f"{version}, {found['game']} {found['rules_version']}"),
        (texts("lab-fact-folder"), folder),
        (texts("lab-fact-record"), f"cellmates lab record {folder} 1 0 > game.json"),
    ]


def _overview(cells: Sequence[Mapping[str, Any]], texts: Texts) -> ReportSection:
    """The shares of wins of every cell on one scale."""
    names, values, rows = [], [], []
    for number, cell in enumerate(cells, start=1):
        for each in cell["outcomes"]:
            who = side(each["side"], texts)
            names.append(f"{number}. {cell_name(cell, texts)}: {who}")
            values.append(interval_of(each["share"]))
            rows.append([
                str(number), cell_name(cell, texts), who, each["bots"], str(each["parties"]),
                share(each["share"]), between(each["share"]),
            ])  # fmt: skip
    return ReportSection(
        texts("lab-report-overview"),
        texts("lab-report-overview-note"),
        Chart("dots", texts("column-share"), names, [("", values)], percent=True),
        [
            texts("lab-column-number"), texts("lab-column-cell"), texts("column-side"),
            texts("column-bot"), texts("column-games"), texts("column-share"),
            texts("column-interval"),
        ],
        rows,
    )  # fmt: skip


def _against(cells: Sequence[Mapping[str, Any]], texts: Texts) -> list[ReportSection]:
    """What every cell changes beside the first, deal by deal."""
    names, values, rows = [], [], []
    for number, cell in enumerate(cells[1:], start=2):
        for line in cell["against_first"]:
            who = side(line["side"], texts)
            names.append(f"{number}. {cell_name(cell, texts)}: {who}")
            values.append(interval_of(line["difference"]))
            rows.append([
                str(number), cell_name(cell, texts), who, str(line["pairs"]), share(line["first"]),
                share(line["here"]), gain(line["difference"]), gain_between(line["difference"]),
                f"{line['only_first']} / {line['only_here']}", *_tested(line),
            ])  # fmt: skip
    if not rows:
        return []
    chart = Chart(
        "dots", texts("lab-column-difference"), names, [("", values)], percent=True, zero=True
    )
    section = ReportSection(
            texts("lab-report-against"),
            texts("lab-report-against-note"),
            chart,
            [
                texts("lab-column-number"),
                texts("lab-column-cell"),
                texts("column-side"),
                texts("lab-column-deals"),
                texts("lab-column-first"),
                texts("lab-column-here"),
                texts("lab-column-difference"),
                texts("column-interval"),
                texts("lab-column-only-here"),
                "p",
                "q",
            ],
            rows,
        )  # fmt: skip
    return [section]


def _tested(line: Mapping[str, float]) -> list[str]:
    return [f"{line['p']:.4f}", f"{line['q']:.4f}"]


def _cell(
    number: int, cell: Mapping[str, Any], game: str, config: Any, folder: str, texts: Texts
) -> list[ReportSection]:
    sections = [
        _wins(number, cell, folder, texts),
        _counted(cell["reasons"], "reason", texts),
        _counted(cell["mishaps"], "cause", texts),
        _length(cell, texts),
        _contributions(cell, game, config, texts),
    ]
    told = [section for section in sections if section is not None]
    return [*told, *knowledge_sections(cell["information"], texts)]


def _wins(number: int, cell: Mapping[str, Any], folder: str, texts: Texts) -> ReportSection:
    outcomes = cell["outcomes"]
    names = [f"{side(each['side'], texts)}: {each['bots']}" for each in outcomes]
    rows = [
        [
            side(each["side"], texts), each["bots"], str(each["parties"]), str(each["wins"]),
            share(each["share"]), between(each["share"]),
        ]
        for each in outcomes
    ]  # fmt: skip
    more = [
        (
            texts("lab-report-won", who=name, count=len(each["won"])),
            _ranges(each["won"]) + f" (cellmates lab record {folder} {number} N)",
        )
        for name, each in zip(names, outcomes, strict=True)
        if each["won"]
    ]
    values = [interval_of(each["share"]) for each in outcomes]
    return ReportSection(
        texts("lab-report-wins"),
        "",
        Chart("dots", texts("column-share"), names, [("", values)], percent=True),
        [
            texts("column-side"), texts("column-bot"), texts("column-games"), texts("column-wins"),
            texts("column-share"), texts("column-interval"),
        ],
        rows,
        more,
        level=3,
    )  # fmt: skip


def _ranges(numbers: Sequence[int]) -> str:
    """`0, 3–5, 9`."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1] = [found[-1][0], number]
        else:
            found.append([number])
    return ", ".join("–".join(map(str, each)) for each in found)


def _counted(lines: Sequence[Mapping[str, Any]], kind: str, texts: Texts) -> ReportSection | None:
    if not lines:
        return None
    names = [word(kind, line["name"], texts) for line in lines]
    reasons = kind == "reason"
    values = [interval_of(line["share"]) for line in lines]
    return ReportSection(
        texts("lab-report-reasons" if reasons else "lab-report-mishaps"),
        "",
        Chart("bars", texts("column-share"), names, [("", values)], percent=True),
        [
            texts("column-reason" if reasons else "column-deaths"),
            texts("column-games" if reasons else "column-count"),
            texts("column-share"),
            texts("column-interval"),
        ],
        [
            [name, str(line["count"]), share(line["share"]), between(line["share"])]
            for name, line in zip(names, lines, strict=True)
        ],
        level=3,
    )


def _length(cell: Mapping[str, Any], texts: Texts) -> ReportSection:
    counted = {int(key): count for key, count in cell["length"]["games"].items()}
    names, values = _bins(counted)
    rows = [
        [
            word("column", name, texts),
            f"{mean['value']:.1f}",
            f"{mean['low']:.1f}–{mean['high']:.1f}",
        ]
        for name, mean in cell["figures"].items()
    ]
    of = word("column", cell["length"]["of"], texts)
    return ReportSection(
        texts("lab-report-length"),
        "",
        Chart("columns", of, names, [("", [Interval(each, each, each) for each in values])]),
        ["", texts("column-mean"), texts("column-interval")],
        rows,
        level=3,
    )


def _bins(counted: Mapping[int, int], most: int = 24) -> tuple[list[str], list[float]]:
    """Games by their length, several lengths together where there are too many."""
    low, high = min(counted), max(counted)
    width = -(-(high - low + 1) // most)
    names, values = [], []
    for first in range(low, high + 1, width):
        last = first + width - 1
        names.append(str(first) if width == 1 else f"{first}–{last}")
        values.append(float(sum(count for key, count in counted.items() if first <= key <= last)))
    return names, values


def _contributions(
    cell: Mapping[str, Any], game: str, config: Any, texts: Texts
) -> ReportSection | None:
    lines = cell["contributions"]
    if not lines:
        return None
    findings = sum(line["q"] <= FINDING for line in lines)
    told = lines[: max(findings, MOST_DRAWN)]
    names = [
        f"{side(line['side'], texts)}: {thing(line['what'], game, config, texts)}" for line in told
    ]
    drawn = [interval_of(line["difference"]) for line in told[:MOST_DRAWN]]
    axis = texts("lab-column-difference")
    return ReportSection(
        texts("lab-report-contributions"),
        texts("lab-report-contributions-note", all=len(lines), count=findings),
        Chart("dots", axis, names[:MOST_DRAWN], [("", drawn)], percent=True, zero=True),
        [
            texts("column-side"), texts("lab-column-what"), texts("lab-column-having"),
            texts("lab-column-having-not"), axis, texts("column-interval"), "p", "q",
        ],
        [
            [
                side(line["side"], texts), thing(line["what"], game, config, texts),
                _of(line["wins_with"], line["with"]), _of(line["wins_without"], line["without"]),
                gain(line["difference"]), gain_between(line["difference"]), *_tested(line),
            ]
            for line in told
        ],
        level=3,
    )  # fmt: skip


def _of(wins: int, games: int) -> str:
    return f"{wins / games:.1%} ({wins}/{games})" if games else "–"
