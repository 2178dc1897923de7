"""What the players could know, in a report: guards, tiles, and what claims told."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cellmates.lab.document import Chart, ReportSection, interval_of
from cellmates.lab.words import share
from cellmates.locale import Texts

Line = Mapping[str, Any]


def knowledge_sections(found: Mapping[str, Any], texts: Texts) -> list[ReportSection]:
    """A section for each thing that was measured; none if nothing was."""
    if not found:
        return []
    rounds, seats = found["rounds"], found["seats"]
    sections = []
    if found["guards"]:
        told = [line for line in rounds if "roles" in line]
        sections += [
            _by_round("roles", told, ("roles", "truth", "certain"), ("roles", "truth"), texts),
            _by_seat("roles", [line for line in seats if "roles" in line], texts),
            _by_round("guards", found["guards"], ("found", "public", "wrong"), (), texts),
        ]
    sections += [
        _by_round("tiles", rounds, ("alone", "told", "surprise"), (), texts),
        _by_seat("told", seats, texts),
    ]
    if found["claims"]:
        sections.append(_claims(found["claims"], texts))
    return sections


def _shown(name: str) -> Callable[[Mapping[str, float]], str]:
    """How a figure is written: bits or a share, with its interval."""
    if name in ("roles", "alone", "told", "surprise"):
        return lambda each: f"{each['value']:.2f} ({each['low']:.2f}–{each['high']:.2f})"
    return lambda each: f"{share(each)} ({each['low']:.1%}–{each['high']:.1%})"


def _by_round(
    id: str, lines: Sequence[Line], names: Sequence[str], drawn: Sequence[str], texts: Texts
) -> ReportSection:
    """Several figures over the rounds; those that are drawn, or all."""
    titles = {name: texts(f"lab-known-{name}") for name in names}
    return ReportSection(
        texts(f"lab-knowledge-{id}"),
        texts(f"lab-knowledge-{id}-note"),
        Chart(
            "lines",
            texts("lab-column-round"),
            [str(line["round"]) for line in lines],
            [
                (titles[name], [interval_of(line[name]) for line in lines])
                for name in drawn or names
            ],
            percent=id == "guards",
        ),
        [texts("lab-column-round"), texts("column-games"), *titles.values()],
        [
            [str(line["round"]), str(line["games"]), *[_shown(name)(line[name]) for name in names]]
            for line in lines
        ],
        level=3,
    )


def _by_seat(name: str, lines: Sequence[Line], texts: Texts) -> ReportSection:
    """A line for each seat, as far as it was ever measured there."""
    rounds = sorted({line["round"] for line in lines})
    seats = sorted({line["seat"] for line in lines})
    there = {(line["seat"], line["round"]): line[name] for line in lines}
    everywhere = [each for each in rounds if all((seat, each) in there for seat in seats)]
    titles = [texts("lab-seat", number=str(seat + 1)) for seat in seats]
    return ReportSection(
        texts(f"lab-knowledge-seats-{name}"),
        texts("lab-knowledge-seats-note"),
        Chart(
            "lines",
            texts("lab-column-round"),
            [str(each) for each in everywhere],
            [
                (title, [interval_of(there[seat, each]) for each in everywhere])
                for title, seat in zip(titles, seats, strict=True)
            ],
        ),
        [texts("lab-column-round"), *titles],
        [
            [
                str(each),
                *[
                    _shown(name)(there[seat, each]) if (seat, each) in there else "–"
                    for seat in seats
                ],
            ]
            for each in rounds
        ],
        level=3,
    )


def _claims(lines: Sequence[Line], texts: Texts) -> ReportSection:
    names = [texts("lab-claims-right" if line["right"] else "lab-claims-wrong") for line in lines]
    bits = texts("lab-column-bits")
    return ReportSection(
        texts("lab-knowledge-claims"),
        texts("lab-knowledge-claims-note"),
        Chart(
            "dots", bits, names, [("", [interval_of(line["bits"]) for line in lines])], zero=True
        ),
        ["", texts("column-count"), texts("lab-column-a-game"), bits, texts("column-interval")],
        [
            [
                name,
                str(line["count"]),
                f"{line['a_game']['value']:.1f}",
                f"{line['bits']['value']:+.2f}",
                f"{line['bits']['low']:+.2f} … {line['bits']['high']:+.2f}",
            ]
            for name, line in zip(names, lines, strict=True)
        ],
        level=3,
    )
